// SPDX-License-Identifier: GPL-3.0-or-later
#include "find/find_commands.h"

#include "find/both_languages.h"
#include "i18n/language.h"
#include "navigation.h"

#include <QAbstractButton>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

/// Class that says the text of an action: of the nearest owner, as a translation's context.
QString contextOf(const QObject *object)
{
    const QObject *owner = object == nullptr ? nullptr : object->parent();
    return owner == nullptr ? QString() : QString::fromLatin1(owner->metaObject()->className());
}

/// The text of a button; its name where the text is a mark such as "+" or "100%".
QString wordsOf(const QAbstractButton &button)
{
    const QString text = button.text();
    const bool hasLetters = std::any_of(text.begin(), text.end(), [](QChar one) { return one.isLetter(); });
    return hasLetters ? text : button.accessibleName();
}

QMenu *menuOf(const QAbstractButton *button)
{
    if (const auto *tool = qobject_cast<const QToolButton *>(button))
        return tool->menu();
    const auto *push = qobject_cast<const QPushButton *>(button);
    return push == nullptr ? nullptr : push->menu();
}

bool isCommand(const QAbstractButton *button, const QWidget &page)
{
    const auto *tool = qobject_cast<const QToolButton *>(button);
    const bool ofKind = qobject_cast<const QPushButton *>(button) != nullptr || tool != nullptr;
    return ofKind && !button->objectName().isEmpty() && !wordsOf(*button).isEmpty() && !button->isCheckable() &&
           button->isVisibleTo(&page) && (tool == nullptr || tool->defaultAction() == nullptr);
}

} // namespace

QString FindCommand::text() const
{
    if (action != nullptr)
        return action->text();
    return button == nullptr ? QString() : wordsOf(*button);
}

QString FindCommand::shortcut() const
{
    return action == nullptr ? QString() : action->shortcut().toString(QKeySequence::NativeText);
}

QString FindCommand::toolTip() const
{
    if (action != nullptr)
        return action->toolTip() == action->text() ? QString() : action->toolTip();
    return button == nullptr ? QString() : button->toolTip();
}

bool FindCommand::isEnabled() const
{
    return (action != nullptr && action->isEnabled()) || (button != nullptr && button->isEnabled());
}

void FindCommand::run() const
{
    if (action != nullptr)
        action->trigger();
    else if (button != nullptr)
        button->click();
}

FindCommands::FindCommands(const QWidget &window, const std::vector<std::pair<QString, const QWidget *>> &pages)
{
    addActions(window, {});
    for (const auto &[id, page] : pages) {
        if (page == nullptr)
            continue;
        addActions(*page, id);
        for (const QWidget *child : page->findChildren<QWidget *>())
            addActions(*child, id);
        addButtons(*page, id);
    }
}

bool FindCommands::hasText(const QString &page, const QString &text) const
{
    return std::any_of(m_commands.begin(), m_commands.end(),
                       [&](const FindCommand &command) { return command.page == page && command.text() == text; });
}

void FindCommands::addActions(const QWidget &owner, const QString &page)
{
    for (QAction *action : owner.actions()) {
        if (action->objectName().isEmpty() || action->text().isEmpty() || !action->isVisible() ||
            action->isSeparator() || action->menu() != nullptr)
            continue;
        if (!hasText(page, action->text()))
            m_commands.push_back({page, action, nullptr});
    }
}

void FindCommands::addButtons(const QWidget &page, const QString &id)
{
    for (auto *button : page.findChildren<QAbstractButton *>()) {
        if (!isCommand(button, page))
            continue;
        if (const QMenu *menu = menuOf(button))
            addActions(*menu, id);
        else if (!hasText(id, wordsOf(*button)))
            m_commands.push_back({id, nullptr, button});
    }
}

std::vector<FindEntry> FindCommands::entries() const
{
    const BothLanguages &words = BothLanguages::catalogue();
    std::vector<FindEntry> entries;
    for (std::size_t i = 0; i < m_commands.size(); ++i) {
        const FindCommand &command = m_commands[i];
        const QObject *from = command.action;
        if (from == nullptr)
            from = command.button;
        const QString text = command.text();
        FindEntry entry;
        const bool page = from != nullptr && from->objectName().startsWith(QLatin1String("go."));
        const QString context = page ? QStringLiteral("gpufolio::ui::Navigation") : contextOf(from);
        entry.kind = page ? FindEntry::Kind::Page : FindEntry::Kind::Command;
        if (currentLanguage() == Language::English) {
            entry.english = text;
            entry.chinese = words.chinese(text, context);
        } else {
            entry.english = words.english(text, context);
            entry.chinese = text;
        }
        entry.detail = command.page.isEmpty() ? QString() : pageTitle(command.page);
        entry.keywords = command.toolTip();
        entry.shortcut = command.shortcut();
        entry.command = static_cast<int>(i);
        entry.enabled = command.isEnabled();
        entries.push_back(std::move(entry));
    }
    std::stable_sort(entries.begin(), entries.end(), [](const FindEntry &a, const FindEntry &b) {
        return std::pair(a.kind, !a.enabled) < std::pair(b.kind, !b.enabled);
    });
    return entries;
}

} // namespace gpufolio::ui
