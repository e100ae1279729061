// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio
{

/// Writes JSON text piece by piece, indented by two spaces. Numbers are written from their text, since a JSON library's
/// numbers are doubles and scenario files hold exact decimals.
class JsonText
{
public:
    /// How the elements of an object or array are laid out.
    enum class Layout {
        Lines, ///< each on a line of its own
        Line,  ///< all on one line
        Rows,  ///< `perRow` on each line: long series of numbers
    };

    void beginObject(Layout layout = Layout::Lines) { begin('{', layout, 0); }
    void endObject() { end('}'); }
    void beginArray(Layout layout = Layout::Lines, std::size_t perRow = 0) { begin('[', layout, perRow); }
    void endArray() { end(']'); }
    /// Begins a member; its value is the next thing that is written.
    void key(std::string_view name);
    void string(std::string_view text);
    /// A number, true, false or null, as it stands.
    void literal(std::string_view text);

    /// The whole text with a line break at its end.
    std::string take();

private:
    struct Container {
        Layout layout;
        std::size_t perRow;
        std::size_t count;
    };

    void begin(char bracket, Layout layout, std::size_t perRow);
    void end(char bracket);
    /// What separates the next element from the one before.
    void separate();
    void newLine();
    void quote(std::string_view text);

    std::string m_text;
    std::vector<Container> m_open;
    bool m_afterKey = false;
};

} // namespace gpufolio
