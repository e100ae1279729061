// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/offer_reader.h"

#include "plan/option_reader.h"
#include "plan/scenario_keys.h"
#include "plan/scenario_values.h"

namespace gpufolio
{

namespace
{

std::string textOf(const JsonValue &object, std::string_view key)
{
    const JsonValue *value = object.find(key);
    return value != nullptr && value->kind() == JsonValue::Kind::String ? value->text() : std::string();
}

/// At most one on-demand and one spot option: what is left over after commitments has one price.
void checkKinds(JsonObjectReader &offer, const std::vector<JsonObjectReader> &options)
{
    bool hasOnDemand = false;
    bool hasSpot = false;
    for (const JsonObjectReader &option : options) {
        const JsonValue *kind = option.value().find("kind");
        if (kind == nullptr || kind->kind() != JsonValue::Kind::String)
            continue;
        if (kind->text() == toText(OptionKind::OnDemand)) {
            if (hasOnDemand)
                offer.reject(
                    *kind, Error::Code::BadValue,
                    {GPUFOLIO_TEXT("model", "a second option of kind 'onDemand' was found, expected at most one "
                                            "in an offer"),
                     {}});
            hasOnDemand = true;
        } else if (kind->text() == toText(OptionKind::Spot)) {
            if (hasSpot)
                offer.reject(
                    *kind, Error::Code::BadValue,
                    {GPUFOLIO_TEXT("model", "a second option of kind 'spot' was found, expected at most one in "
                                            "an offer"),
                     {}});
            hasSpot = true;
        }
    }
}

Offer readOffer(JsonObjectReader &object, UniqueIds &ids)
{
    checkKeys(object, scenario_keys::offer);
    Offer offer;
    offer.id = ids.read(object).value_or("");
    offer.provider = object.string("provider").value_or("");
    offer.account = object.string("account").value_or("");
    offer.region = object.string("region").value_or("");
    offer.zone = object.string("zone").value_or("");
    offer.instanceType = object.string("instanceType").value_or("");
    offer.operatingSystem = object.string("operatingSystem").value_or("");
    offer.tenancy = object.string("tenancy").value_or("");
    offer.accelerator = object.string("accelerator").value_or("");
    offer.acceleratorCount = readDecimal(object, "acceleratorCount", aboveZero, Need::Required).value_or(Decimal());
    offer.currency = readCurrency(object, "currency");
    offer.memoryPerAcceleratorGb = readDecimal(object, "memoryPerAcceleratorGb", aboveZero);
    offer.interconnect = object.string("interconnect").value_or("");
    offer.networkGbps = readDecimal(object, "networkGbps", notNegative);
    offer.vcpus = readDecimal(object, "vcpus", aboveZero);
    offer.memoryGb = readDecimal(object, "memoryGb", aboveZero);
    offer.localDiskTb = readDecimal(object, "localDiskTb", notNegative);
    offer.certifications = object.strings("certifications").value_or(std::vector<std::string>());

    UniqueIds optionIds;
    std::vector<JsonObjectReader> options = object.objects("options", Need::Required);
    for (JsonObjectReader &option : options)
        offer.options.push_back(readOption(option, optionIds));
    checkKinds(object, options);
    return offer;
}

} // namespace

OfferIndex::OfferIndex(const JsonValue &offers)
{
    for (const JsonValue &offer : offers.items()) {
        Options found;
        if (const JsonValue *options = offer.find("options")) {
            for (const JsonValue &option : options->items())
                found.push_back({textOf(option, "id"), optionKindFrom(textOf(option, "kind"))});
        }
        m_offers.emplace(textOf(offer, "id"), std::move(found));
    }
}

const OfferIndex::Options *OfferIndex::find(std::string_view offer) const
{
    const auto found = m_offers.find(offer);
    return found == m_offers.end() ? nullptr : &found->second;
}

std::vector<std::string> OfferIndex::offerIds() const
{
    std::vector<std::string> ids;
    for (const auto &[id, options] : m_offers)
        ids.push_back(id);
    return ids;
}

void rejectUnknownOffer(JsonObjectReader &object, std::string_view offer, const OfferIndex &index)
{
    if (isFull(object.findings()))
        return; // the search for what was meant would be for nothing
    object.rejectKey(
        "offer", Error::Code::UnknownReference,
        unknownName(GPUFOLIO_TEXT("model", "the unknown offer '%1' was found, expected the id of one of the 'offers'"),
                    GPUFOLIO_TEXT("model", "the unknown offer '%1' was found; did you mean '%2'?"), offer,
                    index.offerIds()));
}

std::vector<Offer> readOffers(JsonObjectReader &scenario, Need need)
{
    std::vector<Offer> offers;
    UniqueIds ids;
    for (JsonObjectReader &object : scenario.objects("offers", need))
        offers.push_back(readOffer(object, ids));
    return offers;
}

} // namespace gpufolio
