// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/file_io.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <memory>
#include <optional>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace gpufolio
{

namespace
{

/// An open file; closed when it goes, standard input never.
class Descriptor
{
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor()
    {
        if (m_number > STDERR_FILENO)
            ::close(m_number);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    int number() const { return m_number; }
    /// Closes now and says whether all went well, as a network file system may fail only here.
    bool closeNow()
    {
        const int number = m_number;
        m_number = -1;
        return ::close(number) == 0;
    }

private:
    int m_number;
};

Error ioError(const std::string &path, Message what)
{
    return {Error::Code::Io, std::move(what), {path, 0, 0, {}}};
}

std::string systemText(int number)
{
    return std::system_category().message(number);
}

Error readError(const std::string &path, int number)
{
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return ioError(path, {GPUFOLIO_TEXT("model", "no such file was found"), {}});
    case EISDIR:
        return ioError(path, {GPUFOLIO_TEXT("model", "a folder was found, expected a file"), {}});
    case EACCES:
    case EPERM:
        return ioError(path, {GPUFOLIO_TEXT("model", "no permission to read the file"), {}});
    default:
        return ioError(path, {GPUFOLIO_TEXT("model", "the file can't be read: %1"), {systemText(number)}});
    }
}

Error writeError(const std::string &path, int number)
{
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return ioError(path, {GPUFOLIO_TEXT("model", "the file can't be written: its folder was not found"), {}});
    case EISDIR:
        return ioError(path, {GPUFOLIO_TEXT("model", "a folder was found, expected a file to write"), {}});
    case EACCES:
    case EPERM:
    case EROFS:
        return ioError(path, {GPUFOLIO_TEXT("model", "no permission to write the file"), {}});
    case ENOSPC:
    case EDQUOT:
        return ioError(path, {GPUFOLIO_TEXT("model", "the disk is full; the file was left as it was"), {}});
    case EFBIG:
        return ioError(path, {GPUFOLIO_TEXT("model", "the file would be too large; it was left as it was"), {}});
    default:
        return ioError(path, {GPUFOLIO_TEXT("model", "the file can't be written: %1"), {systemText(number)}});
    }
}

/// read() that goes on after a signal.
ssize_t readSome(int descriptor, char *buffer, std::size_t size)
{
    ssize_t count = -1;
    do
        count = ::read(descriptor, buffer, size);
    while (count < 0 && errno == EINTR);
    return count;
}

int openForReading(const std::string &path)
{
    if (path == "-")
        return STDIN_FILENO;
    if (path.find('\0') != std::string::npos) {
        errno = ENOENT;
        return -1;
    }
    const int number = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat status = {};
    if (number >= 0 && ::fstat(number, &status) == 0 && S_ISDIR(status.st_mode)) {
        ::close(number);
        errno = EISDIR;
        return -1;
    }
    return number;
}

/// Folder of a path, "." when it names none.
std::string folderOf(const std::string &path)
{
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos)
        return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

/// The file a path leads to when it is a symbolic link; else the path itself.
std::string followLinks(const std::string &path)
{
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr), &std::free);
    return real ? std::string(real.get()) : path;
}

/// A name of its own, so that a long name of the target stays within the limit of the file system.
std::string temporaryName(const std::string &folder)
{
    static std::atomic<unsigned> counter = 0;
    return folder + "/.gpufolio-" + std::to_string(::getpid()) + "-" + std::to_string(++counter) + ".tmp";
}

/// Makes a rename outlast a power cut. Some file systems can't sync a folder; then there is nothing more to do.
int syncFolder(const std::string &folder)
{
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.number() < 0 || ::fsync(descriptor.number()) == 0)
        return 0;
    return errno == EINVAL || errno == ENOTSUP || errno == EROFS ? 0 : errno;
}

/// Writes, syncs and closes a new file; 0, or the number of the error. Without a mode the umask decides.
int fillNewFile(Descriptor &file, std::string_view bytes, std::optional<mode_t> mode)
{
    if (mode && ::fchmod(file.number(), *mode & 07777) != 0)
        return errno;
    if (const int failed = writeAll(file.number(), bytes))
        return failed;
    if (::fsync(file.number()) != 0)
        return errno;
    return file.closeNow() ? 0 : errno;
}

