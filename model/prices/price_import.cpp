// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/price_import.h"

#include "prices/bundled.h"
#include "prices/price_checks.h"
#include "prices/sources/newest_prices.h"
#include "prices/sources/no_prices.h"
#include "prices/sources/source_reader.h"
#include "support/file_io.h"
#include "support/source_text.h"
#include "support/text_encoding.h"

#include <algorithm>
#include <cstring>
#include <filesystem>

namespace gpufolio
{

namespace
{

/// A move beyond this factor, up or down, is held back.
constexpr std::int64_t largestMove = 5;

/// From worst to best: a row gets the best that one of its prices comes to.
enum class Fate { Refused, Merged, HeldBack, Kept };

/// Takes the prices of one file through the rules of importPrices().
class Import
{
public:
    Import(const PriceBook &accepted, bool acceptOutliers) : m_accepted(accepted), m_acceptOutliers(acceptOutliers) {}

    ImportOutcome run(SourceRows found);

private:
    void refuseZeros(std::vector<SourcePrice> &prices);
    void settleRepeats(std::vector<SourcePrice> &prices);
    void holdBack(SourcePrice &price);
    void settleConflicts(const SourcePrice &price);
    PriceBook mergedBook(std::vector<SourcePrice> prices) const;
    void count(const SourceRows &found);

    void refuse(int line, Message why) { m_issues.push_back({line, std::move(why)}); }
    Fate &fateOf(int line)
    {
        const auto place = std::lower_bound(m_lines.begin(), m_lines.end(), line);
        return m_fates[static_cast<std::size_t>(place - m_lines.begin())];
    }
    void reach(int line, Fate fate)
    {
        Fate &reached = fateOf(line);
        reached = std::max(reached, fate);
    }
    /// The accepted price of the same thing: its own, or for a zone that of its region.
    const PriceRow *acceptedPrice(PriceRow row) const;

