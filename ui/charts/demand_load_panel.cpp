// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/demand_load_panel.h"

#include "charts/chart_axes.h"
#include "i18n/number_format.h"
#include "item_models/load_curve_model.h"

#include <QAreaSeries>
#include <QBarCategoryAxis>
#include <QCategoryAxis>
#include <QChart>
#include <QLegend>
#include <QLineSeries>

namespace gpufolio::ui
{

namespace
{

constexpr int marks = 4; ///< 0 %, 25 % … below the curve

}

DemandLoadPanel::DemandLoadPanel(QWidget *parent)
    : ChartPanel(new LoadCurveModel, parent), m_model(static_cast<LoadCurveModel *>(tableView()->model()))
{
    rebuild();
}

void DemandLoadPanel::setState(const DemandState &state)
{
    m_model->setState(state);
    rebuild();
}

QString DemandLoadPanel::hoverText(int step) const
{
    if (step < 0 || step >= m_model->rowCount())
        return {};
    const auto cell = [&](int column) { return m_model->index(step, column).data().toString(); };
    const QStringList lines{
        QStringLiteral("<b>%1</b>").arg(tr("%1 of the hours").arg(cell(LoadCurveModel::ShareColumn))),
        tr("need at least %1 GPUs").arg(cell(LoadCurveModel::LeastColumn)),
        tr("Mean of this piece: %1 GPUs").arg(cell(LoadCurveModel::MeanColumn))};
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(lines.join(QLatin1String("<br/>")));
}

QString DemandLoadPanel::titleText() const
{
    return tr("Load curve: GPUs over the hours, sorted");
}

QChart *DemandLoadPanel::makeChart(const ChartDress &dress)
{
    const std::vector<LoadStep> &steps = m_model->steps();
    if (steps.empty())
        return nullptr;
    auto *chart = new QChart;
    dressChart(*chart, dress, titleText());
    chart->legend()->hide();
    chart->setMargins(QMargins(6, 4, 26, 4)); // the last mark stands at the very end
    QStringList periods;
    for (std::size_t i = 0; i < steps.size(); ++i)
        periods += QString::number(i);
    addPeriodAxis(*chart, dress, periods, QString())->setVisible(false);
    auto *shares = new QCategoryAxis(chart);
    shares->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    shares->setStartValue(-1);
    const auto count = static_cast<double>(steps.size());
    for (int i = 0; i <= marks; ++i)
        shares->append(ratioText(scale(Decimal::fromInteger(i), 1, marks, Rounding::HalfEven), 0),
                       count * i / marks - 0.5);
    shares->setRange(-0.5, count - 0.5);
    shares->setTitleText(tr("Share of all hours"));
    shares->setTitleFont(dress.font);
    shares->setTitleBrush(dress.palette.mutedText);
    shares->setLabelsFont(dress.font);
    shares->setLabelsColor(dress.palette.mutedText);
    shares->setLinePen(QPen(dress.palette.border, 1));
    shares->setGridLinePen(QPen(dress.palette.grid, 1));
    shares->setShadesVisible(false);
    chart->addAxis(shares, Qt::AlignBottom);
    addAmountAxis(*chart, dress, niceScale(0, steps.front().mean.toDouble()), tr("GPUs"));
    auto *upper = new QLineSeries(chart);
    QList<QPointF> points;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const auto x = static_cast<double>(i);
        points << QPointF(x - 0.5, steps[i].mean.toDouble()) << QPointF(x + 0.5, steps[i].mean.toDouble());
    }
    upper->replace(points);
    auto *area = new QAreaSeries(upper);
    const QColor color = dress.palette.plans[1];
    QColor fill = color;
    fill.setAlphaF(0.25F);
    area->setBrush(fill);
    area->setPen(QPen(color, 2));
    area->setName(titleText());
    chart->addSeries(area);
    for (QAbstractAxis *axis : chart->axes())
        area->attachAxis(axis);
    return chart;
}

void DemandLoadPanel::retranslateNumbers()
{
    m_model->retranslate();
}

std::optional<Why> DemandLoadPanel::whyOfPeriod(int step) const
{
    return m_model->whyOf(step);
}

} // namespace gpufolio::ui
