// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/cost_stack_chart.h"
#include "report/why.h"
#include "support/result.h"

#include <QWidget>

#include <optional>

class QAbstractItemModel;
class QLabel;
class QStackedWidget;
class QTableView;

namespace gpufolio::ui
{

class PeriodChartView;
struct ChartPicture;

/// A chart over the periods of the horizon with its table twin (Ctrl+T): hover gives exact values, the wheel zooms
/// while the chart has the focus, the context menu copies and saves. A subclass makes the chart and names the model of
/// its numbers.
class ChartPanel : public QWidget
{
    Q_OBJECT

public:
    bool isTableShown() const;
    void setTableShown(bool shown);
    QTableView *tableView() const { return m_tableView; }
    PeriodChartView *chartView() const { return m_chartView; }

    /// Greys the numbers while newer ones are computed.
    void setStale(bool stale);
    /// Shown in place of the chart while it has no numbers.
    void setEmptyText(const QString &text);
    /// What goes with the chart into pictures and below it on screen: "Prices of 2026-07-30".
    void setNote(const QString &note);

    QPixmap picture() const;
    Status saveSvg(const QString &path) const;
    Status savePng(const QString &path) const;
    /// The numbers of the table: headers as shown, amounts as plain decimals; text is made harmless for spreadsheets.
    Status saveCsv(const QString &path) const;

    /// The exact values of a period, a line each.
    virtual QString hoverText(int period) const = 0;

    QSize sizeHint() const override { return {560, 320}; }

protected:
    ChartPanel(QAbstractItemModel *numbers, QWidget *parent);

    /// The chart in the colours of the theme; null when there are no numbers. The panel owns it.
    virtual QChart *makeChart(const ChartDress &dress) = 0;
    /// Words in the language in use, for the numbers' model.
    virtual void retranslateNumbers() = 0;
    /// "Monthly cost of Base on 1-year": title of the chart, file names, screen readers.
    virtual QString titleText() const = 0;
    /// Why a period's number is what it is; nothing when it isn't known.
    virtual std::optional<Why> whyOfPeriod(int period) const = 0;

    /// Makes the chart anew; keeps the zoom while the periods stay the same.
    void rebuild();

    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void retranslate();
    void addActions();
    ChartPicture chartPicture() const;
    void saveAs(const QString &kind);
    void answerWhy(int period);

    QAbstractItemModel *m_numbers;
    QStackedWidget *m_stack;
    PeriodChartView *m_chartView;
    QTableView *m_tableView;
    QLabel *m_empty;
    QLabel *m_note;
    QAction *m_toggleTable;
    QAction *m_copy;
    QAction *m_saveSvg;
    QAction *m_savePng;
    QAction *m_saveCsv;
    bool m_tableShown = false;
    bool m_stale = false;
};

} // namespace gpufolio::ui
