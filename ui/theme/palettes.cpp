// SPDX-License-Identifier: GPL-3.0-or-later
// The colours, apart from the code that uses them. Kind colours are measured: each 3:1 or more against `surface`, and
// those that are filled stay apart for red-, green- and blue-blind eyes.
#include "theme/theme.h"

namespace gpufolio::ui
{

namespace
{

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

Palette lightPalette()
{
    Palette palette;
    palette.theme = Theme::Light;
    palette.window = rgb(0xF3F5F7);
    palette.surface = rgb(0xFFFFFF);
    palette.raised = rgb(0xFAFBFC);
    palette.border = rgb(0xD3D9E0);
    palette.outline = rgb(0x868E97);
    palette.text = rgb(0x1F2328);
    palette.mutedText = rgb(0x57606A);
    palette.accent = rgb(0x0B5CAD);
    palette.accentText = rgb(0xFFFFFF);
    palette.selected = rgb(0xDCE9F7);
    palette.grid = rgb(0xE4E8EC);
    palette.notice = rgb(0xFFF4D6);
    palette.cheaper = rgb(0x0B5CAD);
    palette.dearer = rgb(0x9A3B00);
    palette.kinds = {rgb(0x8D2C04), rgb(0x3F96FA), rgb(0x142D62), rgb(0x2F7D86),
                     rgb(0x682EBF), rgb(0x999A20), rgb(0x330C04), rgb(0x6B7280)};
    palette.plans = {rgb(0x1F2328), rgb(0x0B5CAD), rgb(0x9A3B00), rgb(0x682EBF), rgb(0x2F7D86), rgb(0x6B7280)};
    return palette;
}

Palette darkPalette()
{
    Palette palette;
    palette.theme = Theme::Dark;
    palette.window = rgb(0x15191E);
    palette.surface = rgb(0x1E2329);
    palette.raised = rgb(0x242A31);
    palette.border = rgb(0x3A424C);
    palette.outline = rgb(0x747D88);
    palette.text = rgb(0xE6EDF3);
    palette.mutedText = rgb(0xA7B0BA);
    palette.accent = rgb(0x7DB7FF);
    palette.accentText = rgb(0x0D1117);
    palette.selected = rgb(0x24384F);
    palette.grid = rgb(0x323A43);
    palette.notice = rgb(0x3B3216);
    palette.cheaper = rgb(0x7DB7FF);
    palette.dearer = rgb(0xFFB077);
    palette.kinds = {rgb(0xE09379), rgb(0x1977FD), rgb(0x8FB8F1), rgb(0x9BFBFA),
                     rgb(0x8E5997), rgb(0xF1E563), rgb(0xBA4913), rgb(0x8B949E)};
    palette.plans = {rgb(0xE6EDF3), rgb(0x7DB7FF), rgb(0xFFB077), rgb(0xC79BE6), rgb(0x9BFBFA), rgb(0xA7B0BA)};
    return palette;
}

} // namespace

const Palette &paletteOf(Theme theme)
{
    static const Palette light = lightPalette();
    static const Palette dark = darkPalette();
    return theme == Theme::Dark ? dark : light;
}

} // namespace gpufolio::ui
