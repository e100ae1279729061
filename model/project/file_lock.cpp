// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/file_lock.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace gpufolio
{

namespace
{

constexpr mode_t lockFileMode = 0644;

/// Two names of one file share a lock: links are followed.
std::string lockPathOf(const std::string &path)
{
    std::error_code ignored;
    const std::filesystem::path real = std::filesystem::weakly_canonical(path, ignored);
    return (real.empty() ? path : real.string()) + ".lock";
}

std::string hostName()
{
    std::array<char, 256> name = {};
    return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

std::string contentsOf(int descriptor)
{
    std::array<char, 512> bytes = {};
    const ssize_t size = pread(descriptor, bytes.data(), bytes.size(), 0);
    return {bytes.data(), size > 0 ? static_cast<std::size_t>(size) : 0};
}

/// The name of the holder is only for messages: a lock without one is good too.
std::string holderLine()
{
    return std::to_string(::getpid()) + " " + hostName() + "\n";
}

/// The line after that of the holder.
std::optional<std::string> noteIn(const std::string &contents)
{
    if (contents.empty())
        return std::nullopt;
    const std::size_t begin = std::min(contents.find('\n'), contents.size() - 1) + 1;
    return contents.substr(begin, contents.find('\n', begin) - begin);
}

Error inUse(const std::string &path, int descriptor)
{
    const std::string holder = contentsOf(descriptor);
    const std::size_t blank = holder.find(' ');
    const std::size_t end = holder.find('\n');
    Error error{Error::Code::InUse, {}, {path, 0, 0, {}}};
    if (blank != std::string::npos && end != std::string::npos && blank < end) {
        error.what = {GPUFOLIO_TEXT("model", "the project is in use by process %1 on %2"),
                      {holder.substr(0, blank), holder.substr(blank + 1, end - blank - 1)}};
    } else {
        error.what = {GPUFOLIO_TEXT("model", "the project is in use by another program"), {}};
    }
    return error;
}

Error notLocked(const std::string &path, int reason)
{
    return {Error::Code::Io,
            {GPUFOLIO_TEXT("model", "the project can't be opened for writing: %1"),
             {std::generic_category().message(reason)}},
            {path, 0, 0, {}}};
}

/// Whether the name still leads to the open file: its last holder may have removed it just before.
bool isStillThere(const std::string &lockPath, int descriptor)
{
    struct stat named = {};
    struct stat open = {};
    return ::stat(lockPath.c_str(), &named) == 0 && ::fstat(descriptor, &open) == 0 && named.st_dev == open.st_dev &&
           named.st_ino == open.st_ino;
}

} // namespace

Result<std::unique_ptr<FileLock>> FileLock::acquire(const std::string &path)
{
    const std::string lockPath = lockPathOf(path);
    while (true) {
        const int descriptor = ::open(lockPath.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, lockFileMode);
        if (descriptor < 0)
            return notLocked(path, errno);
        std::unique_ptr<FileLock> lock(new FileLock("", descriptor));
        if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
            const int reason = errno;
            return reason == EWOULDBLOCK ? inUse(path, descriptor) : notLocked(path, reason);
        }
        if (!isStillThere(lockPath, descriptor))
            continue;
        lock->m_lockPath = lockPath;
        lock->m_leftBehind = noteIn(contentsOf(descriptor));
        lock->write(holderLine());
        return lock;
    }
}

void FileLock::note(const std::string &line)
{
    write(holderLine() + (line.empty() ? std::string() : line + "\n"));
}

void FileLock::write(const std::string &text)
{
    // First the text, then its end: a full disk may refuse to give room back and take it again.
    [[maybe_unused]] const bool written = ::pwrite(m_descriptor, text.data(), text.size(), 0) >= 0 &&
                                          ::ftruncate(m_descriptor, static_cast<off_t>(text.size())) == 0;
}

FileLock::~FileLock()
{
    if (!m_lockPath.empty())
        ::unlink(m_lockPath.c_str());
    ::close(m_descriptor);
}

} // namespace gpufolio
