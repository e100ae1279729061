// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/plan_months_panel.h"

#include "charts/chart_axes.h"
#include "i18n/number_format.h"
#include "item_models/plan_months_model.h"
#include "item_models/roles.h"

#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>

#include <array>

namespace gpufolio::ui
{

namespace
{

/// Fills that tell plans apart without colour, as planLine() does for lines.
Qt::BrushStyle fillOf(std::size_t plan)
{
    constexpr std::array fills = {Qt::SolidPattern, Qt::Dense4Pattern, Qt::BDiagPattern, Qt::HorPattern,
                                  Qt::CrossPattern};
    return fills[plan % fills.size()];
}

} // namespace

PlanMonthsPanel::PlanMonthsPanel(QWidget *parent)
    : ChartPanel(new PlanMonthsModel, parent), m_model(static_cast<PlanMonthsModel *>(tableView()->model()))
{
    setTableShown(true);
}

void PlanMonthsPanel::setResults(std::shared_ptr<const SessionResults> results, const QStringList &planIds,
                                 const QString &activePlan, const ViewSettings &view)
{
    m_activePlan = activePlan;
    m_model->setResults(std::move(results), planIds, view);
    rebuild();
}

QString PlanMonthsPanel::hoverText(int period) const
{
    const auto at = static_cast<std::size_t>(period);
    if (period < 0 || at >= m_model->periods().size())
        return {};
    QStringList lines{QStringLiteral("<b>%1</b>").arg(m_model->periods()[at].label)};
    for (const PlanMonthsModel::Line &line : m_model->lines())
        lines += tr("%1: %2").arg(line.name.toHtmlEscaped(), amountWithCode(line.amounts[at], m_model->rounding()));
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(lines.join(QLatin1String("<br/>")));
}

QString PlanMonthsPanel::titleText() const
{
    return m_model->metric() == Metric::Billed ? tr("Billed cost of all plans by period")
                                               : tr("Amortised cost of all plans by period");
}

QChart *PlanMonthsPanel::makeChart(const ChartDress &dress)
{
    if (m_model->lines().empty())
        return nullptr;
    auto *chart = new QChart;
    dressChart(*chart, dress, titleText());
    QStringList periods;
    for (const PeriodGroup &period : m_model->periods())
        periods += period.label;
    auto *bars = new QBarSeries;
    double lowest = 0;
    double highest = 0;
    for (const PlanMonthsModel::Line &line : m_model->lines()) {
        auto *set = new QBarSet(line.name);
        const QColor &color = dress.palette.plans[line.plan % dress.palette.plans.size()];
        set->setBrush(QBrush(color, fillOf(line.plan)));
        set->setPen(QPen(color, 1));
        for (const Money &amount : line.amounts) {
            const double value = amount.amount().toDouble();
            lowest = std::min(lowest, value);
            highest = std::max(highest, value);
            *set << value;
        }
        bars->append(set);
    }
    bars->setBarWidth(0.8);
    chart->addSeries(bars);
    QBarCategoryAxis *bottom = addPeriodAxis(*chart, dress, periods, QString());
    QCategoryAxis *left =
        addAmountAxis(*chart, dress, niceScale(lowest, highest), fromUtf8(m_model->currency().code()));
    bars->attachAxis(bottom);
    bars->attachAxis(left);
    return chart;
}

void PlanMonthsPanel::retranslateNumbers()
{
    m_model->retranslate();
}

std::optional<Why> PlanMonthsPanel::whyOfPeriod(int period) const
{
    if (period < 0 || period >= static_cast<int>(m_model->periods().size()))
        return std::nullopt;
    int column = 1;
    for (std::size_t i = 0; i < m_model->lines().size(); ++i) {
        if (m_model->lines()[i].id == m_activePlan)
            column = static_cast<int>(i) + 1;
    }
    return m_model->index(period, column).data(WhyRole).value<Why>();
}

} // namespace gpufolio::ui
