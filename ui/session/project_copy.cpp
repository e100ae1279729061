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

} // namespace

Status writeProject(const std::string &path, const ProjectContents &contents, const PriceBook &book,
                    const std::map<std::string, std::string> &settings)
{
    const std::string draft = path + ".part";
    std::error_code failure;
    std::filesystem::remove(draft, failure);
    {
        auto file = ProjectFile::open(draft, ProjectFile::Access::ReadWrite);
        Status done = file ? fill(**file, contents, book, settings) : Status(file.error());
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
