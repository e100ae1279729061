// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_result.h"
#include "support/result.h"

#include <QString>

namespace gpufolio::ui
{

/// Errors of the inputs: what was found, and what can be done about it. As HTML.
QString adviceHtml(const Diagnostics &errors);
/// Why a plan is incomplete or infeasible and what can be done, and its warnings; empty for a plan without either.
QString adviceHtml(const PlanResult &result);

QString plainOf(const QString &html);

} // namespace gpufolio::ui
