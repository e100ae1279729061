// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/plan_output.h"

#include "cli/report_text.h"
#include "report/cell_text.h"
#include "report/cells.h"
#include "report/report_document.h"
#include "report/report_tables.h"
#include "report/result_json.h"
#include "support/csv_writer.h"

#include <algorithm>
#include <array>

namespace gpufolio::cli
{

namespace
{

/// A JSON text as a value two levels down: its lines but the first move to the right.
std::string indented(const std::string &json)
{
    std::string out;
    for (const char c : json) {
        out += c;
        if (c == '\n')
            out += "    ";
    }
    out.erase(out.find_last_not_of(" \n") + 1);
    return out;
}

void writeCell(CsvWriter &csv, const Cell &cell)
{
    if (!isNumber(cell.kind))
        csv.text(wellFormed(dataText(cell)));
    else if (cell.missing())
        csv.empty();
    else
        csv.number(cell.value);
}

void writeAmount(CsvWriter &csv, const std::optional<Money> &amount, const PlanResult &result)
{
    writeCell(csv, amountCell(amount, result.rounding, {}));
}

/// Sections of a report that only make sense for all plans together.
bool isAboutPlan(const ReportSection &section)
{
    return std::any_of(section.tables.begin(), section.tables.end(),
                       [](const ReportTable &table) { return table.id == "months"; });
}

constexpr std::array comparedMetrics = {
    Metric::ToSign,
    Metric::Upfront,
    Metric::Billed,
    Metric::Amortised,
    Metric::OnDemandEquivalent,
    Metric::Savings,
    Metric::EffectiveSavingsRate,
    Metric::Npv,
    Metric::NpvAfterTail,
    Metric::CommitmentCoverage,
    Metric::CommitmentUtilisation,
    Metric::UnusedCommitment,
    Metric::PrepaidAfterHorizon,
    Metric::OwedAfterHorizon,
    Metric::CommittedAfterHorizon,
};

void writePlanRow(CsvWriter &csv, const ComparedPlan &plan)
{
    const PlanResult &result = plan.result;
    csv.text(wellFormed(plan.file)).text(wellFormed(result.planId)).text(wellFormed(result.planName));
    csv.text(gpufolio::toText(result.status)).text(result.currency.code());
    if (plan.rank)
        csv.number(static_cast<std::int64_t>(*plan.rank));
    else
        csv.empty();
    for (const Metric metric : comparedMetrics)
        writeCell(csv,
                  metricCell(*metricValue(result, metric), metricInfo(metric).unit, result.currency, result.rounding));
    writeAmount(csv, plan.amortisedDifference, result);
    writeAmount(csv, plan.billedDifference, result);
    writeAmount(csv, plan.npvDifference, result);
    csv.endRow();
}

std::string filesText(const Comparison &comparison)
{
    const std::string &first = comparison.plans.front().file;
    const auto isOther = [&first](const ComparedPlan &plan) { return plan.file != first; };
    if (std::none_of(comparison.plans.begin(), comparison.plans.end(), isOther))
        return {};
    std::vector<Message> lines;
    for (const ComparedPlan &plan : comparison.plans)
        lines.push_back({"%1: %2", {nameOf(plan.result), plan.file}});
    return listText("Files", lines);
}

std::vector<Message> united(const Comparison &comparison, std::vector<Message> PlanResult::*list)
{
    std::vector<Message> all;
    for (const ComparedPlan &plan : comparison.plans)
        for (const Message &message : plan.result.*list)
            if (std::find(all.begin(), all.end(), message) == all.end())
                all.push_back(message);
    return all;
}

} // namespace

std::string plansJson(const std::vector<PlanResult> &results)
{
    if (results.size() == 1)
        return writePlanJson(results.front());
    std::string out = "{\n  \"format\": \"gpufolio.plans\",\n  \"formatVersion\": 1,\n  \"plans\": [";
    for (const PlanResult &result : results) {
        out += &result == &results.front() ? "\n    " : ",\n    ";
        out += indented(writePlanJson(result));
    }
    return out + "\n  ]\n}\n";
}

std::string plansText(const PlanFile &file)
{
    const ReportDocument document = makeReport(file.set, file.results);
    std::string out = render(document.title) + '\n' + document.subtitle + '\n';
    for (const ReportSection &section : document.sections)
        if (isAboutPlan(section))
            out += sectionText(section);
    out += listText(render(assumptionsTitle()), document.assumptions);
    return out + '\n' + render(document.footer) + '\n';
}

Result<std::string> plansCsv(const std::vector<PlanResult> &results)
{
    CsvWriter csv;
    for (const PlanResult &result : results) {
        const ReportTable months = monthsTable(result);
        if (&result == &results.front()) {
            csv.text("plan").text("status").text("currency");
            for (const ReportColumn &column : months.columns)
                csv.text(column.key);
            csv.endRow();
        }
        for (const std::vector<Cell> &row : months.rows) {
            csv.text(wellFormed(result.planId)).text(gpufolio::toText(result.status)).text(result.currency.code());
            for (const Cell &cell : row)
                writeCell(csv, cell);
            csv.endRow();
        }
    }
    return std::move(csv).finish();
}

std::string comparisonText(const Comparison &comparison)
{
    std::string out = render(comparison.verdict) + '\n' + tableText(comparisonTable(comparison));
    out += filesText(comparison);
    std::vector<Message> reasons;
    for (const ComparedPlan &plan : comparison.plans)
        for (const Message &reason : plan.result.reasons)
            reasons.push_back({"%1: %2", {nameOf(plan.result)}, {reason}});
    out += listText("Why plans are incomplete or infeasible", reasons);
    std::vector<Message> differing;
    for (const std::string &path : comparison.differingInputs)
        differing.push_back({path, {}});
    out += listText("The inputs differ in", differing);
    out += listText("Warnings", united(comparison, &PlanResult::warnings));
    return out + listText(render(assumptionsTitle()), united(comparison, &PlanResult::assumptions));
}

Result<std::string> comparisonCsv(const Comparison &comparison)
{
    CsvWriter csv;
    for (const char *key : {"file", "id", "name", "status", "currency", "rank"})
        csv.text(key);
    for (const Metric metric : comparedMetrics)
        csv.text(metricInfo(metric).id);
    for (const char *key : {"difference.amortised", "difference.billed", "difference.npv"})
        csv.text(key);
    csv.endRow();
    for (const ComparedPlan &plan : comparison.plans)
        writePlanRow(csv, plan);
    return std::move(csv).finish();
}

} // namespace gpufolio::cli
