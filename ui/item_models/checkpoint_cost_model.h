// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/spot_outlook.h"
#include "report/why.h"
#include "spot/interval.h"

#include <QAbstractTableModel>

#include <optional>
#include <string>
#include <vector>

namespace gpufolio::ui
{

/// What is drawn and listed of a workload on the spot option of an offer.
struct CheckpointCurve {
    Inputs inputs; ///< without other workloads and offers: for Why
    Workload workload;
    Offer offer;
    std::string plan; ///< whose figures Why links to; may be empty
    SpotOutlook outlook;
    std::vector<IntervalCost> costs; ///< per GPU-hour, over a logarithmic grid of intervals; empty = nothing to draw

    /// @param plan  the open plan
    static CheckpointCurve of(const Inputs &inputs, const Workload &workload, const Offer &offer,
                              const std::string &plan);
    /// Why a figure is what it is: of the workload's own interval, or of another one.
    Why why(Metric metric, std::optional<std::int64_t> intervalSeconds = {}) const;
    /// Where an interval stands on the grid, in steps of it; outside it below 0 or behind the last.
    double placeOf(long double hours) const;
    /// Everything but the chosen interval is the same, so that the curve can stay.
    bool hasSameCurve(const CheckpointCurve &other) const;
};

/// The numbers of the checkpoint chart: a row an interval.
class CheckpointCostModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Interval, Factor, SpotCost, OnDemandCost, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setCurve(std::optional<CheckpointCurve> curve);
    const std::optional<CheckpointCurve> &curve() const { return m_curve; }
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::optional<CheckpointCurve> m_curve;
};

} // namespace gpufolio::ui
