// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/oci_rate_card.h"

#include "prices/sources/json_cells.h"
#include "prices/sources/reply_reader.h"
#include "prices/sources/source_reader.h"

#include <array>

namespace gpufolio
{

namespace
{

/// A shape, the part that its GPUs are charged as, and how many there are (Oracle Cloud's list of compute shapes).
struct Shape {
    std::string_view name;
    std::string_view part;
    int gpus;
    std::string_view accelerator;
};
constexpr std::array<Shape, 13> shapes = {{
    {"BM.GPU2.2", "B88517", 2, "P100"},
    {"VM.GPU2.1", "B88518", 1, "P100"},
    {"BM.GPU3.8", "B89734", 8, "V100 SXM 16GB"},
    {"VM.GPU3.1", "B89734", 1, "V100 SXM 16GB"},
    {"VM.GPU3.2", "B89734", 2, "V100 SXM 16GB"},
    {"VM.GPU3.4", "B89734", 4, "V100 SXM 16GB"},
    {"BM.GPU4.8", "B92740", 8, "A100 SXM 40GB"},
    {"BM.GPU.A100-v2.8", "B95907", 8, "A100 SXM 80GB"},
    {"BM.GPU.A10.4", "B95909", 4, "A10"},
    {"VM.GPU.A10.1", "B95909", 1, "A10"},
    {"VM.GPU.A10.2", "B95909", 2, "A10"},
    {"BM.GPU.H100.8", "B98415", 8, "H100 SXM"},
    {"BM.GPU.L40S.4", "B109479", 4, "L40S"},
}};

} // namespace

bool isOciRateCard(std::string_view text)
{
    return isJsonWith(text, {"partNumber", "metricName", "currencyCodeLocalizations"});
}

Read<SourceRows> readOciRateCard(std::string_view text, const SourceContext &context)
{
    ReplyReader reader(context, "oci", "OCI rate card",
                       "https://apexapps.oracle.com/pls/apex/cetools/api/v1/products/");
    return reader.read(text, {{"items", "*"}}, [&](const JsonItem &item, int line) {
        const std::string part = jsonText(item.value, "partNumber");
        const std::string metric = jsonText(item.value, "metricName");
        if (metric != "GPU Per Hour")
            return reader.refuse(line,
                                 {GPUFOLIO_TEXT("model", "a part sold by '%1' was found, expected one sold by GPU "
                                                         "Per Hour"),
                                  {metric}});
        bool isSold = false;
        for (const Shape &shape : shapes) {
            if (shape.part != part)
                continue;
            isSold = true;
            const auto row = reader.machine(
                {{}, std::string(shape.name), std::string(shape.accelerator), Decimal::fromInteger(shape.gpus), {}, {}},
                line);
            const JsonValue *currencies = item.value.find("currencyCodeLocalizations");
            if (!row || currencies == nullptr)
                continue;
            for (const JsonValue &of : currencies->items()) {
                const auto currency = Currency::parse(jsonText(of, "currencyCode"));
                const JsonValue *prices = of.find("prices");
                if (!currency || prices == nullptr)
                    continue;
                for (const JsonValue &price : prices->items()) {
                    const auto rate = jsonDecimal(price, "value");
                    if (jsonText(price, "model") != "PAY_AS_YOU_GO" || !rate)
                        continue;
                    PriceRow priced = *row;
                    priced.currency = *currency;
                    priced.note = toText(*rate) + " per GPU-hour x " + std::to_string(shape.gpus);
                    reader.add(std::move(priced), OptionKind::OnDemand, times(*rate, shape.gpus), line);
                }
            }
        }
        if (!isSold)
            reader.refuse(line, {GPUFOLIO_TEXT("model", "the GPU part %1 (%2) was found, and no shape that has it is "
                                                        "known"),
                                 {part, jsonText(item.value, "displayName")}});
    });
}

} // namespace gpufolio
