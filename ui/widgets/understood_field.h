// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;

namespace gpufolio::ui
{

/// A field that takes numbers as people write them; what was understood stands grey beside it. Nothing is understood or
/// committed while an input method composes; Esc takes back what was not committed.
class UnderstoodField : public QWidget
{
    Q_OBJECT

public:
    /// What was understood of a text, or what is wrong with it.
    struct Understood {
        bool valid = false;
        QString text; ///< stands beside the field
    };
    using Understand = std::function<Understood(const QString &text)>;

    UnderstoodField(Understand understand, int widthInCharacters, QWidget *parent = nullptr);

    QString text() const;
    /// Emits nothing.
    void setText(const QString &text);
    bool isValid() const { return m_valid; }
    QLineEdit *field() const { return m_field; }
    /// Asks again what is understood: after a change of language or of something else that it depends on.
    void refresh();

Q_SIGNALS:
    void edited();    ///< while typing; not while an input method is still composing
    void committed(); ///< Enter or focus lost, and the text is valid and new

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take();
    void commit();

    Understand m_understand;
    QLineEdit *m_field;
    QLabel *m_note;
    QString m_committed;
    bool m_valid = false;
    bool m_composing = false;
    QString m_understood; ///< the text of the last refresh()
};

} // namespace gpufolio::ui
