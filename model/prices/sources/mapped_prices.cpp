// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/mapped_prices.h"

#include "prices/sources/table_words.h"
#include "support/source_text.h"

#include <array>
#include <cstdint>
#include <utility>

namespace gpufolio
{

namespace
{

constexpr std::int64_t monthHours = 730;
constexpr std::int64_t yearHours = 8760;

/// Columns with the price of a term beside those of others, and its hours.
constexpr std::array<std::pair<const char *, std::int64_t>, 7> termColumns = {{{"monthly", monthHours},
                                                                               {"threeMonths", 3 * monthHours},
                                                                               {"sixMonths", 6 * monthHours},
                                                                               {"oneYear", yearHours},
                                                                               {"twoYears", 2 * yearHours},
                                                                               {"threeYears", 3 * yearHours},
                                                                               {"fiveYears", 5 * yearHours}}};

void addNote(PriceRow &row, const std::string &text)
{
    row.note += (row.note.empty() ? "" : "; ") + text;
}

Decimal perHour(Decimal amount, std::int64_t hours)
{
    return divide(amount, Decimal::fromInteger(hours), Rounding::HalfEven);
}

class RowPrices
{
public:
    RowPrices(MappedCells &cells, const PriceRow &machine, SourceRows &found)
        : m_cells(cells), m_machine(machine), m_found(found)
    {
    }

    void add()
    {
        addMain();
        addPlain("spotHourly", OptionKind::Spot, m_machine.operatingSystem);
        addPlain("windowsHourly", OptionKind::OnDemand, "windows");
        addPlain("windowsSpotHourly", OptionKind::Spot, "windows");
        for (const auto &[key, hours] : termColumns) {
            if (const std::optional<PriceCell> cell = m_cells.price(key))
                addTerm(m_machine, *cell, hours);
        }
    }

private:
    void keep(PriceRow row) { m_found.prices.push_back({m_cells.line(), std::move(row)}); }

    /// The amount for the whole machine; also fills in the currency. Nothing when that isn't told.
    std::optional<Decimal> perMachine(const PriceCell &cell, PriceRow &row)
    {
        const std::string code = m_cells.value("currency");
        const auto currency = cell.currency ? Result<Currency>(*cell.currency) : Currency::parse(code);
        if (!currency) {
            m_cells.setProblem(
                code.empty()
                    ? Message{GPUFOLIO_TEXT("model", "the price '%1' has no currency; expected a code such as USD"),
                              {toText(cell.amount)}}
                    : Message{GPUFOLIO_TEXT("model", "the currency '%1' was found, expected a code such as USD"),
                              {forMessage(code)}});
            return std::nullopt;
        }
        row.currency = *currency;
        if (cell.isFloor)
            addNote(row, "a price from which on (起)");
        if (!cell.perAccelerator)
            return cell.amount;
        addNote(row, toText(cell.amount) + " per GPU");
        return multiply(cell.amount, row.acceleratorCount);
    }

    /// A rate that is given for a longer time; the note says so. Also fills in the currency.
    std::optional<Decimal> hourlyRate(const PriceCell &cell, PriceRow &row)
    {
        const std::optional<Decimal> amount = perMachine(cell, row);
        if (!amount || cell.span == PriceSpan::Hour || cell.span == PriceSpan::NotSaid)
            return amount;
        const bool isMonth = cell.span == PriceSpan::Month;
        addNote(row, toText(*amount) + (isMonth ? " per month of 730 h" : " per year of 8760 h"));
        return perHour(*amount, isMonth ? monthHours : yearHours);
    }

    void addPlain(const char *key, OptionKind kind, const std::string &operatingSystem)
    {
        const std::optional<PriceCell> cell = m_cells.price(key);
        if (!cell)
            return;
        PriceRow row = m_machine;
        row.kind = kind;
        row.operatingSystem = operatingSystem;
        const auto hourly = hourlyRate(*cell, row);
        if (!hourly)
            return;
        row.hourly = *hourly;
        keep(std::move(row));
    }

    /// The column of prices whose kind the row says.
    void addMain()
    {
        const char *key = "hourly";
        for (const char *other : {"acceleratorHourly", "amortisedHourly"})
            key = m_cells.value(key).empty() && !m_cells.value(other).empty() ? other : key;
        std::optional<PriceCell> cell = m_cells.price(key);
        const std::optional<PriceCell> upfront = m_cells.price("upfront");
        const bool isEffective = std::string_view(key) == "amortisedHourly";
        // A part of a price that can't be read is not a part of 0, nor is an upfront alone a rate.
        if (!m_cells.problem().empty() || (!cell && (!upfront || isEffective)))
            return;
        if (cell && std::string_view(key) == "acceleratorHourly")
            cell->perAccelerator = true;
        const std::string kind = m_cells.value("kind");
        const std::optional<PurchaseWords> purchase = parsePurchase(kind);
        if (!purchase) {
            m_cells.setProblem(
                {GPUFOLIO_TEXT("model", "'%1' was found for the kind, expected on-demand, reserved or spot"),
                 {forMessage(kind)}});
            return;
        }
        PriceRow row = m_machine;
        row.kind = purchase->kind;
        if (hasTerm(row.kind))
            return addBought(std::move(row), *purchase, cell, upfront, isEffective);
        if (!cell)
            return;
        const bool isSubscription = kind.empty() && (cell->span == PriceSpan::Month || cell->span == PriceSpan::Year);
        if (isSubscription)
            return addTerm(std::move(row), *cell, cell->span == PriceSpan::Month ? monthHours : yearHours);
        const std::optional<Decimal> hourly = hourlyRate(*cell, row);
        const std::optional<PriceCell> host = m_cells.price("hostHourly");
        if (!hourly)
            return;
        row.hourly = host ? *hourly + host->amount : *hourly;
        keep(std::move(row));
    }

