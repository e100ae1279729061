// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/why_spot.h"

#include "plan/spot_outlook.h"
#include "report/cell_text.h"
#include "report/why_text.h"

namespace gpufolio
{

namespace
{

constexpr const char *eulersNumber = "2.718281828459";
constexpr long double secondsPerHour = 3600;

Decimal decimalOf(long double value)
{
    return Decimal::fromLongDouble(value);
}

class SpotExplainer
{
public:
    SpotExplainer(const Inputs &inputs, const Workload &workload, const Offer &offer, Metric metric)
        : m_inputs(inputs), m_workload(workload), m_offer(offer), m_outlook(spotOutlook(inputs, workload, offer)),
          m_spot(findOption(offer, OptionKind::Spot))
    {
        const bool known = metric == Metric::SpotFactor || metric == Metric::SpotInterval;
        m_why.metric = known ? metric : Metric::SpotWorkHourCost;
    }

    Why explain()
    {
        const MetricInfo &info = metricInfo(m_why.metric);
        m_why.formula = {std::string(info.formula)};
        m_why.rounding = roundingText(info.unit, m_outlook.currency, m_inputs.rounding);
        m_why.about = WhyLink::price(m_offer.id, m_spot != nullptr ? m_spot->id : std::string());
        const std::optional<Decimal> value = valueOf();
        m_why.value = valueText({value, {}}, info.unit, m_outlook.currency, m_inputs.rounding);
        if (!value) {
            const Message reason =
                m_outlook.advice.empty() ? Message{GPUFOLIO_TEXT("model", "not known")} : m_outlook.advice.front();
            m_why.inputs.push_back({reason, "\u2014", {}});
            return std::move(m_why);
        }
        const std::string shown = m_why.value.substr(0, m_why.value.find(' '));
        if (m_why.metric == Metric::SpotFactor)
            factor(shown);
        else if (m_why.metric == Metric::SpotInterval)
            interval(shown);
        else
            workHour(shown);
        return std::move(m_why);
    }

private:
    std::optional<Decimal> valueOf() const
    {
        if (m_why.metric == Metric::SpotFactor)
            return m_outlook.factor;
        if (m_why.metric == Metric::SpotWorkHourCost)
            return m_outlook.perUsefulHour;
        return m_outlook.chosenHours ? std::optional(decimalOf(*m_outlook.chosenHours)) : std::nullopt;
    }

    void add(Message label, const std::string &value, Message source)
    {
        m_why.inputs.push_back({std::move(label), value, std::move(source)});
    }
    static Message ofWorkload() { return {GPUFOLIO_TEXT("model", "set for the workload")}; }

    void hazard()
    {
        const std::int64_t nodes = m_workload.interruptible->nodes;
        const auto rate = [this](const char *label, const std::optional<Decimal> &perHour) {
            if (perHour)
                m_why.inputs.push_back({{label, {m_offer.id}},
                                        exactNumber(*perHour),
                                        sourceText(m_spot->provenance),
                                        WhyLink::price(m_offer.id, m_spot->id)});
        };
        rate(GPUFOLIO_TEXT("model", "Interruptions of a node per hour on %1"), m_spot->interruptionsPerHour);
        rate(GPUFOLIO_TEXT("model", "Interruptions of the whole zone per hour on %1"),
             m_spot->zoneInterruptionsPerHour);
        add({GPUFOLIO_TEXT("model", "Nodes that fall together")}, grouped(std::to_string(nodes)), ofWorkload());
        add({GPUFOLIO_TEXT("model", "h, interruptions per hour: nodes x rate of a node + rate of the zone")},
            exactNumber(decimalOf(m_outlook.model.hazardPerHour)), {});
    }

    void checkpoint()
    {
        add({GPUFOLIO_TEXT("model", "d, hours that a checkpoint takes")},
            exactNumber(decimalOf(m_outlook.model.checkpointHours)), ofWorkload());
    }

    void tau()
    {
        const bool given = m_outlook.model.intervalHours.has_value();
        if (m_outlook.chosenHours)
            add({GPUFOLIO_TEXT("model", "tau, hours of work between checkpoints")},
                exactNumber(decimalOf(*m_outlook.chosenHours)),
                given ? ofWorkload() : Message{GPUFOLIO_TEXT("model", "the best interval for these interruptions")});
    }

