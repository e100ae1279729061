// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/segmented_control.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

namespace gpufolio::ui
{

SegmentedControl::SegmentedControl(const QStringList &names, QWidget *parent)
    : QWidget(parent), m_group(new QButtonGroup(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_group->setExclusive(true);
    for (int i = 0; i < names.size(); ++i) {
        auto *button = new QToolButton(this);
        button->setObjectName(names[i]);
        button->setCheckable(true);
        button->setProperty("segment", i == 0                  ? QStringLiteral("first")
                                       : i == names.size() - 1 ? QStringLiteral("last")
                                                               : QStringLiteral("inner"));
        button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
        m_group->addButton(button, i);
        layout->addWidget(button);
    }
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedControl::chosen);
}

void SegmentedControl::setTexts(const QStringList &texts, const QStringList &toolTips)
{
    for (int i = 0; i < texts.size(); ++i) {
        QAbstractButton *button = m_group->button(i);
        button->setText(texts[i]);
        button->setAccessibleName(texts[i]);
        if (i < toolTips.size())
            button->setToolTip(toolTips[i]);
    }
}

int SegmentedControl::current() const
{
    return m_group->checkedId();
}

void SegmentedControl::setCurrent(int index)
{
    if (QAbstractButton *button = m_group->button(index))
        button->setChecked(true);
}

} // namespace gpufolio::ui
