// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPushButton>
#include <QStringList>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace gpufolio::ui
{

/// A button that says what is chosen and opens a list of check boxes with a field that narrows it. Nothing chosen means
/// that anything will do. A name that the list lacks may be typed and added with Enter.
class CheckListButton : public QPushButton
{
    Q_OBJECT

public:
    struct Choice {
        QString name;
        int count = 0; ///< stands behind the name; 0 = not shown
    };

    /// @param name  object name of the button; those of its parts are made from it
    explicit CheckListButton(const QString &name, QWidget *parent = nullptr);

    /// What there is to choose, and what is chosen; names that are chosen stay in the list. Emits nothing.
    void setChoices(const QList<Choice> &choices, const QStringList &chosen);
    const QStringList &chosen() const { return m_chosen; }
    /// @param any  text while nothing is chosen
    void setTexts(const QString &any, const QString &accessibleName);

    QFrame *popup() const { return m_popup; }
    QListWidget *list() const { return m_list; }
    QLineEdit *field() const { return m_field; }

Q_SIGNALS:
    void chosenChanged(const QStringList &chosen); ///< by a person

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void open();
    void narrow();
    void addTyped();
    void take(QListWidgetItem *item);
    void showChosen();
    void retranslate();

    QFrame *m_popup;
    QLineEdit *m_field;
    QListWidget *m_list;
    QStringList m_chosen;
    QString m_any;
};

} // namespace gpufolio::ui
