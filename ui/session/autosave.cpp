// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/autosave.h"

#include <QtConcurrent>

namespace gpufolio::ui
{

Autosave::Autosave(Write write, std::chrono::milliseconds retry) : m_write(std::move(write)), m_retry(retry)
{
    m_pool.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Autosave::begin);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &Autosave::finish);
}

Autosave::~Autosave()
{
    m_watcher.disconnect(this);
    flush();
}

void Autosave::schedule(ProjectContents contents)
{
    m_pending.contents = std::move(contents);
    beginSoon();
    Q_EMIT changed();
}

void Autosave::scheduleSetting(const QString &key, const QString &value)
{
    m_pending.settings.insert(key, value);
    beginSoon();
    Q_EMIT changed();
}

void Autosave::beginSoon()
{
    // Not put off by later changes: the first of them must not wait for the last. Only a retry is too late.
    if (!m_timer.isActive() || m_timer.remainingTime() > delayMilliseconds)
        m_timer.start(delayMilliseconds);
}

void Autosave::begin()
{
    if (m_writing || m_pending.isEmpty())
        return; // finish() begins again when more has come meanwhile
    m_inFlight = std::exchange(m_pending, {});
    m_writing = true;
    m_watcher.setFuture(QtConcurrent::run(&m_pool, [write = m_write, save = m_inFlight]() -> std::optional<Error> {
        const Status status = write(save);
        return status ? std::nullopt : std::optional(status.error());
    }));
}

void Autosave::finish()
{
    if (!m_writing || !m_watcher.future().isFinished())
        return; // flush() has done it already
    m_writing = false;
    m_error = m_watcher.result();
    const bool changedMeanwhile = !m_pending.isEmpty();
    if (m_error) {
        // What is newer stays; the rest is to be written still.
        if (!m_pending.contents)
            m_pending.contents = std::move(m_inFlight.contents);
        for (auto setting = m_inFlight.settings.cbegin(); setting != m_inFlight.settings.cend(); ++setting) {
            if (!m_pending.settings.contains(setting.key()))
                m_pending.settings.insert(setting.key(), setting.value());
        }
    } else {
        m_lastSaved = QDateTime::currentDateTime();
    }
    m_inFlight = {};
    if (changedMeanwhile)
        beginSoon();
    else if (m_error)
        m_timer.start(m_retry);
    Q_EMIT changed();
}

bool Autosave::flush()
{
    m_timer.stop();
    if (m_writing) {
        m_watcher.waitForFinished();
        finish();
        m_timer.stop();
    }
    if (!m_pending.isEmpty()) {
        begin();
        m_watcher.waitForFinished();
        finish();
        m_timer.stop();
    }
    return m_pending.isEmpty();
}

Autosave::Write writeTo(std::shared_ptr<ProjectFile> file)
{
    return [file = std::move(file)](const PendingSave &save) -> Status {
        if (save.contents) {
            if (Status status = file->save(*save.contents); !status)
                return status;
        }
        for (auto setting = save.settings.cbegin(); setting != save.settings.cend(); ++setting) {
            if (Status status = file->setSetting(setting.key().toStdString(), setting.value().toStdString()); !status)
                return status;
        }
        return Done{};
    };
}

} // namespace gpufolio::ui
