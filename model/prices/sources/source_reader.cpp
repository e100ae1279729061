// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/source_reader.h"

#include "prices/book_file.h"
#include "prices/sources/aws_commitments.h"
#include "prices/sources/aws_offer.h"
#include "prices/sources/aws_pricing_page.h"
#include "prices/sources/aws_spot_history.h"
#include "prices/sources/azure_price_sheet.h"
#include "prices/sources/azure_retail.h"
#include "prices/sources/ecb_rates.h"
#include "prices/sources/gcosts.h"
#include "prices/sources/gcp_skus.h"
#include "prices/sources/gpuhunt.h"
#include "prices/sources/mapped_table.h"
#include "prices/sources/oci_rate_card.h"
#include "prices/sources/provider_replies.h"
#include "prices/sources/skypilot.h"
#include "prices/sources/smaller_clouds.h"
#include "prices/sources/spot_advisor.h"
#include "prices/sources/vantage.h"
#include "support/source_text.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

/// The header of a table; null when there is none.
std::optional<CsvTable> headerOf(std::string_view text)
{
    const std::string_view head = headOf(text);
    if (head.empty() || head.front() == '{' || head.front() == '[' || head.front() == '<')
        return std::nullopt;
    // Whole lines: a quoted field that is cut would be an error of its own.
    const std::size_t end = head.size() == text.size() ? head.size() : head.rfind('\n');
    Read<CsvTable> table = CsvTable::parse(std::string(head.substr(0, end)), {});
    if (!table)
        return std::nullopt;
    return std::move(*table);
}

template <bool (*recognises)(const CsvTable &)> bool recognisesTable(std::string_view text)
{
    const std::optional<CsvTable> header = headerOf(text);
    return header && recognises(*header);
}

template <Read<SourceRows> (*read)(const CsvTable &, const SourceContext &)>
Read<SourceRows> readTable(std::string_view text, const SourceContext &context)
{
    const Read<CsvTable> table = CsvTable::parse(std::string(text), context.fileName, context.dialect);
    if (!table)
        return table.error();
    return read(*table, context);
}

Read<SourceRows> readOwnTable(const CsvTable &table, const SourceContext &context)
{
    if (!isBookHeader(table) || context.mapping)
        return readMappedTable(table, context);
    SourceRows rows;
    for (const Error &error : table.refused()) {
        rows.lines.push_back(error.where.line);
        rows.refuse(error.where.line, error.what);
    }
    for (std::size_t index = 0; index < table.rowCount(); ++index) {
        const int line = table.line(index);
        Diagnostics findings;
        PriceRow row = readBookRow(table, index, findings);
        if (row.state == PriceState::HeldBack)
            row.state = PriceState::Accepted;
        rows.lines.push_back(line);
        if (findings.empty())
            rows.prices.push_back({line, std::move(row)});
        else
            rows.refuse(line, findings.front().what);
    }
    return rows;
}

bool isAnyTable(const CsvTable &table)
{
    return isBookHeader(table) || isMappedTable(table);
}

} // namespace

const std::vector<SourceReader> &sourceReaders()
{
    static const std::vector<SourceReader> readers = {
        {"aws-savings-plans", isAwsSavingsPlans, readAwsSavingsPlans},
        {"aws-capacity-blocks", isAwsCapacityBlocks, readAwsCapacityBlocks},
        {"aws-pricing-page", isAwsPricingPage, readAwsPricingPage},
        {"aws-spot-advisor", isSpotAdvisor, readSpotAdvisor},
        {"aws-offer", isAwsOffer, readAwsOffer, streamAwsOffer},
        {"azure-retail", isAzureRetail, readAzureRetail},
        {"aws-spot-history", isAwsSpotHistory, readAwsSpotHistory},
        {"gcp-skus", isGcpSkus, readGcpSkus},
        {"azure-price-sheet", isAzurePriceSheet, readAzurePriceSheet},
        {"gcosts", isGcosts, readGcosts},
        {"oci", isOciRateCard, readOciRateCard},
        {"vantage", isVantage, readVantage},
        {"lambda", isLambdaReply, readLambdaReply},
        {"runpod", isRunpodReply, readRunpodReply},
        {"vast", isVastReply, readVastReply},
        {"vultr", isVultrReply, readVultrReply},
        {"digitalocean", isDigitalOceanReply, readDigitalOceanReply},
        {"jarvislabs", isJarvisLabsReply, readJarvisLabsReply},
        {"verda", isVerdaReply, readVerdaReply},
        {"seeweb", isSeewebReply, readSeewebReply},
        {"runpod-cpu", isRunpodCpuReply, readRunpodCpuReply},
        {"scaleway", isScalewayCatalog, readScalewayCatalog},
        {"ovhcloud", isOvhCatalog, readOvhCatalog},
        {"eu-cloud-prices", isEuCloudPrices, readEuCloudPrices},
        {"gpuhunt-tpu", isTpuTable, readTpuTable},
        {"ecb-rates", isEcbRates, readEcbRates},
        {"gpuhunt", recognisesTable<isGpuhuntHeader>, readTable<readGpuhunt>},
        {"skypilot", recognisesTable<isSkyPilotHeader>, readTable<readSkyPilot>},
        {"csv", recognisesTable<isAnyTable>, readTable<readOwnTable>}, // last: what else is a table is looked at here
    };
    return readers;
}

std::string_view headOf(std::string_view text)
{
    constexpr std::size_t headSize = std::size_t{64} * 1024;
    if (text.substr(0, utf8ByteOrderMark.size()) == utf8ByteOrderMark)
        text.remove_prefix(utf8ByteOrderMark.size());
    const std::size_t start = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    return text.substr(start, headSize);
}

bool isJsonWith(std::string_view text, const std::vector<std::string_view> &keys)
{
    const std::string_view head = headOf(text);
    if (head.empty() || (head.front() != '{' && head.front() != '['))
        return false;
    return std::all_of(keys.begin(), keys.end(), [head](std::string_view key) {
        return head.find("\"" + std::string(key) + "\"") != std::string_view::npos;
    });
}

} // namespace gpufolio
