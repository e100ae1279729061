// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/autosave.h"
#include "session/project_session.h"
#include "ui_fixture.h"

#include "plan/evaluate.h"
#include "plan/scenario_reader.h"
#include "prices/bundled.h"
#include "project/project_file.h"
#include "support/file_io.h"

#include <QFileInfo>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <mutex>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

ScenarioSet withInstances(ScenarioSet set, std::int64_t instances)
{
    set.plans[1].commitments[0].instances = instances;
    return set;
}

std::int64_t instancesOf(const ScenarioSet &set)
{
    return set.plans[1].commitments[0].instances;
}

/// What is on disk now, whoever has the file open.
ScenarioSet onDisk(const QString &path)
{
    const auto file = ProjectFile::open(path.toStdString(), ProjectFile::Access::ReadOnly);
    const auto contents = file ? (*file)->contents() : Result<std::optional<ProjectContents>>(file.error());
    return contents && *contents ? (*contents)->scenario : ScenarioSet();
}

bool isCurrent(const ProjectSession &session)
{
    return session.results() && session.results()->revision == session.revision();
}

} // namespace

class SessionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void undoesByName();
    void sameValueIsNoStep();
    void editsOfOneDragAreOneStep();
    void dragBackToTheStartIsNoStep();
    void openPlanIsAlwaysOneOfThePlans();
    void computesAllPlans();
    void newestInputWins();
    void tellsWhichPlanCouldNotBeComputed();
    void everyChangeIsOnDisk();
    void closingWritesWhatIsPending();
    void secondSessionReadsOnly();
    void failedWriteIsKeptAndTriedAgain();
    void changesDuringAWriteAreWrittenToo();
    void scenarioFileBecomesAProject();
    void badFileKeepsTheOldProject_data();
    void badFileKeepsTheOldProject();
    void exampleThatWasWorkedInIsLeftAlone();
    void copiesHoldTheSame();
    void keepsItsOwnPriceBook();
    void keepsRatesOfExchange();
    void fiscalYearBelongsToTheProject();
    void unwritablePlaceIsSaid();

private:
    std::unique_ptr<test::Home> m_home;
};

void SessionTest::init()
{
    m_home = std::make_unique<test::Home>();
}

void SessionTest::undoesByName()
{
    ProjectSession session;
    session.startNew(test::twoPlans());
    QSignalSpy changes(&session, &ProjectSession::scenarioChanged);
    session.edit(QStringLiteral("Change instances"), withInstances(session.scenarioSet(), 5));
    QCOMPARE(session.undoStack()->undoText(), QStringLiteral("Change instances"));
    QCOMPARE(instancesOf(session.scenarioSet()), 5);
    session.undoStack()->undo();
    QCOMPARE(session.scenarioSet(), test::twoPlans());
    QCOMPARE(session.undoStack()->redoText(), QStringLiteral("Change instances"));
    session.undoStack()->redo();
    QCOMPARE(instancesOf(session.scenarioSet()), 5);
    QCOMPARE(changes.count(), 3);
}

void SessionTest::sameValueIsNoStep()
{
    ProjectSession session;
    session.startNew(test::twoPlans());
    session.edit(QStringLiteral("Nothing"), session.scenarioSet());
    QVERIFY(!session.undoStack()->canUndo());
}

void SessionTest::editsOfOneDragAreOneStep()
{
    ProjectSession session;
    session.startNew(test::twoPlans());
    for (const int instances : {3, 4, 5})
        session.edit(QStringLiteral("Change instances"), withInstances(session.scenarioSet(), instances),
                     QStringLiteral("drag"));
    session.edit(QStringLiteral("Change instances"), withInstances(session.scenarioSet(), 9),
                 QStringLiteral("another drag"));
    QCOMPARE(session.undoStack()->count(), 2);
    session.undoStack()->undo();
    QCOMPARE(instancesOf(session.scenarioSet()), 5);
    session.undoStack()->undo();
    QCOMPARE(instancesOf(session.scenarioSet()), 2);
}

