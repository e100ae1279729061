// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/plans_purchases.h"

#include "dialogs/purchase_paste_dialog.h"
#include "i18n/number_format.h"
#include "pages/plans_purchase_delegate.h"
#include "widgets/flow_layout.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace gpufolio::ui
{

PlansPurchases::PlansPurchases(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_model(new PurchaseModel(session, this)), m_view(new QTableView),
      m_title(new QLabel), m_empty(new QLabel), m_hidden(new QLabel), m_add(new QPushButton), m_remove(new QPushButton),
      m_signed(new QPushButton), m_paste(new QPushButton), m_held(new QPushButton), m_edits(session)
{
    m_view->setObjectName(QStringLiteral("plansPurchases"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new PlansPurchaseDelegate(this));
    m_view->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::AnyKeyPressed);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(m_view->fontMetrics().height() + 10);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setSectionResizeMode(PurchaseModel::OptionColumn, QHeaderView::Stretch);
    m_view->horizontalHeader()->setMinimumSectionSize(m_view->fontMetrics().horizontalAdvance(QLatin1Char('0')) * 4);
    m_view->viewport()->installEventFilter(this);
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the page scrolls
    m_title->setProperty("title", true);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_empty->setProperty("muted", true);
    m_empty->setWordWrap(true);
    m_hidden->setObjectName(QStringLiteral("purchaseHidden"));
    m_hidden->setProperty("muted", true);
    m_hidden->setWordWrap(true);
    m_hidden->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_hidden->hide();
    m_add->setObjectName(QStringLiteral("purchaseAdd"));
    m_remove->setObjectName(QStringLiteral("purchaseRemove"));

    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    auto *buttons = new FlowLayout(6, 4);
    for (QPushButton *button : {m_add, m_paste, m_held, m_signed, m_remove})
        buttons->addWidget(button);
    m_signed->setObjectName(QStringLiteral("purchaseSigned"));
    m_paste->setObjectName(QStringLiteral("purchasePaste"));
    m_held->setObjectName(QStringLiteral("purchaseHeld"));
    connect(m_signed, &QPushButton::clicked, this, &PlansPurchases::markCurrent);
    connect(m_paste, &QPushButton::clicked, this, [this] { paste(false); });
    connect(m_held, &QPushButton::clicked, this, [this] { paste(true); });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addLayout(buttons);
    layout->addWidget(m_view);
    layout->addWidget(m_hidden);
    layout->addWidget(m_empty);

    auto *insert = new QAction(this);
    insert->setShortcut(Qt::CTRL | Qt::Key_N);
    auto *remove = new QAction(this);
    remove->setShortcut(Qt::Key_Delete);
    for (QAction *action : {insert, remove})
        action->setShortcutContext(Qt::WidgetShortcut);
    m_view->addActions({insert, remove});
    connect(insert, &QAction::triggered, this, &PlansPurchases::addPurchase);
    connect(remove, &QAction::triggered, this, &PlansPurchases::removeCurrent);
    connect(m_add, &QPushButton::clicked, this, &PlansPurchases::addPurchase);
    connect(m_remove, &QPushButton::clicked, this, &PlansPurchases::removeCurrent);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        updateButtons();
        showHidden();
    });
    retranslate();
}

void PlansPurchases::setState(const PlanState &state)
{
    m_state = state;
    m_model->setState(state);
    m_title->setText(state.hasPlans() ? tr("Purchases of “%1”").arg(nameOf(state.activePlan())) : tr("Purchases"));
    m_view->setVisible(m_model->rowCount() > 0);
    m_empty->setVisible(m_model->rowCount() == 0);
    updateButtons();
    fitColumns();
    fitHeight();
}

/// Columns that matter less give way, so that nobody has to scroll sideways; what they say of the current row stands
/// below the table.
void PlansPurchases::fitColumns()
{
    constexpr int leastDigitsOfOption = 30;
    QHeaderView *header = m_view->horizontalHeader();
    const QAbstractItemView *view = m_view; // sizeHintForColumn() is public there
    int wanted = m_view->fontMetrics().horizontalAdvance(QLatin1Char('0')) * leastDigitsOfOption;
    std::array<int, PurchaseModel::ColumnCount> widths{};
    for (int column = PurchaseModel::MachinesColumn; column < PurchaseModel::ColumnCount; ++column) {
        header->setSectionHidden(column, false);
        const int width = std::max(header->sectionSizeHint(column), view->sizeHintForColumn(column)) + 1;
        widths[static_cast<std::size_t>(column)] = width;
        wanted += width;
    }
    for (const int column : {PurchaseModel::PerUsedHourColumn, PurchaseModel::AmortisedColumn,
                             PurchaseModel::KindColumn, PurchaseModel::UnusedColumn, PurchaseModel::LastDayColumn}) {
        if (wanted <= m_view->viewport()->width())
            break;
        header->setSectionHidden(column, true);
        wanted -= widths[static_cast<std::size_t>(column)];
    }
    m_isTooWide = wanted > m_view->viewport()->width();
    showHidden();
}

