// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/labelled.h"

#include <QLabel>
#include <QVBoxLayout>

namespace gpufolio::ui
{

QWidget *labelled(QLabel *label, QWidget *field)
{
    auto *item = new QWidget;
    auto *layout = new QVBoxLayout(item);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    label->setProperty("muted", true);
    label->setBuddy(field->focusProxy() != nullptr ? field->focusProxy() : field);
    layout->addWidget(label);
    layout->addWidget(field);
    layout->addStretch(1);
    return item;
}

} // namespace gpufolio::ui
