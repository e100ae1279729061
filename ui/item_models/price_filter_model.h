// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/price_table_model.h"

#include <QDate>
#include <QMap>
#include <QSet>
#include <QSortFilterProxyModel>

#include <array>

namespace gpufolio::ui
{

/// What the offers of the price table must have.
struct PriceFilter {
    enum Group { Accelerator, Provider, Region, Kind, Age };
    static constexpr std::size_t groups = 5;

    QString text;                             ///< words that all occur somewhere in GPU, provider, region, machine
    std::array<QSet<QString>, groups> chosen; ///< one of these; empty = any. Keys as in PriceFilterModel::keysOf

    friend bool operator==(const PriceFilter &, const PriceFilter &) = default;
};

/// Filters and sorts the price table. Missing prices stand last in both directions.
class PriceFilterModel : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit PriceFilterModel(PriceTableModel &table, QObject *parent = nullptr);

    void setFilter(PriceFilter filter);
    const PriceFilter &filter() const { return m_filter; }
    /// Ages are counted back from this day.
    void setToday(const QDate &today);

    /// Offers by key of a group, as if that group had no choice: what a click there would give.
    QMap<QString, int> counts(PriceFilter::Group group) const;
    /// Offers if the choices of a group were taken back.
    int countWithout(PriceFilter::Group group) const;

    /// Days that the keys of the group Age stand for: "30", "90", "365".
    static constexpr std::array ageDays = {30, 90, 365};

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    /// Whether an offer passes; `except` is a group that is not asked, -1 = all are.
    bool passes(const PriceTableRow &row, int except) const;
    /// Keys an offer has in a group; several where it sells several kinds.
    QStringList keysOf(const PriceTableRow &row, PriceFilter::Group group) const;

    PriceTableModel &m_table;
    PriceFilter m_filter;
    QStringList m_words;
    QDate m_today;
};

} // namespace gpufolio::ui
