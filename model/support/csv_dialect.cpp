// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/csv_dialect.h"

#include "support/csv_reader.h"
#include "support/source_text.h"

#include <algorithm>
#include <array>
#include <map>

namespace gpufolio
{

namespace
{

constexpr std::string_view trueMinus = "\u2212";
/// What may split groups of three digits besides the other decimal sign: blank, no-break blanks, thin blank,
/// apostrophes.
constexpr std::array<std::string_view, 6> groupMarks = {" ", "\u00A0", "\u202F", "\u2009", "'", "\u2019"};
constexpr std::array<std::string_view, 4> outerBlanks = {" ", "\t", "\u00A0", "\u202F"};

std::string_view trimmed(std::string_view field)
{
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view blank : outerBlanks) {
            if (field.starts_with(blank)) {
                field.remove_prefix(blank.size());
                again = true;
            }
            if (field.ends_with(blank)) {
                field.remove_suffix(blank.size());
                again = true;
            }
        }
    }
    return field;
}

std::size_t leadingDigits(std::string_view text)
{
    return std::min(text.find_first_not_of("0123456789"), text.size());
}

/// "e-7" at the start of a text, as long as the text; nullopt when it is no exponent.
std::optional<std::string> exponentText(std::string_view text)
{
    if (text.empty())
        return std::string();
    if (text[0] != 'e' && text[0] != 'E')
        return std::nullopt;
    std::string out = "e";
    text.remove_prefix(1);
    if (text.starts_with('+') || text.starts_with('-')) {
        if (text[0] == '-')
            out += '-';
        text.remove_prefix(1);
    }
    if (text.empty() || leadingDigits(text) != text.size())
        return std::nullopt;
    return out + std::string(text);
}

/// The mark that splits groups at the start of a text; empty when there is none.
std::string_view groupMarkAt(std::string_view text, char decimalSign)
{
    if (!text.empty() && (text[0] == '.' || text[0] == ',') && text[0] != decimalSign)
        return text.substr(0, 1);
    for (const std::string_view mark : groupMarks) {
        if (text.starts_with(mark))
            return mark;
    }
    return {};
}

/// Takes "1.234.567" off the front of `rest` and gives its digits; nullopt when groups are not of three.
std::optional<std::string> takeIntegerPart(std::string_view &rest, char decimalSign)
{
    std::size_t count = leadingDigits(rest);
    std::string digits(rest.substr(0, count));
    rest.remove_prefix(count);
    const std::string_view mark = groupMarkAt(rest, decimalSign);
    if (mark.empty())
        return digits;
    if (digits.empty() || digits.size() > 3 || digits[0] == '0')
        return std::nullopt;
    while (rest.starts_with(mark)) {
        rest.remove_prefix(mark.size());
        count = leadingDigits(rest);
        if (count != 3)
            return std::nullopt;
        digits += rest.substr(0, count);
        rest.remove_prefix(count);
    }
    return digits;
}

/// The field (trimmed) as decimal text when it is a number whose decimal sign is `decimalSign`.
std::optional<std::string> readWith(std::string_view field, char decimalSign)
{
    std::string out;
    if (field.starts_with(trueMinus) || field.starts_with('-')) {
        out += '-';
        field.remove_prefix(field[0] == '-' ? 1 : trueMinus.size());
    } else if (field.starts_with('+')) {
        field.remove_prefix(1);
    }
    const std::string_view unsignedField = field;
    const std::optional<std::string> integer = takeIntegerPart(field, decimalSign);
    if (!integer)
        return std::nullopt;
    const bool grouped = integer->size() != unsignedField.size() - field.size();
    out += integer->empty() ? "0" : *integer;
    if (field.starts_with(decimalSign)) {
        field.remove_prefix(1);
        const std::size_t count = leadingDigits(field);
        if (count == 0)
            return std::nullopt;
        out += '.';
        out += field.substr(0, count);
        field.remove_prefix(count);
    } else if (integer->empty()) {
        return std::nullopt;
    }
    const std::optional<std::string> exponent = exponentText(field);
    if (!exponent || (grouped && !exponent->empty()))
        return std::nullopt;
    return out + *exponent;
}

/// A field read with either decimal sign.
struct Readings {
    std::optional<std::string> point;
    std::optional<std::string> comma;
};

Readings readBoth(std::string_view field)
{
    return {readWith(field, '.'), readWith(field, ',')};
}

/// Rows with the same number of fields under a separator, and that number.
struct Fit {
    char separator = ',';
    double share = 0;
    std::size_t fields = 1;
};

