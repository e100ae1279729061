// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/prices_page.h"

#include "dialogs/price_import_dialog.h"
#include "dialogs/price_refresh_dialog.h"
#include "dialogs/pull_dialog.h"
#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "layout_memory.h"
#include "pages/prices_changes.h"
#include "pages/prices_filter_panel.h"
#include "pages/prices_held_back.h"
#include "pages/prices_history.h"
#include "session/new_prices.h"
#include "session/plan_from_price.h"

#include <QAction>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <set>

namespace gpufolio::ui
{

namespace
{

constexpr int roomForFilters = 760; ///< a narrower page folds them away
constexpr int roomForBelow = 560;   ///< a lower page folds the tabs below the table away
constexpr int filterWidth = 200;

} // namespace

PricesPage::PricesPage(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_model(new PriceTableModel(this)),
      m_filtered(new PriceFilterModel(*m_model, this)), m_search(new QLineEdit(this)),
      m_showFilters(new QToolButton(this)), m_count(new QLabel(this)), m_rates(new QLabel(this)),
      m_heldBack(new QLabel(this)), m_acceptHeldBack(new QPushButton(this)), m_import(new QPushButton(this)),
      m_pull(new QPushButton(this)), m_refresh(new QPushButton(this)), m_makePlan(new QAction(this)),
      m_makePlanButton(new QToolButton(this)), m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_filters(new PricesFilterPanel(*m_filtered, this)), m_showBelow(new QToolButton(this)),
      m_upright(new QSplitter(Qt::Vertical, this)), m_below(new QTabWidget(this)),
      m_history(new PricesHistory(session, this)), m_changes(new PricesChanges(session, this)),
      m_centre(new QStackedWidget(this)), m_table(new QTableView(this)), m_emptyText(new QLabel(this)),
      m_widen(new QPushButton(this))
{
    setObjectName(QStringLiteral("pricesPage"));
    setUpTable();
    setUpBelow();
    layOut();
    connect(m_search, &QLineEdit::textChanged, this, &PricesPage::search);
    connect(m_filters, &PricesFilterPanel::filterChanged, this, &PricesPage::showCounts);
    connect(m_showFilters, &QToolButton::toggled, m_filters, &QWidget::setVisible);
    connect(m_import, &QPushButton::clicked, this, &PricesPage::chooseImport);
    connect(m_pull, &QPushButton::clicked, this, [this] { PullDialog::run(m_session, this); });
    connect(m_acceptHeldBack, &QPushButton::clicked, this, &PricesPage::acceptHeldBack);
    connect(m_widen, &QPushButton::clicked, this, &PricesPage::widen);
    connect(&m_session, &ProjectSession::priceBookChanged, this, &PricesPage::readBook);
    connect(&m_session, &ProjectSession::projectOpened, this, &PricesPage::readBook);
    connect(m_refresh, &QPushButton::clicked, this, &PricesPage::refreshPrices);
    connect(m_makePlan, &QAction::triggered, this, &PricesPage::makePlan);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &PricesPage::showActions);
    connect(m_filtered, &QAbstractItemModel::modelReset, this, &PricesPage::showActions);
    connect(m_filtered, &QAbstractItemModel::layoutChanged, this, &PricesPage::showActions);
    connect(m_filtered, &QAbstractItemModel::rowsRemoved, this, &PricesPage::showActions);
    connect(&m_session, &ProjectSession::scenarioChanged, this, &PricesPage::showActions);
    connect(&m_session, &ProjectSession::scenarioChanged, this, &PricesPage::showNewer);
    auto *filter = new QAction(this); // its text is the window's: see WindowCommands
    filter->setShortcut(Qt::CTRL | Qt::Key_F);
    filter->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(filter);
    connect(filter, &QAction::triggered, this, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    readBook();
    retranslate();
    m_table->sortByColumn(PriceTableModel::Accelerator, Qt::AscendingOrder);
}

void PricesPage::setUpTable()
{
    m_table->setObjectName(QStringLiteral("pricesTable"));
    m_table->setModel(m_filtered);
    m_table->setSortingEnabled(true);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSelectionMode(QAbstractItemView::ContiguousSelection);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 7);
    m_makePlan->setObjectName(QStringLiteral("pricesMakePlan"));
    m_makePlan->setShortcut(Qt::CTRL | Qt::Key_N);
    m_makePlan->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_makePlan);
    m_table->addAction(m_makePlan);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionsMovable(true);
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const int digit = m_table->fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const auto setWidth = [&](int column, int characters) { m_table->setColumnWidth(column, digit * characters + 16); };
    setWidth(PriceTableModel::Accelerator, 13);
    setWidth(PriceTableModel::AcceleratorCount, 5);
    setWidth(PriceTableModel::Provider, 8);
    setWidth(PriceTableModel::Region, 12);
    setWidth(PriceTableModel::InstanceType, 16);
    for (int column = PriceTableModel::OnDemandMachine; column <= PriceTableModel::SpotAccelerator; ++column)
        setWidth(column, 9);
    setWidth(PriceTableModel::CurrencyCode, 7);
    setWidth(PriceTableModel::PriceDate, 9);
    setWidth(PriceTableModel::Source, 22);
}

