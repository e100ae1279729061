// SPDX-License-Identifier: GPL-3.0-or-later
// Head and foot of the pages of a report.
#include "print/report_layout.h"
#include "report/cell_text.h"
#include "theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <set>

namespace gpufolio::ui
{

namespace
{

QString fromUtf8(const std::string &text)
{
    return QString::fromStdString(wellFormed(text));
}

/// When the prices of the report were read: the dates of its price tables.
Message priceDates(const ReportDocument &document)
{
    std::set<std::string> dates; // ISO dates sort as text
    for (const ReportSection &section : document.sections) {
        for (const ReportTable &table : section.tables) {
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                if (table.columns[i].key != "retrieved")
                    continue;
                for (const std::vector<Cell> &row : table.rows)
                    if (!row[i].missing() && !row[i].value.empty())
                        dates.insert(row[i].value);
            }
        }
    }
    if (dates.empty())
        return {};
    if (dates.size() == 1)
        return {GPUFOLIO_TEXT("model", "Prices of %1"), {*dates.begin()}};
    return {GPUFOLIO_TEXT("model", "Prices of %1 to %2"), {*dates.begin(), *dates.rbegin()}};
}

class Frame
{
public:
    Frame(QPainter &painter, const PageFlow &flow, const ReportDocument &document, const ReportLanguage &language,
          std::size_t page)
        : m_painter(painter), m_flow(flow), m_document(document), m_words(language.words), m_page(page),
          m_body(flow.body(flow.pages()[page].orientation)), m_font(reportFont(points)),
          m_metrics(m_font, &flow.device())
    {
    }

    void draw()
    {
        m_painter.setFont(m_font);
        drawHead();
        drawFoot();
    }

private:
    static constexpr double points = 7.5;

    QString label(const Message &message) const { return fromUtf8(m_words.label(message)); }

    void write(double top, const QString &text, Qt::Alignment side)
    {
        const double width = m_metrics.horizontalAdvance(text);
        m_painter.setPen(paletteOf(Theme::Light).mutedText);
        m_painter.drawText(
            QPointF(side == Qt::AlignRight ? m_body.right() - width : m_body.left(), top + m_metrics.ascent()), text);
    }

    void rule(double y)
    {
        m_painter.setPen(QPen(paletteOf(Theme::Light).border, m_flow.pt(0.4)));
        m_painter.drawLine(QPointF(m_body.left(), y), QPointF(m_body.right(), y));
    }

    void drawHead()
    {
        const bool full = m_document.kind == ReportTemplate::Full;
        if (full && m_page == 0)
            return; // the title stands there
        const double line = m_body.top() - m_flow.pt(9);
        const double top = line - m_flow.pt(2) - m_metrics.height();
        const QString right = full ? m_flow.pages()[m_page].section : label(fingerprintLine(m_document));
        const double room = m_body.width() - m_metrics.horizontalAdvance(right) - m_flow.pt(20);
        const QString left = full || m_page > 0 ? label(m_document.title) : fromUtf8(m_document.project);
        write(top, m_metrics.elidedText(left, Qt::ElideRight, room), Qt::AlignLeft);
        write(top, right, Qt::AlignRight);
        rule(line);
    }

    void drawFoot()
    {
        double y = m_body.bottom() + m_flow.pt(9);
        rule(y);
        y += m_flow.pt(2);
        const QString number = label({GPUFOLIO_TEXT("model", "Page %1 of %2"),
                                      {std::to_string(m_page + 1), std::to_string(m_flow.pages().size())}});
        write(y, number, Qt::AlignRight);
        const double width = m_body.width() - m_metrics.horizontalAdvance(number) - m_flow.pt(20);
        for (const std::string &sentence : m_words.each(m_document.footer)) {
            for (const QString &line : wrappedLines(fromUtf8(sentence), m_font, width, m_flow.device())) {
                write(y, line, Qt::AlignLeft);
                y += m_metrics.height();
            }
        }
        QStringList last;
        if (!m_document.note.empty())
            last.append(label(m_document.note));
        if (const Message dates = priceDates(m_document); !dates.empty())
            last.append(label(dates));
        if (m_document.kind == ReportTemplate::Full)
            last.append(label(fingerprintLine(m_document)));
        write(y, m_metrics.elidedText(last.join(QStringLiteral("  ·  ")), Qt::ElideMiddle, m_body.width()),
              Qt::AlignLeft);
    }

    QPainter &m_painter;
    const PageFlow &m_flow;
    const ReportDocument &m_document;
    const ReportWords &m_words;
    std::size_t m_page;
    QRectF m_body;
    QFont m_font;
    QFontMetricsF m_metrics;
};

} // namespace

void drawReportFrame(QPainter &painter, const PageFlow &flow, const ReportDocument &document,
                     const ReportLanguage &language, std::size_t page)
{
    Frame(painter, flow, document, language, page).draw();
}

} // namespace gpufolio::ui
