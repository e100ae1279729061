// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/json_reader.h"

#include <string_view>
#include <vector>

namespace gpufolio
{

/// The keys of one kind of object in a scenario file; scenario.schema.json has the same ones under the same name.
struct ObjectKeys {
    std::string_view name; ///< of the definition in the schema
    std::vector<std::string_view> keys;
    std::vector<std::string_view> notYet; ///< keys of the contract that this version doesn't compute yet
};

namespace scenario_keys
{
extern const ObjectKeys scenario;
extern const ObjectKeys offer;
extern const ObjectKeys option;
extern const ObjectKeys metering;
extern const ObjectKeys pricePoint;
extern const ObjectKeys workload;
extern const ObjectKeys needs;
extern const ObjectKeys demand;
extern const ObjectKeys interruptible;
extern const ObjectKeys commitment;
extern const ObjectKeys plan;
extern const ObjectKeys policy;
extern const ObjectKeys limits;
extern const ObjectKeys exchangeRate;
/// All of the above.
std::vector<const ObjectKeys *> all();
} // namespace scenario_keys

/// Refuses the keys of an object that aren't in the table (UnknownKey, with the one that was probably meant), and with
/// words of their own those that are known but not computed yet.
void checkKeys(JsonObjectReader &object, const ObjectKeys &table);

/// What is said about a key, a kind or a word that the contract has and this version doesn't compute.
Message notComputedYet(std::string_view found);

} // namespace gpufolio
