// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/workload_reader.h"

#include "plan/demand_reader.h"
#include "plan/scenario_keys.h"
#include "plan/scenario_values.h"

namespace gpufolio
{

namespace
{

std::vector<std::string> readAccelerators(JsonObjectReader &object)
{
    const JsonValue *value = object.find("accelerator");
    if (value == nullptr)
        return {};
    if (value->kind() == JsonValue::Kind::String)
        return {value->text()};
    if (value->kind() == JsonValue::Kind::Array)
        return object.strings("accelerator").value_or(std::vector<std::string>());
    object.reject(*value, Error::Code::BadValue,
                  {GPUFOLIO_TEXT("model", "%1 was found, expected the name of an accelerator or a list of names"),
                   {forMessage(*value)}});
    return {};
}

Needs readNeeds(JsonObjectReader &object)
{
    checkKeys(object, scenario_keys::needs);
    Needs needs;
    needs.memoryPerAcceleratorGb = readDecimal(object, "memoryPerAcceleratorGb", notNegative);
    needs.interconnect = object.string("interconnect");
    needs.networkGbps = readDecimal(object, "networkGbps", notNegative);
    needs.vcpuPerAccelerator = readDecimal(object, "vcpuPerAccelerator", notNegative);
    needs.localDiskTb = readDecimal(object, "localDiskTb", notNegative);
    needs.certifications = object.strings("certifications").value_or(std::vector<std::string>());
    needs.regions = object.strings("regions").value_or(std::vector<std::string>());
    return needs;
}

/// True when a key of `needs` stands outside it; twice is a finding.
bool standsOutsideNeeds(JsonObjectReader &object, std::string_view key)
{
    if (!object.has(key))
        return false;
    const JsonValue *needs = object.find("needs");
    if (needs != nullptr && needs->find(key) != nullptr) {
        object.rejectKey(key, Error::Code::BadValue,
                         {GPUFOLIO_TEXT("model", "'%1' was found both in 'needs' and beside it, expected it once"),
                          {std::string(key)}});
    }
    return true;
}

Needs readAllNeeds(JsonObjectReader &object)
{
    Needs needs;
    if (std::optional<JsonObjectReader> inner = object.object("needs"))
        needs = readNeeds(*inner);
    if (standsOutsideNeeds(object, "memoryPerAcceleratorGb"))
        needs.memoryPerAcceleratorGb = readDecimal(object, "memoryPerAcceleratorGb", notNegative);
    if (standsOutsideNeeds(object, "regions"))
        needs.regions = object.strings("regions").value_or(std::vector<std::string>());
    return needs;
}

Demand readAnyDemand(JsonObjectReader &object, const ReadContext &context)
{
    if (object.has("demand")) {
        if (object.has("accelerators"))
            object.rejectKey("accelerators", Error::Code::BadValue,
                             {GPUFOLIO_TEXT("model", "both 'accelerators' and 'demand' were found, expected one of "
                                                     "them"),
                              {}});
        std::optional<JsonObjectReader> demand = object.object("demand");
        return demand ? readDemand(*demand, context) : Demand();
    }
    if (const std::optional<std::int64_t> count = object.integer("accelerators", Need::Optional, 0, maxCount)) {
        Demand demand;
        demand.unit = DemandUnit::Accelerators;
        demand.series = ConstantSeries{Decimal::fromInteger(*count)};
        return demand;
    }
    if (!object.has("accelerators"))
        object.require("demand");
    return {};
}

/// A number of seconds above 0, or the word "optimal", which needs checkpoints that take time.
std::optional<CheckpointInterval> readInterval(JsonObjectReader &object, bool checkpointsAreFree)
{
    const JsonValue *value = object.find("checkpointEverySeconds");
    if (value == nullptr)
        return std::nullopt;
    if (value->kind() == JsonValue::Kind::String && value->text() == "optimal") {
        if (checkpointsAreFree)
            object.reject(*value, Error::Code::BadValue,
                          {GPUFOLIO_TEXT("model", "'optimal' was found with 'checkpointSeconds' of 0, expected one "
                                                  "above 0: checkpoints that cost nothing have no best interval"),
                           {}});
        return OptimalInterval{};
    }
    if (value->kind() == JsonValue::Kind::Number) {
        if (const std::optional<Decimal> seconds = readDecimal(object, *value, aboveZero))
            return *seconds;
        return std::nullopt;
    }
    object.reject(
        *value, Error::Code::BadValue,
        {GPUFOLIO_TEXT("model", "%1 was found, expected a number of seconds or 'optimal'"), {forMessage(*value)}});
    return std::nullopt;
}

std::optional<Interruptible> readInterruptible(JsonObjectReader &workload)
{
    std::optional<JsonObjectReader> object = workload.object("interruptible");
    if (!object)
        return std::nullopt;
    checkKeys(*object, scenario_keys::interruptible);
    Interruptible interruptible;
    const std::optional<Decimal> checkpoint = readDecimal(*object, "checkpointSeconds", notNegative);
    interruptible.checkpointSeconds = checkpoint.value_or(Decimal());
    const bool checkpointsAreFree = checkpoint ? checkpoint->isZero() : !object->has("checkpointSeconds");
    interruptible.checkpointEverySeconds = readInterval(*object, checkpointsAreFree);
    interruptible.restartSeconds = readDecimal(*object, "restartSeconds", notNegative).value_or(Decimal());
    interruptible.setupSeconds = readDecimal(*object, "setupSeconds", notNegative).value_or(Decimal());
    interruptible.nodes = object->integer("nodes", Need::Optional, 1, maxCount).value_or(1);
    return interruptible;
}

std::optional<std::string> readPinnedOffer(JsonObjectReader &object, const ReadContext &context)
{
    std::optional<std::string> offer = readName(object, "offer");
    if (offer && context.offers && context.offers->find(*offer) == nullptr)
        rejectUnknownOffer(object, *offer, *context.offers);
    return offer;
}

Workload readWorkload(JsonObjectReader &object, const ReadContext &context, UniqueIds &ids)
{
    checkKeys(object, scenario_keys::workload);
    Workload workload;
    workload.id = ids.read(object).value_or("");
    workload.name = object.string("name").value_or("");
    workload.team = object.string("team").value_or("");
    workload.costCentre = object.string("costCentre").value_or("");
    workload.notes = object.string("notes").value_or("");
    workload.offer = readPinnedOffer(object, context);
    workload.accelerators = readAccelerators(object);
    workload.needs = readAllNeeds(object);
    workload.shared = object.boolean("shared").value_or(false);
    workload.singleMachine = object.boolean("singleMachine").value_or(false);
    workload.demand = readAnyDemand(object, context);
    workload.interruptible = readInterruptible(object);
    return workload;
}

} // namespace

std::vector<Workload> readWorkloads(JsonObjectReader &scenario, const ReadContext &context)
{
    std::vector<Workload> workloads;
    UniqueIds ids;
    for (JsonObjectReader &object : scenario.objects("workloads"))
        workloads.push_back(readWorkload(object, context, ids));
    return workloads;
}

} // namespace gpufolio