    /// The term that the kind or a cell of its own says, else the one that the price is for.
    Result<std::int64_t> termOf(const PurchaseWords &purchase, const std::optional<PriceCell> &cell) const
    {
        if (purchase.termHours != 0)
            return purchase.termHours;
        const std::string term = m_cells.value("termHours");
        if (term.empty() && cell && cell->span == PriceSpan::Month)
            return monthHours;
        if (term.empty() && cell && cell->span == PriceSpan::Year)
            return yearHours;
        return parseTermHours(term);
    }

    /// A price of something that is bought for a term.
    void addBought(PriceRow row, const PurchaseWords &purchase, const std::optional<PriceCell> &cell,
                   const std::optional<PriceCell> &upfront, bool isEffective)
    {
        const Result<std::int64_t> term = termOf(purchase, cell);
        if (!term)
            return m_cells.setProblem(term.error().what);
        row.termHours = *term;
        row.paymentOption =
            m_cells.value("paymentOption").empty() ? purchase.paymentOption : m_cells.value("paymentOption");
        row.offeringClass =
            m_cells.value("offeringClass").empty() ? purchase.offeringClass : m_cells.value("offeringClass");
        if (isEffective)
            return addEffective(std::move(row), *cell, upfront);
        // A reservation's only price is that of the whole term, unless the row says that it is paid by the hour.
        const bool isWholeTerm =
            cell && !upfront && inLowerCase(m_cells.value("kind")) != "commitment" && row.paymentOption != "noUpfront";
        if (isWholeTerm)
            return addTerm(std::move(row), *cell, *term);
        if (cell) {
            const auto hourly = hourlyRate(*cell, row);
            if (!hourly)
                return;
            row.hourly = *hourly;
        }
        if (upfront) {
            const auto paid = perMachine(*upfront, row);
            if (!paid)
                return;
            row.upfront = *paid;
        }
        keep(std::move(row));
    }

    /// A rate in which the upfront is spread over the term already: the upfront is taken out of it again.
    void addEffective(PriceRow row, const PriceCell &cell, const std::optional<PriceCell> &upfront)
    {
        const std::optional<Decimal> effective = perMachine(cell, row);
        if (!effective)
            return;
        const auto paid = upfront ? perMachine(*upfront, row) : std::nullopt;
        row.upfront = paid.value_or(Decimal());
        const bool isKnown = paid || row.paymentOption == "noUpfront" || row.paymentOption.empty();
        if (!isKnown || (row.paymentOption == "partialUpfront" && row.upfront.isZero()))
            return m_cells.setProblem(
                {GPUFOLIO_TEXT("model", "only the effective rate %1 was found, expected the upfront beside it"),
                 {toText(*effective)}});
        const Decimal spread = perHour(row.upfront, row.termHours);
        if (nearlyEqual(spread, *effective)) {
            keep(std::move(row)); // all is paid at the start; its rate was rounded
            return;
        }
        if (spread > *effective)
            return m_cells.setProblem(
                {GPUFOLIO_TEXT("model", "the upfront comes to %1 an hour, more than the effective rate %2"),
                 {toText(spread), toText(*effective)}});
        row.hourly = *effective - spread;
        keep(std::move(row));
    }

    /// The price of a term: as a whole and paid when it starts, unless the cell has a shorter unit.
    void addTerm(PriceRow row, const PriceCell &cell, std::int64_t termHours)
    {
        const auto amount = perMachine(cell, row);
        if (!amount)
            return;
        row.kind = OptionKind::Commitment;
        row.termHours = termHours;
        const bool isRecurring =
            cell.span == PriceSpan::Hour || (cell.span == PriceSpan::Month && termHours > monthHours);
        if (isRecurring) {
            row.paymentOption = "noUpfront";
            row.hourly = cell.span == PriceSpan::Hour ? *amount : perHour(*amount, monthHours);
            if (cell.span == PriceSpan::Month)
                addNote(row, toText(*amount) + " per month of 730 h");
            return keep(std::move(row));
        }
        row.paymentOption = "allUpfront";
        if (cell.span == PriceSpan::Year && termHours < yearHours)
            row.termHours = yearHours;
        const std::int64_t years = cell.span == PriceSpan::Year ? row.termHours / yearHours : 1;
        row.upfront = times(*amount, years);
        if (years > 1)
            addNote(row, toText(*amount) + " per year");
        addNote(row, "price of the whole term of " + std::to_string(row.termHours) + " h");
        keep(std::move(row));
    }

    MappedCells &m_cells;
    const PriceRow &m_machine;
    SourceRows &m_found;
};

} // namespace

void addMappedPrices(MappedCells &cells, const PriceRow &machine, SourceRows &found)
{
    RowPrices(cells, machine, found).add();
}

} // namespace gpufolio
