// SPDX-License-Identifier: GPL-3.0-or-later
#include "why_dock.h"

#include "session/project_session.h"
#include "why_links.h"
#include "widgets/why_panel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>

namespace gpufolio::ui
{

WhyDock::WhyDock(ProjectSession &session, QWidget *parent)
    : QDockWidget(parent), m_session(session), m_panel(new WhyPanel(this))
{
    setObjectName(QStringLiteral("whyDock"));
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    setWidget(m_panel);
    m_panel->setMinimumWidth(230);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
    connect(m_panel, &WhyPanel::linkChosen, this, &WhyDock::followLink);
    connect(m_panel, &WhyPanel::placeChosen, this, [this] {
        if (m_panel->why())
            goTo(m_panel->why()->about);
    });
    constexpr int settledAfterMs = 200;
    m_settled.setSingleShot(true);
    m_settled.setInterval(settledAfterMs);
    connect(&m_settled, &QTimer::timeout, this, &WhyDock::answerVerdict);
    connect(&m_session, &ProjectSession::resultsChanged, &m_settled, qOverload<>(&QTimer::start));
    connect(&m_session, &ProjectSession::projectOpened, this, [this] {
        m_asked = false; // what is shown is of the project before
        m_panel->clear();
    });
    retranslate();
}

void WhyDock::answerWith(const Why &why)
{
    m_asked = true;
    show();
    raise();
    m_panel->setWhy(why);
}

void WhyDock::answerVerdict()
{
    const auto results = m_session.results();
    if (m_asked || !isVisible() || !results)
        return;
    if (const auto why = verdictWhy(*results))
        m_panel->setWhy(*why);
}

void WhyDock::showEvent(QShowEvent *event)
{
    QDockWidget::showEvent(event);
    m_settled.start();
}

void WhyDock::ask()
{
    show();
    raise();
    if (m_followed != nullptr)
        answer(m_followed);
}

void WhyDock::setFloatingOver(bool floats)
{
    if (floats == isFloating())
        return;
    setFloating(floats);
    if (floats && parentWidget() != nullptr) {
        const QWidget *window = parentWidget()->window();
        resize(300, qMin(window->height() * 3 / 4, 480));
        move(window->mapToGlobal(QPoint(window->width() - width() - 12, 60)));
    }
}

void WhyDock::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDockWidget::changeEvent(event);
}

bool WhyDock::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_followed && event->type() == QEvent::DynamicPropertyChange)
        answer(m_followed);
    return QDockWidget::eventFilter(watched, event);
}

/// Stays with the last number when the focus goes to something that is none, such as this panel or the top bar.
void WhyDock::follow(QWidget *widget)
{
    if (widget == nullptr || widget == m_followed || isAncestorOf(widget))
        return;
    auto *view = qobject_cast<QAbstractItemView *>(widget);
    if (view == nullptr && !whyOf(widget))
        return;
    disconnect(m_currentCell);
    disconnect(m_newData);
    if (m_followed != nullptr)
        m_followed->removeEventFilter(this);
    m_followed = widget;
    m_followed->installEventFilter(this);
    if (view != nullptr && view->selectionModel() != nullptr) {
        m_currentCell =
            connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this, view] { answer(view); });
        m_newData = connect(view->model(), &QAbstractItemModel::dataChanged, this, [this, view] { answer(view); });
    }
    answer(widget);
}

void WhyDock::answer(QWidget *widget)
{
    if (!isVisible())
        return;
    if (const auto why = whyOf(widget)) {
        m_asked = true;
        m_panel->setWhy(*why);
    } else if (m_asked)
        m_panel->clear();
}

/// A figure is explained in the panel; what has no answer of its own is shown where it stands.
void WhyDock::followLink(const WhyLink &link)
{
    const auto results = m_session.results();
    if (const auto next = followed(results.get(), *m_panel->why(), link))
        m_panel->push(*next);
    else
        goTo(link);
}

void WhyDock::goTo(const WhyLink &link)
{
    const auto results = m_session.results();
    for (const QString &place : placeOf(results.get(), *m_panel->why(), link))
        Q_EMIT goRequested(place);
}

void WhyDock::retranslate()
{
    setWindowTitle(tr("Why"));
    toggleViewAction()->setText(tr("Why"));
}

} // namespace gpufolio::ui
