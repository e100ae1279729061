// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/workloads_interruption.h"

#include "charts/checkpoint_panel.h"
#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "item_models/checkpoint_cost_model.h"
#include "item_models/plan_cells.h"
#include "pages/workloads_checkpoint_fields.h"
#include "session/edit_workload.h"
#include "widgets/figure_label.h"
#include "widgets/flow_layout.h"
#include "widgets/interval_slider.h"
#include "widgets/labelled.h"
#include "widgets/why_panel.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr int roomForBoth = 720; ///< a narrower tab puts the chart below the fields
constexpr int fieldsWidth = 320;
constexpr int roomAroundChart = 190; ///< advice, figures and slider
constexpr int lowestChart = 290;
constexpr int highestChart = 460;

} // namespace

WorkloadsInterruption::WorkloadsInterruption(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_scroll(new QScrollArea(this)), m_empty(new QLabel(this)),
      m_fields(new WorkloadsCheckpointFields(session)), m_advice(new QLabel), m_figureRow(new QWidget),
      m_chart(new CheckpointPanel), m_sliderRow(new QWidget), m_sliderLabel(new QLabel), m_slider(new IntervalSlider),
      m_sliderValue(new QLabel)
{
    setObjectName(QStringLiteral("workloadsInterruption"));
    m_chart->setObjectName(QStringLiteral("checkpointChart"));
    m_slider->setObjectName(QStringLiteral("interruptionSlider"));
    m_advice->setObjectName(QStringLiteral("interruptionAdvice"));
    addFigures();
    layOut();
    connect(m_slider, &IntervalSlider::secondsChosen, this, &WorkloadsInterruption::takeInterval);
    for (const auto signal : {&QSlider::sliderPressed, &QSlider::sliderReleased})
        connect(m_slider, signal, this, [this] { ++m_drag; });
    for (const auto signal : {&ProjectSession::scenarioChanged, &ProjectSession::resultsChanged,
                              &ProjectSession::priceBookChanged, &ProjectSession::activePlanChanged})
        connect(&m_session, signal, this, &WorkloadsInterruption::refresh);
    connect(&m_session, &ProjectSession::projectOpened, this, [this] { setWorkload({}); });
    retranslate();
}

void WorkloadsInterruption::addFigures()
{
    auto *flow = new FlowLayout(24, 4, m_figureRow);
    flow->setContentsMargins(0, 0, 0, 0);
    const std::array metrics = {Metric::SpotWorkHourCost, Metric::AcceleratorHourly, Metric::SpotFactor,
                                Metric::SpotInterval};
    const std::array names = {QStringLiteral("interruptionCost"), QStringLiteral("interruptionOnDemand"),
                              QStringLiteral("interruptionFactor"), QStringLiteral("interruptionChosen")};
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        m_figures[i] = {metrics[i], new QLabel, new FigureLabel(QString(), Why())};
        m_figures[i].value->setObjectName(names[i]);
        m_figures[i].value->setAlignment(Qt::AlignLeft);
        flow->addWidget(labelled(m_figures[i].label, m_figures[i].value));
    }
}

