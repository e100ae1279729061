// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/why.h"

#include <QLabel>

namespace gpufolio::ui
{

/// A number that stands by itself, in a card or a line of text; a click or Alt+Enter asks it why.
class FigureLabel : public QLabel
{
    Q_OBJECT

public:
    FigureLabel(const QString &text, const Why &why, QWidget *parent = nullptr);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
};

} // namespace gpufolio::ui