    const PriceBook &m_accepted;
    bool m_acceptOutliers;
    std::vector<int> m_lines;          ///< of all rows, sorted
    std::vector<Fate> m_fates;         ///< what became of each
    std::vector<ImportIssue> m_issues; ///< of refused rows and of prices left out of others
    ImportReport m_report;
};

ImportOutcome Import::run(SourceRows found)
{
    leaveOutOlder(found, m_accepted);
    m_lines = std::move(found.lines);
    if (!std::is_sorted(m_lines.begin(), m_lines.end()))
        std::sort(m_lines.begin(), m_lines.end());
    m_lines.erase(std::unique(m_lines.begin(), m_lines.end()), m_lines.end());
    m_fates.assign(m_lines.size(), Fate::Refused);
    for (const int line : found.joined)
        reach(line, Fate::Merged);
    for (const int line : found.taken)
        reach(line, Fate::Kept);
    m_issues = std::move(found.refused);
    refuseZeros(found.prices);
    settleRepeats(found.prices);
    for (SourcePrice &price : found.prices) {
        if (price.row.state == PriceState::Accepted)
            holdBack(price);
    }
    if (!m_acceptOutliers) {
        for (ImportIssue &issue : removeContradictions(found.prices))
            m_issues.push_back(std::move(issue));
    }
    noticeDoubts(found, m_accepted);
    for (SourcePrice &price : found.prices) {
        reach(price.line, price.row.state == PriceState::HeldBack ? Fate::HeldBack : Fate::Kept);
        if (price.row.state == PriceState::Accepted)
            settleConflicts(price);
    }
    count(found);
    return {mergedBook(std::move(found.prices)), std::move(found.rates), std::move(m_report)};
}

void Import::refuseZeros(std::vector<SourcePrice> &prices)
{
    const auto refused = [this](const SourcePrice &price) {
        const Decimal amortised = amortisedHourly(price.row);
        if (amortised > Decimal())
            return false;
        refuse(price.line,
               {GPUFOLIO_TEXT("model", "a price of %1 was found, which is taken as missing"), {toText(amortised)}});
        return true;
    };
    prices.erase(std::remove_if(prices.begin(), prices.end(), refused), prices.end());
}

/// Of prices with one identity the first stays when all are the same, else none.
void Import::settleRepeats(std::vector<SourcePrice> &prices)
{
    std::stable_sort(prices.begin(), prices.end(),
                     [](const SourcePrice &a, const SourcePrice &b) { return compareIdentity(a.row, b.row) < 0; });
    std::vector<SourcePrice> settled;
    for (auto begin = prices.begin(); begin != prices.end();) {
        const auto end = std::find_if(
            begin, prices.end(), [&begin](const SourcePrice &price) { return !sameIdentity(price.row, begin->row); });
        const auto differing = std::find_if(begin, end, [&begin](const SourcePrice &price) {
            return !nearlyEqual(amortisedHourly(price.row), amortisedHourly(begin->row));
        });
        for (auto price = begin; price != end; ++price) {
            if (differing != end) {
                refuse(price->line,
                       {GPUFOLIO_TEXT("model", "two prices of %1 (%2) were found, in lines %3 and %4; none is used"),
                        {offerIdOf(price->row), optionIdOf(price->row), std::to_string(begin->line),
                         std::to_string(differing->line)}});
            } else if (price != begin) {
                reach(price->line, Fate::Merged);
            }
        }
        if (differing == end)
            settled.push_back(std::move(*begin));
        begin = end;
    }
    prices = std::move(settled);
}

const PriceRow *Import::acceptedPrice(PriceRow row) const
{
    const std::vector<PriceRow> &rows = m_accepted.rows();
    const auto search = [&rows](const PriceRow &wanted) -> const PriceRow * {
        const auto found = std::lower_bound(rows.begin(), rows.end(), wanted, [](const PriceRow &a, const PriceRow &b) {
            return compareIdentity(a, b) < 0;
        });
        const bool known = found != rows.end() && sameIdentity(*found, wanted) && found->state == PriceState::Accepted;
        return known ? &*found : nullptr;
    };
    const PriceRow *found = search(row);
    if (found != nullptr || row.zone.empty())
        return found;
    row.zone.clear();
    return search(row);
}

void Import::holdBack(SourcePrice &price)
{
    const PriceRow *known = acceptedPrice(price.row);
    if (known == nullptr || m_acceptOutliers)
        return;
    const Decimal previous = amortisedHourly(*known);
    const Decimal found = amortisedHourly(price.row);
    const bool rose = found > times(previous, largestMove);
    if (!rose && times(found, largestMove) >= previous)
        return;
    price.row.state = PriceState::HeldBack;
    Message reason = rose ? Message{GPUFOLIO_TEXT("model", "the price rose from %1 to %2, more than 5 times"), {}}
                          : Message{GPUFOLIO_TEXT("model", "the price fell from %1 to %2, to less than a fifth"), {}};
    reason.args = {toText(previous), toText(found)};
    m_report.heldBackPrices.push_back({price.line, offerIdOf(price.row), optionIdOf(price.row), price.row.instanceType,
                                       price.row.region, price.row.currency, previous, found, std::move(reason)});
}

void Import::settleConflicts(const SourcePrice &price)
{
    const PriceRow *known = acceptedPrice(price.row);
    if (known == nullptr || !sameIdentity(*known, price.row) ||
        known->provenance.source == price.row.provenance.source ||
        nearlyEqual(amortisedHourly(*known), amortisedHourly(price.row)))
        return;
    const bool knownIsNewer = priceDate(known->provenance) > priceDate(price.row.provenance);
    const PriceRow &used = knownIsNewer ? *known : price.row;
    const PriceRow &other = knownIsNewer ? price.row : *known;
    m_report.conflicts.push_back({offerIdOf(used), optionIdOf(used), amortisedHourly(used), amortisedHourly(other),
                                  used.currency, used.provenance, other.provenance});
}

/// What was typed in of a machine's quota and lead time stays when its price is read anew.
PriceBook Import::mergedBook(std::vector<SourcePrice> prices) const
{
    std::vector<PriceRow> rows;
    for (const PriceRow &row : m_accepted.rows()) {
        const auto found =
            std::lower_bound(prices.begin(), prices.end(), row, [](const SourcePrice &price, const PriceRow &wanted) {
                return compareIdentity(price.row, wanted) < 0;
            });
        const bool replaced = found != prices.end() && sameIdentity(found->row, row) &&
                              found->row.provenance.source == row.provenance.source &&
                              (found->row.state == PriceState::Accepted || found->row.state == row.state);
        if (found != prices.end() && sameIdentity(found->row, row) && !found->row.maxInstances)
            found->row.maxInstances = row.maxInstances;
        if (found != prices.end() && sameIdentity(found->row, row) && !found->row.availableFrom)
            found->row.availableFrom = row.availableFrom;
        if (!replaced)
            rows.push_back(row);
    }
    for (SourcePrice &price : prices)
        rows.push_back(std::move(price.row));
    return PriceBook(std::move(rows));
}

void Import::count(const SourceRows &found)
{
    m_report.read = m_fates.size();
    for (const Fate fate : m_fates) {
        switch (fate) {
        case Fate::Kept:
            ++m_report.kept;
            break;
        case Fate::HeldBack:
            ++m_report.heldBack;
            break;
        case Fate::Merged:
            ++m_report.merged;
            break;
        case Fate::Refused:
            ++m_report.refused;
            break;
        }
    }
    const auto byLine = [](const ImportIssue &a, const ImportIssue &b) { return a.line < b.line; };
    if (!std::is_sorted(m_issues.begin(), m_issues.end(), byLine))
        std::stable_sort(m_issues.begin(), m_issues.end(), byLine);
    m_report.notices = found.notices;
    m_report.refusedRows.reserve(m_report.refused);
    for (ImportIssue &issue : m_issues) {
        std::vector<ImportIssue> &rows = m_report.refusedRows;
        if (fateOf(issue.line) != Fate::Refused)
            m_report.notices.push_back(std::move(issue));
        else if (rows.empty() || rows.back().line != issue.line)
            rows.push_back(std::move(issue));
    }
    std::stable_sort(m_report.notices.begin(), m_report.notices.end(), byLine);
    std::stable_sort(m_report.heldBackPrices.begin(), m_report.heldBackPrices.end(),
                     [](const HeldBackPrice &a, const HeldBackPrice &b) { return a.line < b.line; });
}

} // namespace

const std::vector<std::string> &importSources()
{
    static const std::vector<std::string> sources = [] {
        std::vector<std::string> names = {"auto"};
        for (const SourceReader &reader : sourceReaders())
            names.emplace_back(reader.name);
        return names;
    }();
    return sources;
}

namespace
{

/// The reader that the user named, or the first that knows the text; the last one looks at what nobody knows, and says
/// what it is. Null when the name is unknown.
const SourceReader *readerFor(const PriceFile &file, std::string_view text)
{
    const std::vector<SourceReader> &readers = sourceReaders();
    const bool isAuto = file.source == "auto" && !file.mapping;
    if (file.source == "auto" && file.mapping)
        return &readers.back();
    const auto found = std::find_if(readers.begin(), readers.end(), [&](const SourceReader &reader) {
        return isAuto ? reader.recognises(text) : reader.name == file.source;
    });
    if (found != readers.end())
        return &*found;
    return isAuto ? &readers.back() : nullptr;
}

Error unknownSource(const PriceFile &file)
{
    std::string known;
    for (const std::string &name : importSources())
        known += (known.empty() ? "" : ", ") + name;
    return {Error::Code::BadValue,
            {GPUFOLIO_TEXT("model", "the source '%1' was found, expected one of %2"), {forMessage(file.source), known}},
            {file.fileName, 0, 0, {}}};
}

} // namespace

namespace
{

/// The beginning of a stream, and the stream with it still to come.
struct Begun {
    std::string head;
    ByteSource source;
};

Result<Begun> begin(ByteSource source)
{
    constexpr std::size_t headBytes = std::size_t{128} * 1024; // what headOf() looks at, behind blanks
    std::string head(headBytes, '\0');
    std::size_t size = 0;
    while (size < head.size()) {
        const Result<std::size_t> count = source(head.data() + size, head.size() - size);
        if (!count)
            return count.error();
        if (*count == 0)
            break;
        size += *count;
    }
    head.resize(size);
    ByteSource whole = [head, at = std::size_t{0},
                        rest = std::move(source)](char *buffer, std::size_t wanted) mutable -> Result<std::size_t> {
        if (at == head.size())
            return rest(buffer, wanted);
        const std::size_t count = std::min(wanted, head.size() - at);
        std::memcpy(buffer, head.data() + at, count);
        at += count;
        return count;
    };
    return Begun{std::move(head), std::move(whole)};
}

/// The same stream, which says how far it is and ends with an error when it shall stop.
ByteSource watched(ByteSource source, std::uintmax_t size, const PriceFile &file, const Progress &progress)
{
    return [source = std::move(source), read = std::uintmax_t{0}, size, &file,
            &progress](char *buffer, std::size_t wanted) mutable -> Result<std::size_t> {
        if (progress.cancelled())
            return Error{
                Error::Code::Cancelled, {GPUFOLIO_TEXT("model", "reading was stopped"), {}}, {file.fileName, 0, 0, {}}};
        Result<std::size_t> count = source(buffer, wanted);
        if (count) {
            read += *count;
            if (size > 0)
                progress.at(std::min(1.0, static_cast<double>(read) / static_cast<double>(size)));
        }
        return count;
    };
}

/// All that a stream holds; a file that is no stream of prices may be as large as readFile() allows.
Result<std::string> readAll(ByteSource &source, const std::string &fileName)
{
    constexpr std::size_t piece = std::size_t{1} << 18;
    std::string text;
    for (;;) {
        const std::size_t size = text.size();
        if (size > defaultFileLimit)
            return Error{Error::Code::Io,
                         {GPUFOLIO_TEXT("model", "a file of more than %1 bytes was found, expected at most %1"),
                          {std::to_string(defaultFileLimit)}},
                         {fileName, 0, 0, {}}};
        text.resize(size + piece);
        const Result<std::size_t> count = source(text.data() + size, piece);
        if (!count)
            return count.error();
        text.resize(size + *count);
        if (*count == 0)
            return text;
    }
}

/// True for what may be read in pieces: UTF-8 as far as the head goes; the reader finds what is wrong behind it.
bool isUtf8(std::string_view head)
{
    const std::optional<std::size_t> fault = firstInvalidUtf8(head);
    return head.find('\0') == std::string_view::npos && (!fault || head.size() - *fault < 4);
}

/// Takes the rows of a reader through the rules.
Read<ImportOutcome> importRows(const PriceFile &file, const SourceReader &reader, Read<SourceRows> rows,
                               const PriceBook &accepted, bool acceptOutliers)
{
    if (!rows)
        return rows.error();
    const bool countsItems = rows->countsItems;
    ImportOutcome outcome = Import(accepted, acceptOutliers).run(std::move(*rows));
    outcome.report.fileName = file.fileName;
    outcome.report.source = std::string(reader.name);
    outcome.report.countsItems = countsItems;
    return outcome;
}

Read<ImportOutcome> importText(const PriceFile &file, std::string_view text, const SourceContext &context,
                               const PriceBook &accepted, bool acceptOutliers)
{
    Result<DecodedText> decoded = decodeText(text, file.fileName);
    if (!decoded)
        return Diagnostics{decoded.error()};
    const SourceReader *reader = readerFor(file, decoded->text);
    if (reader == nullptr)
        return Diagnostics{unknownSource(file)};
    if (file.source == "auto" && !file.mapping && reader == &sourceReaders().back()) {
        if (std::optional<Error> why = whyNoPrices(decoded->text, file.fileName))
            return Diagnostics{std::move(*why)};
    }
    return importRows(file, *reader, reader->read(decoded->text, context), accepted, acceptOutliers);
}

Read<ImportOutcome> importPath(const PriceFile &file, const SourceContext &context, const PriceBook &accepted,
                               bool acceptOutliers, const Progress &progress)
{
    Result<ByteSource> opened = openFile(file.path);
    if (!opened)
        return Diagnostics{opened.error()};
    std::error_code failed;
    const std::uintmax_t size = file.path == "-" ? 0 : std::filesystem::file_size(file.path, failed);
    Result<Begun> begun = begin(watched(std::move(*opened), failed ? 0 : size, file, progress));
    if (!begun)
        return Diagnostics{begun.error()};
    if (isUtf8(begun->head)) {
        const SourceReader *reader = readerFor(file, begun->head);
        if (reader != nullptr && reader->stream != nullptr)
            return importRows(file, *reader, reader->stream(std::move(begun->source), begun->head, context), accepted,
                              acceptOutliers);
    }
    const Result<std::string> text = readAll(begun->source, file.fileName);
    if (!text)
        return Diagnostics{text.error()};
    return importText(file, *text, context, accepted, acceptOutliers);
}

} // namespace

Read<ImportOutcome> importPrices(const PriceFile &file, const PriceBook &accepted, const Date &today,
                                 bool acceptOutliers, const Progress &progress)
{
    const SourceContext context{&bundledAccelerators(), &bundledInstances(), file.fileName, file.provider, today,
                                file.mapping,           file.dialect,        &accepted};
    try {
        return file.path.empty() ? importText(file, file.text, context, accepted, acceptOutliers)
                                 : importPath(file, context, accepted, acceptOutliers, progress);
    } catch (const ArithmeticError &error) {
        return Diagnostics{error.error()};
    }
}

} // namespace gpufolio
