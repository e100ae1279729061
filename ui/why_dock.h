// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QMetaObject>
#include <QPointer>

namespace gpufolio
{
struct WhyLink;
}

namespace gpufolio::ui
{

class ProjectSession;
class WhyPanel;

/// The Why panel at the right of the window: follows the number that has the focus, in any view or label.
class WhyDock : public QDockWidget
{
    Q_OBJECT

public:
    /// @param session whose results the links of an answer are followed in
    explicit WhyDock(ProjectSession &session, QWidget *parent = nullptr);

    WhyPanel *panel() const { return m_panel; }
    /// Shows the panel with the answer for the number that has the focus now.
    void ask();
    /// In a narrow window the panel floats over it instead of taking room.
    void setFloatingOver(bool floats);

Q_SIGNALS:
    /// A link leads to a place in the window (MainWindow::go()).
    void goRequested(const QString &link);

protected:
    void changeEvent(QEvent *event) override;
    /// Hears when the widget that is followed gets another answer.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget *widget);
    void answer(QWidget *widget);
    void followLink(const WhyLink &link);
    void goTo(const WhyLink &link);
    void retranslate();

    ProjectSession &m_session;
    WhyPanel *m_panel;
    QPointer<QWidget> m_followed;
    QMetaObject::Connection m_currentCell;
    QMetaObject::Connection m_newData;
};

} // namespace gpufolio::ui
