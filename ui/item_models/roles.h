// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace gpufolio::ui
{

/// Roles that all item models share beside DisplayRole.
enum Role {
    ValueRole = Qt::UserRole + 1, ///< the raw number of a cell (double, for sorting and charts) or its plain text
    WhyRole, ///< QVariant::fromValue(gpufolio::Why): the answer to "why this number"; invalid = none
};

} // namespace gpufolio::ui
