// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "find/find_index.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace gpufolio::ui
{

/// The entries that Find shows for what is typed.
class FindListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum FindRole {
        DetailRole = Qt::UserRole + 1, ///< beside the title, grey
        KindRole,                      ///< at the right: what it is
        ShortcutRole                   ///< at the right, instead of the kind
    };
    static constexpr std::size_t mostShown = 200;

    using QAbstractListModel::QAbstractListModel;

    void setIndex(FindIndex index);
    /// Shows what is found for a query.
    void search(const QString &query);
    std::size_t found() const { return m_found.count; }
    const FindEntry &entry(int row) const { return *m_found.best[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    FindIndex m_index;
    FindIndex::Found m_found;
};

/// Draws title, detail and at the right the key or the kind.
class FindListDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int rowMargin = 12; ///< a row is as much higher than its text

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace gpufolio::ui
