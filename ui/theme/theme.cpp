// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"

#include "prices/offer.h"

#include <QApplication>
#include <QPalette>
#include <QStyleFactory>

namespace gpufolio::ui
{

namespace
{

Theme theTheme = Theme::Light;

QPalette widgetPalette(const Palette &colors)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colors.window);
    palette.setColor(QPalette::WindowText, colors.text);
    palette.setColor(QPalette::Base, colors.surface);
    palette.setColor(QPalette::AlternateBase, colors.raised);
    palette.setColor(QPalette::Text, colors.text);
    palette.setColor(QPalette::PlaceholderText, colors.mutedText);
    palette.setColor(QPalette::Button, colors.raised);
    palette.setColor(QPalette::ButtonText, colors.text);
    palette.setColor(QPalette::BrightText, colors.dearer);
    palette.setColor(QPalette::Highlight, colors.accent);
    palette.setColor(QPalette::HighlightedText, colors.accentText);
    palette.setColor(QPalette::Link, colors.accent);
    palette.setColor(QPalette::LinkVisited, colors.accent);
    palette.setColor(QPalette::ToolTipBase, colors.raised);
    palette.setColor(QPalette::ToolTipText, colors.text);
    const bool dark = colors.theme == Theme::Dark;
    palette.setColor(QPalette::Light, dark ? colors.border.lighter(120) : colors.surface);
    palette.setColor(QPalette::Midlight, dark ? colors.border : colors.raised);
    palette.setColor(QPalette::Mid, dark ? colors.border.darker(115) : colors.border);
    palette.setColor(QPalette::Dark, dark ? colors.window.darker(130) : colors.border.darker(130));
    palette.setColor(QPalette::Shadow, dark ? QColor(Qt::black) : colors.mutedText);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor faded = colors.mutedText;
        faded.setAlphaF(0.7F);
        palette.setColor(QPalette::Disabled, role, faded);
    }
    return palette;
}

/// What Fusion can't be told by a palette: cards, notices, muted text. Widgets opt in by a dynamic property.
QString styleSheet(const Palette &colors)
{
    return QStringLiteral(R"(
*[muted="true"] { color: %1; }
QLineEdit { background: %2; border: 1px solid %12; border-radius: 3px; padding: 2px 4px; }
QLineEdit:focus { border-color: %10; }
QLineEdit:disabled { border-color: %3; }
QLineEdit[invalid="true"] { border-color: %8; }
QComboBox QLineEdit, QAbstractSpinBox QLineEdit { border: none; padding: 0; }
QCheckBox::indicator, QTreeView::indicator, QTableView::indicator, QListView::indicator { width: 13px; height: 13px; background: %2; border: 1px solid %12; border-radius: 2px; }
QCheckBox::indicator:checked, QTreeView::indicator:checked, QTableView::indicator:checked, QListView::indicator:checked { background: %10; border-color: %10; image: url(:/icons/%13.svg); }
QRadioButton::indicator { width: 13px; height: 13px; background: %2; border: 1px solid %12; border-radius: 7px; }
QRadioButton::indicator:checked { width: 7px; height: 7px; background: %11; border: 4px solid %10; border-radius: 7px; }
QCheckBox:focus, QRadioButton:focus { text-decoration: underline; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
#topBar, #navigation { background: %6; }
#topBar { border-bottom: 1px solid %3; }
#navigation { border-right: 1px solid %3; }
QStatusBar { background: %6; border-top: 1px solid %3; }
QToolButton[navigation="true"] { padding: 6px 8px; border: none; border-radius: 4px; text-align: left; }
QToolButton[navigation="true"]:hover { background: %7; }
QToolButton[navigation="true"]:checked { background: %9; color: %5; font-weight: bold; }
QToolButton[navigation="true"]:focus { border: 1px solid %10; }
QToolButton[segment] { padding: 3px 10px; border: 1px solid %3; background: %2; }
QToolButton[segment="first"] { border-top-left-radius: 4px; border-bottom-left-radius: 4px; }
QToolButton[segment="inner"], QToolButton[segment="last"] { border-left: none; }
QToolButton[segment="last"] { border-top-right-radius: 4px; border-bottom-right-radius: 4px; }
QToolButton[segment]:checked { background: %10; color: %11; border-color: %10; }
QToolButton[segment]:focus { text-decoration: underline; }
QToolButton::menu-indicator { image: none; }
QFrame[divider="true"] { color: %3; }
QFrame[card="true"] { background: %2; border: 1px solid %3; border-radius: 6px; }
QFrame[notice="true"] { background: %4; border: 1px solid %3; border-radius: 4px; }
QLabel[section="true"] { color: %1; font-size: 8pt; font-weight: bold; }
QLabel[title="true"] { font-size: 13pt; font-weight: bold; }
QLabel[figure="true"] { font-size: 15pt; font-weight: bold; }
QToolTip { color: %5; background: %6; border: 1px solid %3; padding: 3px; }
QHeaderView::section { background: %6; color: %5; border: none; border-right: 1px solid %3; border-bottom: 1px solid %3; padding: 4px 6px; }
QTableView, QTreeView, QListView { gridline-color: %7; border: 1px solid %3; }
QTableView:focus, QTreeView:focus, QListView:focus { border-color: %10; }
QTextBrowser, QGraphicsView { border: 1px solid transparent; border-radius: 3px; }
QLabel[verdict="true"] { border: 1px solid transparent; border-radius: 3px; }
QTextBrowser:focus, QGraphicsView:focus, QLabel[verdict="true"]:focus { border-color: %10; }
QFrame[popup="true"] { background: %6; border: 1px solid %12; border-radius: 6px; }
QFrame[popup="true"] QListView { background: %6; border: none; }
QMainWindow::separator { width: 4px; height: 4px; background: transparent; }
)")
        .arg(colors.mutedText.name(), colors.surface.name(), colors.border.name(), colors.notice.name(),
             colors.text.name(), colors.raised.name(), colors.grid.name(), colors.dearer.name(), colors.selected.name())
        .arg(colors.accent.name(), colors.accentText.name(), colors.outline.name(),
             colors.theme == Theme::Dark ? QStringLiteral("check_dark") : QStringLiteral("check_light"));
}

} // namespace

