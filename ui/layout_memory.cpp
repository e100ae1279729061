// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout_memory.h"

#include <QDataStream>
#include <QHeaderView>
#include <QIODevice>
#include <QMap>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr quint32 magic = 0x47504C31; // "GPL1": grows with the form below
constexpr int narrowestColumn = 16;
constexpr int widestColumn = 1200;
constexpr int mostColumns = 1000;

/// A header as it is remembered; by logical column.
struct Columns {
    QList<int> widths;
    QList<int> places; ///< visual index of each
    int sortColumn = -1;
    int sortOrder = 0;

    bool fits(const QHeaderView &header) const
    {
        if (widths.size() != header.count() || places.size() != header.count() || widths.size() > mostColumns)
            return false;
        QList<int> sorted = places;
        std::sort(sorted.begin(), sorted.end());
        for (int i = 0; i < sorted.size(); ++i) {
            if (sorted[i] != i)
                return false;
        }
        return true;
    }
};

QDataStream &operator<<(QDataStream &stream, const Columns &columns)
{
    return stream << columns.widths << columns.places << columns.sortColumn << columns.sortOrder;
}

QDataStream &operator>>(QDataStream &stream, Columns &columns)
{
    return stream >> columns.widths >> columns.places >> columns.sortColumn >> columns.sortOrder;
}

struct Layout {
    QMap<QString, QList<int>> splitters;
    QMap<QString, Columns> columns;
    QMap<QString, QString> tabs;
};

QDataStream &operator<<(QDataStream &stream, const Layout &layout)
{
    return stream << magic << layout.splitters << layout.columns << layout.tabs;
}

/// Names of Qt's own parts ("qt_…") are no names.
bool isNamed(const QObject *object)
{
    return !object->objectName().isEmpty() && !object->objectName().startsWith(QLatin1String("qt_"));
}

QHeaderView *headerOf(const QAbstractItemView *view)
{
    if (const auto *table = qobject_cast<const QTableView *>(view))
        return table->horizontalHeader();
    const auto *tree = qobject_cast<const QTreeView *>(view);
    return tree == nullptr ? nullptr : tree->header();
}

bool isSorted(const QAbstractItemView *view)
{
    if (const auto *table = qobject_cast<const QTableView *>(view))
        return table->isSortingEnabled();
    const auto *tree = qobject_cast<const QTreeView *>(view);
    return tree != nullptr && tree->isSortingEnabled();
}

QString tabName(const QTabWidget &tabs, int index)
{
    const QWidget *page = tabs.widget(index);
    return page == nullptr || page->objectName().isEmpty() ? QString::number(index) : page->objectName();
}

Columns columnsOf(const QHeaderView &header, bool sorted)
{
    Columns columns;
    for (int i = 0; i < header.count(); ++i) {
        columns.widths += header.sectionSize(i);
        columns.places += header.visualIndex(i);
    }
    columns.sortColumn = sorted ? header.sortIndicatorSection() : -1;
    columns.sortOrder = header.sortIndicatorOrder() == Qt::AscendingOrder ? 0 : 1;
    return columns;
}

/// Widths only where a person may change them: the others follow their contents.
void restoreColumns(QAbstractItemView &view, const Columns &columns)
{
    QHeaderView *header = headerOf(&view);
    if (header == nullptr || !columns.fits(*header))
        return;
    for (int place = 0; place < header->count() && header->sectionsMovable(); ++place)
        header->moveSection(header->visualIndex(static_cast<int>(columns.places.indexOf(place))), place);
    for (int i = 0; i < header->count(); ++i) {
        if (header->sectionResizeMode(i) == QHeaderView::Interactive && columns.widths[i] >= narrowestColumn)
            header->resizeSection(i, std::min(columns.widths[i], widestColumn));
    }
    if (!isSorted(&view) || columns.sortColumn < 0 || columns.sortColumn >= header->count())
        return;
    header->setSortIndicator(columns.sortColumn, columns.sortOrder == 0 ? Qt::AscendingOrder : Qt::DescendingOrder);
}

void restoreTab(QTabWidget &tabs, const QString &name)
{
    for (int i = 0; i < tabs.count(); ++i) {
        if (tabName(tabs, i) == name && tabs.isTabEnabled(i) && tabs.isTabVisible(i))
            tabs.setCurrentIndex(i);
    }
}

/// Sizes are shares of the room there is, whatever the window measured when they were saved.
void restoreSplitter(QSplitter &splitter, const QList<int> &sizes)
{
    const bool sound = sizes.size() == splitter.count() &&
                       std::all_of(sizes.begin(), sizes.end(), [](int size) { return size >= 0 && size < 100'000; }) &&
                       std::any_of(sizes.begin(), sizes.end(), [](int size) { return size > 0; });
    if (sound)
        splitter.setSizes(sizes);
}

} // namespace

QByteArray savedLayout(const QWidget &page)
{
    Layout layout;
    for (const auto *splitter : page.findChildren<QSplitter *>()) {
        if (isNamed(splitter))
            layout.splitters.insert(splitter->objectName(), splitter->sizes());
    }
    for (const auto *view : page.findChildren<QAbstractItemView *>()) {
        const QHeaderView *header = headerOf(view);
        if (isNamed(view) && header != nullptr && header->count() > 0 && header->count() <= mostColumns)
            layout.columns.insert(view->objectName(), columnsOf(*header, isSorted(view)));
    }
    for (const auto *tabs : page.findChildren<QTabWidget *>()) {
        if (isNamed(tabs) && tabs->currentIndex() >= 0)
            layout.tabs.insert(tabs->objectName(), tabName(*tabs, tabs->currentIndex()));
    }
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << layout;
    return state;
}

void restoreLayout(QWidget &page, const QByteArray &state)
{
    QDataStream stream(state);
    stream.setVersion(QDataStream::Qt_6_4);
    quint32 form = 0;
    stream >> form;
    Layout layout;
    if (form != magic)
        return;
    stream >> layout.splitters >> layout.columns >> layout.tabs;
    if (stream.status() != QDataStream::Ok)
        return;
    for (auto *splitter : page.findChildren<QSplitter *>()) {
        if (const auto found = layout.splitters.constFind(splitter->objectName()); found != layout.splitters.cend())
            restoreSplitter(*splitter, *found);
    }
    for (auto *view : page.findChildren<QAbstractItemView *>()) {
        if (const auto found = layout.columns.constFind(view->objectName()); found != layout.columns.cend())
            restoreColumns(*view, *found);
    }
    for (auto *tabs : page.findChildren<QTabWidget *>()) {
        if (const auto found = layout.tabs.constFind(tabs->objectName()); found != layout.tabs.cend())
            restoreTab(*tabs, *found);
    }
}

} // namespace gpufolio::ui
