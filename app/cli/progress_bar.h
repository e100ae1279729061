// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options.h"
#include "support/progress.h"

#include <chrono>
#include <string>

namespace gpufolio::cli
{

/// A progress bar on standard error. With ProgressMode::Auto only on a terminal and only for work that takes longer
/// than a moment; gone when the work is done.
class ProgressBar
{
public:
    ProgressBar(ProgressMode mode, std::string what);
    ~ProgressBar();
    ProgressBar(const ProgressBar &) = delete;
    ProgressBar &operator=(const ProgressBar &) = delete;

    /// Progress of part `index` of `count` equal parts, to hand to a long function. Must not outlive the bar.
    Progress part(std::size_t index, std::size_t count);
    /// Shows a line of words in place of the bar, a few times a second at most.
    void say(const std::string &words);

private:
    void at(double fraction);

    std::string m_what;
    bool m_isOn;
    bool m_isTerminal;
    std::chrono::steady_clock::time_point m_from; ///< nothing is drawn before
    int m_percent = -1;                           ///< as drawn; -1 = nothing
    std::chrono::steady_clock::time_point m_said; ///< when words were last shown
};

} // namespace gpufolio::cli
