// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace gpufolio::ui
{

enum class Language { English, SimplifiedChinese };

/// "en" and "zh_CN", as on the command line.
QString languageName(Language language);
std::optional<Language> languageFrom(const QString &name);
/// The language of the system when we speak it, else English.
Language systemLanguage();

/// Translates the whole application at once: every window gets QEvent::LanguageChange. Also sets the default locale, by
/// which numbers are grouped. Needs a QCoreApplication.
void setLanguage(Language language);
Language currentLanguage();

} // namespace gpufolio::ui
