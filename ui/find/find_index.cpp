// SPDX-License-Identifier: GPL-3.0-or-later
#include "find/find_index.h"

#include "find/pinyin.h"
#include "i18n/quantity_input.h"

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr int groupDigits = 3;

bool isDigit(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size() && text[at] >= QLatin1Char('0') && text[at] <= QLatin1Char('9');
}

bool mayGroup(QChar character)
{
    return character == QLatin1Char(',') || character == QLatin1Char('\'') || character == QChar(0x00A0) ||
           character == QChar(0x202F);
}

/// True for a mark between digits that only groups them by three.
bool groups(const QString &text, qsizetype at, bool typing)
{
    if (!mayGroup(text[at]) || !isDigit(text, at - 1))
        return false;
    int digits = 0;
    while (digits <= groupDigits && isDigit(text, at + 1 + digits))
        ++digits;
    const bool unfinished = typing && at + 1 + digits == text.size();
    return digits == groupDigits || (unfinished && digits < groupDigits);
}

bool isHan(QChar character)
{
    return character.script() == QChar::Script_Han;
}

/// A word begins at `at`: at the start, after a blank or a mark; each Chinese character begins one.
bool beginsWord(const QString &text, qsizetype at)
{
    return at == 0 || !text[at - 1].isLetterOrNumber() || isHan(text[at]) || isHan(text[at - 1]);
}

enum Rank { BeginsTitle, BeginsWordOfTitle, InTitle, BeginsWordOfRest, InRest, Missing };

/// The best place of a word in a text.
Rank rankIn(const QString &text, const QString &word, Rank beginsWordHere, Rank inside)
{
    Rank best = Missing;
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        if (beginsWord(text, at))
            return beginsWordHere;
        best = inside;
    }
    return best;
}

Rank rankInTitle(const QString &title, const QString &word)
{
    return title.startsWith(word) ? BeginsTitle : rankIn(title, word, BeginsWordOfTitle, InTitle);
}

QString initialsOf(const QString &chinese)
{
    const QString initials = pinyinInitials(chinese);
    return initials == chinese ? QString() : foldedText(initials);
}

} // namespace

QString foldedText(const QString &text, bool typing)
{
    const QString plain = halfWidth(text);
    QString folded;
    folded.reserve(plain.size());
    for (qsizetype i = 0; i < plain.size(); ++i) {
        if (!groups(plain, i, typing))
            folded += plain[i];
    }
    return folded.toCaseFolded();
}

FindPart::FindPart(std::vector<FindEntry> entries) : m_entries(std::move(entries))
{
    m_folded.reserve(m_entries.size());
    for (const FindEntry &entry : m_entries)
        m_folded.push_back({foldedText(entry.english), foldedText(entry.chinese), initialsOf(entry.chinese),
                            foldedText(entry.detail) + QLatin1Char('\n') + foldedText(entry.keywords)});
}

std::optional<int> FindPart::score(std::size_t index, const QStringList &words) const
{
    const Folded &entry = m_folded[index];
    // What a command explains may name the very thing that is looked for; the thing itself comes first.
    const bool isCommand = m_entries[index].kind == FindEntry::Kind::Command;
    const Rank beginsWordOfRest = isCommand ? InRest : BeginsWordOfRest;
    int sum = 0;
    for (const QString &word : words) {
        Rank rank = std::min(rankInTitle(entry.english, word), rankInTitle(entry.chinese, word));
        if (rank > BeginsWordOfTitle && word.size() > 1)
            rank = std::min(rank, rankIn(entry.initials, word, BeginsWordOfTitle, InRest));
        if (rank > BeginsWordOfRest)
            rank = std::min(rank, rankIn(entry.rest, word, beginsWordOfRest, InRest));
        if (rank == Missing)
            return std::nullopt;
        sum += rank;
    }
    return sum;
}

FindIndex::FindIndex(std::vector<FindEntry> entries) : m_parts{std::make_shared<const FindPart>(std::move(entries))} {}

FindIndex::Found FindIndex::search(const QString &query, std::size_t most) const
{
    const QStringList words = foldedText(query, true).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<std::pair<int, const FindEntry *>> matches;
    for (const auto &part : m_parts) {
        for (std::size_t i = 0; i < part->size(); ++i) {
            if (const auto rank = part->score(i, words))
                matches.emplace_back(*rank, &part->entry(i));
        }
    }
    std::stable_sort(matches.begin(), matches.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    Found found;
    found.count = matches.size();
    for (std::size_t i = 0; i < std::min(most, matches.size()); ++i)
        found.best.push_back(matches[i].second);
    return found;
}

} // namespace gpufolio::ui
