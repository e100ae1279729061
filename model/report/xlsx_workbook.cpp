// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/xlsx_workbook.h"

#include "support/instant.h"

#include <xlsxwriter.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include <unistd.h>

namespace gpufolio
{

namespace
{

// A spreadsheet's numbers are doubles, of which 15 decimal digits are safe.
constexpr std::size_t safeDigits = 15;
constexpr std::size_t sheetNameLength = 31;
// The day that the entries of the ZIP carry too: no clock in the file, so equal reports are equal bytes.
constexpr std::time_t fixedCreated = 315'532'800; // 1980-01-01

// Colours and patterns of the kinds on white.
struct SeriesLook {
    std::string_view key;
    lxw_color_t colour;
    std::uint8_t pattern; ///< LXW_CHART_PATTERN_NONE: solid
};
constexpr std::array<SeriesLook, 5> looks = {{{"oneYear", 0x3F96FA, LXW_CHART_PATTERN_NONE},
                                              {"threeYear", 0x142D62, LXW_CHART_PATTERN_PERCENT_75},
                                              {"onDemand", 0x8D2C04, LXW_CHART_PATTERN_NONE},
                                              {"spot", 0x999A20, LXW_CHART_PATTERN_NONE},
                                              {"unused", 0x6B7280, LXW_CHART_PATTERN_OUTLINED_DIAMOND}}};

std::size_t significantDigits(std::string_view plainDecimal)
{
    std::string digits;
    for (const char c : plainDecimal)
        if (c >= '0' && c <= '9')
            digits += c;
    if (plainDecimal.find('.') != std::string_view::npos)
        digits.erase(digits.find_last_not_of('0') + 1);
    const std::size_t first = digits.find_first_not_of('0');
    return first == std::string::npos ? 0 : digits.size() - first;
}

std::size_t decimalsOf(std::string_view plainDecimal)
{
    const std::size_t point = plainDecimal.find('.');
    return point == std::string_view::npos ? 0 : plainDecimal.size() - point - 1;
}

std::string numberFormat(std::string_view plainDecimal, bool percent)
{
    if (percent)
        return "0.0%";
    const std::size_t decimals = decimalsOf(plainDecimal);
    return decimals == 0 ? "#,##0" : "#,##0." + std::string(decimals, '0');
}

// The first code points of a UTF-8 text.
std::string firstCodePoints(std::string_view text, std::size_t count)
{
    std::size_t end = 0;
    while (end < text.size() && count > 0) {
        ++end;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
            ++end;
        --count;
    }
    return std::string(text.substr(0, end));
}

std::string folded(std::string_view name)
{
    std::string out(name);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return out;
}

Error ioError(const std::string &detail)
{
    return {Error::Code::Io, {GPUFOLIO_TEXT("model", "The workbook can't be written: %1"), {detail}}, {}};
}

using FormatKey = std::tuple<std::string, bool, bool, bool>; ///< number format, bold, wrap, filled

} // namespace

struct XlsxWorkbookState {
    std::filesystem::path path;
    lxw_workbook *workbook = nullptr;
    std::map<FormatKey, lxw_format *> formats;
    std::set<std::string> sheetNames; ///< folded: a spreadsheet ignores case

    XlsxWorkbookState() = default;
    XlsxWorkbookState(const XlsxWorkbookState &) = delete;
    XlsxWorkbookState &operator=(const XlsxWorkbookState &) = delete;
    ~XlsxWorkbookState()
    {
        if (workbook)
            lxw_workbook_free(workbook);
        std::error_code ignored;
        std::filesystem::remove(path, ignored);
    }

    lxw_format *format(const std::string &number, const XlsxStyle &style)
    {
        lxw_format *&known = formats[{number, style.bold, style.wrap, style.filled}];
        if (known)
            return known;
        known = workbook_add_format(workbook);
        if (!number.empty())
            format_set_num_format(known, number.c_str());
        if (style.bold)
            format_set_bold(known);
        if (style.wrap) {
            format_set_text_wrap(known);
            format_set_align(known, LXW_ALIGN_VERTICAL_TOP);
        }
        if (style.filled) {
            constexpr lxw_color_t raised = 0xF6F8FA;
            format_set_bg_color(known, raised);
            format_set_bottom(known, LXW_BORDER_THIN);
        }
        return known;
    }

