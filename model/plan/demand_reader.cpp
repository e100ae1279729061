// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/demand_reader.h"

#include "plan/scenario_keys.h"
#include "plan/scenario_values.h"

#include <array>

namespace gpufolio
{

namespace
{

constexpr std::size_t hoursPerWeek = 168;
constexpr std::size_t hoursPerDay = 24;
constexpr std::array<std::string_view, 6> seriesKeys = {"constant", "monthly", "weekly", "daily", "hourly", "csv"};
constexpr DecimalRange countRange{Decimal(), Decimal::fromInteger(maxCount), false};

constexpr std::array<JsonChoice<DemandUnit>, 2> units = {{
    {"instances", DemandUnit::Instances},
    {"accelerators", DemandUnit::Accelerators},
}};

/// The one key that gives the series; empty with a finding when there is none or more than one.
std::string_view seriesKey(JsonObjectReader &object)
{
    std::string_view found;
    for (const std::string_view key : seriesKeys) {
        if (!object.has(key))
            continue;
        if (found.empty()) {
            found = key;
            continue;
        }
        object.rejectKey(key, Error::Code::BadValue,
                         {GPUFOLIO_TEXT("model", "both '%1' and '%2' were found, expected one of them"),
                          {std::string(found), std::string(key)}});
        return {};
    }
    if (found.empty() && !object.has("scenarios")) { // scenarios have their own finding
        object.reject(object.value(), Error::Code::MissingKey,
                      {GPUFOLIO_TEXT("model", "a demand without values was found, expected one of 'constant', "
                                              "'monthly', 'weekly', 'daily', 'hourly', 'csv'"),
                       {}});
    }
    return found;
}

std::vector<Decimal> readValues(JsonObjectReader &object, std::string_view key)
{
    std::vector<Decimal> values;
    const JsonValue *array = object.array(key);
    if (array == nullptr)
        return values;
    if (array->items().empty())
        object.reject(*array, Error::Code::BadValue,
                      {GPUFOLIO_TEXT("model", "an empty series was found, expected at least one value"), {}});
    values.reserve(array->items().size());
    for (const JsonValue &item : array->items()) {
        if (isFull(object.findings()))
            break;
        values.push_back(readDecimal(object, item, countRange).value_or(Decimal()));
    }
    return values;
}

/// The values of a pattern that repeats.
std::vector<Decimal> readPattern(JsonObjectReader &object, std::string_view key, std::size_t length)
{
    const JsonValue *array = object.array(key);
    if (array != nullptr && array->items().size() != length) {
        object.reject(*array, Error::Code::BadValue,
                      {GPUFOLIO_TEXT("model", "%1 values were found, expected %2"),
                       {std::to_string(array->items().size()), std::to_string(length)}});
        return {};
    }
    return readValues(object, key);
}

void checkHours(JsonObjectReader &object, std::string_view key, std::size_t values, const ReadContext &context)
{
    if (context.horizon && values > static_cast<std::size_t>(context.horizon->hours())) {
        object.rejectKey(key, Error::Code::BadValue,
                         {GPUFOLIO_TEXT("model", "a series of %1 hours was found, expected at most the %2 hours of the "
                                                 "horizon"),
                          {std::to_string(values), std::to_string(context.horizon->hours())}});
    }
}

void checkMonths(JsonObjectReader &object, std::size_t values, const ReadContext &context)
{
    if (!context.horizon || !context.calendar)
        return;
    const std::size_t months = context.calendar->months(*context.horizon).size();
    if (values > months) {
        object.rejectKey(
            "monthly", Error::Code::BadValue,
            {GPUFOLIO_TEXT("model", "a series of %1 months was found, expected at most the %2 local months "
                                    "of the horizon"),
             {std::to_string(values), std::to_string(months)}});
    }
}

void refuseWithout(std::string_view owner, std::string_view key, std::string_view series, JsonObjectReader &object)
{
    if (series != owner && object.has(key)) {
        object.rejectKey(key, Error::Code::BadValue,
                         {GPUFOLIO_TEXT("model", "'%1' was found without '%2', expected it only beside that"),
                          {std::string(key), std::string(owner)}});
    }
}

DemandSeries readSeries(JsonObjectReader &object, const ReadContext &context)
{
    const std::string_view key = seriesKey(object);
    if (key.empty())
        return ConstantSeries{};
    refuseWithout("daily", "weekendFactor", key, object);
    refuseWithout("csv", "column", key, object);
    if (key == "constant")
        return ConstantSeries{readDecimal(object, key, countRange).value_or(Decimal())};
    if (key == "monthly") {
        MonthlySeries series{readValues(object, key)};
        checkMonths(object, series.values.size(), context);
        return series;
    }
    if (key == "weekly")
        return WeeklySeries{readPattern(object, key, hoursPerWeek)};
    if (key == "daily")
        return DailySeries{readPattern(object, key, hoursPerDay), readDecimal(object, "weekendFactor", notNegative)};
    if (key == "hourly") {
        HourlySeries series{readValues(object, key)};
        checkHours(object, key, series.values.size(), context);
        return series;
    }
    CsvSeries series{readName(object, key).value_or(""), object.string("column").value_or(""), {}};
    if (!series.path.empty())
        readCsvValues(object, series, context);
    checkHours(object, key, series.values.size(), context);
    return series;
}

} // namespace

Demand readDemand(JsonObjectReader &object, const ReadContext &context)
{
    checkKeys(object, scenario_keys::demand);
    Demand demand;
    demand.unit = object.choice("unit", units, Need::Required).value_or(demand.unit);
    demand.series = readSeries(object, context);
    demand.growthPerMonth = readDecimal(object, "growthPerMonth", aboveMinusOne).value_or(Decimal());
    demand.from = readHour(object, "from");
    demand.until = readHour(object, "until");
    if (demand.from && demand.until && *demand.until <= *demand.from) {
        object.rejectKey("until", Error::Code::BadValue,
                         {GPUFOLIO_TEXT("model", "%1 was found, expected a time after 'from', %2"),
                          {demand.until->toText(), demand.from->toText()}});
    }
    return demand;
}

} // namespace gpufolio
