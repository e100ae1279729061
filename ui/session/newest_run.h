// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrent>

#include <functional>

namespace gpufolio::ui
{

/// Computes something on a thread of its own; the newest request wins, the results of older ones are dropped. Dies
/// when its last run has ended.
template <typename T> class NewestRun
{
public:
    /// @param done  called in the window's thread with the newest result
    explicit NewestRun(std::function<void(const T &)> done) : m_done(std::move(done))
    {
        m_pool.setMaxThreadCount(1);
        QObject::connect(&m_watcher, &QFutureWatcherBase::finished, &m_watcher, [this] {
            if (m_watcher.future().isResultReadyAt(0))
                m_done(m_watcher.result());
        });
    }
    ~NewestRun()
    {
        m_watcher.disconnect();
        m_pool.clear();
        m_pool.waitForDone();
    }
    NewestRun(const NewestRun &) = delete;
    NewestRun &operator=(const NewestRun &) = delete;

    void start(std::function<T()> compute)
    {
        m_pool.clear(); // what waits is older
        m_watcher.setFuture(QtConcurrent::run(&m_pool, std::move(compute)));
    }
    bool isRunning() const { return m_watcher.isRunning(); }

private:
    std::function<void(const T &)> m_done;
    QThreadPool m_pool;
    QFutureWatcher<T> m_watcher;
};

} // namespace gpufolio::ui
