// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"
#include "plan/scenario_reader.h"
#include "prices/bundled.h"
#include "support/file_io.h"
#include "ui_fixture.h"
#include "widgets/notice_area.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

bool isCurrent(const ProjectSession &session)
{
    return session.results() && session.results()->revision == session.revision();
}

/// Exact totals of all plans.
QStringList totals(const ProjectSession &session)
{
    QStringList all;
    for (const auto &plan : session.results()->plans)
        all += plan ? QString::fromStdString(toText(plan->totals.amortised.amount()) + " " +
                                             toText(plan->totals.billed.amount()))
                    : QStringLiteral("none");
    return all;
}

PriceRow row(const char *type, const char *hourly)
{
    PriceRow made;
    made.provider = "acme";
    made.region = "east";
    made.instanceType = type;
    made.operatingSystem = "linux";
    made.tenancy = "shared";
    made.currency = Currency::of("USD");
    made.accelerator = "H100-SXM-80GB";
    made.acceleratorCount = Decimal::fromInteger(8);
    made.hourly = *Decimal::parse(hourly);
    made.provenance = {"own list", Date{2026, 11, 20}, {}};
    return made;
}

/// Two plans on prices that only this project has: 16 GPUs are 2 machines of 70 an hour, 1,226,400 a year.
void startOnOwnPrices(ProjectSession &session)
{
    ScenarioSet set = test::twoPlans();
    set.inputs.offers = {test::h100()};
    set.inputs.priceBook = "mine";
    set.inputs.workloads[0].offer.reset();
    set.inputs.workloads[0].accelerators = {"H100-SXM-80GB"};
    session.startNew(set);
    QVERIFY(session.usePriceBook(PriceBook({row("small", "70"), row("large", "75")}), QStringLiteral("mine")));
    QTRY_VERIFY(isCurrent(session));
    QCOMPARE(toText(session.results()->plans[0]->totals.amortised, Rounding::HalfEven), std::string("1226400.00"));
}

/// Answers the file dialog that comes next.
void answerWith(const QString &path)
{
    QTimer::singleShot(0, qApp, [path] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            qFatal("no file dialog was shown");
        dialog->selectFile(path);
        static_cast<QDialog *>(dialog)->accept();
    });
}

} // namespace

class HandOverFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init() { m_home = std::make_unique<test::Home>(); }
    void computesTheSameElsewhere();
    void computesTheSameInTheTerminal();
    void theMenuWritesTheFile();
    void whatLeadsNowhereIsSaid();

private:
    std::unique_ptr<test::Home> m_home;
};

void HandOverFileTest::computesTheSameElsewhere()
{
    ProjectSession session;
    startOnOwnPrices(session);
    const ScenarioSet before = session.scenarioSet();
    const QString path = m_home->file(QStringLiteral("mail.json"));
    QVERIFY(session.handOver(path));
    QCOMPARE(session.scenarioSet(), before);

    ProjectSession other;
    QVERIFY(other.openFile(path).empty());
    QTRY_VERIFY(isCurrent(other));
    QCOMPARE(other.priceBook()->rows().size(), bundledPriceBook().rows().size()); // it has other prices
    QCOMPARE(totals(other), totals(session));
    QVERIFY(!other.scenarioSet().inputs.priceBook);
    QCOMPARE(other.scenarioSet().plans, before.plans);
}

void HandOverFileTest::computesTheSameInTheTerminal()
{
    ProjectSession session;
    startOnOwnPrices(session);
    const QString path = m_home->file(QStringLiteral("mail.json"));
    QVERIFY(session.handOver(path));
    QProcess cli;
    cli.start(QStringLiteral(GPUFOLIO_BIN_DIR "/gpufolio-cli"),
              {QStringLiteral("plan"), QStringLiteral("evaluate"), path});
    QVERIFY2(cli.waitForFinished(), qPrintable(cli.errorString()));
    QCOMPARE(cli.exitCode(), 0);
    const QByteArray said = cli.readAllStandardOutput();
    QVERIFY2(said.contains("1226400.00") || said.contains("1,226,400.00"), said.constData());
}

void HandOverFileTest::theMenuWritesTheFile()
{
    ProjectSession session;
    WindowSettings settings = WindowSettings::load();
    MainWindow window(session, settings);
    startOnOwnPrices(session);
    window.show();
    const QString path = m_home->file(QStringLiteral("given away")); // without an ending
    answerWith(path);
    window.findChild<QAction *>(QStringLiteral("handOver"))->trigger();
    QVERIFY(QFileInfo::exists(path + QStringLiteral(".json")));
    const auto *notices = window.findChild<NoticeArea *>(QStringLiteral("notices"));
    QVERIFY(notices->text(QStringLiteral("handOver")).contains(QStringLiteral("given away.json")));
    QVERIFY(loadScenario((path + QStringLiteral(".json")).toStdString()));
}

void HandOverFileTest::whatLeadsNowhereIsSaid()
{
    ProjectSession session;
    ScenarioSet set = test::twoPlans();
    set.inputs.priceBook = "mine";
    set.inputs.workloads[0].offer = "acme:west:gone";
    session.startNew(set);
    const QString path = m_home->file(QStringLiteral("mail.json"));
    const Status refused = session.handOver(path);
    QVERIFY(!refused);
    QVERIFY(render(refused.error().what).find("acme:west:gone") != std::string::npos);
    QVERIFY(!QFileInfo::exists(path));
    set.inputs.workloads[0].offer = set.inputs.offers[0].id;
    session.startNew(set);
    QVERIFY(!session.handOver(m_home->file(QStringLiteral("no such folder/mail.json"))));
}

QTEST_MAIN(HandOverFileTest)
#include "hand_over_file_test.moc"
