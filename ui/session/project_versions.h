// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/project_file.h"
#include "support/result.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace gpufolio::ui
{

class ProjectSession;

/// Named versions of the open project: full copies of inputs and plans in its file, beside what is open. Errors: what
/// ProjectFile says, and InUse where the project is not on disk or another window writes it.

/// Newest first.
Result<std::vector<VersionInfo>> versionsOf(const ProjectSession &session);
/// Keeps what is open under a name.
Status keepVersion(ProjectSession &session, const QString &name);
Status renameVersion(ProjectSession &session, std::int64_t id, const QString &name);
Status removeVersion(ProjectSession &session, std::int64_t id);

struct WentBack {
    bool changed = false;     ///< false: the version is what is open already; nothing was kept
    bool otherPrices = false; ///< it takes prices from a price book, and that in use is another than then
};
/// Makes a version what is open, as one undo step; what was open is kept as a version of its own first. The price book
/// in use stays.
Result<WentBack> goBackTo(ProjectSession &session, const VersionInfo &version);
/// Opens a version as a project of its own, with the price book that was in use then.
Status openAsNewProject(ProjectSession &session, const VersionInfo &version);

} // namespace gpufolio::ui
