// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QWidget;

/// Splitters, columns, sort orders and open tabs of a page, remembered from one start to the next.
///
/// How a page uses it: give every QSplitter, every view with a header (QTableView, QTreeView) and every QTabWidget an
/// objectName that is unique on the page. The window does the rest for pages without a layoutState() of their own;
/// those that have one forward:
///
///   QByteArray layoutState() const override { return savedLayout(*this); }
///   void restoreLayoutState(const QByteArray &state) override { restoreLayout(*this, state); }
///
/// Widgets without a name of their own are left alone. A tab is known by the objectName of its page when that has one,
/// else by its place.
namespace gpufolio::ui
{

QByteArray savedLayout(const QWidget &page);

/// Brings back what fits the page as it is now; the rest is left as it is. A state of another version of the program,
/// of a table with other columns or a damaged one changes nothing that it does not fit.
void restoreLayout(QWidget &page, const QByteArray &state);

} // namespace gpufolio::ui