    void factor(const std::string &shown)
    {
        hazard();
        checkpoint();
        add({GPUFOLIO_TEXT("model", "R, hours that a restart takes")},
            exactNumber(decimalOf(m_outlook.model.restartHours)), ofWorkload());
        tau();
        const auto text = [](long double value) { return exactNumber(decimalOf(value)); };
        if (!m_outlook.chosenHours) { // no interruptions and no checkpoints
            m_why.numbers = "1 = " + shown;
            return;
        }
        const std::string h = text(m_outlook.model.hazardPerHour);
        const std::string d = text(m_outlook.model.checkpointHours);
        const std::string between = text(*m_outlook.chosenHours);
        const std::string e = std::string(eulersNumber) + " ^ (";
        m_why.numbers = m_outlook.model.hazardPerHour == 0
                            ? "(" + between + " + " + d + ") / " + between + " = " + shown
                            : e + h + " x " + text(m_outlook.model.restartHours) + ") x (" + e + h + " x (" + between +
                                  " + " + d + ")) - 1) / (" + h + " x " + between + ") = " + shown;
    }

    void interval(const std::string &shown)
    {
        if (m_outlook.model.intervalHours) {
            add({GPUFOLIO_TEXT("model", "Seconds between checkpoints")},
                exactNumber(decimalOf(*m_outlook.model.intervalHours * secondsPerHour)), ofWorkload());
            m_why.numbers =
                exactNumber(decimalOf(*m_outlook.model.intervalHours * secondsPerHour)) + " / 3,600 = " + shown;
        } else {
            hazard();
            checkpoint();
            const Decimal root = decimalOf(*m_outlook.chosenHours * m_outlook.model.hazardPerHour);
            add({GPUFOLIO_TEXT("model", "y, the root of (1 - y) x e^y = e^(-h d)")}, exactNumber(root), {});
            m_why.numbers =
                exactNumber(root) + " / " + exactNumber(decimalOf(m_outlook.model.hazardPerHour)) + " = " + shown;
        }
        const auto beside = [this](const char *label, const std::optional<long double> &hours, const char *source) {
            if (hours)
                add({label}, exactNumber(roundTo(decimalOf(*hours), 6, Rounding::HalfEven)), {source});
        };
        beside(GPUFOLIO_TEXT("model", "Best interval, hours"), m_outlook.bestHours,
               GPUFOLIO_TEXT("model", "exact, by Lambert's W"));
        beside(GPUFOLIO_TEXT("model", "Young's interval, hours"), m_outlook.youngHours,
               GPUFOLIO_TEXT("model", "sqrt(2 d / h) - d; Young, CACM 17 (1974)"));
        beside(GPUFOLIO_TEXT("model", "Daly's interval, hours"), m_outlook.dalyHours,
               GPUFOLIO_TEXT("model", "higher order; Daly, FGCS 22 (2006)"));
    }

    void workHour(const std::string &shown)
    {
        const Decimal hourly = *m_outlook.spotHourly;
        addPriceInputs(m_why.inputs, m_offer, *m_spot, priceAt(*m_spot, m_inputs.start), m_outlook.currency);
        add({std::string(metricInfo(Metric::SpotFactor).label)}, exactNumber(*m_outlook.factor),
            {GPUFOLIO_TEXT("model", "lost work, restarts and checkpoints; closed form for exponential interruptions")});
        tau();
        hazard();
        add({GPUFOLIO_TEXT("model", "GPUs in a machine")}, exactNumber(m_outlook.accelerators),
            {GPUFOLIO_TEXT("model", "as the offer says")});
        const PurchaseOption *onDemand = findOption(m_offer, OptionKind::OnDemand);
        if (onDemand != nullptr)
            addPriceInputs(m_why.inputs, m_offer, *onDemand, priceAt(*onDemand, m_inputs.start), m_outlook.currency);
        m_why.numbers = exactRate(hourly) + " x " + exactNumber(*m_outlook.factor) + " / " +
                        exactNumber(m_outlook.accelerators) + " = " + shown;
    }

    const Inputs &m_inputs;
    const Workload &m_workload;
    const Offer &m_offer;
    SpotOutlook m_outlook;
    const PurchaseOption *m_spot;
    Why m_why;
};

} // namespace

Why explainSpot(const Inputs &inputs, const Workload &workload, const Offer &offer, Metric metric,
                std::optional<std::int64_t> intervalSeconds)
{
    Workload asked = workload;
    if (asked.interruptible && intervalSeconds)
        asked.interruptible->checkpointEverySeconds = Decimal::fromInteger(*intervalSeconds);
    return SpotExplainer(inputs, asked, offer, metric).explain();
}

} // namespace gpufolio
