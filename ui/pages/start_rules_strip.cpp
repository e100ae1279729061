// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/start_rules_strip.h"

#include "i18n/number_format.h"
#include "i18n/quantity_input.h"
#include "session/rules.h"
#include "widgets/flow_layout.h"
#include "widgets/labelled.h"
#include "widgets/understood_field.h"

#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QTimeZone>
#include <QVBoxLayout>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

using Understood = UnderstoodField::Understood;

constexpr std::array currencies = {"USD", "EUR", "CNY", "GBP", "JPY", "CHF", "INR", "KRW", "SGD", "AUD", "CAD", "SEK"};

Understood understandDiscount(const QString &text)
{
    if (halfWidth(text).isEmpty())
        return {true, StartRulesStrip::tr("none: no present value")};
    const auto share = parseShare(text);
    if (!share || share->isNegative() || *share > Decimal::fromInteger(1))
        return {false, StartRulesStrip::tr("expected a share such as 8%")};
    return {true, StartRulesStrip::tr("%1 a year").arg(ratioText(*share, 2))};
}

Understood understandRate(const QString &text)
{
    const auto rate = parseQuantity(text);
    if (!rate || rate->isNegative() || rate->isZero() || *rate > Decimal::fromInteger(1'000'000))
        return {false, StartRulesStrip::tr("expected a rate such as 7.12; Enter applies it")};
    return {true, StartRulesStrip::tr("Enter applies it")};
}

} // namespace

StartRulesStrip::StartRulesStrip(ProjectSession &session, QWidget *parent)
    : QFrame(parent), m_session(session), m_title(new QLabel(this)), m_note(new QLabel(this)),
      m_currencyLabel(new QLabel(this)), m_currency(new QComboBox(this)), m_rateLabel(new QLabel(this)),
      m_rate(new UnderstoodField(understandRate, 9, this)), m_fiscalYearLabel(new QLabel(this)),
      m_fiscalYear(new QComboBox(this)), m_discountLabel(new QLabel(this)),
      m_discount(new UnderstoodField(understandDiscount, 7, this)), m_timeZoneLabel(new QLabel(this)),
      m_timeZone(new QComboBox(this)), m_roundingLabel(new QLabel(this)), m_rounding(new QComboBox(this))
{
    setProperty("card", true);
    setObjectName(QStringLiteral("rulesStrip"));
    m_currency->setObjectName(QStringLiteral("rulesCurrency"));
    m_rate->field()->setObjectName(QStringLiteral("rulesRate"));
    m_fiscalYear->setObjectName(QStringLiteral("rulesFiscalYear"));
    m_discount->field()->setObjectName(QStringLiteral("rulesDiscount"));
    m_timeZone->setObjectName(QStringLiteral("rulesTimeZone"));
    m_rounding->setObjectName(QStringLiteral("rulesRounding"));
    for (const char *code : currencies)
        m_currency->addItem(QLatin1String(code));
    m_fiscalYear->addItems(QStringList(12));
    m_rounding->addItems(QStringList(2));
    m_timeZone->setEditable(true);
    m_timeZone->lineEdit()->setObjectName(QStringLiteral("rulesTimeZoneText"));
    m_timeZone->setInsertPolicy(QComboBox::NoInsert);
    m_timeZone->setMinimumContentsLength(16);
    for (const QByteArray &zone : QTimeZone::availableTimeZoneIds())
        m_timeZone->addItem(QString::fromLatin1(zone));
    m_timeZone->completer()->setFilterMode(Qt::MatchContains);
    m_timeZone->completer()->setCompletionMode(QCompleter::PopupCompletion);
    layOut();
    connectFields();
    retranslate();
}

void StartRulesStrip::layOut()
{
    m_rateItem = labelled(m_rateLabel, m_rate);
    auto *fields = new FlowLayout(18, 8);
    fields->addWidget(labelled(m_currencyLabel, m_currency));
    fields->addWidget(m_rateItem);
    fields->addWidget(labelled(m_fiscalYearLabel, m_fiscalYear));
    fields->addWidget(labelled(m_discountLabel, m_discount));
    fields->addWidget(labelled(m_timeZoneLabel, m_timeZone));
    fields->addWidget(labelled(m_roundingLabel, m_rounding));
    m_title->setProperty("title", true);
    m_note->setProperty("muted", true);
    m_note->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 14);
    layout->setSpacing(10);
    layout->addWidget(m_title);
    layout->addLayout(fields);
    layout->addWidget(m_note);
}

QWidget *StartRulesStrip::fieldOf(const QString &rule) const
{
    if (rule == QLatin1String("currency") || rule.startsWith(QLatin1String("exchangeRate")))
        return m_currency;
    if (rule == QLatin1String("discountRate"))
        return m_discount->field();
    if (rule == QLatin1String("timeZone"))
        return m_timeZone;
    if (rule == QLatin1String("rounding"))
        return m_rounding;
    return rule.startsWith(QLatin1String("fiscalYear")) ? m_fiscalYear : nullptr;
}

