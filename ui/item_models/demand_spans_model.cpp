// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/demand_spans_model.h"

#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/roles.h"
#include "report/cell_text.h"
#include "report/why_text.h"
#include "theme/theme.h"

#include <algorithm>
#include <numeric>

namespace gpufolio::ui
{

namespace
{

constexpr int shownDecimals = 2;

Decimal sumOf(const std::vector<Decimal> &values)
{
    return std::accumulate(values.begin(), values.end(), Decimal());
}

void add(DemandProfile::Layer &to, const DemandProfile::Layer &layer)
{
    for (auto part : {&DemandProfile::Layer::gpuHours, &DemandProfile::Layer::mean, &DemandProfile::Layer::maximum}) {
        auto &values = to.*part;
        const auto &more = layer.*part;
        values.resize(more.size());
        for (std::size_t i = 0; i < more.size(); ++i)
            values[i] += more[i];
    }
}

} // namespace

void DemandSpansModel::setState(const DemandState &state, DemandStep step)
{
    beginResetModel();
    m_state = state;
    m_profile = demandProfile(state.hourly, state.horizon(), state.calendar, step);
    m_layers = m_profile.layers;
    m_others = 0;
    if (m_layers.size() > mostLayers) {
        std::vector<Decimal> sizes;
        for (const DemandProfile::Layer &layer : m_layers)
            sizes.push_back(sumOf(layer.gpuHours));
        std::vector<std::size_t> order(m_layers.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        std::stable_sort(order.begin(), order.end(),
                         [&sizes](std::size_t a, std::size_t b) { return sizes[a] > sizes[b]; });
        std::sort(order.begin(), order.begin() + mostLayers); // in file order again
        std::vector<DemandProfile::Layer> kept;
        DemandProfile::Layer others;
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (i < mostLayers)
                kept.push_back(m_layers[order[i]]);
            else
                add(others, m_layers[order[i]]);
        }
        m_others = order.size() - mostLayers;
        kept.push_back(std::move(others));
        m_layers = std::move(kept);
    }
    endResetModel();
}

void DemandSpansModel::retranslate()
{
    beginResetModel();
    endResetModel();
}

QString DemandSpansModel::nameOfLayer(std::size_t layer) const
{
    const std::string &id = m_layers[layer].workload;
    return id.empty() ? tr("%Ln other(s)", nullptr, static_cast<int>(m_others)) : m_state.nameOf(id);
}

QString DemandSpansModel::nameOfSpan(std::size_t span) const
{
    const Date &day = m_profile.spans[span].firstDay;
    return m_profile.step == DemandStep::Month ? monthText({day.year, day.month}) : dateText(day);
}

int DemandSpansModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_layers.empty() ? 0 : static_cast<int>(m_profile.spans.size());
}

int DemandSpansModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_layers.empty() ? 0 : static_cast<int>(m_layers.size()) + 3;
}

const DemandProfile::Layer &DemandSpansModel::layerOf(int column) const
{
    const auto at = static_cast<std::size_t>(column) - 1;
    return at < m_layers.size() ? m_layers[at] : m_profile.total;
}

std::optional<Why> DemandSpansModel::whyOf(int row, int column) const
{
    if (row < 0 || row >= rowCount() || column < 1 || column >= columnCount())
        return std::nullopt;
    const auto span = static_cast<std::size_t>(row);
    const DemandProfile::Layer &layer = layerOf(column);
    const std::int64_t hours = m_profile.spans[span].period.hours();
    Why why;
    why.metric = Metric::AcceleratorHours;
    if (column == columnCount() - 1) {
        why.value = exactNumber(layer.maximum[span]);
        why.formula = {GPUFOLIO_TEXT("model", "the highest hour of the span, all workloads together")};
    } else {
        why.value = exactNumber(layer.mean[span]);
        why.formula = {GPUFOLIO_TEXT("model", "GPU-hours asked for in the span / its hours")};
        why.numbers = exactNumber(layer.gpuHours[span]) + " / " + grouped(std::to_string(hours)) + " = " + why.value;
    }
    why.inputs.push_back({{GPUFOLIO_TEXT("model", "GPU-hours asked for")}, exactNumber(layer.gpuHours[span]), {}});
    why.inputs.push_back({{GPUFOLIO_TEXT("model", "Hours of the span")}, grouped(std::to_string(hours)), {}});
    if (&layer == &m_profile.total) {
        for (std::size_t i = 0; i < m_layers.size(); ++i)
            why.inputs.push_back({{GPUFOLIO_TEXT("model", "GPU-hours of %1"), {nameOfLayer(i).toStdString()}},
                                  exactNumber(m_layers[i].gpuHours[span]),
                                  {}});
    }
    return why;
}

QVariant DemandSpansModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const auto span = static_cast<std::size_t>(index.row());
    if (index.column() == 0)
        return textCell(nameOfSpan(span), role);
    if (role == Qt::ForegroundRole)
        return m_state.plans.isStale ? QVariant(themePalette().mutedText) : QVariant();
    if (role == WhyRole) {
        const auto why = whyOf(index.row(), index.column());
        return why ? QVariant::fromValue(*why) : QVariant();
    }
    const DemandProfile::Layer &layer = layerOf(index.column());
    const Decimal value = index.column() == columnCount() - 1 ? layer.maximum[span] : layer.mean[span];
    return figureCell(groupedText(toText(value, 0, shownDecimals)), fromUtf8(toText(value)), role);
}

QVariant DemandSpansModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    if (section == 0) {
        switch (m_profile.step) {
        case DemandStep::Day:
            return tr("Day");
        case DemandStep::Week:
            return tr("Week from");
        case DemandStep::Month:
            return tr("Month");
        }
    }
    if (section == columnCount() - 1)
        return headerWithUnit(tr("Highest hour"), tr("GPUs"));
    if (section == columnCount() - 2)
        return headerWithUnit(tr("All, mean"), tr("GPUs"));
    return headerWithUnit(nameOfLayer(static_cast<std::size_t>(section) - 1), tr("GPUs"));
}

} // namespace gpufolio::ui
