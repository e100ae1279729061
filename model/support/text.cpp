// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/text.h"

namespace gpufolio
{

std::string render(const Message &message, const Translate &translate)
{
    const std::string pattern = translate ? translate(message.text) : message.text;
    std::string out;
    out.reserve(pattern.size() + 32);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool marker = pattern[i] == '%' && i + 1 < pattern.size();
        if (marker && pattern[i + 1] == '%') {
            out += '%';
            ++i;
        } else if (marker && pattern[i + 1] >= '1' && pattern[i + 1] <= '9') {
            const auto index = static_cast<std::size_t>(pattern[i + 1] - '1');
            if (index < message.args.size())
                out += message.args[index];
            else if (index - message.args.size() < message.inner.size())
                out += render(message.inner[index - message.args.size()], translate);
            ++i;
        } else {
            out += pattern[i];
        }
    }
    return out;
}

} // namespace gpufolio
