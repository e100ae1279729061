// SPDX-License-Identifier: GPL-3.0-or-later
// The pull dialog against the server of the tests: pull, look, use, undo; faults and a stop leave the book as it is.
#include "dialogs/pull_dialog.h"

#include "dialogs/pull_form.h"
#include "dialogs/pull_report.h"
#include "i18n/number_format.h"
#include "project/project_file.h"
#include "pull/price_server.h"
#include "session/new_prices.h"
#include "ui_fixture.h"

#include <QCheckBox>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QUndoStack>

using namespace gpufolio;
using namespace gpufolio::ui;
using gpufolio::test::SeenRequest;
using gpufolio::test::ServerThread;

namespace
{

/// A keyring of this test only.
class TestKeys : public KeyStore
{
public:
    bool isThere() const override { return there; }
    void read(const QString &source, QObject *context, std::function<void(const QString &)> take) override
    {
        QTimer::singleShot(0, context, [this, source, take = std::move(take)] { take(keys.value(source)); });
    }
    void write(const QString &source, const QString &key, QObject *context,
               std::function<void(const QString &)> done) override
    {
        if (refusal.isEmpty())
            keys[source] = key;
        QTimer::singleShot(0, context, [this, done = std::move(done)] { done(refusal); });
    }

    QHash<QString, QString> keys;
    QString refusal;
    bool there = true;
};

/// The dialog over a project of two plans.
struct ShownDialog {
    explicit ShownDialog(const QString &source)
    {
        session.startNew(test::twoPlans());
        dialog = std::make_unique<PullDialog>(session, keys);
        dialog->form().choose(source);
        dialog->show();
    }
    template <typename Widget> Widget *find(const char *name) const
    {
        return dialog->findChild<Widget *>(QLatin1String(name));
    }
    void type(const char *field, const QString &text) const { find<QLineEdit>(field)->setText(text); }
    void click(const char *button) const { find<QPushButton>(button)->click(); }
    QString status() const { return find<QLabel>("pullStatus")->text(); }
    bool canPull() const { return find<QPushButton>("pullStart")->isVisible(); }
    bool canUse() const { return find<QPushButton>("pullUse")->isVisible(); }
    void pullFrom(const QString &url) const
    {
        type("pullMirror", url);
        type("pullCaFile", QString::fromStdString(ServerThread::caFile()));
        click("pullStart");
    }

    TestKeys keys;
    ProjectSession session;
    std::unique_ptr<PullDialog> dialog;
};

} // namespace

class PullDialogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_server = std::make_unique<ServerThread>(); }
    void init()
    {
        m_home = std::make_unique<test::Home>();
        m_server->forget();
    }
    void nothingStartsByItself();
    void pullsUsesAndUndoes();
    void ratesAreKept();
    void nothingNew();
    void faultsLeaveTheBook_data();
    void faultsLeaveTheBook();
    void stopsAtOnce();
    void closingStops();
    void keyGoesToTheKeyring();
    void withoutKeyring();
    void keyringRefuses();
    void everySourceSaysWhatItNeeds();
    void controlsAreNamedAndFit();

private:
    std::unique_ptr<test::Home> m_home;
    std::unique_ptr<ServerThread> m_server;
};

void PullDialogTest::nothingStartsByItself()
{
    const ShownDialog shown(QStringLiteral("skypilot"));
    shown.type("pullMirror", m_server->url(QStringLiteral("ok")));
    QVERIFY(QTest::qWaitForWindowExposed(shown.dialog.get()));
    QVERIFY(m_server->seen().isEmpty());
    QVERIFY(shown.canPull());
    QVERIFY(!shown.canUse());
}

void PullDialogTest::pullsUsesAndUndoes()
{
    const ShownDialog shown(QStringLiteral("azure"));
    shown.type("pullRegions", QString());
    const auto before = shown.session.priceBook();
    shown.pullFrom(m_server->url(QStringLiteral("ok")));
    QVERIFY(!shown.canPull());
    QTRY_VERIFY(shown.canUse());
    QVERIFY2(shown.status().contains(QStringLiteral("6 rows read")), qPrintable(shown.status()));
    QCOMPARE(shown.find<PullReport>("pullReport")->topLevelItemCount(), 1);
    QCOMPARE(shown.session.priceBook(), before); // only shown so far
    QCOMPARE(shown.session.undoStack()->count(), 0);

    shown.click("pullUse");
    QCOMPARE(shown.dialog->result(), static_cast<int>(QDialog::Accepted));
    const auto after = shown.session.priceBook();
    QVERIFY(after->offer("azure:westus3:Standard_ND96isr_H100_v5"));
    QVERIFY(after->rows() != before->rows());
    QCOMPARE(shown.session.undoStack()->count(), 1);
    QCOMPARE(shown.session.undoStack()->undoText(), QStringLiteral("Pull prices"));
    shown.session.undoStack()->undo();
    QCOMPARE(shown.session.priceBook()->rows(), before->rows());
    shown.session.undoStack()->redo();
    QCOMPARE(shown.session.priceBook()->rows(), after->rows());
}

