// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/price_tables.h"

#include <algorithm>
#include <array>

namespace gpufolio
{

namespace
{

constexpr std::array<PriceState, 3> states = {PriceState::Accepted, PriceState::HeldBack, PriceState::Incomplete};

/// The columns of a price after (snapshot, position), in the order in which they are bound and read.
constexpr std::string_view columns =
    "provider, account, region, zone, instance_type, operating_system, tenancy, kind, term_hours, payment_option, "
    "offering_class, currency, accelerator, accelerator_count, hourly, upfront, vcpus, memory_gb, source, retrieved, "
    "valid_from, source_url, note, state, max_instances, available_from, quote";

template <typename T> std::optional<std::string> optionalText(const std::optional<T> &value)
{
    if (!value)
        return std::nullopt;
    if constexpr (std::is_same_v<T, Date> || std::is_same_v<T, UtcHour>)
        return value->toText();
    else
        return toText(*value);
}

void bindRow(sqlite::Statement &statement, const PriceRow &row)
{
    int at = 2;
    const auto text = [&](std::string_view value) { statement.bindBorrowed(++at, value); }; // of the row
    const auto made = [&](std::string_view value) { statement.bind(++at, value); };
    text(row.provider);
    text(row.account);
    text(row.region);
    text(row.zone);
    text(row.instanceType);
    text(row.operatingSystem);
    text(row.tenancy);
    text(toText(row.kind));
    statement.bind(++at, row.termHours);
    text(row.paymentOption);
    text(row.offeringClass);
    made(row.currency.code());
    text(row.accelerator);
    made(toText(row.acceleratorCount));
    made(toText(row.hourly));
    made(toText(row.upfront));
    statement.bindOptional(++at, optionalText(row.vcpus));
    statement.bindOptional(++at, optionalText(row.memoryGb));
    text(row.provenance.source);
    statement.bindOptional(++at, optionalText(row.provenance.retrieved));
    statement.bindOptional(++at, optionalText(row.provenance.validFrom));
    text(row.sourceUrl);
    text(row.note);
    text(toText(row.state));
    ++at;
    if (row.maxInstances)
        statement.bind(at, *row.maxInstances);
    else
        statement.bindOptional(at, std::nullopt);
    statement.bindOptional(++at, optionalText(row.availableFrom));
    statement.bindOptional(++at, row.quote ? std::optional(toText(*row.quote)) : std::nullopt);
}

/// Reads the cells of a row one after the other.
class RowCells
{
public:
    RowCells(const sqlite::Database &database, const sqlite::Statement &statement)
        : m_database(database), m_statement(statement)
    {
    }

    std::string text() { return m_statement.text(++m_column); }
    std::int64_t integer() { return m_statement.integer(++m_column); }
    template <typename T> T parsed() { return parse<T>(text()); }
    template <typename T> std::optional<T> optional()
    {
        const std::optional<std::string> value = m_statement.optionalText(++m_column);
        return value ? std::optional(parse<T>(*value)) : std::nullopt;
    }
    std::optional<std::int64_t> optionalInteger()
    {
        const bool isThere = m_statement.optionalText(++m_column).has_value();
        return isThere ? std::optional(m_statement.integer(m_column)) : std::nullopt;
    }
    Rare<QuoteTerms> quote()
    {
        const std::optional<std::string> value = m_statement.optionalText(++m_column);
        if (!value)
            return {};
        const Read<QuoteTerms> terms = readQuoteTerms(*value, m_database.path());
        if (!terms)
            fail(*value);
        return *terms;
    }
    OptionKind kind()
    {
        const std::string name = text();
        const std::optional<OptionKind> kind = optionKindFrom(name);
        if (!kind)
            fail(name);
        return *kind;
    }
    PriceState state()
    {
        const std::string name = text();
        const auto *const found =
            std::find_if(states.begin(), states.end(), [&name](PriceState state) { return toText(state) == name; });
        if (found == states.end())
            fail(name);
        return *found;
    }

private:
    template <typename T> T parse(const std::string &value)
    {
        const Result<T> read = T::parse(value);
        if (!read)
            fail(value);
        return *read;
    }
    [[noreturn]] void fail(const std::string &value) const
    {
        throw sqlite::Failure(
            {Error::Code::Syntax,
             {GPUFOLIO_TEXT("model", "the project file is damaged: '%1' was found in a price"), {value}},
             {m_database.path(), 0, 0, {}}});
    }

