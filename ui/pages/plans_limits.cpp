// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/plans_limits.h"

#include "i18n/number_format.h"
#include "i18n/quantity_input.h"
#include "theme/theme.h"
#include "widgets/flow_layout.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace gpufolio::ui
{

namespace
{

constexpr int fieldWidth = 96;

/// As it was typed: "30%", "12.5%".
QString percentText(const Decimal &share)
{
    return groupedText(toText(times(share, 100))) + QLatin1Char('%');
}

} // namespace

PlansLimits::PlansLimits(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_edits(session), m_title(new QLabel)
{
    m_title->setProperty("title", true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(m_title, 0, Qt::AlignTop);
    auto *fields = new QWidget;
    auto *flow = new FlowLayout(16, 4, fields);
    flow->setContentsMargins(0, 0, 0, 0);
    const std::array names = {QStringLiteral("limitUpfront"), QStringLiteral("limitMonthly"),
                              QStringLiteral("limitSpot"), QStringLiteral("limitActive")};
    for (int i = 0; i < FieldCount; ++i) {
        const auto field = static_cast<Field>(i);
        Entry &at = entry(field);
        at = {new QLabel, new QLineEdit, new QLabel};
        at.edit->setObjectName(names[static_cast<std::size_t>(i)]);
        at.edit->setFixedWidth(fieldWidth);
        at.label->setBuddy(at.edit);
        at.understood->setProperty("muted", true);
        auto *group = new QWidget;
        auto *row = new QHBoxLayout(group);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(at.label);
        row->addWidget(at.edit);
        row->addWidget(at.understood);
        flow->addWidget(group);
        connect(at.edit, &QLineEdit::editingFinished, this, [this, field] { take(field); });
    }
    layout->addWidget(fields, 1);
    retranslate();
}

void PlansLimits::setState(const PlanState &state)
{
    const bool otherPlan = !state.hasPlans() || !m_state.hasPlans() || state.activePlan().id != m_state.activePlan().id;
    m_state = state;
    if (otherPlan)
        for (Entry &at : m_entries)
            at.edit->setModified(false);
    showLimits();
}

void PlansLimits::showLimits()
{
    const bool writable = !m_session.isReadOnly() && m_state.hasPlans();
    const Limits limits =
        m_state.hasPlans() ? effectivePolicy({m_state.set.inputs, m_state.activePlan()}).limits : Limits();
    const QString currency = fromUtf8(m_state.set.inputs.currency.code());
    const auto show = [&](Field field, const QString &text, const QString &understood) {
        Entry &at = entry(field);
        at.edit->setEnabled(writable);
        if (at.edit->isModified()) // being typed
            return;
        if (at.edit->text() != text) // else a word that is being composed stays
            at.edit->setText(text);
        at.edit->setToolTip(QString());
        at.understood->setText(understood);
    };
    const auto showAmount = [&](Field field, const std::optional<Decimal> &limit) {
        show(field, limit ? groupedText(toText(*limit)) : QString(), currency);
    };
    showAmount(Upfront, limits.upfrontTotal);
    showAmount(Monthly, limits.monthlyBilled);
    show(Spot, limits.spotShare ? percentText(*limits.spotShare) : QString(), tr("of each hour's demand"));
    show(Active, limits.activeCommitted ? countText(*limits.activeCommitted) : QString(), tr("machines of one offer"));
}

QLineEdit *PlansLimits::field(const QString &key) const
{
    const QStringList keys{QStringLiteral("upfrontTotal"), QStringLiteral("monthlyBilled"), QStringLiteral("spotShare"),
                           QStringLiteral("activeCommitted")};
    const qsizetype at = keys.indexOf(key);
    return at < 0 ? nullptr : m_entries[static_cast<std::size_t>(at)].edit;
}

void PlansLimits::take(Field field)
{
    Entry &at = entry(field);
    if (!at.edit->isModified() || !m_state.hasPlans())
        return;
    const QString problem = apply(field, at.edit->text().trimmed());
    if (!problem.isEmpty()) {
        at.understood->setText(problem);
        at.edit->setToolTip(problem);
        return;
    }
    at.edit->setModified(false);
    showLimits();
}

QString PlansLimits::apply(Field field, const QString &text)
{
    const QString plan = fromUtf8(m_state.activePlan().id);
    QString notUnderstood = tr("Not understood. Such as 2M, 1,200,000 or empty for none.");
    switch (field) {
    case Upfront:
    case Monthly: {
        const std::optional<Decimal> amount = text.isEmpty() ? std::nullopt : parseQuantity(text);
        if (!text.isEmpty() && (!amount || amount->isNegative()))
            return notUnderstood;
        if (field == Upfront)
            m_edits.changeUpfrontLimit(plan, amount);
        else
            m_edits.changeMonthlyLimit(plan, amount);
        return {};
    }
    case Spot: {
        const std::optional<Decimal> share = text.isEmpty() ? std::nullopt : parseShare(text);
        if (!text.isEmpty() && (!share || share->isNegative() || *share > Decimal::fromInteger(1)))
            return tr("Not understood. Such as 30%, at most 100%, or empty for none.");
        m_edits.changeSpotLimit(plan, share);
        return {};
    }
    case Active:
    case FieldCount:
        break;
    }
    const std::optional<std::int64_t> machines = text.isEmpty() ? std::nullopt : parseCount(text);
    if (!text.isEmpty() && !machines)
        return tr("Not understood. A whole number of machines, or empty for none.");
    m_edits.changeActiveLimit(plan, machines);
    return {};
}

void PlansLimits::retranslate()
{
    m_title->setText(tr("Limits"));
    const std::array labels = {tr("Upfronts"), tr("Billed in a month"), tr("Spot"), tr("Active at once")};
    const std::array help = {tr("Sum of the upfronts of new purchases inside the horizon"),
                             tr("Billed in any calendar month of the plan"),
                             tr("Share of an offer's demand that spot may serve in each hour"),
                             tr("Machines of one offer under new commitments at the same time")};
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        m_entries[i].label->setText(labels[i]);
        m_entries[i].label->setToolTip(help[i]);
        m_entries[i].edit->setAccessibleName(tr("Limit: %1").arg(help[i]));
        m_entries[i].edit->setPlaceholderText(tr("none"));
    }
}

void PlansLimits::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showLimits();
    }
    QWidget::changeEvent(event);
}

} // namespace gpufolio::ui
