// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/project_copy.h"

#include "prices/bundled.h"

#include <QDateTime>

#include <filesystem>

namespace gpufolio::ui
{

namespace
{

Status fill(ProjectFile &file, const ProjectContents &contents, const PriceBook &book,
            const std::map<std::string, std::string> &settings)
{
    Status done = file.save(contents);
    for (const auto &[key, value] : settings) {
        if (done)
            done = file.setSetting(key, value);
    }
    if (!done || book.rows() == bundledPriceBook().rows())
        return done;
    const SnapshotInfo info{"copied", "copied", QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(),
                            book.rows().size()};
    done = file.addSnapshot(book, info);
    return done ? file.setSetting(priceBookSetting, info.id) : done;
}

/// A price book that `to` has not got yet.
Status copyBook(const ProjectFile &from, ProjectFile &to, const std::string &id)
{
    if (to.snapshot(id))
        return Done{};
    const auto snapshots = from.snapshots();
    if (!snapshots)
        return snapshots.error();
    for (const SnapshotInfo &info : *snapshots) {
        if (info.id != id)
            continue;
        const auto book = from.snapshot(id);
        return book ? to.addSnapshot(*book, info) : Status(book.error());
    }
    return Done{};
}

Status copyVersions(const ProjectFile &from, ProjectFile &to)
{
    const auto versions = from.versions();
    if (!versions)
        return versions.error();
    for (auto version = versions->rbegin(); version != versions->rend(); ++version) { // the oldest first
        const auto contents = from.version(version->id);
        if (!contents)
            return contents.error();
        if (Status copied = copyBook(from, to, version->priceBook); !copied)
            return copied;
        if (const auto added = to.addVersion(*version, *contents); !added)
            return added.error();
    }
    return Done{};
}

Status copyRates(const ProjectFile &from, ProjectFile &to)
{
    const auto rates = from.exchangeRates();
    if (!rates)
        return rates.error();
    return rates->empty() ? Status(Done{}) : to.addExchangeRates(*rates);
}

} // namespace

Status writeProject(const std::string &path, const ProjectContents &contents, const PriceBook &book,
                    const std::map<std::string, std::string> &settings, const ProjectFile *versions)
{
    const std::string draft = path + ".part";
    std::error_code failure;
    std::filesystem::remove(draft, failure);
    {
        auto file = ProjectFile::open(draft, ProjectFile::Access::ReadWrite);
        Status done = file ? fill(**file, contents, book, settings) : Status(file.error());
        if (done && versions != nullptr)
            done = copyVersions(*versions, **file);
        if (done && versions != nullptr)
            done = copyRates(*versions, **file);
        if (!done) {
            if (file)
                file->reset();
            std::filesystem::remove(draft, failure);
            return done;
        }
    }
    std::filesystem::rename(draft, path, failure);
    if (!failure)
        return Done{};
    const std::string reason = failure.message();
    std::filesystem::remove(draft, failure);
    return Error{Error::Code::Io, {GPUFOLIO_TEXT("model", "'%1' can't be written: %2"), {path, reason}}, {}};
}

} // namespace gpufolio::ui
