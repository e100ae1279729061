// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/icons.h"

#include "theme/theme.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace gpufolio::ui
{

namespace
{

QPixmap draw(QByteArray svg, const QColor &color, int size)
{
    svg.replace("currentColor", color.name().toLatin1()); // QtSvg doesn't know the word
    QSvgRenderer renderer(svg);
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    return pixmap;
}

} // namespace

QIcon themeIcon(const QString &name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray svg = file.readAll();
    QColor faded = themePalette().mutedText;
    faded.setAlphaF(0.45F);
    QIcon icon;
    for (const int size : {16, 20, 24, 32, 48}) {
        icon.addPixmap(draw(svg, themePalette().text, size), QIcon::Normal);
        icon.addPixmap(draw(svg, faded, size), QIcon::Disabled);
    }
    return icon;
}

} // namespace gpufolio::ui
