// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace gpufolio::ui
{

/// A whole number that may be typed as people write it (parseCount()): "1,200", "1.2k", "8x64", "120万", full-width
/// digits. Recomputes with arrows and wheel at once, typed numbers with Enter.
class CountSpinBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit CountSpinBox(QWidget *parent = nullptr);

protected:
    QValidator::State validate(QString &text, int &place) const override;
    int valueFromText(const QString &text) const override;
};

} // namespace gpufolio::ui
