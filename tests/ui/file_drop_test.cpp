// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_drop.h"

#include "main_window.h"
#include "plan/scenario_reader.h"
#include "support/file_io.h"
#include "ui_fixture.h"
#include "widgets/notice_area.h"

#include <QAction>
#include <QDialog>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTimer>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

struct Window {
    Window() : settings(WindowSettings::load()), window(session, settings)
    {
        session.startNew(test::twoPlans());
        window.showPage(QStringLiteral("prices"));
        window.show();
        if (!QTest::qWaitForWindowExposed(&window))
            qFatal("the window was not shown");
    }
    QString notice(const char *id) const
    {
        return window.findChild<NoticeArea *>(QStringLiteral("notices"))->text(QLatin1String(id));
    }
    QString said() const { return window.findChild<FileDrop *>()->shownText(); }

    ProjectSession session;
    WindowSettings settings;
    MainWindow window;
};

/// A drag of files, as the desktop makes it: to the widget under the pointer, and from there outwards.
class Drag
{
public:
    explicit Drag(const QStringList &paths)
    {
        QList<QUrl> urls;
        for (const QString &path : paths)
            urls += QUrl::fromLocalFile(path);
        m_data.setUrls(urls);
    }
    bool enter(QWidget *over)
    {
        m_over = over;
        QDragEnterEvent event(over->rect().center(), Qt::CopyAction, &m_data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(over, &event);
        return event.isAccepted();
    }
    void leave()
    {
        QDragLeaveEvent event;
        QCoreApplication::sendEvent(m_over, &event);
    }
    bool drop()
    {
        QDropEvent event(QPointF(m_over->rect().center()), Qt::CopyAction, &m_data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_over, &event);
        return event.isAccepted();
    }
    QMimeData &data() { return m_data; }

private:
    QMimeData m_data;
    QWidget *m_over = nullptr;
};

/// Closes dialogs as they come, and counts them.
class Dialogs : public QObject
{
public:
    Dialogs()
    {
        connect(&m_timer, &QTimer::timeout, this, [this] {
            if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
                names += dialog->objectName();
                dialog->reject();
            }
        });
        m_timer.start(0);
    }
    QStringList names;

private:
    QTimer m_timer;
};

} // namespace

class FileDropTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init();
    void scenariosAreOpened_data();
    void scenariosAreOpened();
    void projectsAreOpened();
    void pricesAreImportedOneAfterAnother();
    void aProjectComesBeforePrices();
    void whatIsOfNoUseIsSaid();
    void twoProjectsAreOneTooMany();
    void theVeilSaysWhatWillHappen();
    void textIsLeftToFields();
    void dialogsAreNotDroppedThrough();
    void readOnlyProjectsTakeNoPrices();
    void openTakesPricesToo();

private:
    QString write(const QString &name, const QByteArray &bytes) const;
    QString scenario(const QString &name) const;

    std::unique_ptr<test::Home> m_home;
};

void FileDropTest::init()
{
    m_home = std::make_unique<test::Home>();
    WindowSettings().save();
}

QString FileDropTest::write(const QString &name, const QByteArray &bytes) const
{
    QString path = m_home->file(name);
    if (!writeFileAtomically(path.toStdString(), bytes.toStdString()))
        qFatal("can't write");
    return path;
}

QString FileDropTest::scenario(const QString &name) const
{
    ScenarioSet set = test::twoPlans();
    set.inputs.name = name.toStdString();
    return write(name + QStringLiteral(".json"), QByteArray::fromStdString(writeScenario(set)));
}

