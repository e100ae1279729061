// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSlider>

#include <cstdint>

namespace gpufolio::ui
{

/// A slider over times from a minute to seven days in logarithmic steps. Arrows move it, Shift and an arrow by ten.
class IntervalSlider : public QSlider
{
    Q_OBJECT

public:
    explicit IntervalSlider(QWidget *parent = nullptr);

    /// The time where it stands, rounded to what people write: 5 s, whole minutes, 5 minutes.
    std::int64_t seconds() const;
    /// Emits nothing.
    void setSeconds(long double seconds);

Q_SIGNALS:
    void secondsChosen(std::int64_t seconds); ///< by a person

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace gpufolio::ui
