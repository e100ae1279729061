// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/ladder_model.h"

#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/purchase_text.h"
#include "item_models/roles.h"
#include "report/why.h"

#include <algorithm>
#include <numeric>

namespace gpufolio::ui
{

void LadderModel::setResults(std::shared_ptr<const SessionResults> results, std::size_t plan)
{
    beginResetModel();
    m_results = std::move(results);
    m_plan = plan;
    m_rows.clear();
    if (const PlanResult *of = result()) {
        m_rows.resize(of->commitments.size());
        std::iota(m_rows.begin(), m_rows.end(), std::size_t{0});
        std::stable_sort(m_rows.begin(), m_rows.end(), [of](std::size_t a, std::size_t b) {
            const CommitmentPurchase &one = of->commitments[a].purchase;
            const CommitmentPurchase &other = of->commitments[b].purchase;
            return one.held != other.held ? one.held : one.start < other.start;
        });
    }
    endResetModel();
}

void LadderModel::retranslate()
{
    setResults(m_results, m_plan);
}

const PlanResult *LadderModel::result() const
{
    if (!m_results || m_plan >= m_results->plans.size() || !m_results->plans[m_plan])
        return nullptr;
    return &*m_results->plans[m_plan];
}

Calendar LadderModel::calendar() const
{
    return calendarOf(m_results->scenarios[m_plan].inputs);
}

QString LadderModel::label(int row) const
{
    const CommitmentPurchase &bought = purchase(row).purchase;
    const Offer *offer = findOffer(m_results->scenarios[m_plan].inputs, bought.offer);
    const PurchaseOption *option = offer != nullptr ? findOption(*offer, bought.option) : nullptr;
    return tr("%1 × %2").arg(countText(bought.instances),
                             option != nullptr ? purchaseText(*offer, *option) : fromUtf8(bought.offer));
}

int LadderModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LadderModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_rows.empty() ? 0 : ColumnCount;
}

QVariant LadderModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const CommitmentResult &of = purchase(index.row());
    if (role == WhyRole)
        return QVariant::fromValue(
            explainPurchase(m_results->scenarios[m_plan], *result(), indexOf(index.row()),
                            index.column() == MachinesColumn ? Metric::Instances : Metric::ToSign));
    switch (index.column()) {
    case PurchaseColumn:
        return textCell(label(index.row()), role);
    case StateColumn:
        return textCell(of.purchase.held ? tr("held") : tr("new"), role);
    case MachinesColumn:
        return figureCell(countText(of.purchase.instances), QString::number(of.purchase.instances), role);
    case StartColumn:
        return textCell(startText(of.purchase.start, calendar()), role);
    case LastDayColumn:
        return textCell(dateText(calendar().dayOf(of.purchase.start + (of.termHours - 1))), role);
    case ToSignColumn:
        return amountCell(of.toSign, result()->rounding, role);
    default:
        return {};
    }
}

QVariant LadderModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case PurchaseColumn:
        return tr("Purchase");
    case StateColumn:
        return tr("Held or new");
    case MachinesColumn:
        return tr("Machines");
    case StartColumn:
        return tr("Start");
    case LastDayColumn:
        return tr("Last day");
    case ToSignColumn:
        return headerWithUnit(tr("To sign"), result() != nullptr ? fromUtf8(result()->currency.code()) : QString());
    default:
        return {};
    }
}

} // namespace gpufolio::ui
