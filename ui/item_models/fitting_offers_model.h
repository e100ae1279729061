// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"

#include <QAbstractTableModel>

#include <string>
#include <vector>

namespace gpufolio::ui
{

/// The offers that fit a workload, the cheapest GPU-hour on demand first: offers in the project's currency, then those
/// in others by their code, offers without an on-demand price last, ties by id.
class FittingOffersModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Accelerator,
        AcceleratorCount,
        OnDemandAccelerator,
        OnDemandMachine,
        SpotAccelerator,
        CurrencyCode,
        Provider,
        Region,
        Machine,
        InProject, ///< the plan chooses among these
        ColumnCount
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// @param inputs  their currency and own offers
    /// @param pinned  id of the offer that the workload is pinned to; may be empty
    void setOffers(std::vector<Offer> offers, const Inputs &inputs, const std::string &pinned);
    const Offer &offer(int row) const { return m_rows[static_cast<std::size_t>(row)].offer; }
    /// Row of an offer; -1 when it does not fit.
    int rowOf(const std::string &id) const;
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        Offer offer;
        Currency currency;
        std::optional<Decimal> onDemandPerAccelerator;
        bool isOwn = false;
    };
    QVariant priceData(const Row &row, int column, int role) const;
    QVariant textData(const Row &row, int column, int role) const;

    std::vector<Row> m_rows;
    std::string m_pinned;
    Inputs m_inputs; ///< without offers and workloads: for Why
};

} // namespace gpufolio::ui
