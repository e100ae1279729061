// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/project_file.h"

#include "prices/bundled.h"
#include "project/file_lock.h"
#include "project/price_tables.h"
#include "project/rate_tables.h"
#include "project/scenario_tables.h"
#include "project/schema.h"
#include "project/sqlite.h"
#include "project/version_tables.h"

#include <array>
#include <ctime>
#include <filesystem>
#include <mutex>
#include <sys/stat.h>
#include <system_error>

namespace gpufolio
{

namespace
{

using sqlite::Database;
using sqlite::Failure;
using sqlite::OpenMode;
using sqlite::Transaction;

std::string utcText(std::time_t time)
{
    std::tm parts = {};
    gmtime_r(&time, &parts);
    std::array<char, 32> text = {};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text.data();
}

std::string utcNow()
{
    return utcText(std::time(nullptr));
}

constexpr std::string_view unsavedNote = "unsaved since ";

std::optional<UncleanEnd> uncleanEndOf(const FileLock &lock, const std::string &path)
{
    struct stat file = {};
    if (!lock.leftBehind() || ::stat(path.c_str(), &file) != 0)
        return std::nullopt;
    UncleanEnd end{utcText(file.st_mtime), {}};
    if (lock.leftBehind()->rfind(unsavedNote, 0) == 0)
        end.unsavedSince = lock.leftBehind()->substr(unsavedNote.size());
    return end;
}

/// Refuses what can't be used; nothing has been written until here.
void requireUsable(FileKind kind, const std::string &path)
{
    if (kind == FileKind::TooNew) {
        throw Failure(
            {Error::Code::TooNew,
             {GPUFOLIO_TEXT("model", "the project was written by a newer version of Gpufolio; it is left as it is"),
              {}},
             {path, 0, 0, {}}});
    }
    if (kind == FileKind::NotOurs) {
        throw Failure({Error::Code::Syntax,
                       {GPUFOLIO_TEXT("model", "a database was found that is no Gpufolio project"), {}},
                       {path, 0, 0, {}}});
    }
}

[[noreturn]] void refuseVersion(std::int64_t id, const std::string &path)
{
    throw Failure({Error::Code::UnknownReference,
                   {GPUFOLIO_TEXT("model", "the project has no version number %1"), {std::to_string(id)}},
                   {path, 0, 0, {}}});
}

std::optional<Error> namelessVersion(const std::string &name, const std::string &path)
{
    if (name.find_first_not_of(" \t\r\n") != std::string::npos)
        return std::nullopt;
    return Error{Error::Code::BadValue,
                 {GPUFOLIO_TEXT("model", "an empty name was found, expected a name for the version"), {}},
                 {path, 0, 0, {}}};
}

/// Makes the tables or brings them up to date, all or nothing.
void prepareTables(Database &database, FileKind kind)
{
    Transaction transaction(database, Transaction::Kind::Write);
    migrate(database);
    if (kind == FileKind::Empty)
        writeSnapshot(database, bundledPriceBook(), {bundledSnapshotId(), bundledSnapshotId(), utcNow(), 0});
    transaction.commit();
}

/// A database for writing; the lock must be held.
Database openForWriting(const std::string &path)
{
    Database database(path, OpenMode::Create);
    const FileKind kind = kindOf(database);
    requireUsable(kind, path);
    // EXTRA is FULL, and the folder is synced too when the journal goes: a commit that returned survives a power cut.
    database.execute("PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; PRAGMA foreign_keys = ON");
    prepareTables(database, kind);
    return database;
}

/// A database for reading. An older one is read through a copy in memory that has this version's tables.
Database openForReading(const std::string &path)
{
    Database database(path, OpenMode::Existing);
    const FileKind kind = kindOf(database);
    requireUsable(kind == FileKind::Empty ? FileKind::NotOurs : kind, path);
    if (database.number("PRAGMA user_version") < projectVersion) {
        Database copy(path, OpenMode::Memory);
        database.copyTo(copy);
        prepareTables(copy, kind);
        database = std::move(copy);
    }
    database.execute("PRAGMA query_only = ON");
    return database;
}

} // namespace

struct ProjectFile::State {
    std::string path;
    bool readOnly = false;
    std::unique_ptr<FileLock> lock; ///< before the database, so that it is given up after that is closed
    Database database;
    std::mutex mutex; ///< a window saves on one thread and reads on another
    std::optional<UncleanEnd> uncleanEnd;
    bool unsaved = false; ///< the last save failed; the lock says so to whoever opens the project after a kill

