// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/load_model.h"

#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/roles.h"
#include "report/why.h"

namespace gpufolio::ui
{

void LoadModel::setResults(std::shared_ptr<const SessionResults> results, std::size_t plan, const QString &offer)
{
    beginResetModel();
    m_results = std::move(results);
    m_plan = plan;
    m_offer = offer;
    m_curve = {};
    if (result() != nullptr) {
        if (auto curve = loadCurveOf(m_results->scenarios[m_plan], offer.toStdString(), points))
            m_curve = std::move(*curve);
    }
    endResetModel();
}

void LoadModel::retranslate()
{
    setResults(m_results, m_plan, m_offer);
}

const PlanResult *LoadModel::result() const
{
    if (!m_results || m_plan >= m_results->plans.size() || !m_results->plans[m_plan])
        return nullptr;
    return &*m_results->plans[m_plan];
}

Decimal LoadModel::shareOf(int row) const
{
    return divide(Decimal::fromInteger(row), Decimal::fromInteger(points - 1), Rounding::HalfEven);
}

int LoadModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_curve.demand.size());
}

int LoadModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_curve.demand.empty() ? 0 : ColumnCount;
}

QVariant LoadModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    if (index.column() == ShareColumn)
        return figureCell(ratioText(shareOf(index.row()), 0), fromUtf8(toText(shareOf(index.row()))), role);
    const bool isDemand = index.column() == DemandColumn;
    if (role == WhyRole)
        return QVariant::fromValue(explain(m_results->scenarios[m_plan], *result(),
                                           isDemand ? Metric::DemandHours : Metric::CommitmentUtilisation));
    const auto &values = isDemand ? m_curve.demand : m_curve.committed;
    const Decimal gpus = values[static_cast<std::size_t>(index.row())];
    return figureCell(groupedText(toText(gpus)), fromUtf8(toText(gpus)), role);
}

QVariant LoadModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ShareColumn:
        return tr("For at least so much of the time");
    case DemandColumn:
        return headerWithUnit(tr("Needed"), tr("GPUs"));
    case CommittedColumn:
        return headerWithUnit(tr("Committed"), tr("GPUs"));
    default:
        return {};
    }
}

} // namespace gpufolio::ui
