// SPDX-License-Identifier: GPL-3.0-or-later
// How late the window's event loop is while what-if sliders are dragged: a heartbeat every 5 ms in the real window, on
// each page where the sliders stand. The named baseline is the same window with nobody dragging.
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
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace gpufolio::ui;

namespace
{

constexpr int beatMs = 5;
constexpr int dragMs = 10; ///< a mouse moves about so often
constexpr int secondsPerRun = 6;

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

double report(const char *name, const std::vector<double> &late)
{
    std::printf("%-28s p50 %6.1f ms   p95 %6.1f ms   worst %6.1f ms   (%zu beats)\n", name, percentile(late, 0.5),
                percentile(late, 0.95), late.empty() ? 0 : late.back(), late.size());
    return percentile(late, 0.95);
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
    const auto settle = [] {
        QEventLoop loop;
        QTimer::singleShot(1500, &loop, &QEventLoop::quit);
        loop.exec();
    };
    window.showPage(QStringLiteral("plans"));
    settle();
    report("baseline: nobody drags", latenessOf(nullptr));
    double worst = 0;
    for (const char *page : {"plans", "compare", "reports"}) {
        window.showPage(QString::fromLatin1(page));
        session.setWhatIf({});
        settle();
        worst = std::max(worst, report(page, latenessOf(window.findChild<WhatIfBar *>())));
    }
    std::printf("%-28s %.1f ms (wanted: at most 50)\n", "largest p95", worst);
    return 0;
}
