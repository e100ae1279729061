// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace gpufolio::embedded
{

/// A file of this folder as it was when the program was built: the bytes [begin, end), followed by a NUL.
struct File {
    const char *name; ///< relative to this folder: "book.csv", "examples/NAME.json"
    const char *begin;
    const char *end;
};

/// All embedded files, in no order that matters.
const File *begin();
const File *end();

} // namespace gpufolio::embedded
