// SPDX-License-Identifier: GPL-3.0-or-later
#include "pull/http_url.h"

#include <QTest>

using namespace gpufolio;

class HttpUrlTest : public QObject
{
    Q_OBJECT

private slots:
    void shown_data();
    void shown();
    void below_data();
    void below();
    void authority();
    void encoding();
};

void HttpUrlTest::shown_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("expected");
    QTest::newRow("plain") << "https://a.example/b?c=d"
                           << "https://a.example/b?c=d";
    QTest::newRow("password") << "https://me:secret@a.example/b"
                              << "https://a.example/b";
    QTest::newRow("an @ in the path") << "https://a.example/b@c"
                                      << "https://a.example/b@c";
    QTest::newRow("key") << "https://a.example/b?key=AIzaSecret&page=2"
                         << "https://a.example/b?key=***&page=2";
    QTest::newRow("signature") << "https://a.example/?X-Amz-Signature=abc&x=1"
                               << "https://a.example/?X-Amz-Signature=***&x=1";
    QTest::newRow("credential") << "https://a.example/?X-Amz-Credential=abc"
                                << "https://a.example/?X-Amz-Credential=***";
    QTest::newRow("a page's token is none") << "https://a.example/?pageToken=abc"
                                            << "https://a.example/?pageToken=abc";
    QTest::newRow("fragment") << "https://a.example/b#token=abc"
                              << "https://a.example/b";
    QTest::newRow("no scheme") << "a.example/b?token=abc"
                               << "a.example/b?token=***";
}

void HttpUrlTest::shown()
{
    QFETCH(QString, url);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(shownUrl(url.toStdString())), expected);
}

void HttpUrlTest::below_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<bool>("expected");
    QTest::newRow("itself") << "https://a.example"
                            << "https://a.example" << true;
    QTest::newRow("file") << "https://a.example/x/y"
                          << "https://a.example/x" << true;
    QTest::newRow("the usual port, as Azure writes it") << "https://a.example:443/x"
                                                        << "https://a.example" << true;
    QTest::newRow("another port") << "https://a.example:8443/x"
                                  << "https://a.example" << false;
    QTest::newRow("half a name") << "https://a.example/xy"
                                 << "https://a.example/x" << false;
    QTest::newRow("another host that begins alike") << "https://a.example.org/x"
                                                    << "https://a.example" << false;
    QTest::newRow("the host as a user's name") << "https://a.example@evil.example/x"
                                               << "https://a.example" << false;
    QTest::newRow("http") << "http://a.example/x"
                          << "https://a.example" << false;
    QTest::newRow("out of the folder again") << "https://a.example/x/../y"
                                             << "https://a.example/x" << false;
    QTest::newRow("case of the host") << "HTTPS://A.Example/x"
                                      << "https://a.example/" << true;
}

void HttpUrlTest::below()
{
    QFETCH(QString, url);
    QFETCH(QString, prefix);
    QFETCH(bool, expected);
    QCOMPARE(liesBelow(url.toStdString(), prefix.toStdString()), expected);
}

void HttpUrlTest::authority()
{
    QCOMPARE(authorityOf("https://me@Prices.Example:443/api?x=1"), std::string("prices.example"));
    QCOMPARE(authorityOf("https://127.0.0.1:8443?x"), std::string("127.0.0.1:8443"));
    QVERIFY(isHttps("HTTPS://a"));
    QVERIFY(!isHttps("http://a"));
    QVERIFY(!isHttps("file:///etc/passwd"));
}

void HttpUrlTest::encoding()
{
    QCOMPARE(percentEncoded("armRegionName eq 'eastus'&+é"),
             std::string("armRegionName%20eq%20%27eastus%27%26%2B%C3%A9"));
}

QTEST_GUILESS_MAIN(HttpUrlTest)
#include "http_url_test.moc"
