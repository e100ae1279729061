// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/json_members.h"

namespace gpufolio
{

void JsonMembers::texts(std::string_view key, const std::vector<std::string> &values)
{
    if (values.empty())
        return;
    m_json.key(key);
    m_json.beginArray(JsonText::Layout::Line);
    for (const std::string &value : values)
        m_json.string(value);
    m_json.endArray();
}

void JsonMembers::numbers(std::string_view key, const std::vector<Decimal> &values, std::size_t perRow)
{
    m_json.key(key);
    m_json.beginArray(JsonText::Layout::Rows, perRow);
    for (const Decimal value : values)
        m_json.literal(toText(value));
    m_json.endArray();
}

void JsonMembers::flag(std::string_view key, bool value)
{
    if (!value)
        return;
    m_json.key(key);
    m_json.literal("true");
}

} // namespace gpufolio
