// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/reports_settings.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "widgets/labelled.h"
#include "widgets/segmented_control.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGroupBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace gpufolio::ui
{

ReportsSettings::ReportsSettings(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_planLabel(new QLabel), m_plan(new QComboBox), m_viewLabel(new QLabel),
      m_view(new SegmentedControl({QStringLiteral("reportsBilled"), QStringLiteral("reportsAmortised")})),
      m_tongueLabel(new QLabel),
      m_tongue(new SegmentedControl(
          {QStringLiteral("reportsEnglish"), QStringLiteral("reportsChinese"), QStringLiteral("reportsBoth")})),
      m_partsGroup(new QGroupBox)
{
    setObjectName(QStringLiteral("reportsSettings"));
    m_plan->setObjectName(QStringLiteral("reportsPlan"));
    m_plan->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_plan->setMinimumContentsLength(12);
    m_partsGroup->setObjectName(QStringLiteral("reportsParts"));
    auto *parts = new QVBoxLayout(m_partsGroup);
    parts->setSpacing(3);
    for (const ReportPart &part : reportParts()) {
        auto *box = new QCheckBox;
        box->setObjectName(QStringLiteral("reportsPart.") + fromUtf8(part.id));
        box->setChecked(true);
        parts->addWidget(box);
        m_parts.push_back({part.id, box});
        connect(box, &QCheckBox::toggled, this, &ReportsSettings::changed);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(labelled(m_planLabel, m_plan));
    layout->addWidget(labelled(m_viewLabel, m_view));
    layout->addWidget(labelled(m_tongueLabel, m_tongue));
    layout->addWidget(m_partsGroup);
    setTongue(currentLanguage() == Language::English ? ReportTongue::English : ReportTongue::Chinese);

    connect(m_plan, &QComboBox::activated, this, &ReportsSettings::takePlan);
    connect(m_view, &SegmentedControl::chosen, this, [this](int index) {
        ViewSettings view = m_session.view();
        view.view = index == 0 ? ViewSettings::View::Billed : ViewSettings::View::Amortised;
        m_session.setView(view); // the top bar follows: there is one view
    });
    connect(m_tongue, &SegmentedControl::chosen, this, &ReportsSettings::changed);
    connect(&m_session, &ProjectSession::viewChanged, this, &ReportsSettings::showView);
    connect(&m_session, &ProjectSession::scenarioChanged, this, &ReportsSettings::fillPlans);
    connect(&m_session, &ProjectSession::resultsChanged, this, &ReportsSettings::fillPlans);
    connect(&m_session, &ProjectSession::activePlanChanged, this, &ReportsSettings::fillPlans);
    connect(&m_session, &ProjectSession::projectOpened, this, [this] {
        m_chosen.clear();
        m_chosenFull.clear();
        fillPlans();
    });
    retranslate();
    showView();
    setTemplate(m_kind);
}

void ReportsSettings::setTemplate(ReportTemplate kind)
{
    m_kind = kind;
    m_partsGroup->setVisible(kind == ReportTemplate::Full);
    m_view->parentWidget()->setVisible(kind != ReportTemplate::Approval); // a form has no chart
    fillPlans();
    Q_EMIT changed();
}

ReportTongue ReportsSettings::tongue() const
{
    return static_cast<ReportTongue>(m_tongue->current());
}

void ReportsSettings::setTongue(ReportTongue tongue)
{
    m_tongue->setCurrent(static_cast<int>(tongue));
}

ReportOptions ReportsSettings::options() const
{
    ReportOptions options;
    options.kind = m_kind;
    options.planId = m_plan->currentData().toString().toStdString();
    options.view = m_session.view().view == ViewSettings::View::Billed ? CostView::Billed : CostView::Amortised;
    if (m_kind == ReportTemplate::Full)
        for (const PartBox &part : m_parts)
            if (!part.box->isChecked())
                options.leftOut.push_back(part.id);
    return options;
}

bool ReportsSettings::choosePlan(const QString &id)
{
    const int index = m_plan->findData(id);
    if (index < 0)
        return false;
    m_plan->setCurrentIndex(index);
    takePlan();
    return true;
}

void ReportsSettings::takePlan()
{
    (m_kind == ReportTemplate::Full ? m_chosenFull : m_chosen) = m_plan->currentData().toString();
    Q_EMIT changed();
}

void ReportsSettings::fillPlans()
{
    const QSignalBlocker blocker(m_plan);
    const bool full = m_kind == ReportTemplate::Full;
    m_plan->clear();
    if (full)
        m_plan->addItem(tr("All plans"), QString());
    if (const auto results = m_session.results())
        for (const std::optional<PlanResult> &plan : results->plans)
            if (plan)
                m_plan->addItem(fromUtf8(plan->planName.empty() ? plan->planId : plan->planName),
                                fromUtf8(plan->planId));
    const QString wanted = full ? m_chosenFull : m_chosen;
    int index = m_plan->findData(wanted);
    if (index < 0 || (!full && wanted.isEmpty()))
        index = full ? 0 : m_plan->findData(m_session.activePlan());
    m_plan->setCurrentIndex(std::max(0, index));
}

void ReportsSettings::showView()
{
    m_view->setCurrent(m_session.view().view == ViewSettings::View::Billed ? 0 : 1);
}

void ReportsSettings::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fillPlans();
    }
    QWidget::changeEvent(event);
}

void ReportsSettings::retranslate()
{
    m_planLabel->setText(tr("Plan"));
    m_plan->setToolTip(tr("The plan the report is about; the others stand beside it"));
    m_viewLabel->setText(tr("Chart"));
    m_view->setTexts({tr("Billed"), tr("Amortised")}, {tr("What is invoiced in each month (as in the top bar)"),
                                                       tr("Cost spread over the terms (as in the top bar)")});
    m_tongueLabel->setText(tr("Language of the report"));
    m_tongue->setTexts({QStringLiteral("English"), QStringLiteral("中文"), tr("Both")},
                       {QString(), QString(), tr("English and Chinese in one file, with the same figures")});
    m_partsGroup->setTitle(tr("Parts"));
    m_plan->setAccessibleName(tr("Plan"));
    const std::vector<ReportPart> parts = reportParts();
    for (std::size_t i = 0; i < parts.size(); ++i)
        m_parts[i].box->setText(modelText(parts[i].title));
}

} // namespace gpufolio::ui
