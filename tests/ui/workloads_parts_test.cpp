// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Workloads is made of, held against laws on random input: demand said in another form asks for no less,
// cells and days come back as they went, a column without a value is named.
#include "i18n/day_input.h"
#include "i18n/pasted_cells.h"
#include "item_models/demand_cells_model.h"
#include "item_models/purchase_text.h"
#include "session/demand_conversion.h"
#include "session/new_workload.h"
#include "session/pasted_workloads.h"
#include "ui_fixture.h"
#include "workload/demand.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <random>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

constexpr unsigned seed = 20270301;
constexpr std::size_t hoursPerDay = 24;
constexpr std::size_t hoursPerWeek = 168;

Decimal number(const std::string &text)
{
    return *Decimal::parse(text);
}

/// Ten weeks from the middle of a month on, over the night in which Berlin loses an hour.
Inputs inputsIn(const char *zone)
{
    Inputs inputs;
    inputs.timeZone = zone;
    inputs.start = *UtcHour::parse("2027-02-10T05:00:00Z");
    inputs.hours = 10 * 168 + 7;
    return inputs;
}

class Dice
{
public:
    explicit Dice(unsigned start) : m_engine(start) {}
    int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(m_engine); }
    std::vector<Decimal> values(std::size_t count, bool whole)
    {
        std::vector<Decimal> all;
        for (std::size_t i = 0; i < count; ++i)
            all.push_back(number(std::to_string(upTo(40)) + (whole ? "" : "." + std::to_string(upTo(99)))));
        return all;
    }
    DemandSeries series(DemandKind kind, const Inputs &inputs, bool whole)
    {
        switch (kind) {
        case DemandKind::Always:
            return ConstantSeries{values(1, whole).front()};
        case DemandKind::Daily:
            return DailySeries{values(hoursPerDay, whole),
                               upTo(1) == 0 ? std::nullopt : std::optional(number(whole ? "2" : "0.35"))};
        case DemandKind::Weekly:
            return WeeklySeries{values(hoursPerWeek, whole)};
        case DemandKind::Monthly:
            return MonthlySeries{values(static_cast<std::size_t>(monthCount(inputs)), whole)};
        case DemandKind::Series:
            break;
        }
        return HourlySeries{values(static_cast<std::size_t>(inputs.hours), whole)};
    }

private:
    std::mt19937 m_engine;
};

Demand demandOf(DemandSeries series)
{
    Demand demand;
    demand.unit = DemandUnit::Accelerators;
    demand.series = std::move(series);
    return demand;
}

std::vector<std::int64_t> hourly(const DemandSeries &series, const Inputs &inputs)
{
    const auto units = hourlyDemand(demandOf(series), inputs.horizon(), calendarOf(inputs));
    return units ? *units : std::vector<std::int64_t>();
}

/// Offers of the H100 in two forms, of which one name may mean either.
std::vector<Offer> twoForms()
{
    Offer pcie = test::h100();
    pcie.id = "acme:east:h100p";
    pcie.accelerator = "Novel-PCIe";
    Offer sxm = test::h100();
    sxm.id = "acme:east:h100s";
    sxm.accelerator = "Novel-SXM";
    return {test::h100(), pcie, sxm};
}

CsvTable table(const std::string &text)
{
    auto read = CsvTable::parse(text, "demand.csv");
    if (!read)
        qFatal("the table of the test is wrong");
    return std::move(*read);
}

} // namespace

class WorkloadsPartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void otherFormAsksForNoLess_data();
    void otherFormAsksForNoLess();
    void otherUnitAsksForTheSameMachines();
    void cellsOfASheet_data();
    void cellsOfASheet();
    void numbersOfCells_data();
    void numbersOfCells();
    void numbersInAllSpellings();
    void copiedCellsComeBack_data();
    void copiedCellsComeBack();
    void daysComeBack_data();
    void daysComeBack();
    void daysThatAreNone_data();
    void daysThatAreNone();
    void columnsOfNumbers();
    void rowsBehindTheHorizon();
    void namesOfGpus();
    void rowsComeBack();
    void headings();
    void idsAreUnique();
    void plansStayWhenAWorkloadGoes();

