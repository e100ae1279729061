// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <array>
#include <compare>
#include <string>
#include <string_view>

namespace gpufolio
{

/// An ISO 4217 code such as USD; knows how many decimals its smallest coin has.
class Currency
{
public:
    constexpr Currency() = default; ///< "XXX", the code for no currency

    /// Three capital letters; BadValue otherwise.
    static Result<Currency> parse(std::string_view code);
    /// For literals in code and tests; asserts that the code is well formed.
    static Currency of(std::string_view code);

    std::string code() const { return {m_code.begin(), m_code.end()}; }
    /// Decimals of the minor unit: 2, but 0 for JPY and 3 for KWD. @source ISO 4217
    int minorDigits() const;

    friend constexpr auto operator<=>(const Currency &, const Currency &) = default;

private:
    std::array<char, 3> m_code = {'X', 'X', 'X'};
};

} // namespace gpufolio
