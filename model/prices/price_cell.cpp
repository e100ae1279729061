// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/price_cell.h"

#include "support/source_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <string>

namespace gpufolio
{

namespace
{

constexpr std::int64_t yearHours = 8760;
constexpr std::int64_t monthHours = 730;

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](unsigned char c) { return static_cast<char>(c < 0x80 ? std::tolower(c) : c); });
    return result;
}

/// Takes a word off a text wherever it stands. @return whether it stood there
bool take(std::string &text, std::string_view word)
{
    const std::size_t at = text.find(word);
    if (at == std::string::npos)
        return false;
    text.erase(at, word.size());
    return true;
}

bool takeAny(std::string &text, std::initializer_list<std::string_view> words)
{
    return std::any_of(words.begin(), words.end(), [&text](std::string_view word) { return take(text, word); });
}

void takeCurrency(std::string &text, PriceCell &cell)
{
    // Longer names first: 美元 ends with 元.
    static constexpr std::array<std::pair<std::string_view, const char *>, 15> names = {{{"美元", "USD"},
                                                                                         {"欧元", "EUR"},
                                                                                         {"港元", "HKD"},
                                                                                         {"港币", "HKD"},
                                                                                         {"日元", "JPY"},
                                                                                         {"人民币", "CNY"},
                                                                                         {"元", "CNY"},
                                                                                         {"usd", "USD"},
                                                                                         {"eur", "EUR"},
                                                                                         {"cny", "CNY"},
                                                                                         {"rmb", "CNY"},
                                                                                         {"jpy", "JPY"},
                                                                                         {"gbp", "GBP"},
                                                                                         {"€", "EUR"},
                                                                                         {"£", "GBP"}}};
    for (const auto &[name, code] : names) {
        if (take(text, name)) {
            cell.currency = Currency::of(code);
            return;
        }
    }
    if (take(text, "us$") || take(text, "$"))
        cell.currency = Currency::of("USD");
    else
        takeAny(text, {"¥", "￥"}); // yuan or yen: the table has to say which
}

PriceSpan takeSpan(std::string &text)
{
    if (takeAny(text, {"小时", "hourly", "hours", "hour", "hrs", "hr"}))
        return PriceSpan::Hour;
    if (takeAny(text, {"个月", "月", "monthly", "months", "month", "mo"}))
        return PriceSpan::Month;
    if (takeAny(text, {"年", "yearly", "annual", "years", "year", "yr"}))
        return PriceSpan::Year;
    const std::size_t end = text.find_last_not_of(" \t");
    if (end != std::string::npos && end > 0 && text[end] == 'h' && (text[end - 1] == '/' || text[end - 1] == '-')) {
        text.erase(end);
        return PriceSpan::Hour;
    }
    return PriceSpan::NotSaid;
}

std::string trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t/-");
    if (first == std::string_view::npos)
        return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t/-") - first + 1));
}

Error notUnderstood(std::string_view cell, Message what)
{
    what.args.insert(what.args.begin(), forMessage(cell));
    return {Error::Code::BadValue, std::move(what), {}};
}

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t value = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = parsed.ec == std::errc() && parsed.ptr == text.data() + text.size() && value > 0;
    return isWhole ? std::optional(value) : std::nullopt;
}

/// Takes everything off a cell in lower case that isn't the amount.
PriceCell takeUnit(std::string &text)
{
    PriceCell price;
    price.isFloor = takeAny(text, {"起", "starting at", "from"});
    price.perAccelerator = takeAny(text, {"per gpu", "/gpu", "/卡", "每卡", "gpu-", "gpu "});
    takeCurrency(text, price);
    price.span = takeSpan(text);
    takeAny(text, {"每", "per "});
    return price;
}

} // namespace

PriceCell parsePriceUnit(std::string_view unit)
{
    std::string text = lowered(unit);
    return takeUnit(text);
}

Result<PriceCell> parsePriceCell(std::string_view cell, const CsvDialect &dialect)
{
    std::string text = lowered(cell);
    PriceCell price = takeUnit(text);
    const std::string number = trimmed(text);
    const bool isNegative =
        !number.empty() && cell.find('-') != std::string_view::npos && cell.find('-') < cell.find(number[0]);
    const Result<std::string> plain = normaliseNumber(number, dialect);
    const bool readable = !number.empty() && plain && !isNegative;
    const auto amount = readable ? Decimal::parse(*plain) : Result<Decimal>(Error{});
    if (!amount)
        return notUnderstood(
            cell, {GPUFOLIO_TEXT("model", "'%1' was found, expected a price such as 2.95 or 8.01 元/小时"), {}});
    price.amount = *amount;
    return price;
}

Result<Decimal> parseCount(std::string_view cell, const CsvDialect &dialect)
{
    std::string text(cell);
    takeAny(text, {"颗", "张", "卡", "块", "个", " x", "x "});
    const std::size_t slash = text.find('/');
    const auto number = [&dialect](std::string_view part) -> std::optional<Decimal> {
        const Result<std::string> plain = normaliseNumber(part, dialect);
        const auto value = plain ? Decimal::parse(*plain) : Result<Decimal>(plain.error());
        return value ? std::optional(*value) : std::nullopt;
    };
    const auto above = number(slash == std::string::npos ? text : text.substr(0, slash));
    const auto below = slash == std::string::npos ? Decimal::fromInteger(1) : number(text.substr(slash + 1));
    if (!above || !below || below->isZero() || *above <= Decimal() || *below <= Decimal())
        return notUnderstood(cell, {GPUFOLIO_TEXT("model", "'%1' was found, expected a number of accelerators"), {}});
    return divide(*above, *below, Rounding::HalfEven);
}

Result<std::int64_t> parseTermHours(std::string_view cell)
{
    std::string text = lowered(cell);
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> digits = {
        {{"一", "1"}, {"两", "2"}, {"二", "2"}, {"三", "3"}}};
    for (const auto &[word, digit] : digits) {
        const std::size_t at = text.find(word);
        if (at != std::string::npos)
            text.replace(at, word.size(), digit);
    }
    std::int64_t unit = 1;
    if (takeAny(text, {"years", "year", "yrs", "yr", "年"}) ||
        (text.size() > 1 && text.back() == 'y' && (text.pop_back(), true)))
        unit = yearHours;
    else if (takeAny(text, {"months", "month", "个月", "月"}))
        unit = monthHours;
    else
        takeAny(text, {"hours", "hour", "小时", "h"});
    const auto count = wholeNumber(trimmed(text));
    constexpr std::int64_t mostHours = 1'000'000;
    if (!count || *count > mostHours / unit)
        return notUnderstood(cell,
                             {GPUFOLIO_TEXT("model", "'%1' was found, expected a term such as 1 year or 8760"), {}});
    return *count * unit;
}

} // namespace gpufolio
