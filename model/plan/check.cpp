// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/evaluate.h"

#include <set>

namespace gpufolio
{

namespace
{

// 100 years of hours: beyond, a horizon is a slip of the pen.
constexpr std::int64_t longestHorizonHours = 876'000;

class Checker
{
public:
    explicit Checker(const Scenario &scenario) : m_inputs(scenario.inputs), m_scenario(scenario) {}

    Diagnostics run()
    {
        checkHorizon();
        checkOffers();
        checkCommitments(m_inputs.commitments, "commitments");
        checkCommitments(m_scenario.plan.commitments, "plans[" + m_scenario.plan.id + "].commitments");
        return std::move(m_found);
    }

private:
    void add(Error::Code code, Message what, std::string field)
    {
        if (m_found.size() < maxDiagnostics)
            m_found.push_back({code, std::move(what), {{}, 0, 0, std::move(field)}});
    }

    void checkHorizon()
    {
        if (m_inputs.hours < 1 || m_inputs.hours > longestHorizonHours)
            add(Error::Code::BadValue,
                {GPUFOLIO_TEXT("model", "%1 hours were found, expected a horizon of 1 to 876000 hours."),
                 {std::to_string(m_inputs.hours)}},
                "hours");
        const Result<Calendar> calendar = Calendar::forZone(m_inputs.timeZone);
        if (!calendar)
            add(calendar.error().code, calendar.error().what, "timeZone");
        if (m_inputs.discountRate && *m_inputs.discountRate <= Decimal::fromInteger(-1))
            add(Error::Code::BadValue,
                {GPUFOLIO_TEXT("model", "'%1' was found, expected a discount rate above -1."),
                 {toText(*m_inputs.discountRate)}},
                "discountRate");
    }

    void checkOffers()
    {
        std::set<std::string> seen;
        for (const Offer &offer : m_inputs.offers) {
            const std::string field = "offers[" + offer.id + "]";
            if (!seen.insert(offer.id).second)
                add(Error::Code::BadValue, {GPUFOLIO_TEXT("model", "The offer '%1' is there twice."), {offer.id}},
                    field);
            if (offer.acceleratorCount <= Decimal())
                add(Error::Code::BadValue,
                    {GPUFOLIO_TEXT("model", "'%1' was found, expected more than 0 accelerators per instance."),
                     {toText(offer.acceleratorCount)}},
                    field + ".acceleratorCount");
            for (const PurchaseOption &option : offer.options)
                if (option.kind == OptionKind::Commitment && option.termHours < 1)
                    add(Error::Code::BadValue,
                        {GPUFOLIO_TEXT("model", "The term of %1 is %2 hours, expected at least 1."),
                         {option.id, std::to_string(option.termHours)}},
                        field + ".options[" + option.id + "].termHours");
        }
    }

    void checkCommitments(const std::vector<CommitmentPurchase> &commitments, const std::string &list)
    {
        for (std::size_t i = 0; i < commitments.size(); ++i) {
            const CommitmentPurchase &purchase = commitments[i];
            const std::string field = list + "[" + std::to_string(i) + "]";
            const Offer *offer = findOffer(m_inputs, purchase.offer);
            if (!offer) {
                add(Error::Code::UnknownReference,
                    {GPUFOLIO_TEXT("model", "'%1' was found, expected the id of an offer."), {purchase.offer}},
                    field + ".offer");
                continue;
            }
            const PurchaseOption *option = findOption(*offer, purchase.option);
            if (!option || option->kind != OptionKind::Commitment)
                add(Error::Code::MissingPrice,
                    {GPUFOLIO_TEXT("model", "'%1' was found, expected the id of a commitment of %2."),
                     {purchase.option, offer->id}},
                    field + ".option");
            if (purchase.instances < 1 || purchase.instances > 1'000'000'000)
                add(Error::Code::BadValue,
                    {GPUFOLIO_TEXT("model", "%1 instances were found, expected 1 to 1000000000."),
                     {std::to_string(purchase.instances)}},
                    field + ".instances");
            if (!purchase.held && purchase.start >= m_inputs.horizon().end)
                add(Error::Code::BadValue,
                    {GPUFOLIO_TEXT("model", "A new commitment starts at %1, expected a start before the horizon ends."),
                     {purchase.start.toText()}},
                    field + ".start");
        }
    }

    const Inputs &m_inputs;
    const Scenario &m_scenario;
    Diagnostics m_found;
};

} // namespace

Diagnostics check(const Scenario &scenario)
{
    return Checker(scenario).run();
}

} // namespace gpufolio
