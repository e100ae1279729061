// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/reports_preview.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOptionFocusRect>
#include <QThreadPool>
#include <QWheelEvent>
#include <QtConcurrent>

#include <algorithm>
#include <cmath>

namespace gpufolio::ui
{

namespace
{

constexpr double gap = 14; // pixels around a page
constexpr double pointsPerDot = 72.0 / ReportPages::resolution;
constexpr double leastZoom = 0.25;
constexpr double mostZoom = 6;
constexpr double widestFit = 1.7; // a page isn't blown up on a wide screen
constexpr double zoomStep = 1.2;
constexpr double uprightWidth = 595; // points; what a page will have that isn't there yet

} // namespace

ReportsPreview::ReportsPreview(QThreadPool &pool, QWidget *parent) : QAbstractScrollArea(parent), m_pool(pool)
{
    setObjectName(QStringLiteral("reportsPreview"));
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(240, 200);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // fitting the width doesn't depend on how many pages there are
    verticalScrollBar()->setSingleStep(24);
    horizontalScrollBar()->setSingleStep(24);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ReportsPreview::takeDrawn);
    describe();
}

ReportsPreview::~ReportsPreview()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void ReportsPreview::setPages(std::shared_ptr<const ReportPages> pages)
{
    m_pages = std::move(pages);
    m_drawn.clear();
    arrange();
    describe();
    drawNext();
    viewport()->update();
}

std::size_t ReportsPreview::pageCount() const
{
    return m_pages ? m_pages->count() : 0;
}

double ReportsPreview::zoom() const
{
    if (m_zoom)
        return *m_zoom;
    double widest = pageCount() == 0 ? uprightWidth : 1;
    for (std::size_t page = 0; page < pageCount(); ++page)
        widest = std::max(widest, m_pages->size(page).width() * pointsPerDot);
    return std::clamp((viewport()->width() - 2 * gap) / widest, leastZoom, widestFit);
}

void ReportsPreview::setZoom(std::optional<double> zoom)
{
    const double before =
        verticalScrollBar()->value() / std::max(1.0, static_cast<double>(verticalScrollBar()->maximum()));
    m_zoom = zoom ? std::optional(std::clamp(*zoom, leastZoom, mostZoom)) : std::nullopt;
    arrange();
    verticalScrollBar()->setValue(qRound(before * verticalScrollBar()->maximum()));
    drawNext();
    viewport()->update();
    Q_EMIT viewChanged();
}

void ReportsPreview::zoomBy(double factor)
{
    setZoom(zoom() * factor);
}

QSizeF ReportsPreview::pageSize(std::size_t page) const
{
    return m_pages->size(page) * (pointsPerDot * zoom());
}

QRectF ReportsPreview::placeOf(std::size_t page) const
{
    double y = gap - verticalScrollBar()->value();
    for (std::size_t i = 0; i < page; ++i)
        y += pageSize(i).height() + gap;
    const QSizeF size = pageSize(page);
    const double room = viewport()->width() - size.width();
    const double x = room >= 2 * gap ? room / 2 : gap - horizontalScrollBar()->value();
    return {QPointF(std::round(x), std::round(y)), size};
}

double ReportsPreview::imageScale() const
{
    return zoom() * pointsPerDot * devicePixelRatioF();
}

void ReportsPreview::arrange()
{
    double width = 0;
    double height = gap;
    for (std::size_t page = 0; page < pageCount(); ++page) {
        const QSizeF size = pageSize(page);
        width = std::max(width, size.width() + 2 * gap);
        height += size.height() + gap;
    }
    const QSize view = viewport()->size();
    verticalScrollBar()->setPageStep(view.height());
    verticalScrollBar()->setRange(0, std::max(0, qCeil(height) - view.height()));
    horizontalScrollBar()->setPageStep(view.width());
    horizontalScrollBar()->setRange(0, std::max(0, qCeil(width) - view.width()));
}

std::size_t ReportsPreview::currentPage() const
{
    const double middle = viewport()->height() / 2.0;
    for (std::size_t page = 0; page < pageCount(); ++page)
        if (placeOf(page).bottom() + gap / 2 > middle)
            return page;
    return pageCount() > 0 ? pageCount() - 1 : 0;
}

