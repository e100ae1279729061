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
constexpr int labelCharacters = 24; ///< longer labels take two lines

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
    const int height = metrics.lineSpacing() + small.lineSpacing() + inset;
    const int text = metrics.horizontalAdvance(shown.text);
    if (index.column() == 0)
        return {std::min(text, labelCharacters * metrics.averageCharWidth()) + 2 * inset + 2,
                std::max(height, 2 * metrics.lineSpacing() + 2)};
    return {std::max(text, small.horizontalAdvance(index.data(DifferenceRole).toString())) + 2 * inset + 2, height};
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
    painter->save();
    painter->setFont(shown.font);
    painter->setPen(plain);
    if (index.column() == 0) {
        painter->drawText(shown.rect.adjusted(inset, 0, -inset, 0), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                          text);
        painter->restore();
        return;
    }
    const QString difference = index.data(DifferenceRole).toString();
    const QRect first(inner.left(), inner.top(), inner.width(), metrics.lineSpacing());
    painter->drawText(first, Qt::AlignRight | Qt::AlignVCenter,
                      metrics.elidedText(text, Qt::ElideRight, first.width()));
    if (!difference.isEmpty()) {
        const QFont small = smallerOf(shown.font);
        painter->setFont(small);
        painter->setPen(selected ? plain : index.data(DifferenceColorRole).value<QColor>());
        const QRect second(inner.left(), first.bottom() + 1, inner.width(), inner.bottom() - first.bottom());
        painter->drawText(second, Qt::AlignRight | Qt::AlignTop,
                          QFontMetrics(small).elidedText(difference, Qt::ElideRight, second.width()));
    }
    painter->restore();
}

} // namespace gpufolio::ui
