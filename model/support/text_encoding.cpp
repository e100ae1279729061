// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/text_encoding.h"

#include "support/source_text.h"

#include <iconv.h>

#include <algorithm>
#include <memory>
#include <optional>

namespace gpufolio
{

namespace
{

const char *iconvName(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf16LittleEndian:
        return "UTF-16LE";
    case TextEncoding::Utf16BigEndian:
        return "UTF-16BE";
    case TextEncoding::Gb18030:
        return "GB18030";
    case TextEncoding::Utf8:
        break;
    }
    return "UTF-8";
}

/// All of `bytes` as UTF-8; nothing when they are no text of that encoding.
std::optional<std::string> convert(std::string_view bytes, TextEncoding encoding)
{
    const iconv_t handle = iconv_open("UTF-8", iconvName(encoding));
    if (handle == reinterpret_cast<iconv_t>(-1)) // NOLINT(performance-no-int-to-ptr): what POSIX says
        return std::nullopt;
    const std::unique_ptr<void, int (*)(void *)> closer(handle, [](void *open) { return iconv_close(open); });
    std::string result;
    std::string input(bytes); // iconv wants it writable
    char *in = input.data();
    std::size_t inLeft = input.size();
    std::string piece(std::max<std::size_t>(std::size_t{64} * 1024, 16), '\0');
    while (inLeft > 0) {
        char *out = piece.data();
        std::size_t outLeft = piece.size();
        const std::size_t before = inLeft;
        const bool failed = iconv(handle, &in, &inLeft, &out, &outLeft) == static_cast<std::size_t>(-1);
        result.append(piece.data(), piece.size() - outLeft);
        if (failed && outLeft == piece.size() && inLeft == before)
            return std::nullopt; // nothing more can be read
    }
    return result;
}

/// UTF-16 without a mark: every other byte of Latin text is NUL.
std::optional<TextEncoding> utf16ByZeros(std::string_view bytes)
{
    constexpr std::size_t sample = 4096;
    const std::string_view head = bytes.substr(0, sample);
    std::size_t even = 0;
    std::size_t odd = 0;
    for (std::size_t i = 0; i < head.size(); ++i) {
        if (head[i] == '\0')
            ++(i % 2 == 0 ? even : odd);
    }
    if (odd * 4 > head.size() && even == 0)
        return TextEncoding::Utf16LittleEndian;
    if (even * 4 > head.size() && odd == 0)
        return TextEncoding::Utf16BigEndian;
    return std::nullopt;
}

TextEncoding encodingOf(std::string_view bytes)
{
    if (bytes.substr(0, 2) == "\xFF\xFE")
        return TextEncoding::Utf16LittleEndian;
    if (bytes.substr(0, 2) == "\xFE\xFF")
        return TextEncoding::Utf16BigEndian;
    if (const auto utf16 = utf16ByZeros(bytes))
        return *utf16;
    return firstInvalidUtf8(bytes) ? TextEncoding::Gb18030 : TextEncoding::Utf8;
}

} // namespace

std::string_view toText(TextEncoding encoding)
{
    return iconvName(encoding);
}

Result<DecodedText> decodeText(std::string_view bytes, const std::string &fileName)
{
    DecodedText decoded;
    decoded.encoding = encodingOf(bytes);
    if (decoded.encoding == TextEncoding::Utf8) {
        decoded.text = bytes;
    } else {
        std::optional<std::string> text = convert(bytes, decoded.encoding);
        if (!text) {
            const std::string_view before = bytes.substr(0, firstInvalidUtf8(bytes).value_or(0));
            const TextPosition place = advance({}, before);
            return Error{Error::Code::Syntax,
                         {GPUFOLIO_TEXT("model", "the text is neither UTF-8 nor UTF-16 nor GB18030"), {}},
                         {fileName, place.line, place.column, {}}};
        }
        decoded.text = std::move(*text);
    }
    if (decoded.text.compare(0, utf8ByteOrderMark.size(), utf8ByteOrderMark) == 0)
        decoded.text.erase(0, utf8ByteOrderMark.size());
    return decoded;
}

} // namespace gpufolio
