// SPDX-License-Identifier: GPL-3.0-or-later
// Each way to say what is needed makes the demand it should, as one undo step. The project: 16 H100 around the clock
// through 2027, eight in a machine.
#include "charts/demand_panel.h"
#include "charts/week_heat_panel.h"
#include "i18n/day_input.h"
#include "i18n/pasted_cells.h"
#include "item_models/roles.h"
#include "item_models/workload_list_model.h"
#include "pages/workloads_demand_form.h"
#include "pages/workloads_page.h"
#include "pages/workloads_paste_dialog.h"
#include "report/why.h"
#include "session/edit_workload.h"
#include "theme/theme.h"
#include "ui_fixture.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QTimer>
#include <QUndoStack>
#include <QWheelEvent>

using namespace gpufolio;
using namespace gpufolio::test;
using namespace gpufolio::ui;

namespace
{

struct ShownPage {
    explicit ShownPage(ScenarioSet set = twoPlans()) : page(session)
    {
        session.startNew(std::move(set));
        page.resize(1200, 900);
        page.show();
        settle();
    }
    void settle()
    {
        const bool ready = QTest::qWaitFor([this] {
            return session.results() != nullptr && !session.isComputing() &&
                   session.results()->revision == session.revision();
        });
        if (!ready)
            qFatal("nothing was computed");
    }
    const Workload &workload(const char *id = "serve") const
    {
        const Workload *found = findWorkload(session.scenarioSet(), QString::fromLatin1(id));
        if (found == nullptr)
            qFatal("no workload of that id");
        return *found;
    }
    const DemandSeries &series() const { return workload().demand.series; }
    template <typename Widget> Widget *find(const char *name) const
    {
        auto *found = page.findChild<Widget *>(QString::fromLatin1(name));
        if (found == nullptr)
            qFatal("no widget %s", name);
        return found;
    }
    void choose(const char *combo, int index)
    {
        auto *box = find<QComboBox>(combo);
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
    }
    void type(const char *field, const QString &text)
    {
        auto *edit = find<QLineEdit>(field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    QString cell(int row, int column) const { return page.model()->index(row, column).data().toString(); }

    ProjectSession session;
    WorkloadsPage page;
};

Decimal number(const char *text)
{
    return *Decimal::parse(text);
}

} // namespace

class WorkloadsPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void figuresByHand();
    void oneNumber();
    void monthsFromASpreadsheet_data();
    void monthsFromASpreadsheet();
    void pasteSaysWhatItLeftOut();
    void weekBlockKeepsItsShape();
    void officeHours();
    void dayWithWeekendFactor();
    void kindsKeepTheDemand();
    void unitsKeepTheDemand();
    void growthAndWindow();
    void seriesFromAFile();
    void seriesWithGapsIsNamed();
    void newWorkloads_data();
    void newWorkloads();
    void pastedRows();
    void pasteIsPreviewedAndOneStep();
    void duplicateAndRemove();
    void notesChangeTheWorkload();
    void emptyProjectStartsHere();
    void wheelScrollsAndChangesNothing();
    void revealFindsWorkloads();
    void daysAreReadAndWritten();

private:
    std::unique_ptr<Home> m_home;
};

void WorkloadsPageTest::initTestCase()
{
    m_home = std::make_unique<Home>();
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    applyTheme(*qApp, Theme::Light);
}

void WorkloadsPageTest::figuresByHand()
{
    const ShownPage shown;
    QCOMPARE(shown.page.current(), QStringLiteral("serve"));
    QCOMPARE(shown.cell(0, WorkloadListModel::GpuColumn), QStringLiteral("H100-SXM-80GB"));
    QCOMPARE(shown.cell(0, WorkloadListModel::PeakColumn), QStringLiteral("16"));
    QCOMPARE(shown.cell(0, WorkloadListModel::GpuHoursColumn), QStringLiteral("140,160")); // 16 x 8,760
    QCOMPARE(shown.cell(0, WorkloadListModel::CostColumn), QStringLiteral("1,401,600.00"));
    QCOMPARE(shown.cell(0, WorkloadListModel::MayStopColumn), QStringLiteral("no"));
    for (const int column : {WorkloadListModel::GpuHoursColumn, WorkloadListModel::CostColumn}) {
        const QVariant why = shown.page.model()->index(0, column).data(WhyRole);
        QVERIFY(why.canConvert<Why>());
        QVERIFY(QString::fromStdString(why.value<Why>().value).startsWith(shown.cell(0, column)));
    }
    const QAbstractItemModel *months = shown.page.demandChart()->tableView()->model();
    QCOMPARE(months->rowCount(), 12);
    QCOMPARE(months->index(0, 1).data().toString(), QStringLiteral("16"));
    QVERIFY(shown.page.demandChart()->hoverText(0).contains(QStringLiteral("11,904 GPU-hours"))); // 16 x 744
}

void WorkloadsPageTest::oneNumber()
{
    ShownPage shown;
    shown.type("demandCount", QStringLiteral("8x8"));
    QCOMPARE(shown.series(), DemandSeries(ConstantSeries{number("64")}));
    QCOMPARE(shown.session.undoStack()->count(), 1); // while typing, too
    shown.session.undoStack()->undo();
    QCOMPARE(shown.session.scenarioSet(), twoPlans());
    QCOMPARE(shown.find<QLineEdit>("demandCount")->text(), QStringLiteral("16"));
}

void WorkloadsPageTest::monthsFromASpreadsheet_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("values");
    QTest::newRow("row") << "64\t96\t128"
                         << "64 96 128";
    QTest::newRow("column") << "64\r\n96\r\n128\r\n"
                            << "64 96 128";
    QTest::newRow("decimal comma") << "64,5\t96,25"
                                   << "64.5 96.25";
    QTest::newRow("grouped") << "1,200\t1.200,5"
                             << "1200 1200.5";
    QTest::newRow("full width") << QStringLiteral("６４\t９６") << "64 96";
    QTest::newRow("wan") << QStringLiteral("1.2万\t3千") << "12000 3000";
    QTest::newRow("one line") << "64 96; 128"
                              << "64 96 128";
    QTest::newRow("quoted") << "\"64\"\t\"1,200\""
                            << "64 1200";
}

