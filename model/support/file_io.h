// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// Fills `buffer` with up to `size` bytes of a stream and says how many there were; 0 at its end.
using ByteSource = std::function<Result<std::size_t>(char *buffer, std::size_t size)>;

/// Files read as a whole may be this large unless a caller says otherwise.
inline constexpr std::size_t defaultFileLimit = std::size_t{1} << 28;

/// Opens a file, or standard input for "-", to be read piece by piece; the source closes it when it goes.
/// @return Io: not found, a folder, no permission.
Result<ByteSource> openFile(const std::string &path);

/// The bytes of a file, or of standard input for "-".
/// @return Io: not found, a folder, no permission, larger than `limit` bytes, or an error while reading.
Result<std::string> readFile(const std::string &path, std::size_t limit = defaultFileLimit);

/// Replaces a file by `bytes` or leaves it as it was: writes a file beside it, syncs, renames, syncs the folder. The
/// old file's permissions are kept and a symbolic link is followed; what is no regular file (/dev/stdout) is written
/// directly.
/// @return Io: no such folder, a folder stands there, no permission, disk full; the old file is then unharmed and
///         nothing is left beside it.
Status writeFileAtomically(const std::string &path, std::string_view bytes);

/// A file and what shall stand in it.
struct FileContent {
    std::string path;
    std::string_view bytes;
};

/// Replaces all of the files or leaves all as they were: none is renamed before each is written beside its place and
/// synced. Each file as in writeFileAtomically(), the first that fails is the error.
Status writeFilesAtomically(const std::vector<FileContent> &files);

/// Writes all bytes to an open descriptor, whatever interrupts. @return 0, or the number of the error (errno).
int writeAll(int descriptor, std::string_view bytes);

} // namespace gpufolio
