// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/sqlite.h"

#include <sqlite3.h>

namespace gpufolio::sqlite
{

namespace
{

/// Others hold their locks for milliseconds; a slow network mount for longer.
constexpr int busyMilliseconds = 5000;

Error describe(sqlite3 *handle, int code, const std::string &path)
{
    Error error;
    error.where.file = path;
    const std::string detail = handle != nullptr ? sqlite3_errmsg(handle) : sqlite3_errstr(code);
    switch (code & 0xff) {
    case SQLITE_FULL:
        error.code = Error::Code::Io;
        error.what = {GPUFOLIO_TEXT("model", "the disk is full; the project keeps its last saved state"), {}};
        break;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        error.code = Error::Code::InUse;
        error.what = {GPUFOLIO_TEXT("model", "the project file is being written by another program"), {}};
        break;
    case SQLITE_NOTADB:
        error.code = Error::Code::Syntax;
        error.what = {GPUFOLIO_TEXT("model", "the file is no Gpufolio project"), {}};
        break;
    case SQLITE_CORRUPT:
        error.code = Error::Code::Syntax;
        error.what = {GPUFOLIO_TEXT("model", "the project file is damaged: %1"), {detail}};
        break;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
        error.code = Error::Code::Io;
        error.what = {GPUFOLIO_TEXT("model", "the project file can't be opened: %1"), {detail}};
        break;
    case SQLITE_READONLY:
        error.code = Error::Code::Io;
        error.what = {GPUFOLIO_TEXT("model", "the project file can't be written: it or its folder is read-only"), {}};
        break;
    default:
        error.code = Error::Code::Io;
        error.what = {GPUFOLIO_TEXT("model", "the project file can't be read or written: %1"), {detail}};
        break;
    }
    return error;
}

/// The name under which SQLite finds the file: it takes "" and names that begin with ":" for something else.
std::string fileNameFor(const std::string &path)
{
    return path.empty() || path.front() == ':' ? "./" + path : path;
}

} // namespace

void Database::Close::operator()(sqlite3 *handle) const
{
    sqlite3_close_v2(handle);
}

Database::Database(const std::string &path, OpenMode mode) : m_path(path)
{
    const int flags = SQLITE_OPEN_READWRITE | (mode == OpenMode::Existing ? 0 : SQLITE_OPEN_CREATE);
    sqlite3 *handle = nullptr;
    const int code =
        sqlite3_open_v2(mode == OpenMode::Memory ? ":memory:" : fileNameFor(path).c_str(), &handle, flags, nullptr);
    m_handle.reset(handle);
    if (code != SQLITE_OK)
        fail(code);
    sqlite3_busy_timeout(handle, busyMilliseconds);
    // A file of a newer version may use a write-ahead log: closing it must not change the file.
    sqlite3_db_config(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

void Database::fail(int code) const
{
    throw Failure(describe(m_handle.get(), code, m_path));
}

void Database::execute(const char *sql)
{
    const int code = sqlite3_exec(m_handle.get(), sql, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK)
        fail(code);
}

std::int64_t Database::number(const char *sql)
{
    Statement statement(*this, sql);
    return statement.step() ? statement.integer(0) : 0;
}

void Database::copyTo(Database &target)
{
    sqlite3_backup *backup = sqlite3_backup_init(target.handle(), "main", handle(), "main");
    if (backup == nullptr)
        target.fail(sqlite3_errcode(target.handle()));
    sqlite3_backup_step(backup, -1);
    const int code = sqlite3_backup_finish(backup);
    if (code != SQLITE_OK)
        target.fail(code);
}

bool Database::inTransaction() const
{
    return sqlite3_get_autocommit(m_handle.get()) == 0;
}

void Statement::Finalize::operator()(sqlite3_stmt *statement) const
{
    sqlite3_finalize(statement);
}

Statement::Statement(Database &database, std::string_view sql) : m_database(&database)
{
    sqlite3_stmt *statement = nullptr;
    const int code =
        sqlite3_prepare_v2(database.handle(), sql.data(), static_cast<int>(sql.size()), &statement, nullptr);
    m_statement.reset(statement);
    if (code != SQLITE_OK)
        database.fail(code);
}

Statement &Statement::bind(int parameter, std::int64_t value)
{
    const int code = sqlite3_bind_int64(m_statement.get(), parameter, value);
    if (code != SQLITE_OK)
        m_database->fail(code);
    return *this;
}

Statement &Statement::bind(int parameter, std::string_view value)
{
    // An empty view may have no address, which would be bound as NULL.
    const char *bytes = value.empty() ? "" : value.data();
    const int code =
        sqlite3_bind_text64(m_statement.get(), parameter, bytes, value.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    if (code != SQLITE_OK)
        m_database->fail(code);
    return *this;
}

Statement &Statement::bindBorrowed(int parameter, std::string_view value)
{
    const char *bytes = value.empty() ? "" : value.data();
    const int code = sqlite3_bind_text64(m_statement.get(), parameter, bytes, value.size(), SQLITE_STATIC, SQLITE_UTF8);
    if (code != SQLITE_OK)
        m_database->fail(code);
    return *this;
}

Statement &Statement::bindOptional(int parameter, const std::optional<std::string> &value)
{
    if (value)
        return bind(parameter, *value);
    const int code = sqlite3_bind_null(m_statement.get(), parameter);
    if (code != SQLITE_OK)
        m_database->fail(code);
    return *this;
}

bool Statement::step()
{
    const int code = sqlite3_step(m_statement.get());
    if (code != SQLITE_ROW && code != SQLITE_DONE)
        m_database->fail(code);
    return code == SQLITE_ROW;
}

void Statement::run()
{
    while (step()) {
    }
    reset();
}

void Statement::reset()
{
    sqlite3_reset(m_statement.get());
}

std::int64_t Statement::integer(int column) const
{
    return sqlite3_column_int64(m_statement.get(), column);
}

std::string Statement::text(int column) const
{
    return optionalText(column).value_or(std::string());
}

std::optional<std::string> Statement::optionalText(int column) const
{
    const unsigned char *bytes = sqlite3_column_text(m_statement.get(), column);
    if (bytes == nullptr)
        return std::nullopt;
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column));
    return std::string(reinterpret_cast<const char *>(bytes), size);
}

Transaction::Transaction(Database &database, Kind kind) : m_database(&database)
{
    m_database->execute(kind == Kind::Write ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction()
{
    // After a full disk SQLite may have rolled back on its own. Nothing can be done about a failure here: the journal
    // then brings the last good state back when the file is opened next.
    if (m_database->inTransaction())
        sqlite3_exec(m_database->handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit()
{
    m_database->execute("COMMIT");
}

} // namespace gpufolio::sqlite
