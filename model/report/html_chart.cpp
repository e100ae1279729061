// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cell_text.h"
#include "report/html_parts.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace gpufolio
{

namespace
{

// Sizes in SVG units; doubles are for drawing only, the figures stay text.
constexpr double width = 960;
constexpr double height = 360;
constexpr double left = 110;
constexpr double right = 10;
constexpr double top = 30;
constexpr double bottom = 60;
constexpr double plotWidth = width - left - right;
constexpr double plotHeight = height - top - bottom;
constexpr double labelWidth = 52; ///< a month below the axis needs this much

std::string number(double value)
{
    return toText(Decimal::fromDouble(value), 0, 2);
}

std::string attribute(std::string_view name, double value)
{
    return " " + std::string(name) + "=\"" + number(value) + "\"";
}

double valueOf(const std::string &plainDecimal)
{
    const Result<Decimal> value = Decimal::parse(plainDecimal);
    return value ? std::max(0.0, value->toDouble()) : 0;
}

// A round step (1, 2 or 5 times a power of ten) that divides the axis into at most six.
double stepFor(double highest)
{
    if (highest <= 0)
        return 1;
    constexpr double most = 6;
    const double raw = highest / most;
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= raw)
            return factor * power;
    return 10 * power;
}

class ChartSvg
{
public:
    ChartSvg(const MonthlyCostChart &chart, std::string id, const ReportWords &words)
        : m_chart(chart), m_id(std::move(id)), m_words(words)
    {
        for (std::size_t month = 0; month < chart.months.size(); ++month) {
            double sum = 0;
            for (const MonthlyCostChart::Series &series : chart.series)
                sum += valueOf(series.values[month]);
            m_highest = std::max(m_highest, sum);
        }
        m_step = stepFor(m_highest);
        m_axisTop = std::max(1.0, std::ceil(m_highest / m_step)) * m_step;
    }

    std::string draw()
    {
        const std::string title = escapeHtml(text(m_chart.title) + " (" + m_chart.unit + ")");
        m_out = "<svg role=\"img\" viewBox=\"0 0 " + number(width) + " " + number(height) + "\"" +
                attribute("width", width) + attribute("height", height) + " aria-labelledby=\"" + m_id + "-title " +
                m_id + "-desc\">\n<title id=\"" + m_id + "-title\">" + title + "</title>\n<desc id=\"" + m_id +
                "-desc\">" + escapeHtml(description()) + "</desc>\n";
        // Colour is never the only difference: unused hours are crossed, 3-year commitments dotted close together.
        m_out += "<defs><pattern id=\"" + m_id + "-unused\" width=\"7\" height=\"7\" patternUnits=\"userSpaceOnUse\">" +
                 "<path class=\"hatch\" d=\"M0 0L7 7M7 0L0 7\"/></pattern><pattern id=\"" + m_id +
                 "-threeYear\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\">" +
                 "<path class=\"dots\" d=\"M0 0H4V3H0ZM0 3H3V4H0Z\"/></pattern></defs>\n";
        m_out += "<text" + attribute("x", left) + " y=\"16\" font-weight=\"600\">" + title + "</text>\n";
        drawAxis();
        drawBars();
        drawLegend();
        m_out += "</svg>\n";
        return std::move(m_out);
    }

private:
    std::string text(const Message &message) const { return m_words.label(message); }

    std::string description() const
    {
        return text(
            {GPUFOLIO_TEXT("model",
                           "Stacked bars, one a month from %1 to %2, of %3. The figures stand in the table of months."),
             {m_chart.months.empty() ? "" : m_chart.months.front(), m_chart.months.empty() ? "" : m_chart.months.back(),
              seriesNames()}});
    }

    std::string seriesNames() const
    {
        std::string names;
        for (const MonthlyCostChart::Series &series : m_chart.series)
            if (isDrawn(series))
                names += (names.empty() ? "" : ", ") + text(series.label);
        return names;
    }

    static bool isDrawn(const MonthlyCostChart::Series &series)
    {
        return std::any_of(series.values.begin(), series.values.end(),
                           [](const std::string &value) { return valueOf(value) > 0; });
    }

    double y(double value) const { return top + plotHeight * (1 - value / m_axisTop); }

    void drawAxis()
    {
        const auto steps = static_cast<int>(std::lround(m_axisTop / m_step));
        for (int i = 0; i <= steps; ++i) {
            const double value = m_step * i;
            m_out += "<line class=\"grid\"" + attribute("x1", left) + attribute("x2", width - right) +
                     attribute("y1", y(value)) + attribute("y2", y(value)) + "/><text text-anchor=\"end\"" +
                     attribute("x", left - 8) + attribute("y", y(value) + 4) + ">" +
                     grouped(toText(Decimal::fromDouble(value), 0, 6)) + "</text>\n";
        }
    }

    void drawBars()
    {
        if (m_chart.months.empty())
            return;
        const double pitch = plotWidth / static_cast<double>(m_chart.months.size());
        const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(labelWidth / pitch)));
        for (std::size_t month = 0; month < m_chart.months.size(); ++month) {
            const double x = left + pitch * static_cast<double>(month);
            double below = 0;
            for (const MonthlyCostChart::Series &series : m_chart.series) {
                const double value = valueOf(series.values[month]);
                if (value > 0)
                    drawBar(series, month, x + pitch * 0.15, pitch * 0.7, below, below + value);
                below += value;
            }
            if (month % every == 0)
                m_out += "<text text-anchor=\"middle\"" + attribute("x", x + pitch / 2) +
                         attribute("y", height - bottom + 16) + ">" + escapeHtml(m_chart.months[month]) + "</text>\n";
        }
    }

    void drawBar(const MonthlyCostChart::Series &series, std::size_t month, double x, double barWidth, double from,
                 double to)
    {
        m_out += "<rect" + fill(series.key) + attribute("x", x) + attribute("y", y(to)) + attribute("width", barWidth) +
                 attribute("height", y(from) - y(to)) + "><title>" +
                 escapeHtml(m_chart.months[month] + ", " + text(series.label) + ": " + grouped(series.values[month]) +
                            " " + m_chart.unit) +
                 "</title></rect>\n";
    }

    std::string fill(const std::string &key) const
    {
        const bool hasPattern = key == "unused" || key == "threeYear";
        const std::string look = " class=\"" + escapeHtml(key) + "\"";
        return hasPattern ? look + " fill=\"url(#" + m_id + "-" + key + ")\"" : look;
    }

    void drawLegend()
    {
        double x = left;
        for (const MonthlyCostChart::Series &series : m_chart.series) {
            if (!isDrawn(series))
                continue;
            const std::string label = text(series.label);
            m_out += "<rect" + fill(series.key) + attribute("x", x) + attribute("y", height - 24) +
                     " width=\"14\" height=\"14\"/><text" + attribute("x", x + 20) + attribute("y", height - 12) + ">" +
                     escapeHtml(label) + "</text>\n";
            constexpr double perByte = 7.2; // generous for Latin letters, and for Chinese ones, which have three bytes
            x += 44 + perByte * static_cast<double>(label.size());
        }
    }

    const MonthlyCostChart &m_chart;
    std::string m_id;
    const ReportWords &m_words;
    double m_highest = 0;
    double m_step = 1;
    double m_axisTop = 1;
    std::string m_out;
};

} // namespace

std::string monthlyChartSvg(const MonthlyCostChart &chart, const std::string &id, const ReportWords &words)
{
    return ChartSvg(chart, id, words).draw();
}

} // namespace gpufolio
