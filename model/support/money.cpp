// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/money.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace gpufolio
{

namespace
{

// The currency of a sum; nothing (XXX, 0) may be added to anything.
Currency commonCurrency(const Money &a, const Money &b)
{
    if (a.currency() == b.currency())
        return a.currency();
    if (a.currency() == Currency() && a.isZero())
        return b.currency();
    if (b.currency() == Currency() && b.isZero())
        return a.currency();
    throw ArithmeticError(Error::Code::CurrencyMismatch,
                          {GPUFOLIO_TEXT("model", "%1 and %2 can't be added without a dated rate of exchange."),
                           {a.currency().code(), b.currency().code()}});
}

Int128 powerOfTen(int exponent)
{
    Int128 value = 1;
    for (int i = 0; i < exponent; ++i)
        value *= 10;
    return value;
}

// Hands one step each to the parts with the largest remainders until the parts sum to the target.
void giveLargestRemainders(std::vector<Int128> &parts, const std::vector<Int128> &remainders, Int128 missing)
{
    std::vector<std::size_t> order(parts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&remainders](std::size_t a, std::size_t b) { return remainders[a] > remainders[b]; });
    assert(missing >= 0 && missing <= static_cast<Int128>(parts.size()));
    for (std::size_t i = 0; missing > 0; ++i, --missing)
        ++parts[order[i]];
}

} // namespace

Money operator+(const Money &a, const Money &b)
{
    return {a.m_amount + b.m_amount, commonCurrency(a, b)};
}

Money operator-(const Money &a, const Money &b)
{
    return {a.m_amount - b.m_amount, commonCurrency(a, b)};
}

std::strong_ordering compare(const Money &a, const Money &b)
{
    commonCurrency(a, b);
    return a.amount() <=> b.amount();
}

Money operator*(const HourlyRate &rate, const InstanceHours &hours)
{
    return {multiply(rate.perHour(), hours.count()), rate.currency()};
}

Money operator*(const AcceleratorRate &rate, const AcceleratorHours &hours)
{
    return {multiply(rate.perHour(), hours.count()), rate.currency()};
}

HourlyRate perInstanceHour(const Money &amount, const InstanceHours &hours, Rounding rounding)
{
    return {divide(amount.amount(), hours.count(), rounding), amount.currency()};
}

AcceleratorRate perAccelerator(const HourlyRate &rate, Decimal acceleratorsPerInstance)
{
    return {divide(rate.perHour(), acceleratorsPerInstance, Rounding::HalfEven), rate.currency()};
}

Money convert(const Money &amount, Decimal rate, Currency currency)
{
    return {multiply(amount.amount(), rate), currency};
}

HourlyRate convert(const HourlyRate &amount, Decimal rate, Currency currency)
{
    return {multiply(amount.perHour(), rate), currency};
}

Money share(const Money &amount, std::int64_t numerator, std::int64_t denominator)
{
    return {scale(amount.amount(), numerator, denominator, Rounding::HalfEven), amount.currency()};
}

Money rounded(const Money &amount, Rounding rounding)
{
    return {roundTo(amount.amount(), amount.currency().minorDigits(), rounding), amount.currency()};
}

std::string toText(const Money &amount, Rounding rounding)
{
    const int decimals = amount.currency().minorDigits();
    return toText(amount.amount(), decimals, decimals, rounding);
}

std::string toSentenceText(const Money &amount, Rounding rounding)
{
    std::string text = toText(amount, rounding);
    const std::size_t point = text.find('.');
    const std::size_t first = text.front() == '-' ? 1 : 0;
    for (std::size_t at = point == std::string::npos ? text.size() : point; at > first + 3;)
        text.insert(at -= 3, 1, ',');
    return text + " " + amount.currency().code();
}

std::vector<Money> split(const Money &total, const std::vector<std::int64_t> &weights, int decimals)
{
    assert(!weights.empty());
    const Int128 step = powerOfTen(Decimal::digits - decimals);
    assert(total.amount().units() % step == 0);
    const std::int64_t sum = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
    std::vector<Int128> parts(weights.size(), 0);
    if (sum == 0) {
        parts[0] = total.amount().units() / step;
    } else {
        const bool negative = total.amount().isNegative();
        const Int128 steps = (negative ? -total.amount().units() : total.amount().units()) / step;
        // steps x weight / sum without overflow: split the count by the sum first.
        const Int128 whole = steps / sum;
        const Int128 rest = steps % sum;
        std::vector<Int128> remainders(weights.size(), 0);
        Int128 given = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const Int128 over = rest * weights[i];
            parts[i] = whole * weights[i] + over / sum;
            remainders[i] = over % sum;
            given += parts[i];
        }
        giveLargestRemainders(parts, remainders, steps - given);
        if (negative)
            std::for_each(parts.begin(), parts.end(), [](Int128 &part) { part = -part; });
    }
    std::vector<Money> out;
    out.reserve(parts.size());
    for (const Int128 part : parts)
        out.emplace_back(Decimal::fromUnits(part * step), total.currency());
    return out;
}

std::vector<Money> roundedToSum(const std::vector<Money> &parts, const Money &sum)
{
    const Int128 step = powerOfTen(Decimal::digits - sum.currency().minorDigits());
    const Int128 target = sum.amount().units() / step;
    std::vector<Int128> steps(parts.size());
    std::vector<Int128> remainders(parts.size());
    Int128 given = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Int128 units = parts[i].amount().units();
        steps[i] = units / step - (units % step < 0 ? 1 : 0);
        remainders[i] = units - steps[i] * step;
        given += steps[i];
    }
    const auto most = static_cast<Int128>(parts.size());
    giveLargestRemainders(steps, remainders, std::clamp<Int128>(target - given, 0, most));
    std::vector<Money> out;
    out.reserve(parts.size());
    for (const Int128 count : steps)
        out.emplace_back(Decimal::fromUnits(count * step), sum.currency());
    return out;
}

} // namespace gpufolio
