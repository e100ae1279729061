// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/aws_product.h"

#include "prices/sources/identify.h"
#include "support/source_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gpufolio
{

namespace
{

constexpr std::string_view sourceName = "AWS price list";
constexpr std::string_view sourceUrl = "https://pricing.us-east-1.amazonaws.com/offers/v1.0/aws/AmazonEC2/";
constexpr std::int64_t yearHours = 8760;

/// Names of regions in the price list, which has no code in files before 2020. "EU" and "Europe" are the same.
constexpr std::array<std::pair<std::string_view, std::string_view>, 38> regionNames = {{
    {"AWS GovCloud (US)", "us-gov-west-1"},
    {"AWS GovCloud (US-West)", "us-gov-west-1"},
    {"AWS GovCloud (US-East)", "us-gov-east-1"},
    {"US West (Los Angeles)", "us-west-2-lax-1"},
    {"US East (Verizon) - Chicago", "us-east-1-wl1-chi1"},
    {"US East (N. Virginia)", "us-east-1"},
    {"US East (Ohio)", "us-east-2"},
    {"US West (N. California)", "us-west-1"},
    {"US West (Oregon)", "us-west-2"},
    {"Africa (Cape Town)", "af-south-1"},
    {"Asia Pacific (Hong Kong)", "ap-east-1"},
    {"Asia Pacific (Hyderabad)", "ap-south-2"},
    {"Asia Pacific (Jakarta)", "ap-southeast-3"},
    {"Asia Pacific (Malaysia)", "ap-southeast-5"},
    {"Asia Pacific (Melbourne)", "ap-southeast-4"},
    {"Asia Pacific (Mumbai)", "ap-south-1"},
    {"Asia Pacific (Osaka)", "ap-northeast-3"},
    {"Asia Pacific (Seoul)", "ap-northeast-2"},
    {"Asia Pacific (Singapore)", "ap-southeast-1"},
    {"Asia Pacific (Sydney)", "ap-southeast-2"},
    {"Asia Pacific (Thailand)", "ap-southeast-7"},
    {"Asia Pacific (Tokyo)", "ap-northeast-1"},
    {"Canada (Central)", "ca-central-1"},
    {"Canada West (Calgary)", "ca-west-1"},
    {"China (Beijing)", "cn-north-1"},
    {"China (Ningxia)", "cn-northwest-1"},
    {"Europe (Frankfurt)", "eu-central-1"},
    {"Europe (Ireland)", "eu-west-1"},
    {"Europe (London)", "eu-west-2"},
    {"Europe (Milan)", "eu-south-1"},
    {"Europe (Paris)", "eu-west-3"},
    {"Europe (Spain)", "eu-south-2"},
    {"Europe (Stockholm)", "eu-north-1"},
    {"Europe (Zurich)", "eu-central-2"},
    {"Israel (Tel Aviv)", "il-central-1"},
    {"Middle East (Bahrain)", "me-south-1"},
    {"Middle East (UAE)", "me-central-1"},
    {"South America (Sao Paulo)", "sa-east-1"},
}};

bool isOneOf(const std::string &text, std::initializer_list<std::string_view> choices)
{
    return std::find(choices.begin(), choices.end(), text) != choices.end();
}

/// "2,048 GiB" as 2048.
std::optional<Decimal> gibibytes(const std::string &memory)
{
    std::string digits = memory.substr(0, memory.find(' '));
    digits.erase(std::remove(digits.begin(), digits.end(), ','), digits.end());
    const auto value = Decimal::parse(digits);
    return value ? std::optional(*value) : std::nullopt;
}

std::optional<Decimal> number(const std::string &text)
{
    const auto value = Decimal::parse(text);
    return value ? std::optional(*value) : std::nullopt;
}

std::string paymentOption(const std::string &purchaseOption)
{
    if (purchaseOption == "Partial Upfront")
        return "partialUpfront";
    return purchaseOption == "All Upfront" ? "allUpfront" : "noUpfront";
}

} // namespace

std::optional<Message> whyNoMachine(const AwsProduct &product)
{
    if (product.instanceType.empty())
        return Message{GPUFOLIO_TEXT("model", "no instance type was found, expected the name of a machine"), {}};
    if (!product.capacityStatus.empty() && product.capacityStatus != "Used")
        return Message{GPUFOLIO_TEXT("model",
                                     "a price of capacity that is kept free (%1) was found, not of a machine in "
                                     "use"),
                       {product.capacityStatus}};
    if (!isOneOf(product.marketOption, {"", "OnDemand"}))
        return Message{GPUFOLIO_TEXT("model", "a price of the market %1 was found, expected OnDemand"),
                       {product.marketOption}};
    if (product.operatingSystem != "Linux")
        return Message{GPUFOLIO_TEXT("model", "a price with %1 was found, expected Linux"),
                       {forMessage(product.operatingSystem)}};
    if (!isOneOf(product.preInstalledSoftware, {"", "NA"}) ||
        !isOneOf(product.licenseModel, {"", "No License required"}))
        return Message{GPUFOLIO_TEXT("model", "a price with software or a licence in it (%1, %2) was found"),
                       {product.preInstalledSoftware, product.licenseModel}};
    if (!isOneOf(product.tenancy, {"", "Shared", "Dedicated"}))
        return Message{GPUFOLIO_TEXT("model", "the tenancy %1 was found, expected Shared or Dedicated"),
                       {product.tenancy}};
    return std::nullopt;
}

std::optional<Message> whyNoAwsPrice(const AwsProduct &product, const SourceContext &context)
{
    std::optional<Message> why = whyNoMachine(product);
    if (!why && context.instances->find("aws", product.instanceType) == nullptr)
        why = whyUnknownMachine(product.instanceType);
    return why;
}

std::string awsRegionCode(const AwsProduct &product)
{
    if (!product.regionCode.empty())
        return product.regionCode;
    std::string name = product.location;
    if (name.rfind("EU (", 0) == 0)
        name = "Europe" + name.substr(2);
    const auto found = std::find_if(regionNames.begin(), regionNames.end(),
                                    [&name](const auto &region) { return region.first == name; });
    return found == regionNames.end() ? std::string() : std::string(found->second);
}

void addAwsPrice(const AwsProduct &product, const AwsTerm &term, int line, const SourceContext &context,
                 SourceRows &found)
{
    if (std::optional<Message> why = whyNoMachine(product))
        return found.refuse(line, std::move(*why));
    PriceRow row;
    row.region = awsRegionCode(product);
    if (row.region.empty())
        return found.refuse(line,
                            {GPUFOLIO_TEXT("model", "the region '%1' is not known"), {forMessage(product.location)}});
    const auto currency = Currency::parse(term.currency);
    if (!currency)
        return found.refuse(line, {GPUFOLIO_TEXT("model", "the currency '%1' was found, expected a code such as USD"),
                                   {forMessage(term.currency)}});
    if (!term.hourly && !term.upfront)
        return found.refuse(line, {GPUFOLIO_TEXT("model", "no price was found"), {}});
    Identification machine{
        "aws", product.instanceType, {}, number(product.gpus), number(product.vcpus), gibibytes(product.memory)};
    if (!identify(machine, line, context, found))
        return;
    row.provider = "aws";
    row.instanceType = product.instanceType;
    row.operatingSystem = "linux";
    row.tenancy = product.tenancy == "Dedicated" ? "dedicated" : "shared";
    row.currency = *currency;
    row.accelerator = machine.accelerator;
    row.acceleratorCount = *machine.count;
    row.vcpus = machine.vcpus;
    row.memoryGb = machine.memoryGb;
    row.hourly = term.hourly.value_or(Decimal());
    if (term.reserved) {
        const bool isThree = term.lease == "3yr" || term.lease == "3 yr";
        if (!isThree && term.lease != "1yr" && term.lease != "1 yr")
            return found.refuse(line, {GPUFOLIO_TEXT("model", "the term '%1' was found, expected 1yr or 3yr"),
                                       {forMessage(term.lease)}});
        row.kind = OptionKind::Commitment;
        row.termHours = (isThree ? 3 : 1) * yearHours;
        row.upfront = term.upfront.value_or(Decimal());
        row.paymentOption = paymentOption(term.purchaseOption);
        row.offeringClass = term.offeringClass == "convertible" ? "convertible" : "standard";
    }
    const auto validFrom = Date::parse(term.effectiveDate.substr(0, term.effectiveDate.find('T')));
    row.provenance = {std::string(sourceName), context.today, validFrom ? std::optional(*validFrom) : std::nullopt};
    row.sourceUrl = sourceUrl;
    row.note = "SKU " + product.sku;
    found.prices.push_back({line, std::move(row)});
}

} // namespace gpufolio
