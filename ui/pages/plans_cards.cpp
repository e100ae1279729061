// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/plans_cards.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "report/metric_value.h"
#include "report/report_tables.h"
#include "theme/theme.h"
#include "widgets/why_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

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

constexpr double smallFont = 0.88;
constexpr int cardWidth = 136;
constexpr int cardGap = 8;

void setMuted(QWidget &widget, bool muted)
{
    if (widget.property("muted").toBool() == muted)
        return;
    widget.setProperty("muted", muted);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace

/// A label that shortens its text with "…" instead of asking for more room.
class FigureCard::Line : public QLabel
{
public:
    void setWhole(const QString &text)
    {
        m_whole = text;
        updateGeometry();
        shorten();
    }
    const QString &whole() const { return m_whole; }
    QSize minimumSizeHint() const override { return {1, QLabel::minimumSizeHint().height()}; }
    QSize sizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(m_whole) + 2, QLabel::sizeHint().height()};
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QLabel::resizeEvent(event);
        shorten();
    }

private:
    void shorten() { setText(fontMetrics().elidedText(m_whole, Qt::ElideRight, qMax(width(), 1))); }

    QString m_whole;
};

FigureCard::FigureCard(Metric metric, QWidget *parent)
    : QFrame(parent), m_metric(metric), m_name(new Line), m_figure(new Line), m_unit(new QLabel), m_note(new Line)
{
    setObjectName(QStringLiteral("figureCard"));
    setProperty("card", true);
    setFocusPolicy(Qt::StrongFocus);
    m_name->setProperty("muted", true);
    m_figure->setProperty("figure", true);
    m_note->setProperty("muted", true);
    m_unit->setProperty("muted", true);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * smallFont);
    for (QLabel *label : std::initializer_list<QLabel *>{m_name, m_unit, m_note})
        label->setFont(small);

    auto *value = new QHBoxLayout;
    value->setSpacing(4);
    value->addWidget(m_figure);
    value->addWidget(m_unit, 0, Qt::AlignBottom);
    value->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 3, 6);
    layout->setSpacing(1);
    layout->addWidget(m_name);
    layout->addLayout(value);
    layout->addWidget(m_note);
}

void FigureCard::setTexts(const Texts &texts)
{
    m_name->setWhole(texts.name);
    m_figure->setWhole(texts.figure);
    m_unit->setText(texts.unit);
    m_note->setWhole(texts.note);
    setToolTip(QStringLiteral("%1: %2\n%3\n\n%4")
                   .arg(modelText(metricInfo(m_metric).label), texts.whole, texts.note, metricToolTip(m_metric)));
    setAccessibleName(texts.name);
    setAccessibleDescription(texts.note.isEmpty() ? texts.whole : texts.whole + QStringLiteral(", ") + texts.note);
}

QString FigureCard::figure() const
{
    return m_figure->whole();
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
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(cardGap);
    for (const Metric metric : cardMetrics)
        m_cards.push_back(new FigureCard(metric, this));
    arrange();
}

void PlansCards::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void PlansCards::arrange()
{
    const int count = static_cast<int>(m_cards.size());
    const int fits = std::clamp((width() + cardGap) / (cardWidth + cardGap), 1, count);
    // Rows of even length: nine cards in five and four, not in eight and one.
    const int rows = (count + fits - 1) / fits;
    const int columns = (count + rows - 1) / rows;
    if (columns == m_columns)
        return;
    for (int column = 0; column < std::max(columns, m_columns); ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    m_columns = columns;
    for (int i = 0; i < count; ++i)
        m_grid->addWidget(m_cards[static_cast<std::size_t>(i)], i / columns, i % columns);
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
    QString name = shortName(card.metric());
    if (result == nullptr) {
        card.setTexts({name, QStringLiteral("—"), {}, tr("Not computed"), {}});
        return;
    }
    const bool isTotal = card.metric() == Metric::Amortised || card.metric() == Metric::Billed;
    QString note = noteOf(card.metric(), *result);
    if (isTotal && isPartlyPlaced(*result))
        note = std::exchange(name, tr("Placed so far"));
    const MetricValue value = *metricValue(*result, card.metric());
    if (!value.value) {
        const QString reason = modelText(value.reason);
        card.setTexts({name, QStringLiteral("—"), {}, reason, reason});
        return;
    }
    if (info.unit == MetricUnit::Fraction) {
        card.setTexts({name, ratioText(*value.value), {}, fromUtf8(toText(*value.value)), note});
        return;
    }
    const Money amount(*value.value, result->currency);
    card.setTexts({name, shortAmountText(amount), fromUtf8(result->currency.code()),
                   amountWithCode(amount, result->rounding), note});
}

/// Names short enough for a card; the tooltip has the whole one.
QString PlansCards::shortName(Metric metric)
{
    switch (metric) {
    case Metric::Savings:
        return tr("Saving");
    case Metric::CommitmentCoverage:
        return tr("Coverage");
    case Metric::CommitmentUtilisation:
        return tr("Commitments used");
    case Metric::UnusedCommitment:
        return tr("Unused");
    case Metric::OwedAfterHorizon:
        return tr("Owed after the end");
    default:
        return modelText(metricInfo(metric).label);
    }
}

QString PlansCards::noteOf(Metric metric, const PlanResult &result) const
{
    switch (metric) {
    case Metric::Savings:
        if (result.totals.effectiveSavingsRate)
            return tr("%1 of on-demand").arg(ratioText(*result.totals.effectiveSavingsRate));
        break;
    case Metric::CommitmentCoverage:
        return tr("of demand hours");
    case Metric::CommitmentUtilisation:
        return tr("of committed hours");
    case Metric::ToSign:
        return tr("new, whole terms");
    case Metric::Npv:
        if (const auto &rate = m_state.inputs().discountRate)
            return tr("at %1 a year").arg(ratioText(*rate));
        break;
    case Metric::UnusedCommitment:
        return tr("paid, not used");
    case Metric::OnDemandEquivalent:
        return tr("at list price");
    case Metric::OwedAfterHorizon:
        return tr("recurring fees");
    case Metric::Amortised:
        return tr("upfronts spread");
    case Metric::Billed:
        return tr("as it falls due");
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
