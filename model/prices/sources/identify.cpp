// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/identify.h"

namespace gpufolio
{

namespace
{

/// What our own table knows goes before what the source says.
void useFacts(const InstanceFacts &facts, Identification &machine, int line, SourceRows &found)
{
    const std::string family = facts.accelerator.substr(0, facts.accelerator.find('-'));
    if (!machine.accelerator.empty() && machine.accelerator.rfind(family, 0) != 0)
        found.noticeOnce(line, {GPUFOLIO_TEXT("model", "%1 has %2 in the file and %3 in our table, which is used"),
                                {machine.instanceType, machine.accelerator, facts.accelerator}});
    if (facts.acceleratorCount && machine.count && *facts.acceleratorCount != *machine.count)
        found.noticeOnce(
            line, {GPUFOLIO_TEXT("model", "%1 has %2 accelerators in the file and %3 in our table, which is used"),
                   {machine.instanceType, toText(*machine.count), toText(*facts.acceleratorCount)}});
    machine.accelerator = facts.accelerator;
    if (facts.acceleratorCount)
        machine.count = facts.acceleratorCount;
    if (!machine.vcpus)
        machine.vcpus = facts.vcpus;
    if (!machine.memoryGb)
        machine.memoryGb = facts.memoryGb;
}

} // namespace

Message whyUnknownMachine(const std::string &instanceType)
{
    return {GPUFOLIO_TEXT("model", "no accelerator was found, and '%1' is not in our table"), {instanceType}};
}

bool identify(Identification &machine, int line, const SourceContext &context, SourceRows &found)
{
    if (const InstanceFacts *facts = context.instances->find(machine.provider, machine.instanceType)) {
        useFacts(*facts, machine, line, found);
    } else if (machine.accelerator.empty()) {
        found.refuse(line, whyUnknownMachine(machine.instanceType));
        return false;
    } else if (const Accelerator *model = context.accelerators->find(machine.accelerator)) {
        machine.accelerator = model->model;
    } else {
        found.noticeOnce(
            line, {GPUFOLIO_TEXT("model", "'%1' is in no table; its name is kept as it is"), {machine.accelerator}});
    }
    if (machine.count && *machine.count > Decimal())
        return true;
    found.refuse(line,
                 {GPUFOLIO_TEXT("model", "the number of accelerators of '%1' is not known"), {machine.instanceType}});
    return false;
}

} // namespace gpufolio
