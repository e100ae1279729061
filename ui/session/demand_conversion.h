// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "support/csv_reader.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace gpufolio::ui
{

enum class DemandKind { Always, Daily, Weekly, Monthly, Series };
constexpr int demandKindCount = 5;

DemandKind kindOf(const DemandSeries &series);

/// The demand in another form, as close as that form can say it: a day or a month takes the highest value of the hours
/// it stands for, "always" the highest of all; a week of a day and a series of anything are exact (before growth).
/// @return Overflow when it doesn't fit
Result<DemandSeries> convertedTo(DemandKind kind, const Demand &demand, const Inputs &inputs);

/// The values in the other unit, so that the same machines are asked for: times the GPUs of a machine, or divided by
/// them and rounded up to whole machines.
DemandSeries inOtherUnit(DemandSeries series, DemandUnit now, Decimal acceleratorsPerMachine);

/// The values of a series, whatever its form.
const std::vector<Decimal> *valuesOf(const DemandSeries &series);

/// The number of local months of the horizon.
int monthCount(const Inputs &inputs);

/// A column of numbers of a CSV file, an hour a row.
struct HourlyColumn {
    std::vector<Decimal> values;
    std::size_t leftOut = 0; ///< rows behind the end of the horizon
};
/// The columns of which every row is a number of 0 or more.
std::vector<std::string> numberColumns(const CsvTable &table);
/// A column that would be one of them but for rows without a value; what is missing is no 0.
struct ColumnWithGaps {
    std::string name;
    int firstLine = 0; ///< of the first row without a value
    std::size_t rows = 0;
};
std::vector<ColumnWithGaps> columnsWithGaps(const CsvTable &table);
/// The position of the column that is most likely meant: the first that doesn't just count the rows, else the first.
std::size_t likelyDemand(const CsvTable &table, const std::vector<std::string> &columns);
Result<HourlyColumn> readHourly(const CsvTable &table, const std::string &column, std::int64_t hours);

} // namespace gpufolio::ui
