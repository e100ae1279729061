// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/plans_purchases.h"

#include "pages/plans_purchase_delegate.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

namespace gpufolio::ui
{

PlansPurchases::PlansPurchases(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_model(new PurchaseModel(session, this)), m_view(new QTableView),
      m_title(new QLabel), m_empty(new QLabel), m_add(new QPushButton), m_remove(new QPushButton)
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
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the page scrolls
    m_title->setProperty("title", true);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_empty->setProperty("muted", true);
    m_empty->setWordWrap(true);
    m_add->setObjectName(QStringLiteral("purchaseAdd"));
    m_remove->setObjectName(QStringLiteral("purchaseRemove"));

    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_add);
    head->addWidget(m_remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(head);
    layout->addWidget(m_view);
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
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &PlansPurchases::updateButtons);
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
    fitHeight();
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
    if (m_remove->isEnabled())
        m_model->removePurchase(m_view->currentIndex().row());
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
    else if (why.isEmpty() && m_model->isLocked(current.row()))
        why = tr("A purchase that is held is signed already and stays.");
    m_remove->setEnabled(why.isEmpty());
    m_remove->setToolTip(why);
}

/// The table is as high as its rows, so that only the page scrolls.
void PlansPurchases::fitHeight()
{
    int height = m_view->horizontalHeader()->sizeHint().height() + 2 * m_view->frameWidth();
    for (int row = 0; row < m_model->rowCount(); ++row)
        height += m_view->rowHeight(row);
    m_view->setFixedHeight(height + m_view->horizontalScrollBar()->sizeHint().height());
}

void PlansPurchases::retranslate()
{
    m_view->setAccessibleName(tr("Purchases of the open plan"));
    m_add->setText(tr("+ Purchase"));
    m_remove->setText(tr("Remove"));
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
