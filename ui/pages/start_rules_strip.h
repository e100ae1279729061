// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QFrame>

class QComboBox;
class QLabel;

namespace gpufolio::ui
{

class UnderstoodField;

/// "Your rules": currency, fiscal year, discount rate, time zone, rounding. They stand in every report's footer.
class StartRulesStrip : public QFrame
{
    Q_OBJECT

public:
    explicit StartRulesStrip(ProjectSession &session, QWidget *parent = nullptr);

    /// The field of a rule, by its key in a scenario file: currency, discountRate, timeZone, rounding, exchangeRates
    /// (the currency), fiscalYear. Null for what has no field here.
    QWidget *fieldOf(const QString &rule) const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void connectFields();
    void showRules();
    void chooseCurrency();
    void applyRate();
    void chooseTimeZone();
    void retranslate();

    ProjectSession &m_session;
    QLabel *m_title;
    QLabel *m_note;
    QLabel *m_currencyLabel;
    QComboBox *m_currency;
    QLabel *m_rateLabel;
    UnderstoodField *m_rate;
    QWidget *m_rateItem = nullptr;
    QLabel *m_fiscalYearLabel;
    QComboBox *m_fiscalYear;
    QLabel *m_discountLabel;
    UnderstoodField *m_discount;
    QLabel *m_timeZoneLabel;
    QComboBox *m_timeZone;
    QLabel *m_roundingLabel;
    QComboBox *m_rounding;
};

} // namespace gpufolio::ui
