// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/present_value.h"

#include <algorithm>
#include <cmath>

namespace gpufolio
{

void PresentValue::add(const Date &day, const Money &amount)
{
    if (amount.isZero())
        return;
    constexpr long double daysPerYear = 365;
    const auto days = static_cast<long double>(std::max<std::int64_t>(0, day.sinceEpoch() - m_day0));
    if (days == 0) {
        m_sum += amount;
        return;
    }
    // 64 bits of mantissa keep a cent up to about 1e17.
    const long double factor = std::pow(1 + m_rate.toLongDouble(), -days / daysPerYear);
    m_sum += Money(Decimal::fromLongDouble(amount.amount().toLongDouble() * factor), amount.currency());
}

} // namespace gpufolio
