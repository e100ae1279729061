// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cell_text.h"

#include "support/source_text.h"

#include <algorithm>

namespace gpufolio
{

namespace
{

// A translated text, or the reason of a figure that has no value.
bool saysMessage(const Cell &cell)
{
    return !cell.message.empty() && (cell.kind == CellKind::Text || cell.value.empty());
}

} // namespace

bool isNumber(CellKind kind)
{
    switch (kind) {
    case CellKind::Amount:
    case CellKind::Rate:
    case CellKind::Hours:
    case CellKind::Count:
    case CellKind::Ratio:
        return true;
    case CellKind::Text:
    case CellKind::Month:
    case CellKind::Date:
        return false;
    }
    return false;
}

std::string grouped(std::string_view plainDecimal, std::string_view minus)
{
    std::string out;
    if (!plainDecimal.empty() && plainDecimal.front() == '-') {
        out += minus;
        plainDecimal.remove_prefix(1);
    }
    const std::size_t whole = std::min(plainDecimal.find('.'), plainDecimal.size());
    for (std::size_t i = 0; i < whole; ++i) {
        if (i > 0 && (whole - i) % 3 == 0)
            out += ',';
        out += plainDecimal[i];
    }
    out += plainDecimal.substr(whole);
    return out;
}

std::string amountWithCode(const Money &amount, Rounding rounding)
{
    return grouped(toText(amount, rounding)) + " " + amount.currency().code();
}

std::string percentage(std::string_view plainFraction, std::string_view minus)
{
    const Result<Decimal> fraction = Decimal::parse(plainFraction);
    if (!fraction)
        return std::string(plainFraction);
    return grouped(toText(times(*fraction, 100), 1, 1), minus) + "%";
}

std::string dataText(const Cell &cell, const ReportWords &words)
{
    return saysMessage(cell) ? words.label(cell.message) : cell.value;
}

std::string shownText(const Cell &cell, const ReportWords &words)
{
    constexpr std::string_view minus = "\u2212";
    if (saysMessage(cell))
        return words.cell(cell.message);
    switch (cell.kind) {
    case CellKind::Amount:
    case CellKind::Rate:
    case CellKind::Hours:
    case CellKind::Count:
        return grouped(cell.value, minus);
    case CellKind::Ratio:
        return percentage(cell.value, minus);
    case CellKind::Text:
    case CellKind::Month:
    case CellKind::Date:
        return cell.value;
    }
    return cell.value;
}

std::string headerText(const ReportColumn &column, const ReportWords &words)
{
    const std::string label = words.label(column.label);
    return column.unit.empty() ? label : label + " (" + words.unit(column.unit) + ")";
}

Message fingerprintLine(const ReportDocument &document)
{
    return {GPUFOLIO_TEXT("model", "Fingerprint of the inputs: %1"), {document.fingerprint}};
}

Message assumptionsTitle()
{
    return {GPUFOLIO_TEXT("model", "Assumptions: prices, dates, rules")};
}

std::string wellFormed(std::string_view text)
{
    constexpr std::string_view replacement = "\uFFFD";
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const std::size_t valid = firstInvalidUtf8(text).value_or(text.size());
        for (const char c : text.substr(0, valid)) {
            const bool isControl = static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r';
            if (isControl)
                out += replacement;
            else
                out += c;
        }
        text.remove_prefix(valid);
        if (!text.empty()) {
            out += replacement;
            text.remove_prefix(1);
        }
    }
    return out;
}

} // namespace gpufolio
