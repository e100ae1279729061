// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules.h"

#include "text_table.h"

#include <cctype>

namespace gpufolio::converter
{

namespace
{

Error duplicate(const std::string &path, const std::string &what)
{
    return Error{Error::Code::DuplicateKey, {"'%1' stands twice or means two things", {what}}, {path, 0, 0, {}}};
}

} // namespace

std::string normalName(std::string_view name)
{
    std::string normal;
    for (const char c : name)
        if (c != ' ' && c != '-' && c != '_')
            normal.push_back(static_cast<char>(std::tolower(static_cast<unsigned char>(c))));
    return normal;
}

bool matches(std::string_view pattern, std::string_view name)
{
    if (pattern.empty() || pattern.back() != '*')
        return pattern == name;
    pattern.remove_suffix(1);
    return name.substr(0, pattern.size()) == pattern;
}

std::vector<std::string> splitList(std::string_view text)
{
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t end = text.find(';');
        parts.emplace_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return parts;
}

Result<Rules> Rules::read(const std::string &folder)
{
    Rules rules;
    for (const Status &status :
         {rules.readSources(folder + "/sources.csv"), rules.readNames(folder + "/converter/accelerator_aliases.csv"),
          rules.readInstances(folder + "/instance_accelerators.csv"),
          rules.readRegions(folder + "/converter/regions.csv"), rules.readLeftOut(folder + "/converter/left_out.csv"),
          rules.readNotes(folder + "/converter/notes.csv")})
        if (!status)
            return status.error();
    return rules;
}

Status Rules::readSources(const std::string &path)
{
    const auto table = readTextTable(path, {"file", "only", "reader", "provider", "repository", "commit", "path",
                                            "retrieved", "validFrom", "dateIsFloor"});
    if (!table)
        return table.error();
    for (std::size_t row = 0; row < table->rowCount(); ++row) {
        SourceEntry entry;
        entry.file = table->cell(row, "file");
        const std::vector<std::string> only = splitList(table->cell(row, "only"));
        entry.only = {only.begin(), only.end()};
        entry.reader = table->cell(row, "reader");
        entry.provider = table->cell(row, "provider");
        entry.repository = table->cell(row, "repository");
        entry.commit = table->cell(row, "commit");
        entry.path = table->cell(row, "path");
        entry.retrieved = table->cell(row, "retrieved");
        entry.validFrom = table->cell(row, "validFrom");
        entry.dateIsFloor = table->cell(row, "dateIsFloor") == "true";
        entry.label = entry.file + (only.empty() ? "" : " (" + table->cell(row, "only") + ")");
        m_sources.push_back(std::move(entry));
    }
    return Done{};
}

Status Rules::readInstances(const std::string &path)
{
    const auto table =
        readTextTable(path, {"provider", "instanceType", "accelerator", "acceleratorCount", "vcpus", "memoryGb"});
    if (!table)
        return table.error();
    std::set<std::pair<std::string, std::string>> seen;
    for (std::size_t row = 0; row < table->rowCount(); ++row) {
        std::pair key{table->cell(row, "provider"), table->cell(row, "instanceType")};
        if (!seen.insert(key).second)
            return duplicate(path, key.first + " " + key.second);
        m_instances.push_back({std::move(key),
                               {table->cell(row, "accelerator"), table->cell(row, "acceleratorCount"),
                                table->cell(row, "vcpus"), table->cell(row, "memoryGb")}});
    }
    return Done{};
}

Status Rules::readNames(const std::string &path)
{
    const auto table = readTextTable(path, {"model", "aliases", "bareNames", "provisional"});
    if (!table)
        return table.error();
    for (std::size_t row = 0; row < table->rowCount(); ++row) {
        ModelNames names{table->cell(row, "model"), splitList(table->cell(row, "aliases")),
                         splitList(table->cell(row, "bareNames")), table->cell(row, "provisional") == "true"};
        std::vector<std::string> all = names.aliases;
        all.push_back(names.model);
        for (const std::string &bare : names.bareNames) {
            all.push_back(bare);
            m_bareNames.insert(normalName(bare));
        }
        for (const std::string &name : all)
            if (const auto [at, isNew] = m_modelOfName.emplace(normalName(name), names.model);
                !isNew && at->second != names.model)
                return duplicate(path, name);
        m_models.push_back(std::move(names));
    }
    return Done{};
}

Status Rules::readRegions(const std::string &path)
{
    const auto table = readTextTable(path, {"provider", "accelerator", "region"});
    if (!table)
        return table.error();
    for (std::size_t row = 0; row < table->rowCount(); ++row)
        m_regionsOfModel[{table->cell(row, "provider"), table->cell(row, "accelerator")}].insert(
            table->cell(row, "region"));
    return Done{};
}

Status Rules::readLeftOut(const std::string &path)
{
    const auto table = readTextTable(path, {"provider", "instanceType", "kind", "reason"});
    if (!table)
        return table.error();
    for (std::size_t row = 0; row < table->rowCount(); ++row)
        m_leftOut.push_back({table->cell(row, "provider"),
                             table->cell(row, "instanceType"),
                             table->cell(row, "kind"),
                             {},
                             table->cell(row, "reason")});
    return Done{};
}

Status Rules::readNotes(const std::string &path)
{
    const auto table = readTextTable(path, {"provider", "instanceType", "before", "note"});
    if (!table)
        return table.error();
    for (std::size_t row = 0; row < table->rowCount(); ++row)
        m_notes.push_back({table->cell(row, "provider"),
                           table->cell(row, "instanceType"),
                           {},
                           table->cell(row, "before"),
                           table->cell(row, "note")});
    return Done{};
}

std::optional<InstanceFacts> Rules::instance(const std::string &provider, const std::string &instanceType) const
{
    const std::pair<std::pair<std::string, std::string>, InstanceFacts> *best = nullptr;
    for (const auto &entry : m_instances) {
        const auto &[ofProvider, pattern] = entry.first;
        if (ofProvider != provider || !matches(pattern, instanceType))
            continue;
        if (pattern == instanceType)
            return entry.second;
        if (!best || pattern.size() > best->first.second.size())
            best = &entry;
    }
    return best ? std::optional(best->second) : std::nullopt;
}

std::optional<std::string> Rules::modelOf(std::string_view name) const
{
    const auto at = m_modelOfName.find(normalName(name));
    return at == m_modelOfName.end() || isBareName(name) ? std::nullopt : std::optional(at->second);
}

bool Rules::isBareName(std::string_view name) const
{
    return m_bareNames.count(normalName(name)) > 0;
}

bool Rules::isSoldThere(const BookRow &row) const
{
    const auto at = m_regionsOfModel.find({row.provider, row.accelerator});
    return at == m_regionsOfModel.end() || at->second.count(row.region) > 0;
}

std::optional<std::string> Rules::leftOut(const BookRow &row) const
{
    for (const Pattern &pattern : m_leftOut)
        if (pattern.provider == row.provider && matches(pattern.instanceType, row.instanceType) &&
            (pattern.kind.empty() || pattern.kind == toText(row.kind)))
            return pattern.text;
    return std::nullopt;
}

std::string Rules::noteOn(const BookRow &row) const
{
    for (const Pattern &pattern : m_notes)
        if (pattern.provider == row.provider && matches(pattern.instanceType, row.instanceType) &&
            row.validFrom < pattern.before)
            return pattern.text;
    return {};
}

} // namespace gpufolio::converter
