// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/calendar.h"
#include "support/money.h"

namespace gpufolio
{

/// Adds up amounts at their dates: sum of amount / (1 + rate)^(days / 365), a spreadsheet's XNPV.
/// Days are whole local calendar days from the horizon's start; dates before it count as its first day.
class PresentValue
{
public:
    PresentValue(const Calendar &calendar, UtcHour start, Decimal annualRate, Currency currency)
        : m_day0(calendar.dayOf(start).sinceEpoch()), m_rate(annualRate), m_sum(Money::zero(currency))
    {
    }

    void add(const Date &day, const Money &amount);
    const Money &sum() const { return m_sum; }

private:
    std::int64_t m_day0;
    Decimal m_rate;
    Money m_sum;
};

} // namespace gpufolio
