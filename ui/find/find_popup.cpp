// SPDX-License-Identifier: GPL-3.0-or-later
#include "find/find_popup.h"

#include "find/find_list.h"
#include "i18n/number_format.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

namespace gpufolio::ui
{

namespace
{

constexpr int widest = 780;
constexpr int fewestRows = 3;
constexpr int mostRows = 17;
constexpr int fromTop = 52; ///< below the top bar
constexpr int pageRows = 8;

} // namespace

FindPopup::FindPopup(ProjectSession &session, std::function<FindCommands()> commands, QWidget *window)
    : QFrame(window), m_contents(session), m_readCommands(std::move(commands)), m_model(new FindListModel(this)),
      m_field(new QLineEdit(this)), m_list(new QListView(this)), m_count(new QLabel(this))
{
    setObjectName(QStringLiteral("findPopup"));
    setProperty("popup", true);
    setAutoFillBackground(true);
    m_field->setObjectName(QStringLiteral("findField"));
    m_field->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("findList"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new FindListDelegate(this));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusPolicy(Qt::NoFocus); // the field has the keys of both
    m_list->setFrameShape(QFrame::NoFrame);
    m_count->setObjectName(QStringLiteral("findCount"));
    m_count->setProperty("muted", true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 10, 10, 8);
    layout->setSpacing(8);
    layout->addWidget(m_field);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_count);
    hide();

    m_field->installEventFilter(this);
    window->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &FindPopup::search);
    connect(m_list, &QListView::clicked, this, &FindPopup::run);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &now) {
        m_field->setAccessibleDescription(now.data(Qt::AccessibleTextRole).toString()); // what Enter would run
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (isVisible() && now != nullptr && now != this && !isAncestorOf(now))
            hide(); // the focus went elsewhere by a click
    });
    retranslate();
}

void FindPopup::open()
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    m_field->clear();
    m_project = m_contents.project();
    refresh();
    place();
    show();
    raise();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void FindPopup::refresh()
{
    const QModelIndex current = m_list->currentIndex();
    const QString chosen = current.row() > 0 ? m_model->entry(current.row()).english : QString();
    m_commands = m_readCommands();
    m_model->setIndex(
        FindIndex({std::make_shared<const FindPart>(m_commands.entries()), m_project, m_contents.offers()}));
    search();
    for (int row = 0; row < m_model->rowCount() && !chosen.isEmpty(); ++row) {
        if (m_model->entry(row).english == chosen) {
            m_list->setCurrentIndex(m_model->index(row));
            break;
        }
    }
}

void FindPopup::search()
{
    m_model->search(m_field->text());
    const auto found = static_cast<int>(m_model->found());
    m_list->scrollToTop();
    moveBy(1); // from no row to the first
    if (found == 0)
        m_count->setText(tr("Nothing has all these words, in English or Chinese."));
    else if (found > m_model->rowCount())
        m_count->setText(
            tr("The first %1 of %2. Enter runs, Esc closes.").arg(countText(m_model->rowCount()), countText(found)));
    else
        m_count->setText(tr("%Ln found. Enter runs, Esc closes.", nullptr, found));
    place(); // as high as what was found
}

/// Closed first: what runs may move the focus.
void FindPopup::run()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        return;
    const FindEntry entry = m_model->entry(current.row());
    if (!entry.enabled)
        return;
    close();
    if (entry.command >= 0)
        Q_EMIT commandChosen(m_commands.all()[static_cast<std::size_t>(entry.command)]);
    else
        Q_EMIT placeChosen(entry.links, entry.plan, entry.figure);
}

void FindPopup::close()
{
    const QPointer<QWidget> before = m_before;
    hide();
    if (before != nullptr && before->isVisible())
        before->setFocus(Qt::OtherFocusReason);
}

void FindPopup::place()
{
    const QSize window = parentWidget()->size();
    const int rowHeight = m_list->fontMetrics().height() + FindListDelegate::rowMargin;
    const int rows = qBound(fewestRows, m_model->rowCount(), mostRows) * rowHeight;
    const int height = sizeHint().height() - m_list->sizeHint().height() + rows + 4;
    const QSize size(qMin(widest, window.width() - 24), qMin(height, window.height() - fromTop - 12));
    setGeometry(QRect(QPoint((window.width() - size.width()) / 2, fromTop), size));
}

bool FindPopup::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress)
        return handleKey(*static_cast<QKeyEvent *>(event));
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

bool FindPopup::handleKey(const QKeyEvent &key)
{
    switch (key.key()) {
    case Qt::Key_Escape:
        close();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run();
        return true;
    case Qt::Key_Down:
        moveBy(1);
        return true;
    case Qt::Key_Up:
        moveBy(-1);
        return true;
    case Qt::Key_PageDown:
        moveBy(pageRows);
        return true;
    case Qt::Key_PageUp:
        moveBy(-pageRows);
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true; // there is nothing else to go to; Esc leaves
    default:
        return false;
    }
}

/// Keys that the field does not take are not the page's while Find is open.
void FindPopup::keyPressEvent(QKeyEvent *event)
{
    event->accept();
}

void FindPopup::moveBy(int rows)
{
    const int last = m_model->rowCount() - 1;
    const int step = rows < 0 ? -1 : 1;
    int row = qBound(0, m_list->currentIndex().row() + rows, qMax(last, 0));
    while (row >= 0 && row <= last && !m_model->entry(row).enabled) // what can't be run now is passed over
        row += step;
    if (row >= 0 && row <= last)
        m_list->setCurrentIndex(m_model->index(row));
}

void FindPopup::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void FindPopup::retranslate()
{
    setAccessibleName(tr("Find"));
    m_field->setAccessibleName(tr("Find commands, offers and numbers"));
    m_field->setPlaceholderText(tr("Commands, offers, numbers – in English or Chinese"));
    m_list->setAccessibleName(tr("What was found"));
    if (isVisible()) {
        m_project = m_contents.project();
        refresh();
    }
}

} // namespace gpufolio::ui
