// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/ecb_rates.h"

#include "prices/sources/ecb_xml.h"
#include "prices/sources/source_reader.h"
#include "prices/sources/table_words.h"
#include "support/csv_reader.h"
#include "support/source_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gpufolio
{

namespace
{

/// "2024-06-28", and "28 June 2024" of the daily table.
std::optional<Date> dayOf(const std::string &text)
{
    static constexpr std::array<std::string_view, 12> months = {"january",   "february", "march",    "april",
                                                                "may",       "june",     "july",     "august",
                                                                "september", "october",  "november", "december"};
    const std::string lower = inLowerCase(text);
    const std::size_t first = lower.find(' ');
    const std::size_t second = first == std::string::npos ? first : lower.find(' ', first + 1);
    if (second == std::string::npos)
        return parseDay(text);
    const auto *month = std::find(months.begin(), months.end(), lower.substr(first + 1, second - first - 1));
    if (month == months.end())
        return std::nullopt;
    return parseDay(lower.substr(second + 1) + "-" + std::to_string(month - months.begin() + 1) + "-" +
                    lower.substr(0, first));
}

bool isRatesHeader(const CsvTable &table)
{
    constexpr std::size_t fewest = 3; // a day and two currencies
    const std::vector<std::string> &header = table.header();
    if (header.size() < fewest || header.front() != "Date")
        return false;
    return std::all_of(header.begin() + 1, header.end(), [&header](const std::string &name) {
        const bool isLast = &name == &header.back();
        return (isLast && name.empty()) || Currency::parse(name);
    });
}

/// Takes a rate over. @return why it can't be used; nothing when it was taken
std::optional<Message> take(ExchangeRates &rates, Date day, const std::string &currency, const std::string &rate)
{
    const Result<Currency> code = Currency::parse(currency);
    if (!code)
        return code.error().what;
    const auto amount = Decimal::parse(rate);
    if (!amount || *amount <= Decimal())
        return Message{GPUFOLIO_TEXT("model", "'%1' was found for %2, expected a rate above 0"),
                       {forMessage(rate), code->code()}};
    rates.set(day, *code, *amount);
    return std::nullopt;
}

Message noDay(const std::string &text)
{
    return {GPUFOLIO_TEXT("model", "'%1' was found for the day, expected one such as 2026-04-13"), {forMessage(text)}};
}

void readDay(const CsvTable &table, std::size_t row, SourceRows &found)
{
    const int line = table.line(row);
    found.lines.push_back(line);
    const std::optional<Date> day = dayOf(table.cell(row, 0));
    if (!day)
        return found.refuse(line, noDay(table.cell(row, 0)));
    std::size_t taken = 0;
    for (std::size_t column = 1; column < table.header().size(); ++column) {
        const std::string &cell = table.cell(row, column);
        if (table.header()[column].empty() || cell.empty() || cell == "N/A")
            continue;
        const Result<std::string> plain = table.number(row, column);
        if (std::optional<Message> why = take(found.rates, *day, table.header()[column], plain ? *plain : cell))
            found.refuse(line, std::move(*why));
        else
            ++taken;
    }
    if (taken > 0)
        found.taken.push_back(line);
    else
        found.refuse(line, Message{GPUFOLIO_TEXT("model", "no rate of exchange was found in this row"), {}});
}

Read<SourceRows> readRatesTable(std::string_view text, const std::string &fileName)
{
    const Read<CsvTable> table = CsvTable::parse(std::string(text), fileName, CsvDialect());
    if (!table)
        return table.error();
    SourceRows found;
    for (const Error &error : table->refused()) {
        found.lines.push_back(error.where.line);
        found.refuse(error.where.line, error.what);
    }
    for (std::size_t row = 0; row < table->rowCount(); ++row)
        readDay(*table, row, found);
    return found;
}

Read<SourceRows> readRatesXml(std::string_view text, const std::string &fileName)
{
    const Result<std::vector<EcbCube>> cubes = readEcbCubes(text, fileName);
    if (!cubes)
        return Diagnostics{cubes.error()};
    SourceRows found;
    found.countsItems = true;
    for (const EcbCube &cube : *cubes) {
        const int item = static_cast<int>(found.lines.size()) + 1;
        found.lines.push_back(item);
        const std::optional<Date> day = dayOf(cube.time);
        std::optional<Message> why = day ? take(found.rates, *day, cube.currency, cube.rate) : noDay(cube.time);
        if (why)
            found.refuse(item, std::move(*why));
        else
            found.taken.push_back(item);
    }
    return found;
}

bool isXml(std::string_view text)
{
    const std::string_view head = headOf(text);
    return !head.empty() && head.front() == '<';
}

} // namespace

bool isEcbRates(std::string_view text)
{
    const std::string_view head = headOf(text);
    if (isXml(text))
        return head.find("Cube") != std::string_view::npos && head.find("currency=") != std::string_view::npos;
    const Read<CsvTable> table = CsvTable::parse(std::string(head.substr(0, head.find('\n'))), {}, CsvDialect());
    return table && isRatesHeader(*table);
}

Read<SourceRows> readEcbRates(std::string_view text, const SourceContext &context)
{
    return isXml(text) ? readRatesXml(text, context.fileName) : readRatesTable(text, context.fileName);
}

} // namespace gpufolio