void WorkloadsPageTest::monthsFromASpreadsheet()
{
    QFETCH(QString, text);
    QFETCH(QString, values);
    ShownPage shown;
    shown.choose("demandKind", static_cast<int>(DemandKind::Monthly));
    QCOMPARE(std::get<MonthlySeries>(shown.series()).values, std::vector<Decimal>(12, number("16")));
    shown.page.demandForm()->cellsView()->setCurrentIndex(shown.page.demandForm()->cells()->indexOf(2)); // March
    shown.page.demandForm()->pasteCells(text);
    std::vector<Decimal> wanted(12, number("16"));
    std::size_t month = 2;
    for (const QString &value : values.split(QLatin1Char(' ')))
        wanted[month++] = number(qPrintable(value));
    QCOMPARE(std::get<MonthlySeries>(shown.series()).values, wanted);
    QVERIFY(shown.page.demandForm()->messageText().contains(QStringLiteral("from 2027-03 on")));
    shown.session.undoStack()->undo();
    QCOMPARE(std::get<MonthlySeries>(shown.series()).values, std::vector<Decimal>(12, number("16")));
}

void WorkloadsPageTest::pasteSaysWhatItLeftOut()
{
    ShownPage shown;
    shown.choose("demandKind", static_cast<int>(DemandKind::Monthly));
    WorkloadsDemandForm *form = shown.page.demandForm();
    form->cellsView()->setCurrentIndex(form->cells()->indexOf(8));
    form->pasteCells(QStringLiteral("20\tmany\t\t30\t40\t50\t60"));
    std::vector<Decimal> wanted(12, number("16"));
    wanted[8] = number("20"); // "many" and the empty cell change nothing
    wanted[11] = number("30");
    QCOMPARE(std::get<MonthlySeries>(shown.series()).values, wanted);
    const QString said = form->messageText();
    QVERIFY2(said.contains(QStringLiteral("2 value")) && said.contains(QStringLiteral("“many”")) &&
                 said.contains(QStringLiteral("1 empty cell")) && said.contains(QStringLiteral("3 cell")),
             qPrintable(said));
    const int steps = shown.session.undoStack()->count();
    form->pasteCells(QStringLiteral("nothing\tof\tuse"));
    QCOMPARE(shown.session.undoStack()->count(), steps);
    form->pasteCells(QStringLiteral("-5"));
    QCOMPARE(shown.session.undoStack()->count(), steps);
}

