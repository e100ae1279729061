// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/plans_page.h"

#include "charts/cash_panel.h"
#include "charts/monthly_cost_panel.h"
#include "i18n/model_text.h"
#include "item_models/workload_cost_model.h"
#include "pages/plans_advice.h"
#include "pages/plans_cards.h"
#include "pages/plans_limits.h"
#include "pages/plans_list.h"
#include "pages/plans_purchases.h"
#include "pages/plans_verdict.h"

#include <QEvent>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace gpufolio::ui
{

namespace
{

constexpr int gap = 10;
constexpr int staleAfterMs = 150;
constexpr int tabsHeight = 340;

} // namespace

PlansPage::PlansPage(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_verdict(new PlansVerdict(session)), m_list(new PlansList(session)),
      m_cards(new PlansCards), m_notice(new QFrame), m_noticeText(new QLabel), m_tabs(new QTabWidget),
      m_monthly(new MonthlyCostPanel), m_cash(new CashPanel), m_purchases(new PlansPurchases(session)),
      m_limits(new PlansLimits(session)), m_workloadsTitle(new QLabel), m_workloadModel(new WorkloadCostModel(this)),
      m_workloads(new QTableView), m_report(new QPushButton)
{
    setObjectName(QStringLiteral("plansPage"));
    auto *splitter = new QSplitter(Qt::Horizontal);
    splitter->setObjectName(QStringLiteral("plansSplitter"));
    splitter->addWidget(m_list);
    splitter->addWidget(makeBody());
    splitter->setStretchFactor(0, 0);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    m_list->setMinimumWidth(150);
    splitter->setSizes({210, 900});

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    layout->addWidget(makeHead());
    layout->addWidget(splitter, 1);

    m_staleTimer.setSingleShot(true);
    m_staleTimer.setInterval(staleAfterMs);
    connectSession();
    retranslate();
    refresh();
}

QWidget *PlansPage::makeHead()
{
    auto *head = new QWidget;
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_verdict, 1);
    layout->addWidget(m_report, 0, Qt::AlignTop);
    m_report->setObjectName(QStringLiteral("plansReport"));
    connect(m_report, &QPushButton::clicked, this, &PlansPage::reportRequested);
    return head;
}

QWidget *PlansPage::makeBody()
{
    m_notice->setObjectName(QStringLiteral("plansNotice"));
    m_notice->setProperty("notice", true);
    m_noticeText->setWordWrap(true);
    m_noticeText->setTextFormat(Qt::RichText);
    m_noticeText->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *noticeLayout = new QVBoxLayout(m_notice);
    noticeLayout->setContentsMargins(gap, 6, gap, 6);
    noticeLayout->addWidget(m_noticeText);

    m_tabs->setObjectName(QStringLiteral("plansTabs"));
    m_tabs->addTab(m_monthly, QString());
    m_tabs->addTab(m_cash, QString());
    m_tabs->setDocumentMode(true);
    m_tabs->setMinimumHeight(tabsHeight);

    m_workloadsTitle->setProperty("title", true);
    m_workloadsTitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_workloads->setObjectName(QStringLiteral("plansWorkloads"));
    m_workloads->setModel(m_workloadModel);
    m_workloads->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_workloads->setSelectionMode(QAbstractItemView::SingleSelection);
    m_workloads->verticalHeader()->hide();
    m_workloads->verticalHeader()->setDefaultSectionSize(m_workloads->fontMetrics().height() + 8);
    m_workloads->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_workloads->horizontalHeader()->setHighlightSections(false);
    m_workloads->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_workloads->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, 0, gap, 0);
    layout->setSpacing(gap);
    layout->addWidget(m_notice);
    layout->addWidget(m_cards);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_purchases);
    layout->addWidget(m_limits);
    layout->addWidget(m_workloadsTitle);
    layout->addWidget(m_workloads);

    auto *scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("plansScroll"));
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it takes the focus
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    return scroll;
}

