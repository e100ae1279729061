// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/decimal.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QLineEdit;
class QSlider;

namespace gpufolio::ui
{

/// A labelled slider with its exact value in a field beside it. The slider goes in whole steps, the field takes what
/// lies between them and beyond the slider's ends. Arrows move it by a step, Shift and arrows by ten.
class WhatIfSlider : public QWidget
{
    Q_OBJECT

public:
    /// Values are counted in steps of the slider.
    struct Scale {
        int minimum = 0;
        int maximum = 100;
        int neutral = 0;                            ///< where nothing is changed
        std::function<QString(Decimal steps)> text; ///< what stands in the field
        std::function<std::optional<Decimal>(const QString &)>
            parse;                         ///< nothing when it isn't understood or not allowed
        std::function<QString()> expected; ///< says what is: "0% to 1,000%"
    };

    /// @param name  object name of the slider; the field's is NAME.value
    WhatIfSlider(const QString &name, Scale scale, QWidget *parent = nullptr);

    Decimal value() const { return m_value; }
    /// Emits nothing.
    void setValue(Decimal steps);
    void setTexts(const QString &label, const QString &toolTip);
    QSlider *slider() const { return m_slider; }
    QLineEdit *field() const { return m_field; }

Q_SIGNALS:
    void moved();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showText();
    void readField();

    Scale m_scale;
    Decimal m_value;
    QLabel *m_label;
    QSlider *m_slider;
    QLineEdit *m_field;
};

} // namespace gpufolio::ui
