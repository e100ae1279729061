// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"

#include <QCommandLineParser>

namespace gpufolio
{

namespace
{

QString notAmong(const char *option, const QString &found, const QString &expected)
{
    return QStringLiteral("--%1 '%2' was found, expected %3").arg(QLatin1String(option), found, expected);
}

} // namespace

CommandLine readCommandLine(const QStringList &arguments, const QStringList &pages)
{
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Show this help."));
    const QCommandLineOption version({QStringLiteral("v"), QStringLiteral("version")},
                                     QStringLiteral("Show the version."));
    const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("light, dark or system."),
                                   QStringLiteral("NAME"));
    const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("en or zh_CN."),
                                      QStringLiteral("NAME"));
    const QCommandLineOption page(QStringLiteral("page"),
                                  QStringLiteral("Page to show first: %1.").arg(pages.join(QStringLiteral(", "))),
                                  QStringLiteral("NAME"));
    const QCommandLineOption example(QStringLiteral("example"), QStringLiteral("Open the worked example."));
    QCommandLineOption exitWhenReady(QStringLiteral("exit-when-ready"));
    exitWhenReady.setFlags(QCommandLineOption::HiddenFromHelp);

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Decide what GPU capacity to buy, and how."));
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 QStringLiteral("A project, a scenario (.json) or a price table (.csv)."),
                                 QStringLiteral("[FILE]"));
    parser.addOptions({help, version, theme, language, page, example, exitWhenReady});

    CommandLine line;
    if (!parser.parse(arguments)) {
        line.usageError = parser.errorText();
        return line;
    }
    if (parser.isSet(help))
        line.answer = parser.helpText().replace(QStringLiteral("<executable_name>"), QStringLiteral("gpufolio"));
    else if (parser.isSet(version))
        line.answer = QStringLiteral("gpufolio " GPUFOLIO_VERSION "\n");

    line.theme = parser.value(theme);
    if (parser.isSet(theme) &&
        !QStringList{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("system")}.contains(line.theme))
        line.usageError = notAmong("theme", line.theme, QStringLiteral("light, dark or system"));
    line.language = ui::languageFrom(parser.value(language));
    if (parser.isSet(language) && !line.language)
        line.usageError = notAmong("language", parser.value(language), QStringLiteral("en or zh_CN"));
    if (parser.isSet(page))
        line.page = parser.value(page);
    if (!pages.contains(line.page))
        line.usageError = notAmong("page", line.page, pages.join(QStringLiteral(", ")));

    const QStringList files = parser.positionalArguments();
    if (files.size() > 1)
        line.usageError = QStringLiteral("%1 files were found, expected one at most").arg(files.size());
    else if (!files.isEmpty())
        line.file = files.front();
    line.example = parser.isSet(example);
    if (line.example && !line.file.isEmpty())
        line.usageError = QStringLiteral("'%1' and --example were found, expected one of them").arg(line.file);
    line.exitWhenReady = parser.isSet(exitWhenReady);
    return line;
}

} // namespace gpufolio
