// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/text_encoding.h"

#include <QTest>

using namespace gpufolio;

class TextEncodingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decoded_data();
    void decoded();
    void noText();
    void longTexts();
};

void TextEncodingTest::decoded_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("ASCII") << QByteArray("sku,price\n") << QByteArray("UTF-8") << QByteArray("sku,price\n");
    QTest::newRow("UTF-8 with a mark") << QByteArray("\xEF\xBB\xBFKonto") << QByteArray("UTF-8") << QByteArray("Konto");
    QTest::newRow("UTF-8 Chinese") << QByteArray("实例规格") << QByteArray("UTF-8") << QByteArray("实例规格");
    // GB18030 by the table of the standard: 实 CA B5, 例 C0 FD, 元 D4 AA
    QTest::newRow("GB18030") << QByteArray("\xCA\xB5\xC0\xFD,8\xD4\xAA") << QByteArray("GB18030")
                             << QByteArray("实例,8元");
    QTest::newRow("UTF-16LE with a mark")
        << QByteArray("\xFF\xFE\x41\x00\x9E\x5B", 6) << QByteArray("UTF-16LE") << QByteArray("A实");
    QTest::newRow("UTF-16BE with a mark")
        << QByteArray("\xFE\xFF\x00\x41\x5B\x9E", 6) << QByteArray("UTF-16BE") << QByteArray("A实");
    QTest::newRow("UTF-16LE without a mark")
        << QByteArray("s\0k\0u\0,\0p\0", 10) << QByteArray("UTF-16LE") << QByteArray("sku,p");
    QTest::newRow("nothing") << QByteArray("") << QByteArray("UTF-8") << QByteArray("");
}

void TextEncodingTest::decoded()
{
    QFETCH(QByteArray, bytes);
    const Result<DecodedText> result = decodeText({bytes.constData(), std::size_t(bytes.size())}, "f.csv");
    QVERIFY(result);
    QTEST(QByteArray(toText(result->encoding).data()), "encoding");
    QTEST(QByteArray::fromStdString(result->text), "text");
}

void TextEncodingTest::noText()
{
    const Result<DecodedText> result = decodeText("abc\xFF\xFF\x80", "f.csv");
    QVERIFY(!result);
    QCOMPARE(result.error().where.file, std::string("f.csv"));
}

// More than one piece; characters must not be cut where pieces meet.
void TextEncodingTest::longTexts()
{
    std::string bytes;
    std::string expected;
    for (int i = 0; i < 70'001; ++i) {
        bytes += i % 3 == 0 ? "x" : "\xC0\xFD";
        expected += i % 3 == 0 ? "x" : "例";
    }
    const Result<DecodedText> result = decodeText(bytes, "f.csv");
    QVERIFY(result);
    QVERIFY(result->text == expected);
}

QTEST_APPLESS_MAIN(TextEncodingTest)
#include "text_encoding_test.moc"