void SessionTest::dragBackToTheStartIsNoStep()
{
    ProjectSession session;
    session.startNew(test::twoPlans());
    session.edit(QStringLiteral("Change instances"), withInstances(session.scenarioSet(), 7), QStringLiteral("drag"));
    session.edit(QStringLiteral("Change instances"), withInstances(session.scenarioSet(), 2), QStringLiteral("drag"));
    QCOMPARE(session.scenarioSet(), test::twoPlans());
    QVERIFY(!session.undoStack()->canUndo());
}

void SessionTest::openPlanIsAlwaysOneOfThePlans()
{
    ProjectSession session;
    session.startNew(test::twoPlans());
    QCOMPARE(session.activePlan(), QStringLiteral("on-demand"));
    session.setActivePlan(QStringLiteral("base"));
    QCOMPARE(session.activePlan(), QStringLiteral("base"));
    session.setActivePlan(QStringLiteral("there is none"));
    QCOMPARE(session.activePlan(), QStringLiteral("on-demand"));

    session.setActivePlan(QStringLiteral("base"));
    ScenarioSet fewer = session.scenarioSet();
    fewer.plans.pop_back();
    QSignalSpy moved(&session, &ProjectSession::activePlanChanged);
    session.edit(QStringLiteral("Remove plan"), fewer);
    QCOMPARE(session.activePlan(), QStringLiteral("on-demand"));
    QCOMPARE(moved.count(), 1);
}

/// 16 GPUs are 2 machines: 2 x 8,760 h x 80 = 1,401,600 on demand, 2 x 8,760 h x 50 = 876,000 committed.
void SessionTest::computesAllPlans()
{
    ProjectSession session;
    session.startNew(test::twoPlans());
    QTRY_VERIFY(isCurrent(session));
    const auto results = session.results();
    QCOMPARE(results->plans.size(), std::size_t(2));
    QCOMPARE(toText(results->plans[0]->totals.amortised, Rounding::HalfEven), std::string("1401600.00"));
    QCOMPARE(toText(results->plans[1]->totals.amortised, Rounding::HalfEven), std::string("876000.00"));
    QVERIFY(results->comparison);
    QCOMPARE(toText(results->comparison->plans[1].amortisedDifference, Rounding::HalfEven), std::string("-525600.00"));
    QVERIFY(!session.isComputing());
}

void SessionTest::newestInputWins()
{
    ProjectSession session;
    session.startNew(test::twoPlans());
    quint64 newest = 0;
    bool inOrder = true;
    connect(&session, &ProjectSession::resultsChanged, this, [&] {
        if (!session.results())
            return;
        inOrder = inOrder && session.results()->revision > newest;
        newest = session.results()->revision;
    });
    for (int instances = 3; instances < 60; ++instances)
        session.edit(QStringLiteral("Change instances"), withInstances(session.scenarioSet(), instances));
    QVERIFY(session.isComputing());
    QTRY_VERIFY(!session.isComputing());
    QVERIFY(isCurrent(session));
    QVERIFY(inOrder);
    const auto direct = evaluate(session.results()->scenarios[1]);
    QCOMPARE(session.results()->plans[1]->totals.amortised, direct->totals.amortised);
    QCOMPARE(session.results()->scenarios[1].plan.commitments[0].instances, 59);
}

void SessionTest::tellsWhichPlanCouldNotBeComputed()
{
    ProjectSession session;
    ScenarioSet set = test::twoPlans();
    set.inputs.offers[0].currency = Currency::of("EUR"); // and there is no rate
    session.startNew(set);
    session.edit(QStringLiteral("Change"), withInstances(set, 3));
    QTRY_VERIFY(isCurrent(session));
    QVERIFY(!session.results()->plans[0]);
    QVERIFY(!session.results()->errors[0].empty());
    QVERIFY(session.results()->errors[0][0].code == Error::Code::MissingRate);
    QVERIFY(!session.results()->comparison);
}

