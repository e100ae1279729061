// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/compare_page.h"

#include "charts/break_even_panel.h"
#include "charts/bridge_panel.h"
#include "charts/cash_panel.h"
#include "charts/cost_table.h"
#include "charts/plan_months_panel.h"
#include "i18n/number_format.h"
#include "item_models/compare_model.h"
#include "item_models/purchase_text.h"
#include "layout_memory.h"
#include "pages/compare_delegate.h"
#include "pages/plans_verdict.h"
#include "plan/cash_crossings.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace gpufolio::ui
{

namespace
{

constexpr int gap = 10;
constexpr int leastChartWidth = 400; ///< beside the table; with less room the charts stand below it
constexpr int leastTableHeight = 240;
constexpr int crossingsInWords = 3;

} // namespace

ComparePage::ComparePage(const PageServices &services, QWidget *parent)
    : QWidget(parent), m_session(services.session), m_go(services.go), m_edits(services.session),
      m_verdict(new PlansVerdict(services.session)), m_notice(new QLabel), m_model(new CompareModel(this)),
      m_table(new QTableView), m_makeBase(new QAction(this)), m_duplicate(new QAction(this)),
      m_newPlan(new QAction(this)), m_stopLabel(new QLabel), m_stop(new QComboBox), m_showAll(new QPushButton),
      m_report(new QPushButton), m_tabs(new QTabWidget), m_cash(new CashPanel), m_bridge(new BridgePanel),
      m_breakEven(new BreakEvenPanel), m_months(new PlanMonthsPanel), m_offerLabel(new QLabel), m_offer(new QComboBox),
      m_splitter(new QSplitter(Qt::Horizontal)), m_stack(new QStackedWidget), m_emptyText(new QLabel),
      m_addOnDemand(new QPushButton), m_openPlans(new QPushButton)
{
    setObjectName(QStringLiteral("comparePage"));
    m_splitter->setObjectName(QStringLiteral("compareSplitter"));
    m_splitter->addWidget(makeTable());
    m_splitter->addWidget(makeCharts());
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({560, 560});
    auto *scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("compareScroll"));
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_splitter);
    m_stack->addWidget(scroll);
    m_stack->addWidget(makeEmpty());

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    layout->addWidget(makeHead());
    layout->addWidget(m_notice);
    layout->addWidget(m_stack, 1);

    for (auto signal : {&ProjectSession::scenarioChanged, &ProjectSession::activePlanChanged,
                        &ProjectSession::resultsChanged, &ProjectSession::viewChanged, &ProjectSession::projectOpened})
        connect(&m_session, signal, this, &ComparePage::refresh);
    connect(m_tabs, &QTabWidget::currentChanged, this, &ComparePage::showCharts);
    connect(m_offer, &QComboBox::currentIndexChanged, this, &ComparePage::showCharts);
    connect(m_stop, &QComboBox::currentIndexChanged, m_model, [this](int month) {
        if (month >= 0)
            m_model->setStopMonth(month);
    });
    retranslate();
    refresh();
}

QWidget *ComparePage::makeHead()
{
    auto *head = new QWidget;
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_verdict, 1);
    layout->addWidget(m_report, 0, Qt::AlignTop);
    m_verdict->setObjectName(QStringLiteral("compareVerdict"));
    m_report->setObjectName(QStringLiteral("compareReport"));
    connect(m_report, &QPushButton::clicked, this, [this] { m_go(QStringLiteral("reports/template:memo")); });
    m_notice->setObjectName(QStringLiteral("compareNotice"));
    m_notice->setWordWrap(true);
    m_notice->setProperty("notice", true);
    return head;
}

QWidget *ComparePage::makeTable()
{
    m_table->setObjectName(QStringLiteral("compareTable"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CompareDelegate(m_table));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionDoubleClicked, this, &ComparePage::setBaseOfColumn);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentColumnChanged, this, &ComparePage::showCharts);
    makeActions();

    m_stop->setObjectName(QStringLiteral("compareStopMonth"));
    m_stopLabel->setBuddy(m_stop);
    m_showAll->setObjectName(QStringLiteral("compareShowAll"));
    connect(m_showAll, &QPushButton::clicked, this, [this] {
        m_model->showAll();
        refresh();
    });
    auto *below = new QHBoxLayout;
    below->addWidget(m_stopLabel);
    below->addWidget(m_stop);
    below->addStretch(1);
    below->addWidget(m_showAll);

    auto *area = new QWidget;
    auto *layout = new QVBoxLayout(area);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table, 1);
    layout->addLayout(below);
    area->setMinimumSize(320, leastTableHeight);
    return area;
}

