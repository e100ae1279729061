// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/file_io.h"
#include "support/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// A format that prices come in.
struct SourceReader {
    std::string_view name; ///< as in --source: "azure-retail"
    /// True when the text is in this format, judged by what stands in it, never by the file's name.
    bool (*recognises)(std::string_view text);
    /// Every row of the source, with its prices or the reason why it has none.
    /// @return Syntax and the like, with place, when the text can't be read as a whole
    Read<SourceRows> (*read)(std::string_view text, const SourceContext &context);
    /// The same of a stream of UTF-8 whose first bytes are `head`, where the format comes in large files; else null.
    Read<SourceRows> (*stream)(ByteSource source, std::string_view head, const SourceContext &context) = nullptr;
};

/// All formats, in the order in which they are tried.
const std::vector<SourceReader> &sourceReaders();

/// The beginning of a text that is enough to tell its format.
std::string_view headOf(std::string_view text);
/// True when the head is JSON (an object or an array) that has all these keys.
bool isJsonWith(std::string_view text, const std::vector<std::string_view> &keys);

} // namespace gpufolio
