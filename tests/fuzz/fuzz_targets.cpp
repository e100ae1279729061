// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz_targets.h"

#include "plan/scenario_reader.h"
#include "prices/book_file.h"
#include "prices/bundled.h"
#include "prices/price_cell.h"
#include "prices/price_import.h"
#include "prices/price_mapping.h"
#include "prices/sources/source_reader.h"
#include "support/source_text.h"
#include "support/text_encoding.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace gpufolio::test
{

namespace
{

const std::string fileName = "/no-such-folder/fuzz";

Date today()
{
    return *Date::parse("2026-11-30");
}

[[noreturn]] void fail(const std::string &what)
{
    std::fprintf(stderr, "broken: %s\n", what.c_str());
    std::abort();
}

void demand(bool holds, const std::string &what)
{
    if (!holds)
        fail(what);
}

/// A finding says which file, and what can't be read as a text also where in it.
void demandPlace(const Error &error)
{
    demand(error.where.file == fileName, "no file in: " + toText(error));
    demand(!render(error.what).empty(), "a finding without words");
    demand(error.code != Error::Code::Syntax || error.where.line > 0, "no line in: " + toText(error));
}

void demandPlaces(const Diagnostics &findings)
{
    demand(!findings.empty() && findings.size() <= maxDiagnostics, "the number of findings");
    for (const Error &error : findings)
        demandPlace(error);
}

void demandSaneReport(const ImportReport &report)
{
    demand(report.read == report.kept + report.merged + report.heldBack + report.refused, "a row has no fate, or two");
    demand(report.refusedRows.size() == report.refused, "a row was refused without a reason");
    for (const std::vector<ImportIssue> *issues : {&report.refusedRows, &report.notices}) {
        for (const ImportIssue &issue : *issues) {
            demand(issue.line > 0, "no line in: " + render(issue.what));
            demand(!render(issue.what).empty(), "an issue without words");
        }
    }
}

void demandSaneBook(const PriceBook &book)
{
    for (const PriceRow &row : book.rows()) {
        demand(amortisedHourly(row) > Decimal(), "no price: " + offerIdOf(row));
        demand(row.acceleratorCount > Decimal(), "no accelerators: " + offerIdOf(row));
        demand(!hasTerm(row.kind) || row.termHours > 0, "no term: " + offerIdOf(row));
    }
    static_cast<void>(book.offers());
}

Read<ImportOutcome> import(const std::string &source, std::string_view bytes, const PriceBook &accepted = {})
{
    return importPrices({std::string(bytes), fileName, source, ""}, accepted, today());
}

void feedImport(const std::string &source, std::string_view bytes)
{
    const Read<ImportOutcome> outcome = import(source, bytes);
    if (!outcome)
        return demandPlaces(outcome.error());
    demandSaneReport(outcome->report);
    demandSaneBook(outcome->book);
    const Read<ImportOutcome> again = import(source, bytes, outcome->book);
    demand(again && again->book.rows() == outcome->book.rows(), "importing once more changed the book");
}

/// Gives the bytes in small pieces whose lengths the input decides.
ByteSource inPieces(std::string_view bytes)
{
    return [bytes, at = std::size_t{0}](char *buffer, std::size_t wanted) mutable -> Result<std::size_t> {
        const std::size_t most = at < bytes.size() ? 1 + static_cast<unsigned char>(bytes[at]) % 64 : 0;
        const std::size_t count = std::min({wanted, most, bytes.size() - at});
        std::memcpy(buffer, bytes.data() + at, count);
        at += count;
        return count;
    };
}

/// A stream in pieces gives the same rows as the whole text.
void feedStream(const SourceReader &reader, std::string_view bytes)
{
    if (firstInvalidUtf8(bytes) || bytes.find('\0') != std::string_view::npos)
        return; // such a text never comes here
    const SourceContext context{&bundledAccelerators(), &bundledInstances(), fileName, "", today()};
    const Read<SourceRows> whole = reader.read(bytes, context);
    const Read<SourceRows> streamed = reader.stream(inPieces(bytes), bytes, context);
    demand(whole.hasValue() == streamed.hasValue(), "a stream is read and the same text is not, or the other way");
    if (!whole)
        return demandPlaces(streamed.error());
    demand(whole->lines == streamed->lines, "a stream has other rows than the same text");
    demand(whole->refused == streamed->refused, "a stream has other refusals than the same text");
    demand(std::equal(whole->prices.begin(), whole->prices.end(), streamed->prices.begin(), streamed->prices.end(),
                      [](const SourcePrice &a, const SourcePrice &b) { return a.line == b.line && a.row == b.row; }),
           "a stream has other prices than the same text");
}

/// The first byte chooses the decimal sign, the rest is the cell.
void feedCell(std::string_view bytes)
{
    if (bytes.empty())
        return;
    CsvDialect dialect;
    dialect.decimalSign = bytes.front() % 2 == 0 ? '.' : ',';
    const std::string_view cell = bytes.substr(1);
    const Result<PriceCell> price = parsePriceCell(cell, dialect);
    demand(price || !render(price.error().what).empty(), "a cell is refused without words");
    demand(parsePriceUnit(cell).amount.isZero(), "a unit has an amount");
    static_cast<void>(parseCount(cell, dialect));
    static_cast<void>(parseTermHours(cell));
}

void feedEncoding(std::string_view bytes)
{
    const Result<DecodedText> decoded = decodeText(bytes, fileName);
    if (!decoded)
        return demandPlace(decoded.error());
    demand(!firstInvalidUtf8(decoded->text), "decoded into what is no UTF-8");
}

void feedMapping(std::string_view bytes)
{
    const Read<PriceMapping> mapping = readMapping(std::string(bytes), fileName);
    if (!mapping)
        return demandPlaces(mapping.error());
    const Read<PriceMapping> again = readMapping(writeMapping(*mapping), fileName);
    demand(again && *again == *mapping, "a mapping that was written is read otherwise");
}

void feedScenario(std::string_view bytes)
{
    const Read<ScenarioSet> scenario = readScenario(std::string(bytes), fileName);
    if (!scenario)
        return demandPlaces(scenario.error());
    const std::string written = writeScenario(*scenario);
    const Read<ScenarioSet> again = readScenario(written, fileName);
    demand(again && writeScenario(*again) == written, "a scenario that was written is read otherwise");
}

void feedBook(std::string_view bytes)
{
    const Read<PriceBook> book = readBook(bytes, fileName);
    if (!book)
        return demandPlaces(book.error());
    const Result<std::string> written = writeBook(*book);
    demand(written.hasValue(), "a book that was read can't be written");
    const Read<PriceBook> again = readBook(*written, fileName);
    demand(again && again->rows() == book->rows(), "a book that was written is read otherwise");
}

} // namespace

const std::vector<FuzzTarget> &fuzzTargets()
{
    static const std::vector<FuzzTarget> targets = [] {
        std::vector<FuzzTarget> all;
        for (const std::string &source : importSources())
            all.push_back({source, [source](std::string_view bytes) { feedImport(source, bytes); }});
        for (const SourceReader &reader : sourceReaders()) {
            if (reader.stream != nullptr)
                all.push_back({std::string(reader.name) + "-stream",
                               [&reader](std::string_view bytes) { feedStream(reader, bytes); }});
        }
        all.push_back({"price-cell", feedCell});
        all.push_back({"encoding", feedEncoding});
        all.push_back({"mapping", feedMapping});
        all.push_back({"scenario", feedScenario});
        all.push_back({"book", feedBook});
        return all;
    }();
    return targets;
}

} // namespace gpufolio::test