void PlansPurchases::showHidden()
{
    const QModelIndex current = m_view->currentIndex();
    QStringList parts;
    for (int column = 0; current.isValid() && column < PurchaseModel::ColumnCount; ++column) {
        if (!m_view->isColumnHidden(column))
            continue;
        const QString title =
            m_model->headerData(column, Qt::Horizontal).toString().replace(QLatin1Char('\n'), QLatin1Char(' '));
        parts += tr("%1: %2").arg(title, m_model->index(current.row(), column).data().toString());
    }
    m_hidden->setText(parts.join(QStringLiteral(" · ")));
    m_hidden->setVisible(!parts.isEmpty() && m_model->rowCount() > 0);
}

bool PlansPurchases::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::Resize) {
        fitColumns();
        fitHeight();
    }
    return QWidget::eventFilter(watched, event);
}

void PlansPurchases::addPurchase()
{
    if (!m_add->isEnabled())
        return;
    m_model->addPurchase();
    const QModelIndex added = m_model->index(m_model->rowCount() - 1, PurchaseModel::MachinesColumn);
    if (!added.isValid())
        return;
    m_view->setCurrentIndex(added);
    m_view->setFocus();
}

void PlansPurchases::removeCurrent()
{
    if (!m_remove->isEnabled())
        return;
    const int row = m_view->currentIndex().row();
    if (m_model->isFromInputs(row))
        m_model->removeHeld(row);
    else
        m_model->removePurchase(row);
}

void PlansPurchases::markCurrent()
{
    if (m_signed->isEnabled())
        m_model->markAsSigned(m_view->currentIndex().row());
}

void PlansPurchases::paste(bool held)
{
    PurchasePasteDialog dialog(m_state.inputs(), held, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (held)
        m_edits.addHeld(dialog.purchases());
    else
        m_edits.addPurchases(fromUtf8(m_state.activePlan().id), dialog.purchases());
}

void PlansPurchases::updateButtons()
{
    const QString readOnly = m_session.isReadOnly() ? tr("The project is open in another window.") : QString();
    const QString nothing = readOnly.isEmpty() ? m_model->whyNothingToBuy() : readOnly;
    m_add->setEnabled(nothing.isEmpty());
    m_add->setToolTip(nothing.isEmpty() ? tr("Add a purchase of one machine from the start of the horizon") : nothing);
    const QModelIndex current = m_view->currentIndex();
    QString why = readOnly;
    if (why.isEmpty() && !current.isValid())
        why = tr("Select a purchase first.");
    const bool isHeld = current.isValid() && m_model->isLocked(current.row());
    const QString remove = why.isEmpty() && isHeld && !m_model->isFromInputs(current.row())
                               ? tr("A purchase that is held is signed already and stays.")
                               : why;
    m_remove->setEnabled(remove.isEmpty());
    m_remove->setToolTip(!remove.isEmpty() ? remove
                         : isHeld          ? tr("Takes it out of what we hold, in every plan")
                                           : tr("Removes the purchase from this plan"));
    const QString sign = why.isEmpty() && isHeld ? tr("It is held already.") : why;
    m_signed->setEnabled(sign.isEmpty());
    m_signed->setToolTip(sign.isEmpty() ? tr("It is signed: from now on it is held and paid in every plan") : sign);
    for (QPushButton *button : {m_paste, m_held})
        button->setEnabled(readOnly.isEmpty() && m_state.hasPlans() && !m_state.inputs().offers.empty());
    m_paste->setToolTip(tr("Purchases of this plan from a spreadsheet"));
    m_held->setToolTip(tr("What is signed already, from a spreadsheet: paid in every plan, in no approval form"));
}

/// The table is as high as its rows, so that only the page scrolls.
void PlansPurchases::fitHeight()
{
    int height = m_view->horizontalHeader()->sizeHint().height() + 2 * m_view->frameWidth();
    for (int row = 0; row < m_model->rowCount(); ++row)
        height += m_view->rowHeight(row);
    m_view->setFixedHeight(height + (m_isTooWide ? m_view->horizontalScrollBar()->sizeHint().height() : 0));
}

void PlansPurchases::retranslate()
{
    m_view->setAccessibleName(tr("Purchases of the open plan"));
    m_add->setText(tr("+ Purchase"));
    m_remove->setText(tr("Remove"));
    m_signed->setText(tr("Mark as signed"));
    m_paste->setText(tr("Paste…"));
    m_held->setText(tr("What we hold…"));
    m_empty->setText(tr("This plan buys nothing and nothing is held: all demand is served on demand and on spot."));
}

void PlansPurchases::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        setState(PlanState(m_state));
    }
    QWidget::changeEvent(event);
}

} // namespace gpufolio::ui
