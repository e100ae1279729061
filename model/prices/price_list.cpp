// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/price_list.h"

#include "support/csv_writer.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <nlohmann/json.hpp>

namespace gpufolio
{

namespace
{

enum class CellKind { Text, Amount, Count };

/// A column: its key, what its cells are, and how they read and compare.
struct Column {
    std::string key;
    CellKind kind;
    std::function<std::string(const ListedPrice &)> cell;              ///< empty = not known
    std::function<std::optional<Decimal>(const ListedPrice &)> number; ///< of amounts and counts
};

Column textColumn(std::string key, std::function<std::string(const ListedPrice &)> cell)
{
    return {std::move(key), CellKind::Text, std::move(cell), {}};
}

Column numberColumn(std::string key, CellKind kind, std::function<std::optional<Decimal>(const ListedPrice &)> number)
{
    const auto cell = [number](const ListedPrice &price) {
        const std::optional<Decimal> value = number(price);
        return value ? toText(*value) : std::string();
    };
    return {std::move(key), kind, cell, std::move(number)};
}

std::string dateText(const std::optional<Date> &day)
{
    return day ? day->toText() : std::string();
}

/// A figure of commitments only.
std::optional<Decimal> ofCommitment(const PriceRow &row, Decimal value)
{
    return hasTerm(row.kind) ? std::optional(value) : std::nullopt;
}

const std::vector<Column> &columns()
{
    static const std::vector<Column> all = {
        textColumn("provider", [](const ListedPrice &price) { return price.row.provider; }),
        textColumn("region", [](const ListedPrice &price) { return price.row.region; }),
        textColumn("zone", [](const ListedPrice &price) { return price.row.zone; }),
        textColumn("instanceType", [](const ListedPrice &price) { return price.row.instanceType; }),
        textColumn("accelerator", [](const ListedPrice &price) { return price.row.accelerator; }),
        numberColumn("acceleratorCount", CellKind::Count,
                     [](const ListedPrice &price) { return price.row.acceleratorCount; }),
        textColumn("operatingSystem", [](const ListedPrice &price) { return price.row.operatingSystem; }),
        textColumn("kind", [](const ListedPrice &price) { return std::string(toText(price.row.kind)); }),
        numberColumn("termHours", CellKind::Count,
                     [](const ListedPrice &price) {
                         return ofCommitment(price.row, Decimal::fromInteger(price.row.termHours));
                     }),
        numberColumn("upfront", CellKind::Amount,
                     [](const ListedPrice &price) { return ofCommitment(price.row, price.row.upfront); }),
        numberColumn("hourly", CellKind::Amount, [](const ListedPrice &price) { return price.row.hourly; }),
        numberColumn("amortisedHourly", CellKind::Amount,
                     [](const ListedPrice &price) { return price.amortisedHourly; }),
        numberColumn("acceleratorHourly", CellKind::Amount,
                     [](const ListedPrice &price) { return price.acceleratorHourly; }),
        textColumn("currency", [](const ListedPrice &price) { return price.row.currency.code(); }),
        textColumn("source", [](const ListedPrice &price) { return price.row.provenance.source; }),
        textColumn("retrieved", [](const ListedPrice &price) { return dateText(price.row.provenance.retrieved); }),
        textColumn("validFrom", [](const ListedPrice &price) { return dateText(price.row.provenance.validFrom); }),
        textColumn("state", [](const ListedPrice &price) { return std::string(toText(price.row.state)); }),
        // What a scenario calls them; also tells apart two commitments of one term.
        textColumn("offer", [](const ListedPrice &price) { return offerIdOf(price.row); }),
        textColumn("option", [](const ListedPrice &price) { return optionIdOf(price.row); }),
        numberColumn("maxInstances", CellKind::Count,
                     [](const ListedPrice &price) {
                         const auto &most = price.row.maxInstances;
                         return most ? std::optional(Decimal::fromInteger(*most)) : std::nullopt;
                     }),
        textColumn("availableFrom",
                   [](const ListedPrice &price) {
                       return price.row.availableFrom ? price.row.availableFrom->toText() : std::string();
                   }),
    };
    return all;
}

std::string lowerCase(std::string_view text)
{
    std::string lower;
    for (const char c : text)
        lower += c == ' ' || c == '_' ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower;
}

/// "h100" begins "H100-SXM-80GB", but "a10" doesn't begin "A100" nor "A10G".
bool beginsModel(const std::string &beginning, std::string_view model)
{
    const std::string name = lowerCase(model);
    return name.compare(0, beginning.size(), beginning) == 0 &&
           (name.size() == beginning.size() || name[beginning.size()] == '-');
}

/// Whether a model is what the query means: models that begin so, else the one of that name or alias.
std::function<bool(const std::string &)> acceleratorFilter(const std::string &wanted, const PriceBook &book,
                                                           const AcceleratorTable &accelerators)
{
    if (wanted.empty())
        return [](const std::string &) { return true; };
    const std::string beginning = lowerCase(wanted);
    const std::vector<Accelerator> &models = accelerators.models();
    const bool isBeginning =
        std::any_of(models.begin(), models.end(),
                    [&](const Accelerator &model) { return beginsModel(beginning, model.model); }) ||
        std::any_of(book.rows().begin(), book.rows().end(),
                    [&](const PriceRow &row) { return beginsModel(beginning, row.accelerator); });
    if (isBeginning)
        return [beginning](const std::string &model) { return beginsModel(beginning, model); };
    const Accelerator *named = accelerators.find(wanted);
    return [named](const std::string &model) { return named != nullptr && model == named->model; };
}

void sortBy(std::vector<ListedPrice> &prices, const Column &column)
{
    std::stable_sort(prices.begin(), prices.end(), [&column](const ListedPrice &a, const ListedPrice &b) {
        if (column.kind == CellKind::Amount && a.row.currency != b.row.currency)
            return a.row.currency < b.row.currency;
        if (column.kind == CellKind::Text) {
            const std::string left = column.cell(a);
            const std::string right = column.cell(b);
            return left.empty() != right.empty() ? right.empty() : left < right;
        }
        const std::optional<Decimal> left = column.number(a);
        const std::optional<Decimal> right = column.number(b);
        return left && right ? *left < *right : left.has_value() && !right;
    });
}

} // namespace

std::vector<std::string> priceSortKeys()
{
    return priceColumns();
}

Result<std::vector<ListedPrice>> listPrices(const PriceBook &book, const PriceQuery &query,
                                            const AcceleratorTable &accelerators)
{
    const std::vector<Column> &all = columns();
    const auto sortColumn =
        std::find_if(all.begin(), all.end(), [&query](const Column &column) { return column.key == query.sortKey; });
    if (!query.sortKey.empty() && sortColumn == all.end()) {
        std::string keys;
        for (const Column &column : all)
            keys += (keys.empty() ? "" : ", ") + column.key;
        return Error{Error::Code::BadValue,
                     {GPUFOLIO_TEXT("model", "the sort key '%1' was found, expected one of %2"), {query.sortKey, keys}},
                     {}};
    }
    const auto isWanted = acceleratorFilter(query.accelerator, book, accelerators);
    std::vector<ListedPrice> prices;
    try {
        for (const PriceRow &row : book.rows()) {
            const bool listed = (query.provider.empty() || row.provider == query.provider) &&
                                (query.region.empty() || row.region == query.region) &&
                                (!query.kind || row.kind == *query.kind) && isWanted(row.accelerator);
            if (!listed)
                continue;
            const Decimal amortised = amortisedHourly(row);
            prices.push_back({row, amortised, divide(amortised, row.acceleratorCount, Rounding::HalfEven)});
        }
    } catch (const ArithmeticError &error) {
        return error.error();
    }
    if (sortColumn != all.end())
        sortBy(prices, *sortColumn);
    return prices;
}

const std::vector<std::string> &priceColumns()
{
    static const std::vector<std::string> keys = [] {
        std::vector<std::string> names;
        for (const Column &column : columns())
            names.push_back(column.key);
        return names;
    }();
    return keys;
}

std::vector<std::string> priceCells(const ListedPrice &price)
{
    std::vector<std::string> cells;
    for (const Column &column : columns())
        cells.push_back(column.cell(price));
    return cells;
}

std::string priceListJson(const std::vector<ListedPrice> &prices)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const ListedPrice &price : prices) {
        nlohmann::ordered_json entry;
        for (const Column &column : columns()) {
            const std::string cell = column.cell(price);
            if (cell.empty())
                entry[column.key] = nullptr;
            else if (column.kind != CellKind::Count)
                entry[column.key] = cell;
            else if (const Decimal count = *column.number(price); count.isInteger())
                entry[column.key] = count.floor();
            else
                entry[column.key] = count.toDouble();
        }
        list.push_back(std::move(entry));
    }
    const nlohmann::ordered_json document = {{"format", "gpufolio.prices"}, {"formatVersion", 1}, {"prices", list}};
    return document.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

Result<std::string> priceListCsv(const std::vector<ListedPrice> &prices)
{
    CsvWriter csv;
    for (const std::string &key : priceColumns())
        csv.text(key);
    csv.endRow();
    for (const ListedPrice &price : prices) {
        for (const Column &column : columns()) {
            const std::string cell = column.cell(price);
            if (column.kind == CellKind::Text)
                csv.text(cell);
            else if (cell.empty())
                csv.empty();
            else
                csv.number(cell);
        }
        csv.endRow();
    }
    return std::move(csv).finish();
}

} // namespace gpufolio
