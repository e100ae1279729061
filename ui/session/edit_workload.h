// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <functional>
#include <optional>

namespace gpufolio::ui
{

/// The workload of that id in the project; null when it has none.
const Workload *findWorkload(const ScenarioSet &set, const QString &id);

/// Changes a workload (and, where needed, the rest of the set) as one undo step called `name`. Does nothing when there
/// is no such workload or nothing changes.
void editWorkload(ProjectSession &session, const QString &id, const QString &name,
                  const std::function<void(ScenarioSet &, Workload &)> &change, const QString &mergeKey = {});

/// The offer that a workload runs on, with the figures of the accelerator table: the pinned one (of the inputs, else of
/// the price book), else the one that the newest results of the open plan chose. Nothing when it has none.
std::optional<Offer> offerOfWorkload(const ProjectSession &session, const Workload &workload);

/// The offer of that id among the inputs' own, which are those that can be changed. One that comes from the price book
/// is taken in first. @return null when nobody has it
Offer *ownOffer(ScenarioSet &set, const PriceBook &book, const std::string &id);

} // namespace gpufolio::ui