/// Each tab is a page of its own; those about an offer follow the table's current row.
void PricesPage::setUpBelow()
{
    m_below->setObjectName(QStringLiteral("pricesTabs"));
    m_below->setDocumentMode(true);
    m_below->addTab(m_history, QString());
    m_below->addTab(m_changes, QString());
    m_showBelow->setObjectName(QStringLiteral("pricesShowBelow"));
    m_showBelow->setCheckable(true);
    m_showBelow->setChecked(true);
    connect(m_showBelow, &QToolButton::toggled, m_below, &QWidget::setVisible);
    connect(m_changes, &PricesChanges::priceAsked, this, &PricesPage::reveal);
}

void PricesPage::layOut()
{
    m_search->setObjectName(QStringLiteral("pricesSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(320);
    m_showFilters->setObjectName(QStringLiteral("pricesShowFilters"));
    m_showFilters->setCheckable(true);
    m_showFilters->setChecked(true);
    m_count->setObjectName(QStringLiteral("pricesCount"));
    m_count->setProperty("muted", true);
    m_rates->setObjectName(QStringLiteral("pricesRates"));
    m_rates->setProperty("muted", true);
    m_rates->setWordWrap(true);
    m_heldBack->setObjectName(QStringLiteral("pricesHeldBack"));
    m_acceptHeldBack->setObjectName(QStringLiteral("pricesAcceptHeldBack"));
    m_import->setObjectName(QStringLiteral("pricesImport"));
    m_pull->setObjectName(QStringLiteral("pricesPull"));
    m_refresh->setObjectName(QStringLiteral("pricesRefresh"));
    m_makePlanButton->setObjectName(QStringLiteral("pricesMakePlanButton"));
    m_makePlanButton->setDefaultAction(m_makePlan);
    m_makePlanButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_makePlanButton->setFocusPolicy(Qt::StrongFocus);
    m_widen->setObjectName(QStringLiteral("pricesWiden"));

    auto *bar = new QHBoxLayout;
    bar->setSpacing(8);
    bar->addWidget(m_showFilters);
    bar->addWidget(m_showBelow);
    bar->addWidget(m_search, 1);
    bar->addWidget(m_count);
    bar->addStretch(1);
    bar->addWidget(m_heldBack);
    bar->addWidget(m_acceptHeldBack);
    bar->addWidget(m_makePlanButton);
    bar->addWidget(m_refresh);
    bar->addWidget(m_import);
    bar->addWidget(m_pull);

    auto *empty = new QWidget(this);
    auto *emptyLayout = new QVBoxLayout(empty);
    m_emptyText->setObjectName(QStringLiteral("pricesEmpty"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    emptyLayout->addStretch(1);
    emptyLayout->addWidget(m_emptyText);
    emptyLayout->addWidget(m_widen, 0, Qt::AlignCenter);
    emptyLayout->addStretch(1);
    m_centre->addWidget(m_table);
    m_centre->addWidget(empty);

    m_splitter->setObjectName(QStringLiteral("pricesSplitter"));
    m_splitter->addWidget(m_filters);
    m_upright->setObjectName(QStringLiteral("pricesUpright"));
    m_upright->addWidget(m_centre);
    m_upright->addWidget(m_below);
    m_upright->setStretchFactor(0, 3);
    m_upright->setStretchFactor(1, 2);
    m_upright->setChildrenCollapsible(false);
    m_splitter->addWidget(m_upright);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({filterWidth, 1000});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 8);
    layout->setSpacing(8);
    layout->addLayout(bar);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_rates);
}

/// The price that is chosen stays so: where it stands now, not what stands in its place.
void PricesPage::readBook()
{
    const auto chosen = currentPrice();
    const std::string offer = chosen ? chosen->offer->id : std::string();
    const int column = m_table->currentIndex().column();
    m_model->setBook(*m_session.priceBook());
    m_filters->refresh();
    showCounts();
    const QModelIndex cell = chosen ? m_model->cellOf(offer, {}) : QModelIndex();
    m_table->setCurrentIndex(cell.isValid() ? m_filtered->mapFromSource(cell.siblingAtColumn(column)) : QModelIndex());
    showNewer();
    showActions();
}

/// That of the current cell; of a cell without a price the one that the table is sorted by, else the first there is.
std::optional<PricesPage::ShownPrice> PricesPage::currentPrice() const
{
    const QModelIndex shown = m_table->currentIndex();
    if (!shown.isValid())
        return std::nullopt;
    const QModelIndex cell = m_filtered->mapToSource(shown);
    const PriceTableRow &row = m_model->row(cell.row());
    if (const auto kind = PriceTableModel::kindOf(cell.column()))
        return ShownPrice{row.offer, row.options[static_cast<std::size_t>(*kind)]};
    const auto sorted = PriceTableModel::kindOf(m_filtered->sortColumn());
    if (sorted && row.options[static_cast<std::size_t>(*sorted)] != nullptr)
        return ShownPrice{row.offer, row.options[static_cast<std::size_t>(*sorted)]};
    for (const PurchaseOption *option : row.options)
        if (option != nullptr)
            return ShownPrice{row.offer, option};
    return ShownPrice{row.offer, nullptr};
}

void PricesPage::makePlan()
{
    const auto price = currentPrice();
    if (!price || price->option == nullptr || m_session.isReadOnly())
        return;
    const QString name = fromUtf8(price->offer->instanceType + " " + price->offer->region + " " + price->option->id);
    auto made = planWithPrice(m_session.scenarioSet(), *m_session.priceBook(), *price->offer, price->option->id,
                              name.toStdString());
    if (!made) {
        QMessageBox::warning(this, m_makePlan->text(), modelText(made.error()));
        return;
    }
    const QString plan = fromUtf8(made->plan);
    const QString step = tr("Make plan “%1”").arg(fromUtf8(made->set.plans.back().name));
    m_session.edit(step, std::move(made->set));
    m_session.setActivePlan(plan);
    Q_EMIT goRequested(QStringLiteral("plans/plan:") + plan);
}

/// Says of the buttons what they would do, or why they can't.
void PricesPage::showActions()
{
    const auto price = currentPrice();
    const QString readOnly = tr("The project is open in another window; here it is read-only.");
    QString text;
    if (m_session.isReadOnly())
        text = readOnly;
    else if (!price)
        text = tr("Select a price first.");
    else if (price->option == nullptr)
        text = tr("No price: this offer is not sold so, or our sources don't say.");
    m_makePlan->setEnabled(text.isEmpty());
    if (text.isEmpty()) {
        const QString what = tr("%1, %2, %3 per machine-hour")
                                 .arg(fromUtf8(price->offer->id), fromUtf8(price->option->id),
                                      rateText(amortisedHourly(*price->option), 4));
        text =
            price->option->kind == OptionKind::Commitment
                ? tr("A new plan that buys %1: as many machines as the workloads on this offer need at their peak, at "
                     "least one.")
                      .arg(what)
                : tr("A new plan with %1: the workloads that fit run on this offer from now on, in every plan, since "
                     "all plans share them.")
                      .arg(what);
        const Offer *own = findOffer(m_session.scenarioSet().inputs, price->offer->id);
        const PurchaseOption *old = own == nullptr ? nullptr : findOption(*own, price->option->id);
        if (old != nullptr && (old->hourly != price->option->hourly || old->upfront != price->option->upfront))
            text +=
                QLatin1Char(' ') + tr("The project has it at %1; the price shown here takes its place in every plan.")
                                       .arg(rateText(amortisedHourly(*old), 4));
    }
    m_makePlan->setToolTip(text + QStringLiteral(" (Ctrl+N)"));
    m_history->setOffer(price ? fromUtf8(price->offer->id) : QString());
}

void PricesPage::showNewer()
{
    const int newer = newerPrices(m_session);
    m_refresh->setText(newer > 0 ? tr("Refresh prices (%1)…").arg(countText(newer)) : tr("Refresh prices…"));
}

void PricesPage::refreshPrices()
{
    PriceRefreshDialog(m_session, this).exec();
}

void PricesPage::chooseImport()
{
    const QStringList paths = QFileDialog::getOpenFileNames(
        this, tr("Import prices"), QString(), tr("Price tables (*.csv)") + QStringLiteral(";;") + tr("All files (*)"));
    for (const QString &path : paths)
        importFile(path);
}

void PricesPage::importFile(const QString &path)
{
    auto outcome = PriceImportDialog::import(path, *m_session.priceBook(), this);
    if (!outcome)
        return;
    const Status used = outcome->rates.empty()
                            ? takeNewBook(m_session, std::move(outcome->book), QFileInfo(path).completeBaseName())
                            : m_session.keepExchangeRates(outcome->rates);
    if (!used)
        QMessageBox::warning(this, tr("Import prices"), modelText(used.error()));
    showCounts();
}

void PricesPage::acceptHeldBack()
{
    if (QMessageBox::question(this, tr("Held back"), heldBackText(*m_session.priceBook()),
                              QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel) != QMessageBox::Yes)
        return;
    if (const Status used = takeNewBook(m_session, withHeldBackAccepted(*m_session.priceBook()), tr("accepted")); !used)
        QMessageBox::warning(this, tr("Held back"), modelText(used.error()));
}

void PricesPage::search(const QString &text)
{
    PriceFilter filter = m_filtered->filter();
    filter.text = text;
    m_filtered->setFilter(std::move(filter));
    m_filters->refresh();
    showCounts();
}

void PricesPage::showCounts()
{
    std::set<std::string> providers;
    for (int i = 0; i < m_filtered->rowCount(); ++i)
        providers.insert(m_model->row(m_filtered->mapToSource(m_filtered->index(i, 0)).row()).offer->provider);
    const int shown = m_filtered->rowCount();
    QString text = tr("%Ln offer(s)", nullptr, shown);
    if (shown < m_model->rowCount())
        text = tr("%1 of %Ln offer(s)", nullptr, m_model->rowCount()).arg(countText(shown));
    m_count->setText(text + QStringLiteral(" · ") + tr("%Ln provider(s)", nullptr, static_cast<int>(providers.size())));
    const auto rates = m_session.exchangeRates();
    m_rates->setVisible(!rates->empty());
    if (!rates->empty())
        m_rates->setText(tr("Rates of exchange up to %1 (European Central Bank)")
                             .arg(fromUtf8(rates->days().rbegin()->first.toText())));
    const int held = heldBackCount(*m_session.priceBook());
    m_heldBack->setText(tr("Held back: %1").arg(countText(held)));
    m_heldBack->setVisible(held > 0);
    m_acceptHeldBack->setVisible(held > 0 && !m_session.isReadOnly());
    m_import->setEnabled(!m_session.isReadOnly());
    m_import->setToolTip(m_session.isReadOnly() ? tr("The project is open in another window; here it is read-only.")
                                                : tr("Read a SkyPilot catalog or our own price table (CSV)"));
    m_centre->setCurrentIndex(shown > 0 ? 0 : 1);
    if (shown == 0)
        showEmptyState();
}

/// Says which choice hides most, and offers to take it back.
void PricesPage::showEmptyState()
{
    m_widest.reset();
    int most = 0;
    for (std::size_t group = 0; group < PriceFilter::groups; ++group) {
        const int count = m_filtered->countWithout(static_cast<PriceFilter::Group>(group));
        if (count > most) {
            most = count;
            m_widest = static_cast<PriceFilter::Group>(group);
        }
    }
    m_widen->setVisible(m_widest || !m_filtered->filter().text.isEmpty());
    if (m_widest) {
        const QString name = PricesFilterPanel::groupName(*m_widest);
        m_emptyText->setText(tr("No offer fits here. %Ln fit(s) with any choice of: %1.", nullptr, most).arg(name));
        m_widen->setText(tr("Widen: %1").arg(name));
    } else if (m_widen->isVisibleTo(this)) {
        m_emptyText->setText(tr("No offer has these words."));
        m_widen->setText(tr("Clear the search"));
    } else {
        m_emptyText->setText(tr("The price book is empty. Import a price table."));
    }
}

void PricesPage::widen()
{
    if (m_widest)
        m_filters->clearGroup(*m_widest);
    else
        m_search->clear();
}

void PricesPage::showAll()
{
    m_search->clear();
    m_filtered->setFilter({});
    m_filters->refresh();
    showCounts();
}

bool PricesPage::reveal(const QString &target)
{
    if (target.section(QLatin1Char(':'), 0, 0) != QLatin1String("price"))
        return false;
    const QString price = target.section(QLatin1Char(':'), 1); // offer ids have colons of their own
    const std::string offer = price.section(QLatin1Char('|'), 0, 0).toStdString();
    const auto cell = m_model->cellOf(offer, price.section(QLatin1Char('|'), 1).toStdString());
    if (!cell.isValid())
        return false;
    if (!m_filtered->mapFromSource(cell).isValid())
        showAll();
    const QModelIndex shown = m_filtered->mapFromSource(cell);
    m_table->setCurrentIndex(shown);
    m_table->scrollTo(shown, QAbstractItemView::PositionAtCenter);
    m_table->setFocus(Qt::OtherFocusReason);
    return true;
}

QByteArray PricesPage::layoutState() const
{
    return savedLayout(*this);
}

void PricesPage::restoreLayoutState(const QByteArray &state)
{
    restoreLayout(*this, state);
}

void PricesPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PricesPage::resizeEvent(QResizeEvent *event)
{
    const bool room = width() >= roomForFilters;
    if (m_room != room) // only when the border is crossed: what the user has chosen since stays
        m_showFilters->setChecked(room);
    m_room = room;
    const bool roomBelow = height() >= roomForBelow;
    if (m_roomBelow != roomBelow)
        m_showBelow->setChecked(roomBelow);
    m_roomBelow = roomBelow;
    QWidget::resizeEvent(event);
}

void PricesPage::retranslate()
{
    setAccessibleName(tr("Prices"));
    m_search->setPlaceholderText(tr("GPU, provider, region, machine…"));
    m_search->setAccessibleName(tr("Search prices"));
    m_search->setToolTip(tr("Words that an offer must have (Ctrl+F)"));
    m_showFilters->setText(tr("Filters"));
    m_showFilters->setToolTip(tr("Show or hide the filters"));
    m_showBelow->setText(tr("Below"));
    m_showBelow->setToolTip(tr("Show or hide history and changes below the table"));
    m_below->setAccessibleName(tr("About the selected offer and the price books"));
    m_below->setTabText(m_below->indexOf(m_history), tr("History"));
    m_below->setTabText(m_below->indexOf(m_changes), tr("What changed"));
    m_acceptHeldBack->setText(tr("Accept…"));
    m_import->setText(tr("Import…"));
    m_pull->setText(tr("Pull…"));
    m_pull->setToolTip(tr("Fetch prices over the network (F5)"));
    m_makePlan->setText(tr("Make a plan with this price"));
    m_makePlan->setIconText(tr("Make a plan")); // of the button: the search field needs the room
    m_refresh->setToolTip(
        tr("The project's prices beside those of the price book; a saved plan keeps its prices until you "
           "take the new ones"));
    showNewer();
    showActions();
    m_table->setAccessibleName(tr("Prices"));
    m_model->retranslate();
    showCounts();
}

} // namespace gpufolio::ui
