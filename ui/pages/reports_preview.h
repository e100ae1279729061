// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/report_pages.h"

#include <QAbstractScrollArea>
#include <QFutureWatcher>
#include <QImage>

#include <map>
#include <memory>
#include <optional>

class QThreadPool;

namespace gpufolio::ui
{

/// The pages of a report, one below the other, as they are printed. Pages in view are drawn on the pool, so that
/// scrolling never waits for one.
///
/// Page Up and Page Down go from page to page, + and - zoom, 0 fits the width; Ctrl with the wheel zooms, too.
class ReportsPreview : public QAbstractScrollArea
{
    Q_OBJECT

public:
    /// @param pool  of one thread: pages are drawn there one after the other
    explicit ReportsPreview(QThreadPool &pool, QWidget *parent = nullptr);
    ~ReportsPreview() override;

    /// Null shows nothing. The place in the report stays where it is as far as the new one is as long.
    void setPages(std::shared_ptr<const ReportPages> pages);
    std::size_t pageCount() const;
    /// The page in the middle of the view, from 0.
    std::size_t currentPage() const;
    void showPage(std::size_t page);

    /// Pixels of the screen a point; fitting the width unless a zoom was chosen.
    double zoom() const;
    void setZoom(std::optional<double> zoom);
    std::optional<double> chosenZoom() const { return m_zoom; }
    void zoomBy(double factor);

    /// All pages that can be seen are drawn.
    bool isDrawn() const;

Q_SIGNALS:
    void viewChanged(); ///< another page or another zoom

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Drawn {
        double scale = 0; ///< pixels a dot
        QImage image;
    };
    struct Job {
        std::size_t page = 0;
        double scale = 0;
        std::shared_ptr<const ReportPages> pages;
    };

    QSizeF pageSize(std::size_t page) const;
    /// Place of a page in the view.
    QRectF placeOf(std::size_t page) const;
    double imageScale() const;
    void arrange();
    void drawNext();
    void takeDrawn();
    void describe();

    QThreadPool &m_pool;
    std::shared_ptr<const ReportPages> m_pages;
    std::optional<double> m_zoom;
    std::map<std::size_t, Drawn> m_drawn;
    Job m_job;
    bool m_drawing = false; ///< until takeDrawn(), also when the worker is done already
    QFutureWatcher<QImage> m_watcher;
    std::size_t m_described = 0;
};

} // namespace gpufolio::ui