void StartRulesStrip::connectFields()
{
    connect(m_currency, &QComboBox::activated, this, &StartRulesStrip::chooseCurrency);
    connect(m_rate->field(), &QLineEdit::returnPressed, this, &StartRulesStrip::applyRate);
    connect(m_fiscalYear, &QComboBox::activated, this, [this](int index) {
        ViewSettings view = m_session.view();
        view.fiscalYearStartMonth = index + 1;
        m_session.setView(view);
    });
    connect(m_discount, &UnderstoodField::committed, this, [this] {
        ScenarioSet set = m_session.scenarioSet();
        set.inputs.discountRate = parseShare(m_discount->text()); // empty: none
        m_session.edit(tr("Change discount rate"), std::move(set));
    });
    connect(m_timeZone, &QComboBox::activated, this, &StartRulesStrip::chooseTimeZone);
    connect(m_timeZone->lineEdit(), &QLineEdit::editingFinished, this, &StartRulesStrip::chooseTimeZone);
    connect(m_rounding, &QComboBox::activated, this, [this](int index) {
        ScenarioSet set = m_session.scenarioSet();
        set.inputs.rounding = index == 0 ? Rounding::HalfEven : Rounding::HalfAwayFromZero;
        m_session.edit(tr("Change rounding"), std::move(set));
    });
    connect(&m_session, &ProjectSession::scenarioChanged, this, &StartRulesStrip::showRules);
    connect(&m_session, &ProjectSession::viewChanged, this, &StartRulesStrip::showRules);
}

void StartRulesStrip::showRules()
{
    const Inputs &inputs = m_session.scenarioSet().inputs;
    const QString code = fromUtf8(inputs.currency.code());
    if (m_currency->findText(code) < 0)
        m_currency->addItem(code);
    m_currency->setCurrentText(code);
    m_rateItem->setVisible(false);
    m_fiscalYear->setCurrentIndex(m_session.view().fiscalYearStartMonth - 1);
    if (!m_discount->field()->hasFocus() || m_discount->isValid())
        m_discount->setText(inputs.discountRate ? ratioText(*inputs.discountRate, 2).remove(QStringLiteral(".00"))
                                                : QString());
    m_timeZone->setCurrentText(fromUtf8(inputs.timeZone));
    m_rounding->setCurrentIndex(inputs.rounding == Rounding::HalfEven ? 0 : 1);
    for (QWidget *field :
         std::initializer_list<QWidget *>{m_currency, m_discount, m_timeZone, m_rounding, m_fiscalYear})
        field->setEnabled(!m_session.isReadOnly());
    m_note->setText(tr("They hold for every plan and stand in every report's footer. Months have their real hours."));
}

/// At once where the project has the rates for it; else the rate is asked for, beside the currency. Never 1:1.
void StartRulesStrip::chooseCurrency()
{
    const ScenarioSet &set = m_session.scenarioSet();
    const auto currency = Currency::parse(m_currency->currentText().toStdString());
    m_rateItem->setVisible(false);
    if (!currency || *currency == set.inputs.currency)
        return;
    if (hasRatesFor(set, *currency)) {
        m_session.edit(tr("Change currency"), inCurrency(set, *currency, std::nullopt));
        return;
    }
    const auto missing = currenciesWithoutRate(set.inputs, *currency);
    const auto other =
        std::find_if(missing.begin(), missing.end(), [&set](Currency from) { return from != set.inputs.currency; });
    if (other != missing.end()) {
        const QString wanted = m_currency->currentText();
        showRules();
        m_note->setText(tr("Offers priced in %1 have no rate of exchange to %2, so the currency stays as it is.")
                            .arg(fromUtf8(other->code()), wanted));
        return;
    }
    m_rateLabel->setText(tr("1 %1 in %2").arg(fromUtf8(set.inputs.currency.code()), m_currency->currentText()));
    m_rate->setText(QString());
    m_rateItem->setVisible(true);
    m_rate->field()->setFocus();
}

void StartRulesStrip::applyRate()
{
    const auto currency = Currency::parse(m_currency->currentText().toStdString());
    const auto rate = parseQuantity(m_rate->text());
    if (!currency || !rate || !m_rate->isValid())
        return;
    m_session.edit(tr("Change currency"), inCurrency(m_session.scenarioSet(), *currency, rate));
}

void StartRulesStrip::chooseTimeZone()
{
    ScenarioSet set = m_session.scenarioSet();
    const std::string zone = m_timeZone->currentText().trimmed().toStdString();
    if (zone == set.inputs.timeZone)
        return;
    if (!Calendar::forZone(zone)) {
        const QString wrong = m_timeZone->currentText();
        showRules();
        m_note->setText(
            tr("'%1' is no time zone this system knows; expected a name such as Asia/Shanghai.").arg(wrong));
        return;
    }
    set.inputs.timeZone = zone;
    m_session.edit(tr("Change time zone"), std::move(set));
}

void StartRulesStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void StartRulesStrip::retranslate()
{
    m_title->setText(tr("Your rules"));
    m_currencyLabel->setText(tr("Currency"));
    m_fiscalYearLabel->setText(tr("Fiscal year starts"));
    m_discountLabel->setText(tr("Discount rate"));
    m_timeZoneLabel->setText(tr("Time zone"));
    m_roundingLabel->setText(tr("Rounding"));
    m_currency->setAccessibleName(tr("Currency"));
    m_rate->field()->setAccessibleName(tr("Rate of exchange"));
    m_fiscalYear->setAccessibleName(tr("Fiscal year starts"));
    m_discount->field()->setAccessibleName(tr("Discount rate"));
    m_timeZone->setAccessibleName(tr("Time zone"));
    m_rounding->setAccessibleName(tr("Rounding"));
    for (int month = 1; month <= 12; ++month)
        m_fiscalYear->setItemText(month - 1, QLocale().standaloneMonthName(month));
    m_rounding->setItemText(0, tr("half-even"));
    m_rounding->setItemText(1, tr("half away from zero"));
    m_discount->refresh();
    m_rate->refresh();
    showRules();
}

} // namespace gpufolio::ui
