// SPDX-License-Identifier: GPL-3.0-or-later
// Walks every number on every page by its answers to Why, down to the price row it rests on.
#include "i18n/language.h"
#include "item_models/roles.h"
#include "main_window.h"
#include "page_table.h"
#include "session/project_session.h"
#include "session/window_settings.h"
#include "theme/theme.h"
#include "ui_fixture.h"
#include "why_links.h"
#include "widgets/why_panel.h"

#include <QAbstractItemView>
#include <QTabWidget>
#include <QTest>

#include <set>

using namespace gpufolio;
using namespace gpufolio::test;
using namespace gpufolio::ui;

namespace
{

constexpr int mostRows = 40; ///< of a long table; its rows are alike

/// Price rows at which all chains of links from an answer end, and how many figures lie between.
struct Trace {
    std::set<QString> prices; ///< links for MainWindow::go()
    bool reachesWorkload = false;
    std::set<std::string> seen;
};

void follow(const SessionResults *results, const Why &why, Trace &trace)
{
    const std::string key = std::to_string(int(why.metric)) + why.value + why.plan + std::to_string(int(why.about.to)) +
                            std::to_string(why.about.index);
    if (!trace.seen.insert(key).second || trace.seen.size() > 400)
        return;
    trace.reachesWorkload |= why.about.to == WhyLink::To::Workload;
    if (why.about.to == WhyLink::To::Price)
        trace.prices.insert(placeOf(results, why, why.about).value(0));
    for (const WhyInput &input : why.inputs) {
        if (input.link.to == WhyLink::To::Price)
            trace.prices.insert(placeOf(results, why, input.link).value(0));
        trace.reachesWorkload |= input.link.to == WhyLink::To::Workload;
        if (const auto next = followed(results, why, input.link))
            follow(results, *next, trace);
    }
}

bool isAmount(Metric metric)
{
    const MetricUnit unit = metricInfo(metric).unit;
    return unit == MetricUnit::Currency || unit == MetricUnit::CurrencyPerInstanceHour ||
           unit == MetricUnit::CurrencyPerAcceleratorHour;
}

bool isNothing(const std::string &value)
{
    return value.find_first_of("123456789") == std::string::npos;
}

} // namespace

class WhyWalkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyNumberLeadsToItsPrice_data();
    void everyNumberLeadsToItsPrice();
    void priceLinksLeadToARow();

private:
    void check(const Why &why, const QString &where, int &amounts);

    std::unique_ptr<Home> m_home;
    WindowSettings m_settings;
    std::unique_ptr<ProjectSession> m_session;
    std::unique_ptr<MainWindow> m_window;
    std::set<QString> m_prices;
};

void WhyWalkTest::initTestCase()
{
    m_home = std::make_unique<Home>();
    applyTheme(*qApp, Theme::Light);
    setLanguage(Language::English);
    m_session = std::make_unique<ProjectSession>();
    m_window = std::make_unique<MainWindow>(*m_session, m_settings);
    m_window->resize(1440, 900);
    m_window->openExample();
    m_window->show();
    QTRY_VERIFY(m_session->results() != nullptr && !m_session->isComputing());
}

void WhyWalkTest::check(const Why &why, const QString &where, int &amounts)
{
    if (!isAmount(why.metric) || isNothing(why.value))
        return;
    Trace trace;
    follow(m_session->results().get(), why, trace);
    const QString what = where + QStringLiteral(": ") + QString::fromStdString(why.value);
    QVERIFY2(!trace.prices.empty(), qPrintable(what));
    m_prices.insert(trace.prices.begin(), trace.prices.end());
    ++amounts;
}

void WhyWalkTest::everyNumberLeadsToItsPrice_data()
{
    QTest::addColumn<QString>("page");
    for (const PageMaker &page : allPages()) {
        // Start and Reports show no numbers of their own as cells: the verdict, and pages as pictures.
        if (page.entry.id != QLatin1String("start") && page.entry.id != QLatin1String("reports"))
            QTest::newRow(qPrintable(page.entry.id)) << page.entry.id;
    }
}

void WhyWalkTest::everyNumberLeadsToItsPrice()
{
    QFETCH(QString, page);
    m_window->showPage(page);
    auto *shown = m_window->findChild<QWidget *>(page + QStringLiteral("Page"));
    QVERIFY(shown != nullptr);
    int amounts = 0;
    for (QTabWidget *tabs : shown->findChildren<QTabWidget *>()) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab); // what isn't seen isn't filled
            QCoreApplication::processEvents();
        }
        tabs->setCurrentIndex(0);
    }
    for (const QAbstractItemView *view : shown->findChildren<QAbstractItemView *>()) {
        const QAbstractItemModel *model = view->model();
        if (model == nullptr)
            continue;
        for (int row = 0; row < std::min(mostRows, model->rowCount()); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                const QVariant answer = model->index(row, column).data(WhyRole);
                if (!answer.canConvert<Why>())
                    continue;
                check(answer.value<Why>(), view->objectName() + QStringLiteral(" %1/%2").arg(row).arg(column), amounts);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
    for (const QWidget *widget : shown->findChildren<QWidget *>()) {
        const auto why = whyOf(widget);
        if (why && qobject_cast<const QAbstractItemView *>(widget) == nullptr)
            check(*why, widget->objectName(), amounts);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(amounts > 0, qPrintable(page));
    qInfo("%s: %d amounts traced to their prices", qPrintable(page), amounts);
}

void WhyWalkTest::priceLinksLeadToARow()
{
    QVERIFY(!m_prices.empty());
    int found = 0;
    for (const QString &price : m_prices)
        found += m_window->go(price) ? 1 : 0;
    // prices of the example are of the bundled book
    QVERIFY2(found > 0, qPrintable(*m_prices.begin()));
    QCOMPARE(m_window->currentPage(), QStringLiteral("prices"));
    qInfo("%d of %d price rows are in the book", found, int(m_prices.size()));
}

QTEST_MAIN(WhyWalkTest)
#include "why_walk_test.moc"
