// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace gpufolio::ui
{

/// First letters of the pinyin of a text: "价格" gives "jg"; what is not Chinese stays as it is.
///
/// Known are the 3,755 common characters, which GB 2312 orders by their pinyin; others stay. A character that is read
/// in two ways has the letter of its usual reading.
QString pinyinInitials(const QString &text);

} // namespace gpufolio::ui
