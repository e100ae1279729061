// SPDX-License-Identifier: GPL-3.0-or-later
// The page Reports as a person uses it.
#include "pages/reports_page.h"

#include "i18n/language.h"
#include "main_window.h"
#include "pages/reports_files.h"
#include "pages/reports_preview.h"
#include "pages/reports_settings.h"
#include "pages/reports_templates.h"
#include "report/cell_text.h"
#include "ui/ui_fixture.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>
#include <QToolButton>

using namespace gpufolio;
using namespace gpufolio::ui;

class ReportsPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void showsTheMemoOfTheOpenPlan();
    void figuresOfThePagesAreThoseOfTheResults();
    void templatesAreChosenByKeyboard();
    void planIsChosenAndFollowsTheOpenOne();
    void approvalFormOfAPlanWithoutPurchases();
    void languages();
    void viewIsTheOneOfTheTopBar();
    void partsOfTheFullReport();
    void pagesAreTurnedAndZoomed();
    void hiddenPageMakesNothing();
    void newestChangeWins();
    void whatIfIsSaid();
    void writesAllFormats();
    void fileThatCannotBeWrittenLeavesNothing();
    void copiesText();
    void emptyProjectOffersTheExample();
    void revealsTemplatesAndPlans();
    void remembersItsLayout();
    void speaksChineseAtOnce();
    void fitsASmallWindow();
    void controlsAreNamed();
    void keyLeadsHereFromAnywhere();

private:
    void settle();
    template <typename Widget> Widget *find(const char *name) const
    {
        return m_page->findChild<Widget *>(QString::fromLatin1(name));
    }
    const ReportDocument &document() const { return m_page->pages()->document(); }
    QString text() const { return QString::fromStdString(writeText(document(), m_page->pages()->language().words)); }

    test::Home m_home;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<ReportsPage> m_page;
};

void ReportsPageTest::initTestCase()
{
    m_session = std::make_unique<ProjectSession>();
}

