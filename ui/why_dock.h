// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMetaObject>
#include <QPointer>
#include <QTimer>

namespace gpufolio
{
struct Why;
struct WhyLink;
} // namespace gpufolio

namespace gpufolio::ui
{

class ProjectSession;
class WhyPanel;

/// The Why panel at the right of the window: follows the number that has the focus, in any view or label. Until a
/// number is asked for it explains the one of the verdict.
class WhyDock : public QDockWidget
{
    Q_OBJECT

public:
    /// @param session whose results the links of an answer are followed in
    explicit WhyDock(ProjectSession &session, QWidget *parent = nullptr);

    WhyPanel *panel() const { return m_panel; }
    /// Shows the panel with the answer for the number that has the focus now.
    void ask();
    /// Shows the panel with an answer that was asked for elsewhere, such as in Find.
    void answerWith(const Why &why);
    /// In a narrow window the panel floats over it instead of taking room.
    void setFloatingOver(bool floats);

Q_SIGNALS:
    /// A link leads to a place in the window (MainWindow::go()).
    void goRequested(const QString &link);

protected:
    void changeEvent(QEvent *event) override;
    /// Hears when the widget that is followed gets another answer.
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void follow(QWidget *widget);
    void answer(QWidget *widget);
    void followLink(const WhyLink &link);
    void goTo(const WhyLink &link);
    void answerVerdict();
    void retranslate();

    ProjectSession &m_session;
    WhyPanel *m_panel;
    QPointer<QWidget> m_followed;
    QTimer m_settled;     ///< results have stopped changing: an answer serves the plan once more
    bool m_asked = false; ///< for a number, in this project
    QMetaObject::Connection m_currentCell;
    QMetaObject::Connection m_newData;
};

} // namespace gpufolio::ui
