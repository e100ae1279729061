// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "find/find_commands.h"

#include <QDialog>

class QTreeWidget;

namespace gpufolio::ui
{

/// All keys of the window, read from its commands: those of the window first, then those of each page.
class KeyboardMap : public QDialog
{
    Q_OBJECT

public:
    KeyboardMap(const FindCommands &commands, QWidget *parent);

    /// "Ctrl+K" and what it does, in the order shown; for tests.
    std::vector<std::pair<QString, QString>> keys() const;

private:
    void list(const FindCommands &commands);

    QTreeWidget *m_keys;
};

} // namespace gpufolio::ui