void PlansPage::connectSession()
{
    connect(&m_session, &ProjectSession::scenarioChanged, this, &PlansPage::refresh);
    connect(&m_session, &ProjectSession::activePlanChanged, this, &PlansPage::refresh);
    connect(&m_session, &ProjectSession::resultsChanged, this, &PlansPage::refresh);
    connect(&m_session, &ProjectSession::viewChanged, this, &PlansPage::refresh);
    connect(&m_session, &ProjectSession::projectOpened, this, &PlansPage::refresh);
    connect(&m_session, &ProjectSession::savedChanged, this, [this] { m_limits->setState(m_state); });
    connect(&m_staleTimer, &QTimer::timeout, this, [this] { showState(true); });
}

void PlansPage::refresh()
{
    m_state = PlanState::of(m_session);
    if (m_state.isStale && m_state.results) {
        if (!m_staleTimer.isActive())
            m_staleTimer.start();
    } else {
        m_staleTimer.stop();
    }
    showState(m_state.isStale && !m_state.results);
}

/// @param computing  newer results have been awaited for so long that the old ones are greyed
void PlansPage::showState(bool computing)
{
    PlanState shown = m_state;
    shown.isStale = computing;
    m_list->setState(shown);
    m_verdict->setState(shown);
    m_cards->setState(shown);
    m_purchases->setState(shown);
    m_limits->setState(shown);
    m_workloadModel->setState(shown);
    m_monthly->setStale(computing);
    m_cash->setStale(computing);
    showNotice();
    showCharts();
    fitWorkloads();
    const bool ready = m_state.results && m_state.results->comparison;
    m_report->setEnabled(ready);
    m_report->setToolTip(ready ? tr("Write PDF, XLSX, CSV or HTML (Ctrl+E)") : tr("Nothing is computed yet."));
}

void PlansPage::showCharts()
{
    const std::size_t plan =
        m_state.hasPlans() ? m_state.resultIndex(m_state.active).value_or(m_state.set.plans.size()) : 0;
    const QString active = m_state.hasPlans() ? QString::fromStdString(m_state.activePlan().id) : QString();
    const Charted charted{m_state.results, plan, active, m_state.view};
    if (m_charted == charted)
        return;
    m_charted = charted;
    m_monthly->setResults(m_state.results, plan, m_state.view);
    m_cash->setResults(m_state.results, active, m_state.view);
}

QString PlansPage::noticeHtml() const
{
    if (!m_state.hasPlans())
        return {};
    if (m_state.set.inputs.workloads.empty())
        return tr("A plan needs demand: these inputs have no workload yet. Start offers “Plan from a number”.")
            .toHtmlEscaped();
    const Diagnostics errors = m_state.errors(m_state.active);
    if (!errors.empty())
        return adviceHtml(errors);
    const PlanResult *result = m_state.result(m_state.active);
    return result != nullptr ? adviceHtml(*result) : QString();
}

void PlansPage::showNotice()
{
    const QString html = noticeHtml();
    m_noticeText->setText(html);
    m_notice->setVisible(!html.isEmpty());
}

QString PlansPage::noticeText() const
{
    return plainOf(m_noticeText->text());
}

void PlansPage::fitWorkloads()
{
    const bool any = m_workloadModel->rowCount() > 0;
    m_workloadsTitle->setVisible(any);
    m_workloads->setVisible(any);
    int height = m_workloads->horizontalHeader()->sizeHint().height() + 2 * m_workloads->frameWidth();
    for (int row = 0; row < m_workloadModel->rowCount(); ++row)
        height += m_workloads->rowHeight(row);
    m_workloads->setFixedHeight(height + m_workloads->horizontalScrollBar()->sizeHint().height());
}

void PlansPage::retranslate()
{
    m_report->setText(tr("Report…"));
    m_tabs->setTabText(0, tr("Monthly cost"));
    m_tabs->setTabText(1, tr("Cash so far"));
    m_tabs->setTabToolTip(0, tr("The open plan by what was paid for (Ctrl+T: as a table)"));
    m_tabs->setTabToolTip(1, tr("All plans: billed cost added up (Ctrl+T: as a table)"));
    m_workloadsTitle->setText(tr("Workloads"));
    m_workloads->setAccessibleName(tr("Workloads in the open plan"));
    m_monthly->setEmptyText(tr("This plan has no numbers yet."));
    m_cash->setEmptyText(tr("No plan has numbers yet."));
}

void PlansPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_workloadModel->retranslate();
        showState(false);
    }
    QWidget::changeEvent(event);
}

} // namespace gpufolio::ui
