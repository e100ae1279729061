// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/load_curve_model.h"

#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/roles.h"
#include "report/cell_text.h"
#include "report/why_text.h"
#include "theme/theme.h"

namespace gpufolio::ui
{

void LoadCurveModel::setState(const DemandState &state)
{
    beginResetModel();
    m_isStale = state.plans.isStale;
    m_steps = loadCurve(state.hourly, mostSteps);
    m_hours = m_steps.empty() ? 0 : m_steps.back().firstHour + m_steps.back().hours;
    endResetModel();
}

void LoadCurveModel::retranslate()
{
    beginResetModel();
    endResetModel();
}

int LoadCurveModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_steps.size());
}

int LoadCurveModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

std::optional<Why> LoadCurveModel::whyOf(int row) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    const LoadStep &step = m_steps[static_cast<std::size_t>(row)];
    Why why;
    why.metric = Metric::AcceleratorHours;
    why.value = exactNumber(step.mean);
    why.formula = {GPUFOLIO_TEXT("model", "GPU-hours of these hours / their number, all hours sorted by demand")};
    why.numbers = exactNumber(step.gpuHours) + " / " + grouped(std::to_string(step.hours)) + " = " + why.value;
    const auto input = [&why](const char *label, std::string value) {
        why.inputs.push_back({{label}, std::move(value), {}});
    };
    input(GPUFOLIO_TEXT("model", "Hours with more demand"), grouped(std::to_string(step.firstHour)));
    input(GPUFOLIO_TEXT("model", "Hours of this piece"), grouped(std::to_string(step.hours)));
    input(GPUFOLIO_TEXT("model", "GPU-hours asked for"), exactNumber(step.gpuHours));
    return why;
}

QVariant LoadCurveModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const LoadStep &step = m_steps[static_cast<std::size_t>(index.row())];
    if (role == Qt::ForegroundRole)
        return m_isStale ? QVariant(themePalette().mutedText) : QVariant();
    if (role == WhyRole && index.column() != ShareColumn) {
        const auto why = whyOf(index.row());
        return why ? QVariant::fromValue(*why) : QVariant();
    }
    const auto figure = [role](Decimal value) {
        return figureCell(groupedText(toText(value, 0, 2)), fromUtf8(toText(value)), role);
    };
    switch (index.column()) {
    case ShareColumn: {
        const Decimal share = scale(Decimal::fromInteger(step.firstHour + step.hours), 1, m_hours, Rounding::HalfEven);
        return figureCell(ratioText(share), fromUtf8(toText(share)), role);
    }
    case MeanColumn:
        return figure(step.mean);
    case LeastColumn:
        return figure(step.least);
    case GpuHoursColumn:
        return figure(step.gpuHours);
    default:
        return {};
    }
}

QVariant LoadCurveModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ShareColumn:
        return tr("Up to this share of all hours");
    case MeanColumn:
        return headerWithUnit(tr("Mean"), tr("GPUs"));
    case LeastColumn:
        return headerWithUnit(tr("At least"), tr("GPUs"));
    case GpuHoursColumn:
        return tr("GPU-hours");
    default:
        return {};
    }
}

} // namespace gpufolio::ui
