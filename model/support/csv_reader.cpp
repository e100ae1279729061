// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/csv_reader.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace gpufolio
{

namespace
{

constexpr std::size_t firstFill = dialectSampleBytes;
constexpr std::size_t maxRowBytes = std::size_t{1} << 24;

/// Bytes that may end an unquoted field, but for the separator.
bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

} // namespace

TextPosition CsvRow::position(std::size_t field) const
{
    return advance({line, 1}, m_raw.substr(0, m_offsets[field]));
}

std::vector<TextPosition> CsvRow::positions() const
{
    std::vector<TextPosition> all;
    all.reserve(fields.size());
    TextPosition position{line, 1};
    std::size_t at = 0;
    for (const std::size_t offset : m_offsets) {
        position = advance(position, m_raw.substr(at, offset - at));
        at = offset;
        all.push_back(position);
    }
    return all;
}

CsvReader::CsvReader(std::string_view text, std::string fileName, std::optional<CsvDialect> dialect)
    : m_fileName(std::move(fileName)), m_dialect(dialect), m_view(text), m_ended(true)
{
}

CsvReader::CsvReader(ByteSource source, std::string fileName, std::optional<CsvDialect> dialect)
    : m_source(std::move(source)), m_fileName(std::move(fileName)), m_dialect(dialect)
{
}

Result<CsvDialect> CsvReader::dialect()
{
    if (const Status begun = begin(); !begun)
        return begun.error();
    return *m_dialect;
}

Error CsvReader::fail(std::size_t offset, Message what)
{
    const TextPosition position = advance({m_line, 1}, m_view.substr(m_rowStart, offset - m_rowStart));
    m_error = Error{Error::Code::Syntax, std::move(what), {m_fileName, position.line, position.column, {}}};
    return *m_error;
}

Status CsvReader::begin()
{
    if (m_error)
        return *m_error;
    if (m_begun)
        return Done{};
    m_begun = true;
    while (!m_ended && m_view.size() < firstFill) {
        if (Status filled = fill(); !filled)
            return filled;
    }
    const std::string_view start = m_view.substr(0, 256);
    if (const std::optional<TextFault> fault = findEncodingFault(start, true); fault && fault->offset == 0)
        return fail(0, fault->what);
    if (!m_dialect)
        m_dialect = detectDialect(m_view);
    if (m_view.starts_with(utf8ByteOrderMark))
        m_rowStart = m_at = utf8ByteOrderMark.size();
    return Done{};
}

/// Reads more of the stream behind what is still needed, the row that began.
Status CsvReader::fill()
{
    std::string_view kept = m_view.substr(m_rowStart);
    if (m_rowStart > 0)
        std::memmove(m_buffer.data(), kept.data(), kept.size());
    m_rowStart = 0;
    m_at = 0;
    if (m_buffer.size() - kept.size() < firstFill)
        m_buffer.resize(std::max(kept.size() + firstFill, 2 * m_buffer.size()));
    const Result<std::size_t> count = m_source(m_buffer.data() + kept.size(), m_buffer.size() - kept.size());
    if (!count) {
        m_error = count.error();
        return *m_error;
    }
    m_ended = *count == 0;
    m_view = std::string_view(m_buffer).substr(0, kept.size() + *count);
    return Done{};
}

/// Scans a field from its opening quote on and leaves m_at behind the closing one.
CsvReader::Scan CsvReader::scanQuoted(RawField &field)
{
    const char *const text = m_view.data();
    const char *const end = text + m_view.size();
    const char *at = text + m_at + 1;
    field.begin = m_at + 1;
    for (;;) {
        at = at == end ? nullptr : static_cast<const char *>(std::memchr(at, '"', static_cast<std::size_t>(end - at)));
        if (at == nullptr) {
            if (!m_ended && m_view.size() - m_rowStart <= maxRowBytes)
                return Scan::NeedMore;
            fail(field.start,
                 {GPUFOLIO_TEXT("model", "a quoted field begins here, but its closing '\"' was not found"), {}});
            return Scan::Failed;
        }
        if (at + 1 == end || at[1] != '"')
            break;
        field.escaped = true;
        at += 2;
    }
    field.end = static_cast<std::size_t>(at - text);
    m_at = field.end + 1;
    if (m_at == m_view.size() || m_view[m_at] == m_dialect->separator || isLineEnd(m_view[m_at]))
        return Scan::Row;
    std::size_t shownEnd = m_at + 1;
    while (shownEnd < m_view.size() && !isLineEnd(m_view[shownEnd]) && m_view[shownEnd] != m_dialect->separator)
        ++shownEnd;
    fail(m_at,
         {GPUFOLIO_TEXT("model", "'%1' was found after a closing quote, expected '%2' or the end of the line"),
          {forMessage(m_view.substr(m_at, shownEnd - m_at)), forMessage(std::string_view(&m_dialect->separator, 1))}});
    return Scan::Failed;
}

/// Finds the fields of the row at m_rowStart and leaves m_at behind its line end.
CsvReader::Scan CsvReader::scanRow()
{
    const char separator = m_dialect->separator;
    const char *const text = m_view.data();
    const std::size_t size = m_view.size();
    m_fields.clear();
    m_at = m_rowStart;
    for (;;) {
        RawField field;
        field.start = m_at;
        if (m_at < size && text[m_at] == '"') {
            if (const Scan scan = scanQuoted(field); scan != Scan::Row)
                return scan;
        } else {
            field.begin = m_at;
            std::size_t at = m_at;
            while (at < size && text[at] != separator && !isLineEnd(text[at]))
                ++at;
            field.end = m_at = at;
        }
        if (m_at == size && !m_ended)
            return Scan::NeedMore;
        m_fields.push_back(field);
        if (m_at == size || text[m_at] != separator)
            break;
        ++m_at;
    }
    m_rowEnd = m_at;
    if (m_at == size)
        return Scan::Row;
    const bool carriageReturn = text[m_at] == '\r';
    ++m_at;
    if (carriageReturn && m_at == size && !m_ended) // the other half of CRLF may come
        return Scan::NeedMore;
    if (carriageReturn && m_at < size && text[m_at] == '\n')
        ++m_at;
    return Scan::Row;
}

void CsvReader::handOut(CsvRow &row) const
{
    row.line = m_line;
    row.m_raw = m_view.substr(m_rowStart, m_rowEnd - m_rowStart);
    row.fields.resize(m_fields.size());
    row.m_offsets.resize(m_fields.size());
    row.m_unescaped.clear();
    row.m_unescaped.reserve(row.m_raw.size()); // never moved while views point into it
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const RawField &field = m_fields[i];
        std::string_view content = m_view.substr(field.begin, field.end - field.begin);
        if (field.escaped) {
            const std::size_t start = row.m_unescaped.size();
            for (std::size_t quote = content.find('"'); quote != std::string_view::npos; quote = content.find('"')) {
                row.m_unescaped += content.substr(0, quote + 1);
                content.remove_prefix(quote + 2);
            }
            row.m_unescaped += content;
            content = std::string_view(row.m_unescaped).substr(start);
        }
        row.fields[i] = unguardFormula(content);
        row.m_offsets[i] = field.start - m_rowStart;
    }
}

