// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/option_reader.h"

#include "plan/scenario_keys.h"

#include <algorithm>
#include <array>

namespace gpufolio
{

namespace
{

constexpr std::array<std::string_view, 5> kindsNotYet = {"capacityBlock", "spendCommitment", "sustainedUse",
                                                         "serverless", "owned"};
constexpr std::array<std::string_view, 2> commitmentKeys = {"termHours", "upfront"};
constexpr std::array<std::string_view, 5> spotKeys = {"interruptionsPerHour", "zoneInterruptionsPerHour",
                                                      "noticeSeconds", "noticeSuccess", "protectedHours"};

constexpr std::array<JsonChoice<OptionKind>, 3> kinds = {{
    {"onDemand", OptionKind::OnDemand},
    {"commitment", OptionKind::Commitment},
    {"spot", OptionKind::Spot},
}};

constexpr std::array<JsonChoice<Metering::Unit>, 2> meteringUnits = {{
    {"second", Metering::Unit::Second},
    {"hour", Metering::Unit::Hour},
}};

template <typename Keys>
void refuseKeysOf(OptionKind owner, const Keys &keys, JsonObjectReader &object, OptionKind kind)
{
    for (const std::string_view key : keys) {
        if (object.has(key))
            object.rejectKey(
                key, Error::Code::BadValue,
                {GPUFOLIO_TEXT("model", "'%1' was found in an option of kind '%2', expected it only in one "
                                        "of kind '%3'"),
                 {std::string(key), std::string(toText(kind)), std::string(toText(owner))}});
    }
}

void rejectZeroPrice(JsonObjectReader &object, OptionKind kind)
{
    if (kind == OptionKind::Commitment) {
        object.rejectKey("hourly", Error::Code::MissingPrice,
                         {GPUFOLIO_TEXT("model", "a commitment with neither an upfront nor an hourly price was found, "
                                                 "expected one of them above 0: a price of 0 counts as missing"),
                          {}});
    } else {
        object.rejectKey("hourly", Error::Code::MissingPrice,
                         {GPUFOLIO_TEXT("model", "an hourly price of 0 was found, expected one above 0: a price of 0 "
                                                 "counts as missing"),
                          {}});
    }
}

/// The hourly price of an option or of an entry of its path; a commitment that is paid all upfront says "0".
std::optional<Decimal> readHourly(JsonObjectReader &object, OptionKind kind)
{
    if (object.has("hourly"))
        return readDecimal(object, "hourly", notNegative);
    if (kind == OptionKind::Commitment) {
        object.rejectKey("hourly", Error::Code::MissingPrice,
                         {GPUFOLIO_TEXT("model", "no hourly price was found, expected the key 'hourly', \"0\" for a "
                                                 "commitment that is paid all upfront"),
                          {}});
    } else {
        object.rejectKey("hourly", Error::Code::MissingPrice,
                         {GPUFOLIO_TEXT("model", "no hourly price was found, expected the key 'hourly'"), {}});
    }
    return std::nullopt;
}

std::vector<PricePoint> readPath(JsonObjectReader &option, OptionKind kind, Decimal upfront)
{
    std::vector<PricePoint> path;
    for (JsonObjectReader &object : option.objects("path")) {
        checkKeys(object, scenario_keys::pricePoint);
        const std::optional<UtcHour> from = readHour(object, "from", Need::Required);
        const std::optional<Decimal> hourly = readHourly(object, kind);
        PricePoint point{from.value_or(UtcHour()), hourly.value_or(Decimal()), std::nullopt};
        if (kind == OptionKind::Commitment)
            point.upfront = readDecimal(object, "upfront", notNegative);
        else
            refuseKeysOf(OptionKind::Commitment, std::array{std::string_view("upfront")}, object, kind);
        upfront = point.upfront.value_or(upfront);
        if (hourly && hourly->isZero() && upfront.isZero())
            rejectZeroPrice(object, kind);
        if (from && !path.empty() && *from <= path.back().from)
            object.rejectKey("from", Error::Code::BadValue,
                             {GPUFOLIO_TEXT("model", "%1 was found after %2, expected the entries in order of time"),
                              {from->toText(), path.back().from.toText()}});
        if (from)
            path.push_back(point);
    }
    return path;
}

std::optional<Metering> readMetering(JsonObjectReader &option)
{
    std::optional<JsonObjectReader> object = option.object("metering");
    if (!object)
        return std::nullopt;
    checkKeys(*object, scenario_keys::metering);
    Metering metering;
    metering.unit = object->choice("unit", meteringUnits, Need::Required).value_or(metering.unit);
    metering.minimumSeconds =
        object->integer("minimumSeconds", Need::Optional, 0, maxCount).value_or(metering.minimumSeconds);
    return metering;
}

void readPrice(JsonObjectReader &object, PurchaseOption &option)
{
    const std::optional<Decimal> hourly = readHourly(object, option.kind);
    option.hourly = hourly.value_or(Decimal());
    if (option.kind == OptionKind::Commitment) {
        option.termHours = readHours(object, "termHours", Need::Required).value_or(1);
        const std::optional<Decimal> upfront = readDecimal(object, "upfront", notNegative);
        option.upfront = upfront.value_or(Decimal());
        if (object.has("upfront") && !upfront)
            return;
    } else {
        refuseKeysOf(OptionKind::Commitment, commitmentKeys, object, option.kind);
    }
    if (hourly && hourly->isZero() && option.upfront.isZero())
        rejectZeroPrice(object, option.kind);
}

void readSpot(JsonObjectReader &object, PurchaseOption &option)
{
    if (option.kind != OptionKind::Spot) {
        refuseKeysOf(OptionKind::Spot, spotKeys, object, option.kind);
        return;
    }
    option.interruptionsPerHour = readDecimal(object, "interruptionsPerHour", notNegative);
    option.zoneInterruptionsPerHour = readDecimal(object, "zoneInterruptionsPerHour", notNegative);
    option.noticeSeconds = object.integer("noticeSeconds", Need::Optional, 0, maxCount);
    option.noticeSuccess = readDecimal(object, "noticeSuccess", fraction);
    option.protectedHours = readDecimal(object, "protectedHours", notNegative);
}

/// True when the kind is one that this version knows by name only; its own keys are then not looked at.
bool isKindOfLater(JsonObjectReader &object)
{
    const JsonValue *kind = object.find("kind");
    if (kind == nullptr || kind->kind() != JsonValue::Kind::String ||
        std::find(kindsNotYet.begin(), kindsNotYet.end(), kind->text()) == kindsNotYet.end())
        return false;
    object.reject(*kind, Error::Code::BadValue, notComputedYet(kind->text()));
    return true;
}

} // namespace

PurchaseOption readOption(JsonObjectReader &object, UniqueIds &ids)
{
    PurchaseOption option;
    option.id = ids.read(object).value_or("");
    if (isKindOfLater(object))
        return option;
    checkKeys(object, scenario_keys::option);
    const std::optional<OptionKind> kind = object.choice("kind", kinds, Need::Required);
    if (!kind)
        return option; // what else it must have depends on its kind
    option.kind = *kind;
    readPrice(object, option);
    readSpot(object, option);
    option.maxInstances = object.integer("maxInstances", Need::Optional, 0, maxCount);
    option.availableFrom = readHour(object, "availableFrom");
    option.metering = readMetering(object);
    option.path = readPath(object, option.kind, option.upfront);
    option.provenance.source = object.string("source").value_or("");
    option.provenance.retrieved = readDate(object, "retrieved");
    option.provenance.validFrom = readDate(object, "validFrom");
    return option;
}

} // namespace gpufolio
