// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/key_store.h"
#include "session/project_session.h"
#include "session/pull_worker.h"

#include <QDialog>

#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace gpufolio::ui
{

class PullForm;
class PullReport;

/// Fetches prices over the network when the user says so, shows what came, and uses it when the user says so, as one
/// undo step. Nothing starts by itself; a pull that fails or is stopped leaves the book as it is.
class PullDialog : public QDialog
{
    Q_OBJECT

public:
    PullDialog(ProjectSession &session, KeyStore &keys = systemKeyStore(), QWidget *parent = nullptr);

    /// The whole way: the dialog and, when prices of the project are other ones now, what they change.
    static void run(ProjectSession &session, QWidget *parent);

    PullForm &form() { return *m_form; }

    void reject() override;

private:
    void layOut();
    void start();
    void showState(const PullState &state);
    void take(const std::shared_ptr<Read<PullOutcome>> &outcome);
    void use();
    void showForm();
    void showButtons();

    ProjectSession &m_session;
    PullForm *m_form;
    PullReport *m_report;
    QStackedWidget *m_pages;
    QLabel *m_status;
    QProgressBar *m_bar;
    QPushButton *m_start;
    QPushButton *m_stop;
    QPushButton *m_back;
    QPushButton *m_use;
    QPushButton *m_close;
    std::shared_ptr<Read<PullOutcome>> m_outcome;
    PullWorker m_worker;
};

} // namespace gpufolio::ui
