// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/plan_from_number.h"
#include "session/project_session.h"

#include <QFrame>

#include <optional>
#include <vector>

class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;

namespace gpufolio::ui
{

class UnderstoodField;

/// "Plan from a number": GPU, how many, from, to, when in use, may it stop. Makes a project with up to three plans.
class StartNumberForm : public QFrame
{
    Q_OBJECT

public:
    explicit StartNumberForm(ProjectSession &session, QWidget *parent = nullptr);

    /// What the fields say; nothing while one of them is not understood.
    std::optional<NumberRequest> request() const;

Q_SIGNALS:
    void planned(); ///< the new project is open

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void readBook();
    void readRules();
    void plan();
    void preview();
    void retranslate();

    ProjectSession &m_session;
    std::vector<Offer> m_offers;
    QLabel *m_title;
    QLabel *m_gpuLabel;
    QComboBox *m_gpu;
    QLabel *m_countLabel;
    UnderstoodField *m_count;
    QLabel *m_fromLabel;
    UnderstoodField *m_from;
    QLabel *m_toLabel;
    UnderstoodField *m_to;
    QLabel *m_useLabel;
    QComboBox *m_use;
    UnderstoodField *m_byMonth;
    QLabel *m_mayStopLabel;
    QComboBox *m_mayStop;
    UnderstoodField *m_interruptions;
    QLabel *m_preview;
    QPushButton *m_compare;
};

} // namespace gpufolio::ui
