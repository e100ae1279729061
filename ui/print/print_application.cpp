// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/print_application.h"

#include <QApplication>

#include <array>

namespace gpufolio::ui
{

namespace
{

// QApplication keeps references to these for as long as it lives.
std::array programName = {'g', 'p', 'u', 'f', 'o', 'l', 'i', 'o', '\0'};
std::array<char *, 2> arguments = {programName.data(), nullptr};
int argumentCount = 1;

} // namespace

PrintApplication::PrintApplication()
{
    if (QCoreApplication::instance() != nullptr)
        return;
    // Without this Qt ends the program where there is no display, and opens a connection where there is one.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    m_application = std::make_unique<QApplication>(argumentCount, arguments.data());
}

PrintApplication::~PrintApplication() = default;

} // namespace gpufolio::ui
