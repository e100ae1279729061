// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/page_flow.h"

#include <QColor>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr double sideMargin = 42; // points; 15 mm
constexpr double topMargin = 54;
constexpr double bottomMargin = 62;
constexpr double deepBottomMargin = 84;

} // namespace

PageFlow::PageFlow(const QPaintDevice &device, bool deepFoot)
    : m_device(device), m_pixelsPerPoint(device.logicalDpiX() / 72.0),
      m_bottomMargin(deepFoot ? deepBottomMargin : bottomMargin)
{
}

void PageFlow::newPage(QPageLayout::Orientation orientation, const QString &section)
{
    m_pages.push_back({orientation, section, {}});
    m_y = body().top();
}

void PageFlow::continuePage()
{
    newPage(m_pages.back().orientation, m_pages.back().section);
}

QRectF PageFlow::sheet(QPageLayout::Orientation orientation) const
{
    const QSizeF a4 = QPageSize(QPageSize::A4).size(QPageSize::Point);
    const QSizeF size = orientation == QPageLayout::Portrait ? a4 : a4.transposed();
    return {0, 0, pt(size.width()), pt(size.height())};
}

QRectF PageFlow::body(QPageLayout::Orientation orientation) const
{
    return sheet(orientation).adjusted(pt(sideMargin), pt(topMargin), -pt(sideMargin), -pt(m_bottomMargin));
}

QRectF PageFlow::take(double height, double keepWithNext)
{
    if (height + keepWithNext > room() && !isAtTop())
        continuePage();
    const QRectF place(body().left(), m_y, body().width(), height);
    m_y += height;
    return place;
}

void PageFlow::space(double height)
{
    if (!isAtTop())
        m_y += height;
}

QFont reportFont(double points, QFont::Weight weight)
{
    QFont font;
    font.setFamilies({QStringLiteral("DejaVu Sans"), QStringLiteral("WenQuanYi Micro Hei")});
    font.setPointSizeF(points);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setLetterSpacing(QFont::PercentageSpacing, 100); // no ligatures: "defined" is to be found in the PDF
    return font;
}

QStringList wrappedLines(const QString &text, const QFont &font, double width, const QPaintDevice &device)
{
    QStringList lines;
    const QStringList paragraphs = text.split(QLatin1Char('\n'));
    for (const QString &paragraph : paragraphs) {
        QTextLayout layout(paragraph, font, &device);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            lines.append(paragraph.mid(line.textStart(), line.textLength()).trimmed());
        }
        layout.endLayout();
    }
    return lines;
}

void addParagraph(PageFlow &flow, const QString &text, const QFont &font, const QColor &color, double indent,
                  double keepWithNext, const QString &mark)
{
    if (text.isEmpty())
        return;
    const QFontMetricsF metrics(font, &flow.device());
    const double lineHeight = metrics.height() * 1.15;
    const QStringList lines = wrappedLines(text, font, flow.body().width() - indent, flow.device());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool last = i + 1 == lines.size();
        const QRectF place = flow.take(lineHeight, last ? keepWithNext : 0);
        const QPointF baseline(place.left() + indent, place.top() + metrics.ascent());
        const QString before = i == 0 ? mark : QString();
        flow.draw([font, color, baseline, left = place.left(), before, line = lines[i]](QPainter &painter) {
            painter.setFont(font);
            painter.setPen(color);
            if (!before.isEmpty())
                painter.drawText(QPointF(left, baseline.y()), before);
            painter.drawText(baseline, line);
        });
    }
}

} // namespace gpufolio::ui
