// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/price_filter_model.h"

#include "i18n/number_format.h"
#include "item_models/roles.h"

namespace gpufolio::ui
{

namespace
{

bool isMissing(const QVariant &value)
{
    return !value.isValid() || (value.userType() == QMetaType::QString && value.toString().isEmpty());
}

} // namespace

PriceFilterModel::PriceFilterModel(PriceTableModel &table, QObject *parent)
    : QSortFilterProxyModel(parent), m_table(table), m_today(QDate::currentDate())
{
    setSourceModel(&table);
}

void PriceFilterModel::setFilter(PriceFilter filter)
{
    if (filter == m_filter)
        return;
    m_filter = std::move(filter);
    m_words = m_filter.text.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void PriceFilterModel::setToday(const QDate &today)
{
    m_today = today;
    invalidateFilter();
}

QStringList PriceFilterModel::keysOf(const PriceTableRow &row, PriceFilter::Group group) const
{
    switch (group) {
    case PriceFilter::Accelerator:
        return {fromUtf8(row.offer->accelerator)};
    case PriceFilter::Provider:
        return {fromUtf8(row.offer->provider)};
    case PriceFilter::Region:
        return {fromUtf8(row.offer->region)};
    case PriceFilter::Kind: {
        QStringList kinds;
        for (std::size_t kind = 0; kind < priceColumnKinds; ++kind) {
            if (row.options[kind] != nullptr)
                kinds += QString::number(kind);
        }
        return kinds;
    }
    case PriceFilter::Age: {
        QStringList ages;
        if (!row.date)
            return ages;
        const qint64 age = QDate(row.date->year, row.date->month, row.date->day).daysTo(m_today);
        for (const int days : ageDays) {
            if (age <= days)
                ages += QString::number(days);
        }
        return ages;
    }
    }
    return {};
}

bool PriceFilterModel::passes(const PriceTableRow &row, int except) const
{
    for (const QString &word : m_words) {
        if (!row.search.contains(word))
            return false;
    }
    for (std::size_t group = 0; group < PriceFilter::groups; ++group) {
        const QSet<QString> &chosen = m_filter.chosen[group];
        if (chosen.isEmpty() || static_cast<int>(group) == except)
            continue;
        const QStringList keys = keysOf(row, static_cast<PriceFilter::Group>(group));
        if (std::none_of(keys.begin(), keys.end(), [&chosen](const QString &key) { return chosen.contains(key); }))
            return false;
    }
    return true;
}

QMap<QString, int> PriceFilterModel::counts(PriceFilter::Group group) const
{
    QMap<QString, int> counts;
    for (int i = 0; i < m_table.rowCount(); ++i) {
        const PriceTableRow &row = m_table.row(i);
        const int passing = passes(row, group) ? 1 : 0;
        for (const QString &key : keysOf(row, group))
            counts[key] += passing; // 0 keeps the key in the list
    }
    return counts;
}

int PriceFilterModel::countWithout(PriceFilter::Group group) const
{
    int count = 0;
    for (int i = 0; i < m_table.rowCount(); ++i)
        count += passes(m_table.row(i), group) ? 1 : 0;
    return count;
}

bool PriceFilterModel::filterAcceptsRow(int sourceRow, const QModelIndex &) const
{
    return passes(m_table.row(sourceRow), -1);
}

bool PriceFilterModel::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(ValueRole);
    const QVariant b = right.data(ValueRole);
    const bool noA = isMissing(a);
    const bool noB = isMissing(b);
    if (noA || noB)
        return noA != noB && (sortOrder() == Qt::AscendingOrder ? noB : noA);
    if (PriceTableModel::kindOf(left.column())) { // prices of two currencies are not compared: one after the other
        const QString currencyA = m_table.index(left.row(), PriceTableModel::CurrencyCode).data().toString();
        const QString currencyB = m_table.index(right.row(), PriceTableModel::CurrencyCode).data().toString();
        if (currencyA != currencyB)
            return sortOrder() == Qt::AscendingOrder ? currencyA > currencyB : currencyA < currencyB;
    }
    if (a.userType() == QMetaType::Double && b.userType() == QMetaType::Double)
        return a.toDouble() < b.toDouble();
    const int order = a.toString().compare(b.toString(), Qt::CaseInsensitive);
    if (order != 0 || left.column() == PriceTableModel::OnDemandAccelerator)
        return order < 0;
    const QModelIndex priceA = left.siblingAtColumn(PriceTableModel::OnDemandAccelerator); // alike: the cheapest first
    const QModelIndex priceB = right.siblingAtColumn(PriceTableModel::OnDemandAccelerator);
    return priceA.data(ValueRole).isValid() && sortOrder() == Qt::AscendingOrder && lessThan(priceA, priceB);
}

} // namespace gpufolio::ui
