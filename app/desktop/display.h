// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace gpufolio
{

/// Why no window can be shown; empty when it can be tried. Asked before Qt is, which would end the program with a core.
std::string reasonAgainstWindow();

} // namespace gpufolio
