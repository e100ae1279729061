// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cell_text.h"
#include "report/html_parts.h"

namespace gpufolio
{

namespace
{

class HtmlReport
{
public:
    explicit HtmlReport(const Translate &translate) : m_translate(translate) {}

    std::string write(const ReportDocument &document, const std::string &language)
    {
        const std::string title = text(document.title);
        m_out = "<!DOCTYPE html>\n<html lang=\"" + languageTag(language) +
                "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, "
                "initial-scale=1\">\n"
                "<meta name=\"generator\" content=\"Gpufolio " GPUFOLIO_VERSION "\">\n<title>" +
                title + "</title>\n<style>" + std::string(htmlStyle()) + "</style>\n</head>\n<body>\n";
        m_out += "<header>\n<h1>" + title + "</h1>\n<p class=\"muted\">" + escapeHtml(wellFormed(document.subtitle)) +
                 "</p>\n<p class=\"muted\">" + text(fingerprintLine(document)) + "</p>\n</header>\n<main>\n";
        for (std::size_t i = 0; i < document.sections.size(); ++i)
            section(document.sections[i], "s" + std::to_string(i + 1));
        assumptions(document);
        m_out += "</main>\n<footer><p>" + text(document.footer) + "</p></footer>\n</body>\n</html>\n";
        return std::move(m_out);
    }

private:
    std::string text(const Message &message) const { return escapeHtml(wellFormed(render(message, m_translate))); }

    static std::string languageTag(const std::string &language)
    {
        std::string tag = language;
        for (char &c : tag)
            if (c == '_')
                c = '-';
        return escapeHtml(tag);
    }

    void section(const ReportSection &section, const std::string &id)
    {
        m_out += "<section id=\"" + id + "\">\n<h2>" + text(section.title) + "</h2>\n";
        if (!section.verdict.empty())
            m_out += "<p class=\"verdict\">" + text(section.verdict) + "</p>\n";
        if (section.chart)
            m_out += "<figure>\n" + monthlyChartSvg(*section.chart, id + "-chart", m_translate) + "</figure>\n";
        for (const ReportTable &entry : section.tables)
            table(entry, id + "-" + entry.id);
        m_out += "</section>\n";
    }

    void table(const ReportTable &table, const std::string &id)
    {
        m_out += "<div class=\"scroll\"><table id=\"" + escapeHtml(id) + "\">\n<caption>" + text(table.title) +
                 "</caption>\n<thead><tr>";
        for (const ReportColumn &column : table.columns) {
            m_out += std::string("<th scope=\"col\"") + (isNumber(column.kind) ? " class=\"number\">" : ">") +
                     text(column.label);
            if (!column.unit.empty())
                m_out += " <span class=\"unit\">" + escapeHtml(unitText(column.unit, m_translate)) + "</span>";
            m_out += "</th>";
        }
        m_out += "</tr></thead>\n<tbody>\n";
        for (const std::vector<Cell> &cells : table.rows)
            row(table, cells, "");
        m_out += "</tbody>\n";
        if (table.total) {
            m_out += "<tfoot>\n";
            row(table, *table.total, "");
            if (table.rounding)
                row(table, *table.rounding, " class=\"rounding\"");
            m_out += "</tfoot>\n";
        }
        m_out += "</table></div>\n";
        for (const Message &note : table.notes)
            m_out += "<p class=\"notes\">" + text(note) + "</p>\n";
    }

    void row(const ReportTable &table, const std::vector<Cell> &cells, const std::string &attributes)
    {
        m_out += "<tr" + attributes + ">";
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const Cell &cell = cells[i];
            const std::string name = i == 0 ? "th" : "td";
            m_out += "<" + name;
            if (i == 0)
                m_out += " scope=\"row\"";
            if (isNumber(cell.kind))
                m_out += cell.missing() ? " class=\"number missing\"" : " class=\"number\"";
            else if (isNumber(table.columns[i].kind))
                m_out += " class=\"end\"";
            m_out += ">" + escapeHtml(wellFormed(shownText(cell, m_translate))) + "</" + name + ">";
        }
        m_out += "</tr>\n";
    }

    void assumptions(const ReportDocument &document)
    {
        if (document.assumptions.empty())
            return;
        m_out += "<section id=\"assumptions\">\n<h2>" + text(assumptionsTitle()) + "</h2>\n<ul>\n";
        for (const Message &assumption : document.assumptions)
            m_out += "<li>" + text(assumption) + "</li>\n";
        m_out += "</ul>\n</section>\n";
    }

    const Translate &m_translate;
    std::string m_out;
};

} // namespace

std::string escapeHtml(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&#39;";
            break;
        default:
            out += c;
        }
    }
    return out;
}

std::string writeHtml(const ReportDocument &document, const Translate &translate, const std::string &language)
{
    return HtmlReport(translate).write(document, language);
}

} // namespace gpufolio
