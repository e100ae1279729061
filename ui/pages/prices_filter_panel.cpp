// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/prices_filter_panel.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>

namespace gpufolio::ui
{

namespace
{

constexpr int keyRole = Qt::UserRole;

} // namespace

PricesFilterPanel::PricesFilterPanel(PriceFilterModel &model, QWidget *parent) : QTreeWidget(parent), m_model(model)
{
    setObjectName(QStringLiteral("pricesFilters"));
    setColumnCount(2);
    setHeaderHidden(true);
    setRootIsDecorated(true);
    setIndentation(14);
    setUniformRowHeights(true);
    setSelectionMode(QAbstractItemView::NoSelection);
    setExpandsOnDoubleClick(false);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
    header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    for (std::size_t group = 0; group < PriceFilter::groups; ++group) {
        auto *item = new QTreeWidgetItem(this);
        QFont bold = item->font(0);
        bold.setBold(true);
        item->setFont(0, bold);
        item->setFlags(Qt::ItemIsEnabled);
        item->setExpanded(group != PriceFilter::Region); // the long one
    }
    connect(this, &QTreeWidget::itemClicked, this, &PricesFilterPanel::toggle);
    connect(this, &QTreeWidget::itemChanged, this, [this] {
        if (!m_listing)
            takeChoices();
    });
    refresh();
}

QString PricesFilterPanel::groupName(PriceFilter::Group group)
{
    switch (group) {
    case PriceFilter::Accelerator:
        return tr("GPU");
    case PriceFilter::Provider:
        return tr("Provider");
    case PriceFilter::Region:
        return tr("Region");
    case PriceFilter::Kind:
        return tr("Sold as");
    case PriceFilter::Age:
        break;
    }
    return tr("Age of the price");
}

QString PricesFilterPanel::choiceName(PriceFilter::Group group, const QString &key) const
{
    if (group == PriceFilter::Kind)
        return priceKindName(static_cast<PriceColumnKind>(key.toInt()));
    if (group == PriceFilter::Age)
        return tr("up to %Ln day(s)", nullptr, key.toInt());
    return key.isEmpty() ? tr("not known") : key;
}

void PricesFilterPanel::refresh()
{
    m_listing = true;
    setAccessibleName(tr("Filters"));
    for (std::size_t group = 0; group < PriceFilter::groups; ++group)
        listGroup(static_cast<PriceFilter::Group>(group));
    m_listing = false;
}

void PricesFilterPanel::listGroup(PriceFilter::Group group)
{
    QTreeWidgetItem *parentItem = topLevelItem(group);
    parentItem->setText(0, groupName(group));
    const QSet<QString> &chosen = m_model.filter().chosen[group];
    QMap<QString, int> counts = m_model.counts(group);
    QStringList keys = counts.keys();
    if (group == PriceFilter::Age) { // by length, not by letter
        keys.clear();
        for (const int days : PriceFilterModel::ageDays)
            keys += QString::number(days);
    }
    QStringList listed;
    for (int i = 0; i < parentItem->childCount(); ++i)
        listed += parentItem->child(i)->data(0, keyRole).toString();
    if (listed != keys) {
        qDeleteAll(parentItem->takeChildren());
        for (const QString &key : keys) {
            auto *item = new QTreeWidgetItem(parentItem);
            item->setData(0, keyRole, key);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable); // toggle() checks it: the whole line, not its box
            item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        }
    }
    for (int i = 0; i < parentItem->childCount(); ++i) {
        QTreeWidgetItem *item = parentItem->child(i);
        const QString key = item->data(0, keyRole).toString();
        const int count = counts.value(key);
        item->setText(0, choiceName(group, key));
        item->setToolTip(0, item->text(0));
        item->setText(1, QLocale().toString(count));
        item->setCheckState(0, chosen.contains(key) ? Qt::Checked : Qt::Unchecked);
        item->setData(0, Qt::AccessibleTextRole, tr("%1, %Ln offer(s)", nullptr, count).arg(item->text(0)));
    }
}

void PricesFilterPanel::takeChoices()
{
    PriceFilter filter = m_model.filter();
    for (std::size_t group = 0; group < PriceFilter::groups; ++group) {
        filter.chosen[group].clear();
        const QTreeWidgetItem *parentItem = topLevelItem(static_cast<int>(group));
        for (int i = 0; i < parentItem->childCount(); ++i) {
            if (parentItem->child(i)->checkState(0) == Qt::Checked)
                filter.chosen[group].insert(parentItem->child(i)->data(0, keyRole).toString());
        }
    }
    m_model.setFilter(std::move(filter));
    refresh();
    Q_EMIT filterChanged();
}

void PricesFilterPanel::clearGroup(PriceFilter::Group group)
{
    PriceFilter filter = m_model.filter();
    filter.chosen[group].clear();
    m_model.setFilter(std::move(filter));
    refresh();
    Q_EMIT filterChanged();
}

void PricesFilterPanel::toggle(QTreeWidgetItem *item)
{
    if (item == nullptr)
        return;
    if (item->parent() == nullptr)
        item->setExpanded(!item->isExpanded());
    else
        item->setCheckState(0, item->checkState(0) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
}

void PricesFilterPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        toggle(currentItem());
    else
        QTreeWidget::keyPressEvent(event);
}

void PricesFilterPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QTreeWidget::changeEvent(event);
}

} // namespace gpufolio::ui
