// SPDX-License-Identifier: GPL-3.0-or-later
#include "find/keyboard_map.h"

#include "navigation.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <map>

namespace gpufolio::ui
{

KeyboardMap::KeyboardMap(const FindCommands &commands, QWidget *parent) : QDialog(parent), m_keys(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("keyboardMap"));
    setWindowTitle(tr("Keyboard"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_keys->setObjectName(QStringLiteral("keyboardKeys"));
    m_keys->setAccessibleName(tr("Keys and what they do"));
    m_keys->setColumnCount(2);
    m_keys->setHeaderLabels({tr("Command"), tr("Key")});
    m_keys->setRootIsDecorated(false);
    m_keys->setIndentation(12);
    m_keys->header()->setStretchLastSection(false);
    m_keys->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_keys->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto *hint = new QLabel(tr("Arrows move sliders, with Shift by ten. Esc cancels and goes back."), this);
    hint->setProperty("muted", true);
    hint->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_keys, 1);
    layout->addWidget(hint);
    layout->addWidget(buttons);
    list(commands);
    const QSize room = parent == nullptr ? QSize(560, 640) : parent->size() - QSize(40, 40);
    resize(QSize(520, 640).boundedTo(room));
    m_keys->setFocus();
}

void KeyboardMap::list(const FindCommands &commands)
{
    std::map<QString, QTreeWidgetItem *> groups;
    for (const FindCommand &command : commands.all()) {
        if (command.shortcut().isEmpty())
            continue;
        QTreeWidgetItem *&group = groups[command.page];
        if (group == nullptr) {
            group = new QTreeWidgetItem(m_keys);
            group->setText(0, command.page.isEmpty() ? tr("Everywhere") : pageTitle(command.page));
            group->setFlags(Qt::ItemIsEnabled);
            group->setFirstColumnSpanned(true);
            QFont bold = group->font(0);
            bold.setBold(true);
            group->setFont(0, bold);
            group->setSizeHint(0, QSize(0, m_keys->fontMetrics().height() + 12));
        }
        auto *item = new QTreeWidgetItem(group);
        item->setText(0, command.text());
        item->setSizeHint(0, QSize(0, m_keys->fontMetrics().height() + 7));
        item->setText(1, command.shortcut());
    }
    m_keys->expandAll();
    if (QTreeWidgetItem *first = m_keys->topLevelItem(0); first != nullptr && first->childCount() > 0)
        m_keys->setCurrentItem(first->child(0));
}

std::vector<std::pair<QString, QString>> KeyboardMap::keys() const
{
    std::vector<std::pair<QString, QString>> keys;
    for (int group = 0; group < m_keys->topLevelItemCount(); ++group) {
        const QTreeWidgetItem *item = m_keys->topLevelItem(group);
        for (int i = 0; i < item->childCount(); ++i)
            keys.emplace_back(item->child(i)->text(1), item->child(i)->text(0));
    }
    return keys;
}

} // namespace gpufolio::ui
