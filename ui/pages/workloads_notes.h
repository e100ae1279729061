// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QWidget>

#include <array>

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace gpufolio::ui
{

/// The tab "Notes" of a workload: name, id, team, cost centre and notes.
class WorkloadsNotes : public QWidget
{
    Q_OBJECT

public:
    explicit WorkloadsNotes(ProjectSession &session, QWidget *parent = nullptr);

    /// @param workloadId  of the inputs; empty = none chosen
    void setWorkload(const QString &workloadId);
    /// Puts the cursor into the name, all of it selected.
    void editName();

Q_SIGNALS:
    void idChanged(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Field { Name, Id, Team, CostCentre, FieldCount };

    void showState();
    void take(Field field);
    void takeId();
    void takeNotes();
    void retranslate();

    ProjectSession &m_session;
    QString m_workload;
    int m_typing = 0; ///< what is typed into a field between two visits is one undo step
    std::array<QLabel *, FieldCount> m_labels{};
    std::array<QLineEdit *, FieldCount> m_fields{};
    QLabel *m_idNote;
    QLabel *m_notesLabel;
    QPlainTextEdit *m_notes;
};

} // namespace gpufolio::ui
