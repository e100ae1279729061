// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/why.h"

#include <QtGlobal>

#include <cmath>
#include <string>

namespace gpufolio::test
{

/// Computes an expression of + - x / ^ and brackets: a second method, unlike the one that wrote it.
class Calculator
{
public:
    explicit Calculator(const std::string &text)
    {
        for (const char c : text)
            if (c != ' ' && c != ',')
                m_text += c;
    }

    long double value()
    {
        const long double result = sum();
        if (m_at != m_text.size())
            qFatal("can't read %s at %d", m_text.c_str(), int(m_at));
        return result;
    }

private:
    bool take(char c)
    {
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }
    long double sum()
    {
        long double value = product();
        for (;;) {
            if (take('+'))
                value += product();
            else if (take('-'))
                value -= product();
            else
                return value;
        }
    }
    long double product()
    {
        long double value = power();
        for (;;) {
            if (take('x'))
                value *= power();
            else if (take('/'))
                value /= power();
            else
                return value;
        }
    }
    long double power()
    {
        const long double base = atom();
        return take('^') ? std::pow(base, power()) : base;
    }
    long double atom()
    {
        if (take('-'))
            return -atom();
        if (take('(')) {
            const long double value = sum();
            if (!take(')'))
                qFatal("no bracket in %s", m_text.c_str());
            return value;
        }
        std::size_t used = 0;
        const long double value = std::stold(m_text.substr(m_at), &used);
        m_at += used;
        return take('%') ? value / 100 : value;
    }

    std::string m_text;
    std::size_t m_at = 0;
};

/// The number of a printed value: "1,234.50 USD", "37.5%".
inline long double numberOf(const std::string &value)
{
    return Calculator(value.substr(0, value.find(' '))).value();
}

/// Half a unit of the last printed digit, and a hair for the arithmetic of the test.
inline long double tolerance(const std::string &value)
{
    const std::string number = value.substr(0, value.find(' '));
    const std::size_t point = number.find('.');
    const int decimals =
        point == std::string::npos
            ? 0
            : int(number.find_first_not_of("0123456789", point + 1) == std::string::npos ? number.size() - point - 1
                                                                                         : number.size() - point - 2);
    const bool isPercent = number.back() == '%';
    return 0.5000001L * std::pow(10.0L, -decimals - (isPercent ? 2 : 0));
}

/// The expression of `numbers` gives the printed value.
inline bool recomputes(const Why &why)
{
    const std::size_t equals = why.numbers.rfind(" = ");
    if (equals == std::string::npos)
        return std::abs(Calculator(why.numbers).value() - numberOf(why.value)) <= tolerance(why.value);
    const std::string left = why.numbers.substr(0, equals);
    const std::string right = why.numbers.substr(equals + 3);
    return std::abs(Calculator(left).value() - Calculator(right).value()) <= tolerance(why.value) &&
           std::abs(Calculator(right).value() - numberOf(why.value)) < 1e-9L;
}

} // namespace gpufolio::test
