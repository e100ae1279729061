// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/purchase_model.h"

#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/purchase_text.h"
#include "item_models/purchase_why.h"
#include "item_models/roles.h"
#include "report/metric_value.h"
#include "theme/theme.h"

#include <QDate>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <set>

namespace gpufolio::ui
{

namespace
{

/// The figure that a column shows of a purchase; nothing for columns that say what it is.
std::optional<Metric> metricOf(int column)
{
    switch (column) {
    case PurchaseModel::ToSignColumn:
        return Metric::ToSign;
    case PurchaseModel::UsedColumn:
        return Metric::CommitmentUtilisation;
    case PurchaseModel::PerUsedHourColumn:
        return Metric::CostPerUsedHour;
    case PurchaseModel::PerUsedGpuHourColumn:
        return Metric::AcceleratorHourly;
    case PurchaseModel::AmortisedColumn:
        return Metric::CommitmentCost;
    case PurchaseModel::UnusedColumn:
        return Metric::UnusedCommitment;
    default:
        return std::nullopt;
    }
}

/// A small lock in the grey of what can't be changed.
QImage lockImage()
{
    constexpr int side = 12;
    constexpr int sharp = 2;
    QImage image(side * sharp, side * sharp, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(sharp);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor grey = themePalette().mutedText;
    painter.setPen(QPen(grey, 1.4));
    painter.drawArc(QRectF(3.2, 1.2, 5.6, 7.6), 0, 180 * 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(grey);
    painter.drawRoundedRect(QRectF(1.8, 5, 8.4, 6.2), 1, 1);
    return image;
}

QVariant rateCell(const std::optional<Decimal> &rate, const QString &reason, int role)
{
    if (!rate)
        return missingCell(reason, role);
    return figureCell(rateText(*rate, derivedRateDecimals), fromUtf8(toText(*rate)), role);
}

} // namespace

PurchaseModel::PurchaseModel(ProjectSession &session, QObject *parent) : QAbstractTableModel(parent), m_edits(session)
{
}

void PurchaseModel::setState(const PlanState &state)
{
    const QString planBefore = planId();
    const std::size_t rowsBefore = m_rows.size();
    const auto countRows = [](const PlanState &of) {
        return of.hasPlans() ? of.set.inputs.commitments.size() + of.activePlan().commitments.size() : std::size_t{0};
    };
    const QString planAfter = state.hasPlans() ? fromUtf8(state.activePlan().id) : QString();
    const bool keepsRows = planAfter == planBefore && countRows(state) == rowsBefore;
    if (!keepsRows)
        beginResetModel();
    m_state = state;
    m_calendar = calendarOf(m_state.inputs());
    readOptions();
    readRows();
    if (!keepsRows)
        endResetModel();
    else if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void PurchaseModel::retranslate()
{
    setState(PlanState(m_state));
}

QString PurchaseModel::planId() const
{
    return m_state.hasPlans() ? fromUtf8(m_state.activePlan().id) : QString();
}

void PurchaseModel::readRows()
{
    m_rows.clear();
    if (!m_state.hasPlans())
        return;
    for (std::size_t i = 0; i < m_state.set.inputs.commitments.size(); ++i)
        m_rows.push_back({m_state.set.inputs.commitments[i], true, i, nullptr, false});
    for (std::size_t i = 0; i < m_state.activePlan().commitments.size(); ++i)
        m_rows.push_back({m_state.activePlan().commitments[i], false, i, nullptr, false});

    const PlanResult *result = m_state.result(m_state.active);
    if (result == nullptr)
        return;
    // Each result belongs to the row with the same purchase; of a row just edited the old figures are shown greyed.
    std::set<std::size_t> taken;
    for (Row &row : m_rows) {
        for (std::size_t i = 0; i < result->commitments.size() && row.result == nullptr; ++i) {
            if (result->commitments[i].purchase == row.purchase && taken.insert(i).second)
                row.result = &result->commitments[i];
        }
        row.isStale = m_state.isStale;
    }
    if (result->commitments.size() != m_rows.size())
        return;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].result == nullptr && taken.count(i) == 0) {
            m_rows[i].result = &result->commitments[i];
            m_rows[i].isStale = true;
        }
    }
}

void PurchaseModel::readOptions()
{
    m_options.clear();
    std::set<std::string> inUse;
    if (const PlanResult *result = m_state.hasPlans() ? m_state.result(m_state.active) : nullptr)
        for (const WorkloadResult &workload : result->workloads)
            inUse.insert(workload.offer);
    const std::vector<Offer> &offers = m_state.inputs().offers;
    for (const bool used : {true, false}) {
        for (const Offer &offer : offers) {
            if ((inUse.count(offer.id) > 0) != used)
                continue;
            for (const PurchaseOption &option : offer.options)
                if (option.kind == OptionKind::Commitment)
                    m_options.push_back({offer.id, option.id, purchaseText(offer, option)});
        }
    }
}

bool PurchaseModel::isHeld(const Row &row) const
{
    return row.purchase.held || row.purchase.start < m_state.set.inputs.start;
}

bool PurchaseModel::isLocked(int row) const
{
    const Row &at = m_rows[static_cast<std::size_t>(row)];
    return at.fromInputs || at.purchase.held;
}

QString PurchaseModel::whyNothingToBuy() const
{
    if (!m_state.hasPlans())
        return tr("There is no plan yet.");
    return m_options.empty() ? tr("No offer in use has a commitment to buy. Prices lists other machines.") : QString();
}

void PurchaseModel::addPurchase()
{
    if (!m_options.empty() && m_state.hasPlans())
        m_edits.addPurchase(planId(),
                            {m_options.front().offer, m_options.front().option, 1, m_state.set.inputs.start, false});
}

void PurchaseModel::removePurchase(int row)
{
    if (row >= 0 && row < rowCount() && !isLocked(row))
        m_edits.removePurchase(planId(), m_rows[static_cast<std::size_t>(row)].position);
}

void PurchaseModel::markAsSigned(int row)
{
    const Row &of = m_rows[static_cast<std::size_t>(row)];
    if (!isLocked(row))
        m_edits.markAsSigned(planId(), of.position);
}

void PurchaseModel::removeHeld(int row)
{
    const Row &of = m_rows[static_cast<std::size_t>(row)];
    if (of.fromInputs)
        m_edits.removeHeld(of.position);
}

std::pair<QDate, QDate> PurchaseModel::startDays() const
{
    const Period horizon = m_state.set.inputs.horizon();
    const Date first = m_calendar.dayOf(horizon.start);
    const Date last = m_calendar.dayOf(horizon.end - 1);
    return {QDate(first.year, first.month, first.day), QDate(last.year, last.month, last.day)};
}

void PurchaseModel::changeMachines(int row, std::int64_t machines, const QString &mergeKey)
{
    if (row >= 0 && row < rowCount() && !isLocked(row) && machines > 0)
        m_edits.changeMachines(planId(), m_rows[static_cast<std::size_t>(row)].position, machines, mergeKey);
}

int PurchaseModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PurchaseModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

int PurchaseModel::choiceOf(const Row &row) const
{
    for (std::size_t i = 0; i < m_options.size(); ++i)
        if (m_options[i].offer == row.purchase.offer && m_options[i].option == row.purchase.option)
            return static_cast<int>(i);
    return -1;
}

QVariant PurchaseModel::editValue(const Row &row, int column) const
{
    switch (column) {
    case OptionColumn:
        return choiceOf(row);
    case MachinesColumn:
        return static_cast<qlonglong>(row.purchase.instances);
    case StartColumn: {
        const Date day = m_calendar.dayOf(row.purchase.start);
        return QDate(day.year, day.month, day.day);
    }
    default:
        return {};
    }
}

QVariant PurchaseModel::purchaseData(const Row &row, int column, int role) const
{
    const Offer *offer = findOffer(m_state.inputs(), row.purchase.offer);
    const PurchaseOption *option = offer != nullptr ? findOption(*offer, row.purchase.option) : nullptr;
    switch (column) {
    case OptionColumn:
        if (option == nullptr)
            return textCell(
                tr("%1, %2: not among the prices").arg(fromUtf8(row.purchase.offer), fromUtf8(row.purchase.option)),
                role);
        if (role == Qt::ToolTipRole)
            return priceToolTip(m_state.inputs(), *offer, *option);
        if (role == WhyRole)
            return QVariant::fromValue(explainPrice(m_state.inputs(), *offer, *option));
        return textCell(purchaseText(*offer, *option), role);
    case MachinesColumn:
        return figureCell(countText(row.purchase.instances), QString::number(row.purchase.instances), role);
    case StartColumn:
        return textCell(startText(row.purchase.start, m_calendar), role);
    case LastDayColumn:
        if (option == nullptr)
            return missingCell(tr("The term isn't known"), role);
        // Terms are half-open: the last day is that of the last hour.
        return textCell(dateText(m_calendar.dayOf(row.purchase.start + (option->termHours - 1))), role);
    case KindColumn:
        if (role == Qt::ToolTipRole)
            return isHeld(row) ? tr("Signed already: paid in every plan, part of no approval form, outside the limits")
                               : tr("Proposed by this plan");
        return textCell(isHeld(row) ? tr("held") : tr("new"), role);
    default:
        return {};
    }
}

QVariant PurchaseModel::figureData(const Row &row, int column, int role) const
{
    if (row.result == nullptr)
        return missingCell(tr("Not computed yet"), role);
    const CommitmentResult &of = *row.result;
    const PlanResult &result = *m_state.result(m_state.active);
    const Scenario &scenario = *m_state.scenario(m_state.active);
    if (role == WhyRole)
        return QVariant::fromValue(whyOfPurchase(scenario, result, of, *metricOf(column)));
    const QString unused = tr("Not defined: no committed hour was used");
    if (role == Qt::ToolTipRole && (of.utilisation || column == ToSignColumn))
        return metricToolTip(*metricOf(column));
    switch (column) {
    case ToSignColumn:
        return amountCell(of.toSign, result.rounding, role);
    case UsedColumn:
        if (!of.utilisation)
            return missingCell(tr("Not defined: no hour of the term lies inside the horizon"), role);
        return figureCell(ratioText(*of.utilisation), fromUtf8(toText(*of.utilisation)), role);
    case PerUsedHourColumn:
        return rateCell(of.perUsedHour ? std::optional(of.perUsedHour->perHour()) : std::nullopt, unused, role);
    case PerUsedGpuHourColumn: {
        const Offer *offer = findOffer(scenario.inputs, of.purchase.offer);
        if (!of.perUsedHour || offer == nullptr || offer->acceleratorCount.isZero())
            return missingCell(unused, role);
        return rateCell(perAccelerator(*of.perUsedHour, offer->acceleratorCount).perHour(), unused, role);
    }
    case AmortisedColumn:
        return amountCell(of.amortised, result.rounding, role);
    default:
        return amountCell(of.unused, result.rounding, role);
    }
}

QVariant PurchaseModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isFigure = metricOf(index.column()).has_value();
    if (role == Qt::ForegroundRole)
        return (isFigure && row.isStale) || isLocked(index.row()) ? QVariant(themePalette().mutedText) : QVariant();
    if (role == Qt::DecorationRole && index.column() == OptionColumn && isLocked(index.row()))
        return lockImage();
    if (role == Qt::EditRole)
        return editValue(row, index.column());
    return isFigure ? figureData(row, index.column(), role) : purchaseData(row, index.column(), role);
}

