// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/page_flow.h"
#include "print/report_language.h"
#include "report/report_document.h"

#include <QPicture>

#include <memory>
#include <vector>

namespace gpufolio::ui
{

/// A report laid out on A4 pages: what the PDF prints and what the window shows. Made of values only, so it may be made
/// and drawn on any thread.
class ReportPages
{
public:
    /// Dots an inch in which pages are laid out. Fill patterns are drawn in dots: here their cells are 4 points wide.
    static constexpr int resolution = 144;

    /// A memo is set smaller until it fits one page; no text is left out.
    /// @param charts  of drawReportCharts()
    ReportPages(ReportDocument document, std::vector<QPicture> charts, ReportLanguage language);
    ~ReportPages();
    ReportPages(ReportPages &&) noexcept;
    ReportPages &operator=(ReportPages &&) noexcept;

    const ReportDocument &document() const { return m_document; }
    const ReportLanguage &language() const { return m_language; }

    std::size_t count() const;
    QPageLayout::Orientation orientation(std::size_t page) const;
    /// Size of a page in dots.
    QSizeF size(std::size_t page) const;
    /// Draws a page with its head and foot. The device has `resolution` dots an inch; a painter that draws smaller or
    /// larger is scaled.
    void draw(QPainter &painter, std::size_t page) const;
    /// The page as a picture, `scale` pixels a dot.
    QImage image(std::size_t page, double scale) const;

private:
    class Paper; ///< a device with the metrics of the resolution
    void layOut(double scale);

    ReportDocument m_document;
    std::vector<QPicture> m_charts;
    ReportLanguage m_language;
    std::unique_ptr<Paper> m_paper;
    std::unique_ptr<PageFlow> m_flow;
};

} // namespace gpufolio::ui
