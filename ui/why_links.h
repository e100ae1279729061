// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/why.h"
#include "session/project_session.h"

#include <QStringList>

namespace gpufolio::ui
{

/// What a link of an answer leads to, from the newest results of the plan that the answer belongs to; nothing for
/// links that leave Why.
std::optional<Why> followed(const SessionResults *results, const Why &why, const WhyLink &link);

/// The number of the verdict: the amortised cost of the plan that wins, of the first one where none does; nothing
/// before a plan is computed.
std::optional<Why> verdictWhy(const SessionResults &results);

/// The thing itself in the window, as links for MainWindow::go() in the order in which they are followed; empty when
/// the link leads nowhere.
QStringList placeOf(const SessionResults *results, const Why &why, const WhyLink &link);

} // namespace gpufolio::ui