void FileDropTest::scenariosAreOpened_data()
{
    QTest::addColumn<QString>("over");
    for (const char *name :
         {"mainWindow", "pricesSearch", "pricesTable", "topBar", "navigation", "statusLine", "whyDock"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// Wherever it is dropped; a field would have taken its name as text.
void FileDropTest::scenariosAreOpened()
{
    QFETCH(QString, over);
    Window shown;
    auto *target = over == QLatin1String("mainWindow") ? &shown.window : shown.window.findChild<QWidget *>(over);
    QVERIFY(target != nullptr);
    if (auto *table = qobject_cast<QAbstractScrollArea *>(target))
        target = table->viewport();
    QSignalSpy opened(&shown.session, &ProjectSession::projectOpened);
    Drag drag({scenario(QStringLiteral("dropped"))});
    QVERIFY(drag.enter(target));
    QVERIFY(drag.drop());
    QCOMPARE(opened.count(), 0); // whoever it came from is not kept waiting
    QTRY_COMPARE(opened.count(), 1);
    QCOMPARE(shown.session.scenarioSet().inputs.name, std::string("dropped"));
    QVERIFY(shown.said().isEmpty());
    if (const auto *field = qobject_cast<const QLineEdit *>(target))
        QVERIFY(field->text().isEmpty());
}

void FileDropTest::projectsAreOpened()
{
    Window shown;
    const QString copy = m_home->file(QStringLiteral("copy.gpufolio"));
    QVERIFY(shown.session.saveCopy(copy));
    Drag drag({copy});
    QVERIFY(drag.enter(&shown.window));
    QVERIFY(drag.drop());
    QTRY_COMPARE(shown.session.path(), copy);
}

void FileDropTest::pricesAreImportedOneAfterAnother()
{
    Window shown;
    Dialogs dialogs;
    Drag drag({write(QStringLiteral("a.csv"), "a,b\n1,2\n"), write(QStringLiteral("b.csv"), "a,b\n1,2\n")});
    QVERIFY(drag.enter(&shown.window));
    QVERIFY(drag.drop());
    QTRY_COMPARE(dialogs.names, (QStringList{QStringLiteral("priceImport"), QStringLiteral("priceImport")}));
}

void FileDropTest::aProjectComesBeforePrices()
{
    Window shown;
    Dialogs dialogs;
    Drag drag({write(QStringLiteral("a.csv"), "a,b\n1,2\n"), scenario(QStringLiteral("with prices"))});
    QVERIFY(drag.enter(&shown.window));
    QVERIFY(drag.drop());
    QTRY_COMPARE(dialogs.names, QStringList{QStringLiteral("priceImport")});
    QCOMPARE(shown.session.scenarioSet().inputs.name, std::string("with prices"));
    QCOMPARE(shown.window.currentPage(), QStringLiteral("prices"));
}

void FileDropTest::whatIsOfNoUseIsSaid()
{
    Window shown;
    const QString before = shown.session.path();
    Drag pdf({write(QStringLiteral("offer.pdf"), "%PDF-1.7")});
    QVERIFY(pdf.enter(&shown.window)); // so that the reason can be said
    QVERIFY(pdf.drop());
    QTRY_VERIFY(shown.notice("files").contains(QStringLiteral("offer.pdf is a PDF document")));
    QVERIFY(shown.notice("files").contains(QStringLiteral("Accepted are a project (.gpufolio)")));
    QCOMPARE(shown.session.path(), before);

    Drag both({write(QStringLiteral("notes.txt"), "hello"), scenario(QStringLiteral("good"))});
    QVERIFY(both.enter(&shown.window));
    QVERIFY(both.drop());
    QTRY_COMPARE(shown.session.scenarioSet().inputs.name, std::string("good"));
    QVERIFY(shown.notice("files").contains(QStringLiteral("notes.txt"))); // what was left out stands there still
    QVERIFY(!shown.notice("files").contains(QStringLiteral("offer.pdf")));
}

void FileDropTest::twoProjectsAreOneTooMany()
{
    Window shown;
    const QString before = shown.session.path();
    Drag drag({scenario(QStringLiteral("one")), scenario(QStringLiteral("two"))});
    QVERIFY(drag.enter(&shown.window));
    QVERIFY(shown.said().contains(QStringLiteral("drop one of them")));
    QVERIFY(drag.drop());
    QTRY_VERIFY(shown.notice("files").contains(QStringLiteral("one.json\ntwo.json")));
    QCOMPARE(shown.session.path(), before);
}

void FileDropTest::theVeilSaysWhatWillHappen()
{
    Window shown;
    QVERIFY(shown.said().isEmpty());
    Drag drag({scenario(QStringLiteral("plan")), write(QStringLiteral("p.csv"), "a,b\n"),
               write(QStringLiteral("n.txt"), "hello")});
    QVERIFY(drag.enter(shown.window.findChild<QWidget *>(QStringLiteral("pricesSearch"))));
    QVERIFY(shown.said().contains(QStringLiteral("plan.json: opens this scenario")));
    QVERIFY(shown.said().contains(QStringLiteral("p.csv: prices to import")));
    QVERIFY(shown.said().contains(QStringLiteral("n.txt is a text without a table")));
    QVERIFY(shown.said().contains(QStringLiteral("Accepted are")));
    const auto *veil = shown.window.findChild<QWidget *>(QStringLiteral("dropVeil"));
    QCOMPARE(veil->size(), shown.window.size());
    drag.leave();
    QVERIFY(shown.said().isEmpty());
    QVERIFY(!veil->isVisible());
}

/// A link of a browser, or text: a field takes it as before, the window does not.
void FileDropTest::textIsLeftToFields()
{
    Window shown;
    Drag drag({});
    drag.data().setText(QStringLiteral("H100"));
    QVERIFY(!drag.enter(&shown.window));
    auto *field = shown.window.findChild<QLineEdit *>(QStringLiteral("pricesSearch"));
    QVERIFY(drag.enter(field));
    QVERIFY(shown.said().isEmpty());
    QVERIFY(drag.drop());
    QCOMPARE(field->text(), QStringLiteral("H100"));
}

void FileDropTest::dialogsAreNotDroppedThrough()
{
    Window shown;
    QDialog dialog(&shown.window);
    dialog.open();
    Drag drag({scenario(QStringLiteral("dropped"))});
    QVERIFY(!drag.enter(&shown.window));
    QVERIFY(shown.said().isEmpty());
    dialog.close();
    QVERIFY(drag.enter(&shown.window));
    drag.leave();
}

void FileDropTest::readOnlyProjectsTakeNoPrices()
{
    Window first;
    Window second;
    second.window.openFile(first.session.path());
    QVERIFY(second.session.isReadOnly());
    Dialogs dialogs;
    second.window.openFile(write(QStringLiteral("a.csv"), "a,b\n1,2\n"));
    QVERIFY(second.notice("files").contains(QStringLiteral("not imported")));
    QVERIFY(dialogs.names.isEmpty());
}

/// Project, Open does the same as a drop.
void FileDropTest::openTakesPricesToo()
{
    Window shown;
    const QString table = write(QStringLiteral("a.csv"), "a,b\n1,2\n");
    std::optional<Dialogs> dialogs;
    QTimer::singleShot(0, &shown.window, [&] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            qFatal("no file dialog was shown");
        dialog->selectFile(table);
        static_cast<QDialog *>(dialog)->accept();
        dialogs.emplace(); // the next one is that of the import
    });
    shown.window.findChild<QAction *>(QStringLiteral("openProject"))->trigger();
    QVERIFY(dialogs);
    QCOMPARE(dialogs->names, QStringList{QStringLiteral("priceImport")});
}

QTEST_MAIN(FileDropTest)
#include "file_drop_test.moc"