private:
    std::unique_ptr<test::Home> m_home;
};

void WorkloadsPartsTest::initTestCase()
{
    m_home = std::make_unique<test::Home>();
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
}

void WorkloadsPartsTest::otherFormAsksForNoLess_data()
{
    QTest::addColumn<QByteArray>("zone");
    for (const char *zone : {"UTC", "Europe/Berlin", "Asia/Kolkata", "America/Los_Angeles"})
        QTest::newRow(zone) << QByteArray(zone);
}

void WorkloadsPartsTest::otherFormAsksForNoLess()
{
    QFETCH(QByteArray, zone);
    const Inputs inputs = inputsIn(zone.constData());
    Dice dice(seed);
    for (int from = 0; from < demandKindCount; ++from) {
        for (const bool whole : {true, false}) {
            const DemandSeries before = dice.series(static_cast<DemandKind>(from), inputs, whole);
            const std::vector<std::int64_t> was = hourly(before, inputs);
            QCOMPARE(static_cast<std::int64_t>(was.size()), inputs.hours);
            for (int to = 0; to < demandKindCount; ++to) {
                const auto after = convertedTo(static_cast<DemandKind>(to), demandOf(before), inputs);
                QVERIFY(after);
                QCOMPARE(kindOf(*after), static_cast<DemandKind>(to));
                const std::vector<std::int64_t> is = hourly(*after, inputs);
                QCOMPARE(is.size(), was.size());
                // A form that can say it says the same: the number, a week of a day, any series.
                const bool exact =
                    from == to || from == static_cast<int>(DemandKind::Always) ||
                    to == static_cast<int>(DemandKind::Series) ||
                    (from == static_cast<int>(DemandKind::Daily) && to == static_cast<int>(DemandKind::Weekly));
                if (exact)
                    QCOMPARE(is, was);
                for (std::size_t hour = 0; hour < is.size(); ++hour)
                    QVERIFY2(is[hour] >= was[hour], qPrintable(QStringLiteral("%1 to %2").arg(from).arg(to)));
                QCOMPARE(*std::max_element(is.begin(), is.end()), *std::max_element(was.begin(), was.end()));
            }
        }
    }
}

void WorkloadsPartsTest::otherUnitAsksForTheSameMachines()
{
    const Inputs inputs = inputsIn("UTC");
    const Decimal eight = Decimal::fromInteger(8);
    Dice dice(seed + 1);
    for (int kind = 0; kind < demandKindCount; ++kind) {
        const DemandSeries gpus = dice.series(static_cast<DemandKind>(kind), inputs, true);
        const DemandSeries machines = inOtherUnit(gpus, DemandUnit::Accelerators, eight);
        const std::vector<std::int64_t> wanted = hourly(gpus, inputs);
        const std::vector<std::int64_t> got = hourly(machines, inputs);
        if (!std::holds_alternative<DailySeries>(gpus)) // whose weekend factor counts after the rounding up
            for (std::size_t hour = 0; hour < got.size(); ++hour)
                QCOMPARE(got[hour], instancesFor(wanted[hour], eight));
        QCOMPARE(inOtherUnit(inOtherUnit(machines, DemandUnit::Instances, eight), DemandUnit::Accelerators, eight),
                 machines);
    }
    const DemandSeries file = CsvSeries{"gpus.csv", "gpus", {number("9"), number("16")}};
    QCOMPARE(inOtherUnit(file, DemandUnit::Accelerators, eight), // no longer what stands in the file
             DemandSeries(HourlySeries{{number("2"), number("2")}}));
    QCOMPARE(inOtherUnit(file, DemandUnit::Accelerators, Decimal()), file); // nobody knows
}

