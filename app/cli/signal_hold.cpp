// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/signal_hold.h"

namespace gpufolio::cli
{

namespace
{

volatile std::sig_atomic_t received = 0;

extern "C" void remember(int signal)
{
    received = signal;
}

} // namespace

SignalHold::SignalHold()
{
    received = 0;
    struct sigaction action = {};
    action.sa_handler = remember;
    action.sa_flags = SA_RESTART;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        ::sigaction(kept[i], nullptr, &m_before[i]);
        if (m_before[i].sa_handler != SIG_IGN) // nohup wants SIGHUP ignored
            ::sigaction(kept[i], &action, nullptr);
    }
}

SignalHold::~SignalHold()
{
    for (std::size_t i = 0; i < kept.size(); ++i)
        ::sigaction(kept[i], &m_before[i], nullptr);
    if (const int signal = received; signal != 0)
        std::raise(signal);
}

} // namespace gpufolio::cli
