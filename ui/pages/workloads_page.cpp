// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/workloads_page.h"

#include "charts/demand_load_panel.h"
#include "charts/demand_panel.h"
#include "charts/week_heat_panel.h"
#include "i18n/number_format.h"
#include "item_models/workload_list_model.h"
#include "layout_memory.h"
#include "pages/workloads_demand_form.h"
#include "pages/workloads_interruption.h"
#include "pages/workloads_needs.h"
#include "pages/workloads_notes.h"
#include "pages/workloads_paste_dialog.h"
#include "session/edit_workload.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace gpufolio::ui
{

namespace
{

constexpr int gap = 10;
constexpr int stackBelowWidth = 1080; ///< narrower, the charts stand below the table
constexpr std::int64_t usualCount = 8;
constexpr std::array timeSteps = {DemandStep::Month, DemandStep::Week, DemandStep::Day}; ///< as m_step offers them
constexpr int chartRoom = 372; ///< that a table with many columns leaves to the charts

} // namespace

WorkloadsPage::WorkloadsPage(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_new(new QToolButton), m_newMenu(new QMenu(this)), m_paste(new QPushButton),
      m_duplicate(new QPushButton), m_remove(new QPushButton), m_model(new WorkloadListModel(this)),
      m_table(new QTableView), m_charts(new QTabWidget), m_demandChart(new DemandPanel), m_stepLabel(new QLabel),
      m_step(new QComboBox), m_week(new WeekHeatPanel), m_load(new DemandLoadPanel), m_formTitle(new QLabel),
      m_form(new QTabWidget), m_demand(new WorkloadsDemandForm(session)), m_needs(new WorkloadsNeeds(session)),
      m_interruption(new WorkloadsInterruption(session)), m_notes(new WorkloadsNotes(session)),
      m_top(new QSplitter(Qt::Horizontal)), m_scroll(new QScrollArea), m_stack(new QStackedWidget),
      m_emptyText(new QLabel), m_emptyAlways(new QPushButton), m_emptyMonths(new QPushButton),
      m_emptyPaste(new QPushButton)
{
    setObjectName(QStringLiteral("workloadsPage"));
    m_top->setObjectName(QStringLiteral("workloadsSplitter"));
    m_top->addWidget(makeTable());
    m_top->addWidget(makeCharts());
    m_top->setChildrenCollapsible(false);
    auto *content = new QWidget;
    auto *contentLayout = new QVBoxLayout(content);
    contentLayout->setContentsMargins(0, 0, 0, 0);
    contentLayout->setSpacing(gap);
    contentLayout->addWidget(m_top, 1);
    contentLayout->addWidget(makeForm(), 1);
    m_scroll->setObjectName(QStringLiteral("workloadsScroll"));
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(content);
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(makeEmpty());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    layout->addWidget(makeHead());
    layout->addWidget(m_stack, 1);
    addShortcuts();

    for (auto signal : {&ProjectSession::scenarioChanged, &ProjectSession::activePlanChanged,
                        &ProjectSession::resultsChanged, &ProjectSession::whatIfChanged})
        connect(&m_session, signal, this, &WorkloadsPage::refresh);
    connect(&m_session, &ProjectSession::projectOpened, this, [this] {
        m_current.clear();
        refresh();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) { setCurrent(m_model->idOf(now.row())); });
    connect(m_charts, &QTabWidget::currentChanged, this, &WorkloadsPage::showCharts);
    connect(m_step, &QComboBox::activated, this, [this] {
        m_chartsAreStale = true;
        showCharts();
    });
    connect(m_notes, &WorkloadsNotes::idChanged, this, [this](const QString &id) {
        m_current = id;
        refresh();
    });
    retranslate();
    refresh();
}

QWidget *WorkloadsPage::makeHead()
{
    m_new->setObjectName(QStringLiteral("workloadsNew"));
    m_new->setMenu(m_newMenu);
    m_new->setPopupMode(QToolButton::InstantPopup);
    m_new->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_new->setFocusPolicy(Qt::StrongFocus);
    m_newMenu->setObjectName(QStringLiteral("workloadsNewMenu"));
    for (const auto &[name, pattern] :
         {std::pair("newAlways", DemandPattern::Always), std::pair("newByMonth", DemandPattern::ByMonth),
          std::pair("newOfficeHours", DemandPattern::OfficeHours)}) {
        QAction *action = m_newMenu->addAction(QString());
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, [this, made = pattern] { addNew(made); });
    }
    m_paste->setObjectName(QStringLiteral("workloadsPaste"));
    m_duplicate->setObjectName(QStringLiteral("workloadsDuplicate"));
    m_remove->setObjectName(QStringLiteral("workloadsRemove"));
    connect(m_paste, &QPushButton::clicked, this, [this] { pasteRows(QGuiApplication::clipboard()->text()); });
    connect(m_duplicate, &QPushButton::clicked, this, &WorkloadsPage::duplicateCurrent);
    connect(m_remove, &QPushButton::clicked, this, &WorkloadsPage::removeCurrent);
    auto *head = new QWidget;
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_new);
    layout->addWidget(m_paste);
    layout->addWidget(m_duplicate);
    layout->addWidget(m_remove);
    layout->addStretch(1);
    return head;
}

