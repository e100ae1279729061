// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/price_import.h"

#include <nlohmann/json.hpp>

namespace gpufolio
{

namespace
{

using Json = nlohmann::ordered_json;

Json dateJson(const Provenance &provenance)
{
    const std::optional<Date> day = priceDate(provenance);
    return day ? Json(day->toText()) : Json(nullptr);
}

const char *placeKey(const ImportReport &report)
{
    return report.countsItems ? "item" : "line";
}

void addIssues(Json &list, const ImportReport &report, const std::vector<ImportIssue> &issues)
{
    for (const ImportIssue &issue : issues)
        list.push_back({{"file", report.fileName}, {placeKey(report), issue.line}, {"reason", render(issue.what)}});
}

void addHeldBack(Json &list, const ImportReport &report)
{
    for (const HeldBackPrice &price : report.heldBackPrices) {
        list.push_back({{"file", report.fileName},
                        {placeKey(report), price.line},
                        {"instanceType", price.instanceType},
                        {"region", price.region},
                        {"offer", price.offer},
                        {"option", price.option},
                        {"previous", toText(price.previous)},
                        {"found", toText(price.found)},
                        {"currency", price.currency.code()},
                        {"reason", render(price.reason)}});
    }
}

void addConflicts(Json &list, const ImportReport &report)
{
    for (const PriceConflict &conflict : report.conflicts) {
        list.push_back({{"file", report.fileName},
                        {"offer", conflict.offer},
                        {"option", conflict.option},
                        {"used", toText(conflict.used)},
                        {"usedSource", conflict.usedFrom.source},
                        {"usedDate", dateJson(conflict.usedFrom)},
                        {"other", toText(conflict.other)},
                        {"otherSource", conflict.otherFrom.source},
                        {"otherDate", dateJson(conflict.otherFrom)},
                        {"currency", conflict.currency.code()}});
    }
}

} // namespace

std::string importReportJson(const std::vector<ImportReport> &reports, const std::string &snapshot)
{
    Json files = Json::array();
    Json refused = Json::array();
    Json heldBack = Json::array();
    Json notices = Json::array();
    Json conflicts = Json::array();
    ImportReport sum;
    for (const ImportReport &report : reports) {
        files.push_back({{"file", report.fileName}, {"source", report.source}});
        sum.read += report.read;
        sum.kept += report.kept;
        sum.refused += report.refused;
        sum.heldBack += report.heldBack;
        sum.merged += report.merged;
        addIssues(refused, report, report.refusedRows);
        addHeldBack(heldBack, report);
        addIssues(notices, report, report.notices);
        addConflicts(conflicts, report);
    }
    const Json document = {{"format", "gpufolio.priceImport"},
                           {"formatVersion", 1},
                           {"snapshot", snapshot.empty() ? Json(nullptr) : Json(snapshot)},
                           {"files", files},
                           {"rows",
                            {{"read", sum.read},
                             {"kept", sum.kept},
                             {"refused", sum.refused},
                             {"heldBack", sum.heldBack},
                             {"merged", sum.merged}}},
                           {"refused", refused},
                           {"heldBack", heldBack},
                           {"notices", notices},
                           {"conflicts", conflicts}};
    return document.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace gpufolio
