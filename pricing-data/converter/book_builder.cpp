// SPDX-License-Identifier: GPL-3.0-or-later
#include "book_builder.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace gpufolio::converter
{

bool almostEqual(Decimal a, Decimal b)
{
    const Decimal difference = a < b ? b - a : a - b;
    return times(difference, 10'000) <= b;
}

void BookBuilder::add(BookRow row, const SourceEntry &from)
{
    m_tally->read(from.label);
    Candidate candidate{std::move(row), {}, from.label};
    const std::string reason = complete(candidate);
    if (reason.empty())
        m_candidates.push_back(std::move(candidate));
    else
        drop(candidate, reason);
}

void BookBuilder::leaveOut(const SourceEntry &from, const std::string &reason)
{
    m_tally->read(from.label);
    m_tally->leftOut(from.label, reason);
}

std::string BookBuilder::complete(Candidate &candidate) const
{
    BookRow &row = candidate.row;
    const auto hourly = Decimal::parse(row.hourly);
    if (!hourly)
        return "the price is no number";
    const bool allPaidUpfront = row.kind == PriceKind::Commitment && !row.upfront.empty() && row.upfront != "0";
    if ((hourly->isZero() && !allPaidUpfront) || hourly->isNegative())
        return "a price of zero is no price";
    candidate.hourly = *hourly;
    if (const auto reason = m_rules->leftOut(row))
        return *reason;

    if (const auto facts = m_rules->instance(row.provider, row.instanceType)) {
        row.accelerator = facts->accelerator;
        if (!facts->acceleratorCount.empty())
            row.acceleratorCount = facts->acceleratorCount;
        if (!facts->vcpus.empty())
            row.vcpus = facts->vcpus;
        if (!facts->memoryGb.empty())
            row.memoryGb = facts->memoryGb;
    } else if (const auto model = m_rules->modelOf(row.accelerator)) {
        row.accelerator = *model;
    } else if (row.accelerator.empty()) {
        return "the instance type is not in instance_accelerators.csv and the source names no accelerator";
    } else if (m_rules->isBareName(row.accelerator)) {
        return "the source doesn't say which variant of the accelerator it is";
    } else {
        return "the accelerator is in no table";
    }
    if (row.acceleratorCount.empty())
        return "the number of accelerators is not known";
    if (!m_rules->isSoldThere(row))
        return "the accelerator is not sold in that region";
    const std::string note = m_rules->noteOn(row);
    if (!note.empty())
        row.note += (row.note.empty() ? "" : "; ") + note;
    return {};
}

std::vector<BookRow> BookBuilder::finish()
{
    keepNewest();
    dropImplausible();
    std::vector<BookRow> rows;
    rows.reserve(m_candidates.size());
    for (Candidate &candidate : m_candidates) {
        m_tally->kept(candidate.label);
        rows.push_back(std::move(candidate.row));
    }
    m_candidates.clear();
    std::sort(rows.begin(), rows.end(), comesBefore);
    return rows;
}

void BookBuilder::keepNewest()
{
    std::map<std::string, std::vector<Candidate>> byIdentity;
    for (Candidate &candidate : m_candidates)
        byIdentity[identityOf(candidate.row)].push_back(std::move(candidate));
    m_candidates.clear();
    for (auto &[identity, candidates] : byIdentity) {
        const std::string newest =
            std::max_element(candidates.begin(), candidates.end(), [](const auto &a, const auto &b) {
                return a.row.validFrom < b.row.validFrom;
            })->row.validFrom;
        std::vector<Candidate> current;
        for (Candidate &candidate : candidates) {
            if (candidate.row.validFrom < newest)
                drop(candidate, "there is a newer price");
            else
                current.push_back(std::move(candidate));
        }
        const bool agree = std::all_of(current.begin(), current.end(), [&](const Candidate &candidate) {
            return candidate.hourly == current.front().hourly && candidate.row.upfront == current.front().row.upfront;
        });
        for (std::size_t index = agree ? 1 : 0; index < current.size(); ++index)
            drop(current[index], agree ? "the same price once more" : "two prices for one thing on one day");
        if (agree)
            m_candidates.push_back(std::move(current.front()));
    }
}

void BookBuilder::dropImplausible()
{
    const auto placeOf = [](const BookRow &row) {
        BookRow onDemand = row;
        onDemand.zone.clear();
        onDemand.kind = PriceKind::OnDemand;
        onDemand.termHours = onDemand.paymentOption = onDemand.offeringClass = {};
        return identityOf(onDemand) + row.validFrom;
    };
    std::map<std::string, Decimal> onDemandAt;
    for (const Candidate &candidate : m_candidates)
        if (candidate.row.kind == PriceKind::OnDemand)
            onDemandAt.emplace(placeOf(candidate.row), candidate.hourly);

    std::vector<Candidate> kept;
    for (Candidate &candidate : m_candidates) {
        const auto onDemand = onDemandAt.find(placeOf(candidate.row));
        const bool comparable = onDemand != onDemandAt.end();
        if (comparable && candidate.row.kind == PriceKind::Spot &&
            (candidate.hourly > onDemand->second || almostEqual(candidate.hourly, onDemand->second)))
            drop(candidate, "spot is not below on-demand of the same day");
        else if (comparable && candidate.row.kind == PriceKind::Spot &&
                 almostEqual(times(candidate.hourly, 10), onDemand->second))
            drop(candidate, "spot is exactly a tenth of on-demand: made up");
        else if (comparable && candidate.row.kind == PriceKind::Commitment && candidate.hourly >= onDemand->second)
            drop(candidate, "the commitment is not below on-demand of the same day");
        else
            kept.push_back(std::move(candidate));
    }
    m_candidates = std::move(kept);
}

} // namespace gpufolio::converter
