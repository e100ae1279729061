// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/week_heat_panel.h"

#include "i18n/number_format.h"
#include "item_models/roles.h"
#include "item_models/week_heat_model.h"
#include "theme/theme.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr int leastCellHeight = 20;
constexpr int mostCellHeight = 40;
constexpr int pictureEdge = 10;

} // namespace

WeekHeatPanel::WeekHeatPanel(QWidget *parent)
    : QWidget(parent), m_model(new WeekHeatModel(this)), m_title(new QLabel), m_view(new QTableView),
      m_note(new QLabel), m_copy(new QAction(this)), m_copyPicture(new QAction(this)), m_saveSvg(new QAction(this)),
      m_savePng(new QAction(this)), m_saveCsv(new QAction(this))
{
    m_view->setObjectName(QStringLiteral("workloadsWeekTable"));
    m_view->setModel(m_model);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setTabKeyNavigation(false);
    m_view->setShowGrid(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setMinimumSectionSize(16);
    m_view->verticalHeader()->setHighlightSections(false);
    m_view->verticalHeader()->setMinimumSectionSize(leastCellHeight);
    m_view->setMinimumSize(320, 200);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->addActions({m_copy, m_copyPicture, m_saveSvg, m_savePng, m_saveCsv});
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setAlignment(Qt::AlignHCenter);
    m_title->setWordWrap(true);
    m_note->setProperty("muted", true);
    m_note->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_note);
    addActions();
    retranslate();
}

void WeekHeatPanel::addActions()
{
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    connect(m_copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(copied()); });
    m_view->installEventFilter(this);
    connect(m_copyPicture, &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setPixmap(pixmapOf(chartPicture())); });
    connect(m_saveSvg, &QAction::triggered, this, [this] { saveAs(QStringLiteral("svg")); });
    connect(m_savePng, &QAction::triggered, this, [this] { saveAs(QStringLiteral("png")); });
    connect(m_saveCsv, &QAction::triggered, this, [this] { saveAs(QStringLiteral("csv")); });
}

void WeekHeatPanel::setState(const DemandState &state)
{
    m_zone = fromUtf8(state.plans.inputs().timeZone);
    m_model->setState(state);
    retranslate();
    fitCells();
}

QString WeekHeatPanel::copied() const
{
    QString text;
    for (int day = 0; day < m_model->rowCount(); ++day) {
        text += m_model->headerData(day, Qt::Vertical).toString();
        for (int hour = 0; hour < m_model->columnCount(); ++hour)
            text += QLatin1Char('\t') + m_model->index(day, hour).data(ValueRole).toString();
        text += QLatin1Char('\n');
    }
    return text;
}

ChartPicture WeekHeatPanel::chartPicture() const
{
    const int line = fontMetrics().height();
    const QSize table(m_view->verticalHeader()->width() + m_view->horizontalHeader()->length(),
                      m_view->horizontalHeader()->height() + m_view->verticalHeader()->length());
    return {m_title->text(), table + QSize(2 * pictureEdge, 2 * pictureEdge + 4 * line),
            [this](QPainter &painter) { paint(painter); }};
}

