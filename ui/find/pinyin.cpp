// SPDX-License-Identifier: GPL-3.0-or-later
#include "find/pinyin.h"

#include "i18n/number_format.h"
#include "support/text_encoding.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace gpufolio::ui
{

namespace
{

struct Start {
    int code; ///< in GB 2312: the first character of a letter
    char letter;
};
constexpr std::array starts = {Start{0xB0A1, 'a'}, Start{0xB0C5, 'b'}, Start{0xB2C1, 'c'}, Start{0xB4EE, 'd'},
                               Start{0xB6EA, 'e'}, Start{0xB7A2, 'f'}, Start{0xB8C1, 'g'}, Start{0xB9FE, 'h'},
                               Start{0xBBF7, 'j'}, Start{0xBFA6, 'k'}, Start{0xC0AC, 'l'}, Start{0xC2E8, 'm'},
                               Start{0xC4C3, 'n'}, Start{0xC5B6, 'o'}, Start{0xC5BE, 'p'}, Start{0xC6DA, 'q'},
                               Start{0xC8BB, 'r'}, Start{0xC8F6, 's'}, Start{0xCBFA, 't'}, Start{0xCDDA, 'w'},
                               Start{0xCEF4, 'x'}, Start{0xD1B9, 'y'}, Start{0xD4D1, 'z'}};
constexpr int last = 0xD7F9;
constexpr int firstTrail = 0xA1;
constexpr int lastTrail = 0xFE;

/// All characters of GB 2312 from one code up to another, as text.
QString charactersBetween(int from, int to)
{
    std::string bytes = "\xB0\xA1"; // no UTF-8, which the characters of "o" alone could be taken for
    for (int code = from; code < to; ++code) {
        const int trail = code & 0xFF;
        if (trail < firstTrail || trail > lastTrail)
            continue;
        bytes += static_cast<char>(code >> 8);
        bytes += static_cast<char>(trail);
    }
    const auto text = decodeText(bytes, {});
    return text ? fromUtf8(text->text).mid(1) : QString();
}

QHash<QChar, QChar> readLetters()
{
    QHash<QChar, QChar> letters;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const int end = i + 1 < starts.size() ? starts[i + 1].code : last + 1;
        for (const QChar character : charactersBetween(starts[i].code, end))
            letters.insert(character, QLatin1Char(starts[i].letter));
    }
    return letters;
}

} // namespace

QString pinyinInitials(const QString &text)
{
    static const QHash<QChar, QChar> letters = readLetters();
    QString initials = text;
    std::transform(text.begin(), text.end(), initials.begin(),
                   [](QChar character) { return letters.value(character, character); });
    return initials;
}

} // namespace gpufolio::ui
