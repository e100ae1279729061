// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/currency.h"
#include "support/decimal.h"
#include "support/instant.h"
#include "support/json_reader.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// Numbers that are accepted: from `min` (or above it) to `max`.
struct DecimalRange {
    Decimal min;
    std::optional<Decimal> max;
    bool aboveMin = false; ///< `min` itself is refused

    bool contains(Decimal value) const { return (aboveMin ? value > min : value >= min) && (!max || value <= *max); }
};
inline constexpr DecimalRange notNegative{Decimal(), std::nullopt, false};
inline constexpr DecimalRange aboveZero{Decimal(), std::nullopt, true};
inline constexpr DecimalRange aboveMinusOne{Decimal::fromInteger(-1), std::nullopt, true};
inline constexpr DecimalRange fraction{Decimal(), Decimal::fromInteger(1), false};

/// Counts (instances, nodes, quotas) and values of demand stop here, so that sums over a fleet fit.
inline constexpr std::int64_t maxCount = 1'000'000'000;
/// 100 years of hours: the longest horizon and the longest term.
inline constexpr std::int64_t maxHours = 876'000;

/// True when further findings would be dropped; work spent on them would be for nothing.
inline bool isFull(const Diagnostics &findings)
{
    return findings.size() >= maxDiagnostics;
}

/// "%1 was found, expected a number …" for a number outside a range.
Message expectedIn(const DecimalRange &range, const std::string &found);

// Getters beside those of JsonObjectReader: the value of a key, or nullopt when it is missing or a finding was added.

/// An exact decimal from the text of a number or a string.
std::optional<Decimal> readDecimal(JsonObjectReader &object, std::string_view key, const DecimalRange &range,
                                   Need need = Need::Optional);
/// The same for an item of an array.
std::optional<Decimal> readDecimal(JsonObjectReader &object, const JsonValue &item, const DecimalRange &range);
/// A whole UTC hour, as ISO 8601.
std::optional<UtcHour> readHour(JsonObjectReader &object, std::string_view key, Need need = Need::Optional);
std::optional<UtcHour> readHour(JsonObjectReader &object, const JsonValue &item);
std::optional<Date> readDate(JsonObjectReader &object, std::string_view key, Need need = Need::Optional);
std::optional<Currency> readCurrency(JsonObjectReader &object, std::string_view key, Need need = Need::Optional);
/// A text that isn't empty.
std::optional<std::string> readName(JsonObjectReader &object, std::string_view key, Need need = Need::Optional);
/// A whole number of hours from 1 to 100 years.
std::optional<std::int64_t> readHours(JsonObjectReader &object, std::string_view key, Need need = Need::Optional);

/// Ids that were read so far, to find those that stand twice.
class UniqueIds
{
public:
    /// Reads `id`; one that another object of the same list has is a finding.
    std::optional<std::string> read(JsonObjectReader &object);

private:
    std::map<std::string, std::size_t> m_first; ///< where each stands
};

/// What is said about a name that isn't among the `known` ones: `pattern` has %1 for the name; `patternWithHint` is
/// used when one of the known is spelt nearly the same, which is its %2.
Message unknownName(const char *pattern, const char *patternWithHint, std::string_view name,
                    const std::vector<std::string> &known);

} // namespace gpufolio
