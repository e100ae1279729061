// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/clock.h"

#include <ctime>

namespace gpufolio::cli
{

std::string now()
{
    const std::time_t seconds = std::time(nullptr);
    std::tm parts = {};
    ::gmtime_r(&seconds, &parts);
    std::string text(32, '\0');
    text.resize(std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts));
    return text;
}

Date today()
{
    constexpr std::time_t secondsOfDay = 86400;
    return Date::fromDaysSinceEpoch(std::time(nullptr) / secondsOfDay);
}

} // namespace gpufolio::cli
