// SPDX-License-Identifier: GPL-3.0-or-later
// Demand from a column of a CSV file; declared in demand_reader.h.
#include "plan/demand_reader.h"
#include "plan/scenario_values.h"
#include "support/csv_reader.h"

#include <filesystem>

namespace gpufolio
{

namespace
{

constexpr DecimalRange countRange{Decimal(), Decimal::fromInteger(maxCount), false};

bool isNumeric(const CsvTable &table, std::size_t column)
{
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        if (!table.number(row, column))
            return false;
    }
    return true;
}

/// The column that is named, or the only one that holds numbers.
std::optional<std::size_t> chooseColumn(JsonObjectReader &demand, const CsvTable &table, const CsvSeries &series)
{
    if (demand.has("column")) {
        if (const std::optional<std::size_t> column = table.column(series.column))
            return column;
        demand.rejectKey("column", Error::Code::UnknownReference, table.requireColumn(series.column).error().what);
        return std::nullopt;
    }
    std::vector<std::size_t> numeric;
    for (std::size_t column = 0; column < table.header().size(); ++column) {
        if (table.header().size() == 1 || isNumeric(table, column))
            numeric.push_back(column);
    }
    if (numeric.size() == 1)
        return numeric.front();
    demand.rejectKey("csv", Error::Code::MissingKey,
                     {GPUFOLIO_TEXT("model", "a CSV file with %1 columns of numbers was found, expected exactly one or "
                                             "the key 'column' with a name of its first line"),
                      {std::to_string(numeric.size())}});
    return std::nullopt;
}

void readColumn(const CsvTable &table, std::size_t column, CsvSeries &series, Diagnostics &findings)
{
    series.values.reserve(table.rowCount());
    for (std::size_t row = 0; row < table.rowCount() && !isFull(findings); ++row) {
        const Result<std::string> text = table.number(row, column);
        if (!text) {
            addFinding(findings, text.error());
            continue;
        }
        const Result<Decimal> value = Decimal::parse(*text);
        if (!value)
            addFinding(findings, {value.error().code, value.error().what, table.where(row, column)});
        else if (!countRange.contains(*value))
            addFinding(findings, {Error::Code::BadValue, expectedIn(countRange, forMessage(table.cell(row, column))),
                                  table.where(row, column)});
        else
            series.values.push_back(*value);
    }
}

std::string pathOf(const CsvSeries &series, const ReadContext &context)
{
    const std::string path = (std::filesystem::path(context.folder) / series.path).string();
    return path == "-" ? "./-" : path; // "-" alone would be standard input
}

void rejectFile(JsonObjectReader &demand, const std::string &file, const Error &error)
{
    std::error_code ignored;
    if (std::filesystem::exists(file, ignored))
        demand.rejectKey("csv", error.code, error.what);
    else
        demand.rejectKey(
            "csv", Error::Code::Io,
            {GPUFOLIO_TEXT("model", "the file '%1' was not found, expected it beside the scenario"), {file}});
}

} // namespace

void readCsvValues(JsonObjectReader &demand, CsvSeries &series, const ReadContext &context)
{
    const std::string file = pathOf(series, context);
    const Result<std::string> text = readFile(file);
    if (!text) {
        rejectFile(demand, file, text.error());
        return;
    }
    const Read<CsvTable> table = CsvTable::parse(*text, file);
    Diagnostics &findings = *context.csvFindings;
    if (!table) {
        for (const Error &error : table.error())
            addFinding(findings, error);
        return;
    }
    for (const Error &error : table->refused()) // a row left out would move all hours behind it
        addFinding(findings, error);
    if (table->rowCount() == 0)
        demand.rejectKey(
            "csv", Error::Code::BadValue,
            {GPUFOLIO_TEXT("model", "a CSV file without rows was found, expected one row for each hour"), {}});
    else if (const std::optional<std::size_t> column = chooseColumn(demand, *table, series))
        readColumn(*table, *column, series, findings);
}

} // namespace gpufolio