void WorkloadsPageTest::weekBlockKeepsItsShape()
{
    ShownPage shown;
    shown.choose("demandKind", static_cast<int>(DemandKind::Weekly));
    WorkloadsDemandForm *form = shown.page.demandForm();
    QCOMPARE(form->cells()->rowCount(), 7);
    form->cellsView()->setCurrentIndex(form->cells()->index(1, 22)); // Tuesday 22:00
    form->pasteCells(QStringLiteral("1\t2\t3\n4\t5\t6"));
    const auto &values = std::get<WeeklySeries>(shown.series()).values;
    QCOMPARE(values[1 * 24 + 22], number("1"));
    QCOMPARE(values[1 * 24 + 23], number("2"));
    QCOMPARE(values[2 * 24 + 0], number("16")); // the third column does not run over into Wednesday
    QCOMPARE(values[2 * 24 + 22], number("4"));
    QCOMPARE(values[2 * 24 + 23], number("5"));
    QVERIFY(form->messageText().contains(QStringLiteral("2 cell")));
}

void WorkloadsPageTest::officeHours()
{
    ShownPage shown;
    shown.choose("demandKind", static_cast<int>(DemandKind::Weekly));
    QTest::mouseClick(shown.find<QPushButton>("demandOfficeHours"), Qt::LeftButton);
    Decimal sum;
    for (const Decimal value : std::get<WeeklySeries>(shown.series()).values)
        sum += value;
    QCOMPARE(sum, number("800")); // 16 x 5 days x 10 hours
    QCOMPARE(std::get<WeeklySeries>(shown.series()).values[8], number("16"));
    QCOMPARE(std::get<WeeklySeries>(shown.series()).values[18], number("0"));
    shown.settle();
    shown.find<QTabWidget>("workloadsCharts")->setCurrentIndex(1);
    const QAbstractItemModel *week = shown.page.weekChart()->view()->model();
    QCOMPARE(week->index(0, 8).data().toString(), QStringLiteral("16"));
    QCOMPARE(week->index(5, 8).data().toString(), QStringLiteral("0"));
    QVERIFY(week->index(0, 8).data(WhyRole).canConvert<Why>());
}

void WorkloadsPageTest::dayWithWeekendFactor()
{
    ShownPage shown;
    shown.choose("demandKind", static_cast<int>(DemandKind::Daily));
    shown.type("demandWeekend", QStringLiteral("0,25"));
    QCOMPARE(*std::get<DailySeries>(shown.series()).weekendFactor, number("0.25"));
    shown.choose("demandKind", static_cast<int>(DemandKind::Weekly));
    QCOMPARE(std::get<WeeklySeries>(shown.series()).values[0], number("16"));
    QCOMPARE(std::get<WeeklySeries>(shown.series()).values[167], number("4"));
}

void WorkloadsPageTest::kindsKeepTheDemand()
{
    ShownPage shown;
    for (const DemandKind kind : {DemandKind::Daily, DemandKind::Weekly, DemandKind::Series, DemandKind::Monthly}) {
        shown.choose("demandKind", static_cast<int>(kind));
        QCOMPARE(kindOf(shown.series()), kind);
        shown.settle();
        QCOMPARE(shown.cell(0, WorkloadListModel::GpuHoursColumn), QStringLiteral("140,160"));
    }
    shown.choose("demandKind", static_cast<int>(DemandKind::Always));
    QCOMPARE(shown.series(), DemandSeries(ConstantSeries{number("16")}));
    while (shown.session.undoStack()->canUndo())
        shown.session.undoStack()->undo();
    QCOMPARE(shown.session.scenarioSet(), twoPlans());
}

void WorkloadsPageTest::unitsKeepTheDemand()
{
    ShownPage shown;
    shown.choose("demandUnit", 1);
    QCOMPARE(shown.workload().demand.unit, DemandUnit::Instances);
    QCOMPARE(shown.series(), DemandSeries(ConstantSeries{number("2")}));
    shown.settle();
    QCOMPARE(shown.cell(0, WorkloadListModel::PeakColumn), QStringLiteral("16"));
    shown.choose("demandUnit", 0);
    QCOMPARE(shown.series(), DemandSeries(ConstantSeries{number("16")}));
}

