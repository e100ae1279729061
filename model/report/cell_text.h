// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_document.h"

#include <string>
#include <string_view>

/// Cells as text, the same for every writer.
namespace gpufolio
{

/// A cell as data: plain decimal text, a share as a fraction, a sentence in its language; the reason of a missing
/// figure.
std::string dataText(const Cell &cell, const ReportWords &words = {});

/// A cell for reading: digits grouped by commas, a true minus (U+2212), a share as a percentage with one decimal; a
/// figure that is not defined says so and why, it is never 0.
std::string shownText(const Cell &cell, const ReportWords &words = {});

/// "-1234567.80" with grouped digits and `minus`: "-1,234,567.80".
std::string grouped(std::string_view plainDecimal, std::string_view minus = "-");
/// "1,234.50 USD": for sentences and Why.
std::string amountWithCode(const Money &amount, Rounding rounding);
/// The fraction text "0.375" as "37.5%".
std::string percentage(std::string_view plainFraction, std::string_view minus = "-");

/// The heading of a column: "Billed (USD)".
std::string headerText(const ReportColumn &column, const ReportWords &words = {});

/// "Fingerprint of the inputs: a1b2-c3d4-e5f6-0718"
Message fingerprintLine(const ReportDocument &document);
/// The heading over ReportDocument::assumptions.
Message assumptionsTitle();

/// The text without what no file may hold: bytes that are no UTF-8 and control characters become U+FFFD.
std::string wellFormed(std::string_view text);

/// True for kinds that stand right-aligned.
bool isNumber(CellKind kind);

} // namespace gpufolio
