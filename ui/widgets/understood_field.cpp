// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/understood_field.h"

#include <QHBoxLayout>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>

namespace gpufolio::ui
{

UnderstoodField::UnderstoodField(Understand understand, int widthInCharacters, QWidget *parent)
    : QWidget(parent), m_understand(std::move(understand)), m_field(new QLineEdit(this)), m_note(new QLabel(this))
{
    m_field->setFixedWidth(m_field->fontMetrics().horizontalAdvance(QLatin1Char('0')) * widthInCharacters + 18);
    m_note->setProperty("muted", true);
    m_note->setTextFormat(Qt::PlainText);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_field);
    layout->addWidget(m_note, 1);
    setFocusProxy(m_field);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textEdited, this, &UnderstoodField::take);
    connect(m_field, &QLineEdit::editingFinished, this, &UnderstoodField::commit);
}

void UnderstoodField::take()
{
    if (m_composing) // over a selection: the text that is replaced is gone, the new one isn't there yet
        return;
    refresh();
    Q_EMIT edited();
}

void UnderstoodField::commit()
{
    if (m_composing || !m_valid || m_field->text() == m_committed)
        return;
    m_committed = m_field->text();
    Q_EMIT committed();
}

bool UnderstoodField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::InputMethod) {
        const bool composed = m_composing;
        m_composing = !static_cast<QInputMethodEvent *>(event)->preeditString().isEmpty();
        if (composed && !m_composing) { // given up: no edit to the field itself, but the selection is gone
            QMetaObject::invokeMethod(
                this,
                [this] {
                    if (m_field->text() != m_understood)
                        take();
                },
                Qt::QueuedConnection);
        }
    } else if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape &&
               m_field->text() != m_committed && !m_composing) {
        setText(m_committed);
        Q_EMIT edited();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QString UnderstoodField::text() const
{
    return m_field->text();
}

void UnderstoodField::setText(const QString &text)
{
    m_committed = text;
    m_field->setText(text);
    refresh();
}

void UnderstoodField::refresh()
{
    m_understood = m_field->text();
    const Understood understood = m_understand(m_understood);
    m_valid = understood.valid;
    m_note->setText(understood.text);
    m_field->setAccessibleDescription(understood.text);
    m_field->setToolTip(understood.text);
    m_field->setProperty("invalid", !m_valid);
    m_field->style()->unpolish(m_field); // so that the style sheet reads the property again
    m_field->style()->polish(m_field);
}

} // namespace gpufolio::ui
