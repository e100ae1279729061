// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/prices_changes.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "prices/bundled.h"
#include "support/file_io.h"
#include "widgets/flow_layout.h"

#include <QComboBox>
#include <QDateTime>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace gpufolio::ui
{

namespace
{

constexpr std::array allMoves = {PriceMove::New, PriceMove::Gone, PriceMove::Dearer, PriceMove::Cheaper};

QToolButton *filterButton(const QString &name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setCheckable(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QString daysText(const DiffedBook &book)
{
    if (!book.newest)
        return PricesChanges::tr("without dates");
    return *book.oldest == *book.newest
               ? dateText(*book.newest)
               : PricesChanges::tr("%1 to %2").arg(dateText(*book.oldest), dateText(*book.newest));
}

} // namespace

PricesChanges::PricesChanges(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_model(new PriceDiffModel(this)),
      m_filtered(new PriceDiffFilter(*m_model, this)), m_beforeLabel(new QLabel(this)), m_before(new QComboBox(this)),
      m_afterLabel(new QLabel(this)), m_after(new QComboBox(this)), m_moves(), m_doubtful(nullptr),
      m_search(new QLineEdit(this)), m_save(new QPushButton(this)), m_summary(new QLabel(this)),
      m_centre(new QStackedWidget(this)), m_table(new QTableView(this)), m_empty(new QLabel(this)),
      m_run([this](const Compared &compared) { show(compared); })
{
    setObjectName(QStringLiteral("pricesChanges"));
    layOut();
    connect(m_before, &QComboBox::activated, this, &PricesChanges::compare);
    connect(m_after, &QComboBox::activated, this, &PricesChanges::compare);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filtered->setWords(text);
        showCounts();
    });
    connect(m_save, &QPushButton::clicked, this, &PricesChanges::save);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &shown) {
        const PriceRow &row = m_model->difference(m_filtered->mapToSource(shown).row()).price().row;
        PriceRow region = row; // spot prices of zones stand with their region
        region.zone.clear();
        Q_EMIT priceAsked(QStringLiteral("price:%1|%2").arg(fromUtf8(offerIdOf(region)), fromUtf8(optionIdOf(row))));
    });
    connect(&m_session, &ProjectSession::priceBookChanged, this, &PricesChanges::readSnapshots);
    connect(&m_session, &ProjectSession::projectOpened, this, &PricesChanges::readSnapshots);
    retranslate();
}

