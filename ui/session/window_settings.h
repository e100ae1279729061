// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace gpufolio::ui
{

/// What the window remembers for this user between two starts, whatever project is open. One row a setting: its key and
/// its default stand in window_settings.cpp and nowhere else.
struct WindowSettings {
    QString theme;        ///< "system", "light", "dark"
    QString language;     ///< "en", "zh_CN"; empty = the system's
    QString view;         ///< "amortised", "billed"
    QString period;       ///< "month", "quarter", "fiscalYear"
    bool whyShown = true; ///< where there is room for it
    QByteArray geometry;
    QByteArray windowState;  ///< where docks stand
    QVariantMap pageLayouts; ///< by page id: what Page::layoutState() gave
    QString lastProject;
    QStringList recentFiles; ///< newest first

    static WindowSettings load();
    void save() const;

    static constexpr int maxRecentFiles = 8;
    /// Puts a file to the front of the recent ones.
    void remember(const QString &path);
};

} // namespace gpufolio::ui
