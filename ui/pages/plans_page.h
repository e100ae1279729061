// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/plan_state.h"
#include "page.h"

#include <QTimer>
#include <QWidget>

#include <array>

class QComboBox;
class QFrame;
class QLabel;
class QPushButton;
class QScrollArea;
class QTabWidget;
class QTableView;

namespace gpufolio::ui
{

class CashPanel;
class ChartPanel;
class CoverPanel;
class LadderPanel;
class LoadCurvePanel;
class MonthlyCostPanel;
class PlansCards;
class PlansLimits;
class PlansList;
class PlansPurchases;
class PlansVerdict;
class WorkloadCostModel;

/// The page Plans: which plans there are, what they cost when, what they buy. Shows the project and changes it only by
/// undo steps; while newer results are computed the old numbers stay, greyed.
class PlansPage : public QWidget, public Page
{
    Q_OBJECT

public:
    explicit PlansPage(ProjectSession &session, QWidget *parent = nullptr);

    PlansList *list() const { return m_list; }
    PlansVerdict *verdict() const { return m_verdict; }
    PlansCards *cards() const { return m_cards; }
    PlansPurchases *purchases() const { return m_purchases; }
    PlansLimits *limits() const { return m_limits; }
    MonthlyCostPanel *monthlyChart() const { return m_monthly; }
    CashPanel *cashChart() const { return m_cash; }
    CoverPanel *coverChart() const { return m_cover; }
    LoadCurvePanel *loadChart() const { return m_load; }
    LadderPanel *ladderChart() const { return m_ladder; }
    QTableView *workloads() const { return m_workloads; }
    /// What is wrong with the open plan, in words; empty when nothing is.
    QString noticeText() const;
    /// "plan:ID", "purchase:INDEX" (of the open plan's result), "held:INDEX" (of the inputs' commitments), "limit:KEY"
    /// (see PlansLimits::field())
    bool reveal(const QString &target) override;

Q_SIGNALS:
    void reportRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    /// What the charts show; they are made anew only when it changes.
    struct Charted {
        std::shared_ptr<const SessionResults> results;
        std::size_t plan = 0;
        QString active;
        ViewSettings view;

        friend bool operator==(const Charted &, const Charted &) = default;
    };

    QWidget *makeHead();
    QWidget *makeBody();
    void connectSession();
    void refresh();
    void showState(bool computing);
    std::array<ChartPanel *, 5> panels() const; ///< in the order of their tabs
    void showOffers();
    void showCharts();
    void showNotice();
    QString noticeHtml() const;
    void fitWorkloads();
    bool showPurchase(int row);
    void retranslate();

    ProjectSession &m_session;
    PlanState m_state;
    PlansVerdict *m_verdict;
    PlansList *m_list;
    PlansCards *m_cards;
    QFrame *m_notice;
    QLabel *m_noticeText;
    QTabWidget *m_tabs;
    CoverPanel *m_cover;
    MonthlyCostPanel *m_monthly;
    CashPanel *m_cash;
    LoadCurvePanel *m_load;
    LadderPanel *m_ladder;
    QLabel *m_offerLabel;
    QComboBox *m_offer;
    PlansPurchases *m_purchases;
    PlansLimits *m_limits;
    QLabel *m_workloadsTitle;
    WorkloadCostModel *m_workloadModel;
    QTableView *m_workloads;
    QPushButton *m_report;
    std::optional<Charted> m_charted;
    QTimer m_staleTimer; ///< quick results come before anything is greyed
};

} // namespace gpufolio::ui
