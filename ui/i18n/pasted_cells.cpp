// SPDX-License-Identifier: GPL-3.0-or-later
#include "i18n/pasted_cells.h"

#include "i18n/quantity_input.h"

#include <QRegularExpression>

namespace gpufolio::ui
{

QList<QStringList> pastedRows(const QString &text)
{
    static const QRegularExpression lineEnd(QStringLiteral("\r\n|\n|\r"));
    static const QRegularExpression between(QStringLiteral("[\\s;；、]+"));
    QStringList lines = text.split(lineEnd, Qt::SkipEmptyParts);
    // "12 000" is one number: no list has a member 000.
    static const QRegularExpression grouped(QStringLiteral("^\\d{1,3}( \\d{3})* 0\\d{2}( \\d{3})*([.,]\\d+)?$"));
    const bool oneLine = lines.size() == 1 && !lines.first().contains(QLatin1Char('\t')) &&
                         !grouped.match(halfWidth(lines.first())).hasMatch();
    QList<QStringList> rows;
    for (const QString &line : lines) {
        QStringList cells;
        const QStringList parts =
            oneLine ? line.split(between, Qt::SkipEmptyParts) : line.split(QLatin1Char('\t'), Qt::KeepEmptyParts);
        for (const QString &part : parts) {
            QString cell = halfWidth(part);
            if (cell.size() > 1 && cell.startsWith(QLatin1Char('"')) && cell.endsWith(QLatin1Char('"')))
                cell = cell.mid(1, cell.size() - 2).trimmed();
            cells += cell;
        }
        if (!cells.join(QString()).isEmpty())
            rows += cells;
    }
    return rows;
}

std::optional<std::optional<Decimal>> pastedNumber(const QString &cell)
{
    if (cell.trimmed().isEmpty())
        return std::optional<Decimal>();
    const auto value = parseQuantity(cell);
    if (!value || value->isNegative() || *value > Decimal::fromInteger(1'000'000'000))
        return std::nullopt;
    return value;
}

} // namespace gpufolio::ui