void WorkloadsPartsTest::cellsOfASheet_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<QStringList>>("cells");
    using Rows = QList<QStringList>;
    const auto row = [](const char *text) { return QString::fromLatin1(text).split(QLatin1Char('|')); };
    QTest::newRow("nothing") << QString() << Rows{};
    QTest::newRow("a row") << QStringLiteral("1\t2\t3") << Rows{row("1|2|3")};
    QTest::newRow("a column, three line ends")
        << QStringLiteral("1\r\n2\n3\r4") << Rows{row("1"), row("2"), row("3"), row("4")};
    QTest::newRow("empty cells stay") << QStringLiteral("\t2\t\n4\t\t6") << Rows{row("|2|"), row("4||6")};
    QTest::newRow("empty lines go") << QStringLiteral("1\n\n\t\n2\n") << Rows{row("1"), row("2")};
    QTest::newRow("one line of words") << QStringLiteral("64 96;128、32") << Rows{row("64|96|128|32")};
    QTest::newRow("blank between thousands") << QStringLiteral("12 000") << Rows{row("12 000")};
    QTest::newRow("hard blank between thousands")
        << QStringLiteral("12\u00A0000\t7") << Rows{{QStringLiteral("12\u00A0000"), QStringLiteral("7")}};
    QTest::newRow("one cell with a hard blank")
        << QStringLiteral("12\u00A0500") << Rows{{QStringLiteral("12\u00A0500")}};
    QTest::newRow("one line of hundreds") << QStringLiteral("100 200 300") << Rows{row("100|200|300")};
    QTest::newRow("quotes") << QStringLiteral("\"a b\"\t\"1,200\"") << Rows{row("a b|1,200")};
    QTest::newRow("full width") << QStringLiteral("６４\t１．５") << Rows{row("64|1.5")};
}

void WorkloadsPartsTest::cellsOfASheet()
{
    QFETCH(QString, text);
    QFETCH(QList<QStringList>, cells);
    QCOMPARE(pastedRows(text), cells);
}

void WorkloadsPartsTest::numbersOfCells_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("value"); // "" = not understood, "-" = empty
    const auto cell = [](const QString &text, const char *value) {
        QTest::newRow(text.toUtf8().constData()) << text << QString::fromLatin1(value);
    };
    cell(QStringLiteral("64"), "64");
    cell(QStringLiteral("12,5"), "12.5");
    cell(QStringLiteral("12.5"), "12.5");
    cell(QStringLiteral("1.234,5"), "1234.5");
    cell(QStringLiteral("1,234.5"), "1234.5");
    cell(QStringLiteral("12 000"), "12000");
    cell(QStringLiteral("12\u00A0000"), "12000");
    cell(QStringLiteral("12\u202F000"), "12000");
    cell(QStringLiteral("1'200"), "1200");
    cell(QStringLiteral("1.2万"), "12000");
    cell(QStringLiteral("０．５亿"), "50000000");
    cell(QStringLiteral("8x64"), "512");
    cell(QStringLiteral("2k"), "2000");
    cell(QString(), "-");
    cell(QStringLiteral(" \t"), "-");
    cell(QStringLiteral("-5"), "");
    cell(QStringLiteral("n/a"), "");
    cell(QStringLiteral("64 GPUs"), "");
    cell(QStringLiteral("1,2,3"), "");
    cell(QStringLiteral("20亿"), ""); // more than there are
}

void WorkloadsPartsTest::numbersOfCells()
{
    QFETCH(QString, cell);
    QFETCH(QString, value);
    const auto read = pastedNumber(cell);
    QCOMPARE(read.has_value(), !value.isEmpty());
    if (value == QLatin1String("-"))
        QVERIFY(!read->has_value());
    else if (read)
        QCOMPARE(toText(read->value()), value.toStdString());
}

