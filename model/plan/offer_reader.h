// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/offer.h"
#include "support/json_reader.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// The names of the offers and options of a file, found before anything else is read, so that references can be checked
/// even where an offer has faults of its own.
class OfferIndex
{
public:
    struct Option {
        std::string id;
        std::optional<OptionKind> kind; ///< missing when the file says something else
    };
    using Options = std::vector<Option>;

    OfferIndex() = default;
    explicit OfferIndex(const JsonValue &offers);

    /// The options of an offer; null when there is no such offer.
    const Options *find(std::string_view offer) const;
    std::vector<std::string> offerIds() const;

private:
    std::map<std::string, Options, std::less<>> m_offers;
};

/// Adds a finding (UnknownReference) at the key `offer` of an object, with the offer that was probably meant.
void rejectUnknownOffer(JsonObjectReader &object, std::string_view offer, const OfferIndex &index);

/// Reads the array `offers` of a scenario.
std::vector<Offer> readOffers(JsonObjectReader &scenario, Need need);

} // namespace gpufolio
