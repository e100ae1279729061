// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/page_flow.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace gpufolio::ui
{

/// A table in the words it is printed in.
struct PrintTable {
    struct Column {
        QString header;
        bool isNumber = false; ///< right-aligned
    };
    struct Cell {
        QString text;
        bool breaks = false; ///< a name or a sentence may take several lines, a number may not
    };
    enum class RowKind { Plain, Total, Rounding };
    struct Row {
        RowKind kind = RowKind::Plain;
        std::vector<Cell> cells;
    };
    std::vector<Column> columns;
    std::vector<Row> rows;
    double leastRowHeight = 0; ///< points
    bool fullWidth = false;    ///< columns share the width of the page evenly
};

/// Where the columns stand. A table that is too wide is printed in storeys: each row takes several lines, and the head
/// names the columns in the same places.
struct TablePlan {
    struct Place {
        std::size_t column = 0;
        double x = 0;
        double width = 0;
    };
    double fontPoints = 8;
    std::vector<std::vector<Place>> storeys;
};

/// The plan with the fewest storeys (at most `maxStoreys`) that fits `width`, in the largest font; nothing when none
/// does.
/// @param points  largest size of its font
std::optional<TablePlan> planTable(const PrintTable &table, double width, const PageFlow &flow, std::size_t maxStoreys,
                                   double points = 8);

/// Prints the table row by row; its head is repeated on each page it goes on to.
void addTable(PageFlow &flow, const PrintTable &table, const TablePlan &plan);
/// Height of the whole table.
double tableHeight(const PageFlow &flow, const PrintTable &table, const TablePlan &plan);
/// Height of the head and the first row, to keep a title with them.
double firstRowsHeight(const PageFlow &flow, const PrintTable &table, const TablePlan &plan);

} // namespace gpufolio::ui
