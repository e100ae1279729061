// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/decimal.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace gpufolio
{

namespace
{

// Products of two 128-bit counts fit into 256 bits; the checked type throws instead of wrapping.
using Wide = boost::multiprecision::checked_int256_t;

constexpr Int128 maxUnits = ~(Int128(1) << 127);
constexpr Int128 minUnits = -maxUnits - 1;
// 1e20 whole units, the largest magnitude that is read from a text.
constexpr Int128 maxReadUnits = Int128(100'000'000'000'000'000LL) * 1000 * Decimal::unitsPerOne;

[[noreturn]] void throwOverflow()
{
    throw ArithmeticError(Error::Code::Overflow,
                          {GPUFOLIO_TEXT("model", "An amount is beyond the range of exact money (about 1.7e26)."), {}});
}

[[noreturn]] void throwDivisionByZero()
{
    throw ArithmeticError(Error::Code::Undefined, {GPUFOLIO_TEXT("model", "A division by zero has no value."), {}});
}

Int128 narrow(const Wide &value)
{
    static const Wide upper(maxUnits);
    static const Wide lower(-maxUnits);
    if (value > upper || value < lower)
        throwOverflow();
    return value.convert_to<Int128>();
}

// numerator / denominator to the nearest integer; the denominator is not zero.
Wide divideRounded(const Wide &numerator, const Wide &denominator, Rounding rounding)
{
    Wide quotient;
    Wide remainder;
    boost::multiprecision::divide_qr(numerator, denominator, quotient, remainder);
    if (remainder.is_zero())
        return quotient;
    const bool negative = (numerator < 0) != (denominator < 0);
    const Wide twice = abs(remainder) * 2;
    const Wide whole = abs(denominator);
    const bool tie = twice == whole;
    const bool odd = bit_test(abs(quotient), 0);
    if (twice > whole || (tie && (rounding == Rounding::HalfAwayFromZero || odd)))
        quotient += negative ? -1 : 1;
    return quotient;
}

constexpr std::array<std::int64_t, Decimal::digits + 1> powersOfTen = {
    1LL,          10LL,          100LL,           1'000LL,          10'000LL,          100'000LL,          1'000'000LL,
    10'000'000LL, 100'000'000LL, 1'000'000'000LL, 10'000'000'000LL, 100'000'000'000LL, 1'000'000'000'000LL};

Int128 roundUnits(Int128 units, std::int64_t step, Rounding rounding)
{
    const Int128 quotient = units / step;
    const Int128 remainder = units % step;
    if (remainder == 0)
        return quotient;
    const Int128 twice = (remainder < 0 ? -remainder : remainder) * 2;
    const bool up = twice > step || (twice == step && (rounding == Rounding::HalfAwayFromZero || quotient % 2 != 0));
    return up ? quotient + (units < 0 ? -1 : 1) : quotient;
}

Error badDecimal(std::string_view text)
{
    return {Error::Code::BadValue,
            {GPUFOLIO_TEXT("model", "'%1' was found, expected a decimal number such as 1234.50."), {std::string(text)}},
            {}};
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace

Decimal Decimal::fromDouble(double value)
{
    return fromLongDouble(static_cast<long double>(value));
}

Decimal Decimal::fromLongDouble(long double value)
{
    const long double scaled = value * static_cast<long double>(unitsPerOne);
    if (!std::isfinite(scaled) || std::fabs(scaled) > 1e38L)
        throwOverflow();
    return Decimal(static_cast<Int128>(std::nearbyint(scaled)));
}

Result<Decimal> Decimal::parse(std::string_view text)
{
    std::size_t at = 0;
    const bool negative = !text.empty() && text[0] == '-';
    if (negative)
        ++at;
    // All digits as one run, with the place of the point; leading zeros cost nothing.
    std::string run;
    int afterPoint = 0;
    const std::size_t wholeStart = at;
    while (at < text.size() && isDigit(text[at]))
        run += text[at++];
    if (at == wholeStart)
        return badDecimal(text);
    if (at < text.size() && text[at] == '.') {
        const std::size_t fractionStart = ++at;
        while (at < text.size() && isDigit(text[at]))
            run += text[at++];
        if (at == fractionStart)
            return badDecimal(text);
        afterPoint = static_cast<int>(std::min<std::size_t>(at - fractionStart, 1'000'000));
    }
    int exponent = 0;
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        ++at;
        const bool down = at < text.size() && text[at] == '-';
        if (at < text.size() && (text[at] == '-' || text[at] == '+'))
            ++at;
        const std::size_t exponentStart = at;
        while (at < text.size() && isDigit(text[at])) {
            exponent = std::min(exponent * 10 + (text[at] - '0'), 1'000'000);
            ++at;
        }
        if (at == exponentStart)
            return badDecimal(text);
        exponent = down ? -exponent : exponent;
    }
    if (at != text.size())
        return badDecimal(text);

    run.erase(0, std::min(run.find_first_not_of('0'), run.size()));
    if (run.empty())
        return Decimal();
    // value = run x 10^(exponent - afterPoint), counted in 1e-12
    const int shift = exponent - afterPoint + digits;
    const Error tooLarge{
        Error::Code::BadValue,
        {GPUFOLIO_TEXT("model", "'%1' was found, expected a number of at most 1e20."), {std::string(text)}},
        {}};
    const auto length = static_cast<int>(std::min<std::size_t>(run.size(), 2'000'000));
    if (length + shift > 34)
        return tooLarge;
    if (length + shift < 0)
        return Decimal();
    Int128 units = 0;
    const int kept = std::min(length, length + shift);
    for (int i = 0; i < kept; ++i)
        units = units * 10 + (run[static_cast<std::size_t>(i)] - '0');
    for (int i = length; i < length + shift; ++i)
        units *= 10;
    if (kept < length) {
        const char next = run[static_cast<std::size_t>(kept)];
        const bool more = run.find_first_not_of('0', static_cast<std::size_t>(kept) + 1) != std::string::npos;
        if (next > '5' || (next == '5' && (more || units % 2 != 0)))
            ++units;
    }
    if (units > maxReadUnits)
        return tooLarge;
    return Decimal(negative ? -units : units);
}

std::int64_t Decimal::floor() const
{
    Int128 whole = m_units / unitsPerOne;
    if (m_units % unitsPerOne < 0)
        --whole;
    if (whole > std::numeric_limits<std::int64_t>::max() || whole < std::numeric_limits<std::int64_t>::min())
        throwOverflow();
    return static_cast<std::int64_t>(whole);
}

std::int64_t Decimal::ceil() const
{
    Int128 whole = m_units / unitsPerOne;
    if (m_units % unitsPerOne > 0)
        ++whole;
    if (whole > std::numeric_limits<std::int64_t>::max() || whole < std::numeric_limits<std::int64_t>::min())
        throwOverflow();
    return static_cast<std::int64_t>(whole);
}

double Decimal::toDouble() const
{
    return static_cast<double>(toLongDouble());
}

long double Decimal::toLongDouble() const
{
    return static_cast<long double>(m_units) / static_cast<long double>(unitsPerOne);
}

Decimal operator+(Decimal a, Decimal b)
{
    Int128 sum = 0;
    if (__builtin_add_overflow(a.m_units, b.m_units, &sum) || sum == minUnits)
        throwOverflow();
    return Decimal(sum);
}

Decimal operator-(Decimal a, Decimal b)
{
    return a + (-b);
}

Decimal times(Decimal value, std::int64_t count)
{
    Int128 product = 0;
    if (__builtin_mul_overflow(value.units(), Int128(count), &product) || product == minUnits)
        throwOverflow();
    return Decimal::fromUnits(product);
}

Decimal multiply(Decimal a, Decimal b, Rounding rounding)
{
    const Wide product = Wide(a.units()) * Wide(b.units());
    return Decimal::fromUnits(narrow(divideRounded(product, Wide(Decimal::unitsPerOne), rounding)));
}

Decimal divide(Decimal a, Decimal b, Rounding rounding)
{
    if (b.isZero())
        throwDivisionByZero();
    const Wide numerator = Wide(a.units()) * Decimal::unitsPerOne;
    return Decimal::fromUnits(narrow(divideRounded(numerator, Wide(b.units()), rounding)));
}

Decimal scale(Decimal value, std::int64_t numerator, std::int64_t denominator, Rounding rounding)
{
    if (denominator == 0)
        throwDivisionByZero();
    return Decimal::fromUnits(narrow(divideRounded(Wide(value.units()) * numerator, Wide(denominator), rounding)));
}

Decimal roundTo(Decimal value, int decimals, Rounding rounding)
{
    const int dropped = std::clamp(Decimal::digits - decimals, 0, Decimal::digits);
    const std::int64_t step = powersOfTen[static_cast<std::size_t>(dropped)];
    return Decimal::fromUnits(roundUnits(value.units(), step, rounding) * step);
}

std::string toText(Decimal value, int minDecimals, int maxDecimals, Rounding rounding)
{
    Int128 units = roundTo(value, maxDecimals, rounding).units();
    const bool negative = units < 0;
    if (negative)
        units = -units;
    Int128 whole = units / Decimal::unitsPerOne;
    auto fraction = static_cast<std::int64_t>(units % Decimal::unitsPerOne);
    std::string text;
    do {
        text += static_cast<char>('0' + static_cast<int>(whole % 10));
        whole /= 10;
    } while (whole != 0);
    if (negative)
        text += '-';
    std::reverse(text.begin(), text.end());
    std::string decimals(Decimal::digits, '0');
    for (auto place = decimals.rbegin(); place != decimals.rend(); ++place, fraction /= 10)
        *place = static_cast<char>('0' + fraction % 10);
    const std::size_t significant = decimals.find_last_not_of('0');
    const std::size_t kept = std::max(significant == std::string::npos ? std::size_t{0} : significant + 1,
                                      static_cast<std::size_t>(std::clamp(minDecimals, 0, Decimal::digits)));
    if (kept > 0)
        text += '.' + decimals.substr(0, kept);
    return text;
}

} // namespace gpufolio
