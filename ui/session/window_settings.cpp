// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/window_settings.h"

#include <QSettings>

namespace gpufolio::ui
{

namespace
{

/// Calls `visit(key, field)` for each setting, with the defaults that the struct has.
template <typename Settings, typename Visit> void forEach(Settings &settings, Visit visit)
{
    visit("window/theme", settings.theme);
    visit("window/language", settings.language);
    visit("window/view", settings.view);
    visit("window/period", settings.period);
    visit("window/whyShown", settings.whyShown);
    visit("window/geometry", settings.geometry);
    visit("window/state", settings.windowState);
    visit("window/pageLayouts", settings.pageLayouts);
    visit("project/last", settings.lastProject);
    visit("project/recent", settings.recentFiles);
}

} // namespace

WindowSettings WindowSettings::load()
{
    const QSettings stored;
    WindowSettings settings;
    settings.theme = QStringLiteral("system");
    settings.view = QStringLiteral("amortised");
    settings.period = QStringLiteral("month");
    forEach(settings, [&stored](const char *key, auto &field) {
        const QVariant value = stored.value(QLatin1String(key));
        if (value.isValid())
            field = value.value<std::decay_t<decltype(field)>>();
    });
    return settings;
}

void WindowSettings::save() const
{
    QSettings stored;
    forEach(*this, [&stored](const char *key, const auto &field) { stored.setValue(QLatin1String(key), field); });
}

void WindowSettings::remember(const QString &path)
{
    if (path.isEmpty())
        return;
    recentFiles.removeAll(path);
    recentFiles.prepend(path);
    if (recentFiles.size() > maxRecentFiles)
        recentFiles.resize(maxRecentFiles);
}

} // namespace gpufolio::ui
