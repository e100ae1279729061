// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/why_link.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace gpufolio::ui
{

/// Something that Find knows. Pure data: how it is shown and what happens to it is not decided here.
struct FindEntry {
    enum class Kind { Page, Command, Plan, Workload, Rule, Purchase, Number, Month, Offer };

    Kind kind = Kind::Command;
    QString english; ///< title
    QString chinese; ///< title; the English one where a text has no translation, such as names
    QString detail;  ///< in the language of the window: value, price, where it stands
    QString keywords;
    QString shortcut;  ///< as text
    QStringList links; ///< for MainWindow::go(), followed in this order
    int command = -1;  ///< index into FindCommands; -1 = follow the links
    bool enabled = true;
    QString plan;   ///< id of the plan that `figure` belongs to
    WhyLink figure; ///< what Why answers when the entry is chosen; Nothing = no question
};

/// A text as the matcher sees it: plain width, no case, digits without separators ("643,856.89" is "643856.89"), a
/// plain minus.
/// @param typing the text is a query whose last number may be unfinished: "643,8"
QString foldedText(const QString &text, bool typing = false);

/// Entries made ready to be searched, once: those that seldom change are kept from one opening of Find to the next.
class FindPart
{
public:
    explicit FindPart(std::vector<FindEntry> entries);

    std::size_t size() const { return m_entries.size(); }
    const FindEntry &entry(std::size_t index) const { return m_entries[index]; }
    /// Lower is better; nothing when a word is missing.
    std::optional<int> score(std::size_t index, const QStringList &words) const;

private:
    struct Folded {
        QString english;
        QString chinese;
        QString initials; ///< of the Chinese title's pinyin; empty where it has no Chinese
        QString rest;
    };

    std::vector<FindEntry> m_entries;
    std::vector<Folded> m_folded; ///< parallel to m_entries
};

/// Finds entries by words in either language at once, whatever the language of the window. No widgets.
///
/// Every word of the query must occur in the title of either language, the detail or the keywords; two letters or more
/// may be the first letters of the Chinese title's pinyin ("jg" finds 价格). What begins a title
/// stands before what begins a word of a title, then inside a title, then the same in the rest; alike keep the order of
/// the entries.
class FindIndex
{
public:
    FindIndex() = default;
    explicit FindIndex(std::vector<FindEntry> entries);
    explicit FindIndex(std::vector<std::shared_ptr<const FindPart>> parts) : m_parts(std::move(parts)) {}

    struct Found {
        std::vector<const FindEntry *> best; ///< best first, at most as many as asked for
        std::size_t count = 0;               ///< of all that match
    };
    /// An empty query finds everything in its order. What is found lives as long as a part of the index.
    Found search(const QString &query, std::size_t most) const;

private:
    std::vector<std::shared_ptr<const FindPart>> m_parts;
};

} // namespace gpufolio::ui
