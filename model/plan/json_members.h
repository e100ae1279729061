// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/json_text.h"
#include "support/decimal.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// Writes the members of JSON objects as the contract wants them: money as decimal text, counts and ratios as numbers,
/// times as ISO 8601. What is missing is left out.
class JsonMembers
{
public:
    JsonText &json() { return m_json; }

    void text(std::string_view key, std::string_view value)
    {
        m_json.key(key);
        m_json.string(value);
    }
    void textIfSet(std::string_view key, const std::optional<std::string> &value)
    {
        if (value)
            text(key, *value);
    }
    void textUnlessEmpty(std::string_view key, std::string_view value)
    {
        if (!value.empty())
            text(key, value);
    }
    void texts(std::string_view key, const std::vector<std::string> &values);

    /// Money and what is exchanged for it.
    void amount(std::string_view key, Decimal value) { text(key, toText(value)); }
    void amount(std::string_view key, const std::optional<Decimal> &value)
    {
        if (value)
            amount(key, *value);
    }

    /// Counts, ratios and physical figures.
    void number(std::string_view key, Decimal value)
    {
        m_json.key(key);
        m_json.literal(toText(value));
    }
    void number(std::string_view key, std::int64_t value) { number(key, Decimal::fromInteger(value)); }
    template <typename T> void number(std::string_view key, const std::optional<T> &value)
    {
        if (value)
            number(key, *value);
    }
    void numberUnlessZero(std::string_view key, Decimal value)
    {
        if (!value.isZero())
            number(key, value);
    }
    void numbers(std::string_view key, const std::vector<Decimal> &values, std::size_t perRow);

    /// Left out when false.
    void flag(std::string_view key, bool value);

    /// Hours, days.
    template <typename T> void time(std::string_view key, const T &value) { text(key, value.toText()); }
    template <typename T> void time(std::string_view key, const std::optional<T> &value)
    {
        if (value)
            time(key, *value);
    }

private:
    JsonText m_json;
};

} // namespace gpufolio
