// SPDX-License-Identifier: GPL-3.0-or-later
#include "find/both_languages.h"

#include <QFile>
#include <QXmlStreamReader>

namespace gpufolio::ui
{

namespace
{

/// Translates what stands before and after the first colon by `word`; the text itself when it has none.
template <typename Word> QString partByPart(const QString &text, const Word &word)
{
    for (const QString &colon : {QStringLiteral(": "), QStringLiteral("：")}) {
        if (const qsizetype at = text.indexOf(colon); at > 0)
            return word(text.left(at)) + QStringLiteral(": ") + word(text.mid(at + colon.size()));
    }
    return text;
}

} // namespace

const BothLanguages &BothLanguages::catalogue()
{
    static const BothLanguages words(QStringLiteral(":/i18n/gpufolio_zh_CN.ts"));
    return words;
}

BothLanguages::BothLanguages(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("source")) {
            source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            const QString translation =
                xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed(); // a plural has forms
            if (translation.isEmpty())
                continue;
            m_chinese.insert(source, {context, translation});
            m_english.insert(translation, {context, source});
        }
    }
}

QString BothLanguages::translated(const Words &words, const QString &text, const QString &context)
{
    QString first; // a multi-hash hands out what was put in last
    for (auto [at, end] = words.equal_range(text); at != end; ++at) {
        if (!context.isEmpty() && context.endsWith(at->context))
            return at->text;
        first = at->text;
    }
    if (!first.isEmpty())
        return first;
    return partByPart(text, [&words](const QString &part) {
        const auto found = words.constFind(part);
        return found == words.constEnd() ? part : found->text;
    });
}

QString BothLanguages::chinese(const QString &english, const QString &context) const
{
    return translated(m_chinese, english, context);
}

QString BothLanguages::english(const QString &chinese, const QString &context) const
{
    return translated(m_english, chinese, context);
}

} // namespace gpufolio::ui
