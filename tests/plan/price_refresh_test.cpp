// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/price_refresh.h"
#include "scenario_builder.h"

#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

PriceRow row(const char *region, const char *hourly, Date day, OptionKind kind = OptionKind::OnDemand)
{
    PriceRow made;
    made.provider = "acme";
    made.region = region;
    made.instanceType = "n-8";
    made.operatingSystem = "linux";
    made.tenancy = "shared";
    made.kind = kind;
    made.termHours = kind == OptionKind::Commitment ? 8760 : 0;
    made.currency = Currency::of("USD");
    made.accelerator = "H100-SXM-80GB";
    made.acceleratorCount = Decimal::fromInteger(8);
    made.hourly = dec(hourly);
    made.provenance = {"list of acme", day, day};
    return made;
}

const Date february{2027, 2, 10};
const Date may{2027, 5, 1};

PriceBook bookOfFebruary()
{
    return PriceBook({row("region-a", "40", february), row("region-b", "41", february)});
}

PriceBook bookOfMay()
{
    return PriceBook({row("region-a", "36", may)});
}

/// 2 x n-8 in region-a for 100 h at the prices of February; region-b stands idle beside it.
ScenarioSet saved()
{
    ScenarioSet set;
    set.inputs.currency = Currency::of("USD");
    set.inputs.start = at("2027-03-01T00:00:00Z");
    set.inputs.hours = 100;
    set.inputs.offers = bookOfFebruary().offers();
    Workload workload;
    workload.id = "job";
    workload.offer = "acme:region-a:n-8";
    workload.demand = {DemandUnit::Instances, ConstantSeries{Decimal::fromInteger(2)}, {}, {}, {}};
    set.inputs.workloads = {workload};
    Plan plan;
    plan.id = "plan";
    set.plans = {plan};
    return set;
}

const PriceComparison &lineOf(const std::vector<PriceComparison> &lines, const std::string &offer)
{
    for (const PriceComparison &line : lines)
        if (line.offer == offer)
            return line;
    qFatal("no such line");
}

} // namespace

class PriceRefreshTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsNewPricesBesideOld();
    void costsOldAndNewSideBySide();
    void nothingChangesWithTheSameBook();
    void olderPricesDoNotWin();
    void anotherCurrencyIsAnotherPrice();
    void keepsWhatTheBookDoesNotKnow();
    void onePriceAlone();
};

void PriceRefreshTest::tellsNewPricesBesideOld()
{
    const auto lines = comparePrices(saved().inputs, bookOfMay());
    QCOMPARE(lines.size(), std::size_t(2));
    const PriceComparison &a = lineOf(lines, "acme:region-a:n-8");
    QCOMPARE(a.state, PriceChange::Changed);
    QVERIFY(a.before == dec("40") && a.after == dec("36") && a.change == dec("-0.1"));
    QVERIFY(a.dateBefore == february && a.dateAfter == may);
    const PriceComparison &b = lineOf(lines, "acme:region-b:n-8");
    QCOMPARE(b.state, PriceChange::NotOffered);
    QVERIFY(b.before == dec("41") && !b.after && !b.change);

    const Inputs after = withPricesOf(saved().inputs, bookOfMay());
    QVERIFY(after.offers[0].options[0].hourly == dec("36"));
    QVERIFY(priceDate(after.offers[0].options[0].provenance) == may);
    QVERIFY(after.offers[1] == saved().inputs.offers[1]);
}

void PriceRefreshTest::costsOldAndNewSideBySide()
{
    const ScenarioSet set = saved();
    const auto plans = comparePlanCosts(set, withPricesOf(set.inputs, bookOfMay()));
    QCOMPARE(plans.size(), std::size_t(1));
    QVERIFY(plans[0].amortisedBefore->amount() == dec("8000") && plans[0].billedBefore->amount() == dec("8000"));
    QVERIFY(plans[0].amortisedAfter->amount() == dec("7200") && plans[0].billedAfter->amount() == dec("7200"));
    QVERIFY(plans[0].amortisedChange == dec("-0.1") && plans[0].billedChange == dec("-0.1"));
}

void PriceRefreshTest::nothingChangesWithTheSameBook()
{
    for (const PriceComparison &line : comparePrices(saved().inputs, bookOfFebruary()))
        QCOMPARE(line.state, PriceChange::Same);
    QVERIFY(withPricesOf(saved().inputs, bookOfFebruary()) == saved().inputs);
    const Inputs once = withPricesOf(saved().inputs, bookOfMay());
    QVERIFY(withPricesOf(once, bookOfMay()) == once);
}

void PriceRefreshTest::olderPricesDoNotWin()
{
    const Inputs fresh = withPricesOf(saved().inputs, bookOfMay());
    QCOMPARE(lineOf(comparePrices(fresh, bookOfFebruary()), "acme:region-a:n-8").state, PriceChange::Older);
    QVERIFY(withPricesOf(fresh, bookOfFebruary()) == fresh);
}

void PriceRefreshTest::anotherCurrencyIsAnotherPrice()
{
    ScenarioSet set = saved();
    for (Offer &offer : set.inputs.offers)
        offer.currency = Currency::of("EUR");
    QCOMPARE(comparePrices(set.inputs, bookOfMay()).front().state, PriceChange::NotOffered);
    QVERIFY(withPricesOf(set.inputs, bookOfMay()) == set.inputs);
}

void PriceRefreshTest::keepsWhatTheBookDoesNotKnow()
{
    ScenarioSet set = saved();
    PurchaseOption &own = set.inputs.offers[0].options[0];
    own.maxInstances = 5;
    own.metering = Metering{Metering::Unit::Hour, 0};
    const Inputs after = withPricesOf(set.inputs, bookOfMay());
    QVERIFY(after.offers[0].options[0].maxInstances == 5);
    QVERIFY(after.offers[0].options[0].metering == own.metering);
}

void PriceRefreshTest::onePriceAlone()
{
    const PriceBook book(
        {row("region-a", "36", may), row("region-a", "20", may, OptionKind::Commitment), row("region-c", "50", may)});
    const Inputs before = saved().inputs;
    const Inputs changed = withPrice(before, *book.offer("acme:region-a:n-8"), "onDemand");
    QVERIFY(changed.offers[0].options[0].hourly == dec("36"));
    QCOMPARE(changed.offers[0].options.size(), std::size_t(1));
    const Inputs added = withPrice(before, *book.offer("acme:region-a:n-8"), "1y");
    QVERIFY(added.offers[0].options[0].hourly == dec("40")); // the other price stays
    QVERIFY(added.offers[0].options[1].hourly == dec("20"));
    const Inputs more = withPrice(before, *book.offer("acme:region-c:n-8"), "onDemand");
    QCOMPARE(more.offers.size(), std::size_t(3));
    QVERIFY(withPrice(before, *book.offer("acme:region-c:n-8"), "none") == before);
}

QTEST_APPLESS_MAIN(PriceRefreshTest)
#include "price_refresh_test.moc"
