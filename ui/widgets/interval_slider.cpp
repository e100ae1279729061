// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/interval_slider.h"

#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace gpufolio::ui
{

namespace
{

constexpr double firstSeconds = 60;
constexpr double lastSeconds = 7 * 24 * 3600.0;
constexpr double stepsPerDoubling = 16;
constexpr int largeStep = 10;

int stepOf(double seconds)
{
    return static_cast<int>(std::lround(std::log2(seconds / firstSeconds) * stepsPerDoubling));
}

} // namespace

IntervalSlider::IntervalSlider(QWidget *parent) : QSlider(Qt::Horizontal, parent)
{
    setRange(0, stepOf(lastSeconds));
    setSingleStep(1);
    setPageStep(largeStep);
    connect(this, &QSlider::valueChanged, this, [this] { Q_EMIT secondsChosen(seconds()); });
}

std::int64_t IntervalSlider::seconds() const
{
    const double exact = firstSeconds * std::exp2(value() / stepsPerDoubling);
    const std::int64_t unit = exact < 600 ? 5 : exact < 7200 ? 60 : 300;
    return std::llround(exact / static_cast<double>(unit)) * unit;
}

void IntervalSlider::setSeconds(long double seconds)
{
    if (isSliderDown()) // it stands where the hand is
        return;
    const QSignalBlocker quiet(this);
    setValue(stepOf(std::clamp(static_cast<double>(seconds), firstSeconds, lastSeconds)));
}

void IntervalSlider::keyPressEvent(QKeyEvent *event)
{
    const bool forward = event->key() == Qt::Key_Right || event->key() == Qt::Key_Up;
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Down;
    if (event->modifiers().testFlag(Qt::ShiftModifier) && (forward || back)) {
        setValue(value() + (forward ? largeStep : -largeStep));
        return;
    }
    QSlider::keyPressEvent(event);
}

} // namespace gpufolio::ui
