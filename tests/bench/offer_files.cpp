// SPDX-License-Identifier: GPL-3.0-or-later
#include "offer_files.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <utility>
#include <vector>

namespace gpufolio
{

namespace
{

using Field = std::pair<const char *, std::string>;

constexpr std::array<const char *, 12> machines = {"m5.xlarge",    "c6i.4xlarge",  "r7g.8xlarge",   "p5.48xlarge",
                                                   "t3.micro",     "m7i.12xlarge", "g6e.12xlarge",  "c7gn.16xlarge",
                                                   "x2iedn.metal", "i4i.32xlarge", "m6id.24xlarge", "r5b.2xlarge"};
constexpr std::array<const char *, 4> systems = {"Linux", "Windows", "RHEL", "SUSE"};
constexpr std::array<const char *, 3> tenancies = {"Shared", "Dedicated", "Host"};
constexpr std::array<const char *, 3> capacities = {"Used", "UnusedCapacityReservation",
                                                    "AllocatedCapacityReservation"};

/// One product of the file; everything follows from its number.
struct Product {
    std::string sku;
    std::string machine;
    bool isGpu = false;
    std::vector<Field> attributes; ///< names as in the JSON file
};

std::string skuOf(std::uint64_t number)
{
    std::string sku(16, 'A');
    std::uint64_t mixed = number * 0x9E3779B97F4A7C15ULL + 1;
    for (char &letter : sku) {
        letter = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"[mixed % 31];
        mixed = mixed / 31 + number;
    }
    return sku;
}

Product productOf(std::uint64_t number)
{
    Product product;
    product.sku = skuOf(number);
    product.machine = machines[number % machines.size()];
    product.isGpu = product.machine[0] == 'p' || product.machine[0] == 'g';
    const std::string system = systems[number / 12 % systems.size()];
    const std::string tenancy = tenancies[number / 48 % tenancies.size()];
    const std::string capacity = capacities[number / 144 % capacities.size()];
    const std::string region = "xx-bench-" + std::to_string(number / 432); // a region per round: no two rows are alike
    product.attributes = {{"servicecode", "AmazonEC2"},
                          {"location", "US East (N. Virginia)"},
                          {"locationType", "AWS Region"},
                          {"instanceType", product.machine},
                          {"currentGeneration", "Yes"},
                          {"instanceFamily", product.isGpu ? "GPU instance" : "General purpose"},
                          {"vcpu", "96"},
                          {"physicalProcessor", "Intel Xeon Platinum 8275L"},
                          {"clockSpeed", "3 GHz"},
                          {"memory", "1,152 GiB"},
                          {"storage", "8 x 1000 SSD"},
                          {"networkPerformance", "400 Gigabit"},
                          {"processorArchitecture", "64-bit"},
                          {"tenancy", tenancy},
                          {"operatingSystem", system},
                          {"licenseModel", "No License required"},
                          {"usagetype", "BoxUsage:" + product.machine},
                          {"operation", "RunInstances"},
                          {"availabilityzone", "NA"},
                          {"capacitystatus", capacity},
                          {"classicnetworkingsupport", "false"},
                          {"dedicatedEbsThroughput", "19000 Mbps"},
                          {"ecu", "345"},
                          {"enhancedNetworkingSupported", "No"},
                          {"gpu", product.isGpu ? "8" : ""},
                          {"gpuMemory", "NA"},
                          {"intelAvxAvailable", "Yes"},
                          {"intelAvx2Available", "Yes"},
                          {"intelTurboAvailable", "Yes"},
                          {"marketoption", "OnDemand"},
                          {"normalizationSizeFactor", "192"},
                          {"preInstalledSw", "NA"},
                          {"processorFeatures", "Intel AVX; Intel AVX2; Intel AVX512; Intel Turbo"},
                          {"regionCode", region},
                          {"servicename", "Amazon Elastic Compute Cloud"},
                          {"vpcnetworkingsupport", "true"}};
    return product;
}

/// Reserved terms of a product: code, length, class, payment, upfront and hourly fee; "" = no such fee.
struct Reserved {
    const char *code;
    const char *lease;
    const char *offeringClass;
    const char *payment;
    const char *upfront;
    const char *hourly;
};
constexpr std::array<Reserved, 6> reservedTerms = {{
    {"4NA7Y494T4", "1yr", "standard", "No Upfront", "", "20.1755000000"},
    {"HU7G6KETJZ", "1yr", "standard", "Partial Upfront", "82000", "9.3600000000"},
    {"6QCMYABX3D", "1yr", "standard", "All Upfront", "157098", "0.0000000000"},
    {"BPH4J8HBKS", "3yr", "standard", "No Upfront", "", "12.4990000000"},
    {"38NPMPTW36", "3yr", "standard", "Partial Upfront", "150000", "5.7100000000"},
    {"R5XV2EPZQZ", "3yr", "convertible", "No Upfront", "", "14.9988000000"},
}};

void writeDimension(std::ofstream &out, const std::string &rate, const char *unit, const std::string &price, bool last)
{
    out << "              \"" << rate << "\" : {\n                \"rateCode\" : \"" << rate
        << "\",\n                \"description\" : \"USD " << price
        << " per instance\",\n                \"beginRange\" : \"0\",\n                \"endRange\" : \"Inf\",\n"
        << "                \"unit\" : \"" << unit << "\",\n                \"appliesTo\" : [ ],\n"
        << "                \"pricePerUnit\" : {\n                  \"USD\" : \"" << price
        << "\"\n                }\n              }" << (last ? "\n" : ",\n");
}

void writeTermStart(std::ofstream &out, const std::string &sku, const std::string &code)
{
    out << "          \"" << sku << '.' << code << "\" : {\n            \"offerTermCode\" : \"" << code
        << "\",\n            \"sku\" : \"" << sku
        << "\",\n            \"effectiveDate\" : \"2026-09-01T00:00:00Z\",\n            \"priceDimensions\" : {\n";
}

void writeOnDemand(std::ofstream &out, const Product &product, bool last)
{
    out << "      \"" << product.sku << "\" : {\n";
    writeTermStart(out, product.sku, "JRTCKXETXF");
    writeDimension(out, product.sku + ".JRTCKXETXF.6YS6EN2CT7", "Hrs", "32.7726000000", true);
    out << "            },\n            \"termAttributes\" : { }\n          }\n        }" << (last ? "\n" : ",\n");
}

void writeReserved(std::ofstream &out, const Product &product, bool last)
{
    out << "      \"" << product.sku << "\" : {\n";
    for (const Reserved &term : reservedTerms) {
        writeTermStart(out, product.sku, term.code);
        const std::string rate = product.sku + "." + term.code;
        const bool hasHourly = *term.hourly != '\0';
        if (*term.upfront != '\0')
            writeDimension(out, rate + ".2TG2D8R56U", "Quantity", term.upfront, !hasHourly);
        if (hasHourly)
            writeDimension(out, rate + ".6YS6EN2CT7", "Hrs", term.hourly, true);
        out << "            },\n            \"termAttributes\" : {\n              \"LeaseContractLength\" : \""
            << term.lease << "\",\n              \"OfferingClass\" : \"" << term.offeringClass
            << "\",\n              \"PurchaseOption\" : \"" << term.payment << "\"\n            }\n          }"
            << (&term == &reservedTerms.back() ? "\n" : ",\n");
    }
    out << "        }" << (last ? "\n" : ",\n");
}

/// The columns of the CSV file, and the attribute of the JSON file that fills each; "" = none.
constexpr std::array<std::pair<const char *, const char *>, 42> columns = {{
    {"Product Family", ""},
    {"serviceCode", "servicecode"},
    {"Location", "location"},
    {"Location Type", "locationType"},
    {"Instance Type", "instanceType"},
    {"Current Generation", "currentGeneration"},
    {"Instance Family", "instanceFamily"},
    {"vCPU", "vcpu"},
    {"Physical Processor", "physicalProcessor"},
    {"Clock Speed", "clockSpeed"},
    {"Memory", "memory"},
    {"Storage", "storage"},
    {"Network Performance", "networkPerformance"},
    {"Processor Architecture", "processorArchitecture"},
    {"Storage Media", ""},
    {"Volume Type", ""},
    {"Max IOPS/volume", ""},
    {"Tenancy", "tenancy"},
    {"EBS Optimized", ""},
    {"Operating System", "operatingSystem"},
    {"License Model", "licenseModel"},
    {"Group", ""},
    {"Transfer Type", ""},
    {"From Location", ""},
    {"usageType", "usagetype"},
    {"operation", "operation"},
    {"AvailabilityZone", "availabilityzone"},
    {"CapacityStatus", "capacitystatus"},
    {"ClassicNetworkingSupport", "classicnetworkingsupport"},
    {"Dedicated EBS Throughput", "dedicatedEbsThroughput"},
    {"ECU", "ecu"},
    {"Enhanced Networking Supported", "enhancedNetworkingSupported"},
    {"GPU", "gpu"},
    {"GPU Memory", "gpuMemory"},
    {"Intel AVX Available", "intelAvxAvailable"},
    {"MarketOption", "marketoption"},
    {"Normalization Size Factor", "normalizationSizeFactor"},
    {"Pre Installed S/W", "preInstalledSw"},
    {"Processor Features", "processorFeatures"},
    {"Region Code", "regionCode"},
    {"serviceName", "servicename"},
    {"VPCNetworkingSupport", "vpcnetworkingsupport"},
}};

std::string tailOf(const Product &product)
{
    std::string tail;
    for (const auto &[name, attribute] : columns) {
        tail += ',';
        const std::string_view key = attribute;
        if (key.empty()) {
            tail += std::string_view(name) == "Product Family" ? "\"Compute Instance\"" : "";
            continue;
        }
        for (const Field &field : product.attributes)
            if (key == field.first && !field.second.empty())
                tail += '"' + field.second + '"';
    }
    return tail + "\n";
}

void writeCsvRow(std::ofstream &out, const Product &product, const std::string &tail, const Reserved *term,
                 const char *unit, const char *price)
{
    const std::string code = term == nullptr ? "JRTCKXETXF" : term->code;
    out << '"' << product.sku << "\",\"" << code << "\",\"" << product.sku << '.' << code << ".6YS6EN2CT7\",\""
        << (term == nullptr ? "OnDemand" : "Reserved") << "\",\"USD " << price << " per " << product.machine
        << R"( instance","2026-09-01","0","Inf",")" << unit << "\",\"" << price << R"(","USD",)";
    if (term == nullptr)
        out << ",,,";
    else
        out << ",\"" << term->lease << "\",\"" << term->payment << "\",\"" << term->offeringClass << '"';
    out << tail;
}

std::size_t sizeSoFar(std::ofstream &out)
{
    return static_cast<std::size_t>(out.tellp());
}

} // namespace

