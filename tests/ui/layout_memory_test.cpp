// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout_memory.h"

#include "session/window_settings.h"

#include <QHeaderView>
#include <QRandomGenerator>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QVBoxLayout>

using namespace gpufolio::ui;

namespace
{

/// A page with one of each: a splitter, a table, tabs.
class Arranged : public QWidget
{
public:
    explicit Arranged(int columns = 4) : model(3, columns)
    {
        splitter = new QSplitter(this);
        splitter->setObjectName(QStringLiteral("splitter"));
        table = new QTableView;
        table->setObjectName(QStringLiteral("table"));
        table->setModel(&model);
        table->setSortingEnabled(true);
        table->horizontalHeader()->setSectionsMovable(true);
        tabs = new QTabWidget;
        tabs->setObjectName(QStringLiteral("tabs"));
        for (const char *name : {"cover", "cash", "load"}) {
            auto *tab = new QWidget;
            tab->setObjectName(QLatin1String(name));
            tabs->addTab(tab, QLatin1String(name));
        }
        nameless = new QSplitter;
        nameless->addWidget(new QWidget);
        splitter->addWidget(table);
        splitter->addWidget(tabs);
        splitter->addWidget(nameless);
        auto *layout = new QVBoxLayout(this);
        layout->addWidget(splitter);
        resize(900, 400);
        show();
    }
    void arrange() const
    {
        splitter->setSizes({300, 500, 100});
        table->setColumnWidth(1, 222);
        table->horizontalHeader()->moveSection(0, 2);
        table->sortByColumn(2, Qt::DescendingOrder);
        tabs->setCurrentIndex(1);
    }
    /// All that is remembered, as a text to compare.
    QString state() const
    {
        QStringList parts;
        for (const int size : splitter->sizes())
            parts += QString::number(size);
        const QHeaderView *header = table->horizontalHeader();
        for (int i = 0; i < header->count(); ++i)
            parts += QStringLiteral("%1@%2").arg(header->sectionSize(i)).arg(header->visualIndex(i));
        parts += QString::number(header->sortIndicatorSection()) + QString::number(header->sortIndicatorOrder());
        parts += tabs->currentWidget()->objectName();
        return parts.join(QLatin1Char(' '));
    }

    QStandardItemModel model;
    QSplitter *splitter;
    QSplitter *nameless;
    QTableView *table;
    QTabWidget *tabs;
};

} // namespace

class LayoutMemoryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bringsBackWhatWasArranged();
    void otherTableKeepsItsColumns();
    void tabIsKnownByName();
    void smallerWindowShowsEverything();
    void columnsThatFollowTheirContentsStayFree();
    void damagedStatesChangeNothingBad();
    void statesOfOthersAreIgnored_data();
    void statesOfOthersAreIgnored();
};

void LayoutMemoryTest::bringsBackWhatWasArranged()
{
    const Arranged before;
    const QString untouched = before.state();
    before.arrange();
    QVERIFY(before.state() != untouched);
    Arranged after;
    QCOMPARE(after.state(), untouched);
    restoreLayout(after, savedLayout(before));
    QCOMPARE(after.state(), before.state());
    QCOMPARE(savedLayout(after), savedLayout(before));
    QCOMPARE(after.model.data(after.model.index(0, 0)), QVariant()); // nothing but the arrangement
}

void LayoutMemoryTest::otherTableKeepsItsColumns()
{
    const Arranged before;
    before.arrange();
    Arranged after(5); // a later version shows one more
    const QHeaderView *header = after.table->horizontalHeader();
    const int width = header->sectionSize(1);
    restoreLayout(after, savedLayout(before));
    QCOMPARE(header->sectionSize(1), width);
    QCOMPARE(header->visualIndex(0), 0);
    QCOMPARE(after.splitter->sizes(), before.splitter->sizes()); // what fits comes back all the same
    QCOMPARE(after.tabs->currentIndex(), 1);
}

void LayoutMemoryTest::tabIsKnownByName()
{
    const Arranged before;
    before.tabs->setCurrentIndex(1); // "cash"
    Arranged after;
    QWidget *load = after.tabs->widget(2);
    after.tabs->removeTab(2);
    after.tabs->insertTab(0, load, QStringLiteral("load"));
    restoreLayout(after, savedLayout(before));
    QCOMPARE(after.tabs->currentWidget()->objectName(), QStringLiteral("cash"));
    after.tabs->removeTab(after.tabs->currentIndex());
    const int left = after.tabs->currentIndex();
    restoreLayout(after, savedLayout(before)); // gone: nothing happens
    QCOMPARE(after.tabs->currentIndex(), left);
}

void LayoutMemoryTest::smallerWindowShowsEverything()
{
    Arranged before;
    before.resize(2400, 900);
    before.table->setColumnWidth(0, 5000);
    before.splitter->setSizes({2300, 60, 40});
    Arranged after;
    after.resize(500, 300);
    restoreLayout(after, savedLayout(before));
    int sum = 0;
    for (const int size : after.splitter->sizes())
        sum += size;
    QVERIFY(sum <= after.width());
    QVERIFY(after.table->columnWidth(0) <= 1200);
}

void LayoutMemoryTest::columnsThatFollowTheirContentsStayFree()
{
    const Arranged before;
    before.table->setColumnWidth(1, 222);
    Arranged after;
    after.table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    const int width = after.table->columnWidth(1);
    restoreLayout(after, savedLayout(before));
    QCOMPARE(after.table->columnWidth(1), width);
    QVERIFY(after.table->horizontalHeader()->sectionResizeMode(1) == QHeaderView::ResizeToContents);
}

/// Cut and bent states neither crash nor leave a page that can't be used.
void LayoutMemoryTest::damagedStatesChangeNothingBad()
{
    const Arranged before;
    before.arrange();
    const QByteArray sound = savedLayout(before);
    Arranged after;
    QRandomGenerator random(7);
    for (int round = 0; round < 400; ++round) {
        QByteArray bent = sound.left(random.bounded(1, static_cast<int>(sound.size()) + 1));
        for (int i = random.bounded(3); i > 0; --i)
            bent[random.bounded(bent.size())] = static_cast<char>(random.bounded(256));
        restoreLayout(after, bent);
        QVERIFY(after.tabs->currentIndex() >= 0);
        QCOMPARE(after.table->horizontalHeader()->count(), 4);
        for (int i = 0; i < 4; ++i)
            QVERIFY(after.table->columnWidth(i) >= 1 && after.table->columnWidth(i) <= 1200);
        QVERIFY(after.splitter->sizes().size() == 3);
    }
    restoreLayout(after, sound);
    QCOMPARE(after.state(), before.state());
}

void LayoutMemoryTest::statesOfOthersAreIgnored_data()
{
    QTest::addColumn<QByteArray>("state");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("text") << QByteArray("not a layout at all");
    QTest::newRow("a header's own state") << Arranged().table->horizontalHeader()->saveState();
}

void LayoutMemoryTest::statesOfOthersAreIgnored()
{
    QFETCH(QByteArray, state);
    Arranged after;
    const QString untouched = after.state();
    restoreLayout(after, state);
    QCOMPARE(after.state(), untouched);
}

QTEST_MAIN(LayoutMemoryTest)
#include "layout_memory_test.moc"
