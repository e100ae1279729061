// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/demand_cells_model.h"
#include "session/demand_conversion.h"
#include "session/project_session.h"

#include <QWidget>

#include <functional>
#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace gpufolio::ui
{

class UnderstoodField;

/// The tab "Demand" of a workload: when how many GPUs or machines are needed. One number, the hours of a day or a
/// week, a cell a month, or a series from a file; from when until when, and how it grows.
class WorkloadsDemandForm : public QWidget
{
    Q_OBJECT

public:
    explicit WorkloadsDemandForm(ProjectSession &session, QWidget *parent = nullptr);

    /// @param workloadId  of the inputs; empty = none chosen
    void setWorkload(const QString &workloadId);
    QTableView *cellsView() const { return m_cellsView; }
    DemandCellsModel *cells() const { return m_cells; }
    QString messageText() const;

    /// Puts spreadsheet cells in from the current cell on, and says what was understood and what not.
    void pasteCells(const QString &text);
    /// Reads a CSV file: one column of numbers is taken at once, of several one can be chosen.
    void readSeriesFile(const QString &path);
    /// Puts the cursor where the number or the first cell is entered.
    void focusValues();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void setUpCells();
    void showState();
    void showKind(const Workload &workload);
    void showCells(const Workload &workload);
    void showSeries(const Workload &workload);
    void showWindow(const Workload &workload);
    void fitCells();
    void edit(const QString &step, const std::function<void(Demand &)> &change, const QString &field = {});
    void takeCount();
    void takeGrowth();
    void takeWeekend();
    void takeDay(bool isFirst);
    void takeKind(int kind);
    void takeUnit(int unit);
    void takeValues(const std::vector<Decimal> &values);
    void takeColumn(int index);
    void officeHours();
    void fillSelected();
    void say(const QString &text);
    const Workload *workload() const;
    void retranslate();

    ProjectSession &m_session;
    QString m_workload;
    int m_typing = 0;                        ///< what is typed into a field between two visits is one undo step
    std::shared_ptr<const CsvTable> m_table; ///< the file that a column can be chosen of

    QLabel *m_kindLabel;
    QComboBox *m_kind;
    QLabel *m_unitLabel;
    QComboBox *m_unit;
    QLabel *m_countLabel;
    UnderstoodField *m_count;
    QLabel *m_weekendLabel;
    UnderstoodField *m_weekend;
    QLabel *m_growthLabel;
    UnderstoodField *m_growth;
    QLabel *m_fromLabel;
    UnderstoodField *m_from;
    QLabel *m_untilLabel;
    UnderstoodField *m_until;
    QWidget *m_cellsArea;
    QLabel *m_cellsTitle;
    DemandCellsModel *m_cells;
    QTableView *m_cellsView;
    QPushButton *m_paste;
    QPushButton *m_fill;
    QPushButton *m_office;
    QWidget *m_seriesArea;
    QPushButton *m_file;
    QLabel *m_columnLabel;
    QComboBox *m_column;
    QLabel *m_summary;
    QLabel *m_message;
};

} // namespace gpufolio::ui
