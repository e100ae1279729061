// SPDX-License-Identifier: GPL-3.0-or-later
// The test server to try things with:
//
//   price_server [--port N] [--certificate server|wrong_host|expired] [--files FOLDER]
//
//   gpufolio-cli prices pull azure --base-url https://127.0.0.1:8443/short --ca-file tests/data/pull/ca.pem
#include "pull/price_server.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QHostAddress>
#include <QTextStream>

int main(int argc, char **argv)
{
    using gpufolio::test::PriceServer;
    const QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Serves small price tables over HTTPS, with faults. Modes (first folder of a URL): ") +
        PriceServer::modes().join(QStringLiteral(", ")));
    parser.addHelpOption();
    parser.addOptions(
        {{QStringLiteral("port"), QStringLiteral("Port of 127.0.0.1."), QStringLiteral("N"), QStringLiteral("8443")},
         {QStringLiteral("certificate"), QStringLiteral("server, wrong_host or expired."), QStringLiteral("NAME"),
          QStringLiteral("server")},
         {QStringLiteral("files"), QStringLiteral("What is served."), QStringLiteral("FOLDER"),
          QStringLiteral(GPUFOLIO_TEST_DATA "/pull/site")}});
    parser.process(application);
    PriceServer server(parser.value(QStringLiteral("files")), QStringLiteral(GPUFOLIO_TEST_DATA "/pull"),
                       parser.value(QStringLiteral("certificate")));
    QTextStream out(stdout);
    if (!server.listen(QHostAddress::LocalHost, parser.value(QStringLiteral("port")).toUShort())) {
        out << server.errorString() << '\n';
        return 1;
    }
    out << "https://127.0.0.1:" << server.serverPort()
        << "/MODE  MODE: " << PriceServer::modes().join(QStringLiteral(", "))
        << "\nCA: " << GPUFOLIO_TEST_DATA "/pull/ca.pem" << '\n';
    out.flush();
    return QCoreApplication::exec();
}
