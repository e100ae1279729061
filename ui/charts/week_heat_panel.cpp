// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/week_heat_panel.h"

#include "i18n/number_format.h"
#include "item_models/roles.h"
#include "item_models/week_heat_model.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
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

} // namespace

WeekHeatPanel::WeekHeatPanel(QWidget *parent)
    : QWidget(parent), m_model(new WeekHeatModel(this)), m_title(new QLabel), m_view(new QTableView),
      m_note(new QLabel), m_copy(new QAction(this))
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
    m_view->addAction(m_copy);
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
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    connect(m_copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(copied()); });
    m_view->installEventFilter(this);
    retranslate();
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
