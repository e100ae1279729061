// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "display.h"
#include "i18n/language.h"
#include "main_window.h"
#include "session/project_session.h"
#include "session/window_settings.h"
#include "theme/theme.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QPalette>
#include <QScreen>
#include <QTimer>

#include <cstdio>

using namespace gpufolio;

namespace
{

enum ExitStatus { Success = 0, NoWindow = 1, WrongUsage = 2 };

constexpr int frame = 40; ///< what a window manager may add to a window

ui::ViewSettings viewOf(const ui::WindowSettings &settings)
{
    ui::ViewSettings view;
    if (settings.view == QLatin1String("billed"))
        view.view = ui::ViewSettings::View::Billed;
    if (settings.period == QLatin1String("quarter"))
        view.period = ui::ViewSettings::PeriodUnit::Quarter;
    else if (settings.period == QLatin1String("fiscalYear"))
        view.period = ui::ViewSettings::PeriodUnit::FiscalYear;
    return view;
}

/// Qt 6.4 doesn't tell the desktop's colour scheme, but its palette shows it.
ui::Theme themeFrom(const QString &name)
{
    if (name == QLatin1String("light"))
        return ui::Theme::Light;
    if (name == QLatin1String("dark"))
        return ui::Theme::Dark;
    return QApplication::palette().color(QPalette::Window).lightness() < 128 ? ui::Theme::Dark : ui::Theme::Light;
}

/// The file that was asked for, else what was open last, else (on a first start) the worked example.
void openFirst(ui::MainWindow &window, const ui::ProjectSession &session, const CommandLine &line,
               const ui::WindowSettings &settings)
{
    const QString last = settings.lastProject;
    const bool again = line.file.isEmpty() && !line.example && QFileInfo::exists(last);
    if (again)
        window.openFile(last);
    if (line.example || session.path().isEmpty())
        window.openExample();
    if (!line.file.isEmpty()) // when the window is there: a price table asks before it is used
        QTimer::singleShot(0, &window, [&window, file = line.file] { window.openFile(file); });
}

/// Leaves when the results are there and what was drawn of them is on the screen.
void exitWhenReady(const ui::ProjectSession &session)
{
    const auto leave = [&session] {
        if (session.results() != nullptr && !session.isComputing())
            QTimer::singleShot(0, qApp, [] { QCoreApplication::exit(Success); });
    };
    QObject::connect(&session, &ui::ProjectSession::resultsChanged, qApp, leave);
    leave();
}

} // namespace

int main(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    const CommandLine line = readCommandLine(arguments, ui::MainWindow::pageIds());
    if (!line.usageError.isEmpty()) {
        std::fprintf(stderr, "gpufolio: %s\nTry gpufolio --help.\n", qUtf8Printable(line.usageError));
        return WrongUsage;
    }
    if (!line.answer.isEmpty()) {
        std::fputs(qUtf8Printable(line.answer), stdout);
        return Success;
    }
    if (const std::string reason = reasonAgainstWindow(); !reason.empty()) {
        std::fprintf(stderr, "gpufolio: no window can be shown: %s. gpufolio-cli does the same work without one.\n",
                     reason.c_str());
        return NoWindow;
    }

    QCoreApplication::setOrganizationName(QStringLiteral("gpufolio"));
    QCoreApplication::setApplicationName(QStringLiteral("gpufolio"));
    QCoreApplication::setApplicationVersion(QStringLiteral(GPUFOLIO_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("gpufolio"));
    QApplication application(argc, argv);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/app/gpufolio.svg")));

    ui::WindowSettings settings = ui::WindowSettings::load();
    ui::applyTheme(application, themeFrom(line.theme.isEmpty() ? settings.theme : line.theme));
    ui::setLanguage(line.language ? *line.language
                                  : ui::languageFrom(settings.language).value_or(ui::systemLanguage()));

    ui::ProjectSession session;
    session.setView(viewOf(settings));
    ui::MainWindow window(session, settings);
    openFirst(window, session, line, settings);
    window.showPage(line.page);
    const QSize room = window.screen()->availableSize();
    if (settings.geometry.isEmpty() &&
        (room.width() < window.width() + frame || room.height() < window.height() + frame))
        window.showMaximized();
    else
        window.show();
    if (line.exitWhenReady)
        exitWhenReady(session);
    return QApplication::exec();
}
