// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_commands.h"

#include "i18n/language.h"
#include "page_table.h"

#include <QEvent>
#include <QKeyEvent>
#include <QUndoStack>

#include <algorithm>

namespace gpufolio::ui
{

WindowCommands::WindowCommands(ProjectSession &session, QWidget &window)
    : QObject(&window), m_session(session), m_window(window)
{
    addPages();
    addEditing();
    addViews();
    m_window.installEventFilter(this);
    retranslate();
}

void WindowCommands::addCommand(const char *name, const char *text, const QKeySequence &key, std::function<void()> run,
                                Reach reach)
{
    auto *action = new QAction(&m_window);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    if (reach == Reach::Page) // the window itself never has the focus: its own key stays out of the page's way
        action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, std::move(run));
    m_window.addAction(action);
    m_commands.push_back({action, text, reach});
}

void WindowCommands::addPages()
{
    for (const PageMaker &page : allPages()) {
        const QString id = page.entry.id;
        const QByteArray name = "go." + id.toLatin1();
        addCommand(name.constData(), nullptr, page.entry.key, [this, id] { Q_EMIT pageRequested(id); });
        m_pages.emplace_back(id, m_commands.back().action);
    }
}

void WindowCommands::addEditing()
{
    QUndoStack *stack = m_session.undoStack();
    addCommand("commandUndo", nullptr, QKeySequence(Qt::CTRL | Qt::Key_Z), [stack] { stack->undo(); });
    m_undo = m_commands.back().action;
    addCommand("commandRedo", nullptr, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), [stack] { stack->redo(); });
    m_redo = m_commands.back().action;
    for (auto changed : {&QUndoStack::undoTextChanged, &QUndoStack::redoTextChanged})
        connect(stack, changed, this, &WindowCommands::retranslate);
    for (auto changed : {&QUndoStack::canUndoChanged, &QUndoStack::canRedoChanged})
        connect(stack, changed, this, &WindowCommands::retranslate);
    addCommand("find", QT_TR_NOOP("Find…"), QKeySequence(Qt::CTRL | Qt::Key_K), [this] { Q_EMIT findRequested(); });
    addCommand("pullPrices", QT_TR_NOOP("Pull prices…"), QKeySequence(Qt::Key_F5), [this] { Q_EMIT pullRequested(); });
    addHere("newHere", QT_TR_NOOP("New here"), QKeySequence(Qt::CTRL | Qt::Key_N));
    addHere("duplicateHere", QT_TR_NOOP("Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D));
    addHere("editHere", QT_TR_NOOP("Edit"), QKeySequence(Qt::Key_F2));
    addHere("filterHere", QT_TR_NOOP("Filter"), QKeySequence(Qt::CTRL | Qt::Key_F));
    addHere("tableHere", QT_TR_NOOP("Table of the chart"), QKeySequence(Qt::CTRL | Qt::Key_T));
    addHere("cheapestHere", QT_TR_NOOP("Find the cheapest plan"), QKeySequence(Qt::CTRL | Qt::Key_Return));
}

void WindowCommands::addViews()
{
    const auto change = [this](auto how) {
        ViewSettings view = m_session.view();
        how(view);
        m_session.setView(view);
    };
    using View = ViewSettings::View;
    using Unit = ViewSettings::PeriodUnit;
    addCommand("switchView", QT_TR_NOOP("Billed or amortised"), QKeySequence(Qt::CTRL | Qt::Key_B), [change] {
        change([](ViewSettings &view) { view.view = view.view == View::Billed ? View::Amortised : View::Billed; });
    });
    const auto addPeriod = [&](const char *name, const char *text, Unit unit) {
        addCommand(name, text, {}, [change, unit] { change([unit](ViewSettings &view) { view.period = unit; }); });
    };
    addPeriod("periodMonth", QT_TR_NOOP("Months"), Unit::Month);
    addPeriod("periodQuarter", QT_TR_NOOP("Quarters"), Unit::Quarter);
    addPeriod("periodFiscalYear", QT_TR_NOOP("Fiscal years"), Unit::FiscalYear);
    addCommand("why", QT_TR_NOOP("Why this number"), QKeySequence(Qt::ALT | Qt::Key_Return),
               [this] { Q_EMIT whyRequested(); });
    addCommand("helpNumber", QT_TR_NOOP("Help on this number"), QKeySequence(Qt::Key_F1),
               [this] { Q_EMIT helpRequested(); });
    addCommand("nextPane", QT_TR_NOOP("Next pane"), QKeySequence(Qt::Key_F6), [this] { Q_EMIT nextPaneRequested(); });
    addCommand("keyboard", QT_TR_NOOP("Keyboard…"), QKeySequence(Qt::CTRL | Qt::Key_Slash),
               [this] { Q_EMIT keyboardRequested(); });
    addCommand(
        "cancel", QT_TR_NOOP("Cancel, back"), QKeySequence(Qt::Key_Escape), [this] { Q_EMIT cancelled(); },
        Reach::Page);
    addCommand("theme", QT_TR_NOOP("Light or dark"), {}, [this] { Q_EMIT themeToggled(); });
    addCommand("switchLanguage", QT_TR_NOOP("English or Chinese"), {}, [] {
        setLanguage(currentLanguage() == Language::English ? Language::SimplifiedChinese : Language::English);
    });
}

void WindowCommands::addHere(const char *name, const char *text, const QKeySequence &key)
{
    addCommand(
        name, text, key, [this, key] { trigger(key); }, Reach::Page);
}

void WindowCommands::setPage(QWidget *page)
{
    m_page = page;
    updateHere();
}

/// The page's action with that key on a widget that can be seen; one where the focus is comes first.
QAction *WindowCommands::actionHere(const QKeySequence &key) const
{
    if (m_page == nullptr)
        return nullptr;
    QAction *found = nullptr;
    QList<QWidget *> owners = m_page->findChildren<QWidget *>();
    owners.prepend(m_page);
    for (const QWidget *owner : owners) {
        if (!owner->isVisibleTo(m_page) && owner != m_page)
            continue;
        for (QAction *action : owner->actions()) {
            if (action->shortcut() != key || !action->isEnabled())
                continue;
            const QWidget *focus = m_window.focusWidget();
            if (focus != nullptr && (owner == focus || owner->isAncestorOf(focus)))
                return action;
            if (found == nullptr)
                found = action;
        }
    }
    return found;
}

bool WindowCommands::trigger(const QKeySequence &key)
{
    QAction *action = actionHere(key);
    if (action == nullptr)
        return false;
    action->trigger();
    return true;
}

bool WindowCommands::runHere(const QKeyEvent &event)
{
    const QKeySequence key(event.keyCombination());
    const auto command = std::find_if(m_commands.begin(), m_commands.end(), [&key](const Command &one) {
        return one.reach == Reach::Page && one.action->shortcut() == key;
    });
    if (command == m_commands.end())
        return false;
    if (command->action->objectName() != QLatin1String("cancel"))
        return trigger(key);
    command->action->trigger();
    return true;
}

void WindowCommands::updateHere()
{
    for (const Command &command : m_commands) {
        if (command.reach == Reach::Page && command.action->objectName() != QLatin1String("cancel"))
            command.action->setEnabled(actionHere(command.action->shortcut()) != nullptr);
    }
}

bool WindowCommands::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_window && event->type() == QEvent::LanguageChange)
        retranslate();
    return QObject::eventFilter(watched, event);
}

void WindowCommands::retranslate()
{
    for (const Command &command : m_commands) {
        if (command.text != nullptr)
            command.action->setText(tr(command.text));
    }
    for (const auto &[id, action] : m_pages)
        action->setText(pageTitle(id));
    const QUndoStack *stack = m_session.undoStack();
    const QString undo = stack->undoText();
    const QString redo = stack->redoText();
    m_undo->setText(undo.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(undo));
    m_redo->setText(redo.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(redo));
    m_undo->setEnabled(stack->canUndo());
    m_redo->setEnabled(stack->canRedo());
}

} // namespace gpufolio::ui
