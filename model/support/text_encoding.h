// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <string>
#include <string_view>

namespace gpufolio
{

/// How the bytes of a text file are meant.
enum class TextEncoding { Utf8, Utf16LittleEndian, Utf16BigEndian, Gb18030 };
std::string_view toText(TextEncoding encoding);

/// A text as UTF-8 without byte order mark, and what it was.
struct DecodedText {
    std::string text;
    TextEncoding encoding = TextEncoding::Utf8;
};

/// Finds the encoding of a text file and turns it into UTF-8: a byte order mark decides; without one UTF-16 is told by
/// its NUL bytes, valid UTF-8 is UTF-8, and everything else GB18030, in which Chinese tables often come.
/// @return Syntax when the bytes are none of these.
Result<DecodedText> decodeText(std::string_view bytes, const std::string &fileName);

} // namespace gpufolio