void ReportsPreview::showPage(std::size_t page)
{
    if (page >= pageCount())
        return;
    verticalScrollBar()->setValue(qRound(placeOf(page).top() + verticalScrollBar()->value() - gap));
}

bool ReportsPreview::isDrawn() const
{
    for (std::size_t page = 0; page < pageCount(); ++page) {
        if (!placeOf(page).intersects(QRectF(viewport()->rect())))
            continue;
        const auto drawn = m_drawn.find(page);
        if (drawn == m_drawn.end() || drawn->second.scale != imageScale())
            return false;
    }
    return true;
}

void ReportsPreview::drawNext()
{
    if (!m_pages || m_drawing || !isVisible())
        return;
    // Pages that are out of sight are forgotten: they may be many and large.
    const QRectF view(viewport()->rect());
    std::erase_if(m_drawn, [&](const auto &drawn) {
        return drawn.first >= pageCount() ||
               !placeOf(drawn.first).intersects(view.adjusted(0, -2 * view.height(), 0, 2 * view.height()));
    });
    for (std::size_t page = 0; page < pageCount(); ++page) {
        if (!placeOf(page).intersects(view))
            continue;
        const auto drawn = m_drawn.find(page);
        if (drawn != m_drawn.end() && drawn->second.scale == imageScale())
            continue;
        m_job = {page, imageScale(), m_pages};
        m_drawing = true;
        m_watcher.setFuture(
            QtConcurrent::run(&m_pool, [job = m_job] { return job.pages->image(job.page, job.scale); }));
        return;
    }
}

void ReportsPreview::takeDrawn()
{
    m_drawing = false;
    if (m_job.pages == m_pages) {
        m_drawn[m_job.page] = {m_job.scale, m_watcher.result()};
        viewport()->update();
    }
    m_job.pages.reset();
    drawNext();
}

void ReportsPreview::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), palette().color(QPalette::Dark));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (std::size_t page = 0; page < pageCount(); ++page) {
        const QRectF place = placeOf(page);
        if (!place.intersects(QRectF(viewport()->rect())))
            continue;
        const auto drawn = m_drawn.find(page);
        if (drawn != m_drawn.end())
            painter.drawImage(place, drawn->second.image);
        else
            painter.fillRect(place, Qt::white);
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawRect(place.adjusted(-1, -1, 0, 0));
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1));
    }
}

void ReportsPreview::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    arrange();
    drawNext();
    Q_EMIT viewChanged();
}

void ReportsPreview::scrollContentsBy(int /*dx*/, int /*dy*/)
{
    viewport()->update();
    drawNext();
    if (currentPage() != m_described)
        describe();
}

void ReportsPreview::keyPressEvent(QKeyEvent *event)
{
    const std::size_t page = currentPage();
    switch (event->key()) {
    case Qt::Key_PageDown:
        showPage(std::min(page + 1, pageCount() > 0 ? pageCount() - 1 : 0));
        if (page + 1 >= pageCount())
            verticalScrollBar()->setValue(verticalScrollBar()->maximum());
        return;
    case Qt::Key_PageUp:
        showPage(page > 0 ? page - 1 : 0);
        return;
    case Qt::Key_Home:
        verticalScrollBar()->setValue(0);
        return;
    case Qt::Key_End:
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(zoomStep);
        return;
    case Qt::Key_Minus:
        zoomBy(1 / zoomStep);
        return;
    case Qt::Key_0:
        if (event->modifiers() & Qt::ControlModifier)
            break; // the window's
        setZoom({});
        return;
    default:
        break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void ReportsPreview::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        zoomBy(event->angleDelta().y() > 0 ? zoomStep : 1 / zoomStep);
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

void ReportsPreview::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void ReportsPreview::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void ReportsPreview::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QAbstractScrollArea::changeEvent(event);
}

void ReportsPreview::describe()
{
    m_described = currentPage();
    setAccessibleName(tr("Pages of the report"));
    setAccessibleDescription(pageCount() == 0 ? tr("No page yet")
                                              : tr("Page %1 of %2").arg(m_described + 1).arg(pageCount()));
    Q_EMIT viewChanged();
}

} // namespace gpufolio::ui
