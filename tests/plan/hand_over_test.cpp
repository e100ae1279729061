// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/hand_over.h"

#include "plan/evaluate.h"
#include "plan/resolve_offers.h"
#include "plan/scenario_reader.h"
#include "prices/bundled.h"
#include "random_scenarios.h"
#include "scenario_builder.h"
#include "support/file_io.h"

#include <QTemporaryDir>
#include <QTest>

using namespace gpufolio;
using namespace gpufolio::test;

namespace
{

/// All that a reader of the results can see: findings, or status, reasons, amounts of every month, places, assumptions.
std::string seen(const ScenarioSet &set)
{
    std::string text;
    const auto say = [&text](const std::string &word) { text += word + "\n"; };
    for (const Scenario &scenario : scenarios(set)) {
        const Read<PlanResult> result = evaluate(scenario);
        if (!result) {
            for (const Error &error : result.error())
                say(render(error.what));
            continue;
        }
        say(result->planId + " " + result->planName + " " + std::string(toText(result->status)));
        for (const auto *messages : {&result->reasons, &result->warnings, &result->assumptions})
            for (const Message &message : *messages)
                say(render(message));
        for (const MonthResult &month : result->months)
            for (const Money *amount : {&month.billed, &month.amortised, &month.unused, &month.prepaidEnd})
                say(toText(amount->amount()));
        for (const WorkloadResult &workload : result->workloads)
            say(workload.id + " on " + workload.offer + " " + toText(workload.amortised.amount()));
        say(result->totals.npv ? toText(result->totals.npv->amount()) : "no NPV");
        say(result->totals.onDemandEquivalent ? toText(result->totals.onDemandEquivalent->amount()) : "none");
    }
    return text;
}

ScenarioSet load(const std::string &path)
{
    Read<ScenarioSet> set = loadScenario(path);
    if (!set)
        qFatal("%s", toText(set.error().front()).c_str());
    return std::move(*set);
}

/// Written into a file and read from there, away from any other file.
ScenarioSet mailed(const ScenarioSet &set)
{
    Read<ScenarioSet> read = readScenario(writeScenario(set), "mailed.json");
    if (!read)
        qFatal("%s", toText(read.error().front()).c_str());
    return std::move(*read);
}

ScenarioSet handedOver(const ScenarioSet &set, const PriceBook &book = bundledPriceBook())
{
    const Result<ScenarioSet> alone = selfContained(set, book, bundledAccelerators());
    if (!alone)
        qFatal("%s", toText(alone.error()).c_str());
    return mailed(*alone);
}

/// As it is computed here, with the book at hand.
std::string seenHere(const ScenarioSet &set, const PriceBook &book = bundledPriceBook())
{
    return seen(resolveOffers(set, book, bundledAccelerators()));
}

/// As it is computed by somebody who has other prices.
std::string seenThere(const ScenarioSet &set)
{
    return seen(resolveOffers(set, PriceBook(), bundledAccelerators()));
}

PriceRow row(const char *type, const char *hourly, OptionKind kind = OptionKind::OnDemand, std::int64_t term = 0)
{
    PriceRow made;
    made.provider = "acme";
    made.region = "east";
    made.instanceType = type;
    made.operatingSystem = "linux";
    made.tenancy = "shared";
    made.kind = kind;
    made.termHours = term;
    made.currency = Currency::of("USD");
    made.accelerator = "H100-SXM-80GB";
    made.acceleratorCount = Decimal::fromInteger(8);
    made.hourly = dec(hourly);
    made.provenance = {"acme price list", Date{2026, 11, 20}, Date{2026, 11, 1}};
    return made;
}

/// Three machines that take the same work; the cheap one also on a commitment.
PriceBook threeMachines()
{
    return PriceBook({row("cheap", "80"), row("cheap", "50", OptionKind::Commitment, 8760), row("dear", "100"),
                      row("middle", "90")});
}

/// One workload wherever it is cheapest, one pinned to the dear machine.
ScenarioSet fromTheBook()
{
    ScenarioSet set;
    Scenario made = scenario("2027-01-01T00:00:00Z", 100);
    set.inputs = made.inputs;
    set.inputs.priceBook = "mine";
    set.inputs.workloads = {constantWorkload("open", "", "2"), constantWorkload("pinned", "acme:east:dear", "1")};
    set.inputs.workloads[0].offer.reset();
    set.inputs.workloads[0].accelerators = {"H100-SXM-80GB"};
    set.plans = {{"p", "P", {}, {}}};
    return set;
}

} // namespace

class HandOverTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void examplesStayWhatTheyAre();
    void usedPricesComeAlong();
    void purchasesBringTheirOffers();
    void seriesFromAFileAreWrittenOut();
    void reasonsStayTheSame();
    void missingOffersAreNamed();
    void everyOfferOfTheBookCanBeWritten();
    void randomScenarios();
};

void HandOverTest::examplesStayWhatTheyAre()
{
    for (const std::string name : {"serving-and-training.json", "serving-and-training.zh_CN.json"}) {
        const ScenarioSet example = load(GPUFOLIO_SOURCE_DIR "/pricing-data/examples/" + name);
        const ScenarioSet alone = handedOver(example);
        QCOMPARE(seenThere(alone), seenHere(example));
        QCOMPARE(handedOver(alone), alone);
        QCOMPARE(alone.plans, example.plans);
    }
}

