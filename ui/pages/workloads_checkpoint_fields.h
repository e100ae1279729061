// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QWidget>

#include <array>
#include <functional>

class QComboBox;
class QLabel;

namespace gpufolio::ui
{

class UnderstoodField;

/// The fields of the tab "Interruption": whether the workload may stop, its checkpoints, and the interruption rate of
/// the spot price it would run on. Each change is one undo step; typing into one field is one step too.
class WorkloadsCheckpointFields : public QWidget
{
    Q_OBJECT

public:
    explicit WorkloadsCheckpointFields(ProjectSession &session, QWidget *parent = nullptr);

    /// @param workload  of the project; null = none chosen
    /// @param offer  where it runs; null = nowhere
    void showWorkload(const Workload *workload, const Offer *offer);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Time { Interval, Checkpoint, Restart, SetUp, TimeCount };
    enum Mode { Best, Given, None };
    struct Field {
        QLabel *label = nullptr;
        UnderstoodField *field = nullptr;
    };

    static Decimal timeOf(const Interruptible &job, Time time);

    void addTimes();
    void layOut();
    void edit(const QString &name, const std::function<void(Interruptible &)> &change, const QString &field = {});
    void takeMayStop(bool mayStop);
    void takeMode(Mode mode);
    void takeTime(Time time);
    void takeNodes();
    void takeRate();
    void showMode();
    void showRate();
    QString rateNote(const QString &text) const;
    void retranslate();

    ProjectSession &m_session;
    std::optional<Workload> m_workload;
    std::optional<Offer> m_offer;
    std::optional<Interruptible> m_before; ///< what "may stop" had before it was taken back
    QString m_beforeOf;                    ///< the workload of m_before
    int m_typing = 0;                      ///< each stay in a field is an undo step of its own

    QLabel *m_mayStopLabel;
    QComboBox *m_mayStop;
    QLabel *m_modeLabel;
    QComboBox *m_mode;
    std::array<Field, TimeCount> m_times;
    Field m_nodes;
    Field m_rate;
    QLabel *m_source;
    QLabel *m_notice;
};

} // namespace gpufolio::ui
