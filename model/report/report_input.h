// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_tables.h"

#include <cstddef>
#include <optional>
#include <vector>

/// What the templates of a report are made from.
namespace gpufolio
{

struct ReportInput {
    const ScenarioSet &set;
    const std::vector<Scenario> &scenarios; ///< one a result
    const std::vector<PlanResult> &results; ///< not empty
    const std::optional<Comparison> &comparison;
    const Calendar &calendar;
    const ReportOptions &options;
    std::size_t chosen = 0; ///< the plan that a memo or an approval form is about

    PlanView view(std::size_t plan) const { return {scenarios[plan], results[plan], calendar}; }
    PlanView view() const { return view(chosen); }
};

/// Fill sections of a document that has title, fingerprint and footer already.
void addMemo(const ReportInput &input, ReportDocument &document);
void addApproval(const ReportInput &input, ReportDocument &document);

/// Indices of the plans, the chosen one first, then by rank, then those without a rank in file order.
std::vector<std::size_t> plansByRank(const ReportInput &input);

/// The plans side by side, one a row: to sign, cost, what it is saved against, present value, owed after the end.
/// @param most  plans at most; the rest are counted in a note
ReportTable plansTable(const ReportInput &input, std::size_t most);

/// What could make the commitments of the plan a mistake, in words computed from its figures.
std::vector<Message> riskSentences(const PlanView &plan);
/// At which use each new commitment stops to pay, at most `most` of them.
std::vector<Message> breakEvenSentences(const PlanView &plan, std::size_t most);
/// Where the prices come from and of which days they are, a sentence a source.
std::vector<Message> sourceSentences(const PlanView &plan, std::size_t most);

/// What a purchase is, in words that fit a line: "8 x H100-SXM-80GB".
std::string machineText(const Offer &offer);
/// A name of at most `width` columns of Latin letters (a Chinese one takes two), with "…" where it was cut.
std::string shortened(const std::string &name, std::size_t width);

} // namespace gpufolio