/// By hand: 2 x 100 h x 80 + 1 x 100 h x 100 = 26,000.
void HandOverTest::usedPricesComeAlong()
{
    const ScenarioSet alone = handedOver(fromTheBook(), threeMachines());
    QVERIFY(!alone.inputs.priceBook);
    QCOMPARE(alone.inputs.offers.size(), std::size_t(2)); // not the one in the middle
    QCOMPARE(alone.inputs.offers[0].id, std::string("acme:east:cheap"));
    QCOMPARE(alone.inputs.offers[1].id, std::string("acme:east:dear"));
    const PurchaseOption &option = alone.inputs.offers[0].options.front();
    QCOMPARE(option.provenance.source, std::string("acme price list"));
    QVERIFY(option.provenance.retrieved == (Date{2026, 11, 20}));
    QVERIFY(option.provenance.validFrom == (Date{2026, 11, 1}));
    QCOMPARE(seenThere(alone), seenHere(fromTheBook(), threeMachines()));
    const auto result = evaluate(scenarios(alone).front());
    QCOMPARE(toText(result->totals.billed, Rounding::HalfEven), std::string("26000.00"));
}

/// An offer that stands in the inputs keeps its price; one that only a plan buys comes in.
void HandOverTest::purchasesBringTheirOffers()
{
    ScenarioSet set = fromTheBook();
    set.inputs.workloads.pop_back();
    set.inputs.offers = {offer("acme:east:middle", 8, {onDemand("10")})};
    set.inputs.offers[0].accelerator = "H100-SXM-80GB";
    set.plans[0].commitments = {purchase("acme:east:cheap", "1y", 1, set.inputs.start)};
    const ScenarioSet alone = handedOver(set, threeMachines());
    QCOMPARE(alone.inputs.offers.size(), std::size_t(2));
    QCOMPARE(toText(alone.inputs.offers[0].options[0].hourly), std::string("10"));
    QCOMPARE(alone.inputs.offers[1].id, std::string("acme:east:cheap"));
    QCOMPARE(seenThere(alone), seenHere(set, threeMachines()));
}

/// 3, 1 and 2 accelerators are 3 hours of one machine: 3 x 80.
void HandOverTest::seriesFromAFileAreWrittenOut()
{
    const QTemporaryDir folder;
    const std::string path = folder.path().toStdString();
    ScenarioSet set = fromTheBook();
    set.inputs.workloads.pop_back();
    set.inputs.workloads[0].demand.unit = DemandUnit::Accelerators;
    set.inputs.workloads[0].demand.series = CsvSeries{"demand.csv", "gpus", {dec("3"), dec("1"), dec("2")}};
    QVERIFY(writeFileAtomically(path + "/demand.csv", "hour,gpus\n0,3\n1,1\n2,2\n"));
    QVERIFY(writeFileAtomically(path + "/set.json", writeScenario(set)));
    QCOMPARE(load(path + "/set.json"), set);

    const ScenarioSet alone = handedOver(set, threeMachines());
    QVERIFY(std::holds_alternative<HourlySeries>(alone.inputs.workloads[0].demand.series));
    QCOMPARE(seenThere(alone), seenHere(set, threeMachines()));
    QCOMPARE(toText(evaluate(scenarios(alone).front())->totals.billed, Rounding::HalfEven), std::string("240.00"));
}

/// "none of 3 offers fits" would not be true of a file with one of them.
void HandOverTest::reasonsStayTheSame()
{
    ScenarioSet set = fromTheBook();
    set.inputs.workloads[0].needs.regions = {"west"};
    const ScenarioSet alone = handedOver(set, threeMachines());
    const std::string there = seenThere(alone);
    QVERIFY(there.find("none of 3 offers fits") != std::string::npos);
    QCOMPARE(there, seenHere(set, threeMachines()));
}

void HandOverTest::missingOffersAreNamed()
{
    ScenarioSet set = fromTheBook();
    set.inputs.workloads[1].offer = "acme:east:gone";
    const auto pinned = selfContained(set, threeMachines(), bundledAccelerators());
    QVERIFY(!pinned);
    QVERIFY(pinned.error().code == Error::Code::UnknownReference);
    QVERIFY(render(pinned.error().what).find("acme:east:gone") != std::string::npos);

    set = fromTheBook();
    set.plans[0].commitments = {purchase("acme:west:gone", "1y", 1, set.inputs.start)};
    const auto bought = selfContained(set, threeMachines(), bundledAccelerators());
    QVERIFY(!bought);
    QVERIFY(render(bought.error().what).find("acme:west:gone") != std::string::npos);
}

void HandOverTest::everyOfferOfTheBookCanBeWritten()
{
    ScenarioSet set = fromTheBook();
    set.inputs.workloads[0].accelerators.clear();
    set.inputs.workloads[0].needs.regions = {"nowhere"}; // so that all of them stay
    set.inputs.workloads.pop_back();
    const ScenarioSet alone = handedOver(set);
    QCOMPARE(alone.inputs.offers.size(), bundledPriceBook().offers().size());
    QCOMPARE(alone.inputs, resolveOffers(alone, PriceBook(), bundledAccelerators()).inputs);
}

void HandOverTest::randomScenarios()
{
    const QTemporaryDir folder;
    RandomScenarios random(20261201, folder.path().toStdString());
    int mailedOnes = 0;
    for (int i = 0; i < 300; ++i) {
        const ScenarioSet set = random.next();
        const auto alone = selfContained(set, threeMachines(), bundledAccelerators());
        if (!alone) {
            QVERIFY(set.inputs.priceBook); // a file without one has all that it names
            continue;
        }
        ++mailedOnes;
        QVERIFY(!alone->inputs.priceBook);
        QCOMPARE(seenThere(mailed(*alone)), seenHere(set, threeMachines()));
    }
    QVERIFY(mailedOnes > 100);
}

QTEST_APPLESS_MAIN(HandOverTest)
#include "hand_over_test.moc"
