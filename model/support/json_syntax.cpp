// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/json_syntax.h"

#include <algorithm>
#include <cctype>

namespace gpufolio
{

namespace
{

/// What a message shows of the text at a syntax error: the whole word, or else one character.
struct Found {
    std::size_t offset = 0;
    std::string shown; ///< empty at the end of the text
};

bool isWordByte(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.' || c == '+' || c == '-' ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// The word around `offset`, also when it ends there: RapidJSON stops inside a misspelt one ("nul", "NaN", "01").
Found wordAround(const std::string &text, std::size_t offset)
{
    std::size_t begin = offset;
    while (begin > 0 && isWordByte(text[begin - 1]))
        --begin;
    std::size_t end = offset;
    while (end < text.size() && isWordByte(text[end]))
        ++end;
    return {begin, forMessage(std::string_view(text).substr(begin, end - begin))};
}

/// The one character at `offset`.
Found characterAt(const std::string &text, std::size_t offset)
{
    if (offset >= text.size())
        return {text.size(), {}};
    std::size_t end = offset + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        ++end;
    return {offset, forMessage(std::string_view(text).substr(offset, end - offset))};
}

struct SyntaxTexts {
    const char *found;     ///< with %1 = what was found
    const char *endOfFile; ///< at the end of the text
};

SyntaxTexts syntaxTexts(rapidjson::ParseErrorCode code)
{
    switch (code) {
    case rapidjson::kParseErrorDocumentRootNotSingular:
        return {GPUFOLIO_TEXT("model", "'%1' was found after the value, expected the end of the file"),
                GPUFOLIO_TEXT("model", "the end of the file was found, expected a JSON value")};
    case rapidjson::kParseErrorObjectMissName:
        return {GPUFOLIO_TEXT("model", "'%1' was found, expected a key in double quotes"),
                GPUFOLIO_TEXT("model", "the end of the file was found, expected a key or '}'")};
    case rapidjson::kParseErrorObjectMissColon:
        return {GPUFOLIO_TEXT("model", "'%1' was found, expected ':' after the key"),
                GPUFOLIO_TEXT("model", "the end of the file was found, expected ':' after the key")};
    case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
        return {GPUFOLIO_TEXT("model", "'%1' was found, expected ',' or '}'"),
                GPUFOLIO_TEXT("model", "the end of the file was found, expected ',' or '}'")};
    case rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
        return {GPUFOLIO_TEXT("model", "'%1' was found, expected ',' or ']'"),
                GPUFOLIO_TEXT("model", "the end of the file was found, expected ',' or ']'")};
    case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex:
        return {GPUFOLIO_TEXT("model", "'%1' was found in a string, expected \\u with four hexadecimal digits"),
                GPUFOLIO_TEXT("model", "the end of the file was found in a string, expected the closing '\"'")};
    case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
        return {GPUFOLIO_TEXT("model", "half of a surrogate pair was found in a string, expected a whole character"),
                GPUFOLIO_TEXT("model", "the end of the file was found in a string, expected the closing '\"'")};
    case rapidjson::kParseErrorStringEscapeInvalid:
    case rapidjson::kParseErrorStringMissQuotationMark:
    case rapidjson::kParseErrorStringInvalidEncoding:
        return {GPUFOLIO_TEXT("model", "'%1' was found in a string, expected a closing '\"' or a valid escape"),
                GPUFOLIO_TEXT("model", "the end of the file was found in a string, expected the closing '\"'")};
    case rapidjson::kParseErrorNumberTooBig:
        return {GPUFOLIO_TEXT("model", "the number %1 was found, expected one below 1e308"),
                GPUFOLIO_TEXT("model", "the end of the file was found, expected a JSON value")};
    case rapidjson::kParseErrorNumberMissFraction:
        return {GPUFOLIO_TEXT("model", "'%1' was found, expected digits after the decimal point"),
                GPUFOLIO_TEXT("model", "the end of the file was found, expected digits after the decimal point")};
    case rapidjson::kParseErrorNumberMissExponent:
        return {GPUFOLIO_TEXT("model", "'%1' was found, expected digits in the exponent"),
                GPUFOLIO_TEXT("model", "the end of the file was found, expected digits in the exponent")};
    default:
        return {GPUFOLIO_TEXT("model", "'%1' was found, expected a JSON value"),
                GPUFOLIO_TEXT("model", "the end of the file was found, expected a JSON value")};
    }
}

/// RapidJSON names a place; which part of the text there is worth showing depends on what went wrong.
Found foundAt(const std::string &text, rapidjson::ParseErrorCode code, std::size_t offset)
{
    switch (code) {
    case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex:
        return {offset,
                forMessage(std::string_view(text).substr(offset, std::min<std::size_t>(6, text.size() - offset)))};
    case rapidjson::kParseErrorStringEscapeInvalid:
        return {offset, offset + 1 < text.size() ? "\\" + characterAt(text, offset + 1).shown : std::string()};
    case rapidjson::kParseErrorValueInvalid:
    case rapidjson::kParseErrorNumberTooBig:
    case rapidjson::kParseErrorNumberMissFraction:
    case rapidjson::kParseErrorNumberMissExponent:
        if (offset > 0 && isWordByte(text[offset - 1]))
            return wordAround(text, offset);
        break;
    default:
        break;
    }
    return offset < text.size() && isWordByte(text[offset]) ? wordAround(text, offset) : characterAt(text, offset);
}

bool hasLeadingZero(std::string_view word)
{
    if (word.starts_with('-'))
        word.remove_prefix(1);
    return word.size() > 1 && word[0] == '0' && std::isdigit(static_cast<unsigned char>(word[1])) != 0;
}

} // namespace

TextFault describeJsonSyntax(const std::string &text, rapidjson::ParseErrorCode code, std::size_t offset)
{
    if (code == rapidjson::kParseErrorStringEscapeInvalid && text[offset] != '\\') { // a control character as it is
        if (text[offset] == '\n' || text[offset] == '\r')
            return {
                offset,
                {GPUFOLIO_TEXT("model", "the end of the line was found in a string, expected the closing '\"'"), {}}};
        return {
            offset,
            {GPUFOLIO_TEXT("model", "the control character '%1' was found in a string, expected an escape such as \\t"),
             {characterAt(text, offset).shown}}};
    }
    const Found found = foundAt(text, code, offset);
    if (hasLeadingZero(found.shown)) {
        return {found.offset,
                {GPUFOLIO_TEXT("model", "'%1' was found, expected a number without leading zeros"), {found.shown}}};
    }
    const SyntaxTexts texts = syntaxTexts(code);
    return {found.offset, found.shown.empty() ? Message{texts.endOfFile, {}} : Message{texts.found, {found.shown}}};
}

} // namespace gpufolio
