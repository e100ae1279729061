// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_document.h"
#include "session/project_session.h"

#include <optional>

namespace gpufolio::ui
{

/// A report of the plans that were computed; nothing before the first result. Results under a what-if say so in its
/// note.
std::optional<ReportDocument> reportOf(const SessionResults &results, ReportOptions options = {});

} // namespace gpufolio::ui
