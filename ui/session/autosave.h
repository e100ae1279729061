// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/project_file.h"

#include <QDateTime>
#include <QFutureWatcher>
#include <QMap>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace gpufolio::ui
{

/// What is to be written: the newest contents (if they changed) and settings.
struct PendingSave {
    std::optional<ProjectContents> contents;
    QMap<QString, QString> settings;

    bool isEmpty() const { return !contents && settings.isEmpty(); }
};

/// Writes the newest state of a project a moment after it changed, on a thread of its own. A failed write keeps what
/// was to be written, and is tried again with the next change, with flush(), or after a while.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// Writes to disk before it returns; called on the saving thread, one call at a time.
    using Write = std::function<Status(const PendingSave &)>;
    /// From a change to the beginning of its write.
    static constexpr int delayMilliseconds = 200;

    /// @param retry from a write that failed to the next try, when nothing changes meanwhile
    explicit Autosave(Write write, std::chrono::milliseconds retry = std::chrono::seconds(5));
    /// Flushes.
    ~Autosave() override;

    void schedule(ProjectContents contents);
    void scheduleSetting(const QString &key, const QString &value);
    /// Returns when everything is on disk, or the write has failed: then error() says why.
    bool flush();

    bool isSaved() const { return m_pending.isEmpty() && !m_writing; }
    std::optional<Error> error() const { return m_error; }
    QDateTime lastSaved() const { return m_lastSaved; }

Q_SIGNALS:
    void changed();

private:
    void beginSoon();
    void begin();
    void finish();

    Write m_write;
    std::chrono::milliseconds m_retry;
    QThreadPool m_pool;
    QTimer m_timer;
    QFutureWatcher<std::optional<Error>> m_watcher;
    PendingSave m_pending; ///< not yet handed to the thread
    PendingSave m_inFlight;
    bool m_writing = false;
    std::optional<Error> m_error;
    QDateTime m_lastSaved;
};

/// Writes into a project file.
Autosave::Write writeTo(std::shared_ptr<ProjectFile> file);

} // namespace gpufolio::ui
