// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/plans_page.h"

#include "charts/cash_panel.h"
#include "charts/cover_panel.h"
#include "charts/ladder_panel.h"
#include "charts/load_curve_panel.h"
#include "charts/monthly_cost_panel.h"
#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "item_models/purchase_text.h"
#include "item_models/workload_cost_model.h"
#include "pages/plans_advice.h"
#include "pages/plans_cards.h"
#include "pages/plans_limits.h"
#include "pages/plans_list.h"
#include "pages/plans_purchases.h"
#include "pages/plans_verdict.h"

#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
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
      m_cover(new CoverPanel), m_monthly(new MonthlyCostPanel), m_cash(new CashPanel), m_load(new LoadCurvePanel),
      m_ladder(new LadderPanel), m_offerLabel(new QLabel), m_offer(new QComboBox),
      m_purchases(new PlansPurchases(session)), m_limits(new PlansLimits(session)), m_workloadsTitle(new QLabel),
      m_workloadModel(new WorkloadCostModel(this)), m_workloads(new QTableView), m_report(new QPushButton)
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
    m_cover->setObjectName(QStringLiteral("plansCover"));
    m_load->setObjectName(QStringLiteral("plansLoad"));
    m_ladder->setObjectName(QStringLiteral("plansLadder"));
    for (ChartPanel *panel : panels())
        m_tabs->addTab(panel, QString());
    m_offer->setObjectName(QStringLiteral("plansOffer"));
    m_offer->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_offer->setMinimumContentsLength(14);
    m_offerLabel->setBuddy(m_offer);
    auto *corner = new QWidget;
    auto *cornerLayout = new QHBoxLayout(corner);
    cornerLayout->setContentsMargins(0, 0, 0, 2);
    cornerLayout->addWidget(m_offerLabel);
    cornerLayout->addWidget(m_offer);
    m_tabs->setCornerWidget(corner);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        m_charted.reset();
        showCharts();
    });
    connect(m_offer, &QComboBox::currentIndexChanged, this, [this] {
        m_charted.reset();
        showCharts();
    });
    connect(m_ladder, &LadderPanel::purchaseAsked, this,
            [this](std::size_t purchase) { showPurchase(m_purchases->model().rowOfResult(purchase)); });
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
    for (ChartPanel *panel : panels())
        panel->setStale(computing);
    showNotice();
    showOffers();
    showCharts();
    fitWorkloads();
    const bool ready = m_state.results && m_state.results->comparison;
    m_report->setEnabled(ready);
    m_report->setToolTip(ready ? tr("Write PDF, XLSX, CSV or HTML (Ctrl+E)") : tr("Nothing is computed yet."));
}

std::array<ChartPanel *, 5> PlansPage::panels() const
{
    return {m_cover, m_monthly, m_cash, m_load, m_ladder};
}