void SessionTest::everyChangeIsOnDisk()
{
    QVERIFY(Autosave::delayMilliseconds <= 300);
    ProjectSession session;
    session.startNew(test::twoPlans());
    QVERIFY(session.isSaved());
    QCOMPARE(onDisk(session.path()), test::twoPlans());
    session.edit(QStringLiteral("Change instances"), withInstances(session.scenarioSet(), 11));
    QVERIFY(!session.isSaved());
    QTRY_VERIFY(session.isSaved());
    QVERIFY(session.lastSaved().isValid());
    QCOMPARE(onDisk(session.path()), session.scenarioSet());
    session.undoStack()->undo();
    QTRY_VERIFY(session.isSaved());
    QCOMPARE(onDisk(session.path()), test::twoPlans());
}

void SessionTest::closingWritesWhatIsPending()
{
    QString path;
    {
        ProjectSession session;
        session.startNew(test::twoPlans());
        path = session.path();
        session.edit(QStringLiteral("Change instances"), withInstances(session.scenarioSet(), 12));
        session.setActivePlan(QStringLiteral("base"));
    }
    QCOMPARE(instancesOf(onDisk(path)), 12);
    ProjectSession again;
    QVERIFY(again.openFile(path).empty());
    QCOMPARE(again.activePlan(), QStringLiteral("base"));
}

void SessionTest::secondSessionReadsOnly()
{
    auto first = std::make_unique<ProjectSession>();
    first->startNew(test::twoPlans());
    const QString path = first->path();
    ProjectSession second;
    QVERIFY(second.openFile(path).empty());
    QVERIFY(second.isReadOnly());
    second.edit(QStringLiteral("Change instances"), withInstances(second.scenarioSet(), 3));
    QCOMPARE(second.scenarioSet(), test::twoPlans());
    QVERIFY(!second.undoStack()->canUndo());
    QTRY_VERIFY(isCurrent(second)); // it computes all the same

    first->edit(QStringLiteral("Change instances"), withInstances(first->scenarioSet(), 4));
    first.reset();
    QVERIFY(second.openFile(path).empty());
    QVERIFY(!second.isReadOnly());
    QCOMPARE(instancesOf(second.scenarioSet()), 4);
}

void SessionTest::failedWriteIsKeptAndTriedAgain()
{
    std::atomic<bool> full = true;
    std::vector<PendingSave> written;
    Autosave autosave([&](const PendingSave &save) -> Status {
        if (full)
            return Error{Error::Code::Io, {"The disk is full.", {}}, {}};
        written.push_back(save);
        return Done{};
    });
    autosave.scheduleSetting(QStringLiteral("key"), QStringLiteral("value"));
    autosave.schedule({test::twoPlans(), "base"});
    QTRY_VERIFY(autosave.error());
    QVERIFY(!autosave.isSaved());
    QVERIFY(!autosave.flush());

    full = false;
    autosave.schedule({withInstances(test::twoPlans(), 8), "base"});
    QTRY_VERIFY(autosave.isSaved());
    QVERIFY(!autosave.error());
    QCOMPARE(written.size(), std::size_t(1));
    QCOMPARE(instancesOf(written[0].contents->scenario), 8);
    QCOMPARE(written[0].settings.value(QStringLiteral("key")), QStringLiteral("value"));
}

void SessionTest::changesDuringAWriteAreWrittenToo()
{
    QSemaphore began;
    QSemaphore mayEnd;
    std::mutex guard;
    std::vector<std::int64_t> written;
    Autosave autosave([&](const PendingSave &save) -> Status {
        began.release();
        mayEnd.acquire();
        const std::lock_guard lock(guard);
        written.push_back(instancesOf(save.contents->scenario));
        return Done{};
    });
    autosave.schedule({withInstances(test::twoPlans(), 3), {}});
    QTRY_COMPARE(began.available(), 1);
    autosave.schedule({withInstances(test::twoPlans(), 4), {}});
    mayEnd.release(2);
    QTRY_VERIFY(autosave.isSaved());
    QCOMPARE(written, (std::vector<std::int64_t>{3, 4}));
}