void WorkloadsPageTest::growthAndWindow()
{
    ShownPage shown;
    shown.type("demandGrowth", QStringLiteral("3%"));
    QCOMPARE(shown.workload().demand.growthPerMonth, number("0.03"));
    shown.type("demandFrom", QStringLiteral("2027-03"));
    QCOMPARE(*shown.workload().demand.from, *UtcHour::parse("2027-03-01T00:00:00Z"));
    shown.type("demandUntil", QStringLiteral("2027-09"));
    QCOMPARE(*shown.workload().demand.until, *UtcHour::parse("2027-10-01T00:00:00Z")); // September belongs to it
    shown.type("demandUntil", QStringLiteral("2027-02-01")); // before the beginning: not taken
    QCOMPARE(*shown.workload().demand.until, *UtcHour::parse("2027-10-01T00:00:00Z"));
    shown.type("demandFrom", QStringLiteral("2031-01-01")); // outside the horizon: not taken
    QCOMPARE(*shown.workload().demand.from, *UtcHour::parse("2027-03-01T00:00:00Z"));
}

void WorkloadsPageTest::seriesFromAFile()
{
    ShownPage shown;
    const QString path = m_home->file(QStringLiteral("demand.csv"));
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("hour;name;gpus\n0;a;12\n1;b;7,5\n2;c;0\n");
    }
    shown.choose("demandKind", static_cast<int>(DemandKind::Series));
    shown.page.demandForm()->readSeriesFile(path);
    auto *columns = shown.find<QComboBox>("demandColumn");
    QCOMPARE(columns->count(), 2); // hour and gpus; names are no numbers
    QVERIFY(shown.page.demandForm()->messageText().contains(QStringLiteral("“gpus”"))); // hours just count
    QCOMPARE(columns->currentIndex(), 1);
    QCOMPARE(shown.series(), DemandSeries(HourlySeries{{number("12"), number("7.5"), number("0")}}));
    const QString summary = shown.find<QLabel>("demandSummary")->text();
    QVERIFY2(summary.contains(QStringLiteral("3 hours, from 0 to 12 GPUs")), qPrintable(summary));
    QVERIFY(summary.contains(QStringLiteral("2027-01-01")));
    QVERIFY(summary.contains(QStringLiteral("8,757")));
    shown.choose("demandColumn", 0);
    QCOMPARE(shown.series(), DemandSeries(HourlySeries{{number("0"), number("1"), number("2")}}));
}

void WorkloadsPageTest::seriesWithGapsIsNamed()
{
    ShownPage shown;
    const QString path = m_home->file(QStringLiteral("gaps.csv"));
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("\xbf\xa8\xca\xfd,\xd6\xdc\n12,a\n,b\n7,c\n,d\n"); // 卡数 and 周 in GB18030
    }
    shown.choose("demandKind", static_cast<int>(DemandKind::Series));
    const DemandSeries before = shown.series();
    shown.page.demandForm()->readSeriesFile(path);
    QCOMPARE(shown.series(), before);
    const QString said = shown.page.demandForm()->messageText();
    QVERIFY2(said.contains(QStringLiteral("“卡数” has no value in 2 row")) && said.contains(QStringLiteral("line 3")),
             qPrintable(said));
    shown.page.demandForm()->readSeriesFile(m_home->file(QStringLiteral("none.csv")));
    QVERIFY(shown.page.demandForm()->messageText().contains(QStringLiteral("none.csv")));
}

void WorkloadsPageTest::newWorkloads_data()
{
    QTest::addColumn<int>("pattern");
    QTest::addColumn<QString>("gpuHours");
    QTest::newRow("always") << static_cast<int>(DemandPattern::Always) << "70,080"; // 8 x 8,760
    QTest::newRow("by month") << static_cast<int>(DemandPattern::ByMonth) << "70,080";
    QTest::newRow("office") << static_cast<int>(DemandPattern::OfficeHours) << "20,880"; // 261 working days x 10 x 8
}

void WorkloadsPageTest::newWorkloads()
{
    QFETCH(int, pattern);
    QFETCH(QString, gpuHours);
    ShownPage shown;
    shown.page.addNew(static_cast<DemandPattern>(pattern));
    QCOMPARE(shown.session.scenarioSet().inputs.workloads.size(), std::size_t(2));
    QVERIFY(shown.session.scenarioSet().inputs.workloads[1].offer); // the cheapest of the GPU that is usual here
    QCOMPARE(shown.page.current().toStdString(), shown.session.scenarioSet().inputs.workloads[1].id);
    shown.settle();
    QCOMPARE(shown.cell(1, WorkloadListModel::GpuHoursColumn), gpuHours);
    QCOMPARE(shown.cell(1, WorkloadListModel::GpuColumn), QStringLiteral("H100-SXM-80GB"));
    QCOMPARE(shown.session.undoStack()->count(), 1);
    shown.session.undoStack()->undo();
    QCOMPARE(shown.session.scenarioSet(), twoPlans());
}

