// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/project_versions.h"

#include "i18n/number_format.h"
#include "prices/bundled.h"
#include "session/project_copy.h"
#include "session/project_session.h"

#include <QCoreApplication>

namespace gpufolio::ui
{

namespace
{

Error notOnDisk()
{
    return {
        Error::Code::InUse, {GPUFOLIO_TEXT("model", "the project is not on disk, so it can't keep versions"), {}}, {}};
}

std::string bookInUse(const ProjectFile &file)
{
    const auto id = file.setting(priceBookSetting);
    return id && *id ? **id : bundledSnapshotId();
}

ProjectContents contentsOf(const ProjectSession &session)
{
    return {session.scenarioSet(), session.activePlan().toStdString()};
}

} // namespace

Result<std::vector<VersionInfo>> versionsOf(const ProjectSession &session)
{
    const auto file = session.projectFile();
    if (!file)
        return notOnDisk();
    return file->versions();
}

Status keepVersion(ProjectSession &session, const QString &name)
{
    const auto file = session.projectFile();
    if (!file)
        return notOnDisk();
    VersionInfo info;
    info.name = name.trimmed().toStdString();
    info.priceBook = bookInUse(*file);
    const auto added = file->addVersion(info, contentsOf(session));
    return added ? Status(Done{}) : Status(added.error());
}

Status renameVersion(ProjectSession &session, std::int64_t id, const QString &name)
{
    const auto file = session.projectFile();
    return file ? file->renameVersion(id, name.trimmed().toStdString()) : Status(notOnDisk());
}

Status removeVersion(ProjectSession &session, std::int64_t id)
{
    const auto file = session.projectFile();
    return file ? file->removeVersion(id) : Status(notOnDisk());
}

Result<WentBack> goBackTo(ProjectSession &session, const VersionInfo &version)
{
    const auto file = session.projectFile();
    if (!file)
        return notOnDisk();
    const auto contents = file->version(version.id);
    if (!contents)
        return contents.error();
    if (contents->scenario == session.scenarioSet())
        return WentBack{};
    const QString name = fromUtf8(version.name);
    const Status kept =
        keepVersion(session, QCoreApplication::translate("ProjectVersions", "Before going back to “%1”").arg(name));
    if (!kept)
        return kept.error();
    const bool fromBook = contents->scenario.inputs.priceBook.has_value();
    session.edit(QCoreApplication::translate("ProjectVersions", "Go back to “%1”").arg(name), contents->scenario);
    session.setActivePlan(fromUtf8(contents->activePlan));
    return WentBack{true, fromBook && version.priceBook != bookInUse(*file)};
}

Status openAsNewProject(ProjectSession &session, const VersionInfo &version)
{
    const auto file = session.projectFile();
    if (!file)
        return notOnDisk();
    auto contents = file->version(version.id);
    if (!contents)
        return contents.error();
    auto book = file->snapshot(version.priceBook);
    ViewSettings view = session.view();
    contents->scenario.inputs.name += " – " + version.name;
    session.startNew(std::move(contents->scenario));
    session.setActivePlan(fromUtf8(contents->activePlan));
    if (const Error failed = session.saveError(); !failed.what.empty())
        return failed;
    session.setView(view); // the fiscal year is the project's
    if (!book || book->rows() == bundledPriceBook().rows())
        return Done{};
    return session.usePriceBook(std::move(*book), fromUtf8(version.priceBook));
}

} // namespace gpufolio::ui