void PullDialogTest::ratesAreKept()
{
    const ShownDialog shown(QStringLiteral("ecb"));
    shown.pullFrom(m_server->url(QStringLiteral("ok")));
    QTRY_VERIFY(shown.canUse());
    QVERIFY(shown.find<QPushButton>("pullUse")->isEnabled());
    const auto before = shown.session.priceBook();
    shown.click("pullUse");
    QCOMPARE(shown.session.priceBook()->rows(), before->rows());
    QCOMPARE(shown.session.projectFile()->exchangeRates()->days().size(), std::size_t{2});
}

void PullDialogTest::nothingNew()
{
    ShownDialog shown(QStringLiteral("azure"));
    shown.type("pullRegions", QString());
    shown.pullFrom(m_server->url(QStringLiteral("ok")));
    QTRY_VERIFY(shown.canUse());
    shown.click("pullUse");
    shown.dialog = std::make_unique<PullDialog>(shown.session, shown.keys);
    shown.dialog->show();
    // mirror, CA file and source are remembered
    QCOMPARE(shown.find<QLineEdit>("pullMirror")->text(), m_server->url(QStringLiteral("ok")));
    shown.click("pullStart");
    QTRY_VERIFY(shown.canUse());
    QVERIFY(!shown.find<QPushButton>("pullUse")->isEnabled());
    QCOMPARE(shown.find<QPushButton>("pullUse")->toolTip(), QStringLiteral("The price book has these prices already."));
}

void PullDialogTest::faultsLeaveTheBook_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("words");
    QTest::newRow("redirect to HTTP") << "redirect-http"
                                      << "expected an address with https://";
    QTest::newRow("404") << "404"
                         << "status 404";
    QTest::newRow("longer than announced") << "long"
                                           << "more than the";
    QTest::newRow("come back in an hour") << "429-hour"
                                          << "come back in 3600 seconds";
    QTest::newRow("a hotel's page") << "html"
                                    << "was found";
}

void PullDialogTest::faultsLeaveTheBook()
{
    QFETCH(QString, mode);
    QFETCH(QString, words);
    const ShownDialog shown(QStringLiteral("azure"));
    const auto before = shown.session.priceBook();
    shown.pullFrom(m_server->url(mode));
    QTRY_VERIFY(shown.canPull());
    QVERIFY(!shown.canUse());
    QVERIFY2(shown.status().contains(words), qPrintable(shown.status()));
    QVERIFY2(shown.status().contains(QStringLiteral("The price book stays as it is")), qPrintable(shown.status()));
    QCOMPARE(shown.session.priceBook(), before);
    QCOMPARE(shown.session.undoStack()->count(), 0);
}

/// The server would let it wait for a minute.
void PullDialogTest::stopsAtOnce()
{
    const ShownDialog shown(QStringLiteral("azure"));
    shown.pullFrom(m_server->url(QStringLiteral("stall")));
    QTRY_VERIFY(!m_server->seen().isEmpty());
    shown.click("pullStop");
    QTRY_VERIFY(shown.canPull());
    QCOMPARE(shown.status(), QStringLiteral("Stopped. The price book stays as it is."));
    // and once more, from a server that is well
    shown.pullFrom(m_server->url(QStringLiteral("ok")));
    QTRY_VERIFY(shown.canUse());
}

void PullDialogTest::closingStops()
{
    ShownDialog shown(QStringLiteral("azure"));
    shown.pullFrom(m_server->url(QStringLiteral("stall")));
    QTRY_VERIFY(!m_server->seen().isEmpty());
    shown.click("pullClose");
    QVERIFY(!shown.dialog->isVisible());
    shown.dialog.reset(); // waits for its thread
}

