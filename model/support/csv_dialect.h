// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gpufolio
{

enum class CsvEncoding { Utf8, Utf8WithByteOrderMark };

/// How a CSV file is written; detected, shown in the preview, changed by the user.
struct CsvDialect {
    char separator = ',';
    /// '.' or ','; nullopt when the file doesn't say ("1,234" alone). Numbers that can be read in one way only are
    /// then still read, the others refused.
    std::optional<char> decimalSign = '.';
    CsvEncoding encoding = CsvEncoding::Utf8;

    friend bool operator==(const CsvDialect &, const CsvDialect &) = default;
};

/// So much of the start of a file is looked at to detect its dialect.
inline constexpr std::size_t dialectSampleBytes = std::size_t{1} << 20;

/// Finds the separator (one of , ; tab |) that gives most rows the same number of fields, at least two; "," when none
/// does. The decimal sign is the one that the numbers of the file agree on:
/// - a number decides when it can be read with one sign only: "7,25", "2.468,10", "1.234.567", "0,125";
/// - "1,234" and "1.234" decide nothing, except that in a file not separated by ";" a single point is a decimal point;
/// - contradicting numbers: in a comma-separated file the point holds (a comma can only be a list there), else nullopt;
/// - no number with a sign at all: "." , but nullopt when ";" separates, as its later rows may hold either.
CsvDialect detectDialect(std::string_view text);

/// Decimal text (`-?digits[.digits][e+-n]`) of a field: "2.468,10" with the sign ',' is "2468.10". Accepted are blanks
/// around it, a plus or a true minus sign (U+2212), and groups of exactly three digits split by the other sign, a
/// blank, a no-break blank or an apostrophe. Nothing is ever dropped to make a number: "7,25" with the sign '.' is an
/// error and never 725. A leading apostrophe of guardFormula() is taken off first.
/// @return BadValue: no number, not with this sign, or one that can be read in two ways while the sign isn't known.
Result<std::string> normaliseNumber(std::string_view field, const CsvDialect &dialect);

/// Makes a text cell harmless in a spreadsheet: one that begins with = + - @ tab, CR or LF gets a leading apostrophe,
/// as does one where apostrophes stand before these, so that unguardFormula(guardFormula(x)) == x for every x. Other
/// texts ("'s-Hertogenbosch") stay as they are. @source OWASP, CSV Injection; CWE-1236.
std::string guardFormula(std::string_view text);

/// Takes off what guardFormula() put on. A spreadsheet's own "'-5" means the same.
std::string_view unguardFormula(std::string_view cell);

} // namespace gpufolio
