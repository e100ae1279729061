// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_import.h"
#include "support/csv_dialect.h"
#include "support/result.h"
#include "support/text_encoding.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace gpufolio
{

/// How a table of prices was understood, for the user to look at and to change before it is imported.
struct TablePreview {
    std::string source; ///< the reader that would take it, as in --source: "csv", "skypilot"
    TextEncoding encoding = TextEncoding::Utf8;
    CsvDialect dialect; ///< detected, or as the file says (PriceFile::dialect); no decimal sign: ask for it
    std::vector<std::string> header;
    std::vector<std::vector<std::string>> rows; ///< the first ones, as they stand in the file
    std::size_t rowCount = 0;                   ///< of the whole file
    std::string preset;                         ///< id of the preset whose machines it has; empty when none
    std::optional<PriceMapping> mapping;        ///< PriceFile::mapping, else what would be used; nothing: choose one
};

/// Reads a file as a table. For sources of their own format there is nothing to map; the wizard then shows the source.
/// @return the findings of the file when it is no table: Syntax, Io
Read<TablePreview> previewTable(const PriceFile &file, std::size_t mostRows = 20);

} // namespace gpufolio
