// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/progress_bar.h"

#include <cstdio>

#include <unistd.h>

namespace gpufolio::cli
{

namespace
{

constexpr std::chrono::milliseconds moment{300};
constexpr int cells = 30;

} // namespace

ProgressBar::ProgressBar(ProgressMode mode, std::string what)
    : m_what(std::move(what)), m_isTerminal(::isatty(STDERR_FILENO) == 1), m_from(std::chrono::steady_clock::now())
{
    m_isOn = mode == ProgressMode::Always || (mode == ProgressMode::Auto && m_isTerminal);
    if (mode == ProgressMode::Auto)
        m_from += moment;
}

ProgressBar::~ProgressBar()
{
    if (m_percent < 0)
        return;
    if (m_isTerminal)
        std::fputs("\r\033[K", stderr); // back to the start of the line, and clear it
    else
        std::fputs("\n", stderr);
}

Progress ProgressBar::part(std::size_t index, std::size_t count)
{
    Progress progress;
    if (!m_isOn)
        return progress;
    const double begin = static_cast<double>(index) / static_cast<double>(count);
    const double length = 1.0 / static_cast<double>(count);
    at(begin);
    progress.report = [this, begin, length](double fraction) { at(begin + length * fraction); };
    return progress;
}

void ProgressBar::say(const std::string &words)
{
    constexpr std::chrono::milliseconds between{100};
    const auto now = std::chrono::steady_clock::now();
    if (!m_isOn || now < m_from || (m_percent >= 0 && now - m_said < between))
        return;
    m_said = now;
    m_percent = 0; // something stands there
    std::fprintf(stderr, m_isTerminal ? "\r%s: %s\033[K" : "\r%s: %s", m_what.c_str(), words.c_str());
}

void ProgressBar::at(double fraction)
{
    const int percent = static_cast<int>(fraction * 100);
    if (percent == m_percent || std::chrono::steady_clock::now() < m_from)
        return;
    m_percent = percent;
    const int full = percent * cells / 100;
    std::string bar(static_cast<std::size_t>(full), '#');
    bar.resize(cells, '.');
    std::fprintf(stderr, "\r%s [%s] %3d%%", m_what.c_str(), bar.c_str(), percent);
}

} // namespace gpufolio::cli
