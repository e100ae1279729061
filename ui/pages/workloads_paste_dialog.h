// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/pasted_workloads.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QTableWidget;

namespace gpufolio::ui
{

/// Rows of a spreadsheet become workloads: name, GPU, how many, from, until. Shows what was understood before anything
/// is added.
class WorkloadsPasteDialog : public QDialog
{
    Q_OBJECT

public:
    WorkloadsPasteDialog(ProjectSession &session, const QString &text, QWidget *parent = nullptr);

    /// The rows that make a workload.
    std::vector<NewWorkload> workloads() const;
    QPlainTextEdit *text() const { return m_text; }
    QTableWidget *preview() const { return m_preview; }

private:
    void read();
    void retranslate();

    ProjectSession &m_session;
    std::vector<Offer> m_offers;
    std::vector<PastedWorkload> m_rows;
    QLabel *m_textLabel;
    QPlainTextEdit *m_text;
    QTableWidget *m_preview;
    QLabel *m_summary;
    QDialogButtonBox *m_buttons;
};

} // namespace gpufolio::ui
