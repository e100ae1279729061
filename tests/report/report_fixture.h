// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario_builder.h"
#include "report/report_document.h"
#include "support/csv_reader.h"

#include <QString>
#include <QtGlobal>

#include <random>
#include <string>
#include <vector>

namespace gpufolio::test
{

inline std::vector<PlanResult> evaluated(const ScenarioSet &set)
{
    std::vector<PlanResult> results;
    for (const Scenario &scenario : scenarios(set)) {
        const Read<PlanResult> result = evaluate(scenario);
        if (!result)
            qFatal("%s", toText(result.error().front()).c_str());
        results.push_back(*result);
    }
    return results;
}

/// Case O02: one 8-GPU machine, 43,800.00 upfront and 5.00 an hour for a year, on-demand 16.00; busy in the first
/// `busyHours` of the year.
inline ScenarioSet caseO02(std::size_t busyHours)
{
    ScenarioSet set;
    set.inputs.name = "O02";
    set.inputs.currency = Currency::of("USD");
    set.inputs.start = at("2027-01-01T00:00:00Z");
    set.inputs.hours = 8760;
    set.inputs.offers = {offer("m", 8, {onDemand("16.00"), commitment("1y", 8760, "43800", "5")})};
    Workload workload = constantWorkload("w", "m", "1");
    workload.demand.series = HourlySeries{std::vector<Decimal>(busyHours, dec("1"))};
    set.inputs.workloads = {workload};
    set.plans = {{"base", "Base", {purchase("m", "1y", 1, set.inputs.start)}, {}}};
    return set;
}

/// Case O08: months that cost 12.345, 12.345, 12.345 and 8.125. One machine, one hour a month, priced by the month.
inline ScenarioSet caseO08(Rounding rounding)
{
    ScenarioSet set;
    set.inputs.name = "O08";
    set.inputs.currency = Currency::of("USD");
    set.inputs.start = at("2027-01-01T00:00:00Z");
    set.inputs.hours = 2880; // January to April
    set.inputs.rounding = rounding;
    PurchaseOption option = onDemand("12.345");
    option.path = {{at("2027-04-01T00:00:00Z"), dec("8.125"), {}}};
    set.inputs.offers = {offer("m", 8, {option})};
    std::vector<Decimal> hours(2880);
    for (const std::size_t firstOfMonth : {0U, 744U, 1416U, 2160U})
        hours[firstOfMonth] = dec("1");
    Workload workload = constantWorkload("w", "m", "1");
    workload.demand.series = HourlySeries{hours};
    set.inputs.workloads = {workload};
    set.plans = {{"plan", "Plan", {}, {}}};
    return set;
}

/// Two offers, one priced in euros, held and new commitments, spot, three plans; names that need care in each format.
inline ScenarioSet mixedSet()
{
    ScenarioSet set;
    Inputs &inputs = set.inputs;
    inputs.name = "Serving <b>&</b> \"training\" 训练";
    inputs.currency = Currency::of("USD");
    inputs.start = at("2027-01-01T00:00:00Z");
    inputs.hours = 2160; // January to March
    inputs.discountRate = dec("0.08");
    Offer us = offer("us", 8,
                     {onDemand("88.4899999"), commitment("1y", 8760, "120000.55", "40.3337"),
                      commitment("3y", 26280, "900000", "0"), spot("30.123456", "0.02")});
    us.options[0].provenance = {"list prices of ACME", *Date::parse("2026-11-02"), *Date::parse("2026-10-01")};
    Offer eu = offer("eu", 4, {onDemand("41.77")});
    eu.currency = Currency::of("EUR");
    inputs.offers = {us, eu};
    inputs.exchangeRates = {{*Date::parse("2027-01-31"), Currency::of("EUR"), Currency::of("USD"), dec("1.0873")},
                            {*Date::parse("2027-03-15"), Currency::of("EUR"), Currency::of("USD"), dec("1.1")}};
    Workload serve = constantWorkload("serve", "us", "3");
    serve.name = "=SUM(A1:A9)";
    serve.team = "+team";
    serve.costCentre = "@4100";
    Workload train = constantWorkload("train", "us", "2");
    train.demand.series = MonthlySeries{{dec("1"), dec("5"), dec("2")}};
    train.team = "研究, \"推理\"";
    train.interruptible = Interruptible{};
    train.interruptible->checkpointEverySeconds = dec("3600");
    train.interruptible->checkpointSeconds = dec("60");
    train.interruptible->restartSeconds = dec("300");
    Workload batch = constantWorkload("batch", "eu", "1");
    batch.team = "<script>alert(1)</script>";
    inputs.workloads = {serve, train, batch};
    inputs.commitments = {purchase("us", "1y", 1, at("2026-09-15T00:00:00Z"), true)};
    set.plans = {{"on-demand", "All on-demand", {}, {}},
                 {"base",
                  "Base & more",
                  {purchase("us", "1y", 2, inputs.start), purchase("us", "3y", 1, at("2027-02-01T00:00:00Z"))},
                  {}},
                 {"wide", "", {purchase("us", "3y", 9, inputs.start)}, {}}};
    return set;
}

/// A scenario with a bit of everything, for laws. Horizons of one to six months that may begin in mid-month.
inline Scenario randomScenario(std::mt19937_64 &random)
{
    const auto whole = [&random](std::int64_t min, std::int64_t max) {
        return std::uniform_int_distribution<std::int64_t>(min, max)(random);
    };
    const auto price = [&](std::int64_t most) {
        return Decimal::fromUnits(whole(1, most) * 1'000'000'000 + whole(0, 999'999'999));
    };
    Scenario s = scenario("2027-01-01T00:00:00Z", whole(24, 4000));
    s.inputs.start = s.inputs.start + whole(0, 8000);
    s.inputs.timeZone = whole(0, 1) == 0 ? "UTC" : "America/New_York";
    if (whole(0, 3) > 0)
        s.inputs.discountRate = dec("0.0725");
    s.inputs.rounding = whole(0, 1) == 0 ? Rounding::HalfEven : Rounding::HalfAwayFromZero;
    for (int i = 0; i < 2; ++i) {
        const std::string id = "offer" + std::to_string(i);
        PurchaseOption list = onDemand("1");
        list.hourly = price(90'000);
        if (whole(0, 1) == 0)
            list.path = {{s.inputs.start + whole(1, 1500), price(90'000), {}}};
        PurchaseOption term = commitment("term", whole(1, 6000), "0", "0");
        term.upfront = price(9'000'000);
        term.hourly = price(50'000);
        PurchaseOption interruptible = spot("1", "0.01");
        interruptible.hourly = price(40'000);
        s.inputs.offers.push_back(offer(id, 8, {list, term, interruptible}));
        for (int w = 0; w < 2; ++w) {
            Workload workload = constantWorkload(id + "-" + std::to_string(w), id, std::to_string(whole(0, 4)));
            if (whole(0, 1) == 0) {
                workload.interruptible = Interruptible{};
                workload.interruptible->checkpointEverySeconds = dec("1800");
                workload.interruptible->checkpointSeconds = dec("30");
            }
            s.inputs.workloads.push_back(workload);
        }
        if (whole(0, 1) == 0)
            s.inputs.commitments.push_back(purchase(id, "term", whole(1, 3), s.inputs.start - whole(0, 3000), true));
        if (whole(0, 1) == 0)
            s.plan.commitments.push_back(
                purchase(id, "term", whole(1, 3), s.inputs.start + whole(0, s.inputs.hours - 1)));
    }
    if (whole(0, 1) == 0) {
        s.inputs.offers[1].currency = Currency::of("EUR");
        s.inputs.exchangeRates = {{*Date::parse("2025-01-01"), Currency::of("EUR"), Currency::of("USD"), dec("1.0873")},
                                  {*Date::parse("2027-06-10"), Currency::of("EUR"), Currency::of("USD"), dec("1.1")}};
    }
    return s;
}

/// The rows of a CSV text, guards taken off.
inline std::vector<std::vector<std::string>> csvRows(const std::string &text)
{
    CsvReader reader(text, "report.csv", CsvDialect{});
    std::vector<std::vector<std::string>> rows;
    CsvRow row;
    for (;;) {
        const Result<bool> more = reader.next(row);
        if (!more)
            qFatal("%s", toText(more.error()).c_str());
        if (!*more)
            return rows;
        rows.emplace_back(row.fields.begin(), row.fields.end());
    }
}

inline const ReportTable &tableOf(const ReportSection &section, const std::string &id)
{
    for (const ReportTable &table : section.tables)
        if (table.id == id)
            return table;
    qFatal("no table %s", id.c_str());
}

inline std::size_t columnOf(const ReportTable &table, const std::string &key)
{
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (table.columns[i].key == key)
            return i;
    qFatal("no column %s", key.c_str());
}

/// Printed values of a column, rows only.
inline std::vector<std::string> columnValues(const ReportTable &table, const std::string &key)
{
    std::vector<std::string> values;
    for (const std::vector<Cell> &row : table.rows)
        values.push_back(row[columnOf(table, key)].value);
    return values;
}

} // namespace gpufolio::test
