// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/plan_edits.h"
#include "item_models/plan_state.h"
#include "page.h"

#include <QWidget>

#include <functional>
#include <optional>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;
class QTabWidget;

namespace gpufolio::ui
{

class BreakEvenPanel;
class BridgePanel;
class CashPanel;
class CompareModel;
class PlanMonthsPanel;
class PlansVerdict;

/// The page Compare: all plans side by side with their differences to a base, what they bill when, how the cost comes
/// about and from which use on a commitment pays. An incomplete plan stays, marked, without a rank.
class ComparePage : public QWidget, public Page
{
    Q_OBJECT

public:
    explicit ComparePage(const PageServices &services, QWidget *parent = nullptr);

    CompareModel *model() const { return m_model; }
    QTableView *table() const { return m_table; }
    PlansVerdict *verdict() const { return m_verdict; }
    CashPanel *cashChart() const { return m_cash; }
    BridgePanel *bridgeChart() const { return m_bridge; }
    BreakEvenPanel *breakEvenChart() const { return m_breakEven; }
    PlanMonthsPanel *monthsChart() const { return m_months; }

    /// "plan:ID", "metric:ID", "chart:cash", "chart:bridge", "chart:breakEven", "chart:months"
    bool reveal(const QString &target) override;
    QByteArray layoutState() const override;
    void restoreLayoutState(const QByteArray &state) override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeTable();
    QWidget *makeCharts();
    QWidget *makeEmpty();
    void nameTabs();
    bool showTab(const QString &chart);
    void refresh();
    void showCharts();
    void showOffers();
    void showStopMonths();
    void showNotice();
    void fitColumns();
    void giveRoom();
    void setBaseOfColumn(int column);
    void makeActions();
    void showMenu(int column, const QPoint &globalPlace);
    QString planOfColumn() const;
    void duplicatePlan();
    void showCrossings();
    std::optional<Decimal> spotFactor(std::size_t plan, const QString &offer) const;
    void retranslate();

    ProjectSession &m_session;
    std::function<void(const QString &)> m_go;
    PlanEdits m_edits;
    PlanState m_state;
    PlansVerdict *m_verdict;
    QLabel *m_notice; ///< where the inputs of the plans differ
    CompareModel *m_model;
    QTableView *m_table;
    QAction *m_makeBase;
    QAction *m_duplicate;
    QAction *m_newPlan;
    QLabel *m_stopLabel;
    QComboBox *m_stop;
    QPushButton *m_showAll;
    QPushButton *m_report;
    QTabWidget *m_tabs;
    CashPanel *m_cash;
    BridgePanel *m_bridge;
    BreakEvenPanel *m_breakEven;
    PlanMonthsPanel *m_months;
    QWidget *m_breakEvenTab = nullptr;
    int m_fittedColumns = 0; ///< for which the widths were made
    bool m_isFitted = false;
    QLabel *m_offerLabel;
    QComboBox *m_offer;
    QSplitter *m_splitter;
    QStackedWidget *m_stack; ///< the comparison, or why there is none
    QLabel *m_emptyText;
    QPushButton *m_addOnDemand;
    QPushButton *m_openPlans;
};

} // namespace gpufolio::ui
