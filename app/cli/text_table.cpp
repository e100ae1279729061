// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text_table.h"

#include <algorithm>
#include <array>

namespace gpufolio::cli
{

namespace
{

constexpr std::size_t widestText = 36;      ///< where cells of text columns wrap
constexpr std::size_t narrowestHeader = 12; ///< headers of narrower columns don't wrap below this
constexpr std::string_view gap = "  ";

struct CodePoint {
    char32_t value = 0;
    std::size_t length = 1; ///< bytes
};

/// The code point at the start of a text; a byte that is no UTF-8 stands for itself.
CodePoint firstCodePoint(std::string_view text)
{
    const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char first = byte(0);
    std::size_t length = 1;
    char32_t value = first;
    if (first >= 0xF0) {
        length = 4;
        value = first & 0x07U;
    } else if (first >= 0xE0) {
        length = 3;
        value = first & 0x0FU;
    } else if (first >= 0xC0) {
        length = 2;
        value = first & 0x1FU;
    }
    if (length > text.size())
        return {first, 1};
    for (std::size_t i = 1; i < length; ++i)
        value = (value << 6U) | (byte(i) & 0x3FU);
    return {value, length};
}

struct Range {
    char32_t first;
    char32_t last;
};

bool isIn(char32_t value, const Range &range)
{
    return range.first <= value && value <= range.last;
}

// Unicode 15, East_Asian_Width W and F, in whole blocks.
constexpr std::array wideRanges = {
    Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0xA4CF},   Range{0xA960, 0xA97F},
    Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},   Range{0xFE30, 0xFE6F},   Range{0xFF01, 0xFF60},
    Range{0xFFE0, 0xFFE6},   Range{0x1F300, 0x1F64F}, Range{0x1F680, 0x1F6FF}, Range{0x1F900, 0x1F9FF},
    Range{0x20000, 0x3FFFD},
};
// Combining marks and signs without a width of their own.
constexpr std::array zeroRanges = {
    Range{0x0300, 0x036F}, Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF}, Range{0x200B, 0x200F},
    Range{0x20D0, 0x20FF}, Range{0xFE00, 0xFE0F}, Range{0xFE20, 0xFE2F},
};

std::size_t widthOf(char32_t value)
{
    const auto holds = [value](const Range &range) { return isIn(value, range); };
    if (std::any_of(zeroRanges.begin(), zeroRanges.end(), holds))
        return 0;
    return std::any_of(wideRanges.begin(), wideRanges.end(), holds) ? 2 : 1;
}

using Lines = std::vector<std::string>;

/// The text in lines of at most `width` columns where its blanks allow that.
Lines wrapped(std::string_view text, std::size_t width)
{
    Lines lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t blank = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, blank);
        text.remove_prefix(std::min(blank + 1, text.size()));
        if (word.empty())
            continue;
        if (!line.empty() && displayWidth(line) + 1 + displayWidth(word) > width) {
            lines.push_back(std::move(line));
            line.clear();
        }
        if (!line.empty())
            line += ' ';
        line += word;
    }
    lines.push_back(std::move(line));
    return lines;
}

std::size_t widthOf(const Lines &lines)
{
    std::size_t width = 0;
    for (const std::string &line : lines)
        width = std::max(width, displayWidth(line));
    return width;
}

/// Cells in lines and the width of each column.
class Layout
{
public:
    explicit Layout(const TextTable &table) : m_table(table), m_widths(table.columns.size(), 0)
    {
        for (const std::vector<std::string> &row : table.rows) {
            m_cells.emplace_back();
            for (std::size_t column = 0; column < table.columns.size(); ++column) {
                const std::string cell = column < row.size() ? printable(row[column]) : std::string();
                const bool wraps = !table.columns[column].isNumber && column + 1 < table.columns.size();
                m_cells.back().push_back(wraps ? wrapped(cell, widestText) : Lines{cell});
                m_widths[column] = std::max(m_widths[column], widthOf(m_cells.back().back()));
            }
        }
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            m_headers.push_back(
                wrapped(printable(table.columns[column].header), std::max(m_widths[column], narrowestHeader)));
            m_widths[column] = std::max(m_widths[column], widthOf(m_headers.back()));
        }
    }

    std::string text() const
    {
        std::string out;
        addRow(out, m_headers);
        addRule(out);
        for (std::size_t row = 0; row < m_cells.size(); ++row) {
            if (m_table.totalsAt == row)
                addRule(out);
            addRow(out, m_cells[row]);
        }
        return out;
    }

private:
    void addRow(std::string &out, const std::vector<Lines> &cells) const
    {
        std::size_t height = 0;
        for (const Lines &lines : cells)
            height = std::max(height, lines.size());
        for (std::size_t i = 0; i < height; ++i) {
            std::string line;
            for (std::size_t column = 0; column < cells.size(); ++column) {
                const std::string part = i < cells[column].size() ? cells[column][i] : std::string();
                const std::string padding(m_widths[column] - displayWidth(part), ' ');
                line += column == 0 ? std::string_view() : gap;
                line += m_table.columns[column].isNumber ? padding + part : part + padding;
            }
            line.erase(line.find_last_not_of(' ') + 1);
            out += line + '\n';
        }
    }

    void addRule(std::string &out) const
    {
        for (std::size_t column = 0; column < m_widths.size(); ++column) {
            out += column == 0 ? std::string_view() : gap;
            out += std::string(m_widths[column], '-');
        }
        out += '\n';
    }

    const TextTable &m_table;
    std::vector<Lines> m_headers;
    std::vector<std::vector<Lines>> m_cells;
    std::vector<std::size_t> m_widths;
};

} // namespace

std::size_t displayWidth(std::string_view text)
{
    std::size_t width = 0;
    while (!text.empty()) {
        const CodePoint point = firstCodePoint(text);
        width += widthOf(point.value);
        text.remove_prefix(point.length);
    }
    return width;
}

std::string printable(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const CodePoint point = firstCodePoint(text);
        const bool isBlank = point.value == '\t' || point.value == '\n' || point.value == '\r';
        const bool isControl = point.value < 0x20 || isIn(point.value, {0x7F, 0x9F});
        if (isBlank)
            out += ' ';
        else if (isControl)
            out += "\uFFFD";
        else
            out += text.substr(0, point.length);
        text.remove_prefix(point.length);
    }
    return out;
}

std::string toText(const TextTable &table)
{
    return table.columns.empty() ? std::string() : Layout(table).text();
}

} // namespace gpufolio::cli
