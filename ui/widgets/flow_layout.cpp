// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/flow_layout.h"

#include <QWidget>

#include <algorithm>

namespace gpufolio::ui
{

FlowLayout::FlowLayout(int horizontalGap, int verticalGap, QWidget *parent)
    : QLayout(parent), m_horizontalGap(horizontalGap), m_verticalGap(verticalGap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return place(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items)
        size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowLayout::sizeHint() const
{
    return minimumSize();
}

void FlowLayout::setGeometry(const QRect &area)
{
    QLayout::setGeometry(area);
    place(area, true);
}

int FlowLayout::place(const QRect &area, bool move) const
{
    const QMargins margins = contentsMargins();
    const QRect inside = area.marginsRemoved(margins);
    int x = inside.x();
    int y = inside.y();
    int rowHeight = 0;
    for (const auto &item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint().expandedTo(item->minimumSize());
        size.setWidth(std::min(size.width(), std::max(inside.width(), item->minimumSize().width())));
        if (x > inside.x() && x + size.width() > inside.x() + inside.width()) {
            x = inside.x();
            y += rowHeight + m_verticalGap;
            rowHeight = 0;
        }
        if (item->hasHeightForWidth())
            size.setHeight(item->heightForWidth(size.width()));
        if (move)
            item->setGeometry(QRect(QPoint(x, y), size));
        x += size.width() + m_horizontalGap;
        rowHeight = std::max(rowHeight, size.height());
    }
    return y + rowHeight - area.y() + margins.bottom();
}

} // namespace gpufolio::ui
