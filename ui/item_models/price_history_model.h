// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_history.h"

#include <QAbstractTableModel>

#include <memory>

namespace gpufolio::ui
{

/// The numbers of the history chart: a row for each time through which a way to buy had one price.
class PriceHistoryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { OptionColumn, From, Until, PerMachine, PerAccelerator, Change, Source, Snapshots, ColumnCount };
    using QAbstractTableModel::QAbstractTableModel;

    /// Null = nothing to show.
    void setHistory(std::shared_ptr<const PriceHistory> history);
    void retranslate();
    const PriceHistory *history() const { return m_history.get(); }
    Currency currency() const;
    /// What an option is called among those of the offer.
    QString labelOf(const OptionHistory &option) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        const OptionHistory *option;
        const PriceStretch *stretch;
    };
    QString textOf(const Row &row, int column) const;

    std::shared_ptr<const PriceHistory> m_history;
    std::vector<Row> m_rows;
};

} // namespace gpufolio::ui
