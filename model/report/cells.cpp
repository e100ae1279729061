// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/cells.h"

#include <cassert>

namespace gpufolio
{

Cell textCell(std::string text)
{
    return {CellKind::Text, std::move(text), {}};
}

Cell messageCell(Message message)
{
    return {CellKind::Text, {}, std::move(message)};
}

Cell amountCell(const Money &amount, Rounding rounding)
{
    return {CellKind::Amount, toText(amount, rounding), {}};
}

Cell amountCell(const std::optional<Money> &amount, Rounding rounding, Message reason)
{
    return amount ? amountCell(*amount, rounding) : missingCell(CellKind::Amount, std::move(reason));
}

Cell readRateCell(Decimal perHour)
{
    return {CellKind::Rate, toText(perHour, 2), {}};
}

Cell derivedRateCell(Decimal perHour, Rounding rounding)
{
    return {CellKind::Rate, toText(perHour, 2, derivedRateDecimals, rounding), {}};
}

Cell hoursCell(Decimal hours, Rounding rounding)
{
    return {CellKind::Hours, toText(hours, 0, hourDecimals, rounding), {}};
}

Cell countCell(std::int64_t count)
{
    return {CellKind::Count, std::to_string(count), {}};
}

Cell ratioCell(const std::optional<Decimal> &fraction, Rounding rounding, Message reason)
{
    if (!fraction)
        return missingCell(CellKind::Ratio, std::move(reason));
    return {CellKind::Ratio, toText(*fraction, ratioDecimals, ratioDecimals, rounding), {}};
}

Cell monthCell(YearMonth month)
{
    return {CellKind::Month, month.toText(), {}};
}

Cell dateCell(const Date &date)
{
    return {CellKind::Date, date.toText(), {}};
}

Cell missingCell(CellKind kind, Message reason)
{
    return {kind, {}, std::move(reason)};
}

CellKind kindOf(MetricUnit unit)
{
    switch (unit) {
    case MetricUnit::Currency:
        return CellKind::Amount;
    case MetricUnit::CurrencyPerInstanceHour:
    case MetricUnit::CurrencyPerAcceleratorHour:
    case MetricUnit::Factor:
        return CellKind::Rate;
    case MetricUnit::Fraction:
        return CellKind::Ratio;
    case MetricUnit::InstanceHours:
    case MetricUnit::AcceleratorHours:
    case MetricUnit::Hours:
        return CellKind::Hours;
    case MetricUnit::Count:
        return CellKind::Count;
    }
    return CellKind::Text;
}

Cell metricCell(const MetricValue &figure, MetricUnit unit, Currency currency, Rounding rounding)
{
    if (!figure.value)
        return missingCell(kindOf(unit), figure.reason);
    return {kindOf(unit), plainText(*figure.value, unit, currency, rounding), {}};
}

ReportColumn metricColumn(Metric metric, Currency currency, std::string key)
{
    const MetricInfo &info = metricInfo(metric);
    return {{std::string(info.label), {}},
            unitOf(info.unit, currency),
            kindOf(info.unit),
            key.empty() ? std::string(info.id) : std::move(key)};
}

ReportColumn textColumn(Message label, std::string key)
{
    return {std::move(label), {}, CellKind::Text, std::move(key)};
}

namespace
{

int decimalsOf(const std::string &plainDecimal)
{
    const std::size_t point = plainDecimal.find('.');
    return point == std::string::npos ? 0 : static_cast<int>(plainDecimal.size() - point - 1);
}

// Total minus the printed rows of a column, as text with the decimals of the total; nothing when they agree.
std::optional<std::string> roundingOf(const ReportTable &table, std::size_t column, const Cell &total)
{
    const bool summed = (total.kind == CellKind::Amount || total.kind == CellKind::Hours) && !total.missing();
    if (!summed)
        return std::nullopt;
    Decimal difference = Decimal::parse(total.value).value();
    for (const std::vector<Cell> &row : table.rows) {
        if (row[column].kind != total.kind || row[column].missing())
            return std::nullopt; // a row without a figure: nothing is said about the sum
        difference -= Decimal::parse(row[column].value).value();
    }
    if (difference.isZero())
        return std::nullopt;
    return toText(difference, total.kind == CellKind::Amount ? decimalsOf(total.value) : 0);
}

} // namespace

void setTotal(ReportTable &table, std::vector<Cell> total)
{
    assert(total.size() == table.columns.size());
    std::vector<Cell> rounding(total.size());
    bool differs = false;
    for (std::size_t column = 0; column < total.size(); ++column) {
        const std::optional<std::string> difference = roundingOf(table, column, total[column]);
        if (difference) {
            rounding[column] = {total[column].kind, *difference, {}};
            differs = true;
        }
    }
    table.total = std::move(total);
    if (differs) {
        rounding.front() = messageCell({GPUFOLIO_TEXT("model", "Rounding"), {}});
        table.rounding = std::move(rounding);
    }
}

} // namespace gpufolio