bool PurchaseModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const Row row = m_rows[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case OptionColumn: {
        const int choice = value.toInt();
        if (choice < 0 || choice >= static_cast<int>(m_options.size()))
            return false;
        const Choice chosen = m_options[static_cast<std::size_t>(choice)];
        m_edits.changeOption(planId(), row.position, chosen.offer, chosen.option);
        return true;
    }
    case MachinesColumn:
        if (value.toLongLong() < 1)
            return false;
        m_edits.changeMachines(planId(), row.position, value.toLongLong());
        return true;
    case StartColumn: {
        const QDate day = value.toDate();
        if (!day.isValid() || value == editValue(row, StartColumn))
            return false;
        m_edits.changeStart(planId(), row.position, m_calendar.startOf(Date{day.year(), day.month(), day.day()}));
        return true;
    }
    default:
        return false;
    }
}

QVariant PurchaseModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const std::optional<Metric> metric = metricOf(section);
    const Currency currency = m_state.set.inputs.currency;
    if (role == Qt::ToolTipRole && metric)
        return metricToolTip(*metric);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case OptionColumn:
        return tr("Option");
    case MachinesColumn:
        return tr("Machines");
    case StartColumn:
        return tr("Start");
    case LastDayColumn:
        return tr("Last day");
    case KindColumn:
        return tr("Held or new");
    case UsedColumn:
        return tr("Used");
    case PerUsedHourColumn:
        return headerWithUnit(tr("Cost per used hour"), tr("%1/machine-hour").arg(fromUtf8(currency.code())));
    case PerUsedGpuHourColumn:
        return headerWithUnit(tr("Cost per used hour"), tr("%1/GPU-hour").arg(fromUtf8(currency.code())));
    case AmortisedColumn:
        return headerWithUnit(tr("Amortised"), fromUtf8(currency.code()));
    case UnusedColumn:
        return headerWithUnit(tr("Unused"), fromUtf8(currency.code()));
    default:
        return metricHeader(*metric, currency);
    }
}

Qt::ItemFlags PurchaseModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool editable =
        index.isValid() && !isLocked(index.row()) &&
        (index.column() == OptionColumn || index.column() == MachinesColumn || index.column() == StartColumn);
    return editable ? flags | Qt::ItemIsEditable : flags;
}

} // namespace gpufolio::ui
