// SPDX-License-Identifier: GPL-3.0-or-later
// How late the window's event loop is while what-if sliders are dragged: a heartbeat every 5 ms in the real window, on
// each page where the sliders stand and each of its tabs, with the example and with six plans. The named baseline is
// the same window with nobody dragging.
#include "i18n/language.h"
#include "main_window.h"
#include "session/project_session.h"
#include "session/window_settings.h"
#include "theme/theme.h"
#include "what_if_bar.h"
#include "widgets/what_if_slider.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSlider>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

using namespace gpufolio::ui;

namespace
{

constexpr int beatMs = 5;
constexpr int dragMs = 10; ///< a mouse moves about so often
constexpr int secondsPerRun = 4;
constexpr std::size_t manyPlans = 6;

/// Milliseconds by which each beat of the run came too late.
std::vector<double> latenessOf(WhatIfBar *bar)
{
    std::vector<double> late;
    QElapsedTimer clock;
    qint64 last = 0;
    QTimer beat;
    beat.setTimerType(Qt::PreciseTimer);
    QObject::connect(&beat, &QTimer::timeout, [&] {
        const qint64 now = clock.nsecsElapsed();
        late.push_back(std::max(0.0, static_cast<double>(now - last) / 1e6 - beatMs));
        last = now;
    });
    QTimer drag;
    drag.setTimerType(Qt::PreciseTimer);
    int moves = 0;
    QObject::connect(&drag, &QTimer::timeout, [&] {
        // up and down through the range, one slider after the other
        constexpr int movesPerSlider = 90;
        QSlider *slider = bar->slider(moves / movesPerSlider % WhatIfBar::sliderCount)->slider();
        const int length = slider->maximum() - slider->minimum();
        const int place = moves % movesPerSlider;
        const int half = movesPerSlider / 2;
        slider->setValue(slider->minimum() + length * (place < half ? place : movesPerSlider - place) / half);
        ++moves;
    });
    QEventLoop loop;
    QTimer::singleShot(secondsPerRun * 1000, &loop, &QEventLoop::quit);
    clock.start();
    beat.start(beatMs);
    if (bar != nullptr)
        drag.start(dragMs);
    loop.exec();
    std::sort(late.begin(), late.end());
    return late;
}

double percentile(const std::vector<double> &sorted, double share)
{
    return sorted.empty() ? 0 : sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

double report(const QString &name, const std::vector<double> &late)
{
    std::printf("%-34s p50 %6.1f ms   p95 %6.1f ms   worst %6.1f ms   (%zu beats)\n", qPrintable(name),
                percentile(late, 0.5), percentile(late, 0.95), late.empty() ? 0 : late.back(), late.size());
    std::fflush(stdout);
    return percentile(late, 0.95);
}

void settle()
{
    QEventLoop loop;
    QTimer::singleShot(1500, &loop, &QEventLoop::quit);
    loop.exec();
}

/// The largest p95 of a page over its tabs.
double dragOn(MainWindow &window, ProjectSession &session, const QString &page, const QString &what)
{
    window.showPage(page);
    auto *bar = window.findChild<WhatIfBar *>();
    QTabWidget *tabs = nullptr;
    for (auto *one : window.findChildren<QTabWidget *>()) {
        if (one->isVisible())
            tabs = one;
    }
    double worst = 0;
    for (int tab = 0; tab < (tabs != nullptr ? tabs->count() : 1); ++tab) {
        if (tabs != nullptr)
            tabs->setCurrentIndex(tab);
        session.setWhatIf({});
        settle();
        const QString name = tabs != nullptr ? page + QStringLiteral(", ") + tabs->tabText(tab) : page;
        worst = std::max(worst, report(what + name, latenessOf(bar)));
    }
    return worst;
}

/// Copies of the plans until there are enough of them.
void addPlans(ProjectSession &session)
{
    gpufolio::ScenarioSet set = session.scenarioSet();
    const std::size_t own = set.plans.size();
    for (std::size_t i = 0; set.plans.size() < manyPlans; ++i) {
        gpufolio::Plan plan = set.plans[i % own];
        plan.id += "-" + std::to_string(i);
        plan.name += " " + std::to_string(i);
        set.plans.push_back(std::move(plan));
    }
    session.edit(QStringLiteral("six plans"), std::move(set));
}

} // namespace

int main(int argc, char **argv)
{
    const QTemporaryDir home;
    for (const char *variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        qputenv(variable, home.path().toUtf8());
    QApplication application(argc, argv);
    applyTheme(application, Theme::Light);
    setLanguage(Language::English);
    WindowSettings settings = WindowSettings::load();
    ProjectSession session;
    MainWindow window(session, settings);
    window.openExample();
    window.show();
    window.showPage(QStringLiteral("plans"));
    settle();
    report(QStringLiteral("baseline: nobody drags"), latenessOf(nullptr));
    double worst = 0;
    for (const auto &what : {QString(), QStringLiteral("six plans: ")}) {
        if (!what.isEmpty())
            addPlans(session);
        for (const char *page : {"plans", "compare", "reports"})
            worst = std::max(worst, dragOn(window, session, QString::fromLatin1(page), what));
    }
    std::printf("%-34s %.1f ms (wanted: at most 50)\n", "largest p95", worst);
    return 0;
}
