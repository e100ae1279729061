// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QWidget;

namespace gpufolio::ui
{

/// A small label above its field, as one item of a layout; the label's mnemonic and name lead to the field.
QWidget *labelled(QLabel *label, QWidget *field);

} // namespace gpufolio::ui