Result<bool> CsvReader::next(CsvRow &row)
{
    if (const Status begun = begin(); !begun)
        return begun.error();
    for (;;) {
        switch (scanRow()) {
        case Scan::Failed:
            return *m_error;
        case Scan::NeedMore:
            if (m_view.size() - m_rowStart > maxRowBytes) {
                return fail(m_rowStart,
                            {GPUFOLIO_TEXT("model", "a row of more than %1 bytes was found, expected at most %1"),
                             {std::to_string(maxRowBytes)}});
            }
            if (const Status filled = fill(); !filled)
                return filled.error();
            continue;
        case Scan::Row:
            break;
        }
        const std::string_view raw = m_view.substr(m_rowStart, m_rowEnd - m_rowStart);
        if (const std::optional<TextFault> fault = findEncodingFault(raw, false))
            return fail(m_rowStart + fault->offset, fault->what);
        const bool atEnd = m_at == m_rowEnd;
        const bool skipped = raw.empty();
        if (!skipped)
            handOut(row);
        const bool broken = raw.find('\n') != std::string_view::npos || raw.find('\r') != std::string_view::npos;
        m_line = (broken ? advance({m_line, 1}, raw).line : m_line) + 1;
        m_rowStart = m_at;
        if (!skipped)
            return true;
        if (atEnd)
            return false;
    }
}

} // namespace gpufolio
