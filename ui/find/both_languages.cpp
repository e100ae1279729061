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
            if (!m_english.contains(translation))
                m_english.insert(translation, source);
        }
    }
}

QString BothLanguages::chinese(const QString &english, const QString &context) const
{
    QString any;
    for (auto [at, end] = m_chinese.equal_range(english); at != end; ++at) {
        if (!context.isEmpty() && context.endsWith(at->context))
            return at->chinese;
        any = at->chinese;
    }
    if (!any.isEmpty())
        return any;
    return partByPart(english, [this](const QString &part) {
        const auto found = m_chinese.constFind(part);
        return found == m_chinese.constEnd() ? part : found->chinese;
    });
}

QString BothLanguages::english(const QString &chinese) const
{
    const auto found = m_english.constFind(chinese);
    if (found != m_english.constEnd())
        return *found;
    return partByPart(chinese, [this](const QString &part) { return m_english.value(part, part); });
}

} // namespace gpufolio::ui