    State(std::string file, bool onlyReading, std::unique_ptr<FileLock> fileLock, Database opened)
        : path(std::move(file)), readOnly(onlyReading), lock(std::move(fileLock)), database(std::move(opened))
    {
    }

    void noteSaved(bool saved);

    /// Runs `work` in a transaction; nothing of it stays when it fails.
    template <typename Work> auto transact(Transaction::Kind kind, const Work &work) -> Result<decltype(work())>
    {
        const std::lock_guard<std::mutex> guard(mutex);
        if (kind == Transaction::Kind::Write && readOnly) {
            return Error{Error::Code::Io,
                         {GPUFOLIO_TEXT("model", "the project is open for reading only"), {}},
                         {path, 0, 0, {}}};
        }
        try {
            Transaction transaction(database, kind);
            auto result = work();
            transaction.commit();
            return result;
        } catch (const Failure &failure) {
            return failure.error();
        }
    }
};

/// Says beside the lock whether something is not on disk, when that changed.
void ProjectFile::State::noteSaved(bool saved)
{
    const std::lock_guard<std::mutex> guard(mutex);
    if (lock == nullptr || saved == !unsaved)
        return;
    unsaved = !saved;
    lock->note(saved ? std::string() : std::string(unsavedNote) + utcNow());
}

ProjectFile::ProjectFile(std::unique_ptr<State> state) : m_state(std::move(state)) {}

ProjectFile::~ProjectFile() = default;

Result<std::unique_ptr<ProjectFile>> ProjectFile::open(const std::string &path, Access access)
{
    if (path.empty())
        return Error{
            Error::Code::Io, {GPUFOLIO_TEXT("model", "an empty file name was found, expected a project file"), {}}, {}};
    std::unique_ptr<FileLock> lock;
    const bool writes = access == Access::ReadWrite;
    if (writes) {
        Result<std::unique_ptr<FileLock>> acquired = FileLock::acquire(path);
        if (!acquired)
            return acquired.error();
        lock = std::move(*acquired);
    }
    std::error_code ignored;
    const bool isThere = std::filesystem::exists(path, ignored);
    const auto uncleanEnd = lock ? uncleanEndOf(*lock, path) : std::nullopt; // before SQLite rolls back into the file
    try {
        auto state = std::make_unique<State>(path, !writes, std::move(lock),
                                             writes ? openForWriting(path) : openForReading(path));
        state->uncleanEnd = uncleanEnd;
        return std::unique_ptr<ProjectFile>(new ProjectFile(std::move(state)));
    } catch (const Failure &failure) {
        if (writes && !isThere) {
            std::filesystem::remove(path, ignored);
            std::filesystem::remove(path + "-journal", ignored); // a full disk stops its removal with the rollback
        }
        return failure.error();
    }
}

Result<std::unique_ptr<ProjectFile>> ProjectFile::inMemory()
{
    try {
        Database database("", OpenMode::Memory);
        prepareTables(database, FileKind::Empty);
        return std::unique_ptr<ProjectFile>(
            new ProjectFile(std::make_unique<State>(std::string(), false, nullptr, std::move(database))));
    } catch (const Failure &failure) {
        return failure.error();
    }
}

const std::string &ProjectFile::path() const
{
    return m_state->path;
}

bool ProjectFile::isReadOnly() const
{
    return m_state->readOnly;
}

const std::optional<UncleanEnd> &ProjectFile::uncleanEnd() const
{
    return m_state->uncleanEnd;
}

Result<std::optional<ProjectContents>> ProjectFile::contents() const
{
    const Result<std::optional<StoredScenario>> stored =
        m_state->transact(Transaction::Kind::Read, [this] { return readScenarioTables(m_state->database); });
    if (!stored)
        return stored.error();
    if (!*stored)
        return std::optional<ProjectContents>();
    Read<ScenarioSet> scenario = joinTexts((*stored)->texts, m_state->path);
    if (!scenario)
        return scenario.error().front();
    return std::optional(ProjectContents{std::move(*scenario), (*stored)->activePlan});
}

Status ProjectFile::save(const ProjectContents &contents)
{
    const StoredScenario stored{textsOf(contents.scenario), contents.activePlan};
    const Read<ScenarioSet> again = joinTexts(stored.texts, m_state->path);
    if (!again)
        return again.error().front();
    Status saved = m_state->transact(Transaction::Kind::Write, [&] {
        writeScenarioTables(m_state->database, stored);
        return Done{};
    });
    m_state->noteSaved(saved.hasValue());
    return saved;
}

Result<std::int64_t> ProjectFile::addVersion(const VersionInfo &info, const ProjectContents &contents)
{
    if (const auto nameless = namelessVersion(info.name, m_state->path))
        return *nameless;
    const StoredScenario stored{textsOf(contents.scenario), contents.activePlan};
    const Read<ScenarioSet> again = joinTexts(stored.texts, m_state->path);
    if (!again)
        return again.error().front();
    VersionInfo added = info;
    if (added.created.empty())
        added.created = utcNow();
    return m_state->transact(Transaction::Kind::Write, [&] { return writeVersion(m_state->database, added, stored); });
}

Result<std::vector<VersionInfo>> ProjectFile::versions() const
{
    return m_state->transact(Transaction::Kind::Read, [this] { return readVersions(m_state->database); });
}

Result<ProjectContents> ProjectFile::version(std::int64_t id) const
{
    const Result<StoredScenario> stored = m_state->transact(Transaction::Kind::Read, [&] {
        std::optional<StoredScenario> found = readVersion(m_state->database, id);
        if (!found)
            refuseVersion(id, m_state->path);
        return std::move(*found);
    });
    if (!stored)
        return stored.error();
    Read<ScenarioSet> scenario = joinTexts(stored->texts, m_state->path);
    if (!scenario)
        return scenario.error().front();
    return ProjectContents{std::move(*scenario), stored->activePlan};
}

Status ProjectFile::renameVersion(std::int64_t id, const std::string &name)
{
    if (const auto nameless = namelessVersion(name, m_state->path))
        return *nameless;
    return m_state->transact(Transaction::Kind::Write, [&] {
        if (!writeVersionName(m_state->database, id, name))
            refuseVersion(id, m_state->path);
        return Done{};
    });
}

Status ProjectFile::removeVersion(std::int64_t id)
{
    return m_state->transact(Transaction::Kind::Write, [&] {
        if (!deleteVersion(m_state->database, id))
            refuseVersion(id, m_state->path);
        return Done{};
    });
}

Result<std::vector<SnapshotInfo>> ProjectFile::snapshots() const
{
    return m_state->transact(Transaction::Kind::Read, [this] { return readSnapshots(m_state->database); });
}

Result<PriceBook> ProjectFile::snapshot(const std::string &id) const
{
    return m_state->transact(Transaction::Kind::Read, [&] {
        std::optional<PriceBook> book = readSnapshot(m_state->database, id);
        if (!book) {
            throw Failure({Error::Code::UnknownReference,
                           {GPUFOLIO_TEXT("model", "the project has no price book '%1'"), {id}},
                           {m_state->path, 0, 0, {}}});
        }
        return std::move(*book);
    });
}

Result<std::vector<DatedOffer>> ProjectFile::offerInSnapshots(const std::string &offerId) const
{
    return m_state->transact(Transaction::Kind::Read, [&] { return readOffer(m_state->database, offerId); });
}

Status ProjectFile::addSnapshot(const PriceBook &book, const SnapshotInfo &info)
{
    return m_state->transact(Transaction::Kind::Write, [&] {
        sqlite::Statement known(m_state->database, "SELECT 1 FROM snapshots WHERE id = ?1");
        known.bind(1, info.id);
        if (info.id.empty() || known.step()) {
            throw Failure(
                {Error::Code::BadValue,
                 {GPUFOLIO_TEXT("model", "the name '%1' was found, expected one that no price book of the project has"),
                  {info.id}},
                 {m_state->path, 0, 0, {}}});
        }
        writeSnapshot(m_state->database, book, info);
        return Done{};
    });
}

Result<ExchangeRates> ProjectFile::exchangeRates() const
{
    return m_state->transact(Transaction::Kind::Read, [&] { return readRates(m_state->database); });
}

Status ProjectFile::addExchangeRates(const ExchangeRates &rates)
{
    return m_state->transact(Transaction::Kind::Write, [&] {
        writeRates(m_state->database, rates);
        return Done{};
    });
}

Result<std::optional<std::string>> ProjectFile::setting(const std::string &key) const
{
    return m_state->transact(Transaction::Kind::Read, [&] {
        sqlite::Statement select(m_state->database, "SELECT value FROM settings WHERE key = ?1");
        select.bind(1, key);
        return select.step() ? select.optionalText(0) : std::nullopt;
    });
}

Status ProjectFile::setSetting(const std::string &key, const std::string &value)
{
    return m_state->transact(Transaction::Kind::Write, [&] {
        sqlite::Statement(m_state->database, "INSERT INTO settings (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO "
                                             "UPDATE SET value = excluded.value WHERE value <> excluded.value")
            .bind(1, key)
            .bind(2, value)
            .run();
        return Done{};
    });
}

} // namespace gpufolio