/// The menu of a plan opens on its header with the mouse, on its cells with mouse or menu key.
void ComparePage::makeActions()
{
    const auto add = [this](QAction *action, const char *name, const QKeySequence &key) {
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    };
    add(m_makeBase, "compareMakeBase", QKeySequence(Qt::Key_Asterisk));
    add(m_duplicate, "compareDuplicate", QKeySequence(Qt::CTRL | Qt::Key_D));
    add(m_newPlan, "compareNewPlan", QKeySequence(Qt::CTRL | Qt::Key_N));
    connect(m_makeBase, &QAction::triggered, this, [this] { setBaseOfColumn(m_table->currentIndex().column()); });
    connect(m_duplicate, &QAction::triggered, this, &ComparePage::duplicatePlan);
    connect(m_newPlan, &QAction::triggered, this, [this] { m_edits.addPlan(); });

    QHeaderView *header = m_table->horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QHeaderView::customContextMenuRequested, this, [this, header](const QPoint &place) {
        showMenu(header->logicalIndexAt(place), header->mapToGlobal(place));
    });
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QTableView::customContextMenuRequested, this, [this](const QPoint &place) {
        const QModelIndex at = m_table->indexAt(place);
        showMenu(at.column() > 0 ? at.column() : m_table->currentIndex().column(),
                 m_table->viewport()->mapToGlobal(place));
    });
}

QString ComparePage::planOfColumn() const
{
    const QString plan = m_model->planIdOfColumn(m_table->currentIndex().column());
    return plan.isEmpty() ? m_session.activePlan() : plan;
}

void ComparePage::duplicatePlan()
{
    const QString copy = m_edits.duplicatePlan(planOfColumn());
    if (!copy.isEmpty())
        reveal(QStringLiteral("plan:") + copy);
}

