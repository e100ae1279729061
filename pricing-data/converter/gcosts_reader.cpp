// SPDX-License-Identifier: GPL-3.0-or-later
// pricing.yml of the Google Cloud pricing calculator "gcosts":
//
//   compute:
//     instance:
//       a3-highgpu-8g:
//         cost:
//           us-central1:
//             hour: 88.48      month_1y: 44810.08      (and hour_spot, month, month_3y, month_spot)
//         cpu: 208
//         h100-80gb: 8
//         ram: 1872
//
// Only these maps are read, by their indentation; a month has 730 hours.
#include "readers.h"

#include "support/file_io.h"

#include <array>
#include <map>
#include <string_view>

namespace gpufolio::converter
{

namespace
{

constexpr std::int64_t hoursOfMonth = 730;
constexpr std::array<std::string_view, 9> acceleratorKeys{
    "a100", "a100-80gb", "h100-80gb", "h100-80gb-mega", "h200-141gb", "b200", "gb200", "l4", "rtx6000"};

using Fields = std::map<std::string, std::string, std::less<>>;

struct Machine {
    Fields facts;                        ///< cpu, ram, accelerators
    std::map<std::string, Fields> costs; ///< by region
};

struct Line {
    std::size_t indent = 0;
    std::string_view key;
    std::string_view value;
};

/// "    hour: 3.67" -> 4, "hour", "3.67"; no key when the line is no "key: value".
Line splitLine(std::string_view text)
{
    Line line;
    while (line.indent < text.size() && text[line.indent] == ' ')
        ++line.indent;
    text.remove_prefix(line.indent);
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return line;
    line.key = text.substr(0, colon);
    line.value = text.substr(colon + 1);
    while (!line.value.empty() && line.value.front() == ' ')
        line.value.remove_prefix(1);
    return line;
}

/// The maps below compute / instance.
std::map<std::string, Machine> readMachines(std::string_view text)
{
    std::map<std::string, Machine> machines;
    std::vector<std::pair<std::size_t, std::string>> path; // indentation and key of the maps around
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const Line line = splitLine(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        if (line.key.empty())
            continue;
        while (!path.empty() && path.back().first >= line.indent)
            path.pop_back();
        const bool inMachine = path.size() >= 3 && path[0].second == "compute" && path[1].second == "instance";
        if (line.value.empty())
            path.emplace_back(line.indent, line.key);
        else if (inMachine && path.size() == 3)
            machines[path[2].second].facts.emplace(line.key, line.value);
        else if (inMachine && path.size() == 5 && path[3].second == "cost")
            machines[path[2].second].costs[path[4].second].emplace(line.key, line.value);
    }
    return machines;
}

std::string factOf(const Fields &fields, std::string_view key)
{
    const auto at = fields.find(key);
    return at == fields.end() ? std::string() : at->second;
}

void addCommitment(BookRow row, const Fields &cost, std::string_view key, const char *termHours, const SourceFile &file,
                   BookBuilder &builder)
{
    const std::string month = factOf(cost, key);
    if (month.empty())
        return; // not offered
    row.kind = PriceKind::Commitment;
    row.termHours = termHours;
    row.paymentOption = "noUpfront";
    row.upfront = "0";
    row.note = std::string(key) + " " + month + " / 730 h";
    const auto amount = Decimal::parse(month);
    row.hourly = amount ? toText(divide(*amount, Decimal::fromInteger(hoursOfMonth), Rounding::HalfEven)) : month;
    builder.add(std::move(row), *file.entry);
}

void addRegion(const BookRow &machine, const std::string &region, const Fields &cost, const SourceFile &file,
               BookBuilder &builder)
{
    BookRow row = machine;
    row.region = region;
    row.hourly = factOf(cost, "hour");
    if (!row.hourly.empty())
        builder.add(row, *file.entry);
    BookRow spot = row;
    spot.kind = PriceKind::Spot;
    spot.hourly = factOf(cost, "hour_spot");
    if (!spot.hourly.empty())
        builder.add(spot, *file.entry);
    addCommitment(row, cost, "month_1y", "8760", file, builder);
    addCommitment(row, cost, "month_3y", "26280", file, builder);
}

} // namespace

Status readGcosts(const SourceFile &file, BookBuilder &builder)
{
    const auto text = readFile(file.path);
    if (!text)
        return text.error();
    for (const auto &[name, machine] : readMachines(*text)) {
        BookRow row = rowOf(file);
        row.instanceType = name;
        row.vcpus = factOf(machine.facts, "cpu");
        row.memoryGb = factOf(machine.facts, "ram");
        for (const std::string_view key : acceleratorKeys) {
            if (const std::string count = factOf(machine.facts, key); !count.empty()) {
                row.accelerator = key;
                row.acceleratorCount = count;
            }
        }
        if (row.accelerator.empty())
            continue; // a machine without accelerators
        for (const auto &[region, cost] : machine.costs)
            addRegion(row, region, cost, file, builder);
    }
    return Done{};
}

} // namespace gpufolio::converter
