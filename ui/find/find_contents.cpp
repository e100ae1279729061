// SPDX-License-Identifier: GPL-3.0-or-later
#include "find/find_contents.h"

#include "find/both_languages.h"
#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "item_models/plan_state.h"
#include "item_models/purchase_text.h"
#include "report/metric_value.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

using Kind = FindEntry::Kind;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Find)
};

const QString dot = QStringLiteral(" · ");

QString planLink(const std::string &plan)
{
    return QStringLiteral("plans/plan:") + fromUtf8(plan);
}

/// "1-year, no upfront" as PurchaseText says it, in the language of `say`.
template <typename Say> QString optionIn(const PurchaseOption &option, const Say &say)
{
    constexpr std::int64_t oneYear = 8760;
    if (option.kind == OptionKind::OnDemand)
        return say("on-demand");
    if (option.kind == OptionKind::Spot)
        return say("spot");
    const QString term = option.termHours % oneYear == 0 ? say("%1-year").arg(option.termHours / oneYear)
                                                         : say("%1 hours").arg(countText(option.termHours));
    if (option.upfront.isZero())
        return say("%1, no upfront").arg(term);
    return (option.hourly.isZero() ? say("%1, all upfront") : say("%1, partly upfront")).arg(term);
}

QString optionEnglish(const PurchaseOption &option)
{
    return optionIn(option, [](const char *text) { return QString::fromLatin1(text); });
}

QString optionChinese(const PurchaseOption &option)
{
    return optionIn(option, [](const char *text) {
        return BothLanguages::catalogue().chinese(QString::fromLatin1(text), QStringLiteral("PurchaseText"));
    });
}

/// Both titles from a name that is the same in both languages.
FindEntry named(Kind kind, const QString &name)
{
    FindEntry entry;
    entry.kind = kind;
    entry.english = name;
    entry.chinese = name;
    return entry;
}

/// "640,856.89 USD", "37.5%"
QString figureText(const Decimal &value, const PlanResult &result, MetricUnit unit)
{
    if (unit == MetricUnit::Fraction)
        return ratioText(value);
    const QString number = groupedText(plainText(value, unit, result.currency, result.rounding));
    const QString of = modelText(unitMessage(unit, result.currency));
    return of.isEmpty() ? number : number + QLatin1Char(' ') + of;
}

/// A figure: "Amortised cost · Base on 1-year", its value in the detail. `before` is the month.
FindEntry figureEntry(const PlanResult &result, Metric metric, const Decimal &value, const QString &before)
{
    const MetricInfo &info = metricInfo(metric);
    const QString label = fromUtf8(info.label);
    const QString plan = dot + fromUtf8(result.planName);
    FindEntry entry;
    entry.kind = before.isEmpty() ? Kind::Number : Kind::Month;
    entry.english = before + label + plan;
    entry.chinese = before + BothLanguages::catalogue().chinese(label, QStringLiteral("model")) + plan;
    entry.detail = figureText(value, result, info.unit);
    entry.links = {planLink(result.planId)};
    entry.plan = fromUtf8(result.planId);
    return entry;
}

void addTotals(std::vector<FindEntry> &entries, const PlanResult &result)
{
    for (int i = 0; i < metricCount; ++i) {
        const auto metric = static_cast<Metric>(i);
        const auto found = metricValue(result, metric);
        if (!found || !found->value)
            continue;
        entries.push_back(figureEntry(result, metric, *found->value, {}));
        entries.back().figure = WhyLink::figure(metric);
    }
}

void addMonths(std::vector<FindEntry> &entries, const PlanResult &result)
{
    for (std::size_t month = 0; month < result.months.size(); ++month) {
        for (const Metric metric : {Metric::Billed, Metric::Amortised}) {
            const auto found = metricValue(result, metric, month);
            if (!found || !found->value)
                continue;
            entries.push_back(figureEntry(result, metric, *found->value, monthText(result.months[month].month) + dot));
            entries.back().figure = WhyLink::figure(metric, month);
        }
    }
}

void addPurchases(std::vector<FindEntry> &entries, const Scenario &scenario, const PlanResult &result)
{
    const Calendar calendar = calendarOf(scenario.inputs);
    for (std::size_t i = 0; i < result.commitments.size(); ++i) {
        const CommitmentPurchase &purchase = result.commitments[i].purchase;
        const Offer *offer = findOffer(scenario.inputs, purchase.offer);
        const PurchaseOption *option = offer == nullptr ? nullptr : findOption(*offer, purchase.option);
        if (option == nullptr)
            continue;
        const QString machines = countText(purchase.instances) + QStringLiteral(" × ") + offerText(*offer) + dot;
        FindEntry entry;
        entry.kind = Kind::Purchase;
        entry.english = machines + optionEnglish(*option);
        entry.chinese = machines + optionChinese(*option);
        entry.detail = startText(purchase.start, calendar) + dot + fromUtf8(result.planName);
        entry.keywords = fromUtf8(offer->provider + " " + offer->accelerator);
        entry.links = {planLink(result.planId), QStringLiteral("plans/purchase:%1").arg(i)};
        entries.push_back(std::move(entry));
    }
}

