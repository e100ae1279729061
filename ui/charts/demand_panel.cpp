// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/demand_panel.h"

#include "charts/chart_axes.h"
#include "i18n/number_format.h"
#include "item_models/demand_spans_model.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QLegend>
#include <QLineSeries>
#include <QStackedBarSeries>

#include <algorithm>
#include <array>

namespace gpufolio::ui
{

namespace
{

constexpr std::array fills = {Qt::SolidPattern,  Qt::Dense3Pattern, Qt::DiagCrossPattern,
                              Qt::Dense5Pattern, Qt::HorPattern,    Qt::BDiagPattern};

QString numberText(Decimal gpus)
{
    return groupedText(toText(gpus, 0, 2));
}

} // namespace

DemandPanel::DemandPanel(QWidget *parent)
    : ChartPanel(new DemandSpansModel, parent), m_model(static_cast<DemandSpansModel *>(tableView()->model()))
{
    rebuild();
}

void DemandPanel::setState(const DemandState &state, DemandStep step)
{
    m_model->setState(state, step);
    rebuild();
}

QString DemandPanel::hoverText(int span) const
{
    if (span < 0 || span >= m_model->rowCount())
        return {};
    const auto at = static_cast<std::size_t>(span);
    QStringList lines{QStringLiteral("<b>%1</b>").arg(m_model->nameOfSpan(at))};
    for (std::size_t i = m_model->layers().size(); i-- > 0;) // as the stack is seen
        lines +=
            tr("%1: %2 GPUs").arg(m_model->nameOfLayer(i).toHtmlEscaped(), numberText(m_model->layers()[i].mean[at]));
    const DemandProfile::Layer &total = m_model->profile().total;
    lines += QStringLiteral("<b>%1</b>").arg(tr("Together: %1 GPUs").arg(numberText(total.mean[at])));
    lines += tr("Highest hour: %1 GPUs").arg(numberText(total.maximum[at]));
    lines += tr("%1 GPU-hours").arg(hoursText(total.gpuHours[at]));
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(lines.join(QLatin1String("<br/>")));
}

QString DemandPanel::titleText() const
{
    switch (m_model->profile().step) {
    case DemandStep::Day:
        return tr("Demand: mean GPUs by day");
    case DemandStep::Week:
        return tr("Demand: mean GPUs by week");
    case DemandStep::Month:
        break;
    }
    return tr("Demand: mean GPUs by month");
}

QChart *DemandPanel::makeChart(const ChartDress &dress)
{
    if (m_model->rowCount() == 0)
        return nullptr;
    auto *chart = new QChart;
    dressChart(*chart, dress, titleText());
    QStringList spans;
    for (std::size_t i = 0; i < m_model->profile().spans.size(); ++i)
        spans += m_model->nameOfSpan(i);
    auto *stack = new QStackedBarSeries(chart);
    stack->setBarWidth(0.78);
    for (std::size_t i = 0; i < m_model->layers().size(); ++i) {
        auto *set = new QBarSet(m_model->nameOfLayer(i), stack);
        for (const Decimal value : m_model->layers()[i].mean)
            set->append(value.toDouble());
        const QColor color = dress.palette.plans[(i + 1) % dress.palette.plans.size()];
        set->setBrush(QBrush(color, fills[i % fills.size()]));
        set->setPen(QPen(color, 0.6));
        stack->append(set);
    }
    auto *peaks = new QLineSeries(chart);
    peaks->setName(tr("Highest hour"));
    peaks->setPen(QPen(dress.palette.text, 1.6, Qt::DotLine));
    double highest = 0;
    const DemandProfile::Layer &total = m_model->profile().total;
    for (std::size_t i = 0; i < total.maximum.size(); ++i) {
        const double value = total.maximum[i].toDouble();
        highest = std::max(highest, value);
        peaks->append(static_cast<double>(i), value);
    }
    QBarCategoryAxis *bottom = addPeriodAxis(*chart, dress, spans, QString());
    QCategoryAxis *left = addAmountAxis(*chart, dress, niceScale(0, highest), tr("GPUs"));
    for (QAbstractSeries *series : {static_cast<QAbstractSeries *>(stack), static_cast<QAbstractSeries *>(peaks)}) {
        chart->addSeries(series);
        series->attachAxis(bottom);
        series->attachAxis(left);
    }
    return chart;
}

void DemandPanel::retranslateNumbers()
{
    m_model->retranslate();
}

std::optional<Why> DemandPanel::whyOfPeriod(int span) const
{
    return m_model->whyOf(span, m_model->columnCount() - 2);
}

} // namespace gpufolio::ui
