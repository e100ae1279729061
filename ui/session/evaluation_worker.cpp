// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/evaluation_worker.h"

#include "plan/compare.h"
#include "plan/evaluate.h"
#include "plan/fill_rates.h"
#include "plan/resolve_offers.h"
#include "prices/bundled.h"

#include <QElapsedTimer>
#include <QtConcurrent>

namespace gpufolio::ui
{

namespace
{

/// Compares the plans that have a result; a finding of the comparison goes to the first of them.
void compareInto(SessionResults &all)
{
    std::vector<Scenario> scenarios;
    std::vector<PlanResult> results;
    std::size_t first = all.plans.size();
    for (std::size_t i = 0; i < all.plans.size(); ++i) {
        if (!all.plans[i])
            continue;
        first = std::min(first, i);
        scenarios.push_back(all.scenarios[i]);
        results.push_back(*all.plans[i]);
    }
    if (results.empty())
        return;
    auto comparison = comparePlans(scenarios, results);
    if (comparison)
        all.comparison = std::move(*comparison);
    else
        all.errors[first].push_back(comparison.error());
}

} // namespace

std::shared_ptr<const SessionResults> evaluateAll(const ScenarioSet &set, const ProjectPrices &prices,
                                                  const WhatIf &whatIf, quint64 revision, const std::stop_token &stop)
{
    QElapsedTimer clock;
    clock.start();
    auto all = std::make_shared<SessionResults>();
    all->revision = revision;
    ScenarioSet resolved = resolveOffers(set, *prices.book, bundledAccelerators());
    fillExchangeRates(resolved, *prices.rates);
    all->scenarios = scenarios(applyWhatIf(std::move(resolved), whatIf));
    all->whatIf = whatIf;
    all->plans.resize(all->scenarios.size());
    all->errors.resize(all->scenarios.size());

    const Progress progress{stop, {}};
    for (std::size_t i = 0; i < all->scenarios.size(); ++i) {
        auto result = evaluate(all->scenarios[i], progress);
        if (stop.stop_requested())
            return nullptr;
        if (result)
            all->plans[i] = std::move(*result);
        else
            all->errors[i] = std::move(result).error();
    }
    compareInto(*all);
    all->milliseconds = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    return stop.stop_requested() ? nullptr : all;
}

EvaluationWorker::EvaluationWorker(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (!m_watcher.future().isResultReadyAt(0))
            return;
        const auto results = m_watcher.result();
        if (!results) // stopped: whoever stopped it has started another, or wants none
            return;
        setRunning(false);
        Q_EMIT finished(results);
    });
}

EvaluationWorker::~EvaluationWorker()
{
    m_watcher.disconnect(this);
    m_stop.request_stop();
    m_pool.waitForDone();
}

void EvaluationWorker::compute(std::shared_ptr<const ScenarioSet> set, ProjectPrices prices, const WhatIf &whatIf,
                               quint64 revision)
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_watcher.setFuture(QtConcurrent::run(&m_pool,
                                          [set = std::move(set), prices = std::move(prices), whatIf, revision,
                                           stop = m_stop.get_token()]() -> std::shared_ptr<const SessionResults> {
                                              if (stop.stop_requested())
                                                  return nullptr;
                                              return evaluateAll(*set, prices, whatIf, revision, stop);
                                          }));
    setRunning(true);
}

void EvaluationWorker::cancel()
{
    m_stop.request_stop();
    setRunning(false);
}

void EvaluationWorker::setRunning(bool running)
{
    if (std::exchange(m_running, running) != running)
        Q_EMIT runningChanged(running);
}

} // namespace gpufolio::ui
