// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/aws_offer.h"

#include "prices/sources/aws_product.h"
#include "prices/sources/source_reader.h"

#include <algorithm>
#include <unordered_map>

namespace gpufolio
{

namespace
{

/// The lines before the header: version, disclaimer, date.
constexpr int mostPreambleRows = 20;

class OfferCsvReader
{
public:
    explicit OfferCsvReader(const SourceContext &context) : m_context(context) {}

    Read<SourceRows> read(std::string_view text)
    {
        CsvReader reader(text, m_context.fileName, CsvDialect());
        const auto header = findHeader(reader);
        if (!header)
            return Diagnostics{header.error()};
        m_header = &*header;
        const Status read = readCsvRows(
            reader, *header,
            [this](const CsvRow &row) {
                readRow(row);
                return true;
            },
            [this](const Error &error) {
                m_found.lines.push_back(error.where.line);
                m_found.refuse(error.where.line, error.what);
            });
        if (!read)
            return Diagnostics{read.error()};
        for (const Pending &pending : m_pending)
            addAwsPrice(pending.product, pending.term, pending.line, m_context, m_found);
        return std::move(m_found);
    }

private:
    /// A reserved price whose other part may follow.
    struct Pending {
        AwsProduct product;
        AwsTerm term;
        int line = 0;
    };

    Result<CsvHeader> findHeader(CsvReader &reader) const
    {
        CsvRow row;
        for (int count = 0; count < mostPreambleRows; ++count) {
            const Result<bool> next = reader.next(row);
            if (!next)
                return next.error();
            if (!*next)
                break;
            if (row.fields.front() == "SKU")
                return CsvHeader::from(row, m_context.fileName);
        }
        return Error{Error::Code::Syntax,
                     {GPUFOLIO_TEXT("model", "no header was found, expected a line that begins with SKU"), {}},
                     {m_context.fileName, 1, 1, {}}};
    }

    std::string cell(const CsvRow &row, std::string_view column) const
    {
        const auto index = m_header->index(column);
        return index ? std::string(row.fields[*index]) : std::string();
    }

    void readRow(const CsvRow &row)
    {
        const int line = row.line;
        m_found.lines.push_back(line);
        AwsProduct product;
        product.sku = cell(row, "SKU");
        product.instanceType = cell(row, "Instance Type");
        product.regionCode = cell(row, "Region Code");
        product.location = cell(row, "Location");
        product.operatingSystem = cell(row, "Operating System");
        product.tenancy = cell(row, "Tenancy");
        product.capacityStatus = cell(row, "CapacityStatus");
        product.marketOption = cell(row, "MarketOption");
        product.preInstalledSoftware = cell(row, "Pre Installed S/W");
        product.licenseModel = cell(row, "License Model");
        // Most rows end here: nothing more of them is read.
        if (std::optional<Message> why = whyNoMachine(product))
            return m_found.refuse(line, std::move(*why));
        product.vcpus = cell(row, "vCPU");
        product.memory = cell(row, "Memory");
        product.gpus = cell(row, "GPU");
        AwsTerm term;
        term.reserved = cell(row, "TermType") == "Reserved";
        term.lease = cell(row, "LeaseContractLength");
        term.purchaseOption = cell(row, "PurchaseOption");
        term.offeringClass = cell(row, "OfferingClass");
        term.effectiveDate = cell(row, "EffectiveDate");
        term.currency = cell(row, "Currency");
        const auto price = Decimal::parse(cell(row, "PricePerUnit"));
        const bool isUpfront = cell(row, "Unit") == "Quantity";
        if (price)
            (isUpfront ? term.upfront : term.hourly) = *price;
        if (!term.reserved)
            return addAwsPrice(product, term, line, m_context, m_found);
        join(cell(row, "SKU") + "." + cell(row, "OfferTermCode"), {std::move(product), std::move(term), line});
    }

    void join(const std::string &key, Pending part)
    {
        const auto [known, added] = m_byTerm.emplace(key, m_pending.size());
        if (added) {
            m_pending.push_back(std::move(part));
            return;
        }
        AwsTerm &term = m_pending[known->second].term;
        if (part.term.upfront)
            term.upfront = part.term.upfront;
        if (part.term.hourly)
            term.hourly = part.term.hourly;
        m_found.joined.push_back(part.line);
    }

    const SourceContext &m_context;
    const CsvHeader *m_header = nullptr;
    SourceRows m_found;
    std::vector<Pending> m_pending;
    std::unordered_map<std::string, std::size_t> m_byTerm;
};

} // namespace

bool isAwsOfferCsv(std::string_view text)
{
    const std::string_view head = headOf(text);
    return head.find("\"RateCode\"") != std::string_view::npos &&
           head.find("\"PricePerUnit\"") != std::string_view::npos &&
           head.find("\"OfferTermCode\"") != std::string_view::npos;
}

Read<SourceRows> readAwsOfferCsv(std::string_view text, const SourceContext &context)
{
    return OfferCsvReader(context).read(text);
}

} // namespace gpufolio
