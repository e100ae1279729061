// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Marks a text that a user may see, so that lupdate collects it (it is called with
/// -tr-function-alias QT_TRANSLATE_NOOP+=GPUFOLIO_TEXT). Expands to the text itself; the context is always "model".
#define GPUFOLIO_TEXT(context, text) text

namespace gpufolio
{

/// A sentence for people: an English template marked with GPUFOLIO_TEXT and the values for %1 to %9.
/// The template is the key of its translation; `args` are names and numbers and are never translated; `inner` are
/// sentences of their own, counted on after the args: with one arg, %2 is the first inner sentence.
struct Message {
    std::string text;
    std::vector<std::string> args = {};
    std::vector<Message> inner = {};

    bool empty() const { return text.empty(); }
    friend bool operator==(const Message &, const Message &) = default;
};

/// Gives the translation of a marked English template; the identity for English.
using Translate = std::function<std::string(std::string_view)>;

/// The template (translated when `translate` is set) with %1 to %9 replaced by the values; "%%" is a percent sign.
std::string render(const Message &message, const Translate &translate = {});

} // namespace gpufolio
