// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/price_books.h"

#include "cli/signal_hold.h"
#include "prices/bundled.h"
#include "support/source_text.h"

#include <algorithm>
#include <filesystem>

namespace gpufolio::cli
{

namespace
{

/// The bundled book lives as long as the program.
PriceBooks::Book bundled()
{
    return {&bundledPriceBook(), [](const PriceBook *) {}};
}

Error unknownBook(const std::string &id, const std::vector<SnapshotInfo> &snapshots)
{
    std::string known;
    for (const SnapshotInfo &snapshot : snapshots)
        known += (known.empty() ? "'" : ", '") + snapshot.id + "'";
    return {Error::Code::UnknownReference,
            {"the price book '%1' was not found in the project, expected one of %2", {forMessage(id), known}},
            {{}, 0, 0, "priceBook"}};
}

} // namespace

Result<PriceBooks> PriceBooks::open(const std::optional<std::string> &project)
{
    PriceBooks books;
    if (!project)
        return books;
    std::error_code failed;
    if (!std::filesystem::exists(*project, failed) && !failed) {
        books.m_missing = project;
        return books;
    }
    Result<std::unique_ptr<ProjectFile>> file = ProjectFile::open(*project, ProjectFile::Access::ReadOnly);
    if (!file)
        return file.error();
    books.m_project = std::move(*file);
    return books;
}

Status PriceBooks::makeMissing() const
{
    if (!m_missing)
        return Done{};
    const Result<std::unique_ptr<ProjectFile>> made = openForWriting(*m_missing);
    return made ? Status(Done{}) : Status(made.error());
}

Result<PriceBooks::Book> PriceBooks::newest() const
{
    if (!m_project)
        return bundled();
    Result<PriceBook> book = newestBook(*m_project);
    if (!book)
        return book.error();
    return Book(std::make_shared<PriceBook>(std::move(*book)));
}

Result<PriceBooks::Book> PriceBooks::named(const std::string &id) const
{
    if (!m_project) {
        if (id == bundledSnapshotId())
            return bundled();
        return unknownBook(id, {{bundledSnapshotId(), {}, {}, 0}});
    }
    const Result<std::vector<SnapshotInfo>> snapshots = m_project->snapshots();
    if (!snapshots)
        return snapshots.error();
    if (std::none_of(snapshots->begin(), snapshots->end(), [&id](const SnapshotInfo &info) { return info.id == id; }))
        return unknownBook(id, *snapshots);
    Result<PriceBook> book = m_project->snapshot(id);
    if (!book)
        return book.error();
    return Book(std::make_shared<PriceBook>(std::move(*book)));
}

Result<std::vector<DatedOffer>> PriceBooks::offerInAll(const std::string &offer) const
{
    if (m_project)
        return m_project->offerInSnapshots(offer);
    return std::vector<DatedOffer>{
        {bundledSnapshotId(), bundledSnapshotId(), std::nullopt, bundledPriceBook().offer(offer)}};
}

Result<ExchangeRates> PriceBooks::exchangeRates() const
{
    return m_project ? m_project->exchangeRates() : ExchangeRates();
}

Result<std::unique_ptr<ProjectFile>> openForWriting(const std::string &path)
{
    const SignalHold hold;
    return ProjectFile::open(path, ProjectFile::Access::ReadWrite);
}

Result<PriceBook> newestBook(const ProjectFile &project)
{
    const Result<std::vector<SnapshotInfo>> snapshots = project.snapshots();
    if (!snapshots)
        return snapshots.error();
    if (snapshots->empty())
        return bundledPriceBook();
    return project.snapshot(snapshots->back().id);
}

} // namespace gpufolio::cli
