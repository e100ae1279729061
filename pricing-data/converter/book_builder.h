// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "book_row.h"
#include "rules.h"
#include "support/decimal.h"
#include "tally.h"

#include <string>
#include <vector>

namespace gpufolio::converter
{

/// True when a and b differ by at most 1e-4 of b; sources round one price to 4 decimals and print the other in full.
bool almostEqual(Decimal a, Decimal b);

/// Takes the prices that readers find, applies the rules of README.md to each and to all together, and counts.
class BookBuilder
{
public:
    BookBuilder(const Rules &rules, Tally &tally) : m_rules(&rules), m_tally(&tally) {}

    const Rules &rules() const { return *m_rules; }

    /// A price as its source has it. The builder finds the model, the number of accelerators and what is known of the
    /// instance; a price that breaks a rule is counted with its reason.
    void add(BookRow row, const SourceEntry &from);
    /// A price that the reader itself can't use.
    void leaveOut(const SourceEntry &from, const std::string &reason);

    /// The book: one row per identity, the newest one, sorted; prices that don't fit together are left out.
    std::vector<BookRow> finish();

private:
    struct Candidate {
        BookRow row;
        Decimal hourly;
        std::string label; ///< of its source, for the count
    };

    /// The reason to leave out a single price; fills in what the tables know. Empty = keep.
    std::string complete(Candidate &candidate) const;
    void keepNewest();
    void dropImplausible();
    void drop(const Candidate &candidate, const std::string &reason) { m_tally->leftOut(candidate.label, reason); }

    const Rules *m_rules;
    Tally *m_tally;
    std::vector<Candidate> m_candidates;
};

} // namespace gpufolio::converter
