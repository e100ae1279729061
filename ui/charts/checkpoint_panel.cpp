// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/checkpoint_panel.h"

#include "charts/chart_axes.h"
#include "charts/line_end_labels.h"
#include "charts/period_chart_view.h"
#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "item_models/checkpoint_cost_model.h"
#include "item_models/roles.h"

#include <QBarCategoryAxis>
#include <QCategoryAxis>
#include <QChart>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QScatterSeries>
#include <QTableView>

#include <algorithm>
#include <array>

namespace gpufolio::ui
{

namespace
{

constexpr double roomAboveOnDemand = 1.5; ///< the curve may leave the top: what is far dearer needs no exact place

struct AxisMark {
    int minutes;
    const char *text;
};
constexpr std::array axisMarks = {
    AxisMark{1, GPUFOLIO_TEXT("model", "1 min")},   AxisMark{5, GPUFOLIO_TEXT("model", "5 min")},
    AxisMark{15, GPUFOLIO_TEXT("model", "15 min")}, AxisMark{60, GPUFOLIO_TEXT("model", "1 h")},
    AxisMark{240, GPUFOLIO_TEXT("model", "4 h")},   AxisMark{720, GPUFOLIO_TEXT("model", "12 h")},
    AxisMark{2880, GPUFOLIO_TEXT("model", "2 d")},  AxisMark{10080, GPUFOLIO_TEXT("model", "7 d")}};

QString hoursText(const std::optional<long double> &hours)
{
    return hours ? modelText(durationMessage(*hours)) : QString();
}

/// Cost at an interval that isn't on the grid.
std::optional<double> costAt(const CheckpointCurve &curve, long double hours)
{
    CheckpointModel model = curve.outlook.model;
    model.intervalHours = hours;
    const Result<Decimal> factor = spotFactor(model);
    return factor ? std::optional(multiply(*curve.outlook.spotPerHour, *factor).toDouble()) : std::nullopt;
}

double topOf(const CheckpointCurve &curve)
{
    double least = 0;
    for (const IntervalCost &cost : curve.costs)
        if (cost.perUsefulHour && (least == 0 || cost.perUsefulHour->toDouble() < least))
            least = cost.perUsefulHour->toDouble();
    const double onDemand = curve.outlook.onDemandPerHour.value_or(Decimal()).toDouble();
    return std::max(onDemand, least) * roomAboveOnDemand;
}

} // namespace

CheckpointPanel::CheckpointPanel(QWidget *parent)
    : ChartPanel(new CheckpointCostModel, parent), m_model(static_cast<CheckpointCostModel *>(tableView()->model()))
{
    rebuild();
}

void CheckpointPanel::setCurve(std::optional<CheckpointCurve> curve)
{
    const bool onlyMoves =
        curve && m_model->curve() && m_chosen && curve->hasSameCurve(*m_model->curve()) && curve->outlook.chosenHours;
    m_model->setCurve(std::move(curve));
    if (!onlyMoves)
        return rebuild();
    placeChosen();
    if (chartView()->hasFocus())
        chartView()->askAgain();
}

QString CheckpointPanel::hoverText(int period) const
{
    if (period < 0 || period >= m_model->rowCount())
        return {};
    const auto cell = [&](int column) { return m_model->index(period, column).data().toString().toHtmlEscaped(); };
    const QString unit =
        modelText(unitMessage(MetricUnit::CurrencyPerAcceleratorHour, m_model->curve()->outlook.currency));
    const QStringList lines{
        QStringLiteral("<b>%1</b>").arg(tr("A checkpoint every %1").arg(cell(CheckpointCostModel::Interval))),
        tr("Work on spot: %1 %2").arg(cell(CheckpointCostModel::SpotCost), unit),
        tr("On-demand: %1 %2").arg(cell(CheckpointCostModel::OnDemandCost), unit),
        tr("Hours billed for an hour of work: %1").arg(cell(CheckpointCostModel::Factor))};
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(lines.join(QLatin1String("<br/>")));
}

QString CheckpointPanel::titleText() const
{
    return tr("Expected cost of work on spot over the checkpoint interval");
}

QChart *CheckpointPanel::makeChart(const ChartDress &dress)
{
    m_chosen = nullptr;
    if (m_model->rowCount() == 0)
        return nullptr;
    const CheckpointCurve &curve = *m_model->curve();
    auto *chart = new QChart;
    dressChart(*chart, dress, titleText());
    chart->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);

