// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/book_file.h"

#include "prices/csv_cells.h"
#include "support/csv_writer.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace gpufolio
{

namespace
{

const std::vector<std::string_view> requiredColumns = {"provider",         "region",   "instanceType", "accelerator",
                                                       "acceleratorCount", "kind",     "hourly",       "currency",
                                                       "source",           "retrieved"};

constexpr std::array<PriceState, 3> states = {PriceState::Accepted, PriceState::HeldBack, PriceState::Incomplete};

OptionKind readKind(const CsvCells &cells)
{
    const std::string name = cells.requiredText("kind");
    const std::optional<OptionKind> kind = optionKindFrom(name);
    if (!kind && !name.empty()) {
        cells.reject("kind", Error::Code::BadValue,
                     {GPUFOLIO_TEXT("model", "'%1' was found, expected one of %2"),
                      {forMessage(name), "onDemand, commitment, spot, capacityBlock, spendCommitment"}});
    }
    return kind.value_or(OptionKind::OnDemand);
}

PriceState readState(const CsvCells &cells)
{
    const std::string name = cells.text("state");
    const auto *const found =
        std::find_if(states.begin(), states.end(), [&name](PriceState state) { return toText(state) == name; });
    if (found != states.end())
        return *found;
    if (!name.empty()) {
        cells.reject(
            "state", Error::Code::BadValue,
            {GPUFOLIO_TEXT("model", "'%1' was found, expected accepted, heldBack or incomplete"), {forMessage(name)}});
    }
    return PriceState::Accepted;
}

/// The parts of the price: what is owed each hour, for how long, and what is paid first.
void readPrice(const CsvCells &cells, PriceRow &row)
{
    const std::optional<Decimal> hourly = cells.requiredDecimal("hourly");
    const std::optional<Decimal> upfront = cells.decimal("upfront");
    const std::optional<std::int64_t> termHours = cells.wholeNumber("termHours");
    row.hourly = hourly.value_or(Decimal());
    row.upfront = upfront.value_or(Decimal());
    row.termHours = termHours.value_or(0);
    if (row.hourly.isNegative() || row.upfront.isNegative()) {
        cells.reject(row.hourly.isNegative() ? "hourly" : "upfront", Error::Code::BadValue,
                     {GPUFOLIO_TEXT("model", "a negative price was found, expected 0 or more"), {}});
        return;
    }
    if (!hasTerm(row.kind)) {
        if (row.termHours != 0 || !row.upfront.isZero()) {
            cells.reject(row.termHours != 0 ? "termHours" : "upfront", Error::Code::BadValue,
                         {GPUFOLIO_TEXT(
                              "model", "a value was found, expected none: only a commitment has a term and an upfront"),
                          {}});
        }
    } else if (row.termHours == 0) {
        cells.reject(
            "termHours", Error::Code::BadValue,
            {GPUFOLIO_TEXT("model", "no term was found, expected the hours of the commitment, such as 8760"), {}});
    } else if (!upfront && (row.paymentOption == "allUpfront" || row.paymentOption == "partialUpfront")) {
        cells.reject("upfront", Error::Code::BadValue,
                     {GPUFOLIO_TEXT("model", "no upfront was found, expected one: the payment option is %1"),
                      {row.paymentOption}});
    }
    if (hourly && row.hourly.isZero() && row.upfront.isZero()) {
        cells.reject(
            "hourly", Error::Code::MissingPrice,
            {GPUFOLIO_TEXT(
                 "model",
                 "a price of 0 was found, expected a price above 0 (a price that isn't known must be left out)"),
             {}});
    }
}

/// Quota, lead time and what a quote says besides its price.
void readTerms(const CsvCells &cells, PriceRow &row)
{
    row.maxInstances = cells.wholeNumber("maxInstances");
    if (const std::string from = cells.text("availableFrom"); !from.empty()) {
        const Result<UtcHour> hour = UtcHour::parse(from);
        if (hour)
            row.availableFrom = *hour;
        else
            cells.reject("availableFrom", hour.error().code, hour.error().what);
    }
    if (const std::string quote = cells.text("quote"); !quote.empty()) {
        Read<QuoteTerms> terms = readQuoteTerms(quote, {});
        if (terms)
            row.quote = std::move(*terms);
        else
            cells.reject("quote", terms.error().front().code, terms.error().front().what);
    }
}

/// Columns that only few books have: written when a row has such a value.
struct RareColumns {
    explicit RareColumns(const PriceBook &book)
    {
        for (const PriceRow &row : book.rows()) {
            maxInstances = maxInstances || row.maxInstances;
            availableFrom = availableFrom || row.availableFrom;
            quote = quote || row.quote;
        }
    }
    void writeHeader(CsvWriter &csv) const
    {
        for (const auto &[isThere, name] :
             {std::pair(maxInstances, "maxInstances"), {availableFrom, "availableFrom"}, {quote, "quote"}}) {
            if (isThere)
                csv.text(name);
        }
    }
    void write(CsvWriter &csv, const PriceRow &row) const
    {
        if (maxInstances)
            row.maxInstances ? csv.number(*row.maxInstances) : csv.empty();
        if (availableFrom)
            row.availableFrom ? csv.text(row.availableFrom->toText()) : csv.empty();
        if (quote)
            row.quote ? csv.text(toText(*row.quote)) : csv.empty();
    }

    bool maxInstances = false;
    bool availableFrom = false;
    bool quote = false;
};

} // namespace

bool isBookHeader(const CsvTable &table)
{
    return std::all_of(requiredColumns.begin(), requiredColumns.end(),
                       [&table](std::string_view column) { return table.column(column).has_value(); });
}

PriceRow readBookRow(const CsvTable &table, std::size_t row, Diagnostics &findings)
{
    const CsvCells cells(table, row, findings);
    PriceRow price;
    price.provider = cells.requiredText("provider");
    price.account = cells.text("account");
    price.region = cells.text("region");
    price.zone = cells.text("zone");
    price.instanceType = cells.requiredText("instanceType");
    price.operatingSystem = cells.text("operatingSystem");
    if (price.operatingSystem.empty())
        price.operatingSystem = "linux";
    price.tenancy = cells.text("tenancy");
    if (price.tenancy.empty())
        price.tenancy = "shared";
    price.kind = readKind(cells);
    price.paymentOption = cells.text("paymentOption");
    price.offeringClass = cells.text("offeringClass");
    price.currency = cells.currency("currency").value_or(Currency());
    price.accelerator = cells.requiredText("accelerator");
    price.acceleratorCount = cells.requiredDecimal("acceleratorCount").value_or(Decimal::fromInteger(1));
    if (price.acceleratorCount <= Decimal()) {
        cells.reject(
            "acceleratorCount", Error::Code::BadValue,
            {GPUFOLIO_TEXT("model", "'%1' was found, expected a number above 0"), {toText(price.acceleratorCount)}});
    }
    readPrice(cells, price);
    price.vcpus = cells.decimal("vcpus");
    price.memoryGb = cells.decimal("memoryGb");
    price.provenance.source = cells.requiredText("source");
    price.sourceUrl = cells.text("sourceUrl");
    price.provenance.retrieved = cells.date("retrieved");
    price.provenance.validFrom = cells.date("validFrom");
    price.note = cells.text("note");
    price.state = readState(cells);
    readTerms(cells, price);
    return price;
}

Read<std::vector<PriceRow>> readBookRows(std::string_view text, const std::string &fileName)
{
    const Read<CsvTable> table = parseStrictTable(text, fileName, requiredColumns);
    if (!table)
        return table.error();
    std::vector<PriceRow> rows;
    Diagnostics findings;
    for (std::size_t row = 0; row < table->rowCount() && findings.size() < maxDiagnostics; ++row)
        rows.push_back(readBookRow(*table, row, findings));
    if (!findings.empty())
        return findings;
    return rows;
}

Read<PriceBook> readBook(std::string_view text, const std::string &fileName)
{
    Read<std::vector<PriceRow>> rows = readBookRows(text, fileName);
    if (!rows)
        return rows.error();
    return PriceBook(std::move(*rows));
}

Result<std::string> writeBook(const PriceBook &book)
{
    constexpr std::array<std::string_view, 24> columns = {
        "provider",         "account",         "region",    "zone",      "instanceType", "accelerator",
        "acceleratorCount", "operatingSystem", "tenancy",   "kind",      "termHours",    "paymentOption",
        "offeringClass",    "upfront",         "hourly",    "currency",  "vcpus",        "memoryGb",
        "source",           "sourceUrl",       "retrieved", "validFrom", "note",         "state"};
    CsvWriter csv;
    for (const std::string_view column : columns)
        csv.text(column);
    const RareColumns rare(book);
    rare.writeHeader(csv);
    csv.endRow();
    const auto number = [&csv](const std::optional<Decimal> &value) {
        value ? csv.number(toText(*value)) : csv.empty();
    };
    const auto date = [&csv](const std::optional<Date> &day) { day ? csv.text(day->toText()) : csv.empty(); };
    for (const PriceRow &row : book.rows()) {
        const bool commitment = hasTerm(row.kind);
        csv.text(row.provider).text(row.account).text(row.region).text(row.zone).text(row.instanceType);
        csv.text(row.accelerator).number(toText(row.acceleratorCount)).text(row.operatingSystem).text(row.tenancy);
        csv.text(toText(row.kind));
        number(commitment ? std::optional(Decimal::fromInteger(row.termHours)) : std::nullopt);
        csv.text(row.paymentOption).text(row.offeringClass);
        number(commitment ? std::optional(row.upfront) : std::nullopt);
        csv.number(toText(row.hourly)).text(row.currency.code());
        number(row.vcpus);
        number(row.memoryGb);
        csv.text(row.provenance.source).text(row.sourceUrl);
        date(row.provenance.retrieved);
        date(row.provenance.validFrom);
        csv.text(row.note).text(toText(row.state));
        rare.write(csv, row);
        csv.endRow();
    }
    return std::move(csv).finish();
}

} // namespace gpufolio
