// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/plans_list_delegate.h"

#include "item_models/plan_list_model.h"
#include "theme/theme.h"

#include <QApplication>
#include <QPainter>

namespace gpufolio::ui
{

namespace
{

constexpr int inset = 8;
constexpr int lines = 3;

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

QSize PlansListDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const QFontMetrics metrics(option.font);
    return {160, lines * metrics.lineSpacing() + 2 * inset};
}

void PlansListDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                             const QModelIndex &) const
{
    QRect place = option.rect.adjusted(2, 2, -2, 0);
    place.setHeight(editor->sizeHint().height());
    editor->setGeometry(place);
}

void PlansListDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &colors = themePalette();
    const bool open = option.state.testFlag(QStyle::State_Selected);
    const auto cell = [&index](int column, int role = Qt::DisplayRole) {
        return index.siblingAtColumn(column).data(role);
    };
    const bool stale = cell(PlanListModel::NameColumn, Qt::ForegroundRole).isValid();

    painter->save();
    painter->fillRect(option.rect, open ? colors.selected : colors.surface);
    if (open)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), colors.accent);
    painter->setPen(colors.border);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());

    const QFontMetrics metrics(option.font);
    QRect line = option.rect.adjusted(inset + 3, inset, -inset, 0);
    line.setHeight(metrics.lineSpacing());
    const auto write = [&](const QFont &font, const QColor &color, Qt::Alignment side, const QString &text) {
        painter->setFont(font);
        painter->setPen(color);
        painter->drawText(line, static_cast<int>(side | Qt::AlignVCenter),
                          QFontMetrics(font).elidedText(text, Qt::ElideRight, line.width()));
    };
    const auto nextLine = [&] { line.translate(0, metrics.lineSpacing()); };
    const QColor text = stale ? colors.mutedText : colors.text;
    write(boldOf(option.font), text, Qt::AlignLeft, cell(PlanListModel::NameColumn).toString());
    nextLine();
    write(option.font, text, Qt::AlignRight, cell(PlanListModel::TotalColumn).toString());
    nextLine();
    const QVariant difference = cell(PlanListModel::DifferenceColumn, Qt::ForegroundRole);
    write(option.font, difference.isValid() ? difference.value<QColor>() : colors.mutedText, Qt::AlignRight,
          cell(PlanListModel::DifferenceColumn).toString());
    line.setWidth(line.width() - metrics.horizontalAdvance(cell(PlanListModel::DifferenceColumn).toString()) - inset);
    write(option.font, colors.mutedText, Qt::AlignLeft, cell(PlanListModel::StatusColumn).toString());

    if (option.state.testFlag(QStyle::State_HasFocus)) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        focus.backgroundColor = colors.selected;
        QApplication::style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, option.widget);
    }
    painter->restore();
}

} // namespace gpufolio::ui
