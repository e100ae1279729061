// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/csv_cells.h"

namespace gpufolio
{

std::string CsvCells::text(std::string_view column) const
{
    const std::optional<std::size_t> index = m_table->column(column);
    if (!index)
        return {};
    const std::string &cell = m_table->cell(m_row, *index);
    const std::size_t first = cell.find_first_not_of(" \t");
    return first == std::string::npos ? std::string() : cell.substr(first, cell.find_last_not_of(" \t") - first + 1);
}

std::string CsvCells::requiredText(std::string_view column) const
{
    std::string value = text(column);
    if (value.empty()) {
        reject(column, Error::Code::BadValue,
               {GPUFOLIO_TEXT("model", "an empty cell was found in column '%1', expected a value"),
                {std::string(column)}});
    }
    return value;
}

std::optional<Decimal> CsvCells::decimal(std::string_view column) const
{
    if (text(column).empty())
        return std::nullopt;
    const Result<std::string> plain = m_table->number(m_row, *m_table->column(column));
    if (!plain) {
        reject(column, plain.error());
        return std::nullopt;
    }
    const Result<Decimal> value = Decimal::parse(*plain);
    if (!value) {
        reject(column, value.error());
        return std::nullopt;
    }
    return *value;
}

std::optional<Decimal> CsvCells::requiredDecimal(std::string_view column) const
{
    return requiredText(column).empty() ? std::nullopt : decimal(column);
}

std::optional<std::int64_t> CsvCells::wholeNumber(std::string_view column) const
{
    constexpr std::int64_t limit = 1'000'000'000;
    const std::optional<Decimal> value = decimal(column);
    if (!value)
        return std::nullopt;
    if (!value->isInteger() || value->isNegative() || *value > Decimal::fromInteger(limit)) {
        reject(column, Error::Code::BadValue,
               {GPUFOLIO_TEXT("model", "'%1' was found, expected a whole number"), {toText(*value)}});
        return std::nullopt;
    }
    return value->floor();
}

std::optional<Date> CsvCells::date(std::string_view column) const
{
    const std::string value = text(column);
    if (value.empty())
        return std::nullopt;
    const Result<Date> day = Date::parse(value);
    if (!day) {
        reject(column, day.error());
        return std::nullopt;
    }
    return *day;
}

std::optional<Currency> CsvCells::currency(std::string_view column) const
{
    const std::string value = requiredText(column);
    if (value.empty())
        return std::nullopt;
    const Result<Currency> currency = Currency::parse(value);
    if (!currency) {
        reject(column, currency.error());
        return std::nullopt;
    }
    return *currency;
}

void CsvCells::reject(std::string_view column, Error::Code code, Message what) const
{
    reject(column, {code, std::move(what), {}});
}

void CsvCells::reject(std::string_view column, Error error) const
{
    const std::optional<std::size_t> index = m_table->column(column);
    error.where = m_table->where(m_row, index.value_or(0));
    if (!index)
        error.where.field = column;
    addFinding(*m_findings, std::move(error));
}

Read<CsvTable> parseStrictTable(std::string_view text, const std::string &fileName,
                                const std::vector<std::string_view> &columns, std::optional<CsvDialect> dialect)
{
    Read<CsvTable> table = CsvTable::parse(text, fileName, dialect);
    if (!table)
        return table;
    Diagnostics findings;
    for (const std::string_view column : columns) {
        const Result<std::size_t> found = table->requireColumn(column);
        if (!found)
            addFinding(findings, found.error());
    }
    for (const Error &error : table->refused())
        addFinding(findings, error);
    if (!findings.empty())
        return findings;
    return table;
}

} // namespace gpufolio
