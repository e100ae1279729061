// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_program.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QProcess>
#include <QProcessEnvironment>

#include <sys/stat.h>
#include <unistd.h>

namespace
{

constexpr uid_t nobody = 65534;

QProcessEnvironment withoutDisplay()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"})
        environment.remove(QString::fromLatin1(name));
    return environment;
}

} // namespace

QJsonValue CliProgram::Outcome::at(const char *path) const
{
    QJsonValue value = json();
    for (const QString &step : QString::fromLatin1(path).split(QLatin1Char('/')))
        value = value.isArray() ? value.toArray().at(step.toInt()) : value.toObject().value(step);
    return value;
}

CliProgram::CliProgram()
{
    // The user nobody works here too.
    ::chmod(QFile::encodeName(m_folder.path()).constData(), 0777);
}

QString CliProgram::executable()
{
    return QStringLiteral(GPUFOLIO_BIN_DIR "/gpufolio-cli");
}

void CliProgram::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s can't be written", qPrintable(file.fileName()));
}

QByteArray CliProgram::read(const QString &name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<not there>");
}

void CliProgram::copyData(const QString &data) const
{
    const QString from = QStringLiteral(GPUFOLIO_TEST_DATA "/") + data;
    const QString to = path(QFileInfo(data).fileName());
    if (!QFile::copy(from, to))
        qFatal("%s can't be copied", qPrintable(from));
    QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
}

QMap<QString, QByteArray> CliProgram::contents() const
{
    QMap<QString, QByteArray> all;
    QDirIterator files(m_folder.path(), QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        const QString name = QDir(m_folder.path()).relativeFilePath(files.filePath());
        all[name] = files.fileInfo().isDir() ? QByteArray() : read(name);
    }
    return all;
}

CliProgram::Outcome CliProgram::run(const QStringList &arguments, const QByteArray &input) const
{
    return run(arguments, input, false);
}

CliProgram::Outcome CliProgram::runUnprivileged(const QStringList &arguments) const
{
    return run(arguments, {}, ::getuid() == 0);
}

CliProgram::Outcome CliProgram::run(const QStringList &arguments, const QByteArray &input, bool asNobody) const
{
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    process.setProcessEnvironment(withoutDisplay());
    if (asNobody)
        process.setChildProcessModifier([] {
            if (::setuid(nobody) != 0)
                ::_exit(99);
        });
    process.start(executable(), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000))
        return {};
    const int status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return {status, process.readAllStandardOutput(), process.readAllStandardError()};
}
