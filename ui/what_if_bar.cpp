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
#include <QRegularExpression>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

enum Slider : std::size_t { Use, Growth, Late, Early, PriceFall, Spot };

constexpr int frameMs = 16;
constexpr int rowOfSixWidth = 1000; ///< narrower, the sliders stand in two rows of three
constexpr int fullUse = 100;
constexpr int mostUse = 200;
constexpr int mostUseTyped = 1000;
constexpr int growthStepsPerPercent = 2;
constexpr int mostGrowth = 20;
constexpr int leastGrowth = -10;
constexpr int mostGrowthTyped = 100;
constexpr int leastGrowthTyped = -99;
constexpr int mostMonths = 12;
constexpr int mostMonthsTyped = 120;
constexpr int mostFall = 60;
constexpr int mostFallTyped = 99;
constexpr int fullSpot = 100;
constexpr int spotAsPlanned = fullSpot + 1; ///< one step behind 100 %

Decimal whole(int number)
{
    return Decimal::fromInteger(number);
}

Decimal fractionOf(Decimal steps, int stepsPerPercent = 1)
{
    return divide(steps, whole(100 * stepsPerPercent), Rounding::HalfEven);
}

Decimal stepsOf(Decimal fraction, int stepsPerPercent = 1)
{
    return times(fraction, std::int64_t{100} * stepsPerPercent);
}

/// "60%", "62.5%"
QString percentText(Decimal fraction, int leastDecimals)
{
    const std::string percent = toText(times(fraction, 100));
    const std::size_t point = percent.find('.');
    const auto decimals = point == std::string::npos ? 0 : static_cast<int>(percent.size() - point - 1);
    return ratioText(fraction, std::max(leastDecimals, decimals));
}

/// A slider from `least` to `most` percent; the field takes `leastTyped` to `mostTyped`.
WhatIfSlider::Scale percentScale(int least, int most, int neutral, int leastTyped, int mostTyped,
                                 int stepsPerPercent = 1)
{
    const int decimals = stepsPerPercent > 1 ? 1 : 0;
    return {least * stepsPerPercent,
            most * stepsPerPercent,
            neutral * stepsPerPercent,
            [=](Decimal steps) { return percentText(fractionOf(steps, stepsPerPercent), decimals); },
            [=](const QString &text) -> std::optional<Decimal> {
                QString plain = halfWidth(text);
                plain.replace(QChar(0x2212), QLatin1Char('-'));
                const bool isNegative = plain.startsWith(QLatin1Char('-'));
                const auto share = parseShare(isNegative || plain.startsWith(QLatin1Char('+')) ? plain.mid(1) : plain);
                if (!share)
                    return std::nullopt;
                const Decimal percent = times(isNegative ? Decimal() - *share : *share, 100);
                if (percent < whole(leastTyped) || percent > whole(mostTyped))
                    return std::nullopt;
                return times(percent, stepsPerPercent);
            },
            [=] {
                return WhatIfBar::tr("%1 to %2")
                    .arg(ratioText(fractionOf(whole(leastTyped)), 0), ratioText(fractionOf(whole(mostTyped)), 0));
            }};
}

WhatIfSlider::Scale monthScale()
{
    return {0,
            mostMonths,
            0,
            [](Decimal steps) { return WhatIfBar::tr("%n month(s)", nullptr, static_cast<int>(steps.ceil())); },
            [](const QString &text) -> std::optional<Decimal> {
                static const QRegularExpression unit(QStringLiteral("[^0-9]+$")); // "3 months", "3个月"
                const auto count = parseCount(halfWidth(text).remove(unit));
                return count && *count <= mostMonthsTyped ? std::optional(Decimal::fromInteger(*count)) : std::nullopt;
            },
            [] {
                return WhatIfBar::tr("%1 to %2")
                    .arg(QStringLiteral("0"), WhatIfBar::tr("%n month(s)", nullptr, mostMonthsTyped));
            }};
}

