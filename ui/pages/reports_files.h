// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/report_export.h"

#include <QFutureWatcher>
#include <QWidget>

#include <memory>
#include <utility>
#include <vector>

class QLabel;
class QPushButton;
class QThreadPool;

namespace gpufolio::ui
{

/// Where the report goes: files of each format, all at once, or the clipboard.
class ReportsFiles : public QWidget
{
    Q_OBJECT

public:
    /// @param pool  of one thread, on which the files are made
    explicit ReportsFiles(QThreadPool &pool, QWidget *parent = nullptr);
    ~ReportsFiles() override;

    /// The report to write; null while it is being made.
    void setPages(std::shared_ptr<const ReportPages> pages);
    /// What files are called after the name of the project: "Board memo".
    void setKind(const QString &kind) { m_kind = kind; }
    bool isWriting() const { return m_isWriting; }
    /// What became of the last write, as plain text.
    QString outcome() const;

    /// Writes the report: all files or none. written() says how it went.
    void write(const std::vector<ReportFile> &files);
    void copyText() const;

Q_SIGNALS:
    void written(bool ok);

protected:
    void changeEvent(QEvent *event) override;

private:
    void chooseFile(ReportFormat format);
    void chooseAll();
    QString proposedPath(ReportFormat format) const;
    void finish();
    void showState();

    QThreadPool &m_pool;
    std::shared_ptr<const ReportPages> m_pages;
    QString m_kind;
    std::vector<std::pair<ReportFormat, QPushButton *>> m_formats;
    QPushButton *m_all;
    QPushButton *m_copy;
    QLabel *m_outcome;
    bool m_isWriting = false; ///< until finish(), also when the worker is done already
    QFutureWatcher<std::shared_ptr<const Status>> m_watcher;
    std::vector<ReportFile> m_files; ///< of the last write
};

} // namespace gpufolio::ui
