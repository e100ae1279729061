// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pull/pull_prices.h"

#include <QFutureWatcher>
#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <mutex>
#include <stop_token>

namespace gpufolio::ui
{

/// Runs pullPrices() on a thread of its own and tells some times a second how far it is.
class PullWorker : public QObject
{
    Q_OBJECT

public:
    explicit PullWorker(QObject *parent = nullptr);
    ~PullWorker() override; ///< stops what is running

    /// Does nothing while a pull is running.
    void start(PullRequest request, std::shared_ptr<const PriceBook> accepted);
    /// Asks the pull to stop; finished() follows at once, with Cancelled.
    void stop();
    bool isRunning() const { return m_running; }

Q_SIGNALS:
    void progressed(const gpufolio::PullState &state);
    void finished(const std::shared_ptr<gpufolio::Read<gpufolio::PullOutcome>> &outcome);

private:
    /// What the two threads share.
    struct Latest {
        std::mutex mutex;
        PullState state;
    };

    QThreadPool m_pool;
    QFutureWatcher<std::shared_ptr<Read<PullOutcome>>> m_watcher;
    QTimer m_timer;
    std::stop_source m_stop;
    std::shared_ptr<Latest> m_latest;
    bool m_running = false;
};

} // namespace gpufolio::ui
