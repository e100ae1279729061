// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/cover_panel.h"

#include "charts/step_labels.h"
#include "i18n/number_format.h"
#include "item_models/cover_model.h"

#include <QChart>
#include <QStackedBarSeries>

namespace gpufolio::ui
{

CoverPanel::CoverPanel(QWidget *parent)
    : ChartPanel(new CoverModel, parent), m_model(static_cast<CoverModel *>(tableView()->model()))
{
}

void CoverPanel::setResults(std::shared_ptr<const SessionResults> results, std::size_t plan, const QString &offer)
{
    m_model->setResults(std::move(results), plan, offer);
    const PlanResult *of = m_model->result();
    m_planName = of == nullptr ? QString() : fromUtf8(of->planName.empty() ? of->planId : of->planName);
    rebuild();
}

QString CoverPanel::hoverText(int step) const
{
    if (step < 0 || step >= m_model->rowCount())
        return {};
    QStringList lines;
    for (std::size_t layer = m_model->layers().size(); layer > 0; --layer) { // as the stack is seen
        const QString gpus = m_model->index(step, static_cast<int>(layer)).data().toString();
        lines += tr("%1: %2 GPUs").arg(m_model->layers()[layer - 1].label.toHtmlEscaped(), gpus);
    }
    lines.prepend(QStringLiteral("<b>%1</b>").arg(m_model->stepLabel(static_cast<std::size_t>(step))));
    lines += QStringLiteral("<b>%1</b>")
                 .arg(tr("Demand: %1 GPUs").arg(m_model->index(step, m_model->columnCount() - 1).data().toString()));
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(lines.join(QLatin1String("<br/>")));
}

QString CoverPanel::titleText() const
{
    return tr("What serves the demand, %1").arg(m_planName);
}

QChart *CoverPanel::makeChart(const ChartDress &dress)
{
    if (m_model->rowCount() == 0)
        return nullptr;
    CostStack stack;
    stack.title = titleText();
    switch (m_model->cover().step) {
    case Cover::Step::Day:
        stack.valueTitle = tr("GPUs, mean of the day");
        break;
    case Cover::Step::Week:
        stack.valueTitle = tr("GPUs, mean of the week");
        break;
    case Cover::Step::Month:
        stack.valueTitle = tr("GPUs, mean of the month");
        break;
    }
    QStringList labels;
    for (int step = 0; step < m_model->rowCount(); ++step)
        labels += m_model->stepLabel(static_cast<std::size_t>(step));
    stack.periods = sparseLabels(labels);
    for (const CoverModel::Layer &layer : m_model->layers())
        stack.layers.push_back({layer.kind, layer.label, layer.gpus});
    QChart *chart = makeCostStackChart(stack, dress);
    for (QAbstractSeries *series : chart->series()) {
        if (auto *bars = qobject_cast<QAbstractBarSeries *>(series))
            bars->setBarWidth(1); // steps, not months side by side
    }
    return chart;
}

void CoverPanel::retranslateNumbers()
{
    m_model->retranslate();
}

std::optional<Why> CoverPanel::whyOfPeriod(int) const
{
    return m_model->whyOf(0);
}

} // namespace gpufolio::ui
