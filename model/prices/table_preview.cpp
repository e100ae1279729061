// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/table_preview.h"

#include "prices/price_presets.h"
#include "prices/sources/mapped_table.h"
#include "prices/sources/source_reader.h"
#include "support/csv_reader.h"
#include "support/file_io.h"

#include <algorithm>
#include <utility>

namespace gpufolio
{

namespace
{

/// The reader for the text: the one that is named, else the first that knows it, else the one for any table.
std::string sourceOf(const PriceFile &file, std::string_view text)
{
    if (file.source != "auto")
        return file.source;
    const std::vector<SourceReader> &readers = sourceReaders();
    const auto found = std::find_if(readers.begin(), readers.end(),
                                    [text](const SourceReader &reader) { return reader.recognises(text); });
    return std::string(file.mapping || found == readers.end() ? readers.back().name : found->name);
}

} // namespace

Read<TablePreview> previewTable(const PriceFile &file, std::size_t mostRows)
{
    const Result<std::string> bytes = file.path.empty() ? Result<std::string>(file.text) : readFile(file.path);
    if (!bytes)
        return Diagnostics{bytes.error()};
    const Result<DecodedText> decoded = decodeText(*bytes, file.fileName);
    if (!decoded)
        return Diagnostics{decoded.error()};
    const Read<CsvTable> table = CsvTable::parse(decoded->text, file.fileName, file.dialect);
    if (!table)
        return table.error();
    TablePreview preview;
    preview.source = sourceOf(file, decoded->text);
    preview.encoding = decoded->encoding;
    preview.dialect = table->dialect();
    preview.header = table->header();
    preview.rowCount = table->rowCount() + table->refused().size();
    for (std::size_t row = 0; row < std::min(mostRows, table->rowCount()); ++row) {
        std::vector<std::string> cells;
        for (std::size_t column = 0; column < table->header().size(); ++column)
            cells.push_back(table->cell(row, column));
        preview.rows.push_back(std::move(cells));
    }
    if (const PricePreset *preset = recognisePreset(*table))
        preview.preset = preset->id;
    preview.mapping = file.mapping ? file.mapping : mappingOf(*table);
    return preview;
}

} // namespace gpufolio
