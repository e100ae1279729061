// SPDX-License-Identifier: GPL-3.0-or-later
#include "what_if_bar.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "i18n/quantity_input.h"
#include "widgets/what_if_slider.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace gpufolio::ui
{

namespace
{

enum Slider : std::size_t { Use, Growth, Late, Early, PriceFall, Spot };

constexpr int frameMs = 16;
constexpr int rowOfSixWidth = 1000; ///< narrower, the sliders stand in two rows of three
constexpr int fullUse = 100;
constexpr int mostUse = 200;
constexpr int growthStepsPerPercent = 2;
constexpr int mostGrowth = 20 * growthStepsPerPercent;
constexpr int leastGrowth = -10 * growthStepsPerPercent;
constexpr int mostMonths = 12;
constexpr int mostFall = 60;
constexpr int spotAsPlanned = 101; ///< one step behind 100 %

Decimal percent(int steps, int stepsPerPercent = 1)
{
    return Decimal::fromUnits(Int128(steps) * (Decimal::unitsPerOne / (100 * stepsPerPercent)));
}

int stepsOf(Decimal fraction, int stepsPerPercent = 1)
{
    return static_cast<int>(std::lround(fraction.toDouble() * 100 * stepsPerPercent));
}

WhatIfSlider::Scale percentScale(int minimum, int maximum, int neutral, int stepsPerPercent = 1)
{
    return {
        minimum, maximum, neutral,
        [stepsPerPercent](int step) { return ratioText(percent(step, stepsPerPercent), stepsPerPercent > 1 ? 1 : 0); },
        [stepsPerPercent](const QString &text) -> std::optional<int> {
            QString plain = halfWidth(text);
            plain.replace(QChar(0x2212), QLatin1Char('-'));
            const bool negative = plain.startsWith(QLatin1Char('-'));
            const auto share = parseShare(negative ? plain.mid(1) : plain);
            if (!share)
                return std::nullopt;
            return (negative ? -1 : 1) * stepsOf(*share, stepsPerPercent);
        }};
}

WhatIfSlider::Scale monthScale()
{
    return {0, mostMonths, 0, [](int step) { return WhatIfBar::tr("%n month(s)", nullptr, step); },
            [](const QString &text) -> std::optional<int> {
                const QString plain = halfWidth(text);
                const auto count = parseCount(plain.section(QLatin1Char(' '), 0, 0));
                return count && *count <= mostMonths ? std::optional(static_cast<int>(*count)) : std::nullopt;
            }};
}

WhatIfSlider::Scale spotScale()
{
    WhatIfSlider::Scale scale = percentScale(0, spotAsPlanned, spotAsPlanned);
    const auto text = scale.text;
    const auto parse = scale.parse;
    scale.text = [text](int step) { return step == spotAsPlanned ? WhatIfBar::tr("as planned") : text(step); };
    scale.parse = [parse](const QString &typed) -> std::optional<int> {
        if (typed.trimmed().isEmpty() || typed.trimmed() == WhatIfBar::tr("as planned"))
            return spotAsPlanned;
        const auto step = parse(typed);
        return step && *step <= 100 ? step : std::nullopt;
    };
    return scale;
}

} // namespace

QString whatIfText(const WhatIf &whatIf)
{
    QStringList parts;
    for (const Message &part : describeWhatIf(whatIf))
        parts += modelText(part);
    return parts.join(QStringLiteral(" · "));
}

WhatIfBar::WhatIfBar(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_unfold(new QToolButton(this)), m_sentence(new QLabel(this)),
      m_apply(new QPushButton(this)), m_drop(new QToolButton(this)), m_sliderArea(new QWidget(this)),
      m_sliders{new WhatIfSlider(QStringLiteral("whatIfUse"), percentScale(0, mostUse, fullUse)),
                new WhatIfSlider(QStringLiteral("whatIfGrowth"),
                                 percentScale(leastGrowth, mostGrowth, 0, growthStepsPerPercent)),
                new WhatIfSlider(QStringLiteral("whatIfLate"), monthScale()),
                new WhatIfSlider(QStringLiteral("whatIfEarly"), monthScale()),
                new WhatIfSlider(QStringLiteral("whatIfPriceFall"), percentScale(0, mostFall, 0)),
                new WhatIfSlider(QStringLiteral("whatIfSpot"), spotScale())}
{
    setObjectName(QStringLiteral("whatIfBar"));
    setProperty("strip", true);
    m_unfold->setObjectName(QStringLiteral("whatIfUnfold"));
    m_unfold->setCheckable(true);
    m_unfold->setAutoRaise(true);
    m_unfold->setFocusPolicy(Qt::StrongFocus);
    m_unfold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_sentence->setObjectName(QStringLiteral("whatIfSentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_apply->setObjectName(QStringLiteral("whatIfApply"));
    m_drop->setObjectName(QStringLiteral("whatIfDrop"));
    m_drop->setText(QStringLiteral("✕"));
    m_drop->setAutoRaise(true);
    m_drop->setFocusPolicy(Qt::StrongFocus);

    m_grid = new QGridLayout(m_sliderArea);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(18);
    m_grid->setVerticalSpacing(4);
    for (WhatIfSlider *slider : m_sliders) {
        connect(slider, &WhatIfSlider::moved, this, [this] { m_coalesce.start(); });
    }
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_unfold);
    head->addWidget(m_sentence, 1);
    head->addWidget(m_apply);
    head->addWidget(m_drop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 3, 10, 3);
    layout->setSpacing(3);
    layout->addLayout(head);
    layout->addWidget(m_sliderArea);

    m_coalesce.setSingleShot(true);
    m_coalesce.setInterval(frameMs);
    connect(&m_coalesce, &QTimer::timeout, this, &WhatIfBar::send);
    connect(m_unfold, &QToolButton::toggled, this, [this](bool unfolded) {
        m_sliderArea->setVisible(unfolded);
        retranslate();
    });
    connect(m_apply, &QPushButton::clicked, this, [this] {
        send();
        m_session.applyWhatIfToInputs(tr("Apply what-if"));
    });
    connect(m_drop, &QToolButton::clicked, this, [this] { m_session.setWhatIf({}); });
    connect(&m_session, &ProjectSession::whatIfChanged, this, &WhatIfBar::take);
    connect(&m_session, &ProjectSession::savedChanged, this, &WhatIfBar::take);
    m_unfold->setChecked(true);
    retranslate();
    take();
}

void WhatIfBar::setFolded(bool folded)
{
    m_unfold->setChecked(!folded);
}

bool WhatIfBar::isFolded() const
{
    return !m_unfold->isChecked();
}

void WhatIfBar::take()
{
    const WhatIf &whatIf = m_session.whatIf();
    if (!m_coalesce.isActive()) // what is being dragged is newer
        showOverlay(whatIf);
    const bool isOn = !whatIf.isNothing();
    m_sentence->setText(isOn ? whatIfText(whatIf) : tr("as planned: move a slider to see what changes"));
    m_sentence->setProperty("muted", !isOn);
    m_drop->setEnabled(isOn);
    m_apply->setEnabled(isOn && !m_session.isReadOnly());
    m_apply->setToolTip(m_session.isReadOnly()
                            ? tr("The project is open in another window: it can't be changed here.")
                            : tr("Makes the overlay part of the inputs, as one step that can be undone"));
}

void WhatIfBar::showOverlay(const WhatIf &whatIf)
{
    m_sliders[Use]->setValue(stepsOf(whatIf.use));
    m_sliders[Growth]->setValue(stepsOf(whatIf.growthPerMonth, growthStepsPerPercent));
    m_sliders[Late]->setValue(static_cast<int>(whatIf.startsLateMonths));
    m_sliders[Early]->setValue(static_cast<int>(whatIf.endsEarlyMonths));
    m_sliders[PriceFall]->setValue(stepsOf(whatIf.priceFallPerYear));
    m_sliders[Spot]->setValue(whatIf.spotShare ? stepsOf(*whatIf.spotShare) : spotAsPlanned);
}

void WhatIfBar::send()
{
    m_coalesce.stop();
    WhatIf whatIf;
    whatIf.use = percent(m_sliders[Use]->value());
    whatIf.growthPerMonth = percent(m_sliders[Growth]->value(), growthStepsPerPercent);
    whatIf.startsLateMonths = m_sliders[Late]->value();
    whatIf.endsEarlyMonths = m_sliders[Early]->value();
    whatIf.priceFallPerYear = percent(m_sliders[PriceFall]->value());
    if (m_sliders[Spot]->value() != spotAsPlanned)
        whatIf.spotShare = percent(m_sliders[Spot]->value());
    m_session.setWhatIf(whatIf);
}

void WhatIfBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int columns = width() < rowOfSixWidth ? sliderCount / 2 : sliderCount;
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (int i = 0; i < sliderCount; ++i) {
        m_grid->addWidget(m_sliders[static_cast<std::size_t>(i)], i / columns, i % columns);
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    }
}

void WhatIfBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_session.whatIf().isNothing()) {
        m_session.setWhatIf({});
        return;
    }
    QWidget::keyPressEvent(event);
}

void WhatIfBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        take();
    }
    QWidget::changeEvent(event);
}

void WhatIfBar::retranslate()
{
    setAccessibleName(tr("What-if"));
    m_unfold->setText(tr("What-if") + (m_unfold->isChecked() ? QStringLiteral(" ▾") : QStringLiteral(" ▸")));
    m_unfold->setAccessibleName(tr("What-if sliders"));
    m_unfold->setToolTip(tr("Shows or hides the sliders"));
    m_apply->setText(tr("Apply to inputs"));
    m_drop->setAccessibleName(tr("Drop the what-if"));
    m_drop->setToolTip(tr("Back to the plans as they are (Esc)"));
    m_sliders[Use]->setTexts(tr("Use"), tr("Every demand, multiplied: 60% of the machines are needed"));
    m_sliders[Growth]->setTexts(tr("Growth a month"), tr("On top of each workload's own growth"));
    m_sliders[Late]->setTexts(tr("Starts late"), tr("So many months of demand fall away at the start"));
    m_sliders[Early]->setTexts(tr("Ends early"), tr("So many months of demand fall away at the end"));
    m_sliders[PriceFall]->setTexts(tr("Prices fall a year"),
                                   tr("Of all prices that aren't signed yet, month by month"));
    m_sliders[Spot]->setTexts(tr("Spot at most"),
                              tr("Share of each hour's demand, in place of every plan's own limit"));
}

} // namespace gpufolio::ui
