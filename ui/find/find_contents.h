// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "find/find_index.h"
#include "session/project_session.h"

#include <QLocale>

namespace gpufolio::ui
{

/// What Find knows of the open project and its prices: plans, workloads, purchases, totals, months, offers.
class FindContents
{
public:
    explicit FindContents(const ProjectSession &session) : m_session(session) {}

    /// What is of the project, in the order in which equal matches stand.
    std::shared_ptr<const FindPart> project() const;
    /// The prices of the book; made anew only when it, or the language, has changed.
    std::shared_ptr<const FindPart> offers();

private:
    const ProjectSession &m_session;
    std::shared_ptr<const PriceBook> m_book; ///< the one that m_offers were read from
    QLocale m_locale;                        ///< in which their details were written
    std::shared_ptr<const FindPart> m_offers;
};

} // namespace gpufolio::ui