    std::string legalName(const std::string &wanted)
    {
        std::string base = wanted;
        for (char &c : base)
            if (std::string_view("[]:*?/\\'").find(c) != std::string_view::npos)
                c = ' ';
        base = firstCodePoints(base, sheetNameLength);
        if (base.empty())
            base = "-";
        std::string name = base;
        for (int n = 2; !sheetNames.insert(folded(name)).second; ++n) {
            const std::string suffix = " (" + std::to_string(n) + ")";
            name = firstCodePoints(base, sheetNameLength - suffix.size()) + suffix;
        }
        return name;
    }
};

struct XlsxSheetState {
    XlsxWorkbookState *workbook;
    lxw_worksheet *sheet;
    std::string name;
};

void XlsxSheet::text(std::uint32_t row, std::uint16_t column, const std::string &words, XlsxStyle style)
{
    worksheet_write_string(m_state->sheet, row, column, words.c_str(), m_state->workbook->format({}, style));
}

bool XlsxSheet::number(std::uint32_t row, std::uint16_t column, const std::string &plainDecimal, XlsxStyle style)
{
    double value = 0;
    const char *end = plainDecimal.data() + plainDecimal.size();
    const std::from_chars_result read = std::from_chars(plainDecimal.data(), end, value);
    if (read.ec != std::errc() || read.ptr != end || significantDigits(plainDecimal) > safeDigits) {
        text(row, column, plainDecimal, style);
        return false;
    }
    worksheet_write_number(m_state->sheet, row, column, value,
                           m_state->workbook->format(numberFormat(plainDecimal, style.percent), style));
    return true;
}

void XlsxSheet::date(std::uint32_t row, std::uint16_t column, const std::string &isoDate, XlsxStyle style)
{
    const Result<Date> day = Date::parse(isoDate);
    constexpr int firstYear = 1900; // of a spreadsheet's calendar
    if (!day || day->year < firstYear) {
        text(row, column, isoDate, style);
        return;
    }
    lxw_datetime at{day->year, day->month, day->day, 0, 0, 0};
    worksheet_write_datetime(m_state->sheet, row, column, &at, m_state->workbook->format("yyyy-mm-dd", style));
}

void XlsxSheet::setWidth(std::uint16_t column, int characters)
{
    worksheet_set_column(m_state->sheet, column, column, characters, nullptr);
}

void XlsxSheet::freezeAndFilter(std::uint32_t headerRow, std::uint32_t lastRow, std::uint16_t lastColumn)
{
    constexpr double linesOfHeader = 45; // points: three lines
    worksheet_set_row(m_state->sheet, headerRow, linesOfHeader, nullptr);
    worksheet_freeze_panes(m_state->sheet, headerRow + 1, 1);
    worksheet_repeat_rows(m_state->sheet, headerRow, headerRow);
    worksheet_autofilter(m_state->sheet, headerRow, 0, std::max(lastRow, headerRow), lastColumn);
}

void XlsxSheet::stackedColumns(const XlsxStackedColumns &chart)
{
    lxw_chart *drawn = workbook_add_chart(m_state->workbook->workbook, LXW_CHART_COLUMN_STACKED);
    const std::uint32_t first = chart.headerRow + 1;
    const std::uint32_t last = chart.headerRow + chart.rows;
    const char *sheet = m_state->name.c_str();
    for (std::size_t i = 0; i < chart.keys.size(); ++i) {
        const auto column = static_cast<std::uint16_t>(i + 1);
        lxw_chart_series *series = chart_add_series(drawn, nullptr, nullptr);
        chart_series_set_categories(series, sheet, first, 0, last, 0);
        chart_series_set_values(series, sheet, first, column, last, column);
        chart_series_set_name_range(series, sheet, chart.headerRow, column);
        const auto look =
            std::find_if(looks.begin(), looks.end(), [&](const SeriesLook &l) { return l.key == chart.keys[i]; });
        if (look == looks.end())
            continue;
        if (look->pattern != LXW_CHART_PATTERN_NONE) {
            lxw_chart_pattern pattern{look->colour, LXW_COLOR_WHITE, look->pattern};
            chart_series_set_pattern(series, &pattern);
        } else {
            lxw_chart_fill fill{look->colour, 0, 0};
            chart_series_set_fill(series, &fill);
        }
    }
    chart_title_set_name(drawn, chart.title.c_str());
    chart_axis_set_name(drawn->x_axis, chart.categoryTitle.c_str());
    chart_axis_set_name(drawn->y_axis, chart.valueTitle.c_str());
    chart_axis_set_min(drawn->y_axis, 0);
    chart_axis_set_num_format(drawn->y_axis, "#,##0");
    chart_legend_set_position(drawn, LXW_CHART_LEGEND_BOTTOM);
    lxw_chart_options size{};
    size.x_scale = 1.8;
    size.y_scale = 1.4;
    worksheet_insert_chart_opt(m_state->sheet, chart.headerRow, static_cast<std::uint16_t>(chart.keys.size() + 2),
                               drawn, &size);
}

XlsxWorkbook::XlsxWorkbook(std::unique_ptr<XlsxWorkbookState> state) : m_state(std::move(state)) {}
XlsxWorkbook::XlsxWorkbook(XlsxWorkbook &&) noexcept = default;
XlsxWorkbook &XlsxWorkbook::operator=(XlsxWorkbook &&) noexcept = default;
XlsxWorkbook::~XlsxWorkbook() = default;

Result<XlsxWorkbook> XlsxWorkbook::create()
{
    std::error_code failed;
    const std::filesystem::path folder = std::filesystem::temp_directory_path(failed);
    if (failed)
        return ioError(failed.message());
    std::string pattern = (folder / "gpufolio-XXXXXX").string();
    const int file = ::mkstemp(pattern.data());
    if (file < 0)
        return ioError(std::error_code(errno, std::generic_category()).message());
    ::close(file);
    auto state = std::make_unique<XlsxWorkbookState>();
    state->path = pattern;
    state->workbook = workbook_new(pattern.c_str());
    if (!state->workbook)
        return ioError(pattern);
    return XlsxWorkbook(std::move(state));
}

void XlsxWorkbook::describe(const std::string &title, const std::string &subject)
{
    std::string itsTitle = title;
    std::string itsSubject = subject;
    std::string author = "Gpufolio " GPUFOLIO_VERSION;
    lxw_doc_properties properties{};
    properties.title = itsTitle.data();
    properties.subject = itsSubject.data();
    properties.author = author.data();
    properties.created = fixedCreated;
    workbook_set_properties(m_state->workbook, &properties);
}

XlsxSheet XlsxWorkbook::addSheet(const std::string &name)
{
    const std::string legal = m_state->legalName(name);
    lxw_worksheet *sheet = workbook_add_worksheet(m_state->workbook, legal.c_str());
    constexpr std::uint8_t paperA4 = 9;
    worksheet_set_paper(sheet, paperA4);
    worksheet_set_landscape(sheet);
    worksheet_fit_to_pages(sheet, 1, 0);
    return XlsxSheet(std::make_shared<XlsxSheetState>(XlsxSheetState{m_state.get(), sheet, legal}));
}

Result<std::string> XlsxWorkbook::bytes() &&
{
    const std::unique_ptr<XlsxWorkbookState> state = std::move(m_state);
    const lxw_error closed = workbook_close(std::exchange(state->workbook, nullptr)); // frees it, also on failure
    if (closed != LXW_NO_ERROR)
        return ioError(lxw_strerror(closed));
    std::ifstream in(state->path, std::ios::binary);
    std::string content{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    if (in.bad() || content.empty())
        return ioError(state->path.string());
    return content;
}

} // namespace gpufolio
