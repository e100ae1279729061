// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/plans_verdict.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "report/cell_text.h"
#include "report/report_tables.h"
#include "report/why_text.h"
#include "theme/theme.h"
#include "widgets/why_panel.h"

#include <QEvent>
#include <QTextDocument>

#include <algorithm>

namespace gpufolio::ui
{

PlansVerdict::PlansVerdict(ProjectSession &session, QWidget *parent) : QLabel(parent), m_session(session)
{
    setObjectName(QStringLiteral("plansVerdict"));
    setProperty("verdict", true);
    QFont larger = font();
    larger.setPointSizeF(larger.pointSizeF() * 1.15);
    setFont(larger);
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QLabel::linkActivated, this, &PlansVerdict::follow);
}

void PlansVerdict::setState(const PlanState &state)
{
    m_state = state;
    render();
}

const Comparison *PlansVerdict::comparison() const
{
    return m_state.results && m_state.results->comparison ? &*m_state.results->comparison : nullptr;
}

const Scenario *PlansVerdict::scenarioOf(const PlanResult &result) const
{
    const auto &all = m_state.results->scenarios;
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&result](const Scenario &scenario) { return scenario.plan.id == result.planId; });
    return found == all.end() ? nullptr : &*found;
}

void PlansVerdict::render()
{
    m_links.clear();
    if (comparison() == nullptr) {
        setText(m_state.results ? tr("No plan could be computed.").toHtmlEscaped() : tr("Computing…").toHtmlEscaped());
        return;
    }
    const Translate translate = modelTranslate();
    const auto escaped = [&translate](std::string_view text) {
        const std::string words = translate ? translate(text) : std::string(text);
        return fromUtf8(words).toHtmlEscaped().toStdString();
    };
    QString sentence = fromUtf8(gpufolio::render(withLinks(comparison()->verdict), escaped));
    const QColor color = m_state.isStale ? themePalette().mutedText : themePalette().text;
    setText(QStringLiteral("<span style='color:%1'>%2</span>").arg(color.name(), sentence));
    setAccessibleName(plainText());
    if (hasFocus())
        answer();
}

QString PlansVerdict::plainText() const
{
    QTextDocument document;
    document.setHtml(text());
    return document.toPlainText();
}

Message PlansVerdict::withLinks(const Message &message)
{
    Message shown{message.text, {}, {}};
    for (const std::string &value : message.args)
        shown.args.push_back(linked(value));
    for (const Message &inner : message.inner)
        shown.inner.push_back(withLinks(inner));
    return shown;
}

std::string PlansVerdict::linked(const std::string &value)
{
    const QString text = fromUtf8(value).toHtmlEscaped();
    const std::optional<Link> link = meaningOf(value);
    if (!link)
        return text.toStdString();
    m_links.push_back(*link);
    return QStringLiteral("<a href='%1' style='color:%2;text-decoration:none'>%3</a>")
        .arg(m_links.size() - 1)
        .arg(themePalette().accent.name(), text)
        .toStdString();
}

/// What a value of the sentence is, by its text: sentences carry names and printed amounts, nothing else.
std::optional<PlansVerdict::Link> PlansVerdict::meaningOf(const std::string &value) const
{
    const std::vector<ComparedPlan> &plans = comparison()->plans;
    const auto isAmount = [&value](const Money &amount, const PlanResult &of) {
        return gpufolio::amountWithCode(amount, of.rounding) == value;
    };
    for (std::size_t i = 0; i < plans.size(); ++i) {
        const PlanResult &result = plans[i].result;
        if (value == nameOf(result))
            return Link{i, std::nullopt, false, 0};
        for (const auto &[metric, amount] :
             {std::pair(Metric::Amortised, result.totals.amortised), std::pair(Metric::ToSign, result.totals.toSign),
              std::pair(Metric::Billed, result.totals.billed)})
            if (isAmount(amount, result))
                return Link{i, metric, false, 0};
    }
    for (std::size_t i = 0; i < plans.size(); ++i) {
        for (std::size_t other = 0; other < plans.size(); ++other) {
            const PlanResult &result = plans[i].result;
            if (other != i && isAmount(plans[other].result.totals.amortised - result.totals.amortised, result))
                return Link{i, Metric::Amortised, true, other};
        }
    }
    return std::nullopt;
}

std::optional<Why> PlansVerdict::whyOfLink(std::size_t link) const
{
    if (link >= m_links.size() || !m_links[link].metric)
        return std::nullopt;
    const Link &of = m_links[link];
    const PlanResult &result = comparison()->plans[of.plan].result;
    const Scenario *scenario = scenarioOf(result);
    if (scenario == nullptr)
        return std::nullopt;
    Why why = explain(*scenario, result, *of.metric);
    if (!of.isDifference)
        return why;
    const PlanResult &other = comparison()->plans[of.other].result;
    why.value = gpufolio::amountWithCode(other.totals.amortised - result.totals.amortised, result.rounding);
    why.formula = {GPUFOLIO_TEXT("model", "amortised cost of %1 - amortised cost of %2"),
                   {nameOf(other), nameOf(result)}};
    const PrintedSum sum = printedSum({other.totals.amortised}, {result.totals.amortised},
                                      other.totals.amortised - result.totals.amortised, result.rounding);
    why.numbers = sum.numbers;
    why.inputs = {{{"%1", {nameOf(other)}}, gpufolio::amountWithCode(other.totals.amortised, other.rounding), {}},
                  {{"%1", {nameOf(result)}}, gpufolio::amountWithCode(result.totals.amortised, result.rounding), {}}};
    why.rounding = roundingText(MetricUnit::Currency, result.currency, result.rounding, sum.rounding);
    return why;
}

void PlansVerdict::follow(const QString &target)
{
    const std::size_t link = target.toUInt();
    if (link >= m_links.size())
        return;
    if (!m_links[link].metric) {
        m_session.setActivePlan(fromUtf8(comparison()->plans[m_links[link].plan].result.planId));
        return;
    }
    m_asked = link;
    answer();
}

/// The first amount answers until another is clicked.
void PlansVerdict::answer()
{
    std::optional<Why> why = whyOfLink(m_asked);
    for (std::size_t link = 0; link < m_links.size() && !why; ++link)
        why = whyOfLink(link);
    if (why)
        setWhyOf(this, *why);
}

void PlansVerdict::focusInEvent(QFocusEvent *event)
{
    answer(); // before the window hears of the new focus
    QLabel::focusInEvent(event);
}

/// Tab steps through the links, Shift+Tab leaves at once: Qt does not get past a link at the start of the text.
bool PlansVerdict::focusNextPrevChild(bool next)
{
    return next ? QLabel::focusNextPrevChild(true)
                : QWidget::focusNextPrevChild(false); // NOLINT(bugprone-parent-virtual-call)
}

void PlansVerdict::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        render();
    QLabel::changeEvent(event);
}

} // namespace gpufolio::ui
