// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/monthly_cost_panel.h"

#include "i18n/number_format.h"
#include "item_models/month_cost_model.h"
#include "item_models/roles.h"

namespace gpufolio::ui
{

MonthlyCostPanel::MonthlyCostPanel(QWidget *parent)
    : ChartPanel(new MonthCostModel, parent), m_model(static_cast<MonthCostModel *>(tableView()->model()))
{
}

void MonthlyCostPanel::setResults(std::shared_ptr<const SessionResults> results, std::size_t plan,
                                  const ViewSettings &view)
{
    m_planName.clear();
    if (results && plan < results->plans.size() && results->plans[plan]) {
        const PlanResult &result = *results->plans[plan];
        m_planName = fromUtf8(result.planName.empty() ? result.planId : result.planName);
    }
    m_model->setResults(std::move(results), plan, view);
    rebuild();
}

QString MonthlyCostPanel::hoverText(int period) const
{
    const CostTable &table = m_model->table();
    const auto at = static_cast<std::size_t>(period);
    if (period < 0 || at >= table.periods.size())
        return {};
    const auto amount = [&table](const Money &money) { return amountWithCode(money, table.rounding); };
    QStringList lines{QStringLiteral("<b>%1</b>").arg(table.periods[at].label)};
    // As the stack is seen: the top layer first, the sum last.
    QStringList layers;
    for (const CostTable::Layer &layer : table.layers)
        layers.prepend(tr("%1: %2").arg(layer.label.toHtmlEscaped(), amount(layer.amounts[at])));
    lines.append(layers);
    lines.append(QStringLiteral("<b>%1</b>").arg(tr("Together: %1").arg(amount(table.totals[at]))));
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(lines.join(QLatin1String("<br/>")));
}

QString MonthlyCostPanel::titleText() const
{
    const bool billed = m_model->table().view.view == ViewSettings::View::Billed;
    return (billed ? tr("Billed cost, %1") : tr("Amortised cost, %1")).arg(m_planName);
}

QChart *MonthlyCostPanel::makeChart(const ChartDress &dress)
{
    const CostTable &table = m_model->table();
    if (table.periods.empty())
        return nullptr;
    CostStack stack;
    stack.title = titleText();
    const QString currency = fromUtf8(table.currency.code());
    switch (table.view.period) {
    case ViewSettings::PeriodUnit::Month:
        stack.valueTitle = tr("%1 a month").arg(currency);
        break;
    case ViewSettings::PeriodUnit::Quarter:
        stack.valueTitle = tr("%1 a quarter").arg(currency);
        break;
    case ViewSettings::PeriodUnit::FiscalYear:
        stack.valueTitle = tr("%1 a fiscal year").arg(currency);
        break;
    }
    for (const PeriodGroup &period : table.periods)
        stack.periods.append(period.label);
    for (const CostTable::Layer &layer : table.layers) {
        CostStack::Layer &shown = stack.layers.emplace_back(CostStack::Layer{layer.kind, layer.label, {}});
        for (const Money &amount : layer.amounts)
            shown.values.push_back(amount.amount());
    }
    return makeCostStackChart(stack, dress);
}

void MonthlyCostPanel::retranslateNumbers()
{
    m_model->retranslate();
}

std::optional<Why> MonthlyCostPanel::whyOfPeriod(int period) const
{
    if (period < 0 || period >= m_model->rowCount() - 1)
        return std::nullopt;
    return m_model->index(period, m_model->columnCount() - 1).data(WhyRole).value<Why>();
}

} // namespace gpufolio::ui
