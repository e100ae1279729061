// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <csignal>

namespace gpufolio::cli
{

/// Puts off SIGINT, SIGTERM and SIGHUP while something is written; they take effect when the hold ends. At any other
/// time such a signal ends the program at once: nothing is at stake then.
class SignalHold
{
public:
    SignalHold();
    ~SignalHold();
    SignalHold(const SignalHold &) = delete;
    SignalHold &operator=(const SignalHold &) = delete;

    static constexpr std::array kept = {SIGINT, SIGTERM, SIGHUP};

private:
    std::array<struct sigaction, kept.size()> m_before{};
};

} // namespace gpufolio::cli
