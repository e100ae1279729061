// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_cell.h"
#include "prices/price_mapping.h"
#include "support/csv_reader.h"
#include "support/instant.h"
#include "support/text.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace gpufolio
{

/// The cells of the rows of a table by the keys of a mapping.
class MappedCells
{
public:
    /// @param units  key -> what the prices of its column are for, where neither the cells nor the header say it
    MappedCells(const CsvTable &table, const PriceMapping &mapping, const std::map<std::string, PriceSpan> &units)
        : m_table(&table), m_mapping(&mapping), m_units(&units)
    {
    }

    void select(std::size_t row);
    int line() const { return m_table->line(m_row); }
    const CsvDialect &dialect() const { return m_table->dialect(); }

    /// The value of a key: its column's cell, else its constant, else empty.
    std::string value(const std::string &key) const;
    /// The cell of a column by its own name; empty when there is no such column.
    std::string cell(std::string_view column) const;
    bool hasColumn(const std::string &key) const { return m_mapping->columns.count(key) != 0; }

    /// The price of a key, with what its column's name or the mapping's currency say of it. Nothing when the cell is
    /// empty or says that there is no price; where it can't be read, problem() says why.
    std::optional<PriceCell> price(const std::string &key);
    std::optional<Date> day(const std::string &key) const;

    /// What is wrong with a price of the selected row; empty when nothing is.
    const Message &problem() const { return m_problem; }
    void setProblem(Message what) { m_problem = std::move(what); }

private:
    const CsvTable *m_table;
    const PriceMapping *m_mapping;
    const std::map<std::string, PriceSpan> *m_units;
    std::size_t m_row = 0;
    Message m_problem;
};

} // namespace gpufolio
