// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "find/find_commands.h"
#include "find/find_contents.h"
#include "session/project_session.h"

#include <QFrame>
#include <QPointer>

#include <functional>

class QLabel;
class QLineEdit;
class QListView;

namespace gpufolio::ui
{

class FindListModel;

/// Find (Ctrl+K): a field and a list over the page, for commands, offers and numbers in both languages at once.
///
/// A child of the window and no window of its own, so that nothing is blocked and input methods work as everywhere.
/// Arrows choose, Enter runs, Esc closes and gives the focus back.
class FindPopup : public QFrame
{
    Q_OBJECT

public:
    /// @param commands tells what the window can do when it is asked
    FindPopup(ProjectSession &session, std::function<FindCommands()> commands, QWidget *window);

    /// Shows it with an empty field and everything there is.
    void open();
    /// Reads the commands again; what is typed and what is chosen stay.
    void refresh();

Q_SIGNALS:
    /// A command was chosen; run() it when the popup is closed.
    void commandChosen(const gpufolio::ui::FindCommand &command);
    /// Links to follow in this order, then the question to answer in Why (`plan` empty: none).
    void placeChosen(const QStringList &links, const QString &plan, const gpufolio::WhyLink &figure);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void search();
    void run();
    void close();
    void place();
    void retranslate();
    bool handleKey(const QKeyEvent &key);
    void moveBy(int rows);

    FindContents m_contents;
    std::function<FindCommands()> m_readCommands;
    FindCommands m_commands;
    std::shared_ptr<const FindPart> m_project; ///< read when it opened
    FindListModel *m_model;
    QLineEdit *m_field;
    QListView *m_list;
    QLabel *m_count;
    QPointer<QWidget> m_before; ///< had the focus before it opened
};

} // namespace gpufolio::ui
