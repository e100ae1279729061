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
    explicit HtmlReport(const ReportWords &words) : m_words(words) {}

    std::string write(const ReportDocument &document, const std::string &language)
    {
        const std::string title = escapeHtml(wellFormed(m_words.label(document.title)));
        m_out = "<!DOCTYPE html>\n<html lang=\"" + languageTag(language) +
                "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, "
                "initial-scale=1\">\n"
                "<meta name=\"generator\" content=\"Gpufolio " GPUFOLIO_VERSION "\">\n<title>" +
                title + "</title>\n<style>" + std::string(htmlStyle()) + "</style>\n</head>\n<body>\n";
        m_out += "<header>\n<h1>" + lines(document.title) + "</h1>\n<p class=\"muted\">" +
                 escapeHtml(wellFormed(document.subtitle)) + "</p>\n<p class=\"muted\">" +
                 text(fingerprintLine(document)) + "</p>\n";
        if (!document.note.empty())
            m_out += "<p class=\"note\">" + lines(document.note) + "</p>\n";
        m_out += "</header>\n<main>\n";
        for (std::size_t i = 0; i < document.sections.size(); ++i)
            section(document.sections[i], "s" + std::to_string(i + 1));
        assumptions(document);
        m_out += "</main>\n<footer><p>" + lines(document.footer) + "</p></footer>\n</body>\n</html>\n";
        return std::move(m_out);
    }

private:
    // The second language is marked, so that a screen reader speaks it as it should.
    std::string joined(const Message &message, std::string_view between) const
    {
        std::string out;
        for (const std::string &text : m_words.each(message)) {
            const std::string safe = escapeHtml(wellFormed(text));
            out += out.empty() ? safe : std::string(between) + "<span lang=\"zh-CN\">" + safe + "</span>";
        }
        return out;
    }
    std::string text(const Message &message) const { return joined(message, " "); }
    std::string lines(const Message &message) const { return joined(message, "<br/>"); }

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
            m_out += "<p class=\"verdict\">" + lines(section.verdict) + "</p>\n";
        if (!section.sentences.empty()) {
            m_out += "<ul>\n";
            for (const Message &sentence : section.sentences)
                m_out += "<li>" + lines(sentence) + "</li>\n";
            m_out += "</ul>\n";
        }
        if (section.chart)
            m_out += "<figure>\n" + monthlyChartSvg(*section.chart, id + "-chart", m_words) + "</figure>\n";
        for (const ReportTable &entry : section.tables)
            table(entry, id + "-" + entry.id);
        m_out += "</section>\n";
    }

    void table(const ReportTable &table, const std::string &id)
    {
        m_out += "<div class=\"scroll\"><table id=\"" + escapeHtml(id) +
                 (table.id == "signatures" ? "\" class=\"signatures\">" : "\">") + "\n<caption>" + text(table.title) +
                 "</caption>\n<thead><tr>";
        for (const ReportColumn &column : table.columns) {
            m_out += std::string("<th scope=\"col\"") + (isNumber(column.kind) ? " class=\"number\">" : ">") +
                     text(column.label);
            if (!column.unit.empty())
                m_out += " <span class=\"unit\">" + escapeHtml(m_words.unit(column.unit)) + "</span>";
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
            m_out += "<p class=\"notes\">" + lines(note) + "</p>\n";
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
            const bool says = !cell.message.empty() && (cell.kind == CellKind::Text || cell.missing());
            m_out += ">" + (says ? text(cell.message) : escapeHtml(wellFormed(shownText(cell, m_words)))) + "</" +
                     name + ">";
        }
        m_out += "</tr>\n";
    }

    void assumptions(const ReportDocument &document)
    {
        if (document.assumptions.empty())
            return;
        m_out += "<section id=\"assumptions\">\n<h2>" + text(assumptionsTitle()) + "</h2>\n<ul>\n";
        for (const Message &assumption : document.assumptions)
            m_out += "<li>" + lines(assumption) + "</li>\n";
        m_out += "</ul>\n</section>\n";
    }

    const ReportWords &m_words;
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

std::string writeHtml(const ReportDocument &document, const ReportWords &words, const std::string &language)
{
    return HtmlReport(words).write(document, language);
}

} // namespace gpufolio
