// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"

#include <QUndoCommand>

#include <functional>
#include <memory>

namespace gpufolio::ui
{

/// One edit of the whole value, whatever it touches: holds the value before and after.
class EditCommand : public QUndoCommand
{
public:
    using Value = std::shared_ptr<const ScenarioSet>;

    /// @param mergeKey edits in a row with the same key (not empty) fold into one step
    /// @param apply    makes a value the current one
    EditCommand(const QString &name, Value before, Value after, QString mergeKey,
                std::function<void(const Value &)> apply);

    void undo() override;
    void redo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand *later) override;

private:
    Value m_before;
    Value m_after;
    QString m_mergeKey;
    std::function<void(const Value &)> m_apply;
};

} // namespace gpufolio::ui
