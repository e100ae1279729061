// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QApplication;

namespace gpufolio::ui
{

/// What drawing a report needs of a program without a window: a QApplication that talks to no display. An application
/// that exists already is used and left alone.
class PrintApplication
{
public:
    PrintApplication();
    ~PrintApplication();
    PrintApplication(const PrintApplication &) = delete;
    PrintApplication &operator=(const PrintApplication &) = delete;

private:
    std::unique_ptr<QApplication> m_application;
};

} // namespace gpufolio::ui
