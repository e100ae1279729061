// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/scenario_keys.h"

namespace gpufolio
{

namespace scenario_keys
{

const ObjectKeys scenario = {"scenario",
                             {"format", "formatVersion", "name", "currency", "start", "hours", "timeZone",
                              "discountRate", "rounding", "priceBook", "offers", "workloads", "commitments", "plans",
                              "policy", "exchangeRates"},
                             {"spendPlans", "charges"}};

const ObjectKeys offer = {"offer",
                          {"id", "provider", "account", "region", "zone", "instanceType", "operatingSystem", "tenancy",
                           "accelerator", "acceleratorCount", "currency", "memoryPerAcceleratorGb", "interconnect",
                           "networkGbps", "vcpus", "memoryGb", "localDiskTb", "certifications", "options"},
                          {}};

const ObjectKeys option = {"option",
                           {"id", "kind", "hourly", "termHours", "upfront", "interruptionsPerHour",
                            "zoneInterruptionsPerHour", "noticeSeconds", "noticeSuccess", "protectedHours",
                            "maxInstances", "availableFrom", "metering", "path", "source", "retrieved", "validFrom"},
                           {"monthlyInterruptionShare",
                            "windows",
                            "plan",
                            "tiers",
                            "capital",
                            "lifeMonths",
                            "residual",
                            "loan",
                            "powerKw",
                            "pue",
                            "electricityPerKwh",
                            "colocationMonthly",
                            "staffMonthly",
                            "maintenanceYearly",
                            "licencesYearly",
                            "perSecond",
                            "coldStartSeconds",
                            "minimumSeconds",
                            "deposit",
                            "paymentDays",
                            "billedInAdvance",
                            "ramp",
                            "exitFee",
                            "serviceCredit"}};

const ObjectKeys metering = {"metering", {"unit", "minimumSeconds"}, {}};

const ObjectKeys pricePoint = {"pricePoint", {"from", "hourly", "upfront"}, {}};

const ObjectKeys workload = {"workload",
                             {"id", "name", "team", "costCentre", "notes", "offer", "accelerator", "accelerators",
                              "memoryPerAcceleratorGb", "regions", "needs", "shared", "singleMachine", "demand",
                              "interruptible"},
                             {"minReplicas", "warmMinutes", "idleStopHours"}};

const ObjectKeys needs = {"needs",
                          {"memoryPerAcceleratorGb", "interconnect", "networkGbps", "vcpuPerAccelerator", "localDiskTb",
                           "certifications", "regions"},
                          {}};

const ObjectKeys demand = {"demand",
                           {"unit", "constant", "monthly", "weekly", "daily", "weekendFactor", "hourly", "csv",
                            "column", "growthPerMonth", "from", "until"},
                           {"scenarios"}};

const ObjectKeys interruptible = {
    "interruptible", {"checkpointEverySeconds", "checkpointSeconds", "restartSeconds", "setupSeconds", "nodes"}, {}};

const ObjectKeys commitment = {
    "commitment", {"offer", "option", "instances", "start", "held"}, {"plan", "hourlySpend"}};

const ObjectKeys plan = {"plan", {"id", "name", "commitments", "policy"}, {}};

const ObjectKeys policy = {"policy", {"purchaseDates", "beyondHorizon", "limits"}, {"cvarLevel"}};

const ObjectKeys limits = {
    "limits", {"upfrontTotal", "activeCommitted", "instancesPerPurchase", "spotShare", "monthlyBilled"}, {}};

const ObjectKeys exchangeRate = {"exchangeRate", {"date", "from", "to", "rate"}, {}};

std::vector<const ObjectKeys *> all()
{
    return {&scenario, &offer,         &option,     &metering, &pricePoint, &workload, &needs,
            &demand,   &interruptible, &commitment, &plan,     &policy,     &limits,   &exchangeRate};
}

} // namespace scenario_keys

Message notComputedYet(std::string_view found)
{
    return {
        GPUFOLIO_TEXT("model", "'%1' was found, which this version doesn't compute yet; expected an input without it"),
        {std::string(found)}};
}

void checkKeys(JsonObjectReader &object, const ObjectKeys &table)
{
    for (const std::string_view key : table.keys)
        object.find(key);
    for (const std::string_view key : table.notYet) {
        if (object.find(key) != nullptr)
            object.rejectKey(key, Error::Code::UnknownKey, notComputedYet(key));
    }
    object.finish();
}

} // namespace gpufolio