void WorkloadsPageTest::pastedRows()
{
    const Inputs inputs = twoPlans().inputs;
    const QString text = QStringLiteral("Name\tGPU\tCount\tFrom\tUntil\n"
                                        "train\tH100-SXM-80GB\t6４\t2027-03\t2027-06\n"
                                        "batch\tH100-SXM-80GB\t1,200\n"
                                        "odd\tToaster\t4\n"
                                        "few\tH100-SXM-80GB\tsome\n"
                                        "late\tH100-SXM-80GB\t4\t2029-01\n"
                                        "turned\tH100-SXM-80GB\t4\t2027-06\t2027-03\n"
                                        "short\n");
    const auto rows = readPastedWorkloads(text, inputs.offers, Calendar::utc(), inputs.horizon());
    QCOMPARE(rows.size(), std::size_t(8));
    QVERIFY(rows[0].isHeading);
    QVERIFY(rows[1].problem.isEmpty() && rows[2].problem.isEmpty());
    QCOMPARE(rows[1].workload.demand.series, DemandSeries(ConstantSeries{number("64")}));
    QCOMPARE(*rows[1].workload.demand.from, *UtcHour::parse("2027-03-01T00:00:00Z"));
    QCOMPARE(*rows[1].workload.demand.until, *UtcHour::parse("2027-07-01T00:00:00Z"));
    QCOMPARE(rows[2].workload.demand.series, DemandSeries(ConstantSeries{number("1200")}));
    for (std::size_t i = 3; i < rows.size(); ++i)
        QVERIFY2(!rows[i].problem.isEmpty(), qPrintable(rows[i].cells.join(QLatin1Char('|'))));
}

void WorkloadsPageTest::pasteIsPreviewedAndOneStep()
{
    ShownPage shown;
    const QString text = QStringLiteral("train\tH100-SXM-80GB\t64\nbatch\tH100-SXM-80GB\t8\t2027-02\nodd\tToaster\t4");
    QString summary;
    const auto answer = [&](const char *button) {
        QTimer::singleShot(0, &shown.page, [&shown, &summary, button] {
            auto *dialog = shown.page.findChild<WorkloadsPasteDialog *>();
            if (dialog == nullptr)
                return;
            summary = dialog->findChild<QLabel *>(QStringLiteral("pasteSummary"))->text();
            QTest::mouseClick(dialog->findChild<QPushButton *>(QString::fromLatin1(button)), Qt::LeftButton);
        });
    };
    answer("pasteCancel");
    shown.page.pasteRows(text);
    QCOMPARE(shown.session.scenarioSet(), twoPlans());
    answer("pasteAdd");
    shown.page.pasteRows(text);
    QVERIFY2(summary.contains(QStringLiteral("2 row")) && summary.contains(QStringLiteral("1 row")),
             qPrintable(summary));
    QCOMPARE(shown.session.scenarioSet().inputs.workloads.size(), std::size_t(3));
    QCOMPARE(shown.workload("train").demand.series, DemandSeries(ConstantSeries{number("64")}));
    QCOMPARE(shown.page.current(), QStringLiteral("train"));
    QCOMPARE(shown.session.undoStack()->count(), 1);
    shown.session.undoStack()->undo();
    QCOMPARE(shown.session.scenarioSet(), twoPlans());
    QCOMPARE(shown.page.current(), QStringLiteral("serve"));
}

