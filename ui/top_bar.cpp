// SPDX-License-Identifier: GPL-3.0-or-later
#include "top_bar.h"

#include "i18n/language.h"
#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "session/new_prices.h"
#include "session/price_dates.h"
#include "theme/icons.h"
#include "theme/theme.h"
#include "what_if_bar.h"
#include "widgets/segmented_control.h"

#include <QAction>
#include <QComboBox>
#include <QDate>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QUndoStack>

namespace gpufolio::ui
{

namespace
{

QToolButton *flatButton(const char *name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setIconSize(QSize(18, 18));
    return button;
}

QFrame *divider(QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setFrameShape(QFrame::VLine);
    line->setProperty("divider", true);
    return line;
}

/// Whole days from a date to today; negative for a date to come.
qint64 ageInDays(const Date &date)
{
    return QDate(date.year, date.month, date.day).daysTo(QDate::currentDate());
}

} // namespace

TopBar::TopBar(ProjectSession &session, QMenu *projectMenu, QAction *why, QWidget *parent)
    : QWidget(parent), m_session(session), m_project(flatButton("projectMenuButton", this)),
      m_undo(flatButton("undo", this)), m_redo(flatButton("redo", this)),
      m_view(new SegmentedControl({QStringLiteral("viewBilled"), QStringLiteral("viewAmortised")}, this)),
      m_period(new QComboBox(this)), m_currency(new QLabel(this)), m_readOnly(new QLabel(this)),
      m_prices(flatButton("priceDates", this)), m_whatIf(flatButton("whatIfChip", this)),
      m_find(flatButton("findButton", this)),
      m_language(new SegmentedControl({QStringLiteral("languageEnglish"), QStringLiteral("languageChinese")}, this)),
      m_theme(flatButton("themeSwitch", this)), m_why(flatButton("whySwitch", this))
{
    setObjectName(QStringLiteral("topBar"));
    m_project->setMenu(projectMenu);
    m_project->setPopupMode(QToolButton::InstantPopup);
    m_project->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_find->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    addUndoButtons();
    m_view->setObjectName(QStringLiteral("view"));
    m_period->setObjectName(QStringLiteral("period"));
    m_period->addItems({QString(), QString(), QString()});
    m_currency->setObjectName(QStringLiteral("currency"));
    m_readOnly->setObjectName(QStringLiteral("readOnlyBadge"));
    m_readOnly->setProperty("notice", true);
    m_readOnly->setMargin(2);
    m_language->setObjectName(QStringLiteral("language"));
    m_why->setDefaultAction(why);
    m_why->setObjectName(QStringLiteral("whySwitch"));

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 5, 8, 5);
    layout->setSpacing(6);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_project, m_readOnly, m_undo, m_redo, divider(this), m_view, m_period,
                                          m_currency, divider(this), m_prices, m_whatIf})
        layout->addWidget(widget);
    layout->addStretch(1);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_find, m_language, m_theme, m_why})
        layout->addWidget(widget);

    connect(m_view, &SegmentedControl::chosen, this, [this](int index) {
        ViewSettings view = m_session.view();
        view.view = index == 0 ? ViewSettings::View::Billed : ViewSettings::View::Amortised;
        m_session.setView(view);
    });
    connect(m_period, &QComboBox::activated, this, &TopBar::setPeriod);
    connect(m_prices, &QToolButton::clicked, this, &TopBar::pricesRequested);
    connect(m_find, &QToolButton::clicked, this, &TopBar::findRequested);
    connect(m_theme, &QToolButton::clicked, this, &TopBar::themeToggled);
    connect(m_language, &SegmentedControl::chosen, this,
            [](int index) { setLanguage(index == 0 ? Language::English : Language::SimplifiedChinese); });
    connect(&m_session, &ProjectSession::projectOpened, this, &TopBar::showReadOnly);
    connect(&m_session, &ProjectSession::viewChanged, this, &TopBar::showView);
    connect(&m_session, &ProjectSession::scenarioChanged, this, &TopBar::showView);
    connect(&m_session, &ProjectSession::resultsChanged, this, &TopBar::showPrices);
    connect(&m_session, &ProjectSession::priceBookChanged, this, &TopBar::showPrices);
    connect(m_whatIf, &QToolButton::clicked, this, [this] { m_session.setWhatIf({}); });
    connect(&m_session, &ProjectSession::whatIfChanged, this, &TopBar::showWhatIf);
    m_whatIf->setProperty("chip", true);
    retranslate();
    updateIcons();
}

