// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/currency.h"

#include <algorithm>
#include <cassert>

namespace gpufolio
{

namespace
{

// ISO 4217 list one: currencies whose minor unit is not a hundredth.
constexpr std::array<std::string_view, 16> withoutMinorUnit = {"BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW",
                                                               "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF"};
constexpr std::array<std::string_view, 7> withThousandths = {"BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"};

} // namespace

Result<Currency> Currency::parse(std::string_view code)
{
    const bool wellFormed =
        code.size() == 3 && std::all_of(code.begin(), code.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    if (!wellFormed)
        return Error{
            Error::Code::BadValue,
            {GPUFOLIO_TEXT("model", "'%1' was found, expected a currency code of three capital letters such as USD."),
             {std::string(code)}},
            {}};
    Currency currency;
    std::copy(code.begin(), code.end(), currency.m_code.begin());
    return currency;
}

Currency Currency::of(std::string_view code)
{
    const Result<Currency> parsed = parse(code);
    assert(parsed.hasValue());
    return *parsed;
}

int Currency::minorDigits() const
{
    const std::string_view code(m_code.data(), m_code.size());
    const auto holds = [code](const auto &list) { return std::find(list.begin(), list.end(), code) != list.end(); };
    if (holds(withoutMinorUnit))
        return 0;
    return holds(withThousandths) ? 3 : 2;
}

} // namespace gpufolio
