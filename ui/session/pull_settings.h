// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace gpufolio::ui
{

/// How prices are pulled, for this user, whatever project is open. No key stands here.
struct PullSettings {
    QString source;  ///< the one that was chosen last
    QString proxy;   ///< empty: that of the environment
    QString caFile;  ///< of authorities that are trusted beside those of the system
    QString regions; ///< of the source, with commas between
    QString mirror;  ///< of the source; empty: its own server

    /// What is remembered of a source; of the one chosen last when there is no name.
    /// @param example  the regions when none are remembered
    static PullSettings load(const QString &source = {}, const QString &example = {});
    void save() const;
};

} // namespace gpufolio::ui
