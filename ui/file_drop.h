// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QDropEvent;

namespace gpufolio::ui
{

/// Lets files be dropped anywhere in a window, on fields and tables, too, and says over it what a drop will do while
/// they are dragged. Files of any kind are taken, so that the reason can be said where one is of no use.
class FileDrop : public QObject
{
    Q_OBJECT

public:
    explicit FileDrop(QWidget *window);
    ~FileDrop() override;

    /// What is said while files are dragged over the window; empty when none are.
    QString shownText() const;

Q_SIGNALS:
    /// Comes when the drop is over, so that whoever it came from does not wait for a dialog.
    void dropped(const QStringList &paths);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Veil;

    void drag(QDropEvent &event);
    void drop(QDropEvent &event);
    void cover(const QStringList &paths);

    QWidget *m_window;
    Veil *m_veil;
    QStringList m_paths; ///< that the veil speaks of
};

} // namespace gpufolio::ui
