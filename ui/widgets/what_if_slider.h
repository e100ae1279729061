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

/// A labelled slider with its exact value in a field beside it. Arrows move it by a step, Shift and arrows by ten.
class WhatIfSlider : public QWidget
{
    Q_OBJECT

public:
    struct Scale {
        int minimum = 0;
        int maximum = 100;
        int neutral = 0;                                          ///< where nothing is changed
        std::function<QString(int step)> text;                    ///< what stands in the field
        std::function<std::optional<int>(const QString &)> parse; ///< nothing when it isn't understood
    };

    /// @param name  object name of the slider; the field's is NAME.value
    WhatIfSlider(const QString &name, Scale scale, QWidget *parent = nullptr);

    int value() const;
    /// Emits nothing.
    void setValue(int step);
    void setTexts(const QString &label, const QString &toolTip);
    QSlider *slider() const { return m_slider; }
    QLineEdit *field() const { return m_field; }

Q_SIGNALS:
    void moved(int step);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showText();
    void readField();

    Scale m_scale;
    QLabel *m_label;
    QSlider *m_slider;
    QLineEdit *m_field;
};

} // namespace gpufolio::ui
