// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/ecb_xml.h"

#include "support/source_text.h"

#include <cstddef>
#include <map>
#include <optional>
#include <utility>

namespace gpufolio
{

namespace
{

constexpr std::size_t mostLevels = 32;

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isNameEnd(char c)
{
    return isBlank(c) || c == '=' || c == '/' || c == '>' || c == '<' || c == '?' || c == '"' || c == '\'';
}

class CubeReader
{
public:
    CubeReader(std::string_view text, const std::string &fileName) : m_source(std::string(text), fileName) {}

    Result<std::vector<EcbCube>> read()
    {
        m_at = m_source.contentOffset();
        while (!m_error && m_at < text().size()) {
            const std::size_t tag = text().find('<', m_at);
            if (tag == std::string::npos) {
                checkText(text().size());
                break;
            }
            checkText(tag);
            m_at = tag;
            readMarkup();
        }
        if (!m_error && (!m_open.empty() || !m_sawRoot))
            fail(text().size(), {GPUFOLIO_TEXT("model", "the XML text ends inside '%1'"),
                                 {m_open.empty() ? std::string() : m_open.back().name}});
        if (m_error)
            return *m_error;
        return std::move(m_cubes);
    }

private:
    struct Element {
        std::string name;
        std::string time;
    };

    const std::string &text() const { return m_source.text(); }
    bool startsWith(std::string_view part) const { return text().compare(m_at, part.size(), part) == 0; }

    void fail(std::size_t offset, Message what)
    {
        if (!m_error)
            m_error = Error{Error::Code::Syntax, std::move(what), m_source.locate(offset)};
    }

    /// Outside all elements there is nothing but blanks.
    void checkText(std::size_t end)
    {
        for (std::size_t at = m_at; m_open.empty() && at < end; ++at) {
            if (!isBlank(text()[at]))
                return fail(at, {GPUFOLIO_TEXT("model", "a text outside the XML elements was found"), {}});
        }
    }

    void skipTo(std::string_view end)
    {
        const std::size_t found = text().find(end, m_at);
        if (found == std::string::npos)
            return fail(m_at, {GPUFOLIO_TEXT("model", "the XML text ends before '%1'"), {std::string(end)}});
        m_at = found + end.size();
    }

    void readMarkup()
    {
        if (startsWith("<?"))
            return skipTo("?>");
        if (startsWith("<!--"))
            return skipTo("-->");
        if (startsWith("<!"))
            return fail(m_at,
                        {GPUFOLIO_TEXT("model", "a document type or a section was found, expected elements only"), {}});
        if (startsWith("</"))
            return readEnd();
        readStart();
    }

    std::string readName()
    {
        const std::size_t begin = m_at;
        while (m_at < text().size() && !isNameEnd(text()[m_at]))
            ++m_at;
        if (m_at == begin)
            fail(begin,
                 {GPUFOLIO_TEXT("model", "no name was found, expected that of an XML element or attribute"), {}});
        return text().substr(begin, m_at - begin);
    }

    void skipBlanks()
    {
        while (m_at < text().size() && isBlank(text()[m_at]))
            ++m_at;
    }

    /// Takes this character, after blanks; else it is an error.
    void expect(char c)
    {
        skipBlanks();
        if (m_at < text().size() && text()[m_at] == c)
            ++m_at;
        else
            fail(m_at, {GPUFOLIO_TEXT("model", "'%1' was expected in the XML text"), {std::string(1, c)}});
    }

    void readEnd()
    {
        const std::size_t begin = m_at;
        m_at += 2;
        const std::string name = readName();
        expect('>');
        if (m_open.empty() || m_open.back().name != name)
            return fail(begin, {GPUFOLIO_TEXT("model", "the end of '%1' was found, expected the end of '%2'"),
                                {forMessage(name), m_open.empty() ? std::string() : forMessage(m_open.back().name)}});
        m_open.pop_back();
    }

    void readStart()
    {
        const std::size_t begin = m_at++;
        Element element{readName(), {}};
        std::map<std::string, std::string> attributes;
        for (skipBlanks(); !m_error && m_at < text().size() && text()[m_at] != '/' && text()[m_at] != '>'; skipBlanks())
            readAttribute(attributes);
        const bool isEmpty = m_at < text().size() && text()[m_at] == '/';
        if (isEmpty)
            ++m_at;
        expect('>');
        if (m_open.empty() && m_sawRoot)
            fail(begin, {GPUFOLIO_TEXT("model", "a second root element was found"), {}});
        m_sawRoot = true;
        if (m_error)
            return;
        if (element.name.substr(element.name.find(':') + 1) == "Cube")
            readCube(begin, attributes, element);
        if (isEmpty)
            return;
        if (m_open.size() == mostLevels)
            return fail(begin, {GPUFOLIO_TEXT("model", "more than 32 levels of XML elements were found"), {}});
        m_open.push_back(std::move(element));
    }

    void readAttribute(std::map<std::string, std::string> &attributes)
    {
        const std::size_t begin = m_at;
        const std::string name = readName();
        expect('=');
        skipBlanks();
        const char quote = m_at < text().size() ? text()[m_at] : '\0';
        if (quote != '\'' && quote != '"')
            return fail(m_at, {GPUFOLIO_TEXT("model", "'%1' was expected in the XML text"), {"'"}});
        const std::size_t end = text().find(quote, ++m_at);
        if (end == std::string::npos)
            return fail(begin,
                        {GPUFOLIO_TEXT("model", "the XML text ends inside the attribute '%1'"), {forMessage(name)}});
        if (!attributes.emplace(name, text().substr(m_at, end - m_at)).second)
            fail(begin, {GPUFOLIO_TEXT("model", "the attribute '%1' was found twice"), {forMessage(name)}});
        m_at = end + 1;
    }

    void readCube(std::size_t offset, const std::map<std::string, std::string> &attributes, Element &element)
    {
        const auto value = [&attributes](const char *name) {
            const auto found = attributes.find(name);
            return found == attributes.end() ? std::string() : found->second;
        };
        element.time = value("time");
        if (attributes.count("currency") == 0 && attributes.count("rate") == 0)
            return;
        EcbCube cube{element.time, value("currency"), value("rate")};
        for (auto open = m_open.rbegin(); cube.time.empty() && open != m_open.rend(); ++open)
            cube.time = open->time;
        if (cube.time.empty())
            return fail(offset,
                        {GPUFOLIO_TEXT("model", "a rate outside a day was found, expected it inside a Cube with "
                                                "a time"),
                         {}});
        m_cubes.push_back(std::move(cube));
    }

    SourceText m_source;
    std::size_t m_at = 0;
    std::vector<Element> m_open;
    bool m_sawRoot = false;
    std::vector<EcbCube> m_cubes;
    std::optional<Error> m_error;
};

} // namespace

Result<std::vector<EcbCube>> readEcbCubes(std::string_view text, const std::string &fileName)
{
    return CubeReader(text, fileName).read();
}

} // namespace gpufolio