FindEntry optionEntry(const Offer &offer, const PurchaseOption &option, Currency currency)
{
    const QString machine = fromUtf8(offer.provider) + QLatin1Char(' ') + offerText(offer) + dot;
    FindEntry entry;
    entry.kind = Kind::Offer;
    entry.english = machine + optionEnglish(option);
    entry.chinese = machine + optionChinese(option);
    entry.detail = Words::tr("%1 %2 per machine-hour · %3 × %4")
                       .arg(rateText(amortisedHourly(option), 4), fromUtf8(currency.code()),
                            groupedText(toText(offer.acceleratorCount, 0, 3)), fromUtf8(offer.accelerator));
    entry.keywords = fromUtf8(offer.id + " " + option.id + " " + offer.region);
    entry.links = {QStringLiteral("prices/price:%1|%2").arg(fromUtf8(offer.id), fromUtf8(option.id))};
    return entry;
}

/// Offers of the scenario that the price book does not have, such as quotes: Why shows their price.
void addOwnOffers(std::vector<FindEntry> &entries, const ScenarioSet &set, const PriceBook &book,
                  const SessionResults *results)
{
    for (const Offer &offer : set.inputs.offers) {
        if (book.offer(offer.id))
            continue;
        for (const PurchaseOption &option : offer.options) {
            FindEntry entry = optionEntry(offer, option, currencyOf(set.inputs, offer));
            const bool computed = results != nullptr && !results->plans.empty() && results->plans.front();
            if (computed) {
                entry.links.clear();
                entry.plan = fromUtf8(results->plans.front()->planId);
                entry.figure = WhyLink::price(offer.id, option.id);
            }
            entries.push_back(std::move(entry));
        }
    }
}

void addWorkloads(std::vector<FindEntry> &entries, const Inputs &inputs)
{
    for (const Workload &workload : inputs.workloads) {
        FindEntry entry = named(Kind::Workload, fromUtf8(workload.name.empty() ? workload.id : workload.name));
        entry.keywords = fromUtf8(workload.id);
        entry.detail = fromUtf8(workload.offer.value_or(std::string()));
        entry.links = {QStringLiteral("workloads/workload:") + fromUtf8(workload.id)};
        entries.push_back(std::move(entry));
    }
}

/// The rules on Start, each with its value where it is short.
void addRules(std::vector<FindEntry> &entries, const Inputs &inputs)
{
    const auto add = [&entries](const char *key, const char *title, const QString &value) {
        FindEntry entry = named(Kind::Rule, QString::fromLatin1(title));
        entry.chinese = BothLanguages::catalogue().chinese(entry.english, QStringLiteral("StartRulesStrip"));
        entry.detail = value;
        entry.links = {QStringLiteral("start/rule:") + QLatin1String(key)};
        entries.push_back(std::move(entry));
    };
    add("currency", "Currency", fromUtf8(inputs.currency.code()));
    add("fiscalYear", "Fiscal year starts", {});
    add("discountRate", "Discount rate", inputs.discountRate ? ratioText(*inputs.discountRate, 2) : QString());
    add("timeZone", "Time zone", fromUtf8(inputs.timeZone));
    add("rounding", "Rounding", {});
}

} // namespace

std::shared_ptr<const FindPart> FindContents::project() const
{
    const ScenarioSet &set = m_session.scenarioSet();
    const auto results = m_session.results();
    std::vector<FindEntry> entries;
    for (const Plan &plan : withExplicitPlans(set).plans) {
        entries.push_back(named(Kind::Plan, nameOf(plan)));
        entries.back().keywords = fromUtf8(plan.id);
        entries.back().links = {planLink(plan.id)};
    }
    addWorkloads(entries, set.inputs);
    addRules(entries, set.inputs);
    if (results) {
        const auto ofEachPlan = [&results](auto add) {
            for (std::size_t i = 0; i < results->plans.size(); ++i) {
                if (results->plans[i])
                    add(results->scenarios[i], *results->plans[i]);
            }
        };
        ofEachPlan(
            [&](const Scenario &scenario, const PlanResult &result) { addPurchases(entries, scenario, result); });
        ofEachPlan([&](const Scenario &, const PlanResult &result) { addTotals(entries, result); });
        ofEachPlan([&](const Scenario &, const PlanResult &result) { addMonths(entries, result); });
    }
    addOwnOffers(entries, set, *m_session.priceBook(), results.get());
    return std::make_shared<const FindPart>(std::move(entries));
}

std::shared_ptr<const FindPart> FindContents::offers()
{
    const auto book = m_session.priceBook();
    if (m_offers != nullptr && book == m_book && m_locale == QLocale())
        return m_offers;
    m_book = book;
    m_locale = QLocale();
    std::vector<FindEntry> entries;
    for (const Offer &offer : book->offers()) {
        for (const PurchaseOption &option : offer.options)
            entries.push_back(optionEntry(offer, option, offer.currency.value_or(Currency::of("USD"))));
    }
    m_offers = std::make_shared<const FindPart>(std::move(entries));
    return m_offers;
}

} // namespace gpufolio::ui
