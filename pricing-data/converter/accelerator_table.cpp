// SPDX-License-Identifier: GPL-3.0-or-later
#include "accelerator_table.h"

#include "support/decimal.h"
#include "text_table.h"

#include <set>
#include <utility>

namespace gpufolio::converter
{

namespace
{

/// Columns that are figures: ours, that of specs.csv. All peaks are dense.
constexpr std::pair<const char *, const char *> figures[] = {
    {"memoryGb", "mem_gb"},
    {"memoryBandwidthGbs", "mem_bw_gbs"},
    {"fp64Tflops", "fp64_tflops"},
    {"fp32Tflops", "fp32_tflops"},
    {"tf32Tflops", "tf32_dense_tflops"},
    {"fp16Tflops", "fp16_dense_tflops"},
    {"bf16Tflops", "bf16_dense_tflops"},
    {"fp8Tflops", "fp8_dense_tflops"},
    {"int8Tops", "int8_dense_tops"},
    {"nvlinkGbs", "nvlink_gbs"},
    {"pcieGen", "pcie_gen"},
    {"tdpW", "tdp_w"},
};

/// A text without what stands in parentheses.
std::string withoutAsides(const std::string &text)
{
    std::string kept;
    int depth = 0;
    for (const char c : text) {
        depth += c == '(' ? 1 : 0;
        if (depth == 0)
            kept.push_back(c);
        depth -= c == ')' ? 1 : 0;
    }
    return kept;
}

/// "a@1:x/y.md; b page (copy)" -> "a@1; b page": who said so, without the place in it, each once.
std::string shortSource(const std::string &source)
{
    std::string shortened;
    std::set<std::string> seen;
    for (std::string part : splitList(withoutAsides(source))) {
        part = part.substr(0, part.find_first_of(":,"));
        const std::size_t first = part.find_first_not_of(' ');
        const std::size_t last = part.find_last_not_of(' ');
        part = first == std::string::npos ? std::string() : part.substr(first, last - first + 1);
        if (!part.empty() && seen.insert(part).second)
            shortened += (shortened.empty() ? "" : "; ") + part;
    }
    return shortened;
}

std::string aliasesOf(const Rules::ModelNames &names)
{
    std::string joined;
    for (const auto *list : {&names.aliases, &names.bareNames})
        for (const std::string &alias : *list)
            joined += (joined.empty() ? "" : ";") + alias;
    return joined;
}

} // namespace

Result<std::string> makeAcceleratorTable(const std::string &specsPath, const Rules &rules)
{
    std::vector<std::string_view> columns{"gpu_model", "vendor", "arch", "compute_capability", "form_factor", "source"};
    std::vector<std::string> header{"model", "vendor", "architecture", "computeCapability", "formFactor"};
    for (const auto &[ours, theirs] : figures) {
        columns.emplace_back(theirs);
        header.emplace_back(ours);
    }
    header.insert(header.end(), {"aliases", "provisional", "source"});
    const auto specs = readTextTable(specsPath, columns);
    if (!specs)
        return specs.error();
    if (specs->rowCount() != rules.modelNames().size())
        return Error{Error::Code::BadValue, {"specs.csv and accelerator_aliases.csv have not the same models", {}}, {}};

    std::string csv = csvLine(header);
    for (std::size_t row = 0; row < specs->rowCount(); ++row) {
        const std::string &model = specs->cell(row, "gpu_model");
        const Rules::ModelNames &names = rules.modelNames()[row];
        if (names.model != model)
            return Error{Error::Code::BadValue, {"'%1' was found where '%2' was expected", {names.model, model}}, {}};
        std::vector<std::string> fields{model, specs->cell(row, "vendor"), specs->cell(row, "arch"),
                                        specs->cell(row, "compute_capability"), specs->cell(row, "form_factor")};
        for (const auto &[ours, theirs] : figures) {
            const std::string &figure = specs->cell(row, theirs);
            if (!figure.empty() && !Decimal::parse(figure))
                return Error{Error::Code::BadValue, {"%1 of %2 is no number: '%3'", {theirs, model, figure}}, {}};
            fields.push_back(figure);
        }
        fields.push_back(aliasesOf(names));
        fields.emplace_back(names.provisional ? "true" : "false");
        fields.push_back(shortSource(specs->cell(row, "source")));
        csv += csvLine(fields);
    }
    return csv;
}

} // namespace gpufolio::converter
