// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// The words a report is written in: one language, or English with a second language behind it. Figures, names and
/// keys are the same in each.
class ReportWords
{
public:
    ReportWords() = default; ///< English
    /// One language; an empty function is English.
    ReportWords(Translate translate) : m_translate(std::move(translate)) {} // NOLINT(google-explicit-constructor)
    /// English, each text followed by the language of `second`.
    static ReportWords both(Translate second);

    bool isBoth() const { return m_both; }
    /// The text in each language, the first one first; once where the languages don't differ.
    std::vector<std::string> each(const Message &message) const;
    /// A label in one line: "To sign 本次新签".
    std::string label(const Message &message) const;
    /// A sentence, a line a language.
    std::string lines(const Message &message) const;
    /// A cell: short texts in one line, long ones a line a language.
    std::string cell(const Message &message) const;
    /// A unit such as "machine-hours"; the code of a currency stays.
    std::string unit(std::string_view unit) const;

private:
    Translate m_translate;
    bool m_both = false;
};

} // namespace gpufolio