int writeDirectly(const std::string &path, std::string_view bytes)
{
    Descriptor descriptor(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (descriptor.number() < 0)
        return errno;
    if (const int failed = writeAll(descriptor.number(), bytes))
        return failed;
    return descriptor.closeNow() ? 0 : errno;
}

/// New content of a file that is written and synced beside its place; goes away unless put in place.
class StagedFile
{
public:
    StagedFile(std::string path, std::string_view bytes) : m_path(std::move(path)), m_bytes(bytes) {}
    ~StagedFile()
    {
        if (!m_temporary.empty())
            ::unlink(m_temporary.c_str());
    }
    StagedFile(const StagedFile &) = delete;
    StagedFile &operator=(const StagedFile &) = delete;

    /// 0, or the number of the error.
    int stage();
    int putInPlace();
    const std::string &path() const { return m_path; }
    bool isDirect() const { return m_isDirect; }

private:
    int writeBeside(std::optional<mode_t> mode);

    std::string m_path;
    std::string_view m_bytes;
    std::string m_target; ///< the path with links followed
    std::string m_temporary;
    bool m_isDirect = false; ///< no regular file: nothing to put beside it
};

int StagedFile::stage()
{
    if (m_path.find('\0') != std::string::npos)
        return ENOENT;
    m_target = followLinks(m_path);
    struct stat status = {};
    if (::stat(m_target.c_str(), &status) != 0)
        return writeBeside(std::nullopt);
    if (S_ISDIR(status.st_mode))
        return EISDIR;
    if (!S_ISREG(status.st_mode)) {
        m_isDirect = true;
        return 0;
    }
    if (::access(m_target.c_str(), W_OK) != 0) // a rename would replace a file that is protected from writing
        return errno;
    return writeBeside(status.st_mode);
}

int StagedFile::writeBeside(std::optional<mode_t> mode)
{
    const std::string folder = folderOf(m_target);
    std::string name;
    int number = -1;
    do { // a file of this name may have been left by a program that was killed
        name = temporaryName(folder);
        number = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    } while (number < 0 && errno == EEXIST);
    if (number < 0)
        return errno;
    m_temporary = name;
    Descriptor file(number);
    return fillNewFile(file, m_bytes, mode);
}

int StagedFile::putInPlace()
{
    if (m_isDirect)
        return writeDirectly(m_target, m_bytes);
    if (::rename(m_temporary.c_str(), m_target.c_str()) != 0)
        return errno;
    m_temporary.clear();
    return syncFolder(folderOf(m_target));
}

} // namespace

int writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return errno;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
}

Result<ByteSource> openFile(const std::string &path)
{
    const int number = openForReading(path);
    if (number < 0)
        return readError(path, errno);
    return ByteSource(
        [path, file = std::make_shared<Descriptor>(number)](char *buffer, std::size_t size) -> Result<std::size_t> {
            const ssize_t count = readSome(file->number(), buffer, size);
            if (count < 0)
                return readError(path, errno);
            return static_cast<std::size_t>(count);
        });
}

Result<std::string> readFile(const std::string &path, std::size_t limit)
{
    const Descriptor file(openForReading(path));
    if (file.number() < 0)
        return readError(path, errno);
    const Error tooLarge =
        ioError(path, {GPUFOLIO_TEXT("model", "a file of more than %1 bytes was found, expected at most %1"),
                       {std::to_string(limit)}});
    std::size_t size = std::size_t{1} << 16;
    struct stat status = {};
    if (::fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode)) {
        if (static_cast<std::size_t>(status.st_size) > limit)
            return tooLarge;
        size = static_cast<std::size_t>(status.st_size) + 1; // one more, so that the end shows without growing
    }
    std::string bytes;
    std::size_t filled = 0;
    for (;;) {
        if (filled == bytes.size())
            bytes.resize(filled == 0 ? size : 2 * filled);
        const ssize_t count = readSome(file.number(), bytes.data() + filled, bytes.size() - filled);
        if (count < 0)
            return readError(path, errno);
        if (count == 0)
            break;
        filled += static_cast<std::size_t>(count);
        if (filled > limit)
            return tooLarge;
    }
    bytes.resize(filled);
    return bytes;
}

Status writeFileAtomically(const std::string &path, std::string_view bytes)
{
    return writeFilesAtomically({{path, bytes}});
}

Status writeFilesAtomically(const std::vector<FileContent> &files)
{
    std::vector<std::unique_ptr<StagedFile>> staged;
    for (const FileContent &file : files) {
        staged.push_back(std::make_unique<StagedFile>(file.path, file.bytes));
        if (const int failed = staged.back()->stage())
            return writeError(file.path, failed);
    }
    // What can't be written beside its place comes first, since it may still fail.
    std::stable_partition(staged.begin(), staged.end(),
                          [](const std::unique_ptr<StagedFile> &file) { return file->isDirect(); });
    for (const std::unique_ptr<StagedFile> &file : staged)
        if (const int failed = file->putInPlace())
            return writeError(file->path(), failed);
    return Done{};
}

} // namespace gpufolio
