// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QColor>

#include <array>
#include <cstdint>

class QApplication;

namespace gpufolio
{
enum class OptionKind;
struct PurchaseOption;
} // namespace gpufolio

namespace gpufolio::ui
{

enum class Theme { Light, Dark };

/// What a cost or a layer of a chart is of; each keeps its colour and its fill on every page.
enum class CostKind { OnDemand, OneYear, ThreeYear, SavingsPlan, CapacityBlock, Spot, Owned, Unused };
inline constexpr int costKindCount = static_cast<int>(CostKind::Unused) + 1;

/// The kind an option is drawn as: commitments of two years and more as 3-year, shorter ones as 1-year.
CostKind costKindOf(OptionKind kind, std::int64_t termHours);
CostKind costKindOf(const PurchaseOption &option);

/// The colours of a theme.
struct Palette {
    Theme theme = Theme::Light;
    QColor window;  ///< ground of the frame
    QColor surface; ///< ground of tables, charts and fields; kind colours are measured against it
    QColor raised;  ///< ground of cards, strips and headers on the window
    QColor border;  ///< hairlines between areas
    QColor outline; ///< of fields and boxes; 3:1 against `surface`
    QColor text;
    QColor mutedText;  ///< units, notes, what was understood
    QColor accent;     ///< selection, links, the page that is open
    QColor accentText; ///< on `accent`
    QColor selected;   ///< quiet ground of what is open, under `text`
    QColor grid;       ///< lines of charts
    QColor notice;     ///< ground of a notice: read-only, old prices, held back
    QColor cheaper;    ///< for a difference that saves, always with ▼
    QColor dearer;     ///< for a difference that costs, always with ▲
    std::array<QColor, costKindCount> kinds;
    std::array<QColor, 6> plans; ///< lines of plans; they also differ by planLine()

    const QColor &kind(CostKind kind) const { return kinds[static_cast<std::size_t>(kind)]; }
};

/// The colours of one theme; reports are drawn in Light whatever the window shows.
const Palette &paletteOf(Theme theme);

/// Colours of the theme in use. Widgets that draw themselves ask again on QEvent::PaletteChange, which each theme
/// switch sends.
const Palette &themePalette();

/// Sets style (Fusion), palette and style sheet of the whole application.
void applyTheme(QApplication &application, Theme theme);
Theme currentTheme();

/// Fill of a kind: its colour and a pattern, so that colour is never the only difference.
QBrush kindBrush(CostKind kind, const Palette &palette = themePalette());
Qt::BrushStyle kindPattern(CostKind kind);

/// Line pattern of the plan at `index` in file order; solid, dashed, dotted, ... and again from the start.
Qt::PenStyle planLine(int index);

} // namespace gpufolio::ui
