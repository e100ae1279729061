// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QWidget>

class QVBoxLayout;

namespace gpufolio::ui
{

/// Notices above the page: what happened, what it means, what can be done. They stay until closed or taken back, and
/// never stop the work.
class NoticeArea : public QWidget
{
    Q_OBJECT

public:
    explicit NoticeArea(QWidget *parent = nullptr);

    /// Shows `text` under `id`; an older notice of that id is replaced.
    /// @param details more lines, such as the findings of a reader; may be empty
    void showNotice(const QString &id, const QString &text, const QString &details = {});
    void hideNotice(const QString &id);
    /// Text and details of a notice that is shown; empty when it is not.
    QString text(const QString &id) const;

protected:
    void changeEvent(QEvent *event) override;

private:
    class Notice;

    QVBoxLayout *m_layout;
    QMap<QString, Notice *> m_notices;
};

} // namespace gpufolio::ui
