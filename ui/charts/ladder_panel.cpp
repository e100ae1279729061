// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ladder_panel.h"

#include "charts/chart_axes.h"
#include "charts/line_end_labels.h"
#include "charts/step_labels.h"
#include "i18n/number_format.h"
#include "item_models/ladder_model.h"
#include "item_models/roles.h"

#include <QAreaSeries>
#include <QBarCategoryAxis>
#include <QCategoryAxis>
#include <QChart>
#include <QDate>
#include <QFontMetricsF>
#include <QLegend>
#include <QLineSeries>
#include <QRegularExpression>
#include <QTableView>

namespace gpufolio::ui
{

namespace
{

constexpr double barWidth = 13;
constexpr double widestName = 230;
constexpr std::size_t mostMonths = 240;

} // namespace

LadderPanel::LadderPanel(QWidget *parent)
    : ChartPanel(new LadderModel, parent), m_model(static_cast<LadderModel *>(tableView()->model()))
{
    connect(tableView(), &QTableView::activated, this,
            [this](const QModelIndex &cell) { Q_EMIT purchaseAsked(m_model->indexOf(cell.row())); });
}

void LadderPanel::setResults(std::shared_ptr<const SessionResults> results, std::size_t plan)
{
    m_model->setResults(std::move(results), plan);
    retranslateNote();
    rebuild();
}

void LadderPanel::retranslateNote()
{
    setNote(m_model->rowCount() == 0
                ? QString()
                : tr("Shaded: the horizon. Dotted: today. A click on a bar selects its purchase."));
}

std::vector<YearMonth> LadderPanel::months() const
{
    std::vector<YearMonth> months;
    const PlanResult *of = m_model->result();
    if (of == nullptr || m_model->rowCount() == 0)
        return months;
    const Calendar calendar = m_model->calendar();
    UtcHour first = of->horizon.start;
    UtcHour last = of->horizon.end + -1;
    for (const CommitmentResult &commitment : of->commitments) {
        first = std::min(first, commitment.purchase.start);
        last = std::max(last, commitment.purchase.start + (commitment.termHours - 1));
    }
    const YearMonth end = calendar.monthOf(last);
    for (YearMonth month = calendar.monthOf(first); month <= end && months.size() < mostMonths; month = month.plus(1))
        months.push_back(month);
    return months;
}

bool LadderPanel::isActive(int row, YearMonth month) const
{
    const Calendar calendar = m_model->calendar();
    const CommitmentResult &of = m_model->purchase(row);
    return calendar.monthOf(of.purchase.start) <= month &&
           month <= calendar.monthOf(of.purchase.start + (of.termHours - 1));
}

QString LadderPanel::hoverText(int month) const
{
    const std::vector<YearMonth> all = months();
    if (month < 0 || static_cast<std::size_t>(month) >= all.size())
        return {};
    const YearMonth at = all[static_cast<std::size_t>(month)];
    QStringList lines{QStringLiteral("<b>%1</b>").arg(monthText(at))};
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (isActive(row, at))
            lines += tr("%1, until %2")
                         .arg(m_model->label(row).toHtmlEscaped(),
                              m_model->index(row, LadderModel::LastDayColumn).data().toString());
    }
    if (lines.size() == 1)
        lines += tr("No commitment is active.");
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(lines.join(QLatin1String("<br/>")));
}

QString LadderPanel::titleText() const
{
    const PlanResult *of = m_model->result();
    return of == nullptr
               ? tr("Ladder of purchases")
               : tr("Ladder of purchases, %1").arg(fromUtf8(of->planName.empty() ? of->planId : of->planName));
}

