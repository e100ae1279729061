// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page.h"
#include "print/report_pages.h"
#include "session/project_session.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace gpufolio::ui
{

class ReportsFiles;
class ReportsPreview;
class ReportsSettings;
class ReportsTemplates;

/// The page Reports: templates left, the real pages in the middle, what they hold and where they go right.
class ReportsPage : public QWidget, public Page
{
    Q_OBJECT

public:
    explicit ReportsPage(ProjectSession &session, QWidget *parent = nullptr);
    ~ReportsPage() override;

    /// "template:memo", "template:approval", "template:full", "plan:ID"
    bool reveal(const QString &target) override;
    QByteArray layoutState() const override;
    void restoreLayoutState(const QByteArray &state) override;

    ReportsPreview *preview() const { return m_preview; }
    ReportsSettings *settings() const { return m_settings; }
    ReportsTemplates *templates() const { return m_templates; }
    ReportsFiles *files() const { return m_files; }
    /// The report on show; null while there is none or it is being made.
    std::shared_ptr<const ReportPages> pages() const { return m_pages; }
    /// The pages show what was chosen and nothing is under way.
    bool isReady() const;

Q_SIGNALS:
    void exampleRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeCentre();
    QWidget *makeSide();
    QWidget *makeEmpty();
    void connectAll();
    /// Makes the report anew soon; at once when nobody waits for a slider.
    void schedule();
    void remake();
    void takePages();
    void showState();
    void showPlace();
    void retranslate();

    ProjectSession &m_session;
    QThreadPool m_pool; ///< one thread: charts of a report are drawn by one at a time
    QStackedWidget *m_stack;
    QSplitter *m_splitter;
    ReportsTemplates *m_templates;
    ReportsPreview *m_preview;
    ReportsSettings *m_settings;
    QLabel *m_emptyText;
    QPushButton *m_example;
    QToolButton *m_back;
    QToolButton *m_forward;
    QLabel *m_place;
    QToolButton *m_smaller;
    QToolButton *m_fit;
    QToolButton *m_larger;
    ReportsFiles *m_files;
    std::optional<bool> m_narrow; ///< the templates have their names only
    QTimer m_timer;
    bool m_stale = true; ///< something changed since the pages were made
    std::shared_ptr<const ReportPages> m_pages;
    bool m_making = false; ///< until takePages(), also when the worker is done already
    QFutureWatcher<std::shared_ptr<const ReportPages>> m_laying;
};

} // namespace gpufolio::ui