WhatIfSlider::Scale spotScale()
{
    WhatIfSlider::Scale scale = percentScale(0, spotAsPlanned, spotAsPlanned, 0, fullSpot);
    const auto text = scale.text;
    const auto parse = scale.parse;
    scale.text = [text](Decimal steps) {
        return steps == whole(spotAsPlanned) ? WhatIfBar::tr("as planned") : text(steps);
    };
    scale.parse = [parse](const QString &typed) -> std::optional<Decimal> {
        if (typed.trimmed().isEmpty() || typed.trimmed() == WhatIfBar::tr("as planned"))
            return whole(spotAsPlanned);
        return parse(typed);
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
      m_sliders{
          new WhatIfSlider(QStringLiteral("whatIfUse"), percentScale(0, mostUse, fullUse, 0, mostUseTyped)),
          new WhatIfSlider(QStringLiteral("whatIfGrowth"), percentScale(leastGrowth, mostGrowth, 0, leastGrowthTyped,
                                                                        mostGrowthTyped, growthStepsPerPercent)),
          new WhatIfSlider(QStringLiteral("whatIfLate"), monthScale()),
          new WhatIfSlider(QStringLiteral("whatIfEarly"), monthScale()),
          new WhatIfSlider(QStringLiteral("whatIfPriceFall"), percentScale(0, mostFall, 0, 0, mostFallTyped)),
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
    connect(&m_coalesce, &QTimer::timeout, this, [this] {
        if (m_session.isComputing()) // what was sent is shown first: a long drag is never without figures
            m_coalesce.start();
        else
            send();
    });
    connect(m_unfold, &QToolButton::toggled, this, [this](bool unfolded) {
        m_sliderArea->setVisible(unfolded);
        retranslate();
    });
    connect(m_apply, &QPushButton::clicked, this, [this] {
        if (m_coalesce.isActive())
            send();
        m_session.applyWhatIfToInputs(tr("Apply what-if"));
    });
    connect(m_drop, &QToolButton::clicked, this, &WhatIfBar::drop);
    connect(&m_session, &ProjectSession::whatIfChanged, this, [this] {
        if (!m_sending) { // somebody else's overlay is newer than what was dragged
            m_coalesce.stop();
            showOverlay();
        }
        take();
    });
    connect(&m_session, &ProjectSession::savedChanged, this, &WhatIfBar::take);
    m_unfold->setChecked(true);
    retranslate();
    showOverlay();
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
    const bool isOn = !whatIf.isNothing();
    m_sentence->setText(isOn ? whatIfText(whatIf) : tr("as planned: move a slider to see what changes"));
    m_sentence->setProperty("muted", !isOn);
    m_drop->setEnabled(isOn);
    m_apply->setEnabled(isOn && !m_session.isReadOnly());
    m_apply->setToolTip(m_session.isReadOnly()
                            ? tr("The project is open in another window: it can't be changed here.")
                            : tr("Makes the overlay part of the inputs, as one step that can be undone"));
}

void WhatIfBar::showOverlay()
{
    const WhatIf &whatIf = m_session.whatIf();
    m_sliders[Use]->setValue(stepsOf(whatIf.use));
    m_sliders[Growth]->setValue(stepsOf(whatIf.growthPerMonth, growthStepsPerPercent));
    m_sliders[Late]->setValue(Decimal::fromInteger(whatIf.startsLateMonths));
    m_sliders[Early]->setValue(Decimal::fromInteger(whatIf.endsEarlyMonths));
    m_sliders[PriceFall]->setValue(stepsOf(whatIf.priceFallPerYear));
    m_sliders[Spot]->setValue(whatIf.spotShare ? stepsOf(*whatIf.spotShare) : whole(spotAsPlanned));
}

void WhatIfBar::send()
{
    m_coalesce.stop();
    WhatIf whatIf;
    whatIf.use = fractionOf(m_sliders[Use]->value());
    whatIf.growthPerMonth = fractionOf(m_sliders[Growth]->value(), growthStepsPerPercent);
    whatIf.startsLateMonths = m_sliders[Late]->value().ceil();
    whatIf.endsEarlyMonths = m_sliders[Early]->value().ceil();
    whatIf.priceFallPerYear = fractionOf(m_sliders[PriceFall]->value());
    if (m_sliders[Spot]->value() != whole(spotAsPlanned))
        whatIf.spotShare = fractionOf(m_sliders[Spot]->value());
    m_sending = true;
    m_session.setWhatIf(whatIf);
    m_sending = false;
}

void WhatIfBar::drop()
{
    m_coalesce.stop();
    m_session.setWhatIf({});
    showOverlay(); // also of what hadn't been sent yet
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
        drop();
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
