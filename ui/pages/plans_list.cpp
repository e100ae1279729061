// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/plans_list.h"

#include "i18n/number_format.h"
#include "item_models/plan_list_model.h"
#include "pages/plans_list_delegate.h"

#include <QAction>
#include <QEvent>
#include <QListView>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace gpufolio::ui
{

PlansList::PlansList(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_edits(session), m_model(new PlanListModel(this)), m_view(new QListView),
      m_new(new QToolButton), m_add(new QAction(this)), m_duplicate(new QAction(this)), m_rename(new QAction(this)),
      m_remove(new QAction(this)), m_makeBase(new QAction(this))
{
    m_view->setObjectName(QStringLiteral("plansList"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new PlansListDelegate(this));
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_new->setObjectName(QStringLiteral("plansNew"));
    m_new->setPopupMode(QToolButton::InstantPopup);
    m_new->setToolButtonStyle(Qt::ToolButtonTextOnly);
    addActions();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_new, 0, Qt::AlignLeft);

    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (!m_following && !currentId().isEmpty())
            m_session.setActivePlan(currentId());
    });
    connect(m_model, &PlanListModel::renameRequested, this,
            [this](const QString &plan, const QString &name) { m_edits.renamePlan(plan, name); });
    connect(m_view, &QWidget::customContextMenuRequested, this, &PlansList::showMenu);
    retranslate();
}

void PlansList::addActions()
{
    m_add->setObjectName(QStringLiteral("planAdd"));
    m_add->setShortcut(Qt::CTRL | Qt::Key_N);
    m_duplicate->setObjectName(QStringLiteral("planDuplicate"));
    m_duplicate->setShortcut(Qt::CTRL | Qt::Key_D);
    m_rename->setObjectName(QStringLiteral("planRename"));
    m_rename->setShortcut(Qt::Key_F2);
    m_remove->setObjectName(QStringLiteral("planRemove"));
    m_remove->setShortcut(Qt::Key_Delete);
    m_makeBase->setObjectName(QStringLiteral("planMakeBase"));
    for (QAction *action : {m_add, m_duplicate, m_rename, m_remove, m_makeBase}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    auto *menu = new QMenu(this);
    menu->addActions({m_add, m_duplicate});
    m_new->setMenu(menu);

    connect(m_add, &QAction::triggered, this, [this] { m_edits.addPlan(); });
    connect(m_duplicate, &QAction::triggered, this, [this] { m_edits.duplicatePlan(currentId()); });
    connect(m_rename, &QAction::triggered, this, [this] { m_view->edit(m_view->currentIndex()); });
    connect(m_remove, &QAction::triggered, this, [this] { m_edits.removePlan(currentId()); });
    connect(m_makeBase, &QAction::triggered, this, [this] { m_edits.makeBase(currentId()); });
}

void PlansList::setState(const PlanState &state)
{
    m_state = state;
    m_following = true;
    m_model->setState(state);
    const QModelIndex open = m_model->index(static_cast<int>(state.active), PlanListModel::NameColumn);
    if (state.hasPlans() && m_view->currentIndex() != open)
        m_view->setCurrentIndex(open);
    m_following = false;

    const bool writable = !m_session.isReadOnly();
    m_new->setEnabled(writable);
    for (QAction *action : {m_add, m_duplicate, m_rename})
        action->setEnabled(writable);
    m_remove->setEnabled(writable && state.set.plans.size() > 1);
    m_makeBase->setEnabled(writable && state.active > 0);
    const QString readOnly = writable ? QString() : tr("The project is open in another window.");
    m_new->setToolTip(readOnly);
    m_remove->setToolTip(!writable ? readOnly : state.set.plans.size() > 1 ? QString() : tr("The last plan stays."));
}

QString PlansList::currentId() const
{
    const QModelIndex index = m_view->currentIndex();
    return index.isValid() ? fromUtf8(m_state.set.plans[static_cast<std::size_t>(index.row())].id) : QString();
}

void PlansList::showMenu(const QPoint &place)
{
    QMenu menu(this);
    menu.addActions({m_add, m_duplicate, m_rename, m_remove, menu.addSeparator(), m_makeBase});
    menu.exec(m_view->viewport()->mapToGlobal(place));
}

void PlansList::retranslate()
{
    m_view->setAccessibleName(tr("Plans"));
    m_new->setText(tr("+ New"));
    m_new->setAccessibleName(tr("New plan"));
    m_add->setText(tr("Empty plan"));
    m_duplicate->setText(tr("Duplicate of this plan"));
    m_rename->setText(tr("Rename"));
    m_remove->setText(tr("Remove"));
    m_makeBase->setText(tr("Make it the base of differences"));
}

void PlansList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace gpufolio::ui