void WorkloadsInterruption::layOut()
{
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setProperty("muted", true);
    m_advice->setWordWrap(true);
    m_advice->setTextFormat(Qt::RichText);
    m_advice->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto *slide = new QHBoxLayout(m_sliderRow);
    slide->setContentsMargins(0, 0, 0, 0);
    slide->addWidget(m_sliderLabel);
    slide->addWidget(m_slider, 1);
    slide->addWidget(m_sliderValue);
    m_sliderLabel->setBuddy(m_slider);
    m_sliderLabel->setProperty("muted", true);

    auto *right = new QWidget;
    auto *rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(8);
    rightLayout->addWidget(m_advice);
    rightLayout->addWidget(m_figureRow);
    rightLayout->addWidget(m_chart, 1);
    rightLayout->addWidget(m_sliderRow);
    rightLayout->addStretch(0);

    auto *content = new QWidget;
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_columns->setContentsMargins(8, 8, 8, 8);
    m_columns->setSpacing(16);
    m_columns->addWidget(m_fields, 0, Qt::AlignTop);
    m_columns->addWidget(right, 1);
    m_scroll->setObjectName(QStringLiteral("interruptionScroll"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(content);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_scroll, 1);
    outer->addWidget(m_empty, 1);
}

void WorkloadsInterruption::setWorkload(const QString &workloadId)
{
    m_workload = workloadId;
    refresh();
}

QString WorkloadsInterruption::adviceText() const
{
    return m_advice->accessibleName();
}

void WorkloadsInterruption::refresh()
{
    m_isStale = true;
    if (isVisible())
        showState();
}

void WorkloadsInterruption::showEvent(QShowEvent *event)
{
    if (m_isStale)
        showState();
    QWidget::showEvent(event);
}

void WorkloadsInterruption::showState()
{
    m_isStale = false;
    const Workload *workload = findWorkload(m_session.scenarioSet(), m_workload);
    m_scroll->setVisible(workload != nullptr);
    m_empty->setVisible(workload == nullptr);
    if (workload == nullptr)
        return;
    const std::optional<Offer> offer = offerOfWorkload(m_session, *workload);
    m_fields->showWorkload(workload, offer ? &*offer : nullptr);
    std::optional<CheckpointCurve> curve;
    if (offer)
        curve = CheckpointCurve::of(m_session.scenarioSet().inputs, *workload, *offer,
                                    m_session.activePlan().toStdString());
    QStringList sentences;
    if (curve)
        for (const Message &sentence : curve->outlook.advice)
            sentences.append(modelText(sentence));
    else
        sentences.append(tr("No offer takes this workload yet, so there is no spot price to look at. See Needs."));
    const QString first = QStringLiteral("<b>%1</b>").arg(sentences.constFirst().toHtmlEscaped());
    m_advice->setAccessibleName(sentences.join(QLatin1Char(' ')));
    m_advice->setText(first + QLatin1Char(' ') + sentences.mid(1).join(QLatin1Char(' ')).toHtmlEscaped());

    const bool drawn = curve && !curve->costs.empty();
    m_figureRow->setVisible(drawn);
    m_chart->setVisible(drawn);
    m_sliderRow->setVisible(drawn);
    if (!drawn)
        return m_chart->setCurve(std::nullopt);
    showFigures(*curve);
    showSlider(*curve);
    m_chart->setNote(noteOf(*curve));
    m_chart->setCurve(std::move(curve));
}

QString WorkloadsInterruption::noteOf(const CheckpointCurve &curve)
{
    const auto dateOf = [&curve](OptionKind kind) {
        const PurchaseOption *option = findOption(curve.offer, kind);
        const auto date = option != nullptr ? priceDate(option->provenance) : std::nullopt;
        return date ? dateText(*date) : tr("undated");
    };
    return tr("Spot price: %1, on-demand price: %2, as they hold when the horizon starts. Closed form for exponential "
              "interruptions, which can also strike during checkpoint and restart.")
        .arg(dateOf(OptionKind::Spot), dateOf(OptionKind::OnDemand));
}

void WorkloadsInterruption::showFigures(const CheckpointCurve &curve)
{
    const SpotOutlook &outlook = curve.outlook;
    const QString unit = modelText(unitMessage(MetricUnit::CurrencyPerAcceleratorHour, outlook.currency));
    const QString dash = QStringLiteral("—");
    const auto rate = [&](const std::optional<Decimal> &value) {
        return value ? rateText(*value, 4) + QLatin1Char(' ') + unit : dash;
    };
    for (const Figure &figure : m_figures) {
        QString text;
        if (figure.metric == Metric::SpotWorkHourCost)
            text = rate(outlook.perUsefulHour);
        else if (figure.metric == Metric::AcceleratorHourly)
            text = rate(outlook.onDemandPerHour);
        else if (figure.metric == Metric::SpotFactor)
            text = outlook.factor ? rateText(*outlook.factor, 4) : dash;
        else
            text = outlook.chosenHours ? modelText(durationMessage(*outlook.chosenHours)) : dash;
        figure.value->setText(text);
        figure.value->setAccessibleName(tr("%1: %2").arg(figure.label->text(), text));
        const PurchaseOption *onDemand = findOption(curve.offer, OptionKind::OnDemand);
        if (figure.metric != Metric::AcceleratorHourly)
            setWhyOf(figure.value, curve.why(figure.metric));
        else if (onDemand != nullptr)
            setWhyOf(figure.value, explainPrice(curve.inputs, curve.offer, *onDemand));
    }
}

void WorkloadsInterruption::showSlider(const CheckpointCurve &curve)
{
    const auto &hours = curve.outlook.chosenHours;
    const bool isBest = hours && !curve.outlook.model.intervalHours;
    if (hours)
        m_slider->setSeconds(*hours * 3600);
    const QString text = hours ? modelText(durationMessage(*hours)) : tr("none");
    m_sliderValue->setText(isBest ? tr("%1, the best").arg(text) : text);
    m_slider->setAccessibleDescription(m_sliderValue->text());
    m_slider->setEnabled(!m_session.isReadOnly());
}

void WorkloadsInterruption::takeInterval(std::int64_t seconds)
{
    editWorkload(
        m_session, m_workload, tr("Change the checkpoint interval"),
        [seconds](ScenarioSet &, Workload &workload) {
            if (workload.interruptible)
                workload.interruptible->checkpointEverySeconds = Decimal::fromInteger(seconds);
        },
        QStringLiteral("interval:%1:%2").arg(m_workload).arg(m_drag));
}

void WorkloadsInterruption::retranslate()
{
    m_empty->setText(tr("Select a workload to see what interruptions cost it."));
    m_sliderLabel->setText(tr("Checkpoint every"));
    m_slider->setAccessibleName(tr("Checkpoint interval"));
    m_slider->setToolTip(tr("Drag to try intervals; arrows move it, Shift and an arrow by ten steps"));
    const std::array labels = {tr("GPU-hour of work on spot"), tr("GPU-hour on demand"),
                               tr("Hours billed for an hour of work"), tr("Interval in use")};
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        m_figures[i].label->setText(labels[i]);
        m_figures[i].label->setToolTip(metricToolTip(m_figures[i].metric));
    }
    refresh();
}

void WorkloadsInterruption::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void WorkloadsInterruption::resizeEvent(QResizeEvent *event)
{
    const bool both = width() >= roomForBoth;
    m_columns->setDirection(both ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_fields->setMaximumWidth(both ? fieldsWidth : QWIDGETSIZE_MAX);
    m_fields->setMinimumWidth(both ? fieldsWidth : 0);
    m_chart->setFixedHeight(std::clamp(height() - roomAroundChart, lowestChart, highestChart));
    QWidget::resizeEvent(event);
}

} // namespace gpufolio::ui
