// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/what_if_slider.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace gpufolio::ui
{

namespace
{

constexpr int pageSteps = 10;
constexpr int fieldCharacters = 8;
constexpr int sliderWidth = 70;

} // namespace

WhatIfSlider::WhatIfSlider(const QString &name, Scale scale, QWidget *parent)
    : QWidget(parent), m_scale(std::move(scale)), m_label(new QLabel(this)),
      m_slider(new QSlider(Qt::Horizontal, this)), m_field(new QLineEdit(this))
{
    m_slider->setObjectName(name);
    m_field->setObjectName(name + QStringLiteral(".value"));
    m_slider->setRange(m_scale.minimum, m_scale.maximum);
    m_slider->setPageStep(pageSteps);
    m_slider->setMinimumWidth(sliderWidth);
    m_slider->setFocusPolicy(Qt::StrongFocus);
    m_slider->installEventFilter(this);
    m_field->setFixedWidth(m_field->fontMetrics().horizontalAdvance(QLatin1Char('0')) * fieldCharacters + 14);
    m_label->setBuddy(m_slider);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setVerticalSpacing(0);
    layout->addWidget(m_label, 0, 0, 1, 2);
    layout->addWidget(m_slider, 1, 0);
    layout->addWidget(m_field, 1, 1);
    layout->setColumnStretch(0, 1);
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        m_value = Decimal::fromInteger(step);
        showText();
        Q_EMIT moved();
    });
    connect(m_field, &QLineEdit::editingFinished, this, &WhatIfSlider::readField);
    setValue(Decimal::fromInteger(m_scale.neutral));
}

void WhatIfSlider::setValue(Decimal steps)
{
    m_value = steps;
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(static_cast<int>(std::lround(std::clamp<double>(
        steps.toDouble(), static_cast<double>(m_scale.minimum), static_cast<double>(m_scale.maximum)))));
    showText();
}

void WhatIfSlider::setTexts(const QString &label, const QString &toolTip)
{
    m_label->setText(label);
    m_slider->setAccessibleName(label);
    m_field->setAccessibleName(tr("%1, value").arg(label));
    m_slider->setToolTip(toolTip);
    m_field->setToolTip(toolTip);
    showText();
}

void WhatIfSlider::showText()
{
    m_field->setText(m_scale.text(m_value));
    m_field->setCursorPosition(0);
}

/// A value that isn't understood leaves the slider where it is, and says what would be.
void WhatIfSlider::readField()
{
    if (m_field->text() == m_scale.text(m_value))
        return;
    const auto steps = m_scale.parse(m_field->text());
    if (!steps) {
        QToolTip::showText(m_field->mapToGlobal(QPoint(0, m_field->height())),
                           tr("“%1” was found, expected %2").arg(m_field->text(), m_scale.expected()), m_field);
        showText();
        return;
    }
    const bool isNew = *steps != m_value;
    setValue(*steps);
    if (isNew)
        Q_EMIT moved();
}

bool WhatIfSlider::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_slider && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool less = key->key() == Qt::Key_Left || key->key() == Qt::Key_Down;
        const bool more = key->key() == Qt::Key_Right || key->key() == Qt::Key_Up;
        if (key->modifiers().testFlag(Qt::ShiftModifier) && (less || more)) {
            m_slider->setValue(m_slider->value() + (more ? pageSteps : -pageSteps));
            return true;
        }
    }
    if (watched == m_slider && event->type() == QEvent::MouseButtonDblClick) {
        m_slider->setValue(m_scale.neutral);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace gpufolio::ui
