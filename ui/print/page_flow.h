// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPageLayout>
#include <QPaintDevice>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

class QPainter;

namespace gpufolio::ui
{

/// One page to be: what stands on it, drawn when the number of pages is known.
struct PrintPage {
    QPageLayout::Orientation orientation = QPageLayout::Portrait;
    QString section; ///< at its head, right
    std::vector<std::function<void(QPainter &)>> drawings;
};

/// Fills A4 pages from top to bottom. All lengths are pixels of the device; pt() converts from points.
class PageFlow
{
public:
    /// @param deepFoot  leaves room for a foot in two languages
    explicit PageFlow(const QPaintDevice &device, bool deepFoot = false);

    double pt(double points) const { return points * m_pixelsPerPoint; }
    const QPaintDevice &device() const { return m_device; }

    void newPage(QPageLayout::Orientation orientation, const QString &section);
    /// A page that goes on with the section of the one before.
    void continuePage();
    bool isEmpty() const { return m_pages.empty(); }
    /// Nothing stands on the page yet.
    bool isAtTop() const { return m_y <= body().top(); }

    /// The whole sheet and the part of it between head and foot.
    QRectF sheet() const { return sheet(m_pages.back().orientation); }
    QRectF sheet(QPageLayout::Orientation orientation) const;
    QRectF body() const { return body(m_pages.back().orientation); }
    QRectF body(QPageLayout::Orientation orientation) const;
    double room() const { return body().bottom() - m_y; }

    /// The next `height` of the body; on a new page when that and `keepWithNext` after it don't fit on this one.
    QRectF take(double height, double keepWithNext = 0);
    /// A gap, dropped at the top of a page.
    void space(double height);
    void draw(std::function<void(QPainter &)> drawing) { m_pages.back().drawings.push_back(std::move(drawing)); }

    const std::vector<PrintPage> &pages() const { return m_pages; }

private:
    const QPaintDevice &m_device;
    double m_pixelsPerPoint;
    double m_bottomMargin;
    double m_y = 0;
    std::vector<PrintPage> m_pages;
};

/// The fonts of reports; the first that has a glyph draws it. Both can be embedded and give back the right characters.
QFont reportFont(double points, QFont::Weight weight = QFont::Normal);

/// The text in lines of at most `width` pixels.
QStringList wrappedLines(const QString &text, const QFont &font, double width, const QPaintDevice &device);

/// Adds a paragraph that may go on on the next page.
/// @param keepWithNext  height that must fit below its last line
/// @param mark  stands left of its first line, in the indent
void addParagraph(PageFlow &flow, const QString &text, const QFont &font, const QColor &color, double indent = 0,
                  double keepWithNext = 0, const QString &mark = {});

} // namespace gpufolio::ui
