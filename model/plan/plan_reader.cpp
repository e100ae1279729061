// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/plan_reader.h"

#include "plan/scenario_keys.h"
#include "plan/scenario_values.h"

#include <algorithm>
#include <array>

namespace gpufolio
{

namespace
{

constexpr std::array<JsonChoice<PurchaseCadence>, 5> cadences = {{
    {"start", PurchaseCadence::Start},
    {"monthly", PurchaseCadence::Monthly},
    {"weekly", PurchaseCadence::Weekly},
    {"daily", PurchaseCadence::Daily},
    {"hourly", PurchaseCadence::Hourly},
}};

constexpr std::array<JsonChoice<BeyondHorizon>, 3> beyondHorizons = {{
    {"amortised", BeyondHorizon::Amortised},
    {"full", BeyondHorizon::Full},
    {"forbidden", BeyondHorizon::Forbidden},
}};

void rejectUnknownOption(JsonObjectReader &object, const CommitmentPurchase &purchase,
                         const OfferIndex::Options &options)
{
    std::vector<std::string> known;
    for (const OfferIndex::Option &option : options)
        known.push_back(option.id);
    object.rejectKey(
        "option", Error::Code::UnknownReference,
        unknownName(GPUFOLIO_TEXT("model", "the unknown option '%1' was found, expected the id of an option "
                                           "of this offer"),
                    GPUFOLIO_TEXT("model", "the unknown option '%1' was found; did you mean '%2'?"), purchase.option,
                    known));
}

/// The offer is there, and the option is one of its commitments.
void checkReferences(JsonObjectReader &object, const CommitmentPurchase &purchase, const OfferIndex &offers)
{
    if (purchase.offer.empty())
        return;
    const OfferIndex::Options *options = offers.find(purchase.offer);
    if (options == nullptr) {
        rejectUnknownOffer(object, purchase.offer, offers);
        return;
    }
    if (purchase.option.empty())
        return;
    const auto option = std::find_if(options->begin(), options->end(),
                                     [&purchase](const auto &candidate) { return candidate.id == purchase.option; });
    if (option == options->end())
        rejectUnknownOption(object, purchase, *options);
    else if (option->kind && *option->kind != OptionKind::Commitment)
        object.rejectKey("option", Error::Code::BadValue,
                         {GPUFOLIO_TEXT("model", "the option '%1' of kind '%2' was found, expected one of kind "
                                                 "'commitment'"),
                          {forMessage(purchase.option), std::string(toText(*option->kind))}});
}

/// A term may have begun before the horizon (its upfront is then sunk), but not begin after it.
void checkStart(JsonObjectReader &object, UtcHour start, const Period &horizon)
{
    if (start >= horizon.end)
        object.rejectKey("start", Error::Code::BadValue,
                         {GPUFOLIO_TEXT("model", "%1 was found, expected a start before the horizon's end, %2"),
                          {start.toText(), horizon.end.toText()}});
}

CommitmentPurchase readCommitment(JsonObjectReader &object, const ReadContext &context)
{
    checkKeys(object, scenario_keys::commitment);
    CommitmentPurchase purchase;
    purchase.offer = readName(object, "offer", Need::Required).value_or("");
    purchase.option = readName(object, "option", Need::Required).value_or("");
    if (context.offers)
        checkReferences(object, purchase, *context.offers);
    purchase.instances = object.integer("instances", Need::Required, 1, maxCount).value_or(1);
    purchase.held = object.boolean("held").value_or(false);
    const std::optional<UtcHour> start = readHour(object, "start", Need::Required);
    if (start && context.horizon)
        checkStart(object, *start, *context.horizon);
    purchase.start = start.value_or(UtcHour());
    return purchase;
}

std::optional<PurchaseDates> readPurchaseDates(JsonObjectReader &policy, const ReadContext &context)
{
    const JsonValue *value = policy.find("purchaseDates");
    if (value == nullptr || value->kind() != JsonValue::Kind::Array)
        return policy.choice("purchaseDates", cadences);
    std::vector<UtcHour> dates;
    for (const JsonValue &item : value->items()) {
        const std::optional<UtcHour> date = readHour(policy, item);
        if (!date)
            continue;
        if (context.horizon && !context.horizon->contains(*date))
            policy.reject(item, Error::Code::BadValue,
                          {GPUFOLIO_TEXT("model", "%1 was found, expected a time inside the horizon, from %2 to before "
                                                  "%3"),
                           {date->toText(), context.horizon->start.toText(), context.horizon->end.toText()}});
        dates.push_back(*date);
    }
    return dates;
}

Limits readLimits(JsonObjectReader &object)
{
    checkKeys(object, scenario_keys::limits);
    Limits limits;
    limits.upfrontTotal = readDecimal(object, "upfrontTotal", notNegative);
    limits.activeCommitted = object.integer("activeCommitted", Need::Optional, 0, maxCount);
    limits.instancesPerPurchase = object.integer("instancesPerPurchase", Need::Optional, 1, maxCount);
    limits.spotShare = readDecimal(object, "spotShare", fraction);
    limits.monthlyBilled = readDecimal(object, "monthlyBilled", notNegative);
    return limits;
}

} // namespace

std::vector<CommitmentPurchase> readCommitments(JsonObjectReader &owner, const ReadContext &context)
{
    std::vector<CommitmentPurchase> purchases;
    for (JsonObjectReader &object : owner.objects("commitments"))
        purchases.push_back(readCommitment(object, context));
    return purchases;
}

std::optional<Policy> readPolicy(JsonObjectReader &owner, const ReadContext &context)
{
    std::optional<JsonObjectReader> object = owner.object("policy");
    if (!object)
        return std::nullopt;
    checkKeys(*object, scenario_keys::policy);
    Policy policy;
    policy.purchaseDates = readPurchaseDates(*object, context).value_or(policy.purchaseDates);
    policy.beyondHorizon = object->choice("beyondHorizon", beyondHorizons).value_or(policy.beyondHorizon);
    if (std::optional<JsonObjectReader> limits = object->object("limits"))
        policy.limits = readLimits(*limits);
    return policy;
}

std::vector<Plan> readPlans(JsonObjectReader &scenario, const ReadContext &context)
{
    std::vector<Plan> plans;
    UniqueIds ids;
    for (JsonObjectReader &object : scenario.objects("plans")) {
        checkKeys(object, scenario_keys::plan);
        Plan plan;
        plan.id = ids.read(object).value_or("");
        plan.name = object.string("name").value_or("");
        plan.commitments = readCommitments(object, context);
        plan.policy = readPolicy(object, context);
        plans.push_back(std::move(plan));
    }
    return plans;
}

} // namespace gpufolio
