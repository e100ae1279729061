// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/pull_worker.h"

#include <QtConcurrent>

namespace gpufolio::ui
{

PullWorker::PullWorker(QObject *parent) : QObject(parent)
{
    constexpr int between = 100; // ms
    m_pool.setMaxThreadCount(1);
    m_timer.setInterval(between);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        PullState state;
        {
            const std::lock_guard lock(m_latest->mutex);
            state = m_latest->state;
        }
        Q_EMIT progressed(state);
    });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        m_timer.stop();
        m_running = false;
        Q_EMIT finished(m_watcher.result());
    });
}

PullWorker::~PullWorker()
{
    m_watcher.disconnect(this);
    stop();
    m_watcher.waitForFinished();
}

void PullWorker::start(PullRequest request, std::shared_ptr<const PriceBook> accepted)
{
    if (m_running)
        return;
    m_running = true;
    m_stop = std::stop_source();
    m_latest = std::make_shared<Latest>();
    m_watcher.setFuture(QtConcurrent::run(&m_pool, [request = std::move(request), accepted = std::move(accepted),
                                                    latest = m_latest, stop = m_stop.get_token()] {
        PullWatch watch;
        watch.stop = stop;
        watch.report = [&latest](const PullState &state) {
            const std::lock_guard lock(latest->mutex);
            latest->state = state;
        };
        return std::make_shared<Read<PullOutcome>>(pullPrices(request, *accepted, watch));
    }));
    m_timer.start();
}

void PullWorker::stop()
{
    m_stop.request_stop();
}

} // namespace gpufolio::ui
