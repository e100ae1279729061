// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/prices_page.h"

#include "dialogs/price_import_dialog.h"
#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "layout_memory.h"
#include "pages/prices_filter_panel.h"
#include "pages/prices_held_back.h"

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
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <set>

namespace gpufolio::ui
{

namespace
{

constexpr int roomForFilters = 760; ///< a narrower page folds them away
constexpr int filterWidth = 200;

} // namespace

PricesPage::PricesPage(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_model(new PriceTableModel(this)),
      m_filtered(new PriceFilterModel(*m_model, this)), m_search(new QLineEdit(this)),
      m_showFilters(new QToolButton(this)), m_count(new QLabel(this)), m_heldBack(new QLabel(this)),
      m_acceptHeldBack(new QPushButton(this)), m_import(new QPushButton(this)),
      m_splitter(new QSplitter(Qt::Horizontal, this)), m_filters(new PricesFilterPanel(*m_filtered, this)),
      m_centre(new QStackedWidget(this)), m_table(new QTableView(this)), m_emptyText(new QLabel(this)),
      m_widen(new QPushButton(this))
{
    setObjectName(QStringLiteral("pricesPage"));
    setUpTable();
    layOut();
    connect(m_search, &QLineEdit::textChanged, this, &PricesPage::search);
    connect(m_filters, &PricesFilterPanel::filterChanged, this, &PricesPage::showCounts);
    connect(m_showFilters, &QToolButton::toggled, m_filters, &QWidget::setVisible);
    connect(m_import, &QPushButton::clicked, this, &PricesPage::chooseImport);
    connect(m_acceptHeldBack, &QPushButton::clicked, this, &PricesPage::acceptHeldBack);
    connect(m_widen, &QPushButton::clicked, this, &PricesPage::widen);
    connect(&m_session, &ProjectSession::priceBookChanged, this, &PricesPage::readBook);
    connect(&m_session, &ProjectSession::projectOpened, this, &PricesPage::readBook);
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
    m_heldBack->setObjectName(QStringLiteral("pricesHeldBack"));
    m_acceptHeldBack->setObjectName(QStringLiteral("pricesAcceptHeldBack"));
    m_import->setObjectName(QStringLiteral("pricesImport"));
    m_widen->setObjectName(QStringLiteral("pricesWiden"));

    auto *bar = new QHBoxLayout;
    bar->setSpacing(8);
    bar->addWidget(m_showFilters);
    bar->addWidget(m_search, 1);
    bar->addWidget(m_count);
    bar->addStretch(1);
    bar->addWidget(m_heldBack);
    bar->addWidget(m_acceptHeldBack);
    bar->addWidget(m_import);

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
    m_splitter->addWidget(m_centre);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({filterWidth, 1000});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 8);
    layout->setSpacing(8);
    layout->addLayout(bar);
    layout->addWidget(m_splitter, 1);
}

void PricesPage::readBook()
{
    m_model->setBook(*m_session.priceBook());
    m_filters->refresh();
    showCounts();
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
    auto book = PriceImportDialog::import(path, *m_session.priceBook(), this);
    if (!book)
        return;
    if (const Status used = m_session.usePriceBook(std::move(*book), QFileInfo(path).completeBaseName()); !used)
        QMessageBox::warning(this, tr("Import prices"), modelText(used.error()));
}

void PricesPage::acceptHeldBack()
{
    if (QMessageBox::question(this, tr("Held back"), heldBackText(*m_session.priceBook()),
                              QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel) != QMessageBox::Yes)
        return;
    if (const Status used = m_session.usePriceBook(withHeldBackAccepted(*m_session.priceBook()), tr("accepted")); !used)
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
    m_acceptHeldBack->setText(tr("Accept…"));
    m_import->setText(tr("Import…"));
    m_table->setAccessibleName(tr("Prices"));
    m_model->retranslate();
    showCounts();
}

} // namespace gpufolio::ui