QWidget *ComparePage::makeCharts()
{
    m_cash->setObjectName(QStringLiteral("compareCash"));
    m_bridge->setObjectName(QStringLiteral("compareBridge"));
    m_breakEvenTab = new QWidget;
    m_breakEvenTab->setObjectName(QStringLiteral("compareBreakEvenTab"));
    m_breakEven->setObjectName(QStringLiteral("compareBreakEven"));
    m_offer->setObjectName(QStringLiteral("compareOffer"));
    m_offer->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_offer->setMinimumContentsLength(18);
    m_offerLabel->setBuddy(m_offer);
    auto *layout = new QVBoxLayout(m_breakEvenTab);
    layout->setContentsMargins(0, gap / 2, 0, 0);
    auto *chooser = new QHBoxLayout;
    chooser->addWidget(m_offerLabel);
    chooser->addWidget(m_offer, 1);
    layout->addLayout(chooser);
    layout->addWidget(m_breakEven, 1);
    m_tabs->setObjectName(QStringLiteral("compareTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_cash, QString());
    m_tabs->addTab(m_bridge, QString());
    m_tabs->addTab(m_breakEvenTab, QString());
    m_months->setObjectName(QStringLiteral("compareMonths"));
    m_tabs->addTab(m_months, QString());
    m_tabs->setMinimumSize(330, 320);
    return m_tabs;
}

QWidget *ComparePage::makeEmpty()
{
    auto *area = new QWidget;
    auto *layout = new QVBoxLayout(area);
    layout->addStretch(1);
    layout->addWidget(m_emptyText, 0, Qt::AlignHCenter);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_addOnDemand);
    buttons->addWidget(m_openPlans);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    layout->addStretch(2);
    m_emptyText->setObjectName(QStringLiteral("compareEmpty"));
    m_addOnDemand->setObjectName(QStringLiteral("compareAddOnDemand"));
    m_openPlans->setObjectName(QStringLiteral("compareOpenPlans"));
    connect(m_addOnDemand, &QPushButton::clicked, this, [this] {
        const QString id = m_edits.addPlan();
        if (!id.isEmpty())
            m_edits.renamePlan(id, tr("All on-demand"));
    });
    connect(m_openPlans, &QPushButton::clicked, this, [this] { m_go(QStringLiteral("plans")); });
    return area;
}

void ComparePage::refresh()
{
    m_state = PlanState::of(m_session);
    m_verdict->setState(m_state);
    m_model->setState(m_state);
    m_stack->setCurrentIndex(m_state.set.plans.size() > 1 ? 0 : 1);
    m_verdict->setVisible(m_state.set.plans.size() > 1);
    m_showAll->setVisible(m_model->hasHidden());
    m_report->setEnabled(m_state.results && m_state.results->comparison);
    showStopMonths();
    showOffers();
    showNotice();
    showCharts();
    fitColumns();
}

void ComparePage::showNotice()
{
    const bool differs =
        m_state.results && m_state.results->comparison && !m_state.results->comparison->differingInputs.empty();
    m_notice->setVisible(differs);
    if (!differs)
        return;
    QStringList paths;
    for (const std::string &path : m_state.results->comparison->differingInputs)
        paths += fromUtf8(path);
    m_notice->setText(tr("The inputs of these plans differ in: %1").arg(paths.join(QStringLiteral(", "))));
}

void ComparePage::showStopMonths()
{
    QStringList months;
    for (std::size_t plan = 0; plan < m_state.set.plans.size() && months.isEmpty(); ++plan) {
        if (const PlanResult *result = m_state.result(plan)) {
            for (const MonthResult &month : result->months)
                months += monthText(month.month);
        }
    }
    QStringList shown;
    for (int i = 0; i < m_stop->count(); ++i)
        shown += m_stop->itemText(i);
    if (months == shown)
        return;
    const QSignalBlocker quiet(m_stop);
    m_stop->clear();
    m_stop->addItems(months);
    m_stop->setCurrentIndex(m_model->stopMonth());
}

void ComparePage::showOffers()
{
    QStringList ids;
    QStringList texts;
    for (const Offer &offer : m_state.inputs().offers) {
        ids += fromUtf8(offer.id);
        texts += offerText(offer);
    }
    QStringList shown;
    for (int i = 0; i < m_offer->count(); ++i)
        shown += m_offer->itemData(i).toString();
    if (ids == shown)
        return;
    const QSignalBlocker quiet(m_offer);
    const QString before = m_offer->currentData().toString();
    m_offer->clear();
    for (qsizetype i = 0; i < ids.size(); ++i)
        m_offer->addItem(texts[i], ids[i]);
    m_offer->setCurrentIndex(std::max(0, m_offer->findData(before)));
}

/// Only what is seen is drawn; the plan of the current column is the one that charts of one plan show.
void ComparePage::showCharts()
{
    if (!m_state.hasPlans())
        return;
    const QString plan = planOfColumn();
    const auto &plans = m_state.set.plans;
    const auto found =
        std::find_if(plans.begin(), plans.end(), [id = plan.toStdString()](const Plan &one) { return one.id == id; });
    const auto index = found == plans.end() ? m_state.active : static_cast<std::size_t>(found - plans.begin());
    QWidget *tab = m_tabs->currentWidget();
    if (tab == m_cash) {
        showCrossings();
        m_cash->setResults(m_state.results, plan, m_state.view);
    } else if (tab == m_months) {
        m_months->setResults(m_state.results, m_model->shownPlans(), plan, m_state.view);
    } else if (tab == m_bridge) {
        m_bridge->setResults(m_state.results, m_state.resultIndex(index).value_or(plans.size()));
    } else if (const auto at = m_state.resultIndex(index); at) {
        const QString offer = m_offer->currentData().toString();
        m_breakEven->setOffer(std::shared_ptr<const Inputs>(m_state.results, &m_state.results->scenarios[*at].inputs),
                              offer, spotFactor(index, offer));
    } else {
        m_breakEven->setOffer(nullptr, {});
    }
    for (ChartPanel *panel : {static_cast<ChartPanel *>(m_cash), static_cast<ChartPanel *>(m_bridge)})
        panel->setStale(false);
}

/// The crossings of the plans that can be seen: a line in the chart for each, the first ones in words below it.
void ComparePage::showCrossings()
{
    std::vector<const PlanResult *> plans;
    for (int column = 1; column < m_model->columnCount(); ++column) {
        const PlanResult *result = m_state.result(m_model->planOfColumn(column));
        const bool same = plans.empty() || (result != nullptr && result->currency == plans.front()->currency);
        if (result != nullptr && result->status != PlanStatus::Incomplete && same)
            plans.push_back(result);
    }
    QStringList sentences;
    std::vector<CashPanel::Mark> marks;
    const auto name = [](const PlanResult &of) { return fromUtf8(of.planName.empty() ? of.planId : of.planName); };
    const std::vector<CashCrossing> crossings = cashCrossings(plans);
    for (const CashCrossing &crossing : crossings) {
        const PlanResult &cheaper = *plans[crossing.cheaper];
        const PlanResult &dearer = *plans[crossing.dearer];
        const QString sentence = tr("From %1 on %2 has billed less than %3 (%4 against %5).")
                                     .arg(dateText(crossing.day), name(cheaper), name(dearer),
                                          amountWithCode(crossing.cheaperBilled, cheaper.rounding),
                                          amountWithCode(crossing.dearerBilled, dearer.rounding));
        if (const auto place = placeOfDay(cheaper.months, m_state.view, crossing.day))
            marks.push_back({*place, dateText(crossing.day), sentence});
        if (sentences.size() < crossingsInWords)
            sentences += sentence;
    }
    if (crossings.size() > static_cast<std::size_t>(crossingsInWords))
        sentences += tr("%n more crossing(s).", nullptr, static_cast<int>(crossings.size()) - crossingsInWords);
    if (!crossings.empty())
        sentences += tr("By day of payment: upfronts and fees when they begin, usage on the day after its month.");
    else if (plans.size() > 1)
        sentences += tr("No plan overtakes another.");
    m_cash->setMarks(std::move(marks));
    m_cash->setNote(sentences.join(QLatin1Char(' ')));
}

/// Of the workloads that the plan runs on spot there, the one that loses most.
std::optional<Decimal> ComparePage::spotFactor(std::size_t plan, const QString &offer) const
{
    std::optional<Decimal> factor;
    const PlanResult *result = m_state.result(plan);
    for (const WorkloadResult &workload : result != nullptr ? result->workloads : std::vector<WorkloadResult>{}) {
        if (fromUtf8(workload.offer) == offer && workload.spotFactor)
            factor = factor ? std::max(*factor, *workload.spotFactor) : *workload.spotFactor;
    }
    return factor;
}

/// Widths are made for the contents once for each number of plans, so that they don't dance while sliders are dragged.
void ComparePage::fitColumns()
{
    if (m_isFitted && m_fittedColumns == m_model->columnCount())
        return;
    m_table->resizeColumnsToContents();
    m_isFitted = m_model->rowCount() > 0 && m_state.results != nullptr;
    m_fittedColumns = m_model->columnCount();
    giveRoom();
}

/// The table gets what its columns need, as long as the charts keep what they need; else the charts stand below it and
/// the page scrolls.
void ComparePage::giveRoom()
{
    const QHeaderView *rows = m_table->verticalHeader();
    const int wanted = m_table->horizontalHeader()->length() + 2 * m_table->frameWidth() + 2;
    const bool isWide = width() >= wanted + leastChartWidth;
    m_splitter->setOrientation(isWide ? Qt::Horizontal : Qt::Vertical);
    const int allRows = rows->length() + m_table->horizontalHeader()->height() + 2 * m_table->frameWidth() +
                        m_table->horizontalScrollBar()->sizeHint().height();
    m_table->setMinimumHeight(isWide ? 0 : allRows);
    m_splitter->widget(0)->setMinimumHeight(isWide ? leastTableHeight : 0);
    if (isWide)
        m_splitter->setSizes({wanted, width() - 2 * gap - m_splitter->handleWidth() - wanted});
}

void ComparePage::setBaseOfColumn(int column)
{
    const QString plan = m_model->planIdOfColumn(column);
    if (!plan.isEmpty())
        m_model->setBase(plan);
}

void ComparePage::showMenu(int column, const QPoint &globalPlace)
{
    const QString plan = m_model->planIdOfColumn(column);
    if (plan.isEmpty())
        return;
    m_table->setCurrentIndex(m_model->index(std::max(0, m_table->currentIndex().row()), column));
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("compareMenu"));
    menu.addActions({m_makeBase, m_duplicate, m_newPlan});
    menu.addSeparator();
    menu.addAction(tr("Hide this plan"), this, [this, plan] {
        m_model->setHidden(plan, true);
        refresh();
    });
    menu.addAction(tr("Base of the project: move to the front"), this, [this, plan] { m_edits.makeBase(plan); });
    menu.addAction(tr("Open in Plans"), this, [this, plan] { m_go(QStringLiteral("plans/plan:") + plan); });
    menu.exec(globalPlace);
}