    const sqlite::Database &m_database;
    const sqlite::Statement &m_statement;
    int m_column = -1;
};

PriceRow readRow(RowCells cells)
{
    PriceRow row;
    row.provider = cells.text();
    row.account = cells.text();
    row.region = cells.text();
    row.zone = cells.text();
    row.instanceType = cells.text();
    row.operatingSystem = cells.text();
    row.tenancy = cells.text();
    row.kind = cells.kind();
    row.termHours = cells.integer();
    row.paymentOption = cells.text();
    row.offeringClass = cells.text();
    row.currency = cells.parsed<Currency>();
    row.accelerator = cells.text();
    row.acceleratorCount = cells.parsed<Decimal>();
    row.hourly = cells.parsed<Decimal>();
    row.upfront = cells.parsed<Decimal>();
    row.vcpus = cells.optional<Decimal>();
    row.memoryGb = cells.optional<Decimal>();
    row.provenance.source = cells.text();
    row.provenance.retrieved = cells.optional<Date>();
    row.provenance.validFrom = cells.optional<Date>();
    row.sourceUrl = cells.text();
    row.note = cells.text();
    row.state = cells.state();
    row.maxInstances = cells.optionalInteger();
    row.availableFrom = cells.optional<UtcHour>();
    row.quote = cells.quote();
    return row;
}

} // namespace

std::vector<SnapshotInfo> readSnapshots(sqlite::Database &database)
{
    std::vector<SnapshotInfo> snapshots;
    sqlite::Statement select(database, "SELECT id, source, created, row_count FROM snapshots ORDER BY number");
    while (select.step())
        snapshots.push_back(
            {select.text(0), select.text(1), select.text(2), static_cast<std::size_t>(select.integer(3))});
    return snapshots;
}

std::optional<PriceBook> readSnapshot(sqlite::Database &database, const std::string &id)
{
    sqlite::Statement number(database, "SELECT number FROM snapshots WHERE id = ?1");
    number.bind(1, id);
    if (!number.step())
        return std::nullopt;
    sqlite::Statement select(database,
                             "SELECT " + std::string(columns) + " FROM prices WHERE snapshot = ?1 ORDER BY position");
    select.bind(1, number.integer(0));
    std::vector<PriceRow> rows;
    while (select.step())
        rows.push_back(readRow(RowCells(database, select)));
    return PriceBook(std::move(rows));
}

std::vector<DatedOffer> readOffer(sqlite::Database &database, const std::string &offerId)
{
    // An offer id is a join of cells: rows whose machine and region are in it are few, and the book finds its own.
    sqlite::Statement select(database,
                             "SELECT " + std::string(columns) +
                                 " FROM prices WHERE snapshot = (SELECT number FROM snapshots WHERE id = ?1)"
                                 " AND instr(?2, instance_type) > 0 AND instr(?2, region) > 0 ORDER BY position");
    std::vector<DatedOffer> found;
    for (const SnapshotInfo &info : readSnapshots(database)) {
        select.bind(1, info.id).bind(2, offerId);
        std::vector<PriceRow> rows;
        while (select.step())
            rows.push_back(readRow(RowCells(database, select)));
        select.reset();
        const Result<Date> added = Date::parse(info.created.substr(0, 10));
        found.push_back({info.id, info.source, added ? std::optional(*added) : std::nullopt,
                         PriceBook(std::move(rows)).offer(offerId)});
    }
    return found;
}

void writeSnapshot(sqlite::Database &database, const PriceBook &book, const SnapshotInfo &info)
{
    const std::int64_t number = database.number("SELECT COALESCE(MAX(number), 0) + 1 FROM snapshots");
    sqlite::Statement snapshot(database, "INSERT INTO snapshots VALUES (?1, ?2, ?3, ?4, ?5)");
    snapshot.bind(1, number).bind(2, info.id).bind(3, info.source);
    snapshot.bind(4, info.created).bind(5, static_cast<std::int64_t>(book.rows().size()));
    snapshot.run();
    std::string places = "?1, ?2";
    const auto count = std::count(columns.begin(), columns.end(), ',') + 1;
    for (std::ptrdiff_t i = 0; i < count; ++i)
        places += ", ?" + std::to_string(i + 3);
    sqlite::Statement insert(database, "INSERT INTO prices (snapshot, position, " + std::string(columns) +
                                           ") VALUES (" + places + ")");
    std::int64_t position = 0;
    for (const PriceRow &row : book.rows()) {
        insert.bind(1, number).bind(2, ++position);
        bindRow(insert, row);
        insert.run();
    }
}

} // namespace gpufolio
