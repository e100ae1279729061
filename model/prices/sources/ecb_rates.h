// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/result.h"

#include <string_view>

namespace gpufolio
{

/// True for the reference rates of the European Central Bank, judged by what stands in the text: XML with Cube elements
/// of currencies, or a table whose columns are a day and currencies.
bool isEcbRates(std::string_view text);

/// Reads the daily, 90-day or full list into SourceRows::rates: XML (attributes in either quotes; an item is a rate) or
/// CSV (a row is a day; in any order, with an empty last column, "N/A" where a currency has no rate). A rate that is no
/// number above 0, a day or a currency that isn't one is left out: it stands in the report.
/// @return Syntax with line and column: XML that isn't well formed or has a document type, a table without a header
Read<SourceRows> readEcbRates(std::string_view text, const SourceContext &context);

} // namespace gpufolio
