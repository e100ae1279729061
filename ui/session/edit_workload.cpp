// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/edit_workload.h"

#include "prices/bundled.h"

#include <algorithm>

namespace gpufolio::ui
{

const Workload *findWorkload(const ScenarioSet &set, const QString &id)
{
    const auto &all = set.inputs.workloads;
    const std::string wanted = id.toStdString();
    const auto found =
        std::find_if(all.begin(), all.end(), [&wanted](const Workload &workload) { return workload.id == wanted; });
    return found == all.end() ? nullptr : &*found;
}

void editWorkload(ProjectSession &session, const QString &id, const QString &name,
                  const std::function<void(ScenarioSet &, Workload &)> &change, const QString &mergeKey)
{
    ScenarioSet set = session.scenarioSet();
    const Workload *found = findWorkload(set, id);
    if (found == nullptr)
        return;
    const auto index = static_cast<std::size_t>(found - set.inputs.workloads.data());
    Workload workload = *found;
    change(set, workload);
    set.inputs.workloads[index] = std::move(workload);
    session.edit(name, std::move(set), mergeKey);
}

std::optional<Offer> offerOfWorkload(const ProjectSession &session, const Workload &workload)
{
    std::optional<Offer> offer;
    const auto take = [&offer](const Offer *found) {
        if (found != nullptr)
            offer = *found;
    };
    const Inputs &inputs = session.scenarioSet().inputs;
    if (workload.offer) {
        take(findOffer(inputs, *workload.offer));
        if (!offer)
            offer = session.priceBook()->offer(*workload.offer);
    } else if (const auto results = session.results()) {
        const std::string active = session.activePlan().toStdString();
        for (std::size_t i = 0; i < results->plans.size() && !offer; ++i) {
            if (!results->plans[i] || (!active.empty() && results->plans[i]->planId != active))
                continue;
            for (const WorkloadResult &result : results->plans[i]->workloads)
                if (result.id == workload.id && !result.offer.empty()) {
                    take(findOffer(inputs, result.offer)); // as it is now, when it is the project's own
                    if (!offer)
                        take(findOffer(results->scenarios[i].inputs, result.offer));
                }
        }
    }
    if (offer)
        fillFromTable(*offer, bundledAccelerators());
    return offer;
}

Offer *ownOffer(ScenarioSet &set, const PriceBook &book, const std::string &id)
{
    auto &offers = set.inputs.offers;
    const auto find = [&] {
        return std::find_if(offers.begin(), offers.end(), [&id](const Offer &offer) { return offer.id == id; });
    };
    auto found = find();
    if (found == offers.end()) {
        std::optional<Offer> ofBook = book.offer(id);
        if (!ofBook)
            return nullptr;
        offers.push_back(std::move(*ofBook));
        found = offers.end() - 1;
    }
    return &*found;
}

} // namespace gpufolio::ui
