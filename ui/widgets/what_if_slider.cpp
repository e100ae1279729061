// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/what_if_slider.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>

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
        showText();
        Q_EMIT moved(step);
    });
    connect(m_field, &QLineEdit::editingFinished, this, &WhatIfSlider::readField);
    setValue(m_scale.neutral);
}

int WhatIfSlider::value() const
{
    return m_slider->value();
}

void WhatIfSlider::setValue(int step)
{
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(step);
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
    m_field->setText(m_scale.text(m_slider->value()));
}

/// A value that isn't understood leaves the slider where it is.
void WhatIfSlider::readField()
{
    const auto step = m_scale.parse(m_field->text());
    if (step && *step >= m_scale.minimum && *step <= m_scale.maximum)
        m_slider->setValue(*step);
    showText();
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
