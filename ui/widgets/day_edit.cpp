// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/day_edit.h"

#include "i18n/quantity_input.h"

namespace gpufolio::ui
{

DayEdit::DayEdit(QWidget *parent) : QDateEdit(parent)
{
    setCalendarPopup(true);
    setDisplayFormat(QStringLiteral("yyyy-MM-dd"));
}

QValidator::State DayEdit::validate(QString &text, int &place) const
{
    text = halfWidth(text);
    return QDateEdit::validate(text, place);
}

} // namespace gpufolio::ui
