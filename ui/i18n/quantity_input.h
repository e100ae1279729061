// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/decimal.h"
#include "support/instant.h"

#include <QString>

#include <optional>

/// What people type into fields, in either language. Forgiving about form, never about meaning: what could mean two
/// things is not understood, and every field shows beside it what was.
namespace gpufolio::ui
{

/// "64", "1.2M", "120万", "8x64", "1,200,000", "1.200,5", full-width digits and marks.
///   suffixes: k, M, B (10^3, 10^6, 10^9), 千, 万, 亿 (10^3, 10^4, 10^8); products with x, ×, * of such numbers.
///   A single comma before exactly three digits groups them, else it is a decimal comma; a single point is decimal.
/// @return nothing when it is no number, or one outside +-1e20.
std::optional<Decimal> parseQuantity(const QString &text);

/// A whole number of at least `minimum` in the same forms.
std::optional<std::int64_t> parseCount(const QString &text, std::int64_t minimum = 0);

/// A fraction: "8%", "８％", "0.08" and "8" (from 1 on, a number is taken as percent; "1" is 1%).
std::optional<Decimal> parseShare(const QString &text);

/// "2027-01", "2027/1", "2027.01", "2027年1月", "202701", "2027Q1" (its first month), "2027" (January).
std::optional<YearMonth> parseMonth(const QString &text);

/// Full-width digits, letters and marks as plain ones; blanks trimmed.
QString halfWidth(const QString &text);

} // namespace gpufolio::ui
