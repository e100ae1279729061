// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/aws_offer.h"

#include "prices/sources/aws_product.h"
#include "prices/sources/source_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_map>

namespace gpufolio
{

namespace
{

/// The lines before the header: version, disclaimer, date.
constexpr int mostPreambleRows = 20;

enum Column : std::size_t {
    Sku,
    OfferTermCode,
    TermType,
    EffectiveDate,
    Unit,
    PricePerUnit,
    CurrencyCode,
    LeaseContractLength,
    PurchaseOption,
    OfferingClass,
    LocationName,
    InstanceType,
    Vcpu,
    Memory,
    Tenancy,
    OperatingSystem,
    LicenseModel,
    CapacityStatus,
    Gpu,
    MarketOption,
    PreInstalledSoftware,
    RegionCode,
};
/// The name of each column in the file.
constexpr std::array<std::string_view, RegionCode + 1> columnNames = {"SKU",
                                                                      "OfferTermCode",
                                                                      "TermType",
                                                                      "EffectiveDate",
                                                                      "Unit",
                                                                      "PricePerUnit",
                                                                      "Currency",
                                                                      "LeaseContractLength",
                                                                      "PurchaseOption",
                                                                      "OfferingClass",
                                                                      "Location",
                                                                      "Instance Type",
                                                                      "vCPU",
                                                                      "Memory",
                                                                      "Tenancy",
                                                                      "Operating System",
                                                                      "License Model",
                                                                      "CapacityStatus",
                                                                      "GPU",
                                                                      "MarketOption",
                                                                      "Pre Installed S/W",
                                                                      "Region Code"};

class OfferCsvReader
{
public:
    explicit OfferCsvReader(const SourceContext &context) : m_context(context) {}

    Read<SourceRows> read(CsvReader &reader)
    {
        const auto header = findHeader(reader);
        if (!header)
            return Diagnostics{header.error()};
        for (std::size_t i = 0; i < columnNames.size(); ++i)
            m_columns[i] = header->index(columnNames[i]);
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

    std::string_view cell(const CsvRow &row, Column column) const
    {
        const std::optional<std::size_t> &index = m_columns[column];
        return index ? row.fields[*index] : std::string_view();
    }

    void readRow(const CsvRow &row)
    {
        const int line = row.line;
        m_found.lines.push_back(line);
        AwsProduct &product = m_product;
        product.instanceType = cell(row, InstanceType);
        product.operatingSystem = cell(row, OperatingSystem);
        product.tenancy = cell(row, Tenancy);
        product.capacityStatus = cell(row, CapacityStatus);
        product.marketOption = cell(row, MarketOption);
        product.preInstalledSoftware = cell(row, PreInstalledSoftware);
        product.licenseModel = cell(row, LicenseModel);
        // Most rows end here: nothing more of them is read.
        if (std::optional<Message> why = whyNoAwsPrice(product, m_context))
            return m_found.refuse(line, std::move(*why));
        product.sku = cell(row, Sku);
        product.regionCode = cell(row, RegionCode);
        product.location = cell(row, LocationName);
        product.vcpus = cell(row, Vcpu);
        product.memory = cell(row, Memory);
        product.gpus = cell(row, Gpu);
        AwsTerm term;
        term.reserved = cell(row, TermType) == "Reserved";
        term.lease = cell(row, LeaseContractLength);
        term.purchaseOption = cell(row, PurchaseOption);
        term.offeringClass = cell(row, OfferingClass);
        term.effectiveDate = cell(row, EffectiveDate);
        term.currency = cell(row, CurrencyCode);
        const auto price = Decimal::parse(cell(row, PricePerUnit));
        const bool isUpfront = cell(row, Unit) == "Quantity";
        if (price)
            (isUpfront ? term.upfront : term.hourly) = *price;
        if (!term.reserved)
            return addAwsPrice(product, term, line, m_context, m_found);
        join(product.sku + "." + std::string(cell(row, OfferTermCode)), {product, std::move(term), line});
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
    std::array<std::optional<std::size_t>, columnNames.size()> m_columns;
    AwsProduct m_product; ///< of the row being read; its texts keep their room
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

Read<SourceRows> readAwsOfferCsv(CsvReader &reader, const SourceContext &context)
{
    return OfferCsvReader(context).read(reader);
}

} // namespace gpufolio