Fit fitOf(std::string_view sample, char separator)
{
    constexpr std::size_t maxRows = 1000;
    CsvReader reader(sample, {}, CsvDialect{separator, '.', CsvEncoding::Utf8});
    std::map<std::size_t, std::size_t> rowsOfWidth;
    std::size_t rows = 0;
    CsvRow row;
    for (; rows < maxRows; ++rows) {
        const Result<bool> more = reader.next(row);
        if (!more && rows == 0)
            return {separator, 0, 1}; // with this separator it is no CSV
        if (!more || !*more)          // a sample may end inside a quoted field
            break;
        ++rowsOfWidth[row.fields.size()];
    }
    Fit fit{separator, 0, 1};
    for (const auto &[width, count] : rowsOfWidth) {
        const double share = static_cast<double>(count) / static_cast<double>(rows);
        if (width >= 2 && share >= fit.share)
            fit = {separator, share, width};
    }
    return fit;
}

char detectSeparator(std::string_view sample)
{
    // Earlier ones win a tie: a comma stands inside numbers and sentences more often than the others do.
    Fit best{',', 0, 1};
    for (const char separator : {';', '\t', '|', ','}) {
        const Fit fit = fitOf(sample, separator);
        if (fit.share > best.share || (fit.share == best.share && fit.fields > best.fields))
            best = fit;
    }
    return best.separator;
}

std::optional<char> detectDecimalSign(std::string_view sample, char separator)
{
    bool point = false;
    bool comma = false;
    bool ambiguous = false;
    CsvReader reader(sample, {}, CsvDialect{separator, '.', CsvEncoding::Utf8});
    CsvRow row;
    for (Result<bool> more = reader.next(row); more && *more; more = reader.next(row)) {
        for (const std::string_view field : row.fields) {
            if (field.find_first_of(".,") == std::string_view::npos)
                continue;
            const Readings readings = readBoth(trimmed(field));
            if (readings.point && readings.comma) {
                if (separator != ';' && field.find('.') != std::string_view::npos)
                    point = true;
                else
                    ambiguous = true;
            } else {
                point = point || readings.point;
                comma = comma || readings.comma;
            }
        }
    }
    if (point && (!comma || separator == ','))
        return '.';
    if (comma)
        return point ? std::nullopt : std::optional(',');
    return ambiguous || separator == ';' ? std::nullopt : std::optional('.');
}

bool isFormulaStart(char c)
{
    return c == '=' || c == '+' || c == '-' || c == '@' || c == '\t' || c == '\r' || c == '\n';
}

/// True for what guardFormula() has to change: apostrophes, perhaps none, before the start of a formula.
bool isGuardable(std::string_view text)
{
    const std::size_t start = text.find_first_not_of('\'');
    return start != std::string_view::npos && isFormulaStart(text[start]);
}

} // namespace

CsvDialect detectDialect(std::string_view text)
{
    CsvDialect dialect;
    if (text.starts_with(utf8ByteOrderMark)) {
        dialect.encoding = CsvEncoding::Utf8WithByteOrderMark;
        text.remove_prefix(utf8ByteOrderMark.size());
    }
    if (text.size() > dialectSampleBytes) {
        const std::size_t lastBreak = text.find_last_of("\r\n", dialectSampleBytes);
        text = text.substr(0, lastBreak == std::string_view::npos ? dialectSampleBytes : lastBreak + 1);
    }
    dialect.separator = detectSeparator(text);
    dialect.decimalSign = detectDecimalSign(text, dialect.separator);
    return dialect;
}

Result<std::string> normaliseNumber(std::string_view field, const CsvDialect &dialect)
{
    const std::string_view number = trimmed(unguardFormula(field));
    const Readings readings = readBoth(number);
    const auto fail = [](Message what) { return Error{Error::Code::BadValue, std::move(what), {}}; };
    if (!readings.point && !readings.comma)
        return fail({GPUFOLIO_TEXT("model", "'%1' was found, expected a number"), {forMessage(field)}});
    if (dialect.decimalSign) {
        const std::optional<std::string> &read = *dialect.decimalSign == ',' ? readings.comma : readings.point;
        if (read)
            return *read;
        return fail({GPUFOLIO_TEXT("model", "'%1' was found, expected a number with the decimal sign '%2'"),
                     {forMessage(field), std::string(1, *dialect.decimalSign)}});
    }
    if (readings.point && readings.comma && *readings.point != *readings.comma) {
        return fail({GPUFOLIO_TEXT("model", "'%1' was found, which may mean %2 or %3; expected the decimal sign to be "
                                            "chosen or shown by other rows"),
                     {forMessage(field), *readings.point, *readings.comma}});
    }
    return readings.point ? *readings.point : *readings.comma;
}

std::string guardFormula(std::string_view text)
{
    return isGuardable(text) ? "'" + std::string(text) : std::string(text);
}

std::string_view unguardFormula(std::string_view cell)
{
    return cell.starts_with('\'') && isGuardable(cell) ? cell.substr(1) : cell;
}

} // namespace gpufolio
