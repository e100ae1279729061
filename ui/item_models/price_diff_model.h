// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_diff.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <array>
#include <memory>

namespace gpufolio::ui
{

inline constexpr std::size_t priceMoves = 4;

/// "▲ dearer"; the mark is there so that colour is never the only difference.
QString priceMoveText(PriceMove move);

/// What changed between two price books: a row a price, both prices per GPU-hour.
class PriceDiffModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Move,
        Accelerator,
        Provider,
        Region,
        Machine,
        Option,
        Before,
        After,
        Change,
        CurrencyCode,
        Dates,
        Remarks,
        ColumnCount
    };
    using QAbstractTableModel::QAbstractTableModel;

    /// Null = nothing to show.
    void setDiff(std::shared_ptr<const PriceDiff> diff);
    const PriceDiff *diff() const { return m_diff.get(); }
    const PriceDifference &difference(int row) const { return m_diff->prices[static_cast<std::size_t>(row)]; }
    /// Rows that moved more than 40 % or have a remark.
    int doubtful() const;
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QVariant priceData(const std::optional<ListedPrice> &price, int role) const;
    QString textOf(const PriceDifference &difference, int column) const;

    std::shared_ptr<const PriceDiff> m_diff;
};

/// Chooses and sorts what changed.
class PriceDiffFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit PriceDiffFilter(PriceDiffModel &model, QObject *parent = nullptr);

    void setShown(PriceMove move, bool shown);
    bool isShown(PriceMove move) const { return m_shown[static_cast<std::size_t>(move)]; }
    /// Only what moved more than 40 % or has a remark.
    void setOnlyDoubtful(bool only);
    /// Words that a row must have, in any case and order.
    void setWords(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    PriceDiffModel &m_model;
    std::array<bool, priceMoves> m_shown = {true, true, true, true};
    bool m_onlyDoubtful = false;
    QStringList m_words;
};

} // namespace gpufolio::ui
