// SPDX-License-Identifier: GPL-3.0-or-later
#include "i18n/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace gpufolio::ui
{

namespace
{

Language theLanguage = Language::English;

QLocale localeOf(Language language)
{
    return language == Language::SimplifiedChinese ? QLocale(QLocale::Chinese, QLocale::China)
                                                   : QLocale(QLocale::English, QLocale::UnitedStates);
}

/// Loads a translation once and installs or removes it. The application owns it, so that it ends with it.
class InstalledTranslator
{
public:
    InstalledTranslator(const QString &file, const QString &folder)
        : m_translator(new QTranslator(QCoreApplication::instance())), m_loaded(m_translator->load(file, folder))
    {
    }
    void install() const
    {
        if (m_loaded)
            QCoreApplication::installTranslator(m_translator);
    }
    void remove() const { QCoreApplication::removeTranslator(m_translator); }

private:
    QTranslator *m_translator;
    bool m_loaded;
};

/// Translators of the running application; made anew when a test makes a second application.
struct Translators {
    QCoreApplication *application = nullptr;
    std::optional<InstalledTranslator> plurals; ///< of English: "1 day", "2 days"
    std::optional<InstalledTranslator> qt;
    std::optional<InstalledTranslator> own;
};
Translators &translators()
{
    static Translators all;
    if (all.application != QCoreApplication::instance()) {
        all.application = QCoreApplication::instance();
        all.plurals.emplace(QStringLiteral("gpufolio_en"), QStringLiteral(":/i18n"));
        all.qt.emplace(QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        all.own.emplace(QStringLiteral("gpufolio_zh_CN"), QStringLiteral(":/i18n"));
    }
    return all;
}

} // namespace

QString languageName(Language language)
{
    return language == Language::SimplifiedChinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

std::optional<Language> languageFrom(const QString &name)
{
    if (name == QLatin1String("en"))
        return Language::English;
    if (name == QLatin1String("zh_CN"))
        return Language::SimplifiedChinese;
    return std::nullopt;
}

Language systemLanguage()
{
    return QLocale::system().language() == QLocale::Chinese ? Language::SimplifiedChinese : Language::English;
}

void setLanguage(Language language)
{
    theLanguage = language;
    QLocale::setDefault(localeOf(language));
    const Translators &all = translators();
    if (language == Language::SimplifiedChinese) {
        all.plurals->remove();
        all.qt->install();
        all.own->install(); // last: asked first
    } else {
        all.own->remove();
        all.qt->remove();
        all.plurals->install();
    }
}

Language currentLanguage()
{
    return theLanguage;
}

} // namespace gpufolio::ui
