// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/aws_commitments.h"

#include "prices/sources/json_cells.h"
#include "prices/sources/reply_reader.h"
#include "prices/sources/source_reader.h"
#include "support/source_text.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace gpufolio
{

namespace
{

constexpr std::int64_t yearHours = 8760;

/// What a savings-plan file says of a plan.
struct Plan {
    std::string payment; ///< "noUpfront", ...
    std::string kind;    ///< "compute", "ec2Instance"
};

Plan planOf(const JsonValue &product)
{
    Plan plan;
    plan.kind = jsonText(product, "productFamily").find("EC2Instance") != std::string::npos ? "ec2Instance" : "compute";
    const JsonValue *option = jsonAt(product, {"attributes", "purchaseOption"});
    const std::string text = option != nullptr ? option->text() : std::string();
    plan.payment = text == "All Upfront" ? "allUpfront" : text == "Partial Upfront" ? "partialUpfront" : "noUpfront";
    return plan;
}

/// The machine of a usage type: "p5.48xlarge" of "USW2-BoxUsage:p5.48xlarge"; empty for what is no Linux machine on
/// shared hosts.
std::string machineOf(const JsonValue &rate)
{
    const std::string usage = jsonText(rate, "discountedUsageType");
    const std::string operation = jsonText(rate, "discountedOperation");
    const std::size_t box = usage.find("BoxUsage:");
    const bool isLinux = operation.empty() || operation == "RunInstances";
    if (box == std::string::npos || !isLinux || (box > 0 && usage[box - 1] != '-'))
        return {};
    return usage.substr(box + std::string_view("BoxUsage:").size());
}

class SavingsPlanReader
{
public:
    explicit SavingsPlanReader(const SourceContext &context)
        : m_reader(context, "aws", "AWS savings plans",
                   "https://pricing.us-east-1.amazonaws.com/savingsPlan/v1.0/aws/AWSComputeSavingsPlan/")
    {
    }

    Read<SourceRows> read(std::string_view text)
    {
        enum Place : std::size_t { Product, Publication, Term };
        const Read<std::size_t> items = streamJson(
            text, m_reader.context().fileName, {{"products", "*"}, {"publicationDate"}, {"terms", "savingsPlan", "*"}},
            [this](const JsonItem &item) {
                if (item.place == Product) {
                    m_plans[jsonText(item.value, "sku")] = planOf(item.value);
                } else if (item.place == Publication) {
                    if (const auto day = Date::parse(item.value.text().substr(0, 10)))
                        m_reader.setDay(*day);
                } else {
                    readTerm(item.value);
                }
                return true;
            });
        if (!items)
            return items.error();
        return std::move(m_reader.found());
    }

private:
    void readTerm(const JsonValue &term)
    {
        const JsonValue *rates = term.find("rates");
        if (rates == nullptr)
            return;
        const JsonValue *duration = jsonAt(term, {"leaseContractLength", "duration"});
        const std::string years = duration != nullptr ? duration->text() : std::string();
        const Plan plan = m_plans[jsonText(term, "sku")];
        for (const JsonValue &rate : rates->items())
            readRate(rate, plan, years, m_reader.addLine());
    }

    void readRate(const JsonValue &rate, const Plan &plan, const std::string &years, int line)
    {
        const std::string machine = machineOf(rate);
        if (machine.empty())
            return m_reader.refuse(line, {GPUFOLIO_TEXT("model", "'%1' is no Linux machine on shared hosts"),
                                          {forMessage(jsonText(rate, "discountedUsageType"))}});
        auto row = m_reader.machine({{}, machine, {}, {}, {}, {}}, line);
        if (!row)
            return;
        if (years != "1" && years != "3")
            return m_reader.refuse(
                line, {GPUFOLIO_TEXT("model", "the term '%1' was found, expected 1 or 3 years"), {forMessage(years)}});
        const JsonValue *price = rate.find("discountedRate");
        const auto hourly = price != nullptr ? jsonDecimal(*price, "price") : std::nullopt;
        const auto currency = Currency::parse(price != nullptr ? jsonText(*price, "currency") : "");
        if (!isPositive(hourly) || !currency)
            return m_reader.refuseWithoutPrice(line);
        row->region = jsonText(rate, "discountedRegionCode");
        row->currency = *currency;
        row->termHours = (years == "3" ? 3 : 1) * yearHours;
        row->paymentOption = plan.payment;
        row->offeringClass = plan.kind;
        row->note = "rate under a savings plan; SKU " + jsonText(rate, "discountedSku");
        m_reader.add(std::move(*row), OptionKind::SpendCommitment, *hourly, line);
    }

    ReplyReader m_reader;
    std::map<std::string, Plan> m_plans; ///< by SKU
};

} // namespace

bool isAwsSavingsPlans(std::string_view text)
{
    return isJsonWith(text, {"savingsPlan", "discountedSku"});
}

Read<SourceRows> readAwsSavingsPlans(std::string_view text, const SourceContext &context)
{
    return SavingsPlanReader(context).read(text);
}

bool isAwsCapacityBlocks(std::string_view text)
{
    return isJsonWith(text, {"CapacityBlockOfferings"});
}

Read<SourceRows> readAwsCapacityBlocks(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "aws", "AWS capacity blocks", "https://aws.amazon.com/ec2/capacityblocks/");
    Read<SourceRows> rows = reader.read(text, {{"CapacityBlockOfferings", "*"}}, [&](const JsonItem &item, int line) {
        auto row = reader.machine({{}, jsonText(item.value, "InstanceType"), {}, {}, {}, {}}, line);
        if (!row)
            return;
        const auto fee = jsonDecimal(item.value, "UpfrontFee");
        const auto count = jsonDecimal(item.value, "InstanceCount");
        const auto hours = jsonDecimal(item.value, "CapacityBlockDurationHours");
        const auto currency = Currency::parse(jsonText(item.value, "CurrencyCode"));
        const std::string zone = jsonText(item.value, "AvailabilityZone");
        const auto whole = hours && hours->isInteger() ? std::optional(hours->floor()) : std::nullopt;
        if (!isPositive(fee) || !isPositive(count) || !whole || *whole < 1 || !currency || zone.empty())
            return reader.refuseWithoutPrice(line);
        row->zone = zone;
        row->region = zone.substr(0, zone.size() - 1);
        row->currency = *currency;
        row->termHours = *whole;
        row->paymentOption = "allUpfront";
        row->upfront = divide(*fee, *count, Rounding::HalfEven);
        row->note = toText(*fee) + " for " + toText(*count) + " machines from " + jsonText(item.value, "StartDate");
        reader.add(std::move(*row), OptionKind::CapacityBlock, Decimal(), line);
    });
    if (!rows)
        return rows;
    // Of blocks of other days the cheapest is what a machine can be had for.
    std::map<std::tuple<std::string, std::string, std::int64_t>, std::size_t> cheapest;
    std::vector<SourcePrice> kept;
    for (SourcePrice &price : rows->prices) {
        const auto key = std::make_tuple(price.row.instanceType, price.row.zone, price.row.termHours);
        const auto [known, added] = cheapest.emplace(key, kept.size());
        if (added) {
            kept.push_back(std::move(price));
            continue;
        }
        SourcePrice &other = kept[known->second];
        if (price.row.upfront < other.row.upfront)
            std::swap(price, other);
        rows->joined.push_back(price.line);
    }
    rows->prices = std::move(kept);
    return rows;
}

} // namespace gpufolio
