// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/versions_dialog.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "session/project_session.h"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

enum Column { Name, Time, Plans };

/// Rows with some air between them.
class AiryRows : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int air = 10;
        return QStyledItemDelegate::sizeHint(option, index) + QSize(air, air);
    }
};

/// Cells that are shown, not typed into.
class ShownOnly : public AiryRows
{
public:
    using AiryRows::AiryRows;
    QWidget *createEditor(QWidget *, const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return nullptr;
    }
};

/// "2026-11-30 17:05", of the clock on the wall.
QString timeText(const std::string &created)
{
    const QDateTime time = QDateTime::fromString(fromUtf8(created), Qt::ISODate);
    return time.isValid() ? time.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")) : fromUtf8(created);
}

QPushButton *button(const char *name, const QString &text, QWidget *parent)
{
    auto *made = new QPushButton(text, parent);
    made->setObjectName(QLatin1String(name));
    made->setAutoDefault(false);
    return made;
}

} // namespace

VersionsDialog::VersionsDialog(ProjectSession &session, QWidget *parent)
    : QDialog(parent), m_session(session), m_about(new QLabel(this)), m_list(new QTreeWidget(this)),
      m_problem(new QLabel(this)), m_back(button("goBackToVersion", tr("Go back to this version"), this)),
      m_open(button("openVersion", tr("Open as new project"), this)),
      m_rename(button("renameVersion", tr("Rename"), this)), m_remove(button("removeVersion", tr("Delete"), this))
{
    setObjectName(QStringLiteral("versionsDialog"));
    setWindowTitle(tr("Versions"));
    resize(680, 420);
    m_about->setObjectName(QStringLiteral("versionsAbout"));
    m_about->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("versionsProblem"));
    m_problem->setProperty("notice", true);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    m_list->setObjectName(QStringLiteral("versionsList"));
    m_list->setAccessibleName(tr("Versions"));
    m_list->setHeaderLabels({tr("Version name"), tr("Kept on"), tr("Plans")});
    m_list->headerItem()->setTextAlignment(Plans, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setTabKeyNavigation(false);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->setItemDelegate(new AiryRows(m_list));
    for (const int column : {Time, Plans})
        m_list->setItemDelegateForColumn(column, new ShownOnly(m_list));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(Time, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Plans, QHeaderView::ResizeToContents);

    auto *buttons = new QDialogButtonBox(this);
    auto *close = buttons->addButton(QDialogButtonBox::Close);
    close->setObjectName(QStringLiteral("closeVersions"));
    for (QPushButton *each : {m_back, m_open, m_rename, m_remove})
        buttons->addButton(each, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_back, &QPushButton::clicked, this, &VersionsDialog::goBack);
    connect(m_open, &QPushButton::clicked, this, &VersionsDialog::openAsNew);
    connect(m_rename, &QPushButton::clicked, this, [this] { m_list->editItem(m_list->currentItem(), Name); });
    connect(m_remove, &QPushButton::clicked, this, &VersionsDialog::remove);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &VersionsDialog::updateButtons);
    connect(m_list, &QTreeWidget::itemChanged, this, &VersionsDialog::rename);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_about);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    fill();
    m_list->setFocus();
}

void VersionsDialog::fill()
{
    const auto found = versionsOf(m_session);
    m_versions = found ? *found : std::vector<VersionInfo>();
    if (!found)
        say(found.error());
    const QSignalBlocker quiet(m_list);
    const int row = std::max(0, m_list->indexOfTopLevelItem(m_list->currentItem()));
    m_list->clear();
    for (const VersionInfo &version : m_versions) {
        auto *item = new QTreeWidgetItem(m_list);
        item->setText(Name, fromUtf8(version.name));
        item->setToolTip(Name, fromUtf8(version.name));
        item->setText(Time, timeText(version.created));
        item->setText(Plans, countText(static_cast<std::int64_t>(version.plans)));
        item->setTextAlignment(Plans, Qt::AlignRight | Qt::AlignVCenter);
        if (!m_session.isReadOnly())
            item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    m_list->setCurrentItem(m_list->topLevelItem(std::min(row, m_list->topLevelItemCount() - 1)));
    m_about->setText(
        m_versions.empty()
            ? tr("There is no version yet. Project, Name this version (Ctrl+S) keeps a full copy of inputs "
                 "and plans under a name.")
            : tr("Going back is one undo step; what is open now is kept as a version first."));
    updateButtons();
}

std::optional<VersionInfo> VersionsDialog::chosen() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row < 0)
        return std::nullopt;
    return m_versions[static_cast<std::size_t>(row)];
}

void VersionsDialog::updateButtons()
{
    const bool some = chosen().has_value();
    const bool writable = !m_session.isReadOnly();
    m_open->setEnabled(some);
    for (QPushButton *each : {m_back, m_rename, m_remove}) {
        each->setEnabled(some && writable);
        each->setToolTip(writable ? QString() : tr("Another window has the project open; here it can only be read."));
    }
}

void VersionsDialog::goBack()
{
    const auto version = chosen();
    if (!version)
        return;
    const auto went = goBackTo(m_session, *version);
    if (!went) {
        say(went.error());
        return;
    }
    const QString name = fromUtf8(version->name);
    if (!went->changed)
        Q_EMIT happened(tr("“%1” is what is open already.").arg(name));
    else if (went->otherPrices)
        Q_EMIT happened(
            tr("“%1” is open again. It takes prices from the price book, and that is another one than then; "
               "Open as new project brings the prices of then.")
                .arg(name));
    else
        Q_EMIT happened(tr("“%1” is open again. What was open before is a version of its own.").arg(name));
    accept();
}

void VersionsDialog::openAsNew()
{
    const auto version = chosen();
    if (!version)
        return;
    if (const Status opened = openAsNewProject(m_session, *version); !opened) {
        fill();
        say(opened.error());
        return;
    }
    Q_EMIT happened(tr("“%1” is a project of its own now.").arg(fromUtf8(version->name)));
    accept();
}

void VersionsDialog::rename(const QTreeWidgetItem *item)
{
    const auto row = static_cast<std::size_t>(m_list->indexOfTopLevelItem(const_cast<QTreeWidgetItem *>(item)));
    const VersionInfo &version = m_versions[row];
    m_problem->hide();
    const Status renamed = renameVersion(m_session, version.id, item->text(Name));
    if (!renamed)
        say(renamed.error());
    // The item is being edited still; the list is made anew when that is over.
    QMetaObject::invokeMethod(this, &VersionsDialog::fill, Qt::QueuedConnection);
}

void VersionsDialog::remove()
{
    const auto version = chosen();
    if (!version)
        return;
    const auto answer = QMessageBox::question(this, tr("Delete version"),
                                              tr("Delete “%1”? It can't be brought back.").arg(fromUtf8(version->name)),
                                              QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer != QMessageBox::Yes)
        return;
    m_problem->hide();
    if (const Status removed = removeVersion(m_session, version->id); !removed)
        say(removed.error());
    fill();
}

void VersionsDialog::say(const Error &error)
{
    m_problem->setText(modelText(error));
    m_problem->show();
}

} // namespace gpufolio::ui
