// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/result_json.h"

#include "plan/json_text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace gpufolio
{

namespace
{

using Layout = JsonText::Layout;

constexpr int rateDecimals = 2; ///< at least; rates keep all of theirs

class ResultJson
{
public:
    std::string plan(const PlanResult &result)
    {
        m_json.beginObject();
        format("gpufolio.plan");
        text("status", toText(result.status));
        m_json.key("plan");
        m_json.beginObject(Layout::Line);
        text("id", result.planId);
        text("name", result.planName);
        m_json.endObject();
        text("scenario", result.scenarioName);
        frame(result);
        sentences("reasons", result.reasons);
        totals(result);
        commitments(result);
        measures(result);
        months(result);
        workloads(result);
        options(result);
        purchases(result);
        sentences("warnings", result.warnings);
        sentences("assumptions", result.assumptions);
        m_json.endObject();
        return m_json.take();
    }

    std::string comparison(const Comparison &comparison)
    {
        m_json.beginObject();
        format("gpufolio.comparison");
        if (!comparison.plans.empty()) {
            text("base", comparison.plans.front().result.planId);
            frame(comparison.plans.front().result);
        }
        m_json.key("plans");
        m_json.beginArray();
        for (const ComparedPlan &plan : comparison.plans)
            comparedPlan(plan);
        m_json.endArray();
        m_json.key("differingInputs");
        m_json.beginArray();
        for (const std::string &path : comparison.differingInputs)
            m_json.string(path);
        m_json.endArray();
        text("verdict", render(comparison.verdict));
        sentences("warnings", united(comparison, &PlanResult::warnings));
        sentences("assumptions", united(comparison, &PlanResult::assumptions));
        m_json.endObject();
        return m_json.take();
    }

private:
    void text(std::string_view key, std::string_view value)
    {
        m_json.key(key);
        m_json.string(value);
    }

    void textOrNull(std::string_view key, std::string_view value)
    {
        m_json.key(key);
        if (value.empty())
            m_json.literal("null");
        else
            m_json.string(value);
    }

    void amount(std::string_view key, const Money &value, Rounding rounding) { text(key, toText(value, rounding)); }

    void amount(std::string_view key, const std::optional<Money> &value, Rounding rounding)
    {
        textOrNull(key, value ? toText(*value, rounding) : std::string());
    }

    void rate(std::string_view key, const std::optional<Decimal> &perHour)
    {
        textOrNull(key, perHour ? toText(*perHour, rateDecimals) : std::string());
    }

    void number(std::string_view key, const std::optional<Decimal> &value)
    {
        m_json.key(key);
        m_json.literal(value ? toText(*value) : std::string("null"));
    }

    void number(std::string_view key, std::int64_t value) { number(key, Decimal::fromInteger(value)); }

    void number(std::string_view key, const std::optional<double> &value)
    {
        m_json.key(key);
        if (!value) {
            m_json.literal("null");
            return;
        }
        std::array<char, 32> digits{};
        const std::to_chars_result end = std::to_chars(digits.data(), digits.data() + digits.size(), *value);
        m_json.literal({digits.data(), static_cast<std::size_t>(end.ptr - digits.data())});
    }

    void sentences(std::string_view key, const std::vector<Message> &messages)
    {
        m_json.key(key);
        m_json.beginArray();
        for (const Message &message : messages)
            m_json.string(render(message));
        m_json.endArray();
    }

    void format(std::string_view name)
    {
        text("format", name);
        number("formatVersion", std::int64_t{1});
    }

    // What all figures are in.
    void frame(const PlanResult &result)
    {
        text("currency", result.currency.code());
        text("rounding", result.rounding == Rounding::HalfEven ? "halfEven" : "halfAwayFromZero");
        text("timeZone", result.timeZone);
        m_json.key("horizon");
        m_json.beginObject(Layout::Line);
        text("start", result.horizon.start.toText());
        text("end", result.horizon.end.toText());
        number("hours", result.horizon.hours());
        m_json.endObject();
    }

    void totals(const PlanResult &result)
    {
        const PlanTotals &totals = result.totals;
        const Rounding rounding = result.rounding;
        m_json.key("totals");
        m_json.beginObject();
        amount("amortised", totals.amortised, rounding);
        amount("billed", totals.billed, rounding);
        amount("onDemandEquivalent", totals.onDemandEquivalent, rounding);
        amount("savings", totals.savings, rounding);
        number("effectiveSavingsRate", totals.effectiveSavingsRate);
        amount("unusedCommitment", totals.unusedCommitment, rounding);
        amount("prepaidAfterHorizon", totals.prepaidAfterHorizon, rounding);
        amount("owedAfterHorizon", totals.owedAfterHorizon, rounding);
        amount("committedAfterHorizon", totals.committedAfterHorizon, rounding);
        amount("toSign", totals.toSign, rounding);
        amount("npv", totals.npv, rounding);
        amount("npvAfterTail", totals.npvAfterTail, rounding);
        amount("onDemand", totals.onDemand, rounding);
        amount("commitment", totals.commitment, rounding);
        amount("spot", totals.spot, rounding);
        amount("upfront", totals.upfront, rounding);
        amount("recurring", totals.recurring, rounding);
        roundingOf(result);
        m_json.endObject();
    }

    // Total minus the sum of the printed months, each view only when it isn't 0.
    void roundingOf(const PlanResult &result)
    {
        std::vector<Money> billed;
        std::vector<Money> amortised;
        for (const MonthResult &month : result.months) {
            billed.push_back(month.billed);
            amortised.push_back(month.amortised);
        }
        const Money ofBilled = roundingLine(result.totals.billed, billed, result.rounding);
        const Money ofAmortised = roundingLine(result.totals.amortised, amortised, result.rounding);
        if (ofBilled.isZero() && ofAmortised.isZero())
            return;
        m_json.key("rounding");
        m_json.beginObject(Layout::Line);
        if (!ofBilled.isZero())
            amount("billed", ofBilled, result.rounding);
        if (!ofAmortised.isZero())
            amount("amortised", ofAmortised, result.rounding);
        m_json.endObject();
    }

    // Exactly what a scenario's own `commitments` hold, so that a result can be evaluated again.
    void commitments(const PlanResult &result)
    {
        m_json.key("commitments");
        m_json.beginArray();
        for (const CommitmentResult &commitment : result.commitments) {
            const CommitmentPurchase &purchase = commitment.purchase;
            m_json.beginObject(Layout::Line);
            text("offer", purchase.offer);
            text("option", purchase.option);
            number("instances", purchase.instances);
            text("start", purchase.start.toText());
            if (purchase.held) {
                m_json.key("held");
                m_json.literal("true");
            }
            m_json.endObject();
        }
        m_json.endArray();
    }

    // The same purchases in the same order, with what came of them.
    void purchases(const PlanResult &result)
    {
        m_json.key("purchases");
        m_json.beginArray();
        for (const CommitmentResult &commitment : result.commitments) {
            const CommitmentPurchase &purchase = commitment.purchase;
            m_json.beginObject();
            text("offer", purchase.offer);
            text("option", purchase.option);
            number("instances", purchase.instances);
            text("start", purchase.start.toText());
            text("end", (purchase.start + commitment.termHours).toText());
            number("termHours", commitment.termHours);
            m_json.key("held");
            m_json.literal(purchase.held ? "true" : "false");
            amount("toSign", commitment.toSign, result.rounding);
            amount("upfront", commitment.upfront, result.rounding);
            amount("amortised", commitment.amortised, result.rounding);
            amount("unused", commitment.unused, result.rounding);
            number("usedHours", commitment.usedHours.count());
            number("owedHours", commitment.owedHours.count());
            number("utilisation", commitment.utilisation);
            rate("perUsedHour",
                 commitment.perUsedHour ? std::optional(commitment.perUsedHour->perHour()) : std::nullopt);
            m_json.endObject();
        }
        m_json.endArray();
    }

    template <typename Hours> void hours(const Hours &of)
    {
        m_json.key("hours");
        m_json.beginObject(Layout::Line);
        number("onDemand", of.onDemandHours.count());
        number("commitmentUsed", of.commitmentUsedHours.count());
        number("commitmentUnused", of.commitmentUnusedHours.count());
        number("spot", of.spotHours.count());
        number("spotUseful", of.spotUsefulHours.count());
        number("demand", of.demandHours.count());
        m_json.endObject();
    }

    void measures(const PlanResult &result)
    {
        hours(result.totals);
        number("commitmentCoverage", result.commitmentCoverage);
        number("commitmentUtilisation", result.commitmentUtilisation);
    }

    void months(const PlanResult &result)
    {
        m_json.key("months");
        m_json.beginArray();
        for (const MonthResult &month : result.months) {
            m_json.beginObject();
            text("month", month.month.toText());
            amount("billed", month.billed, result.rounding);
            amount("amortised", month.amortised, result.rounding);
            amount("onDemand", month.onDemand, result.rounding);
            amount("commitment", month.commitment, result.rounding);
            amount("spot", month.spot, result.rounding);
            amount("unused", month.unused, result.rounding);
            amount("upfront", month.upfront, result.rounding);
            amount("recurring", month.recurring, result.rounding);
            amount("prepaid", month.prepaidEnd, result.rounding);
            amount("onDemandEquivalent", month.onDemandEquivalent, result.rounding);
            hours(month);
            m_json.endObject();
        }
        m_json.endArray();
    }

    void workloads(const PlanResult &result)
    {
        m_json.key("workloads");
        m_json.beginArray();
        for (const WorkloadResult &workload : result.workloads) {
            m_json.beginObject();
            text("id", workload.id);
            text("status", toText(workload.status));
            textOrNull("reason", render(workload.reason));
            textOrNull("offer", workload.offer);
            amount("amortised", workload.amortisedShown, result.rounding);
            number("demandHours", workload.demandHours.count());
            number("onDemandHours", workload.onDemandHours.count());
            number("commitmentHours", workload.commitmentHours.count());
            number("spotUsefulHours", workload.spotUsefulHours.count());
            number("unservedHours", workload.unservedHours.count());
            number("peakInstances", workload.peakInstances);
            number("acceleratorHours", workload.acceleratorHours.count());
            number("idleAcceleratorHours", workload.idleAcceleratorHours.count());
            number("spotFactor", workload.spotFactor);
            rate("spotHourly", workload.spotHourly);
            number("checkpointIntervalSeconds", workload.checkpointIntervalSeconds);
            m_json.endObject();
        }
        m_json.endArray();
    }

    void options(const PlanResult &result)
    {
        m_json.key("options");
        m_json.beginArray();
        for (const OptionFigures &option : result.options) {
            m_json.beginObject();
            text("offer", option.offer);
            text("option", option.option);
            text("kind", toText(option.kind));
            rate("amortisedHourly", option.amortisedHourly);
            number("breakEvenUtilisation", option.breakEvenUtilisation);
            number("breakEvenHours", option.breakEvenHours);
            number("paybackHours", option.paybackHours);
            m_json.endObject();
        }
        m_json.endArray();
    }

    void comparedPlan(const ComparedPlan &plan)
    {
        const PlanResult &result = plan.result;
        m_json.beginObject();
        textOrNull("file", plan.file);
        text("id", result.planId);
        text("name", result.planName);
        number("rank",
               plan.rank ? std::optional(Decimal::fromInteger(static_cast<std::int64_t>(*plan.rank))) : std::nullopt);
        text("status", toText(result.status));
        sentences("reasons", result.reasons);
        totals(result);
        commitments(result);
        measures(result);
        m_json.key("difference");
        m_json.beginObject();
        amount("amortised", plan.amortisedDifference, result.rounding);
        amount("billed", plan.billedDifference, result.rounding);
        amount("npv", plan.npvDifference, result.rounding);
        m_json.endObject();
        months(result);
        m_json.endObject();
    }

    static std::vector<Message> united(const Comparison &comparison, std::vector<Message> PlanResult::*list)
    {
        std::vector<Message> all;
        for (const ComparedPlan &plan : comparison.plans)
            for (const Message &message : plan.result.*list)
                if (std::find(all.begin(), all.end(), message) == all.end())
                    all.push_back(message);
        return all;
    }

    JsonText m_json;
};

} // namespace

std::string writePlanJson(const PlanResult &result)
{
    return ResultJson().plan(result);
}

std::string writeComparisonJson(const Comparison &comparison)
{
    return ResultJson().comparison(comparison);
}

} // namespace gpufolio
