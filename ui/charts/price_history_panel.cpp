// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/price_history_panel.h"

#include "charts/chart_axes.h"
#include "charts/line_end_labels.h"
#include "charts/step_labels.h"
#include "i18n/number_format.h"
#include "item_models/price_history_model.h"
#include "item_models/purchase_text.h"
#include "item_models/roles.h"

#include <QBarCategoryAxis>
#include <QCategoryAxis>
#include <QChart>
#include <QLegend>
#include <QLineSeries>
#include <QScatterSeries>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr std::int64_t mostDays = 62; ///< a longer history is drawn by months
constexpr double markSize = 7;

YearMonth monthOf(const Date &day)
{
    return {day.year, day.month};
}

} // namespace

int PriceHistoryPanel::Steps::count() const
{
    return months ? monthOf(last).monthsSince(monthOf(first)) + 1
                  : static_cast<int>(last.sinceEpoch() - first.sinceEpoch()) + 1;
}

QString PriceHistoryPanel::Steps::labelOf(int step) const
{
    return months ? monthText(monthOf(first).plus(step)) : dateText(endOf(step));
}

Date PriceHistoryPanel::Steps::endOf(int step) const
{
    return months ? monthOf(first).plus(step).lastDay() : Date::fromDaysSinceEpoch(first.sinceEpoch() + step);
}

double PriceHistoryPanel::Steps::placeOf(Date day) const
{
    if (!months)
        return static_cast<double>(day.sinceEpoch() - first.sinceEpoch()) - 0.5;
    const YearMonth month = monthOf(day);
    return monthOf(day).monthsSince(monthOf(first)) - 0.5 + (day.day - 1.0) / month.lastDay().day;
}

PriceHistoryPanel::PriceHistoryPanel(QWidget *parent)
    : ChartPanel(new PriceHistoryModel, parent), m_model(static_cast<PriceHistoryModel *>(tableView()->model()))
{
}

void PriceHistoryPanel::setHistory(std::shared_ptr<const PriceHistory> history)
{
    m_model->setHistory(std::move(history));
    showNote();
    rebuild();
}

void PriceHistoryPanel::showNote()
{
    setNote(
        m_model->rowCount() == 0
            ? QString()
            : tr("Per GPU-hour, an upfront spread over its term, from %Ln price book(s). A dot is the first or last "
                 "day on which a price is known; on which day between two dots it changed is not.",
                 nullptr, static_cast<int>(m_model->history()->snapshots)));
}

std::optional<PriceHistoryPanel::Steps> PriceHistoryPanel::steps() const
{
    std::optional<Date> first;
    std::optional<Date> last;
    if (m_model->history() == nullptr)
        return std::nullopt;
    for (const OptionHistory &option : m_model->history()->options) {
        for (const PriceStretch &stretch : option.prices) {
            if (!stretch.from)
                continue;
            first = first ? std::min(*first, *stretch.from) : *stretch.from;
            last = std::max(last, stretch.until);
        }
    }
    if (!first || !last)
        return std::nullopt;
    return Steps{last->sinceEpoch() - first->sinceEpoch() >= mostDays, *first, *last};
}

int PriceHistoryPanel::rowAt(const OptionHistory &option, const Date &day) const
{
    int found = -1;
    int row = 0;
    for (const OptionHistory &other : m_model->history()->options) {
        for (const PriceStretch &stretch : other.prices) {
            const bool ended = option.gone && &stretch == &option.prices.back() && stretch.until < day;
            if (&other == &option && stretch.from && *stretch.from <= day)
                found = ended ? -1 : row;
            ++row;
        }
    }
    return found;
}

QString PriceHistoryPanel::hoverText(int period) const
{
    const auto axis = steps();
    if (!axis || period < 0 || period >= axis->count())
        return {};
    const Date day = std::min(axis->endOf(period), axis->last);
    QStringList lines{QStringLiteral("<b>%1</b>").arg(dateText(day))};
    for (const OptionHistory &option : m_model->history()->options) {
        const int row = rowAt(option, day);
        const QString price = row < 0
                                  ? QStringLiteral("—")
                                  : tr("%1 %2 per GPU-hour")
                                        .arg(m_model->index(row, PriceHistoryModel::PerAccelerator).data().toString(),
                                             fromUtf8(m_model->currency().code()));
        lines += tr("%1: %2").arg(m_model->labelOf(option).toHtmlEscaped(), price);
    }
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(lines.join(QLatin1String("<br/>")));
}

