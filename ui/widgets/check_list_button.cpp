// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/check_list_button.h"

#include "i18n/number_format.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QVBoxLayout>

namespace gpufolio::ui
{

namespace
{

constexpr int widestText = 170;
constexpr int popupWidth = 300;
constexpr int popupRows = 12;
constexpr int nameRole = Qt::UserRole;

} // namespace

CheckListButton::CheckListButton(const QString &name, QWidget *parent)
    : QPushButton(parent), m_popup(new QFrame(this, Qt::Popup)), m_field(new QLineEdit(m_popup)),
      m_list(new QListWidget(m_popup))
{
    setObjectName(name);
    m_popup->setObjectName(name + QStringLiteral("Popup"));
    m_popup->setProperty("popup", true);
    m_field->setObjectName(name + QStringLiteral("Field"));
    m_field->setClearButtonEnabled(true);
    m_list->setObjectName(name + QStringLiteral("List"));
    m_list->setUniformItemSizes(true);
    auto *layout = new QVBoxLayout(m_popup);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_field);
    layout->addWidget(m_list);
    m_popup->hide();
    for (QWidget *part :
         {static_cast<QWidget *>(m_popup), static_cast<QWidget *>(m_field), static_cast<QWidget *>(m_list)})
        part->installEventFilter(this);
    connect(this, &QPushButton::clicked, this, &CheckListButton::open);
    connect(m_field, &QLineEdit::textChanged, this, &CheckListButton::narrow);
    connect(m_field, &QLineEdit::returnPressed, this, &CheckListButton::addTyped);
    connect(m_list, &QListWidget::itemChanged, this, &CheckListButton::take);
    retranslate();
    showChosen();
}

void CheckListButton::setChoices(const QList<Choice> &choices, const QStringList &chosen)
{
    m_chosen = chosen;
    QList<Choice> all = choices;
    for (const QString &name : chosen) {
        const bool known =
            std::any_of(all.begin(), all.end(), [&name](const Choice &choice) { return choice.name == name; });
        if (!known)
            all.append({name, 0});
    }
    const QSignalBlocker quiet(m_list);
    const int current = m_list->currentRow();
    m_list->clear();
    for (const Choice &choice : all) {
        const QString text = choice.count > 0 ? tr("%1 (%2)").arg(choice.name, countText(choice.count)) : choice.name;
        auto *item = new QListWidgetItem(text, m_list);
        item->setData(nameRole, choice.name);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(chosen.contains(choice.name) ? Qt::Checked : Qt::Unchecked);
    }
    m_list->setCurrentRow(std::min(current, m_list->count() - 1));
    narrow();
    showChosen();
}

void CheckListButton::setTexts(const QString &any, const QString &accessibleName)
{
    m_any = any;
    setAccessibleName(accessibleName);
    m_list->setAccessibleName(accessibleName);
    m_popup->setAccessibleName(accessibleName);
    showChosen();
}

void CheckListButton::open()
{
    m_field->clear();
    m_list->ensurePolished();
    const int rowHeight = std::max(1, m_list->sizeHintForRow(0));
    const int rows = std::clamp(m_list->count(), 3, popupRows);
    m_list->setFixedHeight(rows * rowHeight + 2 * m_list->frameWidth() + 2);
    m_popup->setFixedWidth(std::max(popupWidth, width()));
    m_popup->adjustSize();
    QPoint place = mapToGlobal(QPoint(0, height()));
    const QRect room = screen()->availableGeometry();
    if (place.y() + m_popup->height() > room.bottom()) // no room below: above
        place.setY(std::max(room.top(), mapToGlobal(QPoint()).y() - m_popup->height()));
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - m_popup->width())));
    m_popup->move(place);
    m_popup->show();
    m_list->scrollToTop();
    m_field->setFocus(Qt::PopupFocusReason);
}

void CheckListButton::narrow()
{
    const QString text = m_field->text().trimmed();
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        item->setHidden(!item->data(nameRole).toString().contains(text, Qt::CaseInsensitive));
    }
}

void CheckListButton::addTyped()
{
    const QString typed = m_field->text().trimmed();
    if (typed.isEmpty()) {
        m_popup->close();
        return;
    }
    QListWidgetItem *only = nullptr;
    int shown = 0;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        const bool same = item->data(nameRole).toString().compare(typed, Qt::CaseInsensitive) == 0;
        shown += item->isHidden() ? 0 : 1;
        if (same || !item->isHidden())
            only = item;
        if (same) {
            shown = 1;
            break;
        }
    }
    m_field->clear();
    if (only != nullptr && shown == 1) {
        only->setCheckState(Qt::Checked);
        return;
    }
    if (shown > 1 || m_chosen.contains(typed))
        return;
    m_chosen.append(typed);
    Q_EMIT chosenChanged(m_chosen);
}

void CheckListButton::take(QListWidgetItem *item)
{
    const QString name = item->data(nameRole).toString();
    const bool wanted = item->checkState() == Qt::Checked;
    if (wanted == m_chosen.contains(name))
        return;
    if (wanted)
        m_chosen.append(name);
    else
        m_chosen.removeAll(name);
    showChosen();
    Q_EMIT chosenChanged(m_chosen);
}

void CheckListButton::showChosen()
{
    const QString all = m_chosen.isEmpty() ? m_any : m_chosen.join(QStringLiteral(", "));
    const QString shortened = fontMetrics().elidedText(all, Qt::ElideRight, widestText);
    const bool fits = shortened == all || m_chosen.size() < 2;
    setText((fits ? shortened : tr("%Ln chosen", nullptr, static_cast<int>(m_chosen.size()))) + QStringLiteral(" ▾"));
    setToolTip(all);
    setAccessibleDescription(all);
}

bool CheckListButton::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape) {
            m_popup->close();
            setFocus(Qt::PopupFocusReason);
            return true;
        }
        if (watched == m_field && (key == Qt::Key_Down || key == Qt::Key_Tab)) {
            if (m_list->currentRow() < 0)
                m_list->setCurrentRow(0);
            m_list->setFocus(Qt::TabFocusReason);
            return true;
        }
        if (watched == m_list && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
            m_popup->close();
            setFocus(Qt::PopupFocusReason);
            return true;
        }
        if (watched == m_list && (key == Qt::Key_Backtab || (key == Qt::Key_Up && m_list->currentRow() == 0))) {
            m_field->setFocus(Qt::BacktabFocusReason);
            return true;
        }
    }
    return QPushButton::eventFilter(watched, event);
}

void CheckListButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QPushButton::changeEvent(event);
}

void CheckListButton::retranslate()
{
    m_field->setPlaceholderText(tr("Narrow, or type a name and press Enter"));
    m_field->setAccessibleName(tr("Narrow the list"));
    showChosen();
}

} // namespace gpufolio::ui
