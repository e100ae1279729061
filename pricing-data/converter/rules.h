// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "book_row.h"
#include "support/result.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gpufolio::converter
{

/// A line of sources.csv: which files to read, with which reader, and where they come from.
struct SourceEntry {
    std::string file;           ///< below prices/ of the source folder; may have one '*'
    std::set<std::string> only; ///< the parts of the file this line is about; empty = all of it
    std::string reader;
    std::string provider;
    std::string repository;
    std::string commit;
    std::string path; ///< in the repository; its '*' stands for the same text as that of `file`
    std::string retrieved;
    std::string validFrom;    ///< empty = the file says it
    bool dateIsFloor = false; ///< the day isn't known; validFrom is one that it can't be before
    std::string label;        ///< for the report
};

/// What is known of an instance type apart from its price.
struct InstanceFacts {
    std::string accelerator;
    std::string acceleratorCount; ///< empty = the source's own count is right
    std::string vcpus;
    std::string memoryGb;
};

/// Everything we decided by hand, read from the tables beside the converter.
class Rules
{
public:
    /// Reads sources.csv and instance_accelerators.csv of `folder` and the tables in its subfolder converter/.
    static Result<Rules> read(const std::string &folder);

    const std::vector<SourceEntry> &sources() const { return m_sources; }

    /// Facts of an instance type: the exact name first, else the longest pattern that fits.
    std::optional<InstanceFacts> instance(const std::string &provider, const std::string &instanceType) const;
    /// The model of an exact, unambiguous name of an accelerator. A bare name ("H100") has none: it doesn't say which
    /// variant; isBareName() tells it from an unknown card.
    std::optional<std::string> modelOf(std::string_view name) const;
    bool isBareName(std::string_view name) const;
    /// False when the table of regions lists this model of this provider, but not in the region of the row.
    bool isSoldThere(const BookRow &row) const;
    /// The reason why prices of this machine and kind are left out by hand.
    std::optional<std::string> leftOut(const BookRow &row) const;
    /// What the reader of the row should know, such as a later price cut.
    std::string noteOn(const BookRow &row) const;

    /// Per model: its spellings (exact ones first), and whether its figures are provisional. In the order of the table.
    struct ModelNames {
        std::string model;
        std::vector<std::string> aliases;
        std::vector<std::string> bareNames;
        bool provisional = false;
    };
    const std::vector<ModelNames> &modelNames() const { return m_models; }

private:
    struct Pattern {
        std::string provider;
        std::string instanceType;
        std::string kind;   ///< empty = all
        std::string before; ///< day; empty = any
        std::string text;
    };

    Status readSources(const std::string &path);
    Status readInstances(const std::string &path);
    Status readNames(const std::string &path);
    Status readRegions(const std::string &path);
    Status readLeftOut(const std::string &path);
    Status readNotes(const std::string &path);

    std::vector<SourceEntry> m_sources;
    std::vector<std::pair<std::pair<std::string, std::string>, InstanceFacts>>
        m_instances; ///< (provider, type or pattern)
    std::vector<ModelNames> m_models;
    std::map<std::string, std::string> m_modelOfName;                                      ///< normal form -> model
    std::set<std::string> m_bareNames;                                                     ///< normal forms
    std::map<std::pair<std::string, std::string>, std::set<std::string>> m_regionsOfModel; ///< (provider, model)
    std::vector<Pattern> m_leftOut;
    std::vector<Pattern> m_notes;
};

/// Case, blanks, hyphens and underscores of an accelerator's name don't count: "RTX A6000" and "rtx-a6000" are the
/// same.
std::string normalName(std::string_view name);

/// True when `pattern` is `name`, or ends in '*' and `name` begins with the rest.
bool matches(std::string_view pattern, std::string_view name);

/// The parts of a list with ';' between them; none for an empty text.
std::vector<std::string> splitList(std::string_view text);

} // namespace gpufolio::converter
