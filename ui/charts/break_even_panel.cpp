// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/break_even_panel.h"

#include "charts/chart_axes.h"
#include "charts/line_end_labels.h"
#include "charts/mark_labels.h"
#include "i18n/number_format.h"
#include "item_models/break_even_model.h"
#include "item_models/roles.h"

#include <QBarCategoryAxis>
#include <QCategoryAxis>
#include <QChart>
#include <QLegend>
#include <QLineSeries>

namespace gpufolio::ui
{

namespace
{

constexpr double highestTimesDearest = 2; ///< what is dearer is cut off: nearly unused commitments cost without end
constexpr int pointsPerStep = 5;

/// A step of the axis is so much of the time.
double shareOf(double x)
{
    return x * BreakEvenModel::stepPercent / 100;
}

double xOf(double share)
{
    return share * 100 / BreakEvenModel::stepPercent;
}

} // namespace

BreakEvenPanel::BreakEvenPanel(QWidget *parent)
    : ChartPanel(new BreakEvenModel, parent), m_model(static_cast<BreakEvenModel *>(tableView()->model()))
{
}

void BreakEvenPanel::setOffer(std::shared_ptr<const Inputs> inputs, const QString &offerId,
                              const std::optional<Decimal> &spotFactor)
{
    m_model->setOffer(std::move(inputs), offerId, spotFactor);
    rebuild();
    showNote();
}

/// The crossings in words.
void BreakEvenPanel::showNote()
{
    QStringList notes;
    for (const BreakEvenLine &line : m_model->lines()) {
        if (line.kind != OptionKind::Commitment)
            continue;
        notes += line.breakEvenShare
                     ? tr("%1 pays from a use of %2 on.").arg(m_model->labelOf(line), ratioText(*line.breakEvenShare))
                     : tr("%1 never pays against on demand.").arg(m_model->labelOf(line));
    }
    if (const QString dates = pricesText(); !dates.isEmpty())
        notes += dates;
    setNote(notes.join(QLatin1Char(' ')));
}

/// The days of the prices that are drawn.
QString BreakEvenPanel::pricesText() const
{
    std::vector<Date> days;
    for (const BreakEvenLine &line : m_model->lines()) {
        const PurchaseOption *option = findOption(*m_model->offer(), line.option);
        if (const auto day = option != nullptr ? priceDate(option->provenance) : std::nullopt)
            days.push_back(*day);
    }
    if (days.empty())
        return {};
    const auto [oldest, newest] = std::minmax_element(days.begin(), days.end());
    return *oldest == *newest ? tr("Prices of %1.").arg(dateText(*newest))
                              : tr("Prices of %1 to %2.").arg(dateText(*oldest), dateText(*newest));
}

QString BreakEvenPanel::hoverText(int step) const
{
    if (step < 0 || step >= m_model->rowCount())
        return {};
    const Decimal share = m_model->shareOfRow(step);
    QStringList lines{QStringLiteral("<b>%1</b>").arg(tr("Used %1 of the time").arg(ratioText(share, 0)))};
    for (const BreakEvenLine &line : m_model->lines()) {
        const auto cost = m_model->costAt(line, share);
        lines +=
            tr("%1: %2").arg(m_model->labelOf(line).toHtmlEscaped(),
                             cost ? tr("%1 %2 per used GPU-hour")
                                        .arg(rateText(*cost, usedHourDecimals), fromUtf8(m_model->currency().code()))
                                  : QStringLiteral("—"));
    }
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(lines.join(QLatin1String("<br/>")));
}

QString BreakEvenPanel::titleText() const
{
    const Offer *offer = m_model->offer();
    return offer == nullptr
               ? tr("Cost of a used GPU-hour")
               : tr("Cost of a used GPU-hour, %1 in %2").arg(fromUtf8(offer->instanceType), fromUtf8(offer->region));
}

QChart *BreakEvenPanel::makeChart(const ChartDress &dress)
{
    if (m_model->rowCount() == 0)
        return nullptr;
    auto *chart = new QChart;
    dressChart(*chart, dress, titleText());
    chart->legend()->hide(); // each line has its name at its end
    double dearest = 0;
    for (const BreakEvenLine &line : m_model->lines())
        dearest = std::max(dearest, m_model->costAt(line, Decimal::fromInteger(1))->toDouble());
    const double ceiling = dearest * highestTimesDearest;

    QStringList shares;
    for (int row = 0; row < m_model->rowCount(); ++row)
        shares += ratioText(m_model->shareOfRow(row), 0);
    QBarCategoryAxis *bottom = addPeriodAxis(*chart, dress, shares, tr("Use of the machine"));
    QCategoryAxis *left = addAmountAxis(*chart, dress, niceScale(0, ceiling),
                                        tr("%1 per used GPU-hour").arg(fromUtf8(m_model->currency().code())));
    auto *labels = new LineEndLabels(*chart, dress.font);
    const double last = m_model->rowCount() - 1;
    for (const BreakEvenLine &line : m_model->lines()) {
        auto *series = new QLineSeries;
        series->setName(m_model->labelOf(line));
        const double atFullUse = m_model->costAt(line, Decimal::fromInteger(1))->toDouble();
        QList<QPointF> points;
        if (line.kind == OptionKind::Commitment) {
            for (int i = 1; i <= last * pointsPerStep; ++i) {
                const double x = static_cast<double>(i) / pointsPerStep;
                if (const double cost = atFullUse / shareOf(x); cost <= ceiling)
                    points.append({x, cost});
            }
        } else {
            points = {{0, atFullUse}, {last, atFullUse}};
        }
        series->replace(points);
        const QColor color = dress.palette.kind(costKindOf(line.kind, line.termHours));
        series->setPen(QPen(color, 2, line.kind == OptionKind::Spot ? Qt::DotLine : Qt::SolidLine));
        chart->addSeries(series);
        series->attachAxis(bottom);
        series->attachAxis(left);
        labels->add(*series, m_model->labelOf(line), color);
    }
    auto *marks = new MarkLabels(*chart, dress.font, dress.palette.text, dress.palette.surface);
    for (const BreakEvenLine &line : m_model->lines()) {
        if (!line.breakEvenShare)
            continue;
        marks->add(xOf(line.breakEvenShare->toDouble()), 0, m_model->costAt(line, *line.breakEvenShare)->toDouble(),
                   tr("%1 pays from here on").arg(m_model->labelOf(line)),
                   tr("%1: %2 pays").arg(ratioText(*line.breakEvenShare), m_model->labelOf(line)));
    }
    return chart;
}

void BreakEvenPanel::retranslateNumbers()
{
    m_model->retranslate();
    showNote();
}

std::optional<Why> BreakEvenPanel::whyOfPeriod(int step) const
{
    if (step < 0 || step >= m_model->rowCount() || m_model->lines().empty())
        return std::nullopt;
    // the commitment that the question is about, else the first way to buy
    int column = 1;
    for (std::size_t i = 0; i < m_model->lines().size(); ++i) {
        if (m_model->lines()[i].kind == OptionKind::Commitment) {
            column = static_cast<int>(i) + 1;
            break;
        }
    }
    return m_model->index(step, column).data(WhyRole).value<Why>();
}

} // namespace gpufolio::ui
