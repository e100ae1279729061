// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

namespace gpufolio::ui
{

class ProjectActions;
class ProjectSession;

/// What the window asks of a page beside being a widget. A page derives from QWidget and from this.
class Page
{
public:
    Page() = default;
    Page(const Page &) = delete;
    Page &operator=(const Page &) = delete;
    virtual ~Page() = default;

    /// Shows and focuses one thing of the page, so that links of Why and Find land on it.
    /// @param target "kind:id", such as "workload:serve", "plan:base", "price:OFFER|OPTION"
    /// @return false when the page has no such thing
    virtual bool reveal(const QString &) { return false; }

    /// Splitters, columns, sort order and open tabs, remembered from one start to the next; empty = what layout_memory
    /// finds by name.
    virtual QByteArray layoutState() const { return {}; }
    virtual void restoreLayoutState(const QByteArray &) {}
};

/// What the window gives to a page that is made.
struct PageServices {
    ProjectSession &session;
    ProjectActions &actions;
    /// Follows a link: "PAGE" or "PAGE/kind:id", such as "plans/plan:base" (Page::reveal()).
    std::function<void(const QString &link)> go;
};

} // namespace gpufolio::ui
