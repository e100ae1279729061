// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateEdit>

namespace gpufolio::ui
{

/// A day as "2027-01-31", with a calendar to choose from; takes full-width digits, too.
class DayEdit : public QDateEdit
{
    Q_OBJECT

public:
    explicit DayEdit(QWidget *parent = nullptr);

protected:
    QValidator::State validate(QString &text, int &place) const override;
};

} // namespace gpufolio::ui
