// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "prices/exchange_rates.h"
#include "prices/price_book.h"
#include "prices/price_history.h"
#include "support/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gpufolio
{

/// What a project holds besides prices.
struct ProjectContents {
    ScenarioSet scenario;
    std::string activePlan; ///< id of the plan that is open; may be empty

    friend bool operator==(const ProjectContents &, const ProjectContents &) = default;
};

/// A price book snapshot as listed in a project.
struct SnapshotInfo {
    std::string id; ///< "bundled", "2026-11-30-skypilot-aws"
    std::string source;
    std::string created; ///< ISO 8601 UTC
    std::size_t rows = 0;

    friend bool operator==(const SnapshotInfo &, const SnapshotInfo &) = default;
};

/// A state of the project that somebody gave a name, as listed.
struct VersionInfo {
    std::int64_t id = 0;
    std::string name;
    std::string created;   ///< ISO 8601 UTC
    std::string priceBook; ///< id of the snapshot that was in use
    std::size_t plans = 0;

    friend bool operator==(const VersionInfo &, const VersionInfo &) = default;
};

/// Setting under which a project notes the snapshot that the window uses; without it that is the bundled book.
inline constexpr const char *priceBookSetting = "priceBook";

/// How the last writer of a project ended without closing it: killed, or the power went.
struct UncleanEnd {
    std::string lastSaved; ///< when the file was last written before it was opened now; ISO 8601 UTC
    std::string
        unsavedSince; ///< when writing began to fail, so that all edits from then on are lost; empty: it did not

    friend bool operator==(const UncleanEnd &, const UncleanEnd &) = default;
};

/// One SQLite file at rest: inputs, plans, named versions, price snapshots, settings (DESIGN.md, Project file).
///
/// Rollback journal, synchronous EXTRA (FULL, and the folder is synced too): when save() returns the change is on disk;
/// a killed process or a full disk leaves the last good state. A lock (PATH.lock, while the file is open) that dies
/// with its process makes the first opener the writer; others open read-only. Functions may be called from several
/// threads. Errors: Io (can't be read or written, disk full, read-only), InUse, Syntax (damaged).
class ProjectFile
{
public:
    enum class Access { ReadWrite, ReadOnly };

    /// Opens or makes the file. With ReadWrite an InUse error says who holds it (process id and host).
    /// TooNew when a newer version wrote it; the file is then untouched. Older versions are migrated in one
    /// transaction.
    static Result<std::unique_ptr<ProjectFile>> open(const std::string &path, Access access);
    /// A project in memory, holding the bundled price book.
    static Result<std::unique_ptr<ProjectFile>> inMemory();

    ~ProjectFile();
    ProjectFile(const ProjectFile &) = delete;
    ProjectFile &operator=(const ProjectFile &) = delete;

    const std::string &path() const;
    bool isReadOnly() const;
    /// Missing when the last writer closed the project, or when it is open for reading only.
    const std::optional<UncleanEnd> &uncleanEnd() const;

    /// Missing in a new project.
    Result<std::optional<ProjectContents>> contents() const;
    /// Writes what changed. Refuses what contents() could not read again, with the reader's first finding.
    Status save(const ProjectContents &contents);

    /// Keeps a full copy under a name, beside what is open. The id and the number of plans are those of the copy; a
    /// missing time is now.
    /// @return the id; BadValue for a name without a letter, and what save() refuses
    Result<std::int64_t> addVersion(const VersionInfo &info, const ProjectContents &contents);
    /// Newest first.
    Result<std::vector<VersionInfo>> versions() const;
    /// UnknownReference when there is none of that id, here and below.
    Result<ProjectContents> version(std::int64_t id) const;
    Status renameVersion(std::int64_t id, const std::string &name);
    Status removeVersion(std::int64_t id);

    /// In the order in which they were added.
    Result<std::vector<SnapshotInfo>> snapshots() const;
    /// UnknownReference when there is none of that id.
    Result<PriceBook> snapshot(const std::string &id) const;
    /// What each snapshot says of an offer, in the order in which they were added, for priceHistory(). Reads the rows
    /// of that offer only.
    Result<std::vector<DatedOffer>> offerInSnapshots(const std::string &offerId) const;
    /// Adds an immutable snapshot in one transaction; BadValue when the id is taken or empty. The number of rows is
    /// that of the book.
    Status addSnapshot(const PriceBook &book, const SnapshotInfo &info);

    /// Rates of exchange that were imported; empty when none were.
    Result<ExchangeRates> exchangeRates() const;
    /// Adds rates in one transaction; they replace those of the same day and currency.
    Status addExchangeRates(const ExchangeRates &rates);

    Result<std::optional<std::string>> setting(const std::string &key) const;
    Status setSetting(const std::string &key, const std::string &value);

private:
    struct State;
    explicit ProjectFile(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace gpufolio
