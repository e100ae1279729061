// SPDX-License-Identifier: GPL-3.0-or-later
// The program that kill_test kills: it opens a project and edits it without pause, as fast as a hasty person and
// faster. Each edit carries a number; when it is made, "NUMBER MILLISECONDS" is printed, of the monotonic clock that
// kill_test reads, too.
#include "session/project_session.h"

#include <QGuiApplication>
#include <QTimer>
#include <QUndoStack>

#include <chrono>
#include <cstdio>
#include <random>

using namespace gpufolio;
using namespace gpufolio::ui;

namespace
{

class Editor
{
public:
    Editor(ProjectSession &session, int first, unsigned seed) : m_session(session), m_next(first), m_random(seed) {}

    /// One edit, then the next a moment later.
    void goOn()
    {
        const std::string number = std::to_string(m_next);
        ScenarioSet set = m_session.scenarioSet();
        set.inputs.workloads[0].notes = number; // the stamp
        change(set, number);
        m_session.edit(QStringLiteral("Edit"), std::move(set), mergeKey());
        say();
        QTimer::singleShot(pause(), qApp, [this] { goOn(); });
    }

private:
    /// A value typed, a plan added, a plan changed, plans taken away.
    void change(ScenarioSet &set, const std::string &number)
    {
        set.plans[0].name = number;
        switch (m_random() % 4) {
        case 0:
            set.inputs.workloads[0].demand.series = ConstantSeries{Decimal::fromInteger(m_next % 64 + 1)};
            break;
        case 1: {
            Plan plan = set.plans.back();
            plan.id = "plan-" + number;
            plan.name = number;
            set.plans.push_back(std::move(plan));
            break;
        }
        case 2:
            set.plans[1].commitments[0].instances = m_next % 100 + 1;
            break;
        default:
            if (set.plans.size() > 12)
                set.plans.resize(2);
            break;
        }
    }

    /// Now and then a drag: edits that become one step.
    QString mergeKey() const { return m_next / 10 % 3 == 0 ? QStringLiteral("drag") : QString(); }

    int pause() { return m_random() % 8 == 0 ? static_cast<int>(m_random() % 400) : static_cast<int>(m_random() % 30); }

    void say()
    {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        std::printf("%d %lld\n", m_next,
                    static_cast<long long>(std::chrono::duration_cast<std::chrono::milliseconds>(now).count()));
        std::fflush(stdout);
        ++m_next;
    }

    ProjectSession &m_session;
    int m_next;
    std::mt19937 m_random;
};

} // namespace

int main(int argc, char **argv)
{
    if (argc != 4)
        return 2;
    const QGuiApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("gpufolio-test"));
    QCoreApplication::setApplicationName(QStringLiteral("gpufolio-test"));
    const QString path = QString::fromLocal8Bit(argv[1]);
    ProjectSession session;
    if (!session.openFile(path).empty() || session.isReadOnly())
        return 3;
    Editor editor(session, std::atoi(argv[2]), static_cast<unsigned>(std::atoi(argv[3])));
    QTimer::singleShot(0, [&editor] { editor.goOn(); });
    return QGuiApplication::exec();
}
