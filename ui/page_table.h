// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "navigation.h"
#include "page.h"

#include <vector>

namespace gpufolio::ui
{

/// A page that works: how the navigation lists it and how it is made.
struct PageMaker {
    PageEntry entry;
    QWidget *(*make)(const PageServices &services, QWidget *parent); ///< what it returns is a Page, too
};

/// All pages, in the order of the navigation. A key belongs to a page for good, whatever pages come later.
const std::vector<PageMaker> &allPages();

} // namespace gpufolio::ui
