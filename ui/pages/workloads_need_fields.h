// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/project_session.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;

namespace gpufolio::ui
{

class CheckListButton;
class UnderstoodField;

/// The fields of the tab "Needs": where a workload runs, how many GPUs it takes and what each machine must have. An
/// empty field asks for nothing. Each change is one undo step; typing into one field is one step too.
class WorkloadsNeedFields : public QWidget
{
    Q_OBJECT

public:
    explicit WorkloadsNeedFields(ProjectSession &session, QWidget *parent = nullptr);

    /// @param workload  of the project, its accelerators by their canonical names; null = none chosen
    /// @param offers  all that can be chosen among: they make the lists of choices
    void showWorkload(const Workload *workload, const std::vector<Offer> &offers);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Figure { Memory, Network, Cpu, Disk, FigureCount };
    enum List { Accelerators, Regions, Certifications, ListCount };
    struct FigureField {
        QLabel *label = nullptr;
        UnderstoodField *field = nullptr;
    };
    struct ListField {
        QLabel *label = nullptr;
        CheckListButton *button = nullptr;
    };

    static std::optional<Decimal> &figureOf(Needs &needs, Figure figure);
    static std::vector<std::string> &listOf(Workload &workload, List list);

    void addFigures();
    void addLists();
    void layOut();
    void edit(const QString &name, const std::function<void(Workload &)> &change, const QString &field = {});
    void takeCount();
    void takeFigure(Figure figure);
    void takeList(List list, const QStringList &chosen);
    void showPinned(const Workload &workload);
    void showCount(const Workload &workload);
    void showFigures(Needs needs);
    void showInterconnect(const Workload &workload, const std::vector<Offer> &offers);
    void showLists(const Workload &workload, const std::vector<Offer> &offers);
    void retranslate();

    ProjectSession &m_session;
    std::optional<Workload> m_workload;
    int m_typing = 0; ///< each stay in a field is an undo step of its own

    QLabel *m_pinnedLabel;
    QComboBox *m_pinned;
    QLabel *m_countLabel;
    UnderstoodField *m_count;
    QCheckBox *m_singleMachine;
    QCheckBox *m_shared;
    QLabel *m_interconnectLabel;
    QComboBox *m_interconnect;
    std::array<FigureField, FigureCount> m_figures;
    std::array<ListField, ListCount> m_lists;
};

} // namespace gpufolio::ui
