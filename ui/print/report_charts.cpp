// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/report_charts.h"

#include "charts/cost_stack_chart.h"
#include "print/page_flow.h"
#include "report/cell_text.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QPainter>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

QString fromUtf8(const std::string &text)
{
    return QString::fromStdString(wellFormed(text));
}

QString label(const Message &message, const ReportLanguage &language)
{
    return fromUtf8(language.words.label(message));
}

CostKind kindOfSeries(const std::string &key)
{
    if (key == "oneYear")
        return CostKind::OneYear;
    if (key == "threeYear")
        return CostKind::ThreeYear;
    if (key == "spot")
        return CostKind::Spot;
    return key == "unused" ? CostKind::Unused : CostKind::OnDemand;
}

CostStack stackOf(const MonthlyCostChart &chart, const ReportLanguage &language)
{
    CostStack stack;
    stack.title = label(chart.title, language);
    stack.valueTitle = fromUtf8(chart.unit);
    for (const std::string &month : chart.months)
        stack.periods.append(fromUtf8(month));
    for (const MonthlyCostChart::Series &series : chart.series) {
        CostStack::Layer layer{kindOfSeries(series.key), label(series.label, language), {}};
        for (const std::string &value : series.values) {
            const Result<Decimal> amount = Decimal::parse(value);
            layer.values.push_back(amount ? *amount : Decimal());
        }
        const bool used =
            std::any_of(layer.values.begin(), layer.values.end(), [](const Decimal &value) { return !value.isZero(); });
        if (used)
            stack.layers.push_back(std::move(layer));
    }
    return stack;
}

QPicture drawChart(const MonthlyCostChart &data, bool titled, const QSizeF &size, const ReportLanguage &language)
{
    QFont font = reportFont(8);
    font.setPixelSize(8);
    const ChartDress dress{paletteOf(Theme::Light), font, [](double value, int decimals) {
                               return fromUtf8(
                                   grouped(QByteArray::number(value, 'f', decimals).toStdString(), "\u2212"));
                           }};
    QGraphicsScene scene;
    CostStack stack = stackOf(data, language);
    if (!titled)
        stack.title.clear();
    QChart *chart = makeCostStackChart(stack, dress);
    scene.addItem(chart);
    chart->resize(size);
    fitPeriodLabels(*chart, chart->plotArea().width());
    // Nothing else will: there is no event loop between this and the drawing, and labels may stand upright now.
    chart->layout()->invalidate();
    chart->layout()->activate();
    QPicture picture;
    QPainter painter(&picture);
    scene.render(&painter, QRectF(QPointF(), size), chart->sceneBoundingRect());
    painter.end();
    return picture;
}

} // namespace

QSizeF reportChartSize(ReportTemplate kind)
{
    return kind == ReportTemplate::Memo ? QSizeF(620, 170) : QSizeF(720, 200);
}

std::vector<QPicture> drawReportCharts(const ReportDocument &document, const ReportLanguage &language)
{
    const bool titled = document.kind != ReportTemplate::Memo; // there the section has the title of its chart
    std::vector<QPicture> charts;
    for (const ReportSection &section : document.sections)
        charts.push_back(section.chart ? drawChart(*section.chart, titled, reportChartSize(document.kind), language)
                                       : QPicture());
    return charts;
}

} // namespace gpufolio::ui
