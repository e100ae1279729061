// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <QPixmap>
#include <QString>

#include <functional>

class QAbstractItemModel;
class QPainter;
class QWidget;

/// What leaves a chart: its picture and its numbers.
namespace gpufolio::ui
{

struct ChartPicture {
    QString title;
    QSize size;
    std::function<void(QPainter &)> paint; ///< all of `size`, on the ground of the theme
};

/// Twice as fine as on screen.
QPixmap pixmapOf(const ChartPicture &picture);
Status savePng(const ChartPicture &picture, const QString &path);
Status saveSvg(const ChartPicture &picture, const QString &path);

/// The numbers of a table: headers as shown, amounts as plain decimals; text is made harmless for spreadsheets.
/// @param rowNames  header of a first column with the names of the rows; empty = the rows' names are a column already
Status saveCsv(const QAbstractItemModel &numbers, const QString &path, const QString &rowNames = {});

/// Asks for a file whose name ends in `kind` and has it written; says what went wrong.
void saveChartAs(QWidget *parent, const QString &kind, const QString &title,
                 const std::function<Status(const QString &path)> &save);

} // namespace gpufolio::ui