bool ComparePage::reveal(const QString &target)
{
    const QString kind = target.section(QLatin1Char(':'), 0, 0);
    const QString id = target.section(QLatin1Char(':'), 1);
    int row = std::max(0, m_table->currentIndex().row());
    int column = std::max(1, m_table->currentIndex().column());
    if (kind == QLatin1String("plan")) {
        m_model->setHidden(id, false);
        column = m_model->columnOfPlan(id);
    } else if (kind == QLatin1String("metric")) {
        row = m_model->rowOf(id);
    } else if (kind == QLatin1String("chart")) {
        return showTab(id);
    } else {
        return false;
    }
    if (row < 0 || column < 1 || column >= m_model->columnCount())
        return false;
    m_table->setCurrentIndex(m_model->index(row, column));
    m_table->setFocus();
    return true;
}

bool ComparePage::showTab(const QString &chart)
{
    static const QStringList charts = {QStringLiteral("cash"), QStringLiteral("bridge"), QStringLiteral("breakEven"),
                                       QStringLiteral("months")};
    const auto tab = static_cast<int>(charts.indexOf(chart));
    if (tab < 0)
        return false;
    m_tabs->setCurrentIndex(tab);
    m_tabs->setFocus();
    return true;
}

QByteArray ComparePage::layoutState() const
{
    return savedLayout(*this);
}

