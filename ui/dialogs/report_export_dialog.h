// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/report_export.h"
#include "session/project_session.h"

#include <QDialog>
#include <QFutureWatcher>
#include <QThreadPool>

#include <memory>

class QCheckBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QRadioButton;

namespace gpufolio::ui
{

/// Asks in which formats and which language the report of all plans is to be written and where, writes it without
/// stopping the window, and says where it went.
class ReportExportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ReportExportDialog(ProjectSession &session, QWidget *parent = nullptr);
    ~ReportExportDialog() override;

    std::vector<ReportFile> files() const;
    bool isWriting() const { return m_watcher.isRunning(); }
    /// What happened, as plain text.
    QString outcome() const;

public Q_SLOTS:
    void write();

Q_SIGNALS:
    void written(bool ok);

private:
    void buildForm();
    void chooseFolder();
    void update();
    void finish();
    QString whyNotReady() const;

    struct FormatBox {
        ReportFormat format;
        QCheckBox *box;
    };

    ProjectSession &m_session;
    std::vector<FormatBox> m_formats;
    QRadioButton *m_english;
    QRadioButton *m_chinese;
    QLineEdit *m_folder;
    QLineEdit *m_name;
    QLabel *m_note;
    QLabel *m_outcome;
    QProgressBar *m_progress;
    QPushButton *m_write;
    QThreadPool m_pool;
    QFutureWatcher<std::shared_ptr<const Status>> m_watcher;
};

} // namespace gpufolio::ui
