// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/count_spin_box.h"

#include "i18n/quantity_input.h"

#include <algorithm>

namespace gpufolio::ui
{

CountSpinBox::CountSpinBox(QWidget *parent) : QSpinBox(parent)
{
    setGroupSeparatorShown(true);
    setKeyboardTracking(false);
}

/// What is no number yet may become one; what was never understood falls back to the value before.
QValidator::State CountSpinBox::validate(QString &text, int &) const
{
    const auto count = parseCount(text, minimum());
    return count && *count <= maximum() ? QValidator::Acceptable : QValidator::Intermediate;
}

int CountSpinBox::valueFromText(const QString &text) const
{
    const auto count = parseCount(text, minimum());
    return count ? static_cast<int>(std::min<std::int64_t>(*count, maximum())) : value();
}

} // namespace gpufolio::ui
