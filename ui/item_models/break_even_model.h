// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/break_even.h"
#include "plan/scenario.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace gpufolio::ui
{

/// What a used GPU-hour of an offer costs under each way to buy, by how much of the time it is used: a row per share of
/// use, a column per option.
class BreakEvenModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    static constexpr int stepPercent = 5;
    using QAbstractTableModel::QAbstractTableModel;

    /// @param inputs  with the offers filled in; null = nothing to show
    /// @param spotFactor  hours billed for a useful hour on spot, of the workload to look at; missing = no lost work
    void setOffer(std::shared_ptr<const Inputs> inputs, const QString &offerId,
                  const std::optional<Decimal> &spotFactor = {});
    void retranslate();
    const Offer *offer() const;
    const std::vector<BreakEvenLine> &lines() const { return m_lines; }
    Currency currency() const;
    QString labelOf(const BreakEvenLine &line) const;
    /// Per GPU-hour; nothing for a commitment that isn't used.
    std::optional<Decimal> costAt(const BreakEvenLine &line, Decimal share) const;
    Decimal shareOfRow(int row) const
    {
        return Decimal::fromUnits(Int128(row) * stepPercent * Decimal::unitsPerOne / 100);
    }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const Inputs> m_inputs;
    QString m_offer;
    std::optional<Decimal> m_spotFactor;
    std::vector<BreakEvenLine> m_lines;
};

} // namespace gpufolio::ui