void ReportsPageTest::init()
{
    setLanguage(Language::English);
    m_session->startNew(test::twoPlans());
    m_session->setView({});
    QTRY_VERIFY(!m_session->isComputing());
    m_session->setActivePlan(QStringLiteral("base"));
    m_page = std::make_unique<ReportsPage>(*m_session);
    m_page->resize(1200, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    settle();
}

void ReportsPageTest::cleanup()
{
    m_page.reset();
}

void ReportsPageTest::settle()
{
    QTRY_VERIFY(m_page->isReady());
}

void ReportsPageTest::showsTheMemoOfTheOpenPlan()
{
    QCOMPARE(document().kind, ReportTemplate::Memo);
    QVERIFY(text().contains(QStringLiteral("Recommendation: Base on 1-year")));
    QCOMPARE(m_page->preview()->pageCount(), std::size_t(1));
    QCOMPARE(find<QLabel>("reportsPlace")->text(), QStringLiteral("Page 1 of 1"));
    QTRY_VERIFY(m_page->preview()->isDrawn());
    // There is ink on the paper: what is shown is more than a white sheet.
    const QImage picture = m_page->preview()->viewport()->grab().toImage();
    int dark = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            dark += qGray(picture.pixel(x, y)) < 60 ? 1 : 0;
    QVERIFY(dark > 500);
}

void ReportsPageTest::figuresOfThePagesAreThoseOfTheResults()
{
    // 16 GPUs are two machines: 2 x 8,760 h x 50 = 876,000 committed, x 80 = 1,401,600 on demand.
    const QString memo = text();
    const std::string fingerprint = document().fingerprint;
    QVERIFY(memo.contains(QStringLiteral("876,000.00")) && memo.contains(QStringLiteral("1,401,600.00")));
    QVERIFY(memo.contains(QStringLiteral("525,600.00"))); // the saving
    QVERIFY(m_page->reveal(QStringLiteral("template:approval")));
    settle();
    QVERIFY(text().contains(QStringLiteral("876,000.00 USD to sign in all")));
    QCOMPARE(document().fingerprint, fingerprint);
}

void ReportsPageTest::templatesAreChosenByKeyboard()
{
    m_page->templates()->setFocus();
    QTest::keyClick(m_page->templates(), Qt::Key_Down);
    settle();
    QCOMPARE(document().kind, ReportTemplate::Approval);
    QTest::keyClick(m_page->templates(), Qt::Key_Down);
    settle();
    QCOMPARE(document().kind, ReportTemplate::Full);
    QVERIFY(m_page->preview()->pageCount() > 3);
}

void ReportsPageTest::planIsChosenAndFollowsTheOpenOne()
{
    m_session->setActivePlan(QStringLiteral("on-demand"));
    settle();
    QVERIFY(text().contains(QStringLiteral("Recommendation: All on-demand")));
    auto *plan = find<QComboBox>("reportsPlan");
    QCOMPARE(plan->count(), 2);
    plan->setFocus();
    QTest::keyClick(plan, Qt::Key_Down);
    settle();
    QVERIFY(text().contains(QStringLiteral("Recommendation: Base on 1-year")));
    // From now on the choice stays, whichever plan is open.
    m_session->setActivePlan(QStringLiteral("base"));
    m_session->setActivePlan(QStringLiteral("on-demand"));
    settle();
    QVERIFY(text().contains(QStringLiteral("Recommendation: Base on 1-year")));
}

void ReportsPageTest::approvalFormOfAPlanWithoutPurchases()
{
    m_session->setActivePlan(QStringLiteral("on-demand"));
    QVERIFY(m_page->reveal(QStringLiteral("template:approval")));
    settle();
    QVERIFY(text().contains(QStringLiteral("There is nothing to approve")));
}

void ReportsPageTest::languages()
{
    const std::string fingerprint = document().fingerprint;
    for (const char *name : {"reportsChinese", "reportsBoth"}) {
        QTest::mouseClick(find<QToolButton>(name), Qt::LeftButton);
        settle();
        QVERIFY(text().contains(QStringLiteral("摊销"))); // amortised
        QVERIFY(text().contains(QStringLiteral("876,000.00")));
        QCOMPARE(text().contains(QStringLiteral("Amounts in USD")),
                 QLatin1String(name) == QLatin1String("reportsBoth"));
        QCOMPARE(document().fingerprint, fingerprint);
        QCOMPARE(m_page->preview()->pageCount(), std::size_t(1));
    }
}

void ReportsPageTest::viewIsTheOneOfTheTopBar()
{
    QVERIFY(text().contains(QStringLiteral("Amortised cost by month")));
    QTest::mouseClick(find<QToolButton>("reportsBilled"), Qt::LeftButton);
    QCOMPARE(m_session->view().view, ViewSettings::View::Billed);
    settle();
    QVERIFY(text().contains(QStringLiteral("Billed cost by month")));
    m_session->setView({});
    settle();
    QVERIFY(text().contains(QStringLiteral("Amortised cost by month")));
    QVERIFY(find<QToolButton>("reportsAmortised")->isChecked());
}

void ReportsPageTest::partsOfTheFullReport()
{
    QVERIFY(!find<QWidget>("reportsParts")->isVisible());
    QVERIFY(m_page->reveal(QStringLiteral("template:full")));
    settle();
    QVERIFY(find<QWidget>("reportsParts")->isVisible());
    QVERIFY(text().contains(QStringLiteral("What the figures mean")));
    const std::size_t pages = m_page->preview()->pageCount();
    for (const char *part : {"definitions", "workloads", "comparison"})
        find<QCheckBox>(qPrintable(QStringLiteral("reportsPart.") + QLatin1String(part)))->setChecked(false);
    settle();
    QVERIFY(!text().contains(QStringLiteral("What the figures mean")));
    QVERIFY(!text().contains(QStringLiteral("Plans side by side")));
    QVERIFY(m_page->preview()->pageCount() < pages);
    // One plan alone.
    find<QComboBox>("reportsPlan")->setFocus();
    QTest::keyClick(find<QComboBox>("reportsPlan"), Qt::Key_Down);
    settle();
    QVERIFY(text().contains(QStringLiteral("Plan: All on-demand")));
    QVERIFY(!text().contains(QStringLiteral("Plan: Base on 1-year")));
}

void ReportsPageTest::pagesAreTurnedAndZoomed()
{
    QVERIFY(m_page->reveal(QStringLiteral("template:full")));
    settle();
    ReportsPreview *preview = m_page->preview();
    preview->setFocus();
    QCOMPARE(preview->currentPage(), std::size_t(0));
    QTest::keyClick(preview, Qt::Key_PageDown);
    QCOMPARE(preview->currentPage(), std::size_t(1));
    QTRY_VERIFY(preview->isDrawn());
    QTest::mouseClick(find<QToolButton>("reportsForward"), Qt::LeftButton);
    QCOMPARE(preview->currentPage(), std::size_t(2));
    QTest::keyClick(preview, Qt::Key_PageUp);
    QCOMPARE(preview->currentPage(), std::size_t(1));
    QTest::keyClick(preview, Qt::Key_End);
    QCOMPARE(preview->currentPage(), preview->pageCount() - 1);
    QVERIFY(!find<QToolButton>("reportsForward")->isEnabled());
    QTest::keyClick(preview, Qt::Key_Home);
    QCOMPARE(preview->currentPage(), std::size_t(0));
    const double fitting = preview->zoom();
    QTest::keyClick(preview, Qt::Key_Plus);
    QTest::keyClick(preview, Qt::Key_Plus);
    QCOMPARE(preview->zoom(), fitting * 1.2 * 1.2);
    QVERIFY(preview->horizontalScrollBar()->maximum() > 0);
    QTRY_VERIFY(preview->isDrawn());
    QTest::keyClick(preview, Qt::Key_0);
    QCOMPARE(preview->zoom(), fitting);
    QCOMPARE(preview->accessibleDescription(), QStringLiteral("Page 1 of %1").arg(preview->pageCount()));
}

void ReportsPageTest::hiddenPageMakesNothing()
{
    const auto before = m_page->pages();
    m_page->hide();
    m_session->setActivePlan(QStringLiteral("on-demand"));
    QTest::qWait(300); // longer than a change waits
    QCOMPARE(m_page->pages(), before);
    QVERIFY(!m_page->isReady());
    m_page->show();
    settle();
    QVERIFY(text().contains(QStringLiteral("Recommendation: All on-demand")));
}

void ReportsPageTest::newestChangeWins()
{
    for (int instances = 1; instances <= 8; ++instances) {
        ScenarioSet set = m_session->scenarioSet();
        set.plans[1].commitments[0].instances = instances;
        m_session->edit(QStringLiteral("Change instances"), set, QStringLiteral("drag"));
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(!m_session->isComputing());
    settle();
    // 8 x 8,760 h x 50.
    QVERIFY(text().contains(QStringLiteral("3,504,000.00")));
}

void ReportsPageTest::whatIfIsSaid()
{
    WhatIf whatIf;
    whatIf.use = *Decimal::parse("0.5");
    whatIf.startsLateMonths = 2;
    m_session->setWhatIf(whatIf);
    QTRY_VERIFY(!m_session->isComputing());
    settle();
    QVERIFY(text().contains(QStringLiteral("What-if, not the inputs as they stand: ")));
    QVERIFY(text().contains(QStringLiteral("50")));
    QTest::mouseClick(find<QToolButton>("reportsBoth"), Qt::LeftButton);
    settle();
    QVERIFY(text().contains(QStringLiteral("What-if, not the inputs as they stand: ")));
    m_session->setWhatIf({});
    QTRY_VERIFY(!m_session->isComputing());
    settle();
    QVERIFY(!text().contains(QStringLiteral("What-if")));
}

void ReportsPageTest::writesAllFormats()
{
    QDir().mkpath(m_home.file(QStringLiteral("out")));
    std::vector<ReportFile> files;
    for (const ReportFormat format : {ReportFormat::Pdf, ReportFormat::Xlsx, ReportFormat::Csv, ReportFormat::Html})
        files.push_back({format, m_home.file(QStringLiteral("out/memo") + endingOf(format))});
    const QSignalSpy written(m_page->files(), &ReportsFiles::written);
    m_page->files()->write(files);
    QVERIFY(!find<QPushButton>("reportsPDF")->isEnabled() || !written.isEmpty());
    QTRY_COMPARE(written.count(), 1);
    QVERIFY(written.constFirst().constFirst().toBool());
    const QByteArray beginnings[] = {"%PDF-", "PK", "\xEF\xBB\xBF", "<!DOCTYPE html>"};
    for (std::size_t i = 0; i < files.size(); ++i) {
        QFile file(files[i].path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.readAll().startsWith(beginnings[i]), qPrintable(files[i].path));
        QVERIFY(m_page->files()->outcome().contains(QFileInfo(files[i].path).fileName()));
    }
    QVERIFY(find<QPushButton>("reportsPDF")->isEnabled());
}

void ReportsPageTest::fileThatCannotBeWrittenLeavesNothing()
{
    const QString folder = m_home.file(QStringLiteral("blocked"));
    QDir().mkpath(folder + QStringLiteral("/memo.html")); // a folder where the file should go
    const QSignalSpy written(m_page->files(), &ReportsFiles::written);
    m_page->files()->write({{ReportFormat::Pdf, folder + QStringLiteral("/memo.pdf")},
                            {ReportFormat::Html, folder + QStringLiteral("/memo.html")}});
    QTRY_COMPARE(written.count(), 1);
    QVERIFY(!written.constFirst().constFirst().toBool());
    QVERIFY(m_page->files()->outcome().contains(QStringLiteral("Not written")));
    QVERIFY(!QFileInfo::exists(folder + QStringLiteral("/memo.pdf"))); // all files or none
}

void ReportsPageTest::copiesText()
{
    QTest::mouseClick(find<QPushButton>("reportsCopy"), Qt::LeftButton);
    const QString copied = QGuiApplication::clipboard()->text();
    QCOMPARE(copied, text());
    QVERIFY(copied.contains(QStringLiteral("\t876,000.00\t")));
}

void ReportsPageTest::emptyProjectOffersTheExample()
{
    ProjectSession session; // nothing is open
    ReportsPage page(session);
    page.resize(1000, 700);
    page.show();
    auto *text = page.findChild<QLabel *>(QStringLiteral("reportsEmpty"));
    QVERIFY(text->isVisible());
    QCOMPARE(text->text(), QStringLiteral("Nothing computed yet."));
    const QSignalSpy asked(&page, &ReportsPage::exampleRequested);
    QTest::mouseClick(page.findChild<QPushButton *>(QStringLiteral("reportsExample")), Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
}

void ReportsPageTest::revealsTemplatesAndPlans()
{
    QVERIFY(m_page->reveal(QStringLiteral("template:full")));
    QVERIFY(m_page->reveal(QStringLiteral("template:memo")));
    QVERIFY(m_page->reveal(QStringLiteral("plan:on-demand")));
    settle();
    QVERIFY(text().contains(QStringLiteral("Recommendation: All on-demand")));
    QVERIFY(!m_page->reveal(QStringLiteral("template:poster")));
    QVERIFY(!m_page->reveal(QStringLiteral("plan:nobody")));
    QVERIFY(!m_page->reveal(QStringLiteral("workload:serve")));
}

void ReportsPageTest::remembersItsLayout()
{
    m_page->reveal(QStringLiteral("template:approval"));
    QTest::mouseClick(find<QToolButton>("reportsBoth"), Qt::LeftButton);
    m_page->preview()->setZoom(1.5);
    const QByteArray state = m_page->layoutState();
    ReportsPage other(*m_session);
    other.restoreLayoutState(state);
    QCOMPARE(other.templates()->currentRow(), 1);
    QCOMPARE(other.settings()->tongue(), ReportTongue::Both);
    QCOMPARE(other.preview()->zoom(), 1.5);
    other.restoreLayoutState(QByteArray("nonsense"));
    QCOMPARE(other.templates()->currentRow(), 1);
}

void ReportsPageTest::speaksChineseAtOnce()
{
    setLanguage(Language::SimplifiedChinese);
    QTRY_VERIFY(find<QCheckBox>("reportsPart.workloads")->text().contains(QStringLiteral("负载")));
    // The report keeps its own language.
    QVERIFY(text().contains(QStringLiteral("Recommendation")));
    setLanguage(Language::English);
}

void ReportsPageTest::fitsASmallWindow()
{
    m_page->resize(740, 420);
    QCoreApplication::processEvents();
    QCOMPARE(m_page->width(), 740);
    for (const char *name : {"reportsTemplates", "reportsPreview", "reportsSide"}) {
        const auto *part = find<QWidget>(name);
        QVERIFY2(part->isVisible(), name);
        const QRect place(part->mapTo(m_page.get(), QPoint()), part->size());
        QVERIFY2(m_page->rect().contains(place), name);
    }
    QVERIFY(m_page->preview()->width() >= 240);
}

void ReportsPageTest::controlsAreNamed()
{
    for (const QWidget *widget : m_page->findChildren<QWidget *>()) {
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        if (widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith(QLatin1String("qt_")))
            continue;
        const bool named = !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty()) ||
                           qobject_cast<const QLabel *>(widget) != nullptr;
        QVERIFY2(named || widget->inherits("QComboBoxPrivateContainer") || widget->inherits("QComboBoxListView") ||
                     widget->inherits("QSplitter"),
                 qPrintable(QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                            widget->objectName()));
    }
}

void ReportsPageTest::keyLeadsHereFromAnywhere()
{
    WindowSettings settings;
    MainWindow window(*m_session, settings);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.showPage(QStringLiteral("prices"));
    QTest::keyClick(&window, Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(window.currentPage(), QStringLiteral("reports"));
    window.showPage(QStringLiteral("plans"));
    QTest::mouseClick(window.findChild<QPushButton *>(QStringLiteral("plansReport")), Qt::LeftButton);
    QCOMPARE(window.currentPage(), QStringLiteral("reports"));
    window.showPage(QStringLiteral("plans"));
    QTest::keyClick(&window, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(window.currentPage(), QStringLiteral("reports"));
}

QTEST_MAIN(ReportsPageTest)
#include "reports_page_test.moc"
