// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/report_pages.h"

#include "print/report_layout.h"

#include <QImage>
#include <QPainter>

#include <array>

namespace gpufolio::ui
{

namespace
{

constexpr double inchesPerMetre = 1 / 0.0254;

QImage canvas(const QSize &size)
{
    QImage image(size, QImage::Format_RGB32);
    image.setDotsPerMeterX(qRound(ReportPages::resolution * inchesPerMetre));
    image.setDotsPerMeterY(qRound(ReportPages::resolution * inchesPerMetre));
    return image;
}

} // namespace

/// A picture of one dot: it has the metrics of text at the resolution, and no page is ever drawn on it.
class ReportPages::Paper
{
public:
    const QPaintDevice &device() const { return m_image; }

private:
    QImage m_image = canvas(QSize(1, 1));
};

ReportPages::ReportPages(ReportDocument document, std::vector<QPicture> charts, ReportLanguage language)
    : m_document(std::move(document)), m_charts(std::move(charts)), m_language(std::move(language)),
      m_paper(std::make_unique<Paper>())
{
    if (m_document.kind != ReportTemplate::Memo) {
        layOut(1);
        return;
    }
    for (const double scale : {1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55}) {
        layOut(scale);
        if (count() == 1)
            return;
    }
}

ReportPages::~ReportPages() = default;
ReportPages::ReportPages(ReportPages &&) noexcept = default;
ReportPages &ReportPages::operator=(ReportPages &&) noexcept = default;

void ReportPages::layOut(double scale)
{
    m_flow = std::make_unique<PageFlow>(m_paper->device(), m_language.words.isBoth());
    layOutReport(*m_flow, m_document, m_charts, m_language, scale);
}

std::size_t ReportPages::count() const
{
    return m_flow->pages().size();
}

QPageLayout::Orientation ReportPages::orientation(std::size_t page) const
{
    return m_flow->pages()[page].orientation;
}

QSizeF ReportPages::size(std::size_t page) const
{
    return m_flow->sheet(orientation(page)).size();
}

void ReportPages::draw(QPainter &painter, std::size_t page) const
{
    for (const auto &drawing : m_flow->pages()[page].drawings)
        drawing(painter);
    drawReportFrame(painter, *m_flow, m_document, m_language, page);
}

QImage ReportPages::image(std::size_t page, double scale) const
{
    QImage picture = canvas((size(page) * scale).toSize());
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    draw(painter, page);
    return picture;
}

} // namespace gpufolio::ui
