// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/compare_delegate.h"

#include "item_models/compare_model.h"
#include "theme/theme.h"

#include <QApplication>
#include <QPainter>

namespace gpufolio::ui
{

namespace
{

constexpr int inset = 6;

QFont smallerOf(QFont font)
{
    font.setBold(false);
    font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

} // namespace

QSize CompareDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    const QFontMetrics metrics(shown.font);
    const QFontMetrics small(smallerOf(shown.font));
    const int width =
        std::max(metrics.horizontalAdvance(shown.text), small.horizontalAdvance(index.data(DifferenceRole).toString()));
    return {width + 2 * inset + 2, metrics.lineSpacing() + (index.column() > 0 ? small.lineSpacing() : 0) + inset};
}

void CompareDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    const QString text = std::exchange(shown.text, QString());
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &shown, painter, shown.widget);

    const bool selected = shown.state.testFlag(QStyle::State_Selected);
    const QPalette &palette = shown.palette;
    const QColor plain = selected ? palette.color(QPalette::HighlightedText) : shown.palette.color(QPalette::Text);
    const QFontMetrics metrics(shown.font);
    const QRect inner = shown.rect.adjusted(inset, inset / 2, -inset, -inset / 2);
    const int side = index.column() > 0 ? Qt::AlignRight : Qt::AlignLeft;
    painter->save();
    painter->setFont(shown.font);
    painter->setPen(plain);
    const QString difference = index.data(DifferenceRole).toString();
    const QRect first(inner.left(), inner.top(), inner.width(),
                      difference.isEmpty() ? inner.height() : metrics.lineSpacing());
    painter->drawText(first, side | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, first.width()));
    if (!difference.isEmpty()) {
        const QFont small = smallerOf(shown.font);
        painter->setFont(small);
        painter->setPen(selected ? plain : index.data(DifferenceColorRole).value<QColor>());
        const QRect second(inner.left(), first.bottom() + 1, inner.width(), inner.bottom() - first.bottom());
        painter->drawText(second, side | Qt::AlignTop,
                          QFontMetrics(small).elidedText(difference, Qt::ElideRight, second.width()));
    }
    painter->restore();
}

} // namespace gpufolio::ui
