// SPDX-License-Identifier: GPL-3.0-or-later
// Headers and whole tables declared in csv_reader.h.
#include "support/csv_reader.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

std::string_view withoutBlanks(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

bool isNumber(std::string_view field)
{
    const Result<std::string> read = normaliseNumber(field, {',', '.', CsvEncoding::Utf8});
    return read.hasValue() || normaliseNumber(field, {',', ',', CsvEncoding::Utf8}).hasValue();
}

Error errorAt(const CsvRow &row, std::size_t field, const std::string &fileName, Error::Code code, Message what)
{
    const TextPosition position = row.position(field);
    return {code, std::move(what), {fileName, position.line, position.column, {}}};
}

} // namespace

Result<CsvHeader> CsvHeader::from(const CsvRow &row, const std::string &fileName)
{
    CsvHeader header;
    bool allEmpty = true;
    bool allNumbers = true;
    for (const std::string_view field : row.fields) {
        const std::string_view name = withoutBlanks(field);
        allEmpty = allEmpty && name.empty();
        allNumbers = allNumbers && isNumber(name);
        header.m_names.emplace_back(name);
    }
    if (allEmpty) {
        return errorAt(
            row, 0, fileName, Error::Code::Syntax,
            {GPUFOLIO_TEXT("model", "a row of empty fields was found, expected a header with column names"), {}});
    }
    if (allNumbers) {
        return errorAt(row, 0, fileName, Error::Code::Syntax,
                       {GPUFOLIO_TEXT("model", "a row of numbers was found, expected a header with column names"), {}});
    }
    for (std::size_t i = 0; i < header.m_names.size(); ++i) {
        const std::string &name = header.m_names[i];
        const auto [first, added] = header.m_indexes.emplace(name, i);
        if (!added && !name.empty()) {
            return errorAt(
                row, i, fileName, Error::Code::DuplicateKey,
                {GPUFOLIO_TEXT("model", "the column '%1' was found again, expected it once; it is column %2 and "
                                        "column %3 of the header"),
                 {forMessage(name), std::to_string(first->second + 1), std::to_string(i + 1)}});
        }
    }
    return header;
}

std::optional<std::size_t> CsvHeader::index(std::string_view name) const
{
    const auto found = m_indexes.find(std::string(name));
    return found == m_indexes.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Error> CsvHeader::misfit(const CsvRow &row, const std::string &fileName) const
{
    if (row.fields.size() == m_names.size())
        return std::nullopt;
    return Error{Error::Code::BadValue,
                 {GPUFOLIO_TEXT("model", "a row of %1 fields was found, expected %2 as in the header"),
                  {std::to_string(row.fields.size()), std::to_string(m_names.size())}},
                 {fileName, row.line, 1, {}}};
}

Result<CsvHeader> readCsvHeader(CsvReader &reader)
{
    CsvRow row;
    const Result<bool> more = reader.next(row);
    if (!more)
        return more.error();
    if (!*more) {
        return Error{Error::Code::Syntax,
                     {GPUFOLIO_TEXT("model", "an empty file was found, expected a header with column names"), {}},
                     {reader.fileName(), 1, 1, {}}};
    }
    return CsvHeader::from(row, reader.fileName());
}

Status readCsvRows(CsvReader &reader, const CsvHeader &header, const std::function<bool(const CsvRow &)> &row,
                   const std::function<void(Error)> &refused)
{
    CsvRow current;
    for (;;) {
        const Result<bool> more = reader.next(current);
        if (!more)
            return more.error();
        if (!*more)
            return Done{};
        if (std::optional<Error> error = header.misfit(current, reader.fileName()))
            refused(std::move(*error));
        else if (!row(current))
            return Done{};
    }
}

Read<CsvTable> CsvTable::parse(std::string_view text, const std::string &fileName, std::optional<CsvDialect> dialect)
{
    CsvReader reader(text, fileName, dialect);
    Result<CsvHeader> header = readCsvHeader(reader);
    if (!header)
        return Diagnostics{header.error()};
    CsvTable table;
    table.m_fileName = fileName;
    table.m_dialect = *reader.dialect();
    table.m_header = std::move(*header);
    const Status read = readCsvRows(
        reader, table.m_header,
        [&table](const CsvRow &row) {
            table.m_lines.push_back(row.line);
            table.m_cells.insert(table.m_cells.end(), row.fields.begin(), row.fields.end());
            const std::vector<TextPosition> positions = row.positions();
            table.m_positions.insert(table.m_positions.end(), positions.begin(), positions.end());
            return true;
        },
        [&table](Error error) { table.m_refused.push_back(std::move(error)); });
    if (!read)
        return Diagnostics{read.error()};
    return table;
}

Result<std::size_t> CsvTable::requireColumn(std::string_view name) const
{
    if (const std::optional<std::size_t> found = column(name))
        return *found;
    std::string names;
    for (const std::string &known : header())
        names += (names.empty() ? "'" : ", '") + forMessage(known) + "'";
    return Error{
        Error::Code::MissingKey,
        {GPUFOLIO_TEXT("model", "the column '%1' was not found; the header has %2"), {std::string(name), names}},
        {m_fileName, 1, 1, {}}};
}

const std::string &CsvTable::cell(std::size_t row, std::size_t column) const
{
    return m_cells[row * header().size() + column];
}

Result<std::string> CsvTable::number(std::size_t row, std::size_t column) const
{
    Result<std::string> read = normaliseNumber(cell(row, column), m_dialect);
    if (read)
        return read;
    Error error = read.error();
    error.where = where(row, column);
    return error;
}

Location CsvTable::where(std::size_t row, std::size_t column) const
{
    const TextPosition position = m_positions[row * header().size() + column];
    return {m_fileName, position.line, position.column, header()[column]};
}

} // namespace gpufolio