QString PriceHistoryPanel::titleText() const
{
    return m_model->history() == nullptr ? tr("Price history")
                                         : tr("Price history of %1").arg(offerText(m_model->history()->offer));
}

QChart *PriceHistoryPanel::makeChart(const ChartDress &dress)
{
    const auto axis = steps();
    if (!axis)
        return nullptr;
    auto *chart = new QChart;
    dressChart(*chart, dress, titleText());
    chart->legend()->hide(); // each line has its name at its end
    QStringList labels;
    for (int step = 0; step < axis->count(); ++step)
        labels += axis->labelOf(step);
    QBarCategoryAxis *bottom = addPeriodAxis(*chart, dress, sparseLabels(labels), QString());
    double dearest = 0;
    for (const OptionHistory &option : m_model->history()->options)
        for (const PriceStretch &stretch : option.prices)
            dearest = std::max(dearest, stretch.acceleratorHourly.toDouble());
    QCategoryAxis *left = addAmountAxis(*chart, dress, niceScale(0, dearest),
                                        tr("%1 per GPU-hour").arg(fromUtf8(m_model->currency().code())));
    auto *ends = new LineEndLabels(*chart, dress.font);
    const auto attach = [&](QXYSeries *series, const QString &name) {
        series->setName(name);
        chart->addSeries(series);
        series->attachAxis(bottom);
        series->attachAxis(left);
    };
    const double end = axis->count() - 0.5;
    std::map<CostKind, int> ofKind;
    for (const OptionHistory &option : m_model->history()->options) {
        QList<QPointF> points;
        QList<QPointF> known;
        for (const PriceStretch &stretch : option.prices) {
            if (!stretch.from)
                continue;
            const double price = stretch.acceleratorHourly.toDouble();
            const double from = axis->placeOf(*stretch.from);
            const double until = axis->placeOf(stretch.until.value_or(*stretch.from));
            if (!points.isEmpty())
                points.append({from, points.last().y()});
            points.append({from, price});
            known.append({from, price});
            if (until > from)
                known.append({until, price});
            points.append({until, price});
        }
        if (points.isEmpty())
            continue;
        if (!option.gone)
            points.append({end, points.last().y()});
        const CostKind kind = costKindOf(option.kind, option.termHours);
        const QColor color = dress.palette.kind(kind);
        auto *line = new QLineSeries;
        line->replace(points);
        const int alike = ofKind[kind]++; // ways to buy of one colour differ by their pattern
        line->setPen(QPen(color, 2, option.kind == OptionKind::Spot ? Qt::DotLine : planLine(alike)));
        attach(line, m_model->labelOf(option));
        auto *dots = new QScatterSeries;
        dots->replace(known);
        dots->setMarkerSize(markSize);
        dots->setColor(color);
        dots->setBorderColor(dress.palette.surface);
        attach(dots, tr("%1, days on which it is known").arg(m_model->labelOf(option)));
        ends->add(*line, m_model->labelOf(option), color);
    }
    return chart;
}

void PriceHistoryPanel::retranslateNumbers()
{
    m_model->retranslate();
    showNote();
}

std::optional<Why> PriceHistoryPanel::whyOfPeriod(int period) const
{
    const auto axis = steps();
    if (!axis || period < 0 || period >= axis->count())
        return std::nullopt;
    for (const OptionHistory &option : m_model->history()->options) {
        const int row = rowAt(option, std::min(axis->endOf(period), axis->last));
        if (row >= 0)
            return m_model->index(row, PriceHistoryModel::PerAccelerator).data(WhyRole).value<Why>();
    }
    return std::nullopt;
}

} // namespace gpufolio::ui
