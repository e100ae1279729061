// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/plans_cards.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "report/metric_value.h"
#include "report/report_tables.h"
#include "theme/theme.h"
#include "widgets/flow_layout.h"
#include "widgets/why_panel.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <array>

namespace gpufolio::ui
{

namespace
{

constexpr std::array cardMetrics = {
    Metric::Amortised,
    Metric::OnDemandEquivalent,
    Metric::Savings,
    Metric::CommitmentCoverage,
    Metric::CommitmentUtilisation,
    Metric::UnusedCommitment,
    Metric::ToSign,
    Metric::OwedAfterHorizon,
    Metric::Npv,
};

void setMuted(QWidget &widget, bool muted)
{
    if (widget.property("muted").toBool() == muted)
        return;
    widget.setProperty("muted", muted);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace

FigureCard::FigureCard(Metric metric, QWidget *parent)
    : QFrame(parent), m_metric(metric), m_name(new QLabel), m_figure(new QLabel), m_note(new QLabel)
{
    setObjectName(QStringLiteral("figureCard"));
    setProperty("card", true);
    setFocusPolicy(Qt::StrongFocus);
    m_name->setProperty("muted", true);
    m_figure->setProperty("figure", true);
    m_note->setProperty("muted", true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 6, 10, 6);
    layout->setSpacing(1);
    layout->addWidget(m_name);
    layout->addWidget(m_figure);
    layout->addWidget(m_note);
}

void FigureCard::setTexts(const QString &name, const QString &figure, const QString &whole, const QString &note)
{
    m_name->setText(name);
    m_figure->setText(figure);
    m_note->setText(note);
    setToolTip(whole + QStringLiteral("\n\n") + metricToolTip(m_metric));
    setAccessibleName(name);
    setAccessibleDescription(note.isEmpty() ? whole : whole + QStringLiteral(", ") + note);
}

QString FigureCard::figure() const
{
    return m_figure->text();
}

void FigureCard::setStale(bool stale)
{
    setMuted(*m_figure, stale);
}

void FigureCard::setSubject(std::shared_ptr<const SessionResults> results, std::optional<std::size_t> plan)
{
    m_results = std::move(results);
    m_plan = plan;
    if (hasFocus())
        answer();
}

std::optional<Why> FigureCard::why() const
{
    if (!m_results || !m_plan || !m_results->plans[*m_plan])
        return std::nullopt;
    return explain(m_results->scenarios[*m_plan], *m_results->plans[*m_plan], m_metric);
}

void FigureCard::answer()
{
    if (const std::optional<Why> answer = why())
        setWhyOf(this, *answer);
}

void FigureCard::focusInEvent(QFocusEvent *event)
{
    answer(); // before the window hears of the new focus
    update();
    QFrame::focusInEvent(event);
}

void FigureCard::focusOutEvent(QFocusEvent *event)
{
    update();
    QFrame::focusOutEvent(event);
}

void FigureCard::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themePalette().accent, 1.6));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

PlansCards::PlansCards(QWidget *parent) : QWidget(parent)
{
    auto *layout = new FlowLayout(8, 8, this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const Metric metric : cardMetrics) {
        m_cards.push_back(new FigureCard(metric, this));
        layout->addWidget(m_cards.back());
    }
}

void PlansCards::setState(const PlanState &state)
{
    m_state = state;
    m_cards.front()->setMetric(state.view.view == ViewSettings::View::Billed ? Metric::Billed : Metric::Amortised);
    const PlanResult *result = state.hasPlans() ? state.result(state.active) : nullptr;
    for (FigureCard *card : m_cards) {
        show(*card, result);
        card->setStale(state.isStale);
        card->setSubject(state.results, result != nullptr ? state.resultIndex(state.active) : std::nullopt);
    }
}

void PlansCards::show(FigureCard &card, const PlanResult *result) const
{
    const MetricInfo &info = metricInfo(card.metric());
    QString name = modelText(info.label);
    if (result == nullptr) {
        card.setTexts(name, QStringLiteral("—"), tr("Not computed"), QString());
        return;
    }
    const bool isTotal = card.metric() == Metric::Amortised || card.metric() == Metric::Billed;
    if (isTotal && isPartlyPlaced(*result))
        name = tr("%1, placed so far").arg(name);
    const MetricValue value = *metricValue(*result, card.metric());
    if (!value.value) {
        const QString reason = modelText(value.reason);
        card.setTexts(name, QStringLiteral("—"), reason, reason);
        return;
    }
    if (info.unit == MetricUnit::Fraction) {
        card.setTexts(name, ratioText(*value.value), fromUtf8(toText(*value.value)), noteOf(card.metric(), *result));
        return;
    }
    const Money amount(*value.value, result->currency);
    card.setTexts(name, QStringLiteral("%1 %2").arg(shortAmountText(amount), fromUtf8(result->currency.code())),
                  amountWithCode(amount, result->rounding), noteOf(card.metric(), *result));
}

QString PlansCards::noteOf(Metric metric, const PlanResult &result) const
{
    switch (metric) {
    case Metric::Savings:
        if (result.totals.effectiveSavingsRate)
            return tr("%1 of the on-demand equivalent").arg(ratioText(*result.totals.effectiveSavingsRate));
        break;
    case Metric::CommitmentCoverage:
        return tr("of the demand hours");
    case Metric::CommitmentUtilisation:
        return tr("of the committed hours");
    case Metric::ToSign:
        return tr("new purchases, whole terms");
    case Metric::Npv:
        if (const auto &rate = m_state.inputs().discountRate)
            return tr("at %1 a year").arg(ratioText(*rate));
        break;
    case Metric::Amortised:
        return tr("upfronts spread over their terms");
    case Metric::Billed:
        return tr("as invoices fall due");
    default:
        break;
    }
    return {};
}

void PlansCards::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setState(PlanState(m_state));
    QWidget::changeEvent(event);
}

} // namespace gpufolio::ui
