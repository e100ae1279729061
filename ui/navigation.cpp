// SPDX-License-Identifier: GPL-3.0-or-later
#include "navigation.h"

#include "theme/icons.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace gpufolio::ui
{

namespace
{

constexpr int wideWidth = 148;
constexpr int compactWidth = 44;

QString sectionTitle(PageEntry::Section section)
{
    switch (section) {
    case PageEntry::Section::Inputs:
        return Navigation::tr("INPUTS");
    case PageEntry::Section::Decide:
        return Navigation::tr("DECIDE");
    case PageEntry::Section::Start:
    case PageEntry::Section::Reports:
        break;
    }
    return {};
}

} // namespace

QString pageTitle(const QString &id)
{
    if (id == QLatin1String("start"))
        return Navigation::tr("Start");
    if (id == QLatin1String("prices"))
        return Navigation::tr("Prices");
    if (id == QLatin1String("workloads"))
        return Navigation::tr("Workloads");
    if (id == QLatin1String("plans"))
        return Navigation::tr("Plans");
    if (id == QLatin1String("compare"))
        return Navigation::tr("Compare");
    if (id == QLatin1String("reports"))
        return Navigation::tr("Reports");
    return id;
}

Navigation::Navigation(std::vector<PageEntry> pages, QWidget *parent) : QWidget(parent), m_pages(std::move(pages))
{
    setObjectName(QStringLiteral("navigation"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 8, 6, 8);
    layout->setSpacing(2);
    auto *group = new QButtonGroup(this);
    group->setExclusive(true);
    auto section = PageEntry::Section::Start;
    for (const PageEntry &page : m_pages) {
        if (page.section != section) {
            section = page.section;
            auto *label = new QLabel(this);
            label->setProperty("section", true);
            label->setContentsMargins(8, 12, 0, 2);
            layout->addWidget(label);
            m_sections.emplace_back(section, label);
        }
        auto *button = new QToolButton(this);
        button->setObjectName(QStringLiteral("page.") + page.id);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setProperty("navigation", true);
        button->setIconSize(QSize(20, 20));
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setFocusPolicy(Qt::StrongFocus);
        group->addButton(button);
        layout->addWidget(button);
        m_buttons.push_back(button);
        connect(button, &QToolButton::clicked, this, [this, id = page.id] { Q_EMIT pageChosen(id); });
    }
    layout->addStretch(1);
    setFixedWidth(wideWidth);
    retranslate();
    updateIcons();
}

void Navigation::setCurrent(const QString &id)
{
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        m_buttons[i]->setChecked(m_pages[i].id == id);
}

void Navigation::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    setFixedWidth(compact ? compactWidth : wideWidth);
    for (QToolButton *button : m_buttons)
        button->setToolButtonStyle(compact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    for (const auto &[section, label] : m_sections)
        label->setVisible(!compact);
}

void Navigation::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        updateIcons();
    QWidget::changeEvent(event);
}

void Navigation::retranslate()
{
    setAccessibleName(tr("Pages"));
    for (const auto &[section, label] : m_sections)
        label->setText(sectionTitle(section));
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        const QString title = pageTitle(m_pages[i].id);
        m_buttons[i]->setText(title);
        m_buttons[i]->setAccessibleName(title);
        m_buttons[i]->setToolTip(tr("%1 (%2)").arg(title, m_pages[i].key.toString(QKeySequence::NativeText)));
        m_buttons[i]->setToolButtonStyle(m_compact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    }
}

void Navigation::updateIcons()
{
    for (std::size_t i = 0; i < m_pages.size(); ++i)
        m_buttons[i]->setIcon(themeIcon(m_pages[i].id));
}

} // namespace gpufolio::ui
