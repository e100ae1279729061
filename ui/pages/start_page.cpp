// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/start_page.h"

#include "pages/start_number_form.h"
#include "pages/start_project_card.h"
#include "pages/start_recent_files.h"
#include "pages/start_rules_strip.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>

namespace gpufolio::ui
{

namespace
{

constexpr int narrow = 900; ///< below this the doors stand one above the other

} // namespace

StartPage::StartPage(ProjectSession &session, QWidget *parent)
    : QScrollArea(parent), m_rules(new StartRulesStrip(session, this)),
      m_doors(new QBoxLayout(QBoxLayout::LeftToRight)), m_exampleTitle(new QLabel(this)),
      m_exampleText(new QLabel(this)), m_example(new QPushButton(this)), m_openTitle(new QLabel(this)),
      m_openText(new QLabel(this)), m_open(new QPushButton(this)), m_recent(new StartRecentFiles(session, this))
{
    setObjectName(QStringLiteral("startPage"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // what is in it takes the focus
    setWidgetResizable(true);
    m_example->setObjectName(QStringLiteral("startExample"));
    m_open->setObjectName(QStringLiteral("startOpen"));

    auto *form = new StartNumberForm(session, this);
    auto *project = new StartProjectCard(session, this);
    m_doors->setSpacing(12);
    m_doors->addWidget(makeDoor(m_exampleTitle, m_exampleText, m_example), 1);
    m_doors->addWidget(form, 3);
    QWidget *open = makeDoor(m_openTitle, m_openText, m_open);
    open->layout()->addWidget(m_recent);
    m_doors->addWidget(open, 1);

    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addWidget(project);
    layout->addLayout(m_doors);
    layout->addWidget(m_rules);
    layout->addStretch(1);
    setWidget(content);

    connect(m_example, &QPushButton::clicked, this, &StartPage::exampleRequested);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(m_recent, &StartRecentFiles::fileRequested, this, &StartPage::fileRequested);
    connect(form, &StartNumberForm::planned, this, [this] { Q_EMIT pageRequested(QStringLiteral("plans")); });
    connect(project, &StartProjectCard::plansRequested, this,
            [this] { Q_EMIT pageRequested(QStringLiteral("plans")); });
    retranslate();
}

QWidget *StartPage::makeDoor(QLabel *title, QLabel *text, QPushButton *button)
{
    auto *door = new QFrame(this);
    door->setProperty("card", true);
    title->setProperty("title", true);
    text->setProperty("muted", true);
    title->setWordWrap(true);
    text->setWordWrap(true);
    auto *layout = new QVBoxLayout(door);
    layout->setContentsMargins(16, 14, 16, 14);
    layout->setSpacing(10);
    layout->addWidget(title);
    layout->addWidget(text);
    layout->addStretch(1);
    layout->addWidget(button, 0, Qt::AlignLeft);
    return door;
}

void StartPage::setRecentFiles(const QStringList &paths)
{
    m_recent->setFiles(paths);
}

bool StartPage::reveal(const QString &target)
{
    if (target.section(QLatin1Char(':'), 0, 0) != QLatin1String("rule"))
        return false;
    QWidget *field = m_rules->fieldOf(target.section(QLatin1Char(':'), 1));
    if (field == nullptr)
        return false;
    ensureWidgetVisible(m_rules);
    ensureWidgetVisible(field);
    field->setFocus(Qt::OtherFocusReason);
    return true;
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QScrollArea::changeEvent(event);
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    m_doors->setDirection(viewport()->width() < narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QScrollArea::resizeEvent(event);
}

void StartPage::retranslate()
{
    setAccessibleName(tr("Start"));
    m_exampleTitle->setText(tr("See a worked example"));
    m_exampleText->setText(tr("Serving and training on H100 for a year, in three plans: all on-demand, base load on a "
                              "1-year commitment, 70% reserved with spot on top."));
    m_example->setText(tr("Open the example"));
    m_openTitle->setText(tr("Open"));
    m_openText->setText(tr("A project, a scenario or a price table. Or drop files anywhere in this window."));
    m_open->setText(tr("Open a file…"));
}

} // namespace gpufolio::ui
