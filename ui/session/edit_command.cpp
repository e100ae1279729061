// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/edit_command.h"

namespace gpufolio::ui
{

EditCommand::EditCommand(const QString &name, Value before, Value after, QString mergeKey,
                         std::function<void(const Value &)> apply)
    : QUndoCommand(name), m_before(std::move(before)), m_after(std::move(after)), m_mergeKey(std::move(mergeKey)),
      m_apply(std::move(apply))
{
}

void EditCommand::undo()
{
    m_apply(m_before);
}

void EditCommand::redo()
{
    m_apply(m_after);
}

int EditCommand::id() const
{
    return m_mergeKey.isEmpty() ? -1 : 1;
}

bool EditCommand::mergeWith(const QUndoCommand *later)
{
    const auto *next = dynamic_cast<const EditCommand *>(later);
    if (next == nullptr || next->m_mergeKey != m_mergeKey)
        return false;
    m_after = next->m_after;
    setText(next->text());
    if (*m_before == *m_after) // dragged back to where it began: no step at all
        setObsolete(true);
    return true;
}

} // namespace gpufolio::ui
