// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/load_curve_panel.h"

#include "charts/chart_axes.h"
#include "charts/line_end_labels.h"
#include "i18n/number_format.h"
#include "item_models/load_model.h"
#include "item_models/roles.h"

#include <QAreaSeries>
#include <QBarCategoryAxis>
#include <QCategoryAxis>
#include <QChart>
#include <QLegend>
#include <QLineSeries>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

/// Each value holds until the next one: a curve in steps.
QLineSeries *stairs(const std::vector<Decimal> &values)
{
    QList<QPointF> points;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto x = static_cast<double>(i);
        if (i > 0)
            points.append({x, values[i - 1].toDouble()});
        points.append({x, values[i].toDouble()});
    }
    auto *series = new QLineSeries;
    series->replace(points);
    return series;
}

} // namespace

LoadCurvePanel::LoadCurvePanel(QWidget *parent)
    : ChartPanel(new LoadModel, parent), m_model(static_cast<LoadModel *>(tableView()->model()))
{
}

void LoadCurvePanel::setResults(std::shared_ptr<const SessionResults> results, std::size_t plan, const QString &offer)
{
    m_model->setResults(std::move(results), plan, offer);
    rebuild();
}

QString LoadCurvePanel::hoverText(int step) const
{
    if (step < 0 || step >= m_model->rowCount())
        return {};
    const auto cell = [&](int column) { return m_model->index(step, column).data().toString(); };
    const QStringList lines{
        QStringLiteral("<b>%1</b>").arg(tr("For at least %1 of the time").arg(cell(LoadModel::ShareColumn))),
        tr("Needed: %1 GPUs").arg(cell(LoadModel::DemandColumn)),
        tr("Committed: %1 GPUs").arg(cell(LoadModel::CommittedColumn))};
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(lines.join(QLatin1String("<br/>")));
}

QString LoadCurvePanel::titleText() const
{
    const PlanResult *of = m_model->result();
    return of == nullptr ? tr("Load curve")
                         : tr("Load curve and what is committed, %1")
                               .arg(fromUtf8(of->planName.empty() ? of->planId : of->planName));
}

QChart *LoadCurvePanel::makeChart(const ChartDress &dress)
{
    if (m_model->rowCount() == 0)
        return nullptr;
    const LoadCurve &curve = m_model->curve();
    auto *chart = new QChart;
    dressChart(*chart, dress, titleText());
    chart->legend()->setVisible(false); // lines have their names at their ends
    double highest = 0;
    for (const auto *values : {&curve.demand, &curve.committed})
        for (const Decimal value : *values)
            highest = std::max(highest, value.toDouble());
    QStringList shares;
    for (int row = 0; row < m_model->rowCount(); ++row)
        shares += ratioText(m_model->shareOf(row), 0);
    QBarCategoryAxis *bottom = addPeriodAxis(*chart, dress, shares, tr("Share of the time"));
    QCategoryAxis *left = addAmountAxis(*chart, dress, niceScale(0, highest), tr("GPUs"));
    auto *labels = new LineEndLabels(*chart, dress.font);

    auto *area = new QAreaSeries(stairs(curve.demand));
    area->upperSeries()->setParent(area);
    area->setPen(Qt::NoPen);
    QColor fill = dress.palette.plans[0];
    fill.setAlphaF(0.15F);
    area->setBrush(fill);
    area->setName(tr("Needed"));
    QLineSeries *needed = stairs(curve.demand);
    needed->setName(tr("Needed"));
    needed->setPen(QPen(dress.palette.plans[0], 2));
    QLineSeries *committed = stairs(curve.committed);
    committed->setName(tr("Committed"));
    committed->setPen(QPen(dress.palette.kind(CostKind::OneYear), 2, Qt::DashLine));
    for (QAbstractSeries *series : {static_cast<QAbstractSeries *>(area), static_cast<QAbstractSeries *>(needed),
                                    static_cast<QAbstractSeries *>(committed)}) {
        chart->addSeries(series);
        series->attachAxis(bottom);
        series->attachAxis(left);
    }
    labels->add(*needed, tr("Needed"), dress.palette.plans[0]);
    labels->add(*committed, tr("Committed"), dress.palette.kind(CostKind::OneYear));
    return chart;
}

void LoadCurvePanel::retranslateNumbers()
{
    m_model->retranslate();
}

std::optional<Why> LoadCurvePanel::whyOfPeriod(int step) const
{
    if (step < 0 || step >= m_model->rowCount())
        return std::nullopt;
    return m_model->index(step, LoadModel::DemandColumn).data(WhyRole).value<Why>();
}

} // namespace gpufolio::ui