QWidget *WorkloadsPage::makeTable()
{
    m_table->setObjectName(QStringLiteral("workloadsTable"));
    m_table->setModel(m_model);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 10);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setMinimumSize(300, 140);
    return m_table;
}

QWidget *WorkloadsPage::makeCharts()
{
    m_demandChart->setObjectName(QStringLiteral("workloadsDemandChart"));
    m_week->setObjectName(QStringLiteral("workloadsWeek"));
    m_load->setObjectName(QStringLiteral("workloadsLoad"));
    m_step->setObjectName(QStringLiteral("workloadsStep"));
    m_step->addItems({QString(), QString(), QString()});
    m_stepLabel->setBuddy(m_step);
    m_demandTab = new QWidget;
    m_demandTab->setObjectName(QStringLiteral("workloadsDemandTab"));
    auto *layout = new QVBoxLayout(m_demandTab);
    layout->setContentsMargins(0, gap / 2, 0, 0);
    auto *chooser = new QHBoxLayout;
    chooser->addStretch(1);
    chooser->addWidget(m_stepLabel);
    chooser->addWidget(m_step);
    layout->addLayout(chooser);
    layout->addWidget(m_demandChart, 1);
    m_charts->setObjectName(QStringLiteral("workloadsCharts"));
    m_charts->setDocumentMode(true);
    m_charts->addTab(m_demandTab, QString());
    m_charts->addTab(m_week, QString());
    m_charts->addTab(m_load, QString());
    m_charts->setMinimumSize(330, 340);
    return m_charts;
}

QWidget *WorkloadsPage::makeForm()
{
    m_form->setObjectName(QStringLiteral("workloadsForm"));
    m_form->setDocumentMode(true);
    for (QWidget *tab : {static_cast<QWidget *>(m_demand), static_cast<QWidget *>(m_needs),
                         static_cast<QWidget *>(m_interruption), static_cast<QWidget *>(m_notes)})
        m_form->addTab(tab, QString());
    m_form->setMinimumHeight(360);
    m_formTitle->setObjectName(QStringLiteral("workloadsFormTitle"));
    m_formTitle->setProperty("title", true);
    m_formTitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *area = new QWidget;
    auto *layout = new QVBoxLayout(area);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_formTitle);
    layout->addWidget(m_form, 1);
    return area;
}