void WorkloadsPartsTest::numbersInAllSpellings()
{
    Dice dice(seed + 2);
    for (int round = 0; round < 500; ++round) {
        const int whole = 1000 + dice.upTo(999'000'000);
        const int cents = 1 + dice.upTo(98);
        const Decimal wanted = number(std::to_string(whole) + "." +
                                      QString::number(cents).rightJustified(2, QLatin1Char('0')).toStdString());
        QString digits = QString::number(whole);
        for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
            digits.insert(at, QLatin1Char('_'));
        const QString tail = QString::number(cents).rightJustified(2, QLatin1Char('0'));
        for (const auto &[group, point] : {std::pair(u',', u'.'), std::pair(u'.', u','), std::pair(u' ', u','),
                                           std::pair(u'\u00A0', u','), std::pair(u'\'', u'.')}) {
            const QString text = QString(digits).replace(QLatin1Char('_'), QChar(group)) + QChar(point) + tail;
            QString wide;
            for (const QChar c : text)
                wide += c.isDigit() ? QChar(c.unicode() + 0xFEE0) : c;
            QVERIFY2(pastedNumber(text) == std::optional(std::optional(wanted)), qPrintable(text));
            QVERIFY2(pastedNumber(wide) == std::optional(std::optional(wanted)), qPrintable(wide));
        }
    }
}

void WorkloadsPartsTest::copiedCellsComeBack_data()
{
    QTest::addColumn<int>("shape");
    QTest::addColumn<int>("count");
    QTest::newRow("months") << static_cast<int>(DemandCellsModel::Shape::Months) << 31;
    QTest::newRow("day") << static_cast<int>(DemandCellsModel::Shape::Day) << 24;
    QTest::newRow("week") << static_cast<int>(DemandCellsModel::Shape::Week) << 168;
}

void WorkloadsPartsTest::copiedCellsComeBack()
{
    QFETCH(int, shape);
    QFETCH(int, count);
    Dice dice(seed + 3);
    DemandCellsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    connect(&model, &DemandCellsModel::valuesEntered, &model, [&](const std::vector<Decimal> &values) {
        model.setValues(static_cast<DemandCellsModel::Shape>(shape), values, {2026, 11});
    });
    const std::vector<Decimal> values = dice.values(static_cast<std::size_t>(count), false);
    model.setValues(static_cast<DemandCellsModel::Shape>(shape), values, {2026, 11});
    QModelIndexList all;
    for (std::size_t i = 0; i < values.size(); ++i) {
        all += model.indexOf(i);
        QCOMPARE(model.valueAt(all.back()), std::optional(i));
    }
    const QString text = model.copied(all);
    model.setValues(static_cast<DemandCellsModel::Shape>(shape), std::vector<Decimal>(values.size()), {2026, 11});
    const DemandCellsModel::Pasted pasted = model.paste(model.indexOf(0), text);
    QCOMPARE(pasted.taken, count);
    QCOMPARE(pasted.tooMany, 0);
    QVERIFY(pasted.notUnderstood.isEmpty());
    QCOMPARE(model.values(), values);

    // One cell further on, one too many is said, and nothing else is moved.
    const std::vector<Decimal> more(values.size(), number("1"));
    QString row;
    for (int i = 0; i < count; ++i)
        row += QStringLiteral("1\t");
    row.chop(1);
    const DemandCellsModel::Pasted late = model.paste(model.indexOf(1), row);
    QCOMPARE(late.tooMany, 1);
    QCOMPARE(late.taken, count - 1);
    QCOMPARE(model.values().front(), values.front());
    QVERIFY(std::equal(model.values().begin() + 1, model.values().end(), more.begin() + 1));
}

void WorkloadsPartsTest::daysComeBack_data()
{
    otherFormAsksForNoLess_data();
}

void WorkloadsPartsTest::daysComeBack()
{
    QFETCH(QByteArray, zone);
    const auto calendar = Calendar::forZone(zone.toStdString());
    QVERIFY(calendar);
    const UtcHour start = *UtcHour::parse("2027-03-26T00:00:00Z"); // over the change of Berlin on the 28th
    for (std::int64_t hour = 0; hour < std::int64_t{5} * 24; ++hour) {
        const UtcHour at = start + hour;
        QCOMPARE(parseFirstDay(firstDayText(at, *calendar), *calendar), std::optional(at));
        QCOMPARE(parseLastDay(lastDayText(at, *calendar), *calendar), std::optional(at));
    }
    // A month as the first day begins, and as the last one ends, a month of the calendar.
    const auto first = parseFirstDay(QStringLiteral("2027-03"), *calendar);
    const auto end = parseLastDay(QStringLiteral("2027-03"), *calendar);
    QVERIFY(first && end);
    QCOMPARE(calendar->months({*first, *end}).size(), std::size_t(1));
    QCOMPARE(calendar->months({*first, *end}).front().period, (Period{*first, *end}));
    QCOMPARE(calendar->monthOf(*first - 1), (YearMonth{2027, 2}));
    QCOMPARE(calendar->monthOf(*end), (YearMonth{2027, 4}));
}

