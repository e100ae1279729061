// SPDX-License-Identifier: GPL-3.0-or-later
#include "display.h"

#include <cstdlib>
#include <dlfcn.h>
#include <string_view>

namespace gpufolio
{

namespace
{

std::string_view variable(const char *name)
{
    const char *value = std::getenv(name);
    return value == nullptr ? std::string_view() : value;
}

/// Tries the X display as Qt will; a machine without the library (Qt brings it along) is let through to Qt.
bool canReachX()
{
    void *library = dlopen("libxcb.so.1", RTLD_NOW);
    if (library == nullptr)
        return true;
    const auto connect = reinterpret_cast<void *(*)(const char *, int *)>(dlsym(library, "xcb_connect"));
    const auto hasError = reinterpret_cast<int (*)(void *)>(dlsym(library, "xcb_connection_has_error"));
    const auto disconnect = reinterpret_cast<void (*)(void *)>(dlsym(library, "xcb_disconnect"));
    if (connect == nullptr || hasError == nullptr || disconnect == nullptr)
        return true;
    void *connection = connect(nullptr, nullptr);
    const bool reached = hasError(connection) == 0;
    disconnect(connection);
    return reached;
}

} // namespace

std::string reasonAgainstWindow()
{
    const std::string_view platform = variable("QT_QPA_PLATFORM");
    const bool x = platform.substr(0, 3) == "xcb";
    const bool wayland = platform.substr(0, 7) == "wayland";
    if (!platform.empty() && !x && !wayland)
        return {}; // offscreen and the like need no display
    if (variable("DISPLAY").empty() && variable("WAYLAND_DISPLAY").empty())
        return "neither DISPLAY nor WAYLAND_DISPLAY is set";
    const bool xOnly = x || variable("WAYLAND_DISPLAY").empty();
    if (xOnly && !canReachX())
        return "could not connect to display '" + std::string(variable("DISPLAY")) + "'";
    return {};
}

} // namespace gpufolio