QWidget *WorkloadsPage::makeEmpty()
{
    m_emptyText->setObjectName(QStringLiteral("workloadsEmpty"));
    m_emptyAlways->setObjectName(QStringLiteral("workloadsEmptyAlways"));
    m_emptyMonths->setObjectName(QStringLiteral("workloadsEmptyByMonth"));
    m_emptyPaste->setObjectName(QStringLiteral("workloadsEmptyPaste"));
    connect(m_emptyAlways, &QPushButton::clicked, this, [this] { addNew(DemandPattern::Always); });
    connect(m_emptyMonths, &QPushButton::clicked, this, [this] { addNew(DemandPattern::ByMonth); });
    connect(m_emptyPaste, &QPushButton::clicked, this, [this] { pasteRows(QGuiApplication::clipboard()->text()); });
    auto *area = new QWidget;
    auto *layout = new QVBoxLayout(area);
    layout->addStretch(1);
    layout->addWidget(m_emptyText, 0, Qt::AlignHCenter);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    for (QPushButton *button : {m_emptyAlways, m_emptyMonths, m_emptyPaste})
        buttons->addWidget(button);
    buttons->addStretch(1);
    layout->addLayout(buttons);
    layout->addStretch(2);
    return area;
}

void WorkloadsPage::addShortcuts()
{
    const auto add = [this](const char *name, const QKeySequence &key, auto run) {
        auto *action = new QAction(m_table);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        m_table->addAction(action);
        connect(action, &QAction::triggered, this, run);
    };
    add("workloadsNewKey", Qt::CTRL | Qt::Key_N, [this] { addNew(DemandPattern::Always); });
    add("workloadsDuplicateKey", Qt::CTRL | Qt::Key_D, [this] { duplicateCurrent(); });
    add("workloadsRemoveKey", Qt::Key_Delete, [this] { removeCurrent(); });
    add("workloadsPasteKey", QKeySequence::Paste, [this] { pasteRows(QGuiApplication::clipboard()->text()); });
    add("workloadsEditKey", Qt::Key_F2, [this] {
        m_form->setCurrentWidget(m_notes);
        m_notes->editName();
    });
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void WorkloadsPage::refresh()
{
    m_state = DemandState::of(m_session, m_state);
    m_model->setState(m_state);
    const bool has = m_model->rowCount() > 0;
    m_stack->setCurrentIndex(has ? 0 : 1);
    int row = m_model->rowOf(m_current);
    if (row < 0) // removed, or nothing was chosen yet: what stands there now
        row = std::clamp(m_table->currentIndex().row(), 0, std::max(0, m_model->rowCount() - 1));
    if (has && (m_table->currentIndex().row() != row || m_model->idOf(row) != m_current)) {
        const int column = std::max(0, m_table->currentIndex().column());
        m_table->setCurrentIndex(m_model->index(row, column));
        setCurrent(m_model->idOf(row));
    } else if (!has) {
        setCurrent({});
    }
    showCurrent();
    m_chartsAreStale = true;
    showCharts();
    updateButtons();
    fitColumns();
}

void WorkloadsPage::setCurrent(const QString &id)
{
    if (id == m_current)
        return;
    m_current = id;
    showCurrent();
    updateButtons();
}

void WorkloadsPage::showCurrent()
{
    const Workload *workload = findWorkload(m_session.scenarioSet(), m_current);
    m_formTitle->setText(workload == nullptr ? QString()
                                             : fromUtf8(workload->name.empty() ? workload->id : workload->name));
    if (property("shown").toString() == m_current)
        return;
    setProperty("shown", m_current);
    m_demand->setWorkload(m_current);
    m_needs->setWorkload(m_current);
    m_interruption->setWorkload(m_current);
    m_notes->setWorkload(m_current);
}

/// Only what is seen is computed.
void WorkloadsPage::showCharts()
{
    if (!isVisible())
        return;
    QWidget *tab = m_charts->currentWidget();
    if (!m_chartsAreStale && tab->property("current").toBool())
        return;
    if (m_chartsAreStale) {
        for (QWidget *one : {m_demandTab, static_cast<QWidget *>(m_week), static_cast<QWidget *>(m_load)})
            one->setProperty("current", false);
        m_chartsAreStale = false;
    }
    if (tab == m_demandTab)
        m_demandChart->setState(m_state, timeSteps[static_cast<std::size_t>(m_step->currentIndex())]);
    else if (tab == m_week)
        m_week->setState(m_state);
    else
        m_load->setState(m_state);
    tab->setProperty("current", true);
    m_demandChart->setStale(m_state.plans.isStale);
    m_load->setStale(m_state.plans.isStale);
}

void WorkloadsPage::updateButtons()
{
    const QString readOnly = m_session.isReadOnly() ? tr("The project is open in another window.") : QString();
    for (QWidget *button :
         {static_cast<QWidget *>(m_new), static_cast<QWidget *>(m_paste), static_cast<QWidget *>(m_emptyAlways),
          static_cast<QWidget *>(m_emptyMonths), static_cast<QWidget *>(m_emptyPaste)})
        button->setEnabled(readOnly.isEmpty());
    const QString why = !readOnly.isEmpty()   ? readOnly
                        : m_current.isEmpty() ? tr("Select a workload first.")
                                              : QString();
    m_duplicate->setEnabled(why.isEmpty());
    m_duplicate->setToolTip(why.isEmpty() ? tr("A copy of the workload, right behind it (Ctrl+D)") : why);
    m_remove->setEnabled(why.isEmpty());
    m_remove->setToolTip(why.isEmpty() ? tr("Takes the workload out of the project (Del)") : why);
    m_paste->setToolTip(readOnly.isEmpty() ? tr("Rows of a spreadsheet: name, GPU, how many, from, until (Ctrl+V)")
                                           : readOnly);
    m_new->setToolTip(readOnly.isEmpty() ? tr("A workload on the GPU that most run on (Ctrl+N: always on)") : readOnly);
}

void WorkloadsPage::addNew(DemandPattern pattern)
{
    if (m_session.isReadOnly())
        return;
    const Inputs &inputs = m_session.scenarioSet().inputs;
    const std::string accelerator = usualAccelerator(m_session);
    const auto months = static_cast<int>(projectCalendar(inputs).months(horizonOf(inputs)).size());
    QString name;
    for (int number = 1; name.isEmpty(); ++number) {
        const QString wanted = tr("Workload %1").arg(number);
        const auto &all = inputs.workloads;
        if (std::none_of(all.begin(), all.end(),
                         [&wanted](const Workload &one) { return fromUtf8(one.name) == wanted; }))
            name = wanted;
    }
    const QStringList ids =
        addWorkloads(m_session, tr("Add a workload"), {{name, accelerator, demandOf(pattern, usualCount, months)}});
    if (ids.isEmpty() || !reveal(QStringLiteral("workload:") + ids.first()))
        return;
    m_form->setCurrentWidget(m_demand);
    m_demand->focusValues();
    m_scroll->ensureWidgetVisible(m_form);
}

void WorkloadsPage::pasteRows(const QString &text)
{
    if (m_session.isReadOnly())
        return;
    WorkloadsPasteDialog dialog(m_session, text, this);
    if (dialog.exec() != QDialog::Accepted || dialog.workloads().empty())
        return;
    const QStringList ids = addWorkloads(m_session, tr("Paste workloads"), dialog.workloads());
    reveal(QStringLiteral("workload:") + ids.first());
}

void WorkloadsPage::duplicateCurrent()
{
    if (m_session.isReadOnly() || m_current.isEmpty())
        return;
    const QString id = duplicateWorkload(m_session, m_current);
    if (!id.isEmpty())
        reveal(QStringLiteral("workload:") + id);
}

void WorkloadsPage::removeCurrent()
{
    if (!m_session.isReadOnly() && !m_current.isEmpty())
        removeWorkload(m_session, m_current);
}

bool WorkloadsPage::reveal(const QString &target)
{
    if (target.section(QLatin1Char(':'), 0, 0) != QLatin1String("workload"))
        return false;
    const int row = m_model->rowOf(target.section(QLatin1Char(':'), 1));
    if (row < 0)
        return false;
    m_table->setCurrentIndex(m_model->index(row, std::max(0, m_table->currentIndex().column())));
    m_table->setFocus();
    return true;
}

void WorkloadsPage::fitColumns()
{
    if (m_table->property("fitted").toBool() || m_model->rowCount() == 0)
        return;
    m_table->resizeColumnsToContents();
    m_table->setProperty("fitted", m_state.plans.results != nullptr);
    giveRoom();
}

/// The table gets what its columns need, as long as the charts keep what they need.
void WorkloadsPage::giveRoom()
{
    if (m_top->orientation() != Qt::Horizontal) {
        m_top->setSizes({m_table->minimumHeight(), std::max(m_charts->minimumHeight(), height())});
        return;
    }
    const int wanted = m_table->horizontalHeader()->length() + 2 * m_table->frameWidth() + 18;
    const int most = std::max(m_table->minimumWidth(), width() - chartRoom);
    const int table = std::clamp(wanted, m_table->minimumWidth(), most);
    m_top->setSizes({table, std::max(m_charts->minimumWidth(), width() - table)});
}

QByteArray WorkloadsPage::layoutState() const
{
    return savedLayout(*this);
}

void WorkloadsPage::restoreLayoutState(const QByteArray &state)
{
    restoreLayout(*this, state);
}

void WorkloadsPage::retranslate()
{
    m_new->setText(tr("+ New"));
    m_new->setAccessibleName(tr("New workload"));
    const QStringList patterns = {tr("Always on"), tr("By month"), tr("Weekly office hours")};
    for (qsizetype i = 0; i < patterns.size(); ++i)
        m_newMenu->actions().at(i)->setText(patterns[i]);
    m_paste->setText(tr("Paste"));
    m_paste->setAccessibleName(tr("Paste workloads"));
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Remove"));
    m_table->setAccessibleName(tr("Workloads"));
    m_table->horizontalHeader()->setAccessibleName(tr("Columns"));
    const QStringList keys = {tr("New workload"), tr("Duplicate"), tr("Remove"), tr("Paste workloads"),
                              tr("Change the name")};
    for (qsizetype i = 0; i < keys.size(); ++i)
        m_table->actions().at(i)->setText(keys[i]);
    m_charts->setTabText(0, tr("Demand"));
    m_charts->setTabText(1, tr("Week"));
    m_charts->setTabText(2, tr("Load curve"));
    m_charts->setTabToolTip(0, tr("Mean GPUs over time, a layer for each workload (Ctrl+T: as a table)"));
    m_charts->setTabToolTip(1, tr("The mean week, hour by hour"));
    m_charts->setTabToolTip(2, tr("How many GPUs are needed for how much of the time (Ctrl+T: as a table)"));
    m_stepLabel->setText(tr("Time step"));
    m_step->setAccessibleName(tr("Step of the chart"));
    m_step->setItemText(0, tr("Month"));
    m_step->setItemText(1, tr("Week"));
    m_step->setItemText(2, tr("Day"));
    m_demandChart->setEmptyText(tr("No workload has demand that is known in GPUs yet."));
    m_load->setEmptyText(tr("No workload has demand that is known in GPUs yet."));
    m_form->setTabText(0, tr("Demand"));
    m_form->setTabText(1, tr("Needs"));
    m_form->setTabText(2, tr("Interruption"));
    m_form->setTabText(3, tr("Notes"));
    m_emptyText->setText(tr("How many GPUs, when?"));
    m_emptyAlways->setText(tr("Always on"));
    m_emptyMonths->setText(tr("By month"));
    m_emptyPaste->setText(tr("Paste"));
    m_emptyPaste->setAccessibleName(tr("Paste workloads"));
    updateButtons();
}

void WorkloadsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->retranslate();
        m_table->setProperty("fitted", false);
        refresh();
    }
    QWidget::changeEvent(event);
}

void WorkloadsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showCharts();
}

void WorkloadsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const Qt::Orientation wanted = width() < stackBelowWidth ? Qt::Vertical : Qt::Horizontal;
    const bool isFirst = event->oldSize().isEmpty();
    if (wanted == m_top->orientation() && !isFirst)
        return;
    m_top->setOrientation(wanted);
    giveRoom();
}

} // namespace gpufolio::ui