void WorkloadsPartsTest::daysThatAreNone_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"soon", "2027-13", "2027-02-30", "15", "2027", "03/2027", "2027-03-15-01"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void WorkloadsPartsTest::daysThatAreNone()
{
    QFETCH(QString, text);
    QVERIFY(!parseFirstDay(text, Calendar::utc()));
    QVERIFY(!parseLastDay(text, Calendar::utc()));
}

void WorkloadsPartsTest::columnsOfNumbers()
{
    const CsvTable read = table("hour,name,gpus,holes,debt,exact\n"
                                "0,a,12,1,5,0.125\n"
                                "1,b,0,,-5,7\n"
                                "2,c,3,4,1,1e2\n");
    QCOMPARE(numberColumns(read), (std::vector<std::string>{"hour", "gpus", "exact"}));
    const auto gaps = columnsWithGaps(read);
    QCOMPARE(gaps.size(), std::size_t(1));
    QCOMPARE(gaps.front().name, std::string("holes"));
    QCOMPARE(gaps.front().firstLine, 3);
    QCOMPARE(gaps.front().rows, std::size_t(1));
    QCOMPARE(likelyDemand(read, numberColumns(read)), std::size_t(1)); // hours only count
    const CsvTable counted = table("a,b\n1,10\n2,20\n3,30\n");
    QCOMPARE(likelyDemand(counted, numberColumns(counted)), std::size_t(0));
    const auto gpus = readHourly(read, "gpus", 3);
    QVERIFY(gpus);
    QCOMPARE(gpus->values, (std::vector<Decimal>{number("12"), number("0"), number("3")}));
    QCOMPARE(gpus->leftOut, std::size_t(0));
    const auto holes = readHourly(read, "holes", 3); // a value that is missing is no 0
    QVERIFY(!holes);
    QCOMPARE(holes.error().where.line, 3);
    QVERIFY(!readHourly(read, "nobody", 3));
}

void WorkloadsPartsTest::rowsBehindTheHorizon()
{
    std::string text = "gpus\n";
    for (int hour = 0; hour < 30; ++hour)
        text += std::to_string(hour) + "\n";
    const auto read = readHourly(table(text), "gpus", 24);
    QVERIFY(read);
    QCOMPARE(read->values.size(), std::size_t(24));
    QCOMPARE(read->values.back(), number("23"));
    QCOMPARE(read->leftOut, std::size_t(6));
}

void WorkloadsPartsTest::namesOfGpus()
{
    const Inputs inputs = test::twoPlans().inputs;
    const auto read = [&](const char *gpu) {
        return readPastedWorkloads(QStringLiteral("a\t%1\t8\t\n").arg(QString::fromLatin1(gpu)), twoForms(),
                                   Calendar::utc(), inputs.horizon())
            .front();
    };
    QCOMPARE(read("H100-SXM-80GB").workload.accelerator, std::string("H100-SXM-80GB"));
    QCOMPARE(read("novel-sxm").workload.accelerator, std::string("Novel-SXM"));
    const PastedWorkload either = read("Novel");
    QVERIFY(either.problem.contains(QStringLiteral("Novel-PCIe")) &&
            either.problem.contains(QStringLiteral("Novel-SXM")));
    QVERIFY(!read("").problem.isEmpty());
    QVERIFY(!read("Nov").problem.isEmpty()); // no word of its name
}

