// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/csv_writer.h"

#include "support/csv_dialect.h"
#include "support/source_text.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

/// `-?digits[.digits][e+-n]`: what a reader of any program takes as a number.
bool isDecimalText(std::string_view text)
{
    const auto takeDigits = [&text] {
        const std::size_t count = std::min(text.find_first_not_of("0123456789"), text.size());
        text.remove_prefix(count);
        return count > 0;
    };
    if (text.starts_with('-'))
        text.remove_prefix(1);
    if (!takeDigits())
        return false;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        if (!takeDigits())
            return false;
    }
    if (text.starts_with('e') || text.starts_with('E')) {
        text.remove_prefix(1);
        if (text.starts_with('+') || text.starts_with('-'))
            text.remove_prefix(1);
        if (!takeDigits())
            return false;
    }
    return text.empty();
}

bool needsQuotes(std::string_view cell, char separator)
{
    return std::any_of(cell.begin(), cell.end(),
                       [separator](char c) { return c == separator || c == '"' || c == '\n' || c == '\r'; }) ||
           cell.starts_with(' ') || cell.starts_with('\t') || cell.ends_with(' ') || cell.ends_with('\t') ||
           cell.starts_with(utf8ByteOrderMark); // a reader would take it for the mark of the file
}

} // namespace

CsvWriter::CsvWriter(Options options) : m_options(options)
{
    if (m_options.byteOrderMark)
        m_bytes = utf8ByteOrderMark;
    m_rowStart = m_bytes.size();
}

void CsvWriter::beginCell()
{
    if (m_cell > 0)
        m_bytes += m_options.separator;
    ++m_cell;
}

void CsvWriter::fail(Message what)
{
    if (!m_error)
        m_error = Error{Error::Code::BadValue, std::move(what), {{}, m_row, m_cell, {}}};
}

CsvWriter &CsvWriter::text(std::string_view value)
{
    beginCell();
    if (const std::optional<TextFault> fault = findEncodingFault(value, false))
        fail(fault->what);
    const std::string cell = guardFormula(value);
    if (!needsQuotes(cell, m_options.separator)) {
        m_bytes += cell;
        return *this;
    }
    m_bytes += '"';
    for (const char c : cell) {
        if (c == '"')
            m_bytes += '"';
        m_bytes += c;
    }
    m_bytes += '"';
    return *this;
}

CsvWriter &CsvWriter::number(std::string_view decimal)
{
    beginCell();
    if (isDecimalText(decimal))
        m_bytes += decimal;
    else
        fail({GPUFOLIO_TEXT("model", "'%1' was found in a column of numbers, expected decimal text"),
              {forMessage(decimal)}});
    return *this;
}

CsvWriter &CsvWriter::empty()
{
    beginCell();
    return *this;
}

CsvWriter &CsvWriter::endRow()
{
    if (m_cell == 1 && m_bytes.size() == m_rowStart)
        m_bytes += "\"\""; // an empty line would be skipped by readers
    m_bytes += "\r\n";
    m_rowStart = m_bytes.size();
    ++m_row;
    m_cell = 0;
    return *this;
}

Result<std::string> CsvWriter::finish() &&
{
    if (m_error)
        return *std::move(m_error);
    return std::move(m_bytes);
}

} // namespace gpufolio
