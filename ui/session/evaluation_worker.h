// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QFutureWatcher>
#include <QThreadPool>

#include <memory>
#include <stop_token>

namespace gpufolio::ui
{

/// What a project holds beside its scenario for plans to compute with.
struct ProjectPrices {
    std::shared_ptr<const PriceBook> book = std::make_shared<PriceBook>();
    std::shared_ptr<const ExchangeRates> rates = std::make_shared<ExchangeRates>(); ///< where the scenario has none
};

/// Evaluates every plan of the set under an overlay and compares those that could be computed. Pure; null when asked to
/// stop.
std::shared_ptr<const SessionResults> evaluateAll(const ScenarioSet &set, const ProjectPrices &prices,
                                                  const WhatIf &whatIf, quint64 revision, const std::stop_token &stop);

/// Runs evaluateAll() on a thread of its own. The newest input wins: an older run is told to stop and its result
/// dropped.
class EvaluationWorker : public QObject
{
    Q_OBJECT

public:
    explicit EvaluationWorker(QObject *parent = nullptr);
    ~EvaluationWorker() override;

    void compute(std::shared_ptr<const ScenarioSet> set, ProjectPrices prices, const WhatIf &whatIf, quint64 revision);
    /// Drops what is running; no finished() follows.
    void cancel();
    bool isRunning() const { return m_running; }

Q_SIGNALS:
    void finished(std::shared_ptr<const gpufolio::ui::SessionResults> results);
    void runningChanged(bool running);

private:
    void setRunning(bool running);

    QThreadPool m_pool;
    QFutureWatcher<std::shared_ptr<const SessionResults>> m_watcher;
    std::stop_source m_stop;
    bool m_running = false;
};

} // namespace gpufolio::ui
