// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/demand_panel.h"

#include "charts/chart_axes.h"
#include "charts/line_end_labels.h"
#include "charts/step_labels.h"
#include "i18n/number_format.h"
#include "item_models/demand_spans_model.h"

#include <QAreaSeries>
#include <QBarCategoryAxis>
#include <QCategoryAxis>
#include <QChart>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>

#include <algorithm>
#include <array>

namespace gpufolio::ui
{

namespace
{

constexpr std::array fills = {Qt::SolidPattern,  Qt::Dense3Pattern, Qt::DiagCrossPattern,
                              Qt::Dense5Pattern, Qt::HorPattern,    Qt::BDiagPattern};

constexpr int mostDotted = 60;

QString numberText(Decimal gpus)
{
    return groupedText(toText(gpus, 0, 2));
}

/// A level a span, from its beginning to its end.
QLineSeries *steps(const std::vector<Decimal> &levels, QObject *parent)
{
    constexpr double half = 0.5;
    QList<QPointF> points;
    for (std::size_t span = 0; span < levels.size(); ++span) {
        const auto middle = static_cast<double>(span);
        const double level = levels[span].toDouble();
        points << QPointF(middle - half, level) << QPointF(middle + half, level);
    }
    auto *line = new QLineSeries(parent);
    line->replace(points);
    return line;
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
    const std::vector<DemandSpan> &spans = m_model->profile().spans;
    const DemandProfile::Layer &total = m_model->profile().total;
    const double highest = std::max_element(total.maximum.begin(), total.maximum.end())->toDouble();
    QBarCategoryAxis *bottom = addPeriodAxis(*chart, dress, axisLabels(), QString());
    QCategoryAxis *left = addAmountAxis(*chart, dress, niceScale(0, highest), tr("GPUs"));
    const auto attach = [&](QAbstractSeries *series) {
        chart->addSeries(series);
        series->attachAxis(bottom);
        series->attachAxis(left);
    };
    std::vector<Decimal> ground(total.mean.size());
    for (std::size_t i = 0; i < m_model->layers().size(); ++i) {
        std::vector<Decimal> top = ground;
        for (std::size_t span = 0; span < top.size(); ++span)
            top[span] += m_model->layers()[i].mean[span];
        auto *upper = steps(top, chart);
        auto *area = new QAreaSeries(upper, steps(ground, chart));
        area->setName(m_model->nameOfLayer(i));
        const QColor color = dress.palette.plans[1 + i % (dress.palette.plans.size() - 1)]; // the first is the text's
        area->setBrush(QBrush(color, fills[i % fills.size()]));
        area->setPen(QPen(color, 0.8));
        attach(area);
        ground = std::move(top);
    }
    QLineSeries *peaks = steps(total.maximum, chart);
    peaks->setName(tr("Highest hour"));
    const bool isDense = spans.size() > mostDotted; // the dots of its sides would hide the layers
    peaks->setPen(isDense ? QPen(dress.palette.text, 0.8) : QPen(dress.palette.text, 1.6, Qt::DotLine));
    attach(peaks);
    const QList<QLegendMarker *> markers = chart->legend()->markers(peaks);
    for (QLegendMarker *marker : markers) // a square, where the line is dotted: it has its name at its end
        marker->setVisible(false);
    auto *names = new LineEndLabels(*chart, dress.font);
    names->add(*peaks, peaks->name(), dress.palette.text);
    return chart;
}

/// Months below the middle of their weeks or days: a name at each would be in the way of the others.
QStringList DemandPanel::axisLabels() const
{
    const DemandProfile &profile = m_model->profile();
    QStringList labels;
    if (profile.step == DemandStep::Month) {
        for (std::size_t i = 0; i < profile.spans.size(); ++i)
            labels += m_model->nameOfSpan(i);
        return sparseLabels(labels);
    }
    const auto monthOf = [&profile](std::size_t span) {
        const Date &day = profile.spans[span].firstDay;
        return YearMonth{day.year, day.month};
    };
    for (std::size_t first = 0; first < profile.spans.size();) {
        std::size_t end = first;
        while (end < profile.spans.size() && monthOf(end) == monthOf(first))
            ++end;
        for (std::size_t i = first; i < end; ++i)
            labels += i == (first + end) / 2 ? monthText(monthOf(first)) : unseenLabel(static_cast<qsizetype>(i));
        first = end;
    }
    return labels;
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
