// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/decimal.h"
#include "support/instant.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <optional>
#include <vector>

namespace gpufolio::ui
{

/// Cells that take the values of a demand: the months of the horizon (a row a year), the hours of a day or of a week.
/// Changes nothing by itself: what a person types or pastes is asked for with valuesEntered().
class DemandCellsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Shape { Months, Day, Week };

    /// What became of a paste.
    struct Pasted {
        int taken = 0;
        int empty = 0;             ///< cells without anything: what stood there stays
        QStringList notUnderstood; ///< texts of cells; what stood there stays
        int tooMany = 0;           ///< numbers behind the last cell
        QString firstCell;         ///< name of the first cell that was filled
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// @param first  month of the first value; for Months
    void setValues(Shape shape, std::vector<Decimal> values, YearMonth first = {});
    Shape shape() const { return m_shape; }
    const std::vector<Decimal> &values() const { return m_values; }

    /// Puts the cells of a spreadsheet in from `start` on. A row or a column of numbers goes on from cell to cell; a
    /// block keeps its shape where the cells are those of a week.
    Pasted paste(const QModelIndex &start, const QString &text);
    /// The cells as a spreadsheet takes them: tabs and line ends.
    QString copied(const QModelIndexList &cells) const;
    /// Asks for the same value in several cells.
    void fill(const QModelIndexList &cells, Decimal value);

    std::optional<std::size_t> valueAt(const QModelIndex &index) const;
    QModelIndex indexOf(std::size_t value) const;
    QString nameOf(std::size_t value) const;
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

Q_SIGNALS:
    void valuesEntered(const std::vector<gpufolio::Decimal> &values);
    void notUnderstood(const QString &text);

private:
    Shape m_shape = Shape::Months;
    YearMonth m_first;
    std::vector<Decimal> m_values;
};

/// "Mon" to "Sun" in the language of the window; day 0 is Monday.
QString weekdayName(int day);
/// "Mon 09:00"; hour of the week, 0 is Monday 00:00.
QString hourOfWeekName(int hour);

} // namespace gpufolio::ui