QChart *LadderPanel::makeChart(const ChartDress &dress)
{
    const std::vector<YearMonth> all = months();
    if (all.empty())
        return nullptr;
    auto *chart = new QChart;
    dressChart(*chart, dress, titleText());
    chart->legend()->hide(); // each bar has its name beside it
    QStringList labels;
    for (const YearMonth month : all)
        labels += monthText(month);
    QBarCategoryAxis *bottom = addPeriodAxis(*chart, dress, sparseLabels(labels, 18), QString());
    const int rows = m_model->rowCount();
    // one step for each purchase, the first on top
    QCategoryAxis *left = addAmountAxis(*chart, dress, {0, static_cast<double>(rows + 1), 1, 0}, QString());
    for (const QString &text : left->categoriesLabels())
        left->remove(text);
    for (int row = rows; row > 0; --row) {
        // Qt Charts reads labels as HTML; machine and option below each other need half the width.
        QString machine = m_model->label(row - 1);
        QString option;
        if (const qsizetype colon = machine.indexOf(QRegularExpression(QStringLiteral("[:：]"))); colon > 0) {
            option = machine.mid(colon + 1).trimmed();
            machine.truncate(colon);
        }
        const QString state = m_model->index(row - 1, LadderModel::StateColumn).data().toString();
        option = option.isEmpty() ? state : option + QStringLiteral(" · ") + state;
        const QFontMetricsF metrics(dress.font);
        const auto fitted = [&metrics](const QString &text) {
            return metrics.elidedText(text, Qt::ElideMiddle, widestName).toHtmlEscaped();
        };
        QString name = fitted(machine) + QStringLiteral("<br>") + fitted(option);
        while (left->categoriesLabels().contains(name))
            name += QChar(0x200b);
        left->append(name, rows - row + 1);
    }
    left->setGridLineVisible(false);

    const Calendar calendar = m_model->calendar();
    const auto place = [&](UtcHour hour) {
        const YearMonth month = calendar.monthOf(hour);
        const auto length = static_cast<double>(calendar.startOf(month.plus(1)) - calendar.startOf(month));
        const double into = static_cast<double>(hour - calendar.startOf(month)) / length;
        return static_cast<double>(std::find(all.begin(), all.end(), month) - all.begin()) - 0.5 + into;
    };
    const auto attach = [&](QAbstractSeries *series, const QString &name) {
        series->setName(name);
        chart->addSeries(series);
        series->attachAxis(bottom);
        series->attachAxis(left);
    };
    const auto addLine = [&](double from, double to, double y, double toY, const QPen &pen, const QString &name) {
        auto *line = new QLineSeries;
        line->replace(QList<QPointF>{{from, y}, {to, toY}});
        line->setPen(pen);
        attach(line, name);
        return line;
    };
    const Period horizon = m_model->result()->horizon;
    const double from = place(horizon.start);
    const double to = place(horizon.end + -1);
    auto *ceiling = new QLineSeries;
    ceiling->replace(QList<QPointF>{{from, rows + 1.0}, {to, rows + 1.0}});
    auto *shade = new QAreaSeries(ceiling);
    ceiling->setParent(shade);
    QColor ground = dress.palette.mutedText;
    ground.setAlphaF(0.12F);
    shade->setBrush(ground);
    shade->setPen(QPen(dress.palette.border, 1));
    attach(shade, tr("Horizon"));
    const QDate now = QDate::currentDate();
    const UtcHour today = calendar.startOf(Date{now.year(), now.month(), now.day()});
    if (all.front() <= calendar.monthOf(today) && calendar.monthOf(today) <= all.back())
        addLine(place(today), place(today), 0, rows + 1, QPen(dress.palette.text, 1.5, Qt::DotLine), tr("Today"));
    auto *ends = new LineEndLabels(*chart, dress.font);
    for (int row = 0; row < rows; ++row) {
        const CommitmentResult &of = m_model->purchase(row);
        const double y = rows - row;
        QPen pen(kindBrush(costKindOf(OptionKind::Commitment, of.termHours), dress.palette), barWidth);
        pen.setCapStyle(Qt::FlatCap);
        QLineSeries *bar = addLine(place(of.purchase.start), place(of.purchase.start + (of.termHours - 1)), y, y, pen,
                                   m_model->label(row));
        connect(bar, &QXYSeries::clicked, this, [this, row] { Q_EMIT purchaseAsked(m_model->indexOf(row)); });
        ends->add(*bar, tr("to %1").arg(m_model->index(row, LadderModel::LastDayColumn).data().toString()),
                  dress.palette.text);
    }
    return chart;
}

void LadderPanel::retranslateNumbers()
{
    m_model->retranslate();
    retranslateNote();
}

std::optional<Why> LadderPanel::whyOfPeriod(int month) const
{
    const std::vector<YearMonth> all = months();
    for (int row = 0; month >= 0 && static_cast<std::size_t>(month) < all.size() && row < m_model->rowCount(); ++row) {
        if (isActive(row, all[static_cast<std::size_t>(month)]))
            return m_model->index(row, LadderModel::ToSignColumn).data(WhyRole).value<Why>();
    }
    return std::nullopt;
}

} // namespace gpufolio::ui