void PullDialogTest::keyGoesToTheKeyring()
{
    ShownDialog shown(QStringLiteral("lambda"));
    QCoreApplication::processEvents();
    shown.type("pullKey", QStringLiteral("secret-key-1"));
    shown.find<QCheckBox>("pullKeepKey")->setChecked(true);
    shown.pullFrom(m_server->url(QStringLiteral("key")));
    QTRY_VERIFY(shown.canUse());
    QCOMPARE(shown.keys.keys.value(QStringLiteral("lambda")), QStringLiteral("secret-key-1"));
    shown.click("pullUse");
    QVERIFY(shown.session.flush());
    // it stands nowhere else: settings, project, cache
    int files = 0;
    QDirIterator all(m_home->file(QString()), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    for (; all.hasNext(); ++files) {
        QFile file(all.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("secret-key-1"), qPrintable(file.fileName()));
    }
    QVERIFY(files > 2);
    // the next dialog has it, and forgets it when asked to
    shown.dialog = std::make_unique<PullDialog>(shown.session, shown.keys);
    shown.dialog->show();
    QTRY_COMPARE(shown.find<QLineEdit>("pullKey")->text(), QStringLiteral("secret-key-1"));
    QCOMPARE(shown.find<QLineEdit>("pullKey")->echoMode(), QLineEdit::Password);
    shown.find<QCheckBox>("pullKeepKey")->setChecked(false);
    shown.click("pullStart");
    QTRY_VERIFY(shown.canUse());
    QVERIFY(shown.keys.keys.value(QStringLiteral("lambda")).isEmpty());
}

void PullDialogTest::withoutKeyring()
{
    qputenv("GPUFOLIO_LAMBDA_API_KEY", "secret-key-1");
    ShownDialog shown(QStringLiteral("azure"));
    shown.keys.there = false;
    shown.dialog->form().choose(QStringLiteral("lambda"));
    QVERIFY(!shown.find<QCheckBox>("pullKeepKey")->isVisible());
    QVERIFY(shown.find<QLabel>("pullKeyNote")->text().contains(QStringLiteral("GPUFOLIO_LAMBDA_API_KEY")));
    shown.pullFrom(m_server->url(QStringLiteral("key")));
    QTRY_VERIFY(shown.canUse());
    qunsetenv("GPUFOLIO_LAMBDA_API_KEY");
    shown.dialog->form().choose(QStringLiteral("gcp"));
    QVERIFY(shown.find<QLabel>("pullKeyNote")->text().contains(QStringLiteral("without a keyring")));
}

void PullDialogTest::keyringRefuses()
{
    ShownDialog shown(QStringLiteral("lambda"));
    QCoreApplication::processEvents();
    shown.keys.refusal = QStringLiteral("No keyring is running");
    shown.type("pullKey", QStringLiteral("secret-key-1"));
    shown.find<QCheckBox>("pullKeepKey")->setChecked(true);
    shown.pullFrom(m_server->url(QStringLiteral("key")));
    QTRY_VERIFY(shown.canUse()); // the pull itself goes on
    QVERIFY(shown.find<QLabel>("pullKeyNote")->text().contains(QStringLiteral("No keyring is running")));
}

void PullDialogTest::everySourceSaysWhatItNeeds()
{
    const ShownDialog shown(QStringLiteral("aws"));
    auto *sources = shown.find<QListWidget>("pullSources");
    QCOMPARE(static_cast<std::size_t>(sources->count()), pullSources().size());
    for (int i = 0; i < sources->count(); ++i) {
        sources->setCurrentRow(i);
        const PullSource &source = pullSources()[static_cast<std::size_t>(i)];
        QCOMPARE(shown.find<QLabel>("pullTitle")->text(), fromUtf8(source.title));
        QVERIFY(!shown.find<QLabel>("pullWhat")->text().isEmpty());
        QVERIFY(!shown.find<QLabel>("pullPermission")->text().isEmpty());
        QCOMPARE(shown.find<QLineEdit>("pullKey")->isVisible(), !source.keyVariable.empty());
        QCOMPARE(shown.find<QLineEdit>("pullRegions")->isEnabled(), source.takesRegions);
    }
}

void PullDialogTest::controlsAreNamedAndFit()
{
    const ShownDialog shown(QStringLiteral("gcp"));
    const QSize least = shown.dialog->minimumSizeHint();
    QVERIFY2(least.width() <= 780 && least.height() <= 460,
             qPrintable(QStringLiteral("%1 x %2").arg(least.width()).arg(least.height())));
    int controls = 0;
    for (const QWidget *widget : shown.dialog->findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool named = !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
        QVERIFY2(named && !widget->objectName().isEmpty(), qPrintable(QLatin1String(widget->metaObject()->className()) +
                                                                      QLatin1Char(' ') + widget->objectName()));
        ++controls;
    }
    QVERIFY(controls > 8);
}

QTEST_MAIN(PullDialogTest)
#include "pull_dialog_test.moc"
