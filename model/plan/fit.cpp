// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/fit.h"

#include "workload/demand.h"

#include <algorithm>
#include <set>

namespace gpufolio
{

namespace
{

Meets among(const std::vector<std::string> &list, const std::string &value)
{
    if (value.empty())
        return Meets::NotStated;
    return std::find(list.begin(), list.end(), value) != list.end() ? Meets::Yes : Meets::No;
}

Meets atLeast(const std::optional<Decimal> &has, Decimal wanted)
{
    if (!has)
        return Meets::NotStated;
    return *has >= wanted ? Meets::Yes : Meets::No;
}

// An offer without any certification doesn't say; one that lists some and not this one lacks it.
Meets certified(const Workload &workload, const Offer &offer)
{
    if (offer.certifications.empty())
        return Meets::NotStated;
    const auto lists = [&offer](const std::string &name) { return among(offer.certifications, name) == Meets::Yes; };
    const auto &wanted = workload.needs.certifications;
    return std::all_of(wanted.begin(), wanted.end(), lists) ? Meets::Yes : Meets::No;
}

std::string firstMissing(const Workload &workload, const Offer &offer)
{
    for (const std::string &name : workload.needs.certifications)
        if (among(offer.certifications, name) != Meets::Yes)
            return name;
    return {};
}

Message reason(const Workload &workload, const Offer &offer, WorkloadNeed need, std::int64_t peakAccelerators)
{
    const Needs &needs = workload.needs;
    switch (need) {
    case WorkloadNeed::Accelerator:
        return {GPUFOLIO_TEXT("model", "%1 has %2, which is not among the allowed accelerators"),
                {offer.id, offer.accelerator}};
    case WorkloadNeed::Memory:
        return {GPUFOLIO_TEXT("model", "%1 has less than %2 GB of memory per accelerator, or it is not known"),
                {offer.id, toText(*needs.memoryPerAcceleratorGb)}};
    case WorkloadNeed::Interconnect:
        return {GPUFOLIO_TEXT("model", "%1 has no %2 interconnect, or it is not known"),
                {offer.id, *needs.interconnect}};
    case WorkloadNeed::Network:
        return {GPUFOLIO_TEXT("model", "%1 has less than %2 Gb/s of network, or it is not known"),
                {offer.id, toText(*needs.networkGbps)}};
    case WorkloadNeed::Cpu:
        return {GPUFOLIO_TEXT("model", "%1 has fewer than %2 vCPUs per accelerator, or it is not known"),
                {offer.id, toText(*needs.vcpuPerAccelerator)}};
    case WorkloadNeed::LocalDisk:
        return {GPUFOLIO_TEXT("model", "%1 has less than %2 TB of local disk, or it is not known"),
                {offer.id, toText(*needs.localDiskTb)}};
    case WorkloadNeed::Certification:
        return {GPUFOLIO_TEXT("model", "%1 is not certified for %2"), {offer.id, firstMissing(workload, offer)}};
    case WorkloadNeed::Region:
        return {GPUFOLIO_TEXT("model", "%1 is in %2, which is not among the allowed regions"),
                {offer.id, offer.region}};
    case WorkloadNeed::SingleMachine:
        break;
    }
    return {GPUFOLIO_TEXT("model", "needs %1 GPUs in one machine, largest is %2"),
            {std::to_string(peakAccelerators), toText(offer.acceleratorCount)}};
}

} // namespace

bool asksFor(const Workload &workload, WorkloadNeed need)
{
    const Needs &needs = workload.needs;
    switch (need) {
    case WorkloadNeed::Accelerator:
        return !workload.accelerators.empty();
    case WorkloadNeed::Memory:
        return needs.memoryPerAcceleratorGb.has_value();
    case WorkloadNeed::Interconnect:
        return needs.interconnect.has_value();
    case WorkloadNeed::Network:
        return needs.networkGbps.has_value();
    case WorkloadNeed::Cpu:
        return needs.vcpuPerAccelerator.has_value();
    case WorkloadNeed::LocalDisk:
        return needs.localDiskTb.has_value();
    case WorkloadNeed::Certification:
        return !needs.certifications.empty();
    case WorkloadNeed::Region:
        return !needs.regions.empty();
    case WorkloadNeed::SingleMachine:
        return workload.singleMachine;
    }
    return false;
}

Meets meets(const Workload &workload, const Offer &offer, WorkloadNeed need, std::int64_t peakAccelerators)
{
    if (!asksFor(workload, need))
        return Meets::Yes;
    const Needs &needs = workload.needs;
    switch (need) {
    case WorkloadNeed::Accelerator:
        return among(workload.accelerators, offer.accelerator);
    case WorkloadNeed::Memory:
        return atLeast(offer.memoryPerAcceleratorGb, *needs.memoryPerAcceleratorGb);
    case WorkloadNeed::Interconnect:
        return among({*needs.interconnect}, offer.interconnect);
    case WorkloadNeed::Network:
        return atLeast(offer.networkGbps, *needs.networkGbps);
    case WorkloadNeed::Cpu:
        return atLeast(offer.vcpus, multiply(*needs.vcpuPerAccelerator, offer.acceleratorCount));
    case WorkloadNeed::LocalDisk:
        return atLeast(offer.localDiskTb, *needs.localDiskTb);
    case WorkloadNeed::Certification:
        return certified(workload, offer);
    case WorkloadNeed::Region:
        return among(needs.regions, offer.region);
    case WorkloadNeed::SingleMachine:
        break;
    }
    return Decimal::fromInteger(peakAccelerators) > offer.acceleratorCount ? Meets::No : Meets::Yes;
}

std::optional<Message> misfit(const Workload &workload, const Offer &offer, std::int64_t peakAccelerators)
{
    for (const WorkloadNeed need : allNeeds)
        if (meets(workload, offer, need, peakAccelerators) != Meets::Yes)
            return reason(workload, offer, need, peakAccelerators);
    return std::nullopt;
}

std::int64_t peakAcceleratorsOn(const Workload &workload, std::int64_t peakUnits, const Offer &offer)
{
    if (workload.demand.unit == DemandUnit::Accelerators)
        return peakUnits;
    return times(offer.acceleratorCount, peakUnits).ceil();
}

FitReport fitOffers(const Workload &workload, const std::vector<Offer> &offers, std::int64_t peakUnits)
{
    FitReport report;
    report.total = static_cast<std::int64_t>(offers.size());
    for (const WorkloadNeed need : allNeeds)
        if (asksFor(workload, need))
            report.effects.push_back({need, 0, 0, 0, 0});
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const std::int64_t peak = peakAcceleratorsOn(workload, peakUnits, offers[i]);
        NeedEffect *unmet = nullptr;
        int unmetCount = 0;
        bool lacks = false;
        bool unmetIsStated = false;
        for (NeedEffect &effect : report.effects) {
            const Meets met = meets(workload, offers[i], effect.need, peak);
            if (met == Meets::Yes)
                continue;
            unmet = &effect;
            ++unmetCount;
            unmetIsStated = met == Meets::No;
            lacks = lacks || unmetIsStated;
            ++(unmetIsStated ? effect.lacking : effect.notStated);
        }
        if (unmetCount == 0)
            report.fitting.push_back(i);
        else if (!lacks)
            ++report.notStated;
        if (unmetCount == 1) {
            ++unmet->removes;
            if (!unmetIsStated)
                ++unmet->removesNotStated;
        }
    }
    return report;
}

Result<std::int64_t> peakDemand(const Inputs &inputs, const Workload &workload)
{
    const Result<Calendar> calendar = Calendar::forZone(inputs.timeZone);
    if (!calendar)
        return calendar.error();
    const auto units = hourlyDemand(workload.demand, inputs.horizon(), *calendar);
    if (!units)
        return units.error();
    return units->empty() ? 0 : *std::max_element(units->begin(), units->end());
}

std::vector<Offer> offersToChoose(const Inputs &inputs, const std::vector<Offer> &book,
                                  const AcceleratorTable &accelerators)
{
    std::vector<Offer> offers = inputs.offers;
    std::set<std::string> known;
    for (const Offer &offer : offers)
        known.insert(offer.id);
    std::copy_if(book.begin(), book.end(), std::back_inserter(offers),
                 [&known](const Offer &offer) { return known.count(offer.id) == 0; });
    for (Offer &offer : offers)
        fillFromTable(offer, accelerators);
    return offers;
}

} // namespace gpufolio