void WorkloadsPartsTest::rowsComeBack()
{
    const Inputs inputs = test::twoPlans().inputs;
    const Calendar calendar = Calendar::utc();
    Dice dice(seed + 4);
    QString text;
    std::vector<Demand> wanted;
    for (int i = 0; i < 60; ++i) {
        Demand demand;
        demand.unit = DemandUnit::Accelerators;
        const int count = 1 + dice.upTo(5000);
        demand.series = ConstantSeries{Decimal::fromInteger(count)};
        const UtcHour from = inputs.start + std::int64_t{24} * dice.upTo(200);
        const UtcHour until = from + std::int64_t{24} * (1 + dice.upTo(160));
        QString row = QStringLiteral("job %1\tH100-SXM-80GB\t%2").arg(i).arg(QLocale().toString(count));
        if (dice.upTo(1) == 1) {
            demand.from = from;
            row += QLatin1Char('\t') + firstDayText(from, calendar);
            if (dice.upTo(1) == 1) {
                demand.until = until;
                row += QLatin1Char('\t') + lastDayText(until, calendar);
            }
        }
        text += row + QLatin1Char('\n');
        wanted.push_back(demand);
    }
    const auto rows = readPastedWorkloads(text, inputs.offers, calendar, inputs.horizon());
    QCOMPARE(rows.size(), wanted.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QVERIFY2(rows[i].problem.isEmpty(), qPrintable(rows[i].problem));
        QVERIFY(!rows[i].isHeading);
        QCOMPARE(rows[i].workload.demand, wanted[i]);
        QCOMPARE(rows[i].workload.name, QStringLiteral("job %1").arg(i));
    }
}

void WorkloadsPartsTest::headings()
{
    const Inputs inputs = test::twoPlans().inputs;
    const auto first = [&](const QString &text) {
        return readPastedWorkloads(text, inputs.offers, Calendar::utc(), inputs.horizon()).front();
    };
    QVERIFY(first(QStringLiteral("名称\tGPU\t数量")).isHeading);
    QVERIFY(!first(QStringLiteral("job\tH100-SXM-80GB\tmany")).isHeading); // a GPU: a row with a mistake
    QVERIFY(!first(QStringLiteral("job\tH100-SXM-80GB\tmany")).problem.isEmpty());
    QVERIFY(!first(QStringLiteral("job\tToaster\t8")).isHeading);
}

void WorkloadsPartsTest::idsAreUnique()
{
    ProjectSession session;
    session.startNew(test::twoPlans());
    const auto wanted = [](const char *name) {
        return NewWorkload{QString::fromUtf8(name), "H100-SXM-80GB", ui::demandOf(DemandPattern::Always, 8, 12)};
    };
    const QStringList ids =
        addWorkloads(session, QStringLiteral("Add"),
                     {wanted("Serve"), wanted("serve!"), wanted("  "), wanted("推理 服务"), wanted("a/b: c")});
    QCOMPARE(ids.size(), 5);
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), 5);
    QVERIFY(!ids.contains(QStringLiteral("serve"))); // taken
    for (const QString &id : ids)
        QVERIFY(!id.isEmpty() && !id.contains(QLatin1Char(' ')) && !id.contains(QLatin1Char(':')));
    QVERIFY(!renameWorkloadId(session, ids[0], QStringLiteral("serve")));
    QVERIFY(!renameWorkloadId(session, ids[0], QStringLiteral("  ")));
    QVERIFY(renameWorkloadId(session, ids[0], QStringLiteral("chat")));
}

void WorkloadsPartsTest::plansStayWhenAWorkloadGoes()
{
    ProjectSession session;
    session.startNew(test::twoPlans());
    removeWorkload(session, QStringLiteral("serve"));
    QVERIFY(session.scenarioSet().inputs.workloads.empty());
    QCOMPARE(session.scenarioSet().plans, test::twoPlans().plans); // what was to be bought is still bought
    QTRY_VERIFY(session.results() && session.results()->revision == session.revision());
    QVERIFY(session.results()->plans[1]);
    QCOMPARE(session.results()->plans[1]->workloads.size(), std::size_t(0));
}

QTEST_MAIN(WorkloadsPartsTest)
#include "workloads_parts_test.moc"
