// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <memory>
#include <optional>
#include <string>

namespace gpufolio
{

/// The right to write a file, for one process at a time; it ends with the process, however that ends.
///
/// It is an flock on a small file beside (PATH.lock) that names process and host and goes away with the lock. A lock on
/// the file itself would be taken for one of SQLite's own on network mounts, where flock and record locks are the same.
class FileLock
{
public:
    /// @return InUse: who holds it. Io: no such folder, no permission.
    static Result<std::unique_ptr<FileLock>> acquire(const std::string &path);

    ~FileLock();
    FileLock(const FileLock &) = delete;
    FileLock &operator=(const FileLock &) = delete;

    /// What the holder before wrote with note() when it ended without giving the lock up: killed, or the power went.
    /// Empty when it wrote nothing, missing when it ended properly.
    const std::optional<std::string> &leftBehind() const { return m_leftBehind; }
    /// Keeps a line beside the name of the holder, in place of an older one, for whoever comes after an unclean end. It
    /// needs no room on the disk that the lock has not got already. That it may fail is all right.
    void note(const std::string &line);

private:
    FileLock(std::string lockPath, int descriptor) : m_lockPath(std::move(lockPath)), m_descriptor(descriptor) {}
    void write(const std::string &text);

    std::string m_lockPath;
    int m_descriptor;
    std::optional<std::string> m_leftBehind;
};

} // namespace gpufolio
