// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/start_project_card.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "theme/theme.h"
#include "widgets/figure_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gpufolio::ui
{

namespace
{

/// "▼ 0.98 M": cheaper and dearer by sign and colour, never by red and green.
QString differenceText(const Money &difference)
{
    if (difference.isZero())
        return QStringLiteral("=");
    const QString arrow = difference.amount().isNegative() ? QStringLiteral("▼ ") : QStringLiteral("▲ ");
    return arrow + shortAmountText(difference.amount().isNegative() ? -difference : difference);
}

} // namespace

StartProjectCard::StartProjectCard(ProjectSession &session, QWidget *parent)
    : QFrame(parent), m_session(session), m_name(new QLabel(this)), m_verdict(new QLabel(this)),
      m_table(new QWidget(this)), m_rows(new QGridLayout(m_table)), m_open(new QPushButton(this))
{
    setProperty("card", true);
    setObjectName(QStringLiteral("projectCard"));
    m_name->setProperty("title", true);
    m_name->setTextFormat(Qt::PlainText);
    m_verdict->setObjectName(QStringLiteral("projectVerdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_open->setObjectName(QStringLiteral("projectOpenPlans"));
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setHorizontalSpacing(24);
    m_rows->setVerticalSpacing(4);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 14);
    layout->setSpacing(10);
    layout->addWidget(m_name);
    layout->addWidget(m_verdict);
    layout->addWidget(m_table, 0, Qt::AlignLeft);
    layout->addWidget(m_open, 0, Qt::AlignLeft);
    connect(m_open, &QPushButton::clicked, this, &StartProjectCard::plansRequested);
    connect(&m_session, &ProjectSession::resultsChanged, this, &StartProjectCard::update);
    connect(&m_session, &ProjectSession::scenarioChanged, this, &StartProjectCard::update);
    connect(&m_session, &ProjectSession::viewChanged, this, &StartProjectCard::update);
    update();
}

void StartProjectCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        update();
    else if (event->type() == QEvent::PaletteChange) // not now: a style sheet walks over the labels that this replaces
        QMetaObject::invokeMethod(this, &StartProjectCard::update, Qt::QueuedConnection);
    QFrame::changeEvent(event);
}

void StartProjectCard::update()
{
    m_name->setText(fromUtf8(m_session.scenarioSet().inputs.name));
    m_open->setText(tr("Look at the plans"));
    const auto results = m_session.results();
    const bool computed = results && results->comparison;
    m_table->setVisible(computed);
    m_open->setVisible(computed);
    clearRows();
    if (!computed) {
        m_verdict->setText(m_session.scenarioSet().inputs.workloads.empty()
                               ? tr("Nothing is planned yet. Plan from a number, or open a file.")
                               : tr("Not computed yet."));
        return;
    }
    const Comparison &comparison = *results->comparison;
    m_verdict->setText(modelText(comparison.verdict));
    addHeader();
    int row = 1;
    std::size_t compared = 0;
    for (std::size_t i = 0; i < results->plans.size() && compared < comparison.plans.size(); ++i) {
        if (results->plans[i])
            addRow(row++, comparison.plans[compared++], results->scenarios[i]);
    }
}

void StartProjectCard::clearRows()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void StartProjectCard::addHeader()
{
    const bool billed = m_session.view().view == ViewSettings::View::Billed;
    const QString code = fromUtf8(m_session.scenarioSet().inputs.currency.code());
    addText(0, 0, tr("Plan"), true);
    addText(0, 1, QStringLiteral("%1 (%2)").arg(billed ? tr("Billed") : tr("Amortised"), code), true);
    addText(0, 2, tr("Against the first"), true);
    addText(0, 3, tr("To sign"), true);
}

void StartProjectCard::addRow(int row, const ComparedPlan &plan, const Scenario &scenario)
{
    const PlanResult &result = plan.result;
    const bool billed = m_session.view().view == ViewSettings::View::Billed;
    const Metric metric = billed ? Metric::Billed : Metric::Amortised;
    const Money &total = billed ? result.totals.billed : result.totals.amortised;
    const Money &difference = billed ? plan.billedDifference : plan.amortisedDifference;
    QString name = fromUtf8(result.planName);
    if (result.status == PlanStatus::Incomplete)
        name = tr("%1 (incomplete)").arg(name);
    else if (result.status == PlanStatus::Infeasible)
        name = tr("%1 (over a limit)").arg(name);
    addText(row, 0, name);
    const Why why = explain(scenario, result, metric);
    addFigure(row, 1, shortAmountText(total), amountWithCode(total, result.rounding), why);
    if (row > 1)
        addFigure(row, 2, differenceText(difference), amountWithCode(difference, result.rounding), why);
    addFigure(row, 3, shortAmountText(result.totals.toSign), amountWithCode(result.totals.toSign, result.rounding),
              explain(scenario, result, Metric::ToSign));
    if (row > 1 && !difference.isZero()) {
        auto *label = m_rows->itemAtPosition(row, 2)->widget();
        QPalette colours = label->palette();
        colours.setColor(QPalette::WindowText,
                         difference.amount().isNegative() ? themePalette().cheaper : themePalette().dearer);
        label->setPalette(colours);
    }
}

void StartProjectCard::addText(int row, int column, const QString &text, bool muted)
{
    auto *label = new QLabel(text, m_table);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("muted", muted);
    m_rows->addWidget(label, row, column, column == 0 ? Qt::AlignLeft : Qt::AlignRight);
}

void StartProjectCard::addFigure(int row, int column, const QString &text, const QString &toolTip, const Why &why)
{
    auto *label = new FigureLabel(text, why, m_table);
    label->setToolTip(toolTip);
    label->setAccessibleName(toolTip);
    m_rows->addWidget(label, row, column, Qt::AlignRight);
}

} // namespace gpufolio::ui
