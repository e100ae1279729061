// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "find/find_index.h"

#include <QAction>
#include <QPointer>

class QAbstractButton;
class QWidget;

namespace gpufolio::ui
{

/// A command of the window: an action, or a button of a page.
struct FindCommand {
    QString page; ///< that it belongs to, shown before it runs; empty = of the whole window
    QPointer<QAction> action;
    QPointer<QAbstractButton> button;

    QString text() const;
    QString shortcut() const;
    QString toolTip() const;
    bool isEnabled() const;
    void run() const;
};

/// The commands there are right now, read from the window itself so that no second list can go stale.
///
/// Whoever makes a command publishes it by QWidget::addAction(): on the window for what works everywhere, on a page or
/// any widget inside it for what works there. It is found when it has an objectName and a text. Push buttons of pages
/// with an objectName and a text are found without more; those that open a menu show its actions instead.
class FindCommands
{
public:
    FindCommands() = default;
    /// @param pages by id; null for those that are not made yet
    FindCommands(const QWidget &window, const std::vector<std::pair<QString, const QWidget *>> &pages);

    const std::vector<FindCommand> &all() const { return m_commands; }
    /// Entries with their titles in both languages; FindEntry::command is an index into all().
    std::vector<FindEntry> entries() const;

private:
    void addActions(const QWidget &owner, const QString &page);
    void addButtons(const QWidget &page, const QString &id);
    bool hasText(const QString &page, const QString &text) const;

    std::vector<FindCommand> m_commands;
};

} // namespace gpufolio::ui
