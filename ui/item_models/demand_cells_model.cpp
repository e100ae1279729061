// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/demand_cells_model.h"

#include "i18n/number_format.h"
#include "i18n/pasted_cells.h"
#include "theme/theme.h"

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr int hoursPerDay = 24;
constexpr int monthsPerYear = 12;

QString twoDigits(int value)
{
    return QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0'));
}

} // namespace

QString weekdayName(int day)
{
    return QLocale().standaloneDayName(day + 1, QLocale::ShortFormat);
}

QString hourOfWeekName(int hour)
{
    return QStringLiteral("%1 %2:00").arg(weekdayName(hour / hoursPerDay), twoDigits(hour % hoursPerDay));
}

void DemandCellsModel::setValues(Shape shape, std::vector<Decimal> values, YearMonth first)
{
    const bool sameCells = shape == m_shape && values.size() == m_values.size() && first == m_first;
    if (sameCells) { // the cell that is edited stays
        if (values == m_values)
            return;
        m_values = std::move(values);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_shape = shape;
    m_first = first;
    m_values = std::move(values);
    endResetModel();
}

void DemandCellsModel::retranslate()
{
    if (m_values.empty())
        return;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int DemandCellsModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid() || m_values.empty())
        return 0;
    const int count = static_cast<int>(m_values.size());
    if (m_shape == Shape::Months)
        return (m_first.month - 1 + count + monthsPerYear - 1) / monthsPerYear;
    return (count + hoursPerDay - 1) / hoursPerDay;
}

int DemandCellsModel::columnCount(const QModelIndex &parent) const
{
    if (parent.isValid() || m_values.empty())
        return 0;
    return m_shape == Shape::Months ? monthsPerYear : hoursPerDay;
}

std::optional<std::size_t> DemandCellsModel::valueAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return std::nullopt;
    const int before = m_shape == Shape::Months ? m_first.month - 1 : 0;
    const int at = index.row() * columnCount() + index.column() - before;
    if (at < 0 || at >= static_cast<int>(m_values.size()))
        return std::nullopt;
    return static_cast<std::size_t>(at);
}

QModelIndex DemandCellsModel::indexOf(std::size_t value) const
{
    const int before = m_shape == Shape::Months ? m_first.month - 1 : 0;
    const int at = static_cast<int>(value) + before;
    const int columns = columnCount();
    return columns == 0 ? QModelIndex() : index(at / columns, at % columns);
}

QString DemandCellsModel::nameOf(std::size_t value) const
{
    const int at = static_cast<int>(value);
    if (m_shape == Shape::Months)
        return monthText(m_first.plus(at));
    return m_shape == Shape::Week ? hourOfWeekName(at) : twoDigits(at) + QStringLiteral(":00");
}

QVariant DemandCellsModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const auto at = valueAt(index);
    if (!at)
        return role == Qt::BackgroundRole ? QVariant(themePalette().raised) : QVariant();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return groupedText(toText(m_values[*at]));
    case Qt::TextAlignmentRole:
        return {Qt::AlignRight | Qt::AlignVCenter};
    case Qt::ForegroundRole:
        return m_values[*at].isZero() ? QVariant(themePalette().mutedText) : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(nameOf(*at), groupedText(toText(m_values[*at])));
    default:
        return {};
    }
}

QVariant DemandCellsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return twoDigits(m_shape == Shape::Months ? section + 1 : section);
    if (m_shape == Shape::Months)
        return QString::number(m_first.year + section);
    return m_shape == Shape::Week ? weekdayName(section) : tr("GPUs");
}

Qt::ItemFlags DemandCellsModel::flags(const QModelIndex &index) const
{
    if (!valueAt(index))
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable;
}

bool DemandCellsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const auto at = valueAt(index);
    if (!at || role != Qt::EditRole)
        return false;
    const auto number = pastedNumber(value.toString());
    if (!number || !*number) {
        Q_EMIT notUnderstood(value.toString());
        return false;
    }
    if (m_values[*at] == **number)
        return true;
    std::vector<Decimal> values = m_values;
    values[*at] = **number;
    Q_EMIT valuesEntered(values);
    return true;
}

DemandCellsModel::Pasted DemandCellsModel::paste(const QModelIndex &start, const QString &text)
{
    Pasted pasted;
    const QList<QStringList> rows = pastedRows(text);
    const std::size_t first = valueAt(start).value_or(0);
    std::vector<Decimal> values = m_values;
    const bool block = m_shape == Shape::Week && rows.size() > 1 && rows.first().size() > 1;
    std::size_t next = first;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        for (qsizetype column = 0; column < rows[row].size(); ++column) {
            const QString &cell = rows[row][column];
            const auto number = pastedNumber(cell);
            std::size_t at = next++;
            if (block) {
                const std::size_t ofDay = first % hoursPerDay + static_cast<std::size_t>(column);
                const std::size_t day = first / hoursPerDay + static_cast<std::size_t>(row);
                at = ofDay < hoursPerDay ? day * hoursPerDay + ofDay : values.size();
            }
            if (at >= values.size()) {
                if (!cell.isEmpty())
                    ++pasted.tooMany;
            } else if (!number) {
                pasted.notUnderstood += cell;
            } else if (!*number) {
                ++pasted.empty;
            } else {
                if (pasted.taken++ == 0)
                    pasted.firstCell = nameOf(at);
                values[at] = **number;
            }
        }
    }
    if (pasted.taken > 0 && values != m_values)
        Q_EMIT valuesEntered(values);
    return pasted;
}

void DemandCellsModel::fill(const QModelIndexList &cells, Decimal value)
{
    std::vector<Decimal> values = m_values;
    for (const QModelIndex &cell : cells) {
        if (const auto at = valueAt(cell))
            values[*at] = value;
    }
    if (values != m_values)
        Q_EMIT valuesEntered(values);
}

QString DemandCellsModel::copied(const QModelIndexList &cells) const
{
    QModelIndexList sorted = cells;
    std::sort(sorted.begin(), sorted.end());
    QString text;
    for (qsizetype i = 0; i < sorted.size(); ++i) {
        if (i > 0)
            text += sorted[i].row() == sorted[i - 1].row() ? QLatin1Char('\t') : QLatin1Char('\n');
        if (const auto at = valueAt(sorted[i]))
            text += QString::fromStdString(toText(m_values[*at]));
    }
    return text;
}

} // namespace gpufolio::ui
