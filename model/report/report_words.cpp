// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_words.h"

#include "report/metric_info.h"

namespace gpufolio
{

namespace
{

constexpr std::size_t longestShort = 40; ///< bytes of a text that has its translation beside it

std::string joined(const std::vector<std::string> &texts, std::string_view between)
{
    std::string out;
    for (const std::string &text : texts) {
        if (!out.empty())
            out += between;
        out += text;
    }
    return out;
}

} // namespace

ReportWords ReportWords::both(Translate second)
{
    ReportWords words(std::move(second));
    words.m_both = static_cast<bool>(words.m_translate);
    return words;
}

std::vector<std::string> ReportWords::each(const Message &message) const
{
    std::string own = render(message, m_translate);
    if (!m_both)
        return {std::move(own)};
    std::string english = render(message);
    if (english == own)
        return {std::move(own)};
    return {std::move(english), std::move(own)};
}

std::string ReportWords::label(const Message &message) const
{
    return joined(each(message), " ");
}

std::string ReportWords::lines(const Message &message) const
{
    return joined(each(message), "\n");
}

std::string ReportWords::cell(const Message &message) const
{
    const std::vector<std::string> texts = each(message);
    return joined(texts, texts.front().size() > longestShort ? "\n" : " ");
}

std::string ReportWords::unit(std::string_view unit) const
{
    std::string own = unitText(unit, m_translate);
    if (!m_both)
        return own;
    std::string english = unitText(unit, {});
    return english == own ? english : english + " " + own;
}

} // namespace gpufolio
