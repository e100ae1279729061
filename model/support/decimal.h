// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"
#include "support/rounding.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace gpufolio
{

__extension__ typedef __int128 Int128; // NOLINT(modernize-use-using): __extension__ needs typedef

/// Thrown by checked arithmetic when a result doesn't fit or has no value; the public functions of each room
/// catch it and return an Error (Overflow, CurrencyMismatch, Undefined).
class ArithmeticError
{
public:
    ArithmeticError(Error::Code code, Message what) : m_error{code, std::move(what), {}} {}
    const Error &error() const { return m_error; }

private:
    Error m_error;
};

/// An exact decimal number: a checked 128-bit count of 1e-12. Adding is exact, multiplying and dividing go through
/// 256 bits and name their rounding. Range about +-1.7e26; texts over 1e20 are refused.
/// Everything that multiplies money (discounts, probabilities, rates of exchange) is one of these, read from its text.
class Decimal
{
public:
    static constexpr int digits = 12;
    static constexpr std::int64_t unitsPerOne = 1'000'000'000'000;

    constexpr Decimal() = default;
    static constexpr Decimal fromUnits(Int128 units) { return Decimal(units); }
    static constexpr Decimal fromInteger(std::int64_t value) { return Decimal(Int128(value) * unitsPerOne); }
    /// Nearest decimal of a finite double, half-even to 1e-12. For figures of statistics only, never for money read in.
    static Decimal fromDouble(double value);
    /// The same from a long double, which keeps 1e-12 up to about 1.8e7.
    static Decimal fromLongDouble(long double value);

    /// Reads `-?digits[.digits][e+-n]`: no plus sign, no blanks, no separators. Beyond 12 decimals half-even.
    /// @return BadValue with what was found; also when the magnitude is over 1e20.
    static Result<Decimal> parse(std::string_view text);

    constexpr Int128 units() const { return m_units; }
    constexpr bool isZero() const { return m_units == 0; }
    constexpr bool isNegative() const { return m_units < 0; }
    constexpr bool isInteger() const { return m_units % unitsPerOne == 0; }
    /// Largest integer not above the value. Throws ArithmeticError outside 64 bits.
    std::int64_t floor() const;
    /// Smallest integer not below the value. Throws ArithmeticError outside 64 bits.
    std::int64_t ceil() const;
    double toDouble() const;
    long double toLongDouble() const;

    friend Decimal operator+(Decimal a, Decimal b);
    friend Decimal operator-(Decimal a, Decimal b);
    friend constexpr Decimal operator-(Decimal a) { return Decimal(-a.m_units); }
    Decimal &operator+=(Decimal other) { return *this = *this + other; }
    Decimal &operator-=(Decimal other) { return *this = *this - other; }
    friend constexpr auto operator<=>(Decimal, Decimal) = default;

private:
    constexpr explicit Decimal(Int128 units) : m_units(units) {}

    Int128 m_units = 0;
};

/// Exact product with a whole number.
Decimal times(Decimal value, std::int64_t count);

/// a x b, rounded once to 1e-12.
Decimal multiply(Decimal a, Decimal b, Rounding rounding = Rounding::HalfEven);

/// a / b, rounded once to 1e-12. Throws ArithmeticError (Undefined) when b is zero.
Decimal divide(Decimal a, Decimal b, Rounding rounding);

/// value x numerator / denominator, rounded once to 1e-12.
/// Throws ArithmeticError (Undefined) when the denominator is zero.
Decimal scale(Decimal value, std::int64_t numerator, std::int64_t denominator, Rounding rounding);

/// The value rounded to `decimals` (0 to 12) decimals.
Decimal roundTo(Decimal value, int decimals, Rounding rounding);

/// Decimal text with at least `minDecimals` and at most `maxDecimals` decimals, rounded once with `rounding`;
/// trailing zeros beyond `minDecimals` are dropped. "-0" is never written.
std::string toText(Decimal value, int minDecimals = 0, int maxDecimals = Decimal::digits,
                   Rounding rounding = Rounding::HalfEven);

} // namespace gpufolio
