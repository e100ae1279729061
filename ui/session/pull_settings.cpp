// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/pull_settings.h"

#include <QSettings>

namespace gpufolio::ui
{

namespace
{

QString keyOf(const QString &source, const char *what)
{
    return QStringLiteral("pull/%1/%2").arg(source, QLatin1String(what));
}

} // namespace

PullSettings PullSettings::load(const QString &source, const QString &example)
{
    const QSettings stored;
    PullSettings settings;
    settings.source = source.isEmpty() ? stored.value(QStringLiteral("pull/source")).toString() : source;
    settings.proxy = stored.value(QStringLiteral("pull/proxy")).toString();
    settings.caFile = stored.value(QStringLiteral("pull/caFile")).toString();
    settings.regions = stored.value(keyOf(settings.source, "regions"), example).toString();
    settings.mirror = stored.value(keyOf(settings.source, "mirror")).toString();
    return settings;
}

void PullSettings::save() const
{
    QSettings stored;
    stored.setValue(QStringLiteral("pull/source"), source);
    stored.setValue(QStringLiteral("pull/proxy"), proxy);
    stored.setValue(QStringLiteral("pull/caFile"), caFile);
    stored.setValue(keyOf(source, "regions"), regions);
    stored.setValue(keyOf(source, "mirror"), mirror);
}

} // namespace gpufolio::ui
