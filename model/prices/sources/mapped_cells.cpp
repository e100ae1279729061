// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/mapped_cells.h"

#include "prices/sources/table_words.h"
#include "support/source_text.h"

#include <algorithm>
#include <array>

namespace gpufolio
{

namespace
{

std::string trimmed(const std::string &text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    return first == std::string::npos ? std::string() : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// True for what stands in a table where there is no price.
bool saysNoPrice(const std::string &text)
{
    static constexpr std::array<std::string_view, 12> words = {"",   "-",    "--",          "—",  "–",    "n/a",
                                                               "na", "none", "unavailable", "无", "暂无", "不支持"};
    return std::find(words.begin(), words.end(), inLowerCase(text)) != words.end();
}

} // namespace

void MappedCells::select(std::size_t row)
{
    m_row = row;
    m_problem = {};
}

std::string MappedCells::value(const std::string &key) const
{
    const auto column = m_mapping->columns.find(key);
    if (column != m_mapping->columns.end()) {
        std::string text = cell(column->second);
        if (!text.empty())
            return text;
    }
    const auto constant = m_mapping->constants.find(key);
    return constant == m_mapping->constants.end() ? std::string() : constant->second;
}

std::string MappedCells::cell(std::string_view column) const
{
    const std::optional<std::size_t> index = m_table->column(column);
    return index ? trimmed(m_table->cell(m_row, *index)) : std::string();
}

std::optional<PriceCell> MappedCells::price(const std::string &key)
{
    const std::string text = value(key);
    if (saysNoPrice(text))
        return std::nullopt;
    Result<PriceCell> price = parsePriceCell(text, dialect());
    if (!price) {
        m_problem = price.error().what;
        return std::nullopt;
    }
    const auto column = m_mapping->columns.find(key);
    if (column != m_mapping->columns.end()) {
        const PriceCell unit = parsePriceUnit(columnUnit(column->second));
        if (!price->currency)
            price->currency = unit.currency;
        if (price->span == PriceSpan::NotSaid)
            price->span = unit.span;
        price->perAccelerator = price->perAccelerator || unit.perAccelerator;
        price->isFloor = price->isFloor || unit.isFloor;
    }
    // The unit of a row: "1 Hour" stands beside prices of whole terms as well, so only longer ones are believed.
    const PriceCell said = parsePriceUnit(value("unit"));
    price->perAccelerator = price->perAccelerator || said.perAccelerator;
    if (price->span == PriceSpan::NotSaid && said.span != PriceSpan::Hour)
        price->span = said.span;
    const auto unit = m_units->find(key);
    if (price->span == PriceSpan::NotSaid && unit != m_units->end())
        price->span = unit->second;
    return *price;
}

std::optional<Date> MappedCells::day(const std::string &key) const
{
    return parseDay(value(key));
}

} // namespace gpufolio
