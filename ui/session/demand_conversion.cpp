// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/demand_conversion.h"

#include "session/new_workload.h"
#include "workload/demand.h"

#include <algorithm>
#include <optional>

namespace gpufolio::ui
{

namespace
{

constexpr std::size_t hoursPerDay = 24;
constexpr std::size_t hoursPerWeek = 168;
constexpr std::size_t firstWeekendHour = 5 * hoursPerDay;

/// Values of each hour of the horizon before growth, not yet rounded to whole units where the form keeps them.
Result<std::vector<Decimal>> hourlyValues(const Demand &demand, const Inputs &inputs)
{
    Demand plain = demand;
    plain.growthPerMonth = Decimal();
    plain.from.reset();
    plain.until.reset();
    const auto units = hourlyDemand(plain, inputs.horizon(), projectCalendar(inputs));
    if (!units)
        return units.error();
    std::vector<Decimal> values;
    values.reserve(units->size());
    for (const std::int64_t value : *units)
        values.push_back(Decimal::fromInteger(value));
    return values;
}

bool isBlank(const std::string &cell)
{
    return cell.find_first_not_of(" \t") == std::string::npos;
}

/// A number of 0 or more.
std::optional<Decimal> numberIn(const CsvTable &table, std::size_t row, std::size_t column)
{
    const auto text = table.number(row, column);
    const auto value = text ? Decimal::parse(*text) : Result<Decimal>(text.error());
    return value && !value->isNegative() ? std::optional(*value) : std::nullopt;
}

std::vector<Decimal> weekOfDay(const DailySeries &day)
{
    std::vector<Decimal> week(hoursPerWeek);
    for (std::size_t hour = 0; hour < hoursPerWeek; ++hour) {
        const std::size_t ofDay = hour % hoursPerDay;
        const Decimal value = ofDay < day.values.size() ? day.values[ofDay] : Decimal();
        week[hour] = hour >= firstWeekendHour && day.weekendFactor ? multiply(value, *day.weekendFactor) : value;
    }
    return week;
}

} // namespace

DemandKind kindOf(const DemandSeries &series)
{
    if (std::holds_alternative<ConstantSeries>(series))
        return DemandKind::Always;
    if (std::holds_alternative<DailySeries>(series))
        return DemandKind::Daily;
    if (std::holds_alternative<WeeklySeries>(series))
        return DemandKind::Weekly;
    if (std::holds_alternative<MonthlySeries>(series))
        return DemandKind::Monthly;
    return DemandKind::Series;
}

int monthCount(const Inputs &inputs)
{
    return static_cast<int>(projectCalendar(inputs).months(inputs.horizon()).size());
}

const std::vector<Decimal> *valuesOf(const DemandSeries &series)
{
    return std::visit(
        [](const auto &one) -> const std::vector<Decimal> * {
            if constexpr (requires { one.values; })
                return &one.values;
            else
                return nullptr;
        },
        series);
}

Result<DemandSeries> convertedTo(DemandKind kind, const Demand &demand, const Inputs &inputs)
{
    if (kindOf(demand.series) == kind)
        return demand.series;
    if (const auto *constant = std::get_if<ConstantSeries>(&demand.series)) {
        if (kind == DemandKind::Daily)
            return DemandSeries(DailySeries{std::vector<Decimal>(hoursPerDay, constant->value), {}});
        if (kind == DemandKind::Weekly)
            return DemandSeries(WeeklySeries{std::vector<Decimal>(hoursPerWeek, constant->value)});
        if (kind == DemandKind::Monthly)
            return DemandSeries(
                MonthlySeries{std::vector<Decimal>(static_cast<std::size_t>(monthCount(inputs)), constant->value)});
    }
    const auto *daily = std::get_if<DailySeries>(&demand.series);
    if (daily != nullptr && kind == DemandKind::Weekly)
        return DemandSeries(WeeklySeries{weekOfDay(*daily)});
    auto hourly = hourlyValues(demand, inputs);
    if (!hourly)
        return hourly.error();
    const Calendar calendar = projectCalendar(inputs);
    const std::vector<std::uint8_t> hours = calendar.hoursOfWeek(inputs.horizon());
    const auto highestOf = [&](std::size_t count) {
        std::vector<Decimal> highest(count);
        for (std::size_t hour = 0; hour < hourly->size(); ++hour)
            highest[hours[hour] % count] = std::max(highest[hours[hour] % count], (*hourly)[hour]);
        return highest;
    };
    switch (kind) {
    case DemandKind::Always:
        return DemandSeries(
            ConstantSeries{hourly->empty() ? Decimal() : *std::max_element(hourly->begin(), hourly->end())});
    case DemandKind::Daily:
        return DemandSeries(DailySeries{highestOf(hoursPerDay), {}});
    case DemandKind::Weekly:
        return DemandSeries(WeeklySeries{highestOf(hoursPerWeek)});
    case DemandKind::Monthly: {
        MonthlySeries months;
        for (const MonthSpan &span : calendar.months(inputs.horizon())) {
            const auto first = hourly->begin() + (span.period.start - inputs.start);
            months.values.push_back(*std::max_element(first, first + span.period.hours()));
        }
        return DemandSeries(std::move(months));
    }
    case DemandKind::Series:
        break;
    }
    return DemandSeries(HourlySeries{std::move(*hourly)});
}

DemandSeries inOtherUnit(DemandSeries series, DemandUnit now, Decimal acceleratorsPerMachine)
{
    if (acceleratorsPerMachine.isZero())
        return series;
    const auto convert = [&](Decimal &value) {
        if (now == DemandUnit::Instances)
            value = multiply(value, acceleratorsPerMachine);
        else
            value = Decimal::fromInteger(divide(value, acceleratorsPerMachine, Rounding::HalfEven).ceil());
    };
    std::visit(
        [&convert](auto &one) {
            if constexpr (requires { one.values; }) {
                for (Decimal &value : one.values)
                    convert(value);
            } else {
                convert(one.value);
            }
        },
        series);
    if (const auto *csv = std::get_if<CsvSeries>(&series)) // no longer what stands in the file
        return HourlySeries{csv->values};
    return series;
}

std::vector<std::string> numberColumns(const CsvTable &table)
{
    std::vector<std::string> names;
    for (std::size_t column = 0; column < table.header().size(); ++column) {
        bool numbers = table.rowCount() > 0;
        for (std::size_t row = 0; row < table.rowCount() && numbers; ++row)
            numbers = numberIn(table, row, column).has_value();
        if (numbers)
            names.push_back(table.header()[column]);
    }
    return names;
}

std::vector<ColumnWithGaps> columnsWithGaps(const CsvTable &table)
{
    std::vector<ColumnWithGaps> columns;
    for (std::size_t column = 0; column < table.header().size(); ++column) {
        ColumnWithGaps found{table.header()[column], 0, 0};
        bool numbers = true;
        for (std::size_t row = 0; row < table.rowCount() && numbers; ++row) {
            if (!isBlank(table.cell(row, column))) {
                numbers = numberIn(table, row, column).has_value();
            } else if (found.rows++ == 0) {
                found.firstLine = table.line(row);
            }
        }
        if (numbers && found.rows > 0 && found.rows < table.rowCount())
            columns.push_back(std::move(found));
    }
    return columns;
}

std::size_t likelyDemand(const CsvTable &table, const std::vector<std::string> &columns)
{
    constexpr std::size_t fewest = 3; // two numbers always have a constant distance
    const auto counts = [&table](std::size_t column) {
        std::optional<Decimal> step;
        for (std::size_t row = 1; row < table.rowCount(); ++row) {
            const Decimal distance = *numberIn(table, row, column) - *numberIn(table, row - 1, column);
            if (distance.isZero() || (step && distance != *step))
                return false;
            step = distance;
        }
        return table.rowCount() >= fewest;
    };
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (const auto column = table.column(columns[i]); column && !counts(*column))
            return i;
    }
    return 0;
}

Result<HourlyColumn> readHourly(const CsvTable &table, const std::string &column, std::int64_t hours)
{
    const auto at = table.requireColumn(column);
    if (!at)
        return at.error();
    HourlyColumn read;
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        const auto text = table.number(row, *at);
        if (!text)
            return text.error();
        const auto value = Decimal::parse(*text);
        if (!value)
            return value.error();
        if (static_cast<std::int64_t>(read.values.size()) < hours)
            read.values.push_back(*value);
        else
            ++read.leftOut;
    }
    return read;
}

} // namespace gpufolio::ui