void PricesChanges::layOut()
{
    m_before->setObjectName(QStringLiteral("changesBefore"));
    m_after->setObjectName(QStringLiteral("changesAfter"));
    for (QComboBox *chooser : {m_before, m_after}) {
        chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        chooser->setMinimumContentsLength(24);
    }
    m_beforeLabel->setBuddy(m_before);
    m_afterLabel->setBuddy(m_after);
    m_search->setObjectName(QStringLiteral("changesSearch"));
    m_search->setClearButtonEnabled(true);
    m_search->setFixedWidth(m_search->fontMetrics().horizontalAdvance(QLatin1Char('0')) * 24);
    m_save->setObjectName(QStringLiteral("changesSave"));
    m_summary->setObjectName(QStringLiteral("changesSummary"));
    m_summary->setProperty("muted", true);
    m_summary->setWordWrap(true);
    m_empty->setObjectName(QStringLiteral("changesEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setProperty("muted", true);

    const auto chooser = [this](QLabel *label, QComboBox *combo) {
        auto *both = new QWidget(this);
        auto *row = new QHBoxLayout(both);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(label);
        row->addWidget(combo);
        return both;
    };
    auto *bar = new FlowLayout(8, 4);
    bar->addWidget(chooser(m_beforeLabel, m_before));
    bar->addWidget(chooser(m_afterLabel, m_after));
    for (const PriceMove move : allMoves) {
        QToolButton *button = filterButton(QStringLiteral("changes.") + fromUtf8(toText(move)), this);
        button->setChecked(true);
        m_moves[static_cast<std::size_t>(move)] = button;
        bar->addWidget(button);
        connect(button, &QToolButton::toggled, this, [this, move](bool shown) {
            m_filtered->setShown(move, shown);
            showCounts();
        });
    }
    m_doubtful = filterButton(QStringLiteral("changesDoubtful"), this);
    connect(m_doubtful, &QToolButton::toggled, this, [this](bool only) {
        m_filtered->setOnlyDoubtful(only);
        showCounts();
    });
    bar->addWidget(m_doubtful);
    bar->addWidget(m_search);
    bar->addWidget(m_save);

    m_table->setObjectName(QStringLiteral("changesTable"));
    m_table->setModel(m_filtered);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(PriceDiffModel::Move, Qt::DescendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 7);
    m_table->horizontalHeader()->setSectionsMovable(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const int digit = m_table->fontMetrics().horizontalAdvance(QLatin1Char('0'));
    constexpr std::array widths = {11, 20, 9, 16, 18, 20, 10, 10, 11, 8, 28, 60};
    static_assert(widths.size() == PriceDiffModel::ColumnCount);
    for (int column = 0; column < PriceDiffModel::ColumnCount; ++column)
        m_table->setColumnWidth(column, digit * widths[static_cast<std::size_t>(column)] + 16);
    m_centre->addWidget(m_table);
    m_centre->addWidget(m_empty);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(bar);
    layout->addWidget(m_summary);
    layout->addWidget(m_centre, 1);
}

/// Lists the project's price books; the newest two are compared until somebody chooses others.
void PricesChanges::readSnapshots()
{
    m_outdated = !isVisible();
    if (m_outdated)
        return;
    m_snapshots.clear();
    if (const auto file = m_session.projectFile()) {
        if (auto all = file->snapshots())
            m_snapshots = std::move(*all);
    }
    fillChoosers();
    const int count = m_before->count();
    m_after->setCurrentIndex(count - 1);
    m_before->setCurrentIndex(std::max(0, count - 2));
    compare();
}

void PricesChanges::fillChoosers()
{
    for (QComboBox *chooser : {m_before, m_after}) {
        const int chosen = chooser->currentIndex();
        chooser->clear();
        for (const SnapshotInfo &info : m_snapshots) {
            const QDateTime created = QDateTime::fromString(fromUtf8(info.created), Qt::ISODate).toLocalTime();
            const QString name = info.id == bundledSnapshotId() ? tr("bundled") : fromUtf8(info.source);
            chooser->addItem(tr("%1, added %2, %Ln price(s)", nullptr, static_cast<int>(info.rows))
                                 .arg(name, created.toString(QStringLiteral("yyyy-MM-dd HH:mm"))),
                             fromUtf8(info.id));
            chooser->setItemData(chooser->count() - 1, fromUtf8(info.id), Qt::ToolTipRole);
        }
        chooser->setCurrentIndex(chosen);
    }
}

void PricesChanges::compare()
{
    const auto file = m_session.projectFile();
    if (file == nullptr || m_snapshots.size() < 2) {
        show(nullptr);
        return;
    }
    m_run.start([file, before = m_before->currentData().toString().toStdString(),
                 after = m_after->currentData().toString().toStdString()]() -> Compared {
        const Result<PriceBook> old = file->snapshot(before);
        const Result<PriceBook> fresh = old ? file->snapshot(after) : Result<PriceBook>(old.error());
        if (!fresh)
            return std::make_shared<const Result<PriceDiff>>(fresh.error());
        Result<PriceDiff> diff = diffPrices(*old, *fresh);
        if (diff) {
            diff->before.name = before;
            diff->after.name = after;
        }
        return std::make_shared<const Result<PriceDiff>>(std::move(diff));
    });
}

void PricesChanges::show(const Compared &compared)
{
    m_model->setDiff(compared != nullptr && *compared ? std::shared_ptr<const PriceDiff>(compared, &**compared)
                                                      : nullptr);
    if (compared != nullptr && !*compared)
        m_empty->setText(modelText(compared->error()));
    else if (m_snapshots.size() < 2)
        m_empty->setText(tr("The project has one price book. Import or pull prices: what they change is shown here."));
    else
        m_empty->setText(tr("Both price books have the same prices."));
    showCounts();
}

void PricesChanges::showCounts()
{
    const PriceDiff *diff = m_model->diff();
    for (const PriceMove move : allMoves) {
        QToolButton *button = m_moves[static_cast<std::size_t>(move)];
        const auto count = diff == nullptr ? 0 : static_cast<std::int64_t>(diff->count(move));
        button->setText(tr("%1 (%2)").arg(priceMoveText(move), countText(count)));
        button->setAccessibleName(button->text());
    }
    m_doubtful->setText(tr("Only doubtful (%1)").arg(countText(m_model->doubtful())));
    m_save->setEnabled(diff != nullptr && !diff->prices.empty());
    m_summary->setVisible(diff != nullptr);
    if (diff != nullptr) {
        QString text = tr("Changed between A (%1) and B (%2), per GPU-hour: %3 of %4 shown, %5 unchanged.")
                           .arg(daysText(diff->before), daysText(diff->after), countText(m_filtered->rowCount()),
                                countText(m_model->rowCount()), countText(static_cast<std::int64_t>(diff->unchanged)));
        if (const std::size_t left = diff->before.leftOut + diff->after.leftOut; left > 0)
            text += QLatin1Char(' ') +
                    tr("%Ln held back or incomplete price(s) are not compared.", nullptr, static_cast<int>(left));
        m_summary->setText(text);
    }
    m_centre->setCurrentWidget(m_model->rowCount() > 0 ? static_cast<QWidget *>(m_table) : m_empty);
}

void PricesChanges::save()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save what changed"), tr("price changes") + QStringLiteral(".csv"), tr("CSV files (*.csv)"));
    if (path.isEmpty() || m_model->diff() == nullptr)
        return;
    const Result<std::string> csv = priceDiffCsv(*m_model->diff());
    const Status saved = csv ? writeFileAtomically(path.toStdString(), *csv) : Status(csv.error());
    if (!saved)
        QMessageBox::warning(this, tr("Save what changed"), modelText(saved.error()));
}

void PricesChanges::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_outdated)
        readSnapshots();
}

void PricesChanges::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PricesChanges::retranslate()
{
    setAccessibleName(tr("What changed"));
    m_beforeLabel->setText(tr("&A"));
    m_before->setAccessibleName(tr("First price book"));
    m_before->setToolTip(tr("The price book to compare from"));
    m_afterLabel->setText(tr("&B"));
    m_after->setAccessibleName(tr("Second price book"));
    m_after->setToolTip(tr("The price book to compare with"));
    m_search->setPlaceholderText(tr("GPU, provider, region, machine…"));
    m_search->setAccessibleName(tr("Search what changed"));
    m_save->setText(tr("Save as CSV…"));
    m_doubtful->setToolTip(tr("Moves of more than 40%, and prices with a remark: real cuts, or mistakes of a source"));
    m_table->setAccessibleName(tr("What changed"));
    fillChoosers();
    m_model->retranslate();
    showCounts();
}

} // namespace gpufolio::ui
