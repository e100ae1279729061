// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace gpufolio::sqlite
{

/// Thrown inside this room when the database says no; the public functions of the room catch it and return the Error:
/// Io (disk full, read and write errors), InUse (locked for too long), Syntax (no database, or a damaged one).
class Failure
{
public:
    explicit Failure(Error error) : m_error(std::move(error)) {}
    const Error &error() const { return m_error; }

private:
    Error m_error;
};

enum class OpenMode {
    Existing, ///< for writing where the system allows it
    Create,   ///< for writing; made when missing
    Memory,
};

/// A connection. All functions throw Failure.
class Database
{
public:
    /// @param path  as the user gave it; goes into messages
    Database(const std::string &path, OpenMode mode);

    const std::string &path() const { return m_path; }
    /// Runs statements without results.
    void execute(const char *sql);
    /// The number that a query such as "PRAGMA user_version" gives.
    std::int64_t number(const char *sql);
    /// Copies all of this database over `target`.
    void copyTo(Database &target);
    bool inTransaction() const;
    sqlite3 *handle() const { return m_handle.get(); }
    [[noreturn]] void fail(int code) const;

private:
    struct Close {
        void operator()(sqlite3 *handle) const;
    };

    std::string m_path;
    std::unique_ptr<sqlite3, Close> m_handle;
};

/// A prepared statement; parameters count from 1, columns from 0.
class Statement
{
public:
    Statement(Database &database, std::string_view sql);

    Statement &bind(int parameter, std::int64_t value);
    Statement &bind(int parameter, std::string_view value);
    /// Without a copy: the text must live until the statement has run or is bound anew.
    Statement &bindBorrowed(int parameter, std::string_view value);
    Statement &bindOptional(int parameter, const std::optional<std::string> &value);
    /// True while there is a row.
    bool step();
    /// Runs a statement without rows and makes it ready to be bound again.
    void run();
    /// Makes it ready to be bound again after the last row was read.
    void reset();

    std::int64_t integer(int column) const;
    std::string text(int column) const;
    std::optional<std::string> optionalText(int column) const;

private:
    struct Finalize {
        void operator()(sqlite3_stmt *statement) const;
    };

    Database *m_database;
    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
};

/// A transaction that is rolled back unless it is committed.
class Transaction
{
public:
    enum class Kind { Read, Write };

    Transaction(Database &database, Kind kind);
    ~Transaction();
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    void commit();

private:
    Database *m_database;
};

} // namespace gpufolio::sqlite
