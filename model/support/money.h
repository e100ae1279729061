// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/currency.h"
#include "support/decimal.h"

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace gpufolio
{

/// Machines held for some time: one machine for one hour is one instance-hour. Whole for demand and commitments,
/// fractional for spot hours that carry lost work.
class InstanceHours
{
public:
    constexpr InstanceHours() = default;
    constexpr explicit InstanceHours(std::int64_t count) : m_value(Decimal::fromInteger(count)) {}
    constexpr explicit InstanceHours(Decimal count) : m_value(count) {}

    constexpr Decimal count() const { return m_value; }
    constexpr bool isZero() const { return m_value.isZero(); }
    friend InstanceHours operator+(InstanceHours a, InstanceHours b) { return InstanceHours(a.m_value + b.m_value); }
    friend InstanceHours operator-(InstanceHours a, InstanceHours b) { return InstanceHours(a.m_value - b.m_value); }
    InstanceHours &operator+=(InstanceHours other) { return *this = *this + other; }
    friend constexpr auto operator<=>(InstanceHours, InstanceHours) = default;

private:
    Decimal m_value;
};

/// Accelerators (GPUs) held for some time; an instance-hour of an 8-GPU machine is eight of these.
class AcceleratorHours
{
public:
    constexpr AcceleratorHours() = default;
    constexpr explicit AcceleratorHours(std::int64_t count) : m_value(Decimal::fromInteger(count)) {}
    constexpr explicit AcceleratorHours(Decimal count) : m_value(count) {}

    constexpr Decimal count() const { return m_value; }
    constexpr bool isZero() const { return m_value.isZero(); }
    friend AcceleratorHours operator+(AcceleratorHours a, AcceleratorHours b)
    {
        return AcceleratorHours(a.m_value + b.m_value);
    }
    AcceleratorHours &operator+=(AcceleratorHours other) { return *this = *this + other; }
    friend constexpr auto operator<=>(AcceleratorHours, AcceleratorHours) = default;

private:
    Decimal m_value;
};

/// An exact amount of one currency. Adding two currencies throws ArithmeticError (CurrencyMismatch).
class Money
{
public:
    constexpr Money() =
        default; ///< nothing, in no currency ("XXX"); adding an amount to it takes that amount's currency
    constexpr Money(Decimal amount, Currency currency) : m_amount(amount), m_currency(currency) {}
    static constexpr Money zero(Currency currency) { return {Decimal(), currency}; }

    constexpr Decimal amount() const { return m_amount; }
    constexpr Currency currency() const { return m_currency; }
    constexpr bool isZero() const { return m_amount.isZero(); }

    friend Money operator+(const Money &a, const Money &b);
    friend Money operator-(const Money &a, const Money &b);
    friend Money operator-(const Money &a) { return {-a.m_amount, a.m_currency}; }
    Money &operator+=(const Money &other) { return *this = *this + other; }
    Money &operator-=(const Money &other) { return *this = *this - other; }
    friend bool operator==(const Money &, const Money &) = default;

private:
    Decimal m_amount;
    Currency m_currency;
};

/// Orders two amounts of one currency; throws ArithmeticError (CurrencyMismatch) for two.
std::strong_ordering compare(const Money &a, const Money &b);
inline bool operator<(const Money &a, const Money &b)
{
    return compare(a, b) < 0;
}
inline bool operator>(const Money &a, const Money &b)
{
    return compare(a, b) > 0;
}
inline bool operator<=(const Money &a, const Money &b)
{
    return compare(a, b) <= 0;
}
inline bool operator>=(const Money &a, const Money &b)
{
    return compare(a, b) >= 0;
}

/// Price of one machine for one hour (per instance-hour, as vendors publish it).
class HourlyRate
{
public:
    constexpr HourlyRate() = default;
    constexpr HourlyRate(Decimal perHour, Currency currency) : m_perHour(perHour), m_currency(currency) {}

    constexpr Decimal perHour() const { return m_perHour; }
    constexpr Currency currency() const { return m_currency; }
    friend bool operator==(const HourlyRate &, const HourlyRate &) = default;

private:
    Decimal m_perHour;
    Currency m_currency;
};

/// Price of one accelerator for one hour; derived from an HourlyRate for display, never the other way round.
class AcceleratorRate
{
public:
    constexpr AcceleratorRate() = default;
    constexpr AcceleratorRate(Decimal perHour, Currency currency) : m_perHour(perHour), m_currency(currency) {}

    constexpr Decimal perHour() const { return m_perHour; }
    constexpr Currency currency() const { return m_currency; }
    friend bool operator==(const AcceleratorRate &, const AcceleratorRate &) = default;

private:
    Decimal m_perHour;
    Currency m_currency;
};

/// rate x quantity, the one place where a rate becomes an amount. Exact for whole hours; with fractional hours the
/// product is rounded once, half-even to 1e-12.
Money operator*(const HourlyRate &rate, const InstanceHours &hours);
Money operator*(const AcceleratorRate &rate, const AcceleratorHours &hours);

/// amount / hours per instance-hour, rounded once. Throws ArithmeticError (Undefined) when there are no hours.
HourlyRate perInstanceHour(const Money &amount, const InstanceHours &hours, Rounding rounding);
/// instance rate / accelerators of the instance, rounded once half-even to 1e-12.
AcceleratorRate perAccelerator(const HourlyRate &rate, Decimal acceleratorsPerInstance);

/// amount x factor (a rate of exchange, a share), rounded once to 1e-12; the result is in `currency`.
Money convert(const Money &amount, Decimal rate, Currency currency);
HourlyRate convert(const HourlyRate &amount, Decimal rate, Currency currency);

/// amount x numerator / denominator, rounded once half-even to 1e-12.
Money share(const Money &amount, std::int64_t numerator, std::int64_t denominator);

/// The amount rounded once to the minor unit of its currency.
Money rounded(const Money &amount, Rounding rounding);

/// "1234.50": the amount rounded once to the minor unit of its currency, without separators.
std::string toText(const Money &amount, Rounding rounding);

/// "1,234.50 USD": the same for sentences, digits grouped by threes and the currency by its code.
std::string toSentenceText(const Money &amount, Rounding rounding);

/// Splits `total` in proportion to whole `weights` so that the parts sum to it exactly: largest remainder, in units of
/// 10^-`decimals`, ties to the earlier part. `total` is first rounded to that unit by the caller.
/// All weights zero: everything goes to the first part. Precondition: weights is not empty, none is negative.
std::vector<Money> split(const Money &total, const std::vector<std::int64_t> &weights, int decimals);

/// Rounds each part down or up to its currency's minor unit so that the parts sum to `sum` (largest remainder, ties to
/// the earlier part). `sum` is in whole minor units and at most one unit a part away from what the parts sum to; where
/// it is further away (a tie rounded the other way), the parts come as near as they can.
std::vector<Money> roundedToSum(const std::vector<Money> &parts, const Money &sum);

} // namespace gpufolio
