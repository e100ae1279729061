// SPDX-License-Identifier: GPL-3.0-or-later
#include "i18n/model_text.h"

#include "i18n/number_format.h"

#include <QCoreApplication>
#include <QStringList>

namespace gpufolio::ui
{

Translate modelTranslate()
{
    return [](std::string_view marked) {
        const std::string source(marked);
        return QCoreApplication::translate("model", source.c_str()).toStdString();
    };
}

QString modelText(std::string_view marked)
{
    const std::string source(marked);
    return source.empty() ? QString() : QCoreApplication::translate("model", source.c_str());
}

QString modelText(const Message &message)
{
    return fromUtf8(render(message, modelTranslate()));
}

QString modelText(const Error &error)
{
    QString place = fromUtf8(error.where.file);
    if (error.where.line > 0)
        place += QStringLiteral(":%1").arg(error.where.line);
    if (error.where.line > 0 && error.where.column > 0)
        place += QStringLiteral(":%1").arg(error.where.column);
    QString text = place.isEmpty() ? modelText(error.what) : place + QStringLiteral(": ") + modelText(error.what);
    if (!error.where.field.empty())
        text += QStringLiteral(" (%1)").arg(fromUtf8(error.where.field));
    return text;
}

QString modelText(const Diagnostics &findings)
{
    QStringList lines;
    for (const Error &finding : findings)
        lines += modelText(finding);
    return lines.join(QLatin1Char('\n'));
}

} // namespace gpufolio::ui