CostKind costKindOf(OptionKind kind, std::int64_t termHours)
{
    constexpr std::int64_t twoYears = 2 * std::int64_t{8760};
    switch (kind) {
    case OptionKind::OnDemand:
        return CostKind::OnDemand;
    case OptionKind::Spot:
        return CostKind::Spot;
    case OptionKind::CapacityBlock:
        return CostKind::CapacityBlock;
    case OptionKind::SpendCommitment:
        return CostKind::SavingsPlan;
    case OptionKind::Commitment:
        return termHours >= twoYears ? CostKind::ThreeYear : CostKind::OneYear;
    }
    return CostKind::OnDemand;
}

CostKind costKindOf(const PurchaseOption &option)
{
    return costKindOf(option.kind, option.termHours);
}

const Palette &themePalette()
{
    return paletteOf(theTheme);
}

Theme currentTheme()
{
    return theTheme;
}

void applyTheme(QApplication &application, Theme theme)
{
    theTheme = theme;
    if (application.styleSheet().isEmpty()) // once: with a style sheet the style in place is a wrapper that must stay
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(widgetPalette(themePalette()));
    application.setStyleSheet(styleSheet(themePalette()));
}

Qt::BrushStyle kindPattern(CostKind kind)
{
    switch (kind) {
    case CostKind::ThreeYear:
        return Qt::Dense3Pattern;
    case CostKind::CapacityBlock:
        return Qt::CrossPattern;
    case CostKind::Owned:
        return Qt::HorPattern;
    case CostKind::Unused:
        return Qt::DiagCrossPattern;
    case CostKind::OnDemand:
    case CostKind::OneYear:
    case CostKind::SavingsPlan:
    case CostKind::Spot:
        break;
    }
    return Qt::SolidPattern;
}

QBrush kindBrush(CostKind kind, const Palette &palette)
{
    return {palette.kind(kind), kindPattern(kind)};
}

Qt::PenStyle planLine(int index)
{
    constexpr std::array lines = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
    return lines[static_cast<std::size_t>(index) % lines.size()];
}

} // namespace gpufolio::ui