/// Title, hours above, days at the left, and below what the colours mean.
void WeekHeatPanel::paint(QPainter &painter) const
{
    const QSize size = chartPicture().size;
    const QHeaderView &hours = *m_view->horizontalHeader();
    const QHeaderView &days = *m_view->verticalHeader();
    const int line = fontMetrics().height();
    const QRect inside(pictureEdge, pictureEdge, size.width() - 2 * pictureEdge, size.height() - 2 * pictureEdge);
    painter.fillRect(QRect(QPoint(), size), themePalette().surface);
    painter.setPen(themePalette().text);
    painter.setFont(m_title->font());
    painter.drawText(inside, Qt::AlignHCenter | Qt::AlignTop, m_title->text());
    painter.setFont(font());
    const QPoint corner(inside.left() + days.width(), inside.top() + 2 * line + hours.height());
    painter.setPen(themePalette().mutedText);
    for (int hour = 0; hour < m_model->columnCount(); ++hour)
        painter.drawText(QRect(corner.x() + hours.sectionPosition(hour), corner.y() - hours.height(),
                               hours.sectionSize(hour), hours.height()),
                         Qt::AlignCenter, m_model->headerData(hour, Qt::Horizontal).toString());
    for (int day = 0; day < m_model->rowCount(); ++day) {
        const int top = corner.y() + days.sectionPosition(day);
        const int height = days.sectionSize(day);
        painter.setPen(themePalette().mutedText);
        painter.drawText(QRect(inside.left(), top, days.width() - 4, height), Qt::AlignRight | Qt::AlignVCenter,
                         m_model->headerData(day, Qt::Vertical).toString());
        painter.setPen(themePalette().text);
        for (int hour = 0; hour < m_model->columnCount(); ++hour) {
            const QRect cell(corner.x() + hours.sectionPosition(hour), top, hours.sectionSize(hour), height);
            const QModelIndex index = m_model->index(day, hour);
            painter.fillRect(cell, index.data(Qt::BackgroundRole).value<QColor>());
            painter.drawText(cell, Qt::AlignCenter, index.data().toString());
        }
    }
    painter.setPen(themePalette().mutedText);
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignBottom, m_note->text());
}

void WeekHeatPanel::saveAs(const QString &kind)
{
    saveChartAs(this, kind, m_title->text(), [&](const QString &path) {
        return kind == QLatin1String("svg")   ? saveSvg(chartPicture(), path)
               : kind == QLatin1String("png") ? savePng(chartPicture(), path)
                                              : saveCsv(*m_model, path, tr("Day of the week"));
    });
}

/// All 24 hours in sight as long as their numbers have room.
void WeekHeatPanel::fitCells()
{
    int widest = 0;
    for (int day = 0; day < m_model->rowCount(); ++day)
        for (int hour = 0; hour < m_model->columnCount(); ++hour)
            widest =
                std::max(widest, m_view->fontMetrics().horizontalAdvance(m_model->index(day, hour).data().toString()));
    const int cell = std::max(widest + 6, (m_view->width() - m_view->verticalHeader()->sizeHint().width() - 2) /
                                              WeekHeatModel::hoursPerDay);
    m_view->horizontalHeader()->setDefaultSectionSize(cell);
    const bool scrolls =
        cell * WeekHeatModel::hoursPerDay + m_view->verticalHeader()->sizeHint().width() > m_view->width();
    const int height = m_view->height() - m_view->horizontalHeader()->sizeHint().height() - 2 -
                       (scrolls ? m_view->horizontalScrollBar()->sizeHint().height() : 0);
    m_view->verticalHeader()->setDefaultSectionSize(std::clamp(
        height / m_model->rowCount(), std::max(leastCellHeight, m_view->fontMetrics().height() + 4), mostCellHeight));
}

bool WeekHeatPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        fitCells();
    return QWidget::eventFilter(watched, event);
}

void WeekHeatPanel::retranslate()
{
    m_title->setText(tr("Mean week: GPUs of all workloads by hour"));
    m_view->setAccessibleName(m_title->text());
    m_view->horizontalHeader()->setAccessibleName(tr("Hour"));
    m_view->verticalHeader()->setAccessibleName(tr("Day of the week"));
    m_note->setText(tr("Mean over the horizon, local time (%1); the darker, the more.").arg(m_zone));
    m_copy->setText(tr("Copy the table"));
    m_copyPicture->setText(tr("Copy picture"));
    m_saveSvg->setText(tr("Save as SVG…"));
    m_savePng->setText(tr("Save as PNG…"));
    m_saveCsv->setText(tr("Save numbers as CSV…"));
}

void WeekHeatPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->retranslate();
    } else if (event->type() == QEvent::PaletteChange) {
        m_model->retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace gpufolio::ui