bool writeOfferJson(const std::string &path, std::size_t bytes)
{
    std::ofstream out(path, std::ios::binary);
    out << "{\n  \"formatVersion\" : \"v1.0\",\n  \"disclaimer\" : \"made for a benchmark\",\n"
           "  \"offerCode\" : \"AmazonEC2\",\n  \"version\" : \"20260901000000\",\n"
           "  \"publicationDate\" : \"2026-09-01T00:00:00Z\",\n  \"products\" : {\n";
    // A product takes about a third of what it and its terms take; a sixth of the products has reserved terms.
    std::uint64_t count = 0;
    while (sizeSoFar(out) < bytes / 2) {
        const Product product = productOf(count);
        out << (count == 0 ? "" : ",\n") << "    \"" << product.sku << "\" : {\n      \"sku\" : \"" << product.sku
            << "\",\n      \"productFamily\" : \"Compute Instance\",\n      \"attributes\" : {\n";
        for (const Field &field : product.attributes)
            out << "        \"" << field.first << "\" : \"" << field.second << '"'
                << (&field == &product.attributes.back() ? "\n" : ",\n");
        out << "      }\n    }";
        ++count;
    }
    out << "\n  },\n  \"terms\" : {\n    \"OnDemand\" : {\n";
    for (std::uint64_t number = 0; number < count; ++number)
        writeOnDemand(out, productOf(number), number + 1 == count);
    out << "    },\n    \"Reserved\" : {\n";
    std::uint64_t number = 0;
    while (sizeSoFar(out) < bytes && number + 1 < count)
        writeReserved(out, productOf(number++), false);
    writeReserved(out, productOf(number), true);
    out << "    }\n  }\n}\n";
    return static_cast<bool>(out.flush());
}

