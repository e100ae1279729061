// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/scenario_reader.h"

#include "plan/plan_reader.h"
#include "plan/scenario_keys.h"
#include "plan/scenario_values.h"
#include "plan/workload_reader.h"
#include "support/file_io.h"

#include <array>
#include <filesystem>
#include <map>
#include <tuple>

namespace gpufolio
{

namespace
{

constexpr std::string_view formatName = "gpufolio.scenario";
constexpr std::int64_t newestVersion = 1;

constexpr std::array<JsonChoice<Rounding>, 2> roundings = {{
    {"halfEven", Rounding::HalfEven},
    {"halfAwayFromZero", Rounding::HalfAwayFromZero},
}};

/// False when the file is another kind of document or of a newer version: nothing else in it is then worth a finding.
bool isOurs(JsonObjectReader &root)
{
    const std::optional<std::string> format = root.string("format", Need::Required);
    if (format && *format != formatName) {
        root.rejectKey("format", Error::Code::BadValue,
                       {GPUFOLIO_TEXT("model", "the format '%1' was found, expected '%2'"),
                        {forMessage(*format), std::string(formatName)}});
        return false;
    }
    const std::optional<std::int64_t> version = root.integer("formatVersion", Need::Required, 1);
    if (version && *version > newestVersion) {
        root.rejectKey(
            "formatVersion", Error::Code::TooNew,
            {GPUFOLIO_TEXT("model", "format version %1 was found, which a newer version of the program wrote; "
                                    "expected at most %2"),
             {std::to_string(*version), std::to_string(newestVersion)}});
        return false;
    }
    return true;
}

/// The time zone and horizon, which the checks of the parts need.
void readTime(JsonObjectReader &root, Inputs &inputs, ReadContext &context)
{
    const std::optional<UtcHour> start = readHour(root, "start", Need::Required);
    const std::optional<std::int64_t> hours = readHours(root, "hours", Need::Required);
    if (start && hours) {
        inputs.start = *start;
        inputs.hours = *hours;
        context.horizon = inputs.horizon();
    }
    inputs.timeZone = readName(root, "timeZone").value_or(inputs.timeZone);
    const Result<Calendar> calendar = Calendar::forZone(inputs.timeZone);
    if (calendar)
        context.calendar = *calendar;
    else
        root.rejectKey("timeZone", calendar.error().code, calendar.error().what);
}

/// Offers stand in the file, or a price book has them; with both, the book adds those that the file doesn't have.
void readPrices(JsonObjectReader &root, Inputs &inputs, ReadContext &context)
{
    inputs.priceBook = readName(root, "priceBook");
    const bool hasBook = root.has("priceBook");
    const JsonValue *offers = root.find("offers");
    if (!hasBook && offers != nullptr && offers->kind() == JsonValue::Kind::Array)
        context.offers = OfferIndex(*offers);
    inputs.offers = readOffers(root, hasBook ? Need::Optional : Need::Required);
}

std::vector<ExchangeRate> readExchangeRates(JsonObjectReader &root)
{
    std::vector<ExchangeRate> rates;
    std::map<std::tuple<Currency, Currency, Date>, std::size_t> known;
    for (JsonObjectReader &object : root.objects("exchangeRates")) {
        checkKeys(object, scenario_keys::exchangeRate);
        const std::optional<Date> date = readDate(object, "date", Need::Required);
        const std::optional<Currency> from = readCurrency(object, "from", Need::Required);
        const std::optional<Currency> to = readCurrency(object, "to", Need::Required);
        const std::optional<Decimal> rate = readDecimal(object, "rate", aboveZero, Need::Required);
        if (!date || !from || !to || !rate)
            continue;
        if (*from == *to)
            object.rejectKey(
                "to", Error::Code::BadValue,
                {GPUFOLIO_TEXT("model", "a rate from %1 to %1 was found, expected two currencies"), {from->code()}});
        const auto [first, isNew] = known.emplace(std::tuple(*from, *to, *date), object.value().offset());
        if (!isNew)
            object.reject(
                object.value(), Error::Code::BadValue,
                {GPUFOLIO_TEXT("model", "a second rate from %1 to %2 of %3 was found, expected one a day; the "
                                        "first stands in line %4"),
                 {from->code(), to->code(), date->toText(),
                  std::to_string(object.document().locate(first->second).line)}});
        rates.push_back({*date, *from, *to, *rate});
    }
    return rates;
}

ScenarioSet readRoot(JsonObjectReader &root, ReadContext &context)
{
    checkKeys(root, scenario_keys::scenario);
    ScenarioSet set;
    Inputs &inputs = set.inputs;
    inputs.name = root.string("name").value_or("");
    inputs.currency = readCurrency(root, "currency", Need::Required).value_or(Currency());
    readTime(root, inputs, context);
    inputs.discountRate = readDecimal(root, "discountRate", aboveMinusOne);
    inputs.rounding = root.choice("rounding", roundings).value_or(inputs.rounding);
    readPrices(root, inputs, context);
    inputs.workloads = readWorkloads(root, context);
    inputs.commitments = readCommitments(root, context);
    set.plans = readPlans(root, context);
    inputs.policy = readPolicy(root, context);
    inputs.exchangeRates = readExchangeRates(root);
    return set;
}

} // namespace

Read<ScenarioSet> readScenario(std::string text, const std::string &fileName)
{
    const Read<JsonDocument> document = parseJson(std::move(text), fileName);
    if (!document)
        return document.error();
    Diagnostics findings;
    Diagnostics csvFindings;
    ReadContext context;
    context.folder = std::filesystem::path(fileName).parent_path().string();
    context.csvFindings = &csvFindings;

    JsonObjectReader root(*document, document->root(), findings);
    ScenarioSet set;
    if (findings.empty() && isOurs(root))
        set = readRoot(root, context);
    sortByPlace(findings);
    for (Error &error : csvFindings)
        addFinding(findings, std::move(error));
    if (!findings.empty())
        return findings;
    return set;
}

Read<ScenarioSet> loadScenario(const std::string &path)
{
    Result<std::string> text = readFile(path);
    if (!text)
        return Diagnostics{text.error()};
    return readScenario(std::move(*text), path);
}

} // namespace gpufolio
