// SPDX-License-Identifier: GPL-3.0-or-later
// The hand-kept list of The Full Stack, CSV:
//   Cloud,GPU Type,GPU Arch,GPUs,GPU RAM,vCPUs,RAM,On-demand,Per-GPU,Spot,Name
// "On-demand" is the whole machine; where it is blank, "Per-GPU" holds now the card, now the machine, so it isn't used.
// No regions: the price is that of the provider's list. Many machines have no name; theirs is made of count and card.
#include "readers.h"

#include "text_table.h"

namespace gpufolio::converter
{

namespace
{

/// The price per card times the number of cards may differ from that of the machine by its rounding to cents.
bool agree(const std::string &machine, const std::string &card, const std::string &count)
{
    const auto whole = Decimal::parse(machine);
    const auto part = Decimal::parse(card);
    const auto cards = Decimal::parse(count);
    if (!whole || !part || !cards)
        return false;
    const Decimal product = multiply(*part, *cards);
    const Decimal difference = product < *whole ? *whole - product : product - *whole;
    return times(difference, 50) <= *whole; // 2 %
}

std::string reasonAgainst(const BookRow &row, const std::string &perGpu)
{
    if (row.hourly.empty())
        return "no price of a whole machine";
    if (row.vcpus.find('-') != std::string::npos || row.memoryGb.find('-') != std::string::npos)
        return "a range of machines, not one";
    if (!agree(row.hourly, perGpu, row.acceleratorCount))
        return "the prices of the card and of the machine don't agree";
    return {};
}

} // namespace

Status readFullStack(const SourceFile &file, BookBuilder &builder)
{
    const auto table =
        readTextTable(file.path, {"Cloud", "GPU Type", "GPUs", "vCPUs", "RAM", "On-demand", "Per-GPU", "Spot", "Name"});
    if (!table)
        return table.error();
    for (std::size_t index = 0; index < table->rowCount(); ++index) {
        if (file.entry->only.count(table->cell(index, "Cloud")) == 0)
            continue;
        BookRow row = rowOf(file);
        row.region = "global";
        row.accelerator = table->cell(index, "GPU Type");
        row.acceleratorCount = table->cell(index, "GPUs");
        row.instanceType = table->cell(index, "Name");
        if (row.instanceType.empty())
            row.instanceType = row.acceleratorCount + "x " + row.accelerator;
        row.vcpus = table->cell(index, "vCPUs");
        row.memoryGb = table->cell(index, "RAM");
        row.hourly = table->cell(index, "On-demand");
        row.note = "hand-kept list; price set on " + row.validFrom;
        const std::string reason = reasonAgainst(row, table->cell(index, "Per-GPU"));
        if (reason.empty())
            builder.add(row, *file.entry);
        else
            builder.leaveOut(*file.entry, reason);
        if (!table->cell(index, "Spot").empty())
            builder.leaveOut(*file.entry, "spot of a hand-kept list");
    }
    return Done{};
}

} // namespace gpufolio::converter
