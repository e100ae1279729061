// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/json_text.h"

#include <cassert>
#include <utility>

namespace gpufolio
{

void JsonText::key(std::string_view name)
{
    separate();
    quote(name);
    m_text += ": ";
    m_afterKey = true;
}

void JsonText::string(std::string_view text)
{
    separate();
    quote(text);
}

void JsonText::literal(std::string_view text)
{
    separate();
    m_text += text;
}

std::string JsonText::take()
{
    assert(m_open.empty());
    m_text += '\n';
    return std::exchange(m_text, {});
}

void JsonText::begin(char bracket, Layout layout, std::size_t perRow)
{
    separate();
    m_text += bracket;
    m_open.push_back({layout, perRow, 0});
}

void JsonText::end(char bracket)
{
    const Container closed = m_open.back();
    m_open.pop_back();
    if (closed.layout != Layout::Line && closed.count > 0)
        newLine();
    m_text += bracket;
}

void JsonText::separate()
{
    if (std::exchange(m_afterKey, false) || m_open.empty())
        return;
    Container &container = m_open.back();
    const bool first = container.count == 0;
    const bool startsLine = container.layout == Layout::Lines ||
                            (container.layout == Layout::Rows && container.count % container.perRow == 0);
    if (!first)
        m_text += startsLine ? "," : ", ";
    ++container.count;
    if (startsLine)
        newLine();
}

void JsonText::newLine()
{
    m_text += '\n';
    m_text.append(m_open.size() * 2, ' ');
}

void JsonText::quote(std::string_view text)
{
    constexpr std::string_view hexDigits = "0123456789abcdef";
    m_text += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            m_text += '\\';
            m_text += c;
        } else if (c == '\n') {
            m_text += "\\n";
        } else if (c == '\t') {
            m_text += "\\t";
        } else if (byte < 0x20 || byte == 0x7F) {
            m_text += "\\u00";
            m_text += hexDigits[byte >> 4];
            m_text += hexDigits[byte & 0xF];
        } else {
            m_text += c;
        }
    }
    m_text += '"';
}

} // namespace gpufolio
