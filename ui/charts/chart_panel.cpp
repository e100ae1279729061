// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_panel.h"

#include "charts/chart_files.h"
#include "charts/period_chart_view.h"
#include "i18n/number_format.h"
#include "widgets/why_panel.h"

#include <QAction>
#include <QChart>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QTableView>
#include <QToolTip>
#include <QVBoxLayout>

namespace gpufolio::ui
{

ChartPanel::ChartPanel(QAbstractItemModel *numbers, QWidget *parent)
    : QWidget(parent), m_numbers(numbers), m_stack(new QStackedWidget(this)), m_chartView(new PeriodChartView),
      m_tableView(new QTableView), m_empty(new QLabel), m_note(new QLabel), m_toggleTable(new QAction(this)),
      m_copy(new QAction(this)), m_saveSvg(new QAction(this)), m_savePng(new QAction(this)),
      m_saveCsv(new QAction(this))
{
    m_numbers->setParent(this);
    m_tableView->setModel(m_numbers);
    m_tableView->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tableView->setAlternatingRowColors(true);
    m_tableView->verticalHeader()->hide();
    m_tableView->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_tableView->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tableView->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tableView->setContextMenuPolicy(Qt::NoContextMenu); // the panel's
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setProperty("muted", true);
    m_stack->addWidget(m_chartView);
    m_stack->addWidget(m_tableView);
    m_stack->addWidget(m_empty);
    m_note->setProperty("muted", true);
    m_note->setWordWrap(true);
    m_note->hide();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_note);

    connect(m_chartView, &PeriodChartView::hovered, this, [this](int period, const QPoint &place) {
        if (period < 0)
            QToolTip::hideText();
        else
            QToolTip::showText(place, hoverText(period), m_chartView);
    });
    connect(m_chartView, &PeriodChartView::asked, this, &ChartPanel::answerWhy);
    addActions();
}

void ChartPanel::addActions()
{
    m_toggleTable->setShortcut(Qt::CTRL | Qt::Key_T);
    m_toggleTable->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_toggleTable->setCheckable(true);
    addAction(m_toggleTable);
    connect(m_toggleTable, &QAction::triggered, this, [this] { setTableShown(!m_tableShown); });
    connect(m_copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setPixmap(picture()); });
    connect(m_saveSvg, &QAction::triggered, this, [this] { saveAs(QStringLiteral("svg")); });
    connect(m_savePng, &QAction::triggered, this, [this] { saveAs(QStringLiteral("png")); });
    connect(m_saveCsv, &QAction::triggered, this, [this] { saveAs(QStringLiteral("csv")); });
}

bool ChartPanel::isTableShown() const
{
    return m_tableShown;
}

void ChartPanel::setTableShown(bool shown)
{
    m_tableShown = shown;
    m_toggleTable->setChecked(shown);
    const bool hasNumbers = m_numbers->rowCount() > 0;
    QWidget *front = !hasNumbers ? static_cast<QWidget *>(m_empty)
                     : shown     ? static_cast<QWidget *>(m_tableView)
                                 : m_chartView;
    const bool hadFocus = m_stack->currentWidget()->hasFocus();
    m_stack->setCurrentWidget(front);
    if (hadFocus)
        front->setFocus();
}

void ChartPanel::setStale(bool stale)
{
    m_stale = stale;
    m_chartView->chart()->setOpacity(stale ? 0.4 : 1.0);
    m_tableView->setEnabled(!stale);
}

void ChartPanel::setEmptyText(const QString &text)
{
    m_empty->setText(text);
}

void ChartPanel::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void ChartPanel::rebuild()
{
    const ChartDress dress{themePalette(), font(),
                           [](double value, int) { return shortNumberText(Decimal::fromDouble(value)); }};
    m_chartView->setBackgroundBrush(themePalette().surface);
    m_chartView->showChart(makeChart(dress));
    m_chartView->chart()->setOpacity(m_stale ? 0.4 : 1.0);
    setTableShown(m_tableShown);
    retranslate();
    if (m_chartView->hasFocus())
        m_chartView->askAgain();
}

void ChartPanel::retranslate()
{
    m_toggleTable->setText(tr("Show as table"));
    m_copy->setText(tr("Copy picture"));
    m_saveSvg->setText(tr("Save as SVG…"));
    m_savePng->setText(tr("Save as PNG…"));
    m_saveCsv->setText(tr("Save numbers as CSV…"));
    const QString title = titleText();
    m_chartView->setAccessibleName(title);
    m_chartView->setAccessibleDescription(
        tr("A chart of %n periods; Ctrl+T shows its numbers as a table.", nullptr, m_chartView->periodCount()));
    m_tableView->setAccessibleName(tr("%1, as a table").arg(title));
}

void ChartPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslateNumbers();
        rebuild();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        rebuild();
    }
    QWidget::changeEvent(event);
}

void ChartPanel::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_numbers->rowCount() == 0)
        return;
    QMenu menu(this);
    menu.addActions({m_toggleTable, menu.addSeparator(), m_copy, m_saveSvg, m_savePng, m_saveCsv});
    menu.exec(event->globalPos());
}

void ChartPanel::answerWhy(int period)
{
    if (const std::optional<Why> why = whyOfPeriod(period))
        setWhyOf(m_chartView, *why);
}

ChartPicture ChartPanel::chartPicture() const
{
    return {titleText(), m_chartView->size(), [this](QPainter &painter) { m_chartView->render(&painter); }};
}

QPixmap ChartPanel::picture() const
{
    return pixmapOf(chartPicture());
}

Status ChartPanel::saveSvg(const QString &path) const
{
    return ui::saveSvg(chartPicture(), path);
}

Status ChartPanel::savePng(const QString &path) const
{
    return ui::savePng(chartPicture(), path);
}

Status ChartPanel::saveCsv(const QString &path) const
{
    return ui::saveCsv(*m_numbers, path);
}

void ChartPanel::saveAs(const QString &kind)
{
    saveChartAs(this, kind, titleText(), [&](const QString &path) {
        return kind == QLatin1String("svg")   ? saveSvg(path)
               : kind == QLatin1String("png") ? savePng(path)
                                              : saveCsv(path);
    });
}

} // namespace gpufolio::ui
