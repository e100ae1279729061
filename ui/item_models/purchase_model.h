// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/plan_edits.h"
#include "item_models/plan_state.h"
#include "report/metric_info.h"
#include "support/calendar.h"

#include <QAbstractTableModel>
#include <QDate>

#include <utility>

namespace gpufolio::ui
{

/// The purchases of the open plan and what came of them: those of the inputs first, held and locked, then the plan's
/// own. Edits go to the project as undo steps; rows change when the project does.
class PurchaseModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        OptionColumn,
        MachinesColumn,
        StartColumn,
        LastDayColumn,
        KindColumn,
        ToSignColumn,
        UsedColumn,
        PerUsedHourColumn,
        PerUsedGpuHourColumn,
        AmortisedColumn,
        UnusedColumn,
        ColumnCount
    };
    /// An option among all: offer and option id. The edit value of OptionColumn is its index in options().
    struct Choice {
        std::string offer;
        std::string option;
        QString text;
    };

    explicit PurchaseModel(ProjectSession &session, QObject *parent = nullptr);

    /// Keeps rows (and so an open editor) while their number stays the same.
    void setState(const PlanState &state);
    void retranslate();

    /// All commitments that can be bought, those of offers in use first.
    const std::vector<Choice> &options() const { return m_options; }
    /// Held, or part of the inputs that all plans share.
    bool isLocked(int row) const;
    /// Why nothing can be added; empty when it can.
    QString whyNothingToBuy() const;

    /// The first option at the start of the horizon, one machine.
    void addPurchase();
    void removePurchase(int row);
    /// The row's purchase is signed: it moves to what we hold.
    void markAsSigned(int row);
    /// Takes a held row out of the inputs.
    void removeHeld(int row);
    bool isFromInputs(int row) const { return m_rows[static_cast<std::size_t>(row)].fromInputs; }
    /// Row of a purchase by its index into the result's commitments: the inputs' own first.
    int rowOfResult(std::size_t purchase) const { return purchase < m_rows.size() ? static_cast<int>(purchase) : -1; }
    /// Part of a spin: steps with the same key are one undo step.
    void changeMachines(int row, std::int64_t machines, const QString &mergeKey);
    /// First and last day on which a new purchase may start: those of the horizon.
    std::pair<QDate, QDate> startDays() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row {
        CommitmentPurchase purchase;
        bool fromInputs = false;
        std::size_t position = 0;                 ///< in the list it comes from
        const CommitmentResult *result = nullptr; ///< of the newest results; of an older row when stale
        bool isStale = false;
    };

    void readRows();
    void readOptions();
    QString planId() const;
    bool isHeld(const Row &row) const;
    int choiceOf(const Row &row) const;
    QVariant purchaseData(const Row &row, int column, int role) const;
    QVariant figureData(const Row &row, int column, int role) const;
    QVariant editValue(const Row &row, int column) const;

    PlanEdits m_edits;
    PlanState m_state;
    Calendar m_calendar = Calendar::utc();
    std::vector<Row> m_rows;
    std::vector<Choice> m_options;
};

} // namespace gpufolio::ui
