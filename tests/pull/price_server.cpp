// SPDX-License-Identifier: GPL-3.0-or-later
#include "pull/price_server.h"

#include <QCryptographicHash>
#include <QFile>
#include <QHostAddress>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslSocket>
#include <QUrl>
#include <QUrlQuery>

namespace gpufolio::test
{

namespace
{

constexpr const char *lastModified = "Wed, 16 Sep 2026 07:00:00 GMT";
constexpr const char *key = "secret-key-1";

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray etagOf(const QByteArray &content)
{
    return '"' + QCryptographicHash::hash(content, QCryptographicHash::Sha1).toHex() + '"';
}

/// The file that a target names; null when there is none.
QByteArray contentOf(const QString &files, const QByteArray &target)
{
    const QUrl url = QUrl::fromEncoded(target);
    QString path = url.path();
    if (path.contains(QLatin1String("..")))
        return {};
    const QUrlQuery query(url);
    for (const char *page : {"pageToken", "$skip"}) {
        if (query.hasQueryItem(QString::fromLatin1(page)))
            path += QLatin1Char('.') + query.queryItemValue(QString::fromLatin1(page));
    }
    while (path.endsWith(QLatin1Char('/')))
        path.chop(1);
    QFile file(files + path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray content = file.readAll();
    return content.isNull() ? QByteArray("") : content;
}

} // namespace

PriceServer::PriceServer(QString files, const QString &certificates, const QString &certificate)
    : m_files(std::move(files))
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    const QString name = certificates + QLatin1Char('/') + certificate;
    configuration.setLocalCertificate(QSslCertificate(bytesOf(name + QStringLiteral(".pem"))));
    configuration.setPrivateKey(QSslKey(bytesOf(name + QStringLiteral(".key.pem")), QSsl::Ec));
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
    setSslConfiguration(configuration);
    connect(this, &QTcpServer::pendingConnectionAvailable, this, [this] {
        while (auto *socket = qobject_cast<QSslSocket *>(nextPendingConnection())) {
            connect(socket, &QSslSocket::readyRead, this, [this, socket] { serve(socket); });
            connect(socket, &QSslSocket::disconnected, socket, &QObject::deleteLater);
            serve(socket);
        }
    });
}

const QStringList &PriceServer::modes()
{
    static const QStringList names = {QStringLiteral("ok"),
                                      QStringLiteral("plain"),
                                      QStringLiteral("stall"),
                                      QStringLiteral("short"),
                                      QStringLiteral("long"),
                                      QStringLiteral("break-once"),
                                      QStringLiteral("429"),
                                      QStringLiteral("429-once"),
                                      QStringLiteral("429-hour"),
                                      QStringLiteral("500"),
                                      QStringLiteral("503"),
                                      QStringLiteral("404"),
                                      QStringLiteral("redirect"),
                                      QStringLiteral("redirect-http"),
                                      QStringLiteral("redirect-loop"),
                                      QStringLiteral("redirect-away"),
                                      QStringLiteral("key"),
                                      QStringLiteral("html"),
                                      QStringLiteral("late-500"),
                                      QStringLiteral("late-short")};
    return names;
}

QList<SeenRequest> PriceServer::seen() const
{
    const QMutexLocker lock(&m_mutex);
    return m_seen;
}

void PriceServer::forget()
{
    const QMutexLocker lock(&m_mutex);
    m_seen.clear();
}

void PriceServer::note(const SeenRequest &request)
{
    const QMutexLocker lock(&m_mutex);
    m_seen.append(request);
}

/// Answers each request that has come whole.
void PriceServer::serve(QSslSocket *socket)
{
    QByteArray waiting = socket->property("waiting").toByteArray() + socket->readAll();
    for (;;) {
        const qsizetype end = waiting.indexOf("\r\n\r\n");
        if (end < 0)
            break;
        SeenRequest request;
        const QList<QByteArray> lines = waiting.left(end).split('\n');
        const QList<QByteArray> words = lines.first().trimmed().split(' ');
        for (qsizetype i = 1; i < lines.size(); ++i) {
            const qsizetype colon = lines[i].indexOf(':');
            request.headers[lines[i].left(colon).trimmed().toLower()] = lines[i].mid(colon + 1).trimmed();
        }
        const qsizetype length = request.headers.value("content-length").toLongLong();
        if (words.size() < 2 || waiting.size() < end + 4 + length)
            break;
        request.method = words[0];
        const QByteArray target = words[1];
        const qsizetype slash = target.indexOf('/', 1);
        request.mode = QString::fromLatin1(target.mid(1, slash < 0 ? -1 : slash - 1));
        request.target = slash < 0 ? QByteArray("/") : target.mid(slash);
        request.body = waiting.mid(end + 4, length);
        waiting.remove(0, end + 4 + length);
        answer(socket, request);
    }
    socket->setProperty("waiting", waiting);
}

bool PriceServer::firstTime(const SeenRequest &request)
{
    const QByteArray asked = request.mode.toLatin1() + request.target;
    const bool isFirst = !m_asked.contains(asked);
    m_asked.insert(asked);
    return isFirst;
}

/// The mode without "late-" and "-once".
QString PriceServer::modeNow(const SeenRequest &request)
{
    constexpr int filesBefore = 2;
    QString mode = request.mode;
    if (mode.startsWith(QLatin1String("late-"))) {
        QSet<QByteArray> &files = m_files_of_mode[mode];
        files.insert(request.target);
        if (files.size() <= filesBefore)
            return QStringLiteral("ok");
        mode.remove(0, 5);
    }
    if (mode.endsWith(QLatin1String("-once"))) {
        mode.chop(5);
        if (!firstTime(request))
            return QStringLiteral("ok");
        return mode == QLatin1String("break") ? QStringLiteral("short") : mode;
    }
    return mode;
}

void PriceServer::answer(QSslSocket *socket, SeenRequest request)
{
    const QString mode = modeNow(request);
    if (mode.startsWith(QLatin1String("redirect")))
        return sendRedirect(socket, request);
    if (mode == QLatin1String("html"))
        return send(socket, request, 200, {"Content-Type: text/html"},
                    "<html><body>Welcome to the hotel.</body></html>");
    if (mode == QLatin1String("key") && request.headers.value("x-goog-api-key") != key &&
        request.headers.value("authorization") != QByteArray("Bearer ") + key)
        return send(socket, request, 403, {}, "no key");
    const int status = mode.section(QLatin1Char('-'), 0, 0).toInt();
    if (status > 0) {
        QList<QByteArray> headers;
        if (status == 429 || status == 503)
            headers << (mode.endsWith(QLatin1String("-hour")) ? "Retry-After: 3600" : "Retry-After: 1");
        return send(socket, request, status, headers, "not now");
    }
    const QByteArray content = contentOf(m_files, request.target);
    if (content.isNull())
        return send(socket, request, 404, {}, "nothing here");
    sendFile(socket, request, content, mode);
}

void PriceServer::sendRedirect(QSslSocket *socket, SeenRequest &request)
{
    const QByteArray here = "127.0.0.1:" + QByteArray::number(serverPort());
    QByteArray to = "https://" + here + "/ok" + request.target;
    if (request.mode == QLatin1String("redirect-http"))
        to = "http://" + here + "/ok" + request.target;
    else if (request.mode == QLatin1String("redirect-loop"))
        to = "https://" + here + "/redirect-loop" + request.target;
    else if (request.mode == QLatin1String("redirect-away"))
        to = "https://localhost:" + QByteArray::number(serverPort()) + "/ok" + request.target;
    send(socket, request, 302, {"Location: " + to}, {});
}

void PriceServer::sendFile(QSslSocket *socket, SeenRequest &request, const QByteArray &content, const QString &mode)
{
    const QByteArray etag = etagOf(content);
    QList<QByteArray> headers;
    if (mode != QLatin1String("plain"))
        headers << "ETag: " + etag << QByteArray("Last-Modified: ") + lastModified << "Accept-Ranges: bytes";
    if (mode == QLatin1String("ok") || mode == QLatin1String("key")) {
        const QByteArray range = request.headers.value("range"); // bytes=100-
        const QByteArray ifRange = request.headers.value("if-range");
        if (request.headers.value("if-none-match") == etag)
            return send(socket, request, 304, headers, {});
        if (range.startsWith("bytes=") && (ifRange == etag || ifRange == lastModified)) {
            const qsizetype from = range.mid(6, range.indexOf('-') - 6).toLongLong();
            if (from >= content.size())
                return send(socket, request, 416, {"Content-Range: bytes */" + QByteArray::number(content.size())}, {});
            headers << "Content-Range: bytes " + QByteArray::number(from) + '-' +
                           QByteArray::number(content.size() - 1) + '/' + QByteArray::number(content.size());
            return send(socket, request, 206, headers, content.mid(from));
        }
    }
    headers << "Content-Length: " + QByteArray::number(content.size());
    if (mode == QLatin1String("stall"))
        return send(socket, request, 200, headers, content.left(content.size() / 2));
    if (mode == QLatin1String("short")) {
        send(socket, request, 200, headers, content.left(content.size() / 2));
        return socket->disconnectFromHost();
    }
    if (mode == QLatin1String("long"))
        return send(socket, request, 200, headers, content + "and one row more, of which nobody was told\n");
    send(socket, request, 200, headers, content);
}

void PriceServer::send(QSslSocket *socket, SeenRequest &request, int status, const QList<QByteArray> &headers,
                       const QByteArray &body)
{
    request.status = status;
    note(request);
    QByteArray head = "HTTP/1.1 " + QByteArray::number(status) + " -\r\n";
    bool hasLength = status == 304;
    for (const QByteArray &header : headers) {
        head += header + "\r\n";
        hasLength = hasLength || header.startsWith("Content-Length");
    }
    if (!hasLength)
        head += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    socket->write(head + "\r\n" + body);
    socket->flush();
}

ServerThread::ServerThread(const QString &certificate)
{
    m_thread.start();
    m_server = new PriceServer(QStringLiteral(GPUFOLIO_TEST_DATA "/pull/site"),
                               QStringLiteral(GPUFOLIO_TEST_DATA "/pull"), certificate);
    m_server->moveToThread(&m_thread);
    QMetaObject::invokeMethod(
        m_server,
        [this] {
            m_server->listen(QHostAddress::LocalHost);
            m_port = m_server->serverPort();
        },
        Qt::BlockingQueuedConnection);
}

ServerThread::~ServerThread()
{
    QMetaObject::invokeMethod(
        m_server, [this] { delete m_server; }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

QString ServerThread::url(const QString &mode) const
{
    return QStringLiteral("https://127.0.0.1:%1/%2").arg(m_port).arg(mode);
}

std::string ServerThread::caFile()
{
    return GPUFOLIO_TEST_DATA "/pull/ca.pem";
}

} // namespace gpufolio::test
