// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace gpufolio::ui
{

/// A file as the window sees it, judged by what stands in it, not by its name.
struct KnownFile {
    enum class Kind { Project, Scenario, Prices, Nothing };
    QString path;
    Kind kind = Kind::Nothing;
    QString found; ///< for Nothing: what it is, in a sentence that begins with its name

    bool isOpened() const { return kind == Kind::Project || kind == Kind::Scenario; }
};

/// Says what a file is without reading it to its end, except JSON. A damaged project or a scenario with a mistake in it
/// is a project or a scenario: what is wrong is said by whoever opens it.
KnownFile recogniseFile(const QString &path);

/// What several files together are.
struct KnownFiles {
    std::vector<KnownFile> opened; ///< projects and scenarios; more than one can't be opened at once
    std::vector<KnownFile> prices;
    std::vector<KnownFile> refused;
};
KnownFiles recogniseFiles(const QStringList &paths);

/// "Accepted are …", for sentences about files that are none of these.
QString acceptedFiles();

} // namespace gpufolio::ui