bool writeOfferCsv(const std::string &path, std::size_t bytes)
{
    std::ofstream out(path, std::ios::binary);
    out << R"("FormatVersion","v1.0")"
           "\n"
           R"("Disclaimer","made for a benchmark")"
           "\n"
           R"("Publication Date","2026-09-01T00:00:00Z")"
           "\n"
           R"("Version","20260901000000")"
           "\n"
           R"("OfferCode","AmazonEC2")"
           "\n"
           R"("SKU","OfferTermCode","RateCode","TermType","PriceDescription","EffectiveDate","StartingRange",)"
           R"("EndingRange","Unit","PricePerUnit","Currency","RelatedTo","LeaseContractLength","PurchaseOption",)"
           R"("OfferingClass")";
    for (const auto &[name, attribute] : columns)
        out << ",\"" << name << '"';
    out << '\n';
    for (std::uint64_t number = 0; sizeSoFar(out) < bytes; ++number) {
        const Product product = productOf(number);
        const std::string tail = tailOf(product);
        writeCsvRow(out, product, tail, nullptr, "Hrs", "32.7726000000");
        if (number % 6 != 0 && !product.isGpu)
            continue;
        for (const Reserved &term : reservedTerms) {
            if (*term.upfront != '\0')
                writeCsvRow(out, product, tail, &term, "Quantity", term.upfront);
            if (*term.hourly != '\0')
                writeCsvRow(out, product, tail, &term, "Hrs", term.hourly);
        }
    }
    return static_cast<bool>(out.flush());
}

} // namespace gpufolio
