// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/bridge_panel.h"

#include "charts/chart_axes.h"
#include "i18n/number_format.h"
#include "item_models/bridge_model.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QLegend>
#include <QLegendMarker>
#include <QStackedBarSeries>

#include <array>

namespace gpufolio::ui
{

BridgePanel::BridgePanel(QWidget *parent)
    : ChartPanel(new BridgeModel, parent), m_model(static_cast<BridgeModel *>(tableView()->model()))
{
}

void BridgePanel::setResults(std::shared_ptr<const SessionResults> results, std::size_t plan)
{
    m_model->setResults(std::move(results), plan);
    rebuild();
}

QString BridgePanel::hoverText(int step) const
{
    const auto at = static_cast<std::size_t>(step);
    if (step < 0 || at >= m_model->steps().size())
        return {};
    const BridgeStep &shown = m_model->steps()[at];
    const Rounding rounding = m_model->result()->rounding;
    const bool isLevel = shown.kind == BridgeStep::Kind::OnDemand || shown.kind == BridgeStep::Kind::Plan;
    QStringList lines{QStringLiteral("<b>%1</b>").arg(m_model->labelOf(shown.kind).toHtmlEscaped())};
    if (!isLevel)
        lines += tr("Change: %1").arg(amountWithCode(shown.shown, rounding));
    lines += tr("Cost so far: %1").arg(amountWithCode(m_model->level(at), rounding));
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(lines.join(QLatin1String("<br/>")));
}

QString BridgePanel::titleText() const
{
    return tr("From all on demand to %1, amortised").arg(m_model->labelOf(BridgeStep::Kind::Plan));
}

/// "Committed / rate / −1.09 M": what the step is, on two lines if need be, and what it changes.
QString BridgePanel::axisLabel(const BridgeStep &step) const
{
    // the plan's name stands in the title
    QString label =
        (step.kind == BridgeStep::Kind::Plan ? tr("The plan") : m_model->labelOf(step.kind)).toHtmlEscaped();
    if (const auto blank = label.lastIndexOf(QLatin1Char(' ')); blank > 0)
        label.replace(blank, 1, QLatin1String("<br/>"));
    const bool isLevel = step.kind == BridgeStep::Kind::OnDemand || step.kind == BridgeStep::Kind::Plan;
    const QString sign = !isLevel && !step.shown.amount().isNegative() ? QStringLiteral("+") : QString();
    return label + QStringLiteral("<br/>") + sign + shortAmountText(step.shown);
}

QChart *BridgePanel::makeChart(const ChartDress &dress)
{
    const std::vector<BridgeStep> &steps = m_model->steps();
    if (steps.empty())
        return nullptr;
    auto *chart = new QChart;
    dressChart(*chart, dress, titleText());

    enum Set { Ground, Level, Cheaper, Dearer, SetCount };
    std::array<QBarSet *, SetCount> sets{};
    const std::array<QString, SetCount> names = {QString(), tr("Cost"), tr("Cheaper"), tr("Dearer")};
    const std::array<QColor, SetCount> colors = {QColor(Qt::transparent), dress.palette.plans.front(),
                                                 dress.palette.cheaper, dress.palette.dearer};
    constexpr std::array<Qt::BrushStyle, SetCount> patterns = {Qt::NoBrush, Qt::SolidPattern, Qt::Dense3Pattern,
                                                               Qt::BDiagPattern};
    for (std::size_t set = 0; set < SetCount; ++set) {
        sets[set] = new QBarSet(names[set]);
        sets[set]->setBrush(QBrush(colors[set], patterns[set]));
        sets[set]->setPen(set == Ground ? QPen(Qt::NoPen) : QPen(colors[set], 1));
    }
    QStringList labels;
    double highest = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool isLevel = steps[i].kind == BridgeStep::Kind::OnDemand || steps[i].kind == BridgeStep::Kind::Plan;
        const double after = m_model->level(i).amount().toDouble();
        const double before = isLevel || i == 0 ? 0 : m_model->level(i - 1).amount().toDouble();
        highest = std::max({highest, after, before});
        *sets[Ground] << (isLevel ? 0 : std::min(before, after));
        *sets[Level] << (isLevel ? after : 0);
        *sets[Cheaper] << (!isLevel && after < before ? before - after : 0);
        *sets[Dearer] << (!isLevel && after > before ? after - before : 0);
        labels += axisLabel(steps[i]);
    }
    auto *series = new QStackedBarSeries;
    for (QBarSet *set : sets)
        series->append(set);
    series->setBarWidth(0.6);
    chart->addSeries(series);
    const QString code = fromUtf8(m_model->result()->currency.code());
    QBarCategoryAxis *bottom = addPeriodAxis(*chart, dress, labels, QString());
    QCategoryAxis *left = addAmountAxis(*chart, dress, niceScale(0, highest), code);
    series->attachAxis(bottom);
    series->attachAxis(left);
    const auto markers = chart->legend()->markers(series);
    if (!markers.isEmpty())
        markers.first()->setVisible(false); // the ground that the steps stand on
    return chart;
}

void BridgePanel::retranslateNumbers()
{
    m_model->retranslate();
}

std::optional<Why> BridgePanel::whyOfPeriod(int step) const
{
    return step < 0 ? std::nullopt : m_model->whyOf(static_cast<std::size_t>(step));
}

} // namespace gpufolio::ui