void TopBar::addUndoButtons()
{
    QUndoStack *stack = m_session.undoStack();
    m_undo->setEnabled(stack->canUndo());
    m_redo->setEnabled(stack->canRedo());
    connect(m_undo, &QToolButton::clicked, stack, &QUndoStack::undo);
    connect(m_redo, &QToolButton::clicked, stack, &QUndoStack::redo);
    connect(stack, &QUndoStack::canUndoChanged, m_undo, &QWidget::setEnabled);
    connect(stack, &QUndoStack::canRedoChanged, m_redo, &QWidget::setEnabled);
    connect(stack, &QUndoStack::undoTextChanged, this, &TopBar::updateUndoTexts);
    connect(stack, &QUndoStack::redoTextChanged, this, &TopBar::updateUndoTexts);
}

void TopBar::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    m_project->setToolButtonStyle(compact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    m_find->setToolButtonStyle(m_project->toolButtonStyle());
    showPrices();
    showWhatIf();
}

/// "What-if: use 60% ✕"
void TopBar::showWhatIf()
{
    const auto parts = describeWhatIf(m_session.whatIf());
    m_whatIf->setVisible(!parts.empty());
    if (parts.empty())
        return;
    const QString more = parts.size() > 1 ? QStringLiteral(" +%1").arg(parts.size() - 1) : QString();
    m_whatIf->setText((m_compact ? tr("What-if") : tr("What-if: %1").arg(modelText(parts.front()) + more)) +
                      QStringLiteral(" ✕"));
    m_whatIf->setAccessibleName(tr("Drop the what-if: %1").arg(whatIfText(m_session.whatIf())));
    m_whatIf->setToolTip(
        tr("All figures are under this what-if: %1. A click drops it.").arg(whatIfText(m_session.whatIf())));
}

void TopBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        updateIcons();
    QWidget::changeEvent(event);
}

void TopBar::retranslate()
{
    m_project->setText(tr("Project") + QStringLiteral(" ▾"));
    m_project->setToolTip(tr("New, open, save a copy"));
    m_project->setAccessibleName(tr("Project"));
    m_view->setAccessibleName(tr("View of cost"));
    m_view->setTexts({tr("Billed"), tr("Amortised")}, {tr("When it is invoiced (Ctrl+B switches)"),
                                                       tr("Spread over the term it was paid for (Ctrl+B switches)")});
    m_period->setAccessibleName(tr("Period"));
    m_period->setToolTip(tr("Tables and charts by month, quarter or fiscal year"));
    m_period->setItemText(0, tr("Month"));
    m_period->setItemText(1, tr("Quarter"));
    m_period->setItemText(2, tr("Fiscal year"));
    m_currency->setAccessibleName(tr("Currency"));
    m_currency->setToolTip(tr("Currency of all amounts; change it on Start, under Your rules"));
    m_find->setText(tr("Find…"));
    m_find->setAccessibleName(tr("Find"));
    m_find->setToolTip(tr("Commands, offers and numbers, in English or Chinese (Ctrl+K)"));
    m_language->setAccessibleName(tr("Language"));
    m_language->setTexts({QStringLiteral("EN"), QStringLiteral("\u4E2D")},
                         {QStringLiteral("English"), QStringLiteral("\u7B80\u4F53\u4E2D\u6587")});
    m_language->setCurrent(currentLanguage() == Language::SimplifiedChinese ? 1 : 0);
    m_theme->setToolTip(tr("Switch between light and dark"));
    m_theme->setAccessibleName(tr("Light or dark"));
    m_readOnly->setText(tr("Read-only"));
    m_readOnly->setAccessibleName(m_readOnly->text());
    m_readOnly->setToolTip(tr("Another window has the project open; here it can only be read."));
    updateUndoTexts();
    showReadOnly();
    showView();
    showPrices();
    showWhatIf();
}