void SessionTest::scenarioFileBecomesAProject()
{
    const QString json = m_home->file(QStringLiteral("plan.json"));
    QVERIFY(writeFileAtomically(json.toStdString(), writeScenario(test::twoPlans())));
    ProjectSession session;
    QVERIFY(session.openFile(json).empty());
    QCOMPARE(session.scenarioSet(), test::twoPlans());
    QCOMPARE(QFileInfo(session.path()).fileName(), QStringLiteral("Test project.gpufolio"));
    QVERIFY(session.isSaved());
    session.openFile(json); // again: another project, the first is left alone
    QCOMPARE(QFileInfo(session.path()).fileName(), QStringLiteral("Test project 2.gpufolio"));
}

void SessionTest::badFileKeepsTheOldProject_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("broken JSON") << QByteArray("{\"format\":\"gpufolio.scenario\",");
    QTest::newRow("another format") << QByteArray("{\"format\":\"recipe\"}");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no text") << QByteArray("\x7f"
                                           "ELF\x02\x01\x01\0\0\0",
                                           10);
    QTest::newRow("a database that is none") << QByteArray("SQLite format 3\0 and then something else", 40);
    QTest::newRow("unknown key") << QByteArray("{\"format\":\"gpufolio.scenario\",\"formatVersion\":1,\"colour\":1}");
}

void SessionTest::badFileKeepsTheOldProject()
{
    QFETCH(QByteArray, bytes);
    const QString path = m_home->file(QStringLiteral("bad"));
    QVERIFY(writeFileAtomically(path.toStdString(), bytes.toStdString()));
    ProjectSession session;
    session.startNew(test::twoPlans());
    const QString before = session.path();
    const Diagnostics findings = session.openFile(path);
    QVERIFY(!findings.empty());
    QVERIFY(!findings[0].what.empty());
    QCOMPARE(session.path(), before);
    QCOMPARE(session.scenarioSet(), test::twoPlans());
    QVERIFY(!session.openFile(m_home->file(QStringLiteral("not there.json"))).empty());
    QCOMPARE(*readFile(path.toStdString()), bytes.toStdString()); // and the file is as it was
}

void SessionTest::exampleThatWasWorkedInIsLeftAlone()
{
    ProjectSession session;
    QVERIFY(session.openExample().empty());
    QVERIFY(session.scenarioSet().plans.size() >= 3);
    const QString first = session.path();
    QVERIFY(session.openExample().empty());
    QCOMPARE(session.path(), first); // unchanged: the same again

    ScenarioSet mine = session.scenarioSet();
    mine.inputs.discountRate = *Decimal::parse("0.05");
    session.edit(QStringLiteral("Change discount rate"), mine);
    QVERIFY(session.openExample().empty());
    QVERIFY(session.path() != first);
    QVERIFY(!(session.scenarioSet() == mine));
    QCOMPARE(onDisk(first), mine);
}

void SessionTest::copiesHoldTheSame()
{
    ProjectSession session;
    session.startNew(test::twoPlans());
    session.setActivePlan(QStringLiteral("base"));
    const QString json = m_home->file(QStringLiteral("copy.json"));
    const QString project = m_home->file(QStringLiteral("copy.gpufolio"));
    QVERIFY(session.saveCopy(json));
    QVERIFY(session.saveCopy(project));
    QCOMPARE(*loadScenario(json.toStdString()), test::twoPlans());
    QVERIFY(!session.saveCopy(session.path())); // onto itself
    QVERIFY(!session.saveCopy(m_home->file(QStringLiteral("no such folder/copy.gpufolio"))));
    QCOMPARE(session.scenarioSet(), test::twoPlans());

    ProjectSession other;
    QVERIFY(other.openFile(project).empty());
    QVERIFY(!other.isReadOnly());
    QCOMPARE(other.scenarioSet(), test::twoPlans());
    QCOMPARE(other.activePlan(), QStringLiteral("base"));
}

