// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/figure_label.h"

#include "widgets/why_panel.h"

namespace gpufolio::ui
{

FigureLabel::FigureLabel(const QString &text, const Why &why, QWidget *parent) : QLabel(text, parent)
{
    setWhyOf(this, why);
    setFocusPolicy(Qt::StrongFocus);
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setCursor(Qt::PointingHandCursor);
    setTextFormat(Qt::PlainText);
}

/// Underlined while it is the number that Why explains.
void FigureLabel::focusInEvent(QFocusEvent *event)
{
    QFont underlined = font();
    underlined.setUnderline(true);
    setFont(underlined);
    QLabel::focusInEvent(event);
}

void FigureLabel::focusOutEvent(QFocusEvent *event)
{
    QFont plain = font();
    plain.setUnderline(false);
    setFont(plain);
    QLabel::focusOutEvent(event);
}

} // namespace gpufolio::ui
