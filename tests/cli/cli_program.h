// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

/// Runs gpufolio-cli in a folder of its own, without a display.
class CliProgram
{
public:
    struct Outcome {
        int status = -1; ///< exit status; -1 = ended by a signal or never started
        QByteArray out;
        QByteArray err;

        QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
        /// The value at a path into the document, such as "files/0/source".
        QJsonValue at(const char *path) const;
    };

    CliProgram();

    /// Path of a file in the folder.
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString folder() const { return m_folder.path(); }
    static QString executable();

    void write(const QString &name, const QByteArray &bytes) const;
    QByteArray read(const QString &name) const;
    /// Copies a file of tests/data, under its own name.
    void copyData(const QString &data) const;
    /// Names and contents of all files below the folder; folders have their name only.
    QMap<QString, QByteArray> contents() const;

    Outcome run(const QStringList &arguments, const QByteArray &input = {}) const;
    /// The same as the user nobody: who is root may read and write everything.
    Outcome runUnprivileged(const QStringList &arguments) const;

private:
    Outcome run(const QStringList &arguments, const QByteArray &input, bool asNobody) const;

    QTemporaryDir m_folder;
};