void WorkloadsPageTest::duplicateAndRemove()
{
    ShownPage shown;
    shown.page.table()->setFocus();
    QTest::keyClick(shown.page.table(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(shown.session.scenarioSet().inputs.workloads.size(), std::size_t(2));
    QCOMPARE(shown.page.current(), QStringLiteral("serve-2"));
    Workload copy = shown.workload("serve-2");
    copy.id = "serve";
    copy.name = "Serving";
    QCOMPARE(copy, shown.workload());
    QTest::keyClick(shown.page.table(), Qt::Key_Delete);
    QCOMPARE(shown.session.scenarioSet().inputs, twoPlans().inputs);
    QCOMPARE(shown.page.current(), QStringLiteral("serve"));
    QTest::mouseClick(shown.find<QPushButton>("workloadsRemove"), Qt::LeftButton);
    QVERIFY(shown.session.scenarioSet().inputs.workloads.empty());
    QVERIFY(shown.find<QPushButton>("workloadsEmptyAlways")->isVisible());
    shown.session.undoStack()->undo();
    QCOMPARE(shown.session.scenarioSet().inputs, twoPlans().inputs);
    QVERIFY(!shown.find<QPushButton>("workloadsEmptyAlways")->isVisible());
}

void WorkloadsPageTest::notesChangeTheWorkload()
{
    ShownPage shown;
    shown.page.duplicateCurrent();
    shown.page.reveal(QStringLiteral("workload:serve"));
    shown.find<QTabWidget>("workloadsForm")->setCurrentIndex(3);
    const int steps = shown.session.undoStack()->count();
    shown.type("workloadTeam", QStringLiteral("Prod"));
    QCOMPARE(shown.workload().team, std::string("Prod"));
    QCOMPARE(shown.session.undoStack()->count(), steps + 1); // not one a letter
    shown.type("workloadId", QStringLiteral("serve-2"));     // taken
    QCOMPARE(shown.page.current(), QStringLiteral("serve"));
    QVERIFY(shown.find<QLabel>("workloadIdNote")->isVisible());
    shown.type("workloadId", QStringLiteral("chat"));
    QCOMPARE(shown.page.current(), QStringLiteral("chat"));
    QCOMPARE(shown.workload("chat").team, std::string("Prod"));
    shown.find<QPlainTextEdit>("workloadNotes")->setPlainText(QStringLiteral("runs at night"));
    QCOMPARE(shown.workload("chat").notes, std::string("runs at night"));
}

void WorkloadsPageTest::emptyProjectStartsHere()
{
    ProjectSession session;
    WorkloadsPage page(session);
    page.resize(1000, 700);
    page.show();
    auto *button = page.findChild<QPushButton *>(QStringLiteral("workloadsEmptyAlways"));
    QVERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(session.scenarioSet().inputs.workloads.size(), std::size_t(1));
    QVERIFY(session.scenarioSet().inputs.hours >= 8760);
    QTRY_VERIFY(session.results() && session.results()->revision == session.revision());
    QVERIFY(session.results()->plans.front());
    QCOMPARE(session.results()->plans.front()->workloads.front().status, WorkloadStatus::Placed);
}

void WorkloadsPageTest::wheelScrollsAndChangesNothing()
{
    ShownPage shown;
    auto *kind = shown.find<QComboBox>("demandKind");
    shown.page.table()->setFocus();
    QWheelEvent wheel(QPointF(5, 5), kind->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(kind, &wheel);
    QCOMPARE(kind->currentIndex(), 0);
    QCOMPARE(shown.session.scenarioSet(), twoPlans());
}

void WorkloadsPageTest::revealFindsWorkloads()
{
    ShownPage shown;
    shown.page.duplicateCurrent();
    QVERIFY(shown.page.reveal(QStringLiteral("workload:serve")));
    QCOMPARE(shown.page.current(), QStringLiteral("serve"));
    QVERIFY(!shown.page.reveal(QStringLiteral("workload:none")));
    QVERIFY(!shown.page.reveal(QStringLiteral("plan:base")));
}

void WorkloadsPageTest::daysAreReadAndWritten()
{
    const auto shanghai = Calendar::forZone("Asia/Shanghai");
    QVERIFY(shanghai);
    const auto first = parseFirstDay(QStringLiteral("２０２７年3月15日"), *shanghai);
    QVERIFY(first);
    QCOMPARE(*first, *UtcHour::parse("2027-03-15T00:00:00+08:00"));
    QCOMPARE(firstDayText(*first, *shanghai), QStringLiteral("2027-03-15"));
    const auto last = parseLastDay(QStringLiteral("2027Q1"), *shanghai);
    QVERIFY(last);
    QCOMPARE(*last, *UtcHour::parse("2027-04-01T00:00:00+08:00"));
    QCOMPARE(lastDayText(*last, *shanghai), QStringLiteral("2027-03-31"));
    QCOMPARE(parseLastDay(lastDayText(*last + 5, *shanghai), *shanghai), std::optional(*last + 5)); // no midnight
    QVERIFY(!parseFirstDay(QStringLiteral("2027-02-30"), *shanghai));
    QVERIFY(!parseFirstDay(QStringLiteral("soon"), *shanghai));
}

QTEST_MAIN(WorkloadsPageTest)
#include "workloads_page_test.moc"