/// "All offers" and each offer that something runs on or is bought of.
void PlansPage::showOffers()
{
    QStringList ids{QString()};
    QStringList texts{tr("All offers")};
    if (const PlanResult *result = m_state.hasPlans() ? m_state.result(m_state.active) : nullptr) {
        for (const OptionFigures &figures : result->options) {
            const QString id = fromUtf8(figures.offer);
            const Offer *offer = findOffer(m_state.inputs(), figures.offer);
            if (offer == nullptr || ids.contains(id))
                continue;
            ids += id;
            texts += offerText(*offer);
        }
    }
    QStringList shown;
    for (int i = 0; i < m_offer->count(); ++i)
        shown += m_offer->itemData(i).toString();
    if (ids == shown && m_offer->itemText(0) == texts.front())
        return;
    const QSignalBlocker quiet(m_offer);
    const QString before = m_offer->currentData().toString();
    m_offer->clear();
    for (qsizetype i = 0; i < ids.size(); ++i)
        m_offer->addItem(texts[i], ids[i]);
    m_offer->setCurrentIndex(std::max(0, m_offer->findData(before)));
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
    const QString offer = m_offer->currentData().toString();
    QWidget *tab = m_tabs->currentWidget(); // what isn't seen isn't drawn
    if (tab == m_cover)
        m_cover->setResults(m_state.results, plan, offer);
    else if (tab == m_monthly)
        m_monthly->setResults(m_state.results, plan, m_state.view);
    else if (tab == m_cash)
        m_cash->setResults(m_state.results, active, m_state.view);
    else if (tab == m_load)
        m_load->setResults(m_state.results, plan, offer);
    else
        m_ladder->setResults(m_state.results, plan);
    const bool byOffer = tab == m_cover || tab == m_load;
    m_offer->setEnabled(byOffer);
    m_offer->setToolTip(byOffer ? tr("Which demand the chart shows") : tr("This chart is about the whole plan."));
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

bool PlansPage::reveal(const QString &target)
{
    const QString kind = target.section(QLatin1Char(':'), 0, 0);
    const QString id = target.section(QLatin1Char(':'), 1);
    if (kind == QLatin1String("plan")) {
        const auto &plans = m_state.set.plans;
        const bool exists =
            std::any_of(plans.begin(), plans.end(), [&id](const Plan &plan) { return fromUtf8(plan.id) == id; });
        if (!exists)
            return false;
        m_session.setActivePlan(id);
        m_list->view()->setFocus();
        return true;
    }
    bool isNumber = false;
    const auto index = static_cast<std::size_t>(id.toULongLong(&isNumber));
    if (kind == QLatin1String("purchase"))
        return isNumber && showPurchase(m_purchases->model().rowOfResult(index));
    if (kind == QLatin1String("held")) // the inputs' own stand first
        return isNumber && index < m_state.set.inputs.commitments.size() &&
               showPurchase(m_purchases->model().rowOfResult(index));
    QLineEdit *limit = kind == QLatin1String("limit") ? m_limits->field(id) : nullptr;
    if (limit == nullptr)
        return false;
    limit->setFocus(Qt::OtherFocusReason);
    limit->selectAll();
    if (auto *scroll = findChild<QScrollArea *>(QStringLiteral("plansScroll")))
        scroll->ensureWidgetVisible(limit);
    return true;
}

bool PlansPage::showPurchase(int row)
{
    if (row < 0)
        return false;
    m_purchases->view()->setCurrentIndex(m_purchases->model().index(row, PurchaseModel::ToSignColumn));
    m_purchases->view()->setFocus();
    if (auto *scroll = findChild<QScrollArea *>(QStringLiteral("plansScroll")))
        scroll->ensureWidgetVisible(m_purchases->view());
    return true;
}

void PlansPage::retranslate()
{
    m_report->setText(tr("Report…"));
    m_tabs->setTabText(0, tr("Cover"));
    m_tabs->setTabText(1, tr("Monthly cost"));
    m_tabs->setTabText(2, tr("Cash so far"));
    m_tabs->setTabText(3, tr("Load curve"));
    m_tabs->setTabText(4, tr("Ladder"));
    m_tabs->setTabToolTip(0, tr("What serves the demand, and what is paid and not used (Ctrl+T: as a table)"));
    m_tabs->setTabToolTip(1, tr("The open plan by what was paid for (Ctrl+T: as a table)"));
    m_tabs->setTabToolTip(2, tr("All plans: billed cost added up (Ctrl+T: as a table)"));
    m_tabs->setTabToolTip(3, tr("The hours by how much they need, against what is committed (Ctrl+T: as a table)"));
    m_tabs->setTabToolTip(4, tr("The terms of all purchases on a calendar (Ctrl+T: as a table)"));
    m_offerLabel->setText(tr("Demand of"));
    m_offer->setAccessibleName(tr("Demand of which offer"));
    m_cover->setEmptyText(tr("This plan has no numbers yet."));
    m_load->setEmptyText(tr("This plan has no numbers yet."));
    m_ladder->setEmptyText(tr("This plan holds and buys no commitment."));
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
