// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_files.h"

#include "i18n/model_text.h"
#include "item_models/roles.h"
#include "support/csv_writer.h"
#include "support/decimal.h"
#include "support/file_io.h"
#include "theme/theme.h"

#include <QAbstractItemModel>
#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPainter>
#include <QSvgGenerator>

namespace gpufolio::ui
{

namespace
{

std::string encodedPath(const QString &path)
{
    return QFile::encodeName(path).toStdString();
}

Status writeBytes(const QString &path, const QByteArray &bytes)
{
    return writeFileAtomically(encodedPath(path), {bytes.data(), static_cast<std::size_t>(bytes.size())});
}

} // namespace

QPixmap pixmapOf(const ChartPicture &picture)
{
    constexpr double scale = 2;
    QPixmap pixmap(picture.size * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(themePalette().surface);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.paint(painter);
    return pixmap;
}

Status saveSvg(const ChartPicture &picture, const QString &path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(picture.size);
    generator.setViewBox(QRect(QPoint(), picture.size));
    generator.setTitle(picture.title);
    QPainter painter(&generator);
    picture.paint(painter);
    painter.end();
    return writeBytes(path, bytes);
}

Status savePng(const ChartPicture &picture, const QString &path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    pixmapOf(picture).save(&buffer, "PNG");
    return writeBytes(path, bytes);
}

Status saveCsv(const QAbstractItemModel &numbers, const QString &path, const QString &rowNames)
{
    CsvWriter csv({',', true});
    const auto text = [&csv](const QString &cell) { csv.text(cell.toStdString()); };
    if (!rowNames.isEmpty())
        text(rowNames);
    for (int column = 0; column < numbers.columnCount(); ++column)
        text(numbers.headerData(column, Qt::Horizontal).toString().replace(QLatin1Char('\n'), QLatin1Char(' ')));
    csv.endRow();
    for (int row = 0; row < numbers.rowCount(); ++row) {
        if (!rowNames.isEmpty())
            text(numbers.headerData(row, Qt::Vertical).toString());
        for (int column = 0; column < numbers.columnCount(); ++column) {
            const QString plain = numbers.index(row, column).data(ValueRole).toString();
            const bool isName = column == 0 && rowNames.isEmpty();
            const bool isText = isName || (!plain.isEmpty() && !Decimal::parse(plain.toStdString()));
            if (isText) // names and days
                text(plain);
            else
                csv.number(plain.toStdString());
        }
        csv.endRow();
    }
    Result<std::string> bytes = std::move(csv).finish();
    if (!bytes)
        return bytes.error();
    return writeFileAtomically(encodedPath(path), *bytes);
}

void saveChartAs(QWidget *parent, const QString &kind, const QString &title,
                 const std::function<Status(const QString &path)> &save)
{
    const QString question = QCoreApplication::translate("gpufolio::ui::ChartPanel", "Save chart");
    const QString path =
        QFileDialog::getSaveFileName(parent, question, title + QLatin1Char('.') + kind, QStringLiteral("*.") + kind);
    if (path.isEmpty())
        return;
    if (const Status saved = save(path); !saved)
        QMessageBox::warning(parent, question, modelText(saved.error()));
}

} // namespace gpufolio::ui
