// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace gpufolio::ui
{

/// The words of the window in both languages at once: read from the catalogue of translations itself, so that it knows
/// whatever the window can say. Plural forms are not kept.
class BothLanguages
{
public:
    /// The catalogue that is built in.
    static const BothLanguages &catalogue();
    /// Reads a .ts file; empty when it can't be read.
    explicit BothLanguages(const QString &path);

    /// Chinese of an English text of the code; the text itself when there is none. Words that stand before ": " are
    /// looked up apart from what follows ("Undo: Change discount rate").
    /// @param context class that says it; where several say the same text, its translation is preferred
    QString chinese(const QString &english, const QString &context = {}) const;
    /// The English text behind a Chinese one; the text itself when there is none.
    /// @param context class that says it; where several English texts have this translation, its own is preferred
    QString english(const QString &chinese, const QString &context = {}) const;

private:
    struct Said {
        QString context;
        QString text; ///< in the other language
    };
    using Words = QMultiHash<QString, Said>;

    static QString translated(const Words &words, const QString &text, const QString &context);

    Words m_chinese; ///< by English text
    Words m_english; ///< by Chinese text
};

} // namespace gpufolio::ui
