// SPDX-License-Identifier: GPL-3.0-or-later
// The other program that kill_test kills: somebody works in the window without pause. Fields are typed into, sliders
// are dragged and applied, plans are added, taken away, undone. After each change of the project "NUMBER MILLISECONDS
// DIGEST" is printed, of the monotonic clock that kill_test reads, too.
#include "main_window.h"
#include "project_digest.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <random>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

class Person
{
public:
    Person(ProjectSession &session, MainWindow &window, unsigned seed)
        : m_session(session), m_window(window), m_random(seed)
    {
        QObject::connect(&session, &ProjectSession::scenarioChanged, &window, [this] { say(); });
    }

    /// One thing, then the next a moment later.
    void goOn()
    {
        constexpr std::size_t mostPlans = 8;
        switch (m_random() % 7) {
        case 0:
            type("start", "rulesDiscount", QStringLiteral("%1%").arg(static_cast<double>(m_random() % 200) / 10));
            break;
        case 1:
            type("plans", "limitUpfront", QString::number(m_random() % 9'000'000));
            break;
        case 2:
            type("plans", "limitMonthly", QString::number(m_random() % 900'000));
            break;
        case 3:
            trigger(m_session.scenarioSet().plans.size() < mostPlans ? "planDuplicate" : "planRemove");
            break;
        case 4:
            QTest::keyClick(&m_window, Qt::Key_Z, Qt::ControlModifier);
            break;
        case 5:
            drag("whatIfUse");
            break;
        default:
            drag("whatIfPriceFall");
            break;
        }
        QTimer::singleShot(static_cast<int>(m_random() % 60), &m_window, [this] { goOn(); });
    }

private:
    template <typename Type> Type *find(const char *name) const
    {
        auto *found = m_window.findChild<Type *>(QLatin1String(name));
        if (found == nullptr)
            qFatal("there is no %s", name);
        return found;
    }

    void type(const char *page, const char *name, const QString &text)
    {
        m_window.showPage(QLatin1String(page));
        auto *field = find<QLineEdit>(name);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }

    void trigger(const char *name)
    {
        m_window.showPage(QStringLiteral("plans"));
        find<QAction>(name)->trigger();
    }

    /// To and fro, and now and then the inputs are made so.
    void drag(const char *name)
    {
        m_window.showPage(QStringLiteral("plans"));
        auto *slider = find<QSlider>(name);
        for (int step = 0; step < 5; ++step)
            slider->setValue(static_cast<int>(m_random() % 100));
        QCoreApplication::processEvents();
        if (m_random() % 2 == 0)
            find<QPushButton>("whatIfApply")->click();
    }

    void say()
    {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        std::printf("%d %lld %s\n", m_next++,
                    static_cast<long long>(std::chrono::duration_cast<std::chrono::milliseconds>(now).count()),
                    test::digestOf(m_session.scenarioSet()).constData());
        std::fflush(stdout);
    }

    ProjectSession &m_session;
    MainWindow &m_window;
    std::mt19937 m_random;
    int m_next = 1;
};

} // namespace

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    const QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("gpufolio-test"));
    QCoreApplication::setApplicationName(QStringLiteral("gpufolio-test"));
    ProjectSession session;
    WindowSettings settings = WindowSettings::load();
    MainWindow window(session, settings);
    window.openFile(QString::fromLocal8Bit(argv[1]));
    if (session.isReadOnly() || session.path().isEmpty())
        return 3;
    for (const QString &page : {QStringLiteral("start"), QStringLiteral("plans")})
        window.showPage(page);
    window.show();
    Person person(session, window, static_cast<unsigned>(std::atoi(argv[2])));
    QTimer::singleShot(0, &window, [&person] { person.goOn(); });
    return QApplication::exec();
}
