// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/cash_panel.h"

#include "charts/chart_axes.h"
#include "charts/line_end_labels.h"
#include "charts/mark_labels.h"
#include "i18n/number_format.h"
#include "item_models/month_cash_model.h"
#include "item_models/roles.h"

#include <QBarCategoryAxis>
#include <QCategoryAxis>
#include <QChart>
#include <QLegend>
#include <QLineSeries>

namespace gpufolio::ui
{

namespace
{

constexpr double firstPlace = -0.5; ///< where the plot begins

NiceScale scaleOf(const CashTable &table)
{
    double lowest = 0;
    double highest = 0;
    for (const CashTable::Line &line : table.lines) {
        for (const Money &amount : line.cumulative) {
            lowest = std::min(lowest, amount.amount().toDouble());
            highest = std::max(highest, amount.amount().toDouble());
        }
    }
    return niceScale(lowest, highest);
}

} // namespace

CashPanel::CashPanel(QWidget *parent)
    : ChartPanel(new MonthCashModel, parent), m_model(static_cast<MonthCashModel *>(tableView()->model()))
{
}

void CashPanel::setResults(std::shared_ptr<const SessionResults> results, const QString &activePlan,
                           const ViewSettings &view)
{
    m_activePlan = activePlan;
    m_model->setResults(std::move(results), view);
    rebuild();
}

QString CashPanel::hoverText(int period) const
{
    const CashTable &table = m_model->table();
    const auto at = static_cast<std::size_t>(period);
    if (period < 0 || at >= table.periods.size())
        return {};
    QStringList lines{QStringLiteral("<b>%1</b>").arg(tr("Billed by the end of %1").arg(table.periods[at].label))};
    for (const CashTable::Line &line : table.lines)
        lines.append(tr("%1: %2").arg(line.name.toHtmlEscaped(), amountWithCode(line.cumulative[at], table.rounding)));
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(lines.join(QLatin1String("<br/>")));
}

QString CashPanel::titleText() const
{
    return tr("Cash so far: billed cost added up");
}

QChart *CashPanel::makeChart(const ChartDress &dress)
{
    const CashTable &table = m_model->table();
    if (table.periods.empty())
        return nullptr;
    auto *chart = new QChart;
    dressChart(*chart, dress, titleText());
    chart->legend()->hide(); // each line has its name at its end
    QStringList periods;
    for (const PeriodGroup &period : table.periods)
        periods.append(period.label);
    QBarCategoryAxis *bottom = addPeriodAxis(*chart, dress, periods, QString());
    const NiceScale scale = scaleOf(table);
    QCategoryAxis *left = addAmountAxis(*chart, dress, scale, fromUtf8(table.currency.code()));

    auto *labels = new LineEndLabels(*chart, dress.font);
    for (const CashTable::Line &line : table.lines) {
        auto *series = new QLineSeries;
        series->setName(line.name);
        QList<QPointF> points;
        for (std::size_t i = 0; i < line.cumulative.size(); ++i)
            points.append({static_cast<double>(i), line.cumulative[i].amount().toDouble()});
        series->replace(points);
        const QColor &color = dress.palette.plans[static_cast<std::size_t>(line.index) % dress.palette.plans.size()];
        series->setPen(QPen(color, line.planId == m_activePlan ? 3 : 1.8, planLine(line.index)));
        series->setPointsVisible(points.size() == 1);
        chart->addSeries(series);
        series->attachAxis(bottom);
        series->attachAxis(left);
        const bool complete = line.status != PlanStatus::Incomplete;
        labels->add(*series, complete ? line.name : tr("%1 (incomplete)").arg(line.name), color);
    }
    if (!m_marks.empty()) {
        auto *marks = new MarkLabels(*chart, dress.font, dress.palette.mutedText, dress.palette.surface);
        for (const Mark &mark : m_marks)
            marks->add(std::max(mark.place, firstPlace), scale.minimum, scale.maximum, mark.meaning, mark.text);
    }
    return chart;
}

void CashPanel::retranslateNumbers()
{
    m_model->retranslate();
}

std::optional<Why> CashPanel::whyOfPeriod(int period) const
{
    const CashTable &table = m_model->table();
    for (std::size_t i = 0; i < table.lines.size(); ++i)
        if (table.lines[i].planId == m_activePlan && period >= 0 && period < m_model->rowCount())
            return m_model->index(period, static_cast<int>(i) + 1).data(WhyRole).value<Why>();
    return std::nullopt;
}

} // namespace gpufolio::ui
