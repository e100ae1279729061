// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogs/report_export.h"
#include "session/project_session.h"

#include <QWidget>

class QComboBox;
class QGroupBox;
class QLabel;
class QPushButton;
class QCheckBox;

namespace gpufolio::ui
{

class SegmentedControl;

/// What the report is to hold: plan, view, language, parts. Right of the pages.
class ReportsSettings : public QWidget
{
    Q_OBJECT

public:
    explicit ReportsSettings(ProjectSession &session, QWidget *parent = nullptr);

    /// The template decides what there is to choose.
    void setTemplate(ReportTemplate kind);
    ReportTemplate reportTemplate() const { return m_kind; }
    ReportTongue tongue() const;
    void setTongue(ReportTongue tongue);
    /// Plan, view and parts that are chosen. The plan is the open one until another is chosen.
    ReportOptions options() const;
    /// @return false when there is no such plan
    bool choosePlan(const QString &id);

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillPlans();
    void takePlan();
    void showView();
    void retranslate();

    struct PartBox {
        std::string id;
        QCheckBox *box;
    };

    ProjectSession &m_session;
    ReportTemplate m_kind = ReportTemplate::Memo;
    QLabel *m_planLabel;
    QComboBox *m_plan;
    QLabel *m_viewLabel;
    SegmentedControl *m_view;
    QLabel *m_tongueLabel;
    SegmentedControl *m_tongue;
    QGroupBox *m_partsGroup;
    std::vector<PartBox> m_parts;
    QString m_chosen;     ///< plan of memo and approval form; empty = the open one
    QString m_chosenFull; ///< of the full report; empty = all
};

} // namespace gpufolio::ui