void SessionTest::keepsItsOwnPriceBook()
{
    std::vector<PriceRow> rows = bundledPriceBook().rows();
    rows.resize(5);
    QString path;
    {
        ProjectSession session;
        session.startNew(test::twoPlans());
        path = session.path();
        QCOMPARE(session.priceBook()->rows().size(), bundledPriceBook().rows().size());
        QSignalSpy changed(&session, &ProjectSession::priceBookChanged);
        QVERIFY(session.usePriceBook(PriceBook(rows), QStringLiteral("mine")));
        QCOMPARE(changed.count(), 1);
        QVERIFY(session.saveCopy(m_home->file(QStringLiteral("with prices.gpufolio"))));
    }
    for (const QString &file : {path, m_home->file(QStringLiteral("with prices.gpufolio"))}) {
        ProjectSession again;
        QVERIFY(again.openFile(file).empty());
        QCOMPARE(again.priceBook()->rows(), PriceBook(rows).rows());
    }
}

/// A scenario in yuan with an offer in dollars computes once the project has a rate, also after it was opened again,
/// and takes the rate along when it is handed over.
void SessionTest::keepsRatesOfExchange()
{
    ScenarioSet set = test::twoPlans();
    for (Offer &offer : set.inputs.offers)
        offer.currency = Currency::of("USD");
    set.inputs.currency = Currency::of("CNY");
    QString path;
    {
        ProjectSession session;
        session.startNew(set);
        path = session.path();
        QTRY_VERIFY(isCurrent(session) && !session.isComputing());
        QVERIFY(!session.results()->plans.front()); // never 1 to 1
        ExchangeRates rates;
        rates.set(*Date::parse("2020-01-02"), Currency::of("USD"), *Decimal::parse("1.25"));
        rates.set(*Date::parse("2020-01-02"), Currency::of("CNY"), *Decimal::parse("10"));
        QVERIFY(session.keepExchangeRates(rates));
        QTRY_VERIFY(isCurrent(session) && !session.isComputing());
        QVERIFY(session.results()->plans.front());
        QVERIFY(session.scenarioSet() == set); // the inputs stay as they are
    }
    ProjectSession session;
    QVERIFY(session.openFile(path).empty());
    QVERIFY(session.saveCopy(m_home->file(QStringLiteral("copy.gpufolio"))));
    QVERIFY(session.openFile(m_home->file(QStringLiteral("copy.gpufolio"))).empty());
    QCOMPARE(session.exchangeRates()->size(), std::size_t(2));
    QTRY_VERIFY(isCurrent(session) && !session.isComputing());
    QVERIFY(session.results()->plans.front());
    const QString given = path + QStringLiteral(".json");
    QVERIFY(session.handOver(given));
    const auto read = loadScenario(given.toStdString());
    QVERIFY(read);
    QCOMPARE(read->inputs.exchangeRates.size(), std::size_t(1));
    QCOMPARE(toText(read->inputs.exchangeRates.front().rate), std::string("8"));
}

void SessionTest::fiscalYearBelongsToTheProject()
{
    QString path;
    {
        ProjectSession session;
        session.startNew(test::twoPlans());
        path = session.path();
        ViewSettings view = session.view();
        view.fiscalYearStartMonth = 4;
        view.view = ViewSettings::View::Billed;
        session.setView(view);
    }
    ProjectSession again;
    QVERIFY(again.openFile(path).empty());
    QCOMPARE(again.view().fiscalYearStartMonth, 4);
    again.startNew(test::twoPlans());
    QCOMPARE(again.view().fiscalYearStartMonth, 1);
}

void SessionTest::unwritablePlaceIsSaid()
{
    ProjectSession session;
    session.startNew(test::twoPlans(), m_home->file(QStringLiteral("no such folder/project.gpufolio")));
    QCOMPARE(session.scenarioSet(), test::twoPlans()); // nothing is lost
    QVERIFY(session.path().isEmpty());
    QVERIFY(!session.isSaved());
    QVERIFY(!session.saveError().what.empty());
    QVERIFY(!session.flush());
    session.edit(QStringLiteral("Change instances"), withInstances(session.scenarioSet(), 3));
    QCOMPARE(instancesOf(session.scenarioSet()), 3);
}

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
