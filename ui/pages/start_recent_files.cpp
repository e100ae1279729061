// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/start_recent_files.h"

#include "session/project_session.h"
#include "session/recent_files.h"

#include <QDateTime>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gpufolio::ui
{

namespace
{

constexpr qsizetype mostFiles = 5;

} // namespace

StartRecentFiles::StartRecentFiles(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_title(new QLabel(this)), m_rows(new QVBoxLayout)
{
    setObjectName(QStringLiteral("startRecent"));
    m_title->setProperty("section", true);
    m_rows->setSpacing(0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_title);
    layout->addLayout(m_rows);
    connect(&m_session, &ProjectSession::projectOpened, this, &StartRecentFiles::update);
    update();
}

void StartRecentFiles::setFiles(const QStringList &paths)
{
    m_files = paths;
    update();
}

void StartRecentFiles::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        update();
    QWidget::changeEvent(event);
}

void StartRecentFiles::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    elide();
}

/// Files come and go while another page is shown.
void StartRecentFiles::showEvent(QShowEvent *event)
{
    update();
    QWidget::showEvent(event);
}

void StartRecentFiles::update()
{
    m_title->setText(tr("Recent"));
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->setObjectName(QString());
        item->widget()->deleteLater(); // it may be the one that asked
        delete item;
    }
    m_buttons.clear();
    QStringList others = m_files;
    others.removeAll(m_session.path());
    others.resize(std::min(others.size(), mostFiles));
    for (const QString &path : std::as_const(others))
        addRow(path, others);
    setVisible(!others.isEmpty());
    elide();
}

void StartRecentFiles::addRow(const QString &path, const QStringList &all)
{
    auto *button = new QPushButton(this);
    const QString name = recentFileName(path, all);
    const QString missing = whyNotOpened(path);
    const QString where = QDir::toNativeSeparators(path);
    button->setObjectName(QStringLiteral("recent.") + path);
    button->setFlat(true);
    button->setStyleSheet(QStringLiteral("text-align: left; padding: 3px 4px;"));
    button->setAccessibleName(missing.isEmpty() ? name : tr("%1 – not found").arg(name));
    button->setEnabled(missing.isEmpty());
    const QString changed = QFileInfo(path).lastModified().toString(QStringLiteral("yyyy-MM-dd HH:mm"));
    button->setToolTip(where + QLatin1Char('\n') + (missing.isEmpty() ? tr("Last changed %1").arg(changed) : missing));
    connect(button, &QPushButton::clicked, this, [this, path] { Q_EMIT fileRequested(path); });
    m_rows->addWidget(button);
    button->show();
    m_buttons.emplace_back(button);
}

/// Names are as long as their owners like; the whole one stands in the tool tip.
void StartRecentFiles::elide()
{
    constexpr int padding = 12;
    for (QPushButton *button : m_buttons) {
        if (button == nullptr)
            continue;
        // Of one that is gone the end matters, too: it says so.
        const auto mode = button->isEnabled() ? Qt::ElideRight : Qt::ElideMiddle;
        const QString text =
            button->fontMetrics().elidedText(button->accessibleName(), mode, std::max(width() - padding, 40));
        button->setText(QString(text).replace(QLatin1Char('&'), QLatin1String("&&")));
        button->setMinimumWidth(1);
    }
}

} // namespace gpufolio::ui