void ComparePage::restoreLayoutState(const QByteArray &state)
{
    restoreLayout(*this, state);
    giveRoom(); // columns are plans: their widths follow what they show
}

void ComparePage::retranslate()
{
    m_report->setText(tr("Report…"));
    m_report->setToolTip(tr("Board memo, approval form and full report"));
    m_table->setAccessibleName(tr("Plans side by side"));
    m_table->horizontalHeader()->setAccessibleName(tr("Plans"));
    m_makeBase->setText(tr("Count differences from this plan"));
    m_duplicate->setText(tr("Duplicate this plan"));
    m_newPlan->setText(tr("New plan"));
    m_stopLabel->setText(tr("If use stops after"));
    m_stop->setAccessibleName(m_stopLabel->text());
    m_showAll->setText(tr("Show all plans"));
    nameTabs();
    m_offerLabel->setText(tr("Offer"));
    m_offer->setAccessibleName(tr("Offer of the break-even chart"));
    m_cash->setEmptyText(tr("No plan has numbers yet."));
    m_months->setEmptyText(tr("No plan has numbers yet."));
    m_bridge->setEmptyText(tr("An offer in use has no on-demand price to start from."));
    m_breakEven->setEmptyText(tr("No offer has prices yet."));
    m_emptyText->setText(tr("Nothing to compare with."));
    m_addOnDemand->setText(tr("Add all on-demand"));
    m_openPlans->setText(tr("Open Plans"));
}

void ComparePage::nameTabs()
{
    m_tabs->setTabText(0, tr("Cash so far"));
    m_tabs->setTabText(1, tr("Bridge"));
    m_tabs->setTabText(2, tr("Break-even"));
    m_tabs->setTabText(3, tr("Months"));
    m_tabs->setTabToolTip(0, tr("All plans: billed cost added up (Ctrl+T: as a table)"));
    m_tabs->setTabToolTip(1, tr("From all on demand to the plan of the current column (Ctrl+T: as a table)"));
    m_tabs->setTabToolTip(2, tr("Cost of a used GPU-hour by use (Ctrl+T: as a table)"));
    m_tabs->setTabToolTip(3, tr("All plans period by period (Ctrl+T: as a chart)"));
}

void ComparePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->retranslate();
        m_offer->clear();
        m_isFitted = false;
        refresh();
    }
    QWidget::changeEvent(event);
}

void ComparePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        giveRoom();
}

} // namespace gpufolio::ui
