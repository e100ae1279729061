// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// What the XLSX report needs of libxlsxwriter, so that only one file knows the library.
namespace gpufolio
{

/// How a cell looks.
struct XlsxStyle {
    bool bold = false;
    bool wrap = false;
    bool filled = false;
    bool percent = false; ///< a fraction shown as a percentage with one decimal
};

/// A stacked column chart over a block of the sheet: months in column 0, a series in each further column.
struct XlsxStackedColumns {
    std::string title;
    std::string categoryTitle;
    std::string valueTitle;
    std::uint32_t headerRow = 0; ///< names of the series; the values follow below
    std::uint32_t rows = 0;
    std::vector<std::string> keys; ///< of the series: oneYear, onDemand, ...; decide colour and pattern
};

struct XlsxWorkbookState;
struct XlsxSheetState;

/// A sheet of an XlsxWorkbook, valid as long as that is. Rows and columns count from 0.
class XlsxSheet
{
public:
    /// Text, whatever it looks like: never a formula.
    void text(std::uint32_t row, std::uint16_t column, const std::string &words, XlsxStyle style);
    /// A number shown with the decimals of its text. False when it has more than 15 digits, which a spreadsheet can't
    /// keep: it's then written as text.
    bool number(std::uint32_t row, std::uint16_t column, const std::string &plainDecimal, XlsxStyle style);
    /// A date from "2027-01-31".
    void date(std::uint32_t row, std::uint16_t column, const std::string &isoDate, XlsxStyle style);
    void setWidth(std::uint16_t column, int characters);
    /// Keeps the rows down to the header and the first column in view, and puts a filter on the header.
    void freezeAndFilter(std::uint32_t headerRow, std::uint32_t lastRow, std::uint16_t lastColumn);
    /// Places the chart to the right of its block.
    void stackedColumns(const XlsxStackedColumns &chart);

private:
    friend class XlsxWorkbook;
    explicit XlsxSheet(std::shared_ptr<XlsxSheetState> state) : m_state(std::move(state)) {}
    std::shared_ptr<XlsxSheetState> m_state;
};

/// A workbook under way, in a temporary file that goes with it.
class XlsxWorkbook
{
public:
    /// @return Io when there is no place for the temporary file.
    static Result<XlsxWorkbook> create();
    XlsxWorkbook(XlsxWorkbook &&) noexcept;
    XlsxWorkbook &operator=(XlsxWorkbook &&) noexcept;
    ~XlsxWorkbook();

    void describe(const std::string &title, const std::string &subject);
    /// The name is made legal for a sheet (at most 31 characters, none of []:*?/\) and unique.
    XlsxSheet addSheet(const std::string &name);
    /// The finished file; the same content gives the same bytes. @return Io when it can't be written or read back.
    Result<std::string> bytes() &&;

private:
    explicit XlsxWorkbook(std::unique_ptr<XlsxWorkbookState> state);
    std::unique_ptr<XlsxWorkbookState> m_state;
};

} // namespace gpufolio