    // The steps of the grid are the periods of the view; what stands below them are times that people know.
    QStringList periods;
    for (int row = 0; row < m_model->rowCount(); ++row)
        periods.append(QString::number(curve.costs[static_cast<std::size_t>(row)].intervalSeconds));
    addPeriodAxis(*chart, dress, periods, QString())->setVisible(false);
    auto *times = new QCategoryAxis(chart);
    times->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    times->setStartValue(-1);
    for (const AxisMark &mark : axisMarks)
        times->append(modelText(mark.text), curve.placeOf(static_cast<long double>(mark.minutes) / 60));
    times->setRange(-0.5, static_cast<double>(periods.size()) - 0.5);
    times->setTitleText(tr("Work between checkpoints"));
    times->setTitleFont(dress.font);
    times->setTitleBrush(dress.palette.mutedText);
    times->setLabelsFont(dress.font);
    times->setLabelsColor(dress.palette.mutedText);
    times->setLinePen(QPen(dress.palette.border, 1));
    times->setGridLinePen(QPen(dress.palette.grid, 1));
    times->setShadesVisible(false);
    chart->addAxis(times, Qt::AlignBottom);
    const NiceScale scale = niceScale(0, topOf(curve));
    m_top = scale.maximum;
    addAmountAxis(*chart, dress, scale,
                  modelText(unitMessage(MetricUnit::CurrencyPerAcceleratorHour, curve.outlook.currency)));
    addLines(*chart, dress);
    addMarks(*chart, dress);
    for (QAbstractSeries *series : chart->series())
        for (QAbstractAxis *axis : chart->axes())
            series->attachAxis(axis);
    placeChosen();
    return chart;
}

void CheckpointPanel::addLines(QChart &chart, const ChartDress &dress)
{
    const CheckpointCurve &curve = *m_model->curve();
    auto *labels = new LineEndLabels(chart, dress.font);
    auto *spot = new QLineSeries;
    spot->setName(tr("Spot"));
    for (std::size_t i = 0; i < curve.costs.size(); ++i)
        if (curve.costs[i].perUsefulHour)
            spot->append(static_cast<double>(i), std::min(curve.costs[i].perUsefulHour->toDouble(), m_top * 4));
    spot->setPen(QPen(dress.palette.kind(CostKind::Spot), 2.4));
    chart.addSeries(spot);
    labels->add(*spot, tr("Spot"), dress.palette.kind(CostKind::Spot));
    if (curve.outlook.onDemandPerHour) {
        const double price = curve.outlook.onDemandPerHour->toDouble();
        auto *onDemand = new QLineSeries;
        onDemand->setName(tr("On-demand"));
        onDemand->append(-0.5, price);
        onDemand->append(static_cast<double>(curve.costs.size()) - 0.5, price);
        onDemand->setPen(QPen(dress.palette.kind(CostKind::OnDemand), 1.8, Qt::DashLine));
        chart.addSeries(onDemand);
        labels->add(*onDemand, tr("On-demand"), dress.palette.kind(CostKind::OnDemand));
    }
    m_chosen = new QLineSeries;
    m_chosen->setPen(QPen(dress.palette.text, 1.4, Qt::DotLine));
    chart.addSeries(m_chosen);
    for (QAbstractSeries *line : chart.series()) // lines have their names at their ends
        for (QLegendMarker *marker : chart.legend()->markers(line))
            marker->setVisible(line == m_chosen);
}

void CheckpointPanel::addMarks(QChart &chart, const ChartDress &dress)
{
    const CheckpointCurve &curve = *m_model->curve();
    const auto mark = [&](const QString &name, const std::optional<long double> &hours,
                          QScatterSeries::MarkerShape shape, double size) {
        const auto cost = hours ? costAt(curve, *hours) : std::nullopt;
        if (!cost)
            return;
        auto *series = new QScatterSeries;
        series->setName(name);
        series->append(curve.placeOf(*hours), *cost);
        series->setMarkerShape(shape);
        series->setMarkerSize(size);
        series->setColor(shape == QScatterSeries::MarkerShapeCircle ? dress.palette.accent : dress.palette.surface);
        series->setBorderColor(dress.palette.text);
        chart.addSeries(series);
    };
    const SpotOutlook &outlook = curve.outlook;
    mark(tr("Young %1").arg(hoursText(outlook.youngHours)), outlook.youngHours, QScatterSeries::MarkerShapeRectangle,
         10);
    mark(tr("Daly %1").arg(hoursText(outlook.dalyHours)), outlook.dalyHours,
         QScatterSeries::MarkerShapeRotatedRectangle, 12);
    mark(tr("Best %1").arg(hoursText(outlook.bestHours)), outlook.bestHours, QScatterSeries::MarkerShapeCircle, 8);
}

void CheckpointPanel::placeChosen()
{
    const CheckpointCurve &curve = *m_model->curve();
    if (m_chosen == nullptr)
        return;
    if (!curve.outlook.chosenHours) {
        m_chosen->setName(tr("No interval chosen"));
        return;
    }
    const double place = curve.placeOf(*curve.outlook.chosenHours);
    m_chosen->replace(QList<QPointF>{{place, 0}, {place, m_top}});
    m_chosen->setName(tr("Chosen %1").arg(hoursText(curve.outlook.chosenHours)));
}

void CheckpointPanel::retranslateNumbers()
{
    m_model->retranslate();
}

std::optional<Why> CheckpointPanel::whyOfPeriod(int period) const
{
    if (period < 0 || period >= m_model->rowCount())
        return std::nullopt;
    return m_model->index(period, CheckpointCostModel::SpotCost).data(WhyRole).value<Why>();
}

} // namespace gpufolio::ui
