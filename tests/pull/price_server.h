// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QMutex>
#include <QSet>
#include <QSslServer>
#include <QString>
#include <QThread>

#include <memory>

class QSslSocket;

namespace gpufolio::test
{

/// What a request asked for, as the server saw it.
struct SeenRequest {
    QByteArray method;
    QString mode;
    QByteArray target;                     ///< without the mode: "/catalogs/v8/aws/vms.csv?x=1"
    QHash<QByteArray, QByteArray> headers; ///< names in lower case
    QByteArray body;
    int status = 0; ///< of the answer
};

/// Files over HTTPS, and faults on request: the first folder of each URL is the mode.
///
/// https://127.0.0.1:PORT/ok/catalogs/v8/aws/vms.csv serves the file catalogs/v8/aws/vms.csv of the folder of files.
/// The parameters pageToken and $skip add ".VALUE" to the file's name. Modes:
///
///   ok            files with ETag and Last-Modified; 304, Range and If-Range are answered as they should be
///   plain         files without versions, and Range is ignored
///   stall         half of the file, then nothing
///   short         half of the file, then the connection ends
///   long          the file and more, behind a Content-Length of the file
///   break-once    the first request of each file as short, further ones as ok
///   429, 500, 503, 404, 403, ...  this status always; 429 and 503 ask to wait a second
///   429-once      the first request of each file is asked to wait a second
///   429-hour      always asked to wait an hour
///   redirect      to the same file under ok
///   redirect-http, redirect-loop, redirect-away
///   key           403 unless a header carries the key "secret-key-1"; then as ok
///   html          a page of a hotel's network, with status 200
///   late-MODE     the first two files as ok, further ones as MODE
///
/// Lives in the thread that makes it; ServerThread gives it one of its own.
class PriceServer : public QSslServer
{
    Q_OBJECT

public:
    /// @param certificate  NAME of NAME.pem and NAME.key.pem in the folder of certificates
    PriceServer(QString files, const QString &certificates, const QString &certificate);

    static const QStringList &modes();

    QList<SeenRequest> seen() const;
    void forget();

private:
    void serve(QSslSocket *socket);
    void answer(QSslSocket *socket, SeenRequest request);
    void sendFile(QSslSocket *socket, SeenRequest &request, const QByteArray &content, const QString &mode);
    void sendRedirect(QSslSocket *socket, SeenRequest &request);
    void send(QSslSocket *socket, SeenRequest &request, int status, const QList<QByteArray> &headers,
              const QByteArray &body);
    bool firstTime(const SeenRequest &request);
    QString modeNow(const SeenRequest &request);
    void note(const SeenRequest &request);

    QString m_files;
    QSet<QByteArray> m_asked;
    QHash<QString, QSet<QByteArray>> m_files_of_mode;
    mutable QMutex m_mutex;
    QList<SeenRequest> m_seen;
};

/// A server in a thread of its own, at a free port of 127.0.0.1.
class ServerThread
{
public:
    explicit ServerThread(const QString &certificate = QStringLiteral("server"));
    ~ServerThread();
    ServerThread(const ServerThread &) = delete;
    ServerThread &operator=(const ServerThread &) = delete;

    /// "https://127.0.0.1:PORT/MODE"
    QString url(const QString &mode) const;
    std::string base(const char *mode) const { return url(QString::fromLatin1(mode)).toStdString(); }
    static std::string caFile();
    QList<SeenRequest> seen() const { return m_server->seen(); }
    void forget() { m_server->forget(); }

private:
    QThread m_thread;
    PriceServer *m_server = nullptr;
    quint16 m_port = 0;
};

} // namespace gpufolio::test
