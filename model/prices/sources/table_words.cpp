// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/table_words.h"

#include "prices/price_cell.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>
#include <vector>

namespace gpufolio
{

namespace
{

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

bool containsAny(std::string_view text, std::initializer_list<std::string_view> parts)
{
    return std::any_of(parts.begin(), parts.end(), [text](std::string_view part) { return contains(text, part); });
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// The words of a text, split at blanks, dashes and underscores.
std::vector<std::string> wordsOf(const std::string &text)
{
    std::vector<std::string> words(1);
    for (const char c : text) {
        if (c != ' ' && c != '-' && c != '_' && c != ',')
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    }
    return words;
}

std::string paymentIn(const std::string &text)
{
    if (containsAny(text, {"noupfront", "no-upfront", "no upfront", "no_upfront", "零预付", "无预付"}))
        return "noUpfront";
    if (containsAny(text, {"partial", "部分预付"}))
        return "partialUpfront";
    if (containsAny(text, {"allupfront", "all-upfront", "all upfront", "all_upfront", "全预付", "全部预付"}))
        return "allUpfront";
    return {};
}

std::int64_t termIn(std::string text)
{
    for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at + 1)) {
        if (at > 0 && std::isdigit(static_cast<unsigned char>(text[at - 1])) != 0)
            text.erase(at, 1); // "3 years"
    }
    for (const std::string &word : wordsOf(text)) {
        const bool saysUnit =
            containsAny(word, {"yr", "year", "年", "月"}) ||
            (word.size() > 1 && word.back() == 'y' && std::isdigit(static_cast<unsigned char>(word.front())) != 0);
        const auto hours = saysUnit ? parseTermHours(word) : Result<std::int64_t>(Error{});
        if (hours)
            return *hours;
    }
    return 0;
}

std::optional<OptionKind> kindIn(const std::string &text, bool hasTermOrPayment)
{
    static constexpr std::array<std::string_view, 11> onDemand = {
        "",         "ondemand", "on-demand", "on demand", "consumption", "payg",
        "按量计费", "按量付费", "按需",      "按需计费",  "按量"};
    static constexpr std::array<std::string_view, 9> spot = {"spot",     "preemptible", "竞价",    "抢占式", "竞价实例",
                                                             "竞价计费", "抢占式实例",  "spot vm", "low-bid"};
    if (std::find(onDemand.begin(), onDemand.end(), text) != onDemand.end())
        return OptionKind::OnDemand;
    if (std::find(spot.begin(), spot.end(), text) != spot.end())
        return OptionKind::Spot;
    if (containsAny(text, {"capacity-block", "capacity block", "capacityblock", "容量块"}))
        return OptionKind::CapacityBlock;
    if (containsAny(text, {"savings plan", "savings-plan", "savingsplan", "节省计划"}))
        return OptionKind::SpendCommitment;
    if (hasTermOrPayment ||
        containsAny(text, {"commitment", "reservation", "reserved", "预留", "承诺", "包年", "包月"}))
        return OptionKind::Commitment;
    return std::nullopt;
}

bool isDigits(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

std::string inLowerCase(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(c < 0x80 ? std::tolower(c) : c); });
    return lower;
}

std::optional<PurchaseWords> parsePurchase(std::string_view words)
{
    const std::string text = inLowerCase(trimmed(words));
    PurchaseWords purchase;
    purchase.termHours = termIn(text);
    purchase.paymentOption = paymentIn(text);
    if (contains(text, "convertible"))
        purchase.offeringClass = "convertible";
    const auto kind = kindIn(text, purchase.termHours > 0 || !purchase.paymentOption.empty());
    if (!kind)
        return std::nullopt;
    purchase.kind = *kind;
    return purchase;
}

std::string providerIdOf(std::string_view name)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 18> ids = {
        {{"aws", "aws"},
         {"amazon web services", "aws"},
         {"azure", "azure"},
         {"microsoft azure", "azure"},
         {"gcp", "gcp"},
         {"google cloud", "gcp"},
         {"oracle cloud", "oci"},
         {"oci", "oci"},
         {"datacrunch", "verda"},
         {"lambda", "lambda"},
         {"lambda labs", "lambda"},
         {"ovhcloud", "ovhcloud"},
         {"jarvislabs", "jarvislabs"},
         {"novonimbus", "novonimbus"},
         {"阿里云", "alibaba-cloud"},
         {"腾讯云", "tencent-cloud"},
         {"华为云", "huawei-cloud"},
         {"火山引擎", "volcengine"}}};
    const std::string text = inLowerCase(trimmed(name));
    for (const auto &[known, id] : ids) {
        if (text == known)
            return std::string(id);
    }
    return std::string(trimmed(name));
}

std::string operatingSystemOf(std::string_view name)
{
    std::string text = inLowerCase(trimmed(name));
    if (contains(text, "windows") || text == "win")
        return "windows";
    if (text.empty() || containsAny(text, {"linux", "centos", "ubuntu", "debian", "euler"}))
        return "linux";
    return text;
}

std::optional<Date> parseDay(std::string_view words)
{
    std::string text(trimmed(words));
    if ((text.size() == 8 || text.size() == 14) && isDigits(text)) {
        const auto day = Date::parse(text.substr(0, 4) + "-" + text.substr(4, 2) + "-" + text.substr(6, 2));
        return day ? std::optional(*day) : std::nullopt;
    }
    text = text.substr(0, text.find_first_of("T "));
    std::replace(text.begin(), text.end(), '/', '-');
    const std::size_t first = text.find('-');
    const std::size_t second = first == std::string::npos ? first : text.find('-', first + 1);
    if (second == std::string::npos)
        return std::nullopt;
    const auto two = [](const std::string &number) { return number.size() == 1 ? "0" + number : number; };
    const auto day = Date::parse(text.substr(0, first) + "-" + two(text.substr(first + 1, second - first - 1)) + "-" +
                                 two(text.substr(second + 1)));
    return day ? std::optional(*day) : std::nullopt;
}

CountedModel parseModel(std::string_view words, const CsvDialect &dialect)
{
    const std::string_view text = trimmed(words);
    for (const std::string_view sign : {"*", "×", "x ", " x"}) {
        const std::size_t at = text.find(sign);
        if (at == std::string_view::npos)
            continue;
        const std::string_view before = trimmed(text.substr(0, at));
        const std::string_view after = trimmed(text.substr(at + sign.size()));
        if (const auto count = parseCount(before, dialect); count && !after.empty())
            return {std::string(after), *count};
        if (const auto count = parseCount(after, dialect); count && !before.empty())
            return {std::string(before), *count};
    }
    return {std::string(text), std::nullopt};
}

} // namespace gpufolio
