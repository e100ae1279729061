// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/understood_field.h"

#include <QHBoxLayout>
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
    // textChanged comes with committed text only: what is being composed is no part of text() yet.
    connect(m_field, &QLineEdit::textEdited, this, [this] {
        refresh();
        Q_EMIT edited();
    });
    connect(m_field, &QLineEdit::editingFinished, this, [this] {
        if (!m_valid || m_field->text() == m_committed)
            return;
        m_committed = m_field->text();
        Q_EMIT committed();
    });
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
    const Understood understood = m_understand(m_field->text());
    m_valid = understood.valid;
    m_note->setText(understood.text);
    m_field->setAccessibleDescription(understood.text);
    m_field->setToolTip(understood.text);
    m_field->setProperty("invalid", !m_valid);
    m_field->style()->unpolish(m_field); // so that the style sheet reads the property again
    m_field->style()->polish(m_field);
}

} // namespace gpufolio::ui