void TopBar::updateIcons()
{
    m_project->setIcon(themeIcon(QStringLiteral("project")));
    m_undo->setIcon(themeIcon(QStringLiteral("undo")));
    m_redo->setIcon(themeIcon(QStringLiteral("redo")));
    m_find->setIcon(themeIcon(QStringLiteral("find")));
    m_theme->setIcon(themeIcon(currentTheme() == Theme::Light ? QStringLiteral("dark") : QStringLiteral("light")));
}

void TopBar::updateUndoTexts()
{
    const QString undo = m_session.undoStack()->undoText();
    const QString redo = m_session.undoStack()->redoText();
    const QString undoName = undo.isEmpty() ? tr("Undo") : tr("Undo: %1").arg(undo);
    const QString redoName = redo.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(redo);
    m_undo->setAccessibleName(undoName);
    m_undo->setToolTip(undoName + QStringLiteral(" (Ctrl+Z)"));
    m_redo->setAccessibleName(redoName);
    m_redo->setToolTip(redoName + QStringLiteral(" (Ctrl+Shift+Z)"));
}

void TopBar::showReadOnly()
{
    m_readOnly->setVisible(m_session.isReadOnly());
}

void TopBar::showView()
{
    m_view->setCurrent(m_session.view().view == ViewSettings::View::Billed ? 0 : 1);
    m_period->setCurrentIndex(static_cast<int>(m_session.view().period));
    m_currency->setText(fromUtf8(m_session.scenarioSet().inputs.currency.code()));
}

void TopBar::setPeriod(int index)
{
    ViewSettings view = m_session.view();
    view.period = static_cast<ViewSettings::PeriodUnit>(index);
    m_session.setView(view);
}

void TopBar::showPrices()
{
    const auto results = m_session.results();
    const PriceDates inUse = results ? priceDatesInUse(*results) : PriceDates();
    const auto newest = inUse.newest ? inUse.newest : newestDate(*m_session.priceBook());
    QString text = newest ? tr("Prices %1").arg(dateText(*newest)) : tr("Prices without a date");
    if (newest && m_compact)
        text = dateText(*newest);
    QStringList lines;
    if (newest)
        lines += inUse.newest
                     ? tr("Newest price in use: %1, %Ln day(s) old", nullptr, static_cast<int>(ageInDays(*newest)))
                           .arg(dateText(*newest))
                     : tr("Newest price of the book: %1, %Ln day(s) old", nullptr, static_cast<int>(ageInDays(*newest)))
                           .arg(dateText(*newest));
    if (newest && ageInDays(*newest) > daysPricesMayDiffer)
        text += QStringLiteral(" · ") + tr("%Ln day(s) old", nullptr, static_cast<int>(ageInDays(*newest)));
    if (inUse.differ()) {
        text += QStringLiteral(" · ") + tr("dates differ");
        lines += tr("Prices of one comparison lie more than 90 days apart:");
        for (std::size_t i = 0; i < inUse.older.size() && i < 8; ++i)
            lines += QStringLiteral("  ") + fromUtf8(inUse.older[i]);
    }
    if (inUse.undated > 0)
        lines += tr("%Ln price(s) in use have no date", nullptr, inUse.undated);
    if (const int newer = newerPrices(m_session); newer > 0) {
        text += QStringLiteral(" · ") + tr("newer prices");
        lines += tr("The price book has %Ln newer price(s); the plans keep theirs until you refresh them on Prices",
                    nullptr, newer);
    }
    lines += tr("Click to see the prices");
    m_prices->setText(text);
    m_prices->setAccessibleName(text);
    m_prices->setToolTip(lines.join(QLatin1Char('\n')));
}

} // namespace gpufolio::ui
