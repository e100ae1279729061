// SPDX-License-Identifier: GPL-3.0-or-later
#include "find/find_list.h"

#include "i18n/language.h"
#include "theme/theme.h"

#include <QPainter>

namespace gpufolio::ui
{

namespace
{

constexpr int margin = 10;
constexpr int gap = 12;

QString kindName(FindEntry::Kind kind)
{
    switch (kind) {
    case FindEntry::Kind::Page:
        return FindListModel::tr("Page");
    case FindEntry::Kind::Command:
        return FindListModel::tr("Command");
    case FindEntry::Kind::Plan:
        return FindListModel::tr("Plan");
    case FindEntry::Kind::Workload:
        return FindListModel::tr("Workload");
    case FindEntry::Kind::Rule:
        return FindListModel::tr("Rule");
    case FindEntry::Kind::Purchase:
        return FindListModel::tr("Purchase");
    case FindEntry::Kind::Number:
        return FindListModel::tr("Number");
    case FindEntry::Kind::Month:
        return FindListModel::tr("Month");
    case FindEntry::Kind::Offer:
        break;
    }
    return FindListModel::tr("Price");
}

QString titleOf(const FindEntry &entry)
{
    return currentLanguage() == Language::English ? entry.english : entry.chinese;
}

} // namespace

void FindListModel::setIndex(FindIndex index)
{
    beginResetModel();
    m_found = {};
    m_index = std::move(index);
    endResetModel();
}

void FindListModel::search(const QString &query)
{
    beginResetModel();
    m_found = m_index.search(query, mostShown);
    endResetModel();
}

int FindListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_found.best.size());
}

QVariant FindListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const FindEntry &found = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return titleOf(found);
    case DetailRole:
        return found.detail;
    case KindRole:
        return kindName(found.kind);
    case ShortcutRole:
        return found.shortcut;
    case Qt::ToolTipRole:
        return QStringList({titleOf(found), found.detail}).join(QLatin1Char('\n')).trimmed();
    case Qt::AccessibleTextRole: {
        QStringList parts = {titleOf(found), found.detail, kindName(found.kind), found.shortcut};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

Qt::ItemFlags FindListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const bool enabled = entry(index.row()).enabled;
    return Qt::ItemIsSelectable | Qt::ItemNeverHasChildren | (enabled ? Qt::ItemIsEnabled : Qt::NoItemFlags);
}

QSize FindListDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {200, option.fontMetrics.height() + rowMargin};
}

void FindListDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &colors = themePalette();
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const bool enabled = (option.state & QStyle::State_Enabled) != 0;
    painter->save();
    if (selected)
        painter->fillRect(option.rect, colors.selected);
    if (selected)
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), colors.accent);
    const QRect room = option.rect.adjusted(margin, 0, -margin, 0);
    const QFontMetrics &metrics = option.fontMetrics;

    QString right = index.data(FindListModel::ShortcutRole).toString();
    if (right.isEmpty())
        right = index.data(FindListModel::KindRole).toString();
    const int rightWidth = metrics.horizontalAdvance(right);
    painter->setPen(colors.mutedText);
    painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, right);

    const int width = room.width() - rightWidth - gap;
    const QString title = metrics.elidedText(index.data().toString(), Qt::ElideRight, width);
    painter->setPen(enabled ? colors.text : colors.mutedText);
    painter->drawText(QRect(room.topLeft(), QSize(width, room.height())), Qt::AlignLeft | Qt::AlignVCenter, title);
    const int titleWidth = metrics.horizontalAdvance(title) + gap;
    if (titleWidth < width) {
        painter->setPen(colors.mutedText);
        const QString detail =
            metrics.elidedText(index.data(FindListModel::DetailRole).toString(), Qt::ElideRight, width - titleWidth);
        painter->drawText(QRect(room.left() + titleWidth, room.top(), width - titleWidth, room.height()),
                          Qt::AlignLeft | Qt::AlignVCenter, detail);
    }
    painter->restore();
}

} // namespace gpufolio::ui
