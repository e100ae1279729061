// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/evaluate.h"
#include "plan/resolve_offers.h"
#include "plan/scenario_reader.h"
#include "prices/bundled.h"

#include <QtGlobal>

#include <string>
#include <vector>

/// The plans of a file of tests/data/cases, evaluated through the library.
namespace gpufolio
{

struct CaseFile {
    ScenarioSet set;
    std::vector<PlanResult> results;
};

inline CaseFile evaluateCase(ScenarioSet read)
{
    CaseFile file{resolveOffers(std::move(read), PriceBook(), bundledAccelerators()), {}};
    for (const Scenario &scenario : scenarios(file.set)) {
        Read<PlanResult> result = evaluate(scenario);
        if (!result)
            qFatal("%s", toText(result.error().front()).c_str());
        file.results.push_back(std::move(*result));
    }
    return file;
}

inline ScenarioSet readCase(const char *name)
{
    Read<ScenarioSet> set = loadScenario(std::string(GPUFOLIO_TEST_DATA "/cases/") + name);
    if (!set)
        qFatal("%s", toText(set.error().front()).c_str());
    return std::move(*set);
}

inline std::string text(const Money &amount)
{
    return toText(amount, Rounding::HalfEven);
}

} // namespace gpufolio
