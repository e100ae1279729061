// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/metric_value.h"
#include "report/report_document.h"

#include <optional>
#include <string>

/// Making cells: the one place where a figure of a report becomes text.
namespace gpufolio
{

Cell textCell(std::string text);
Cell messageCell(Message message);
Cell amountCell(const Money &amount, Rounding rounding);
Cell amountCell(const std::optional<Money> &amount, Rounding rounding, Message reason);
/// A price as it was read: all its decimals, at least 2.
Cell readRateCell(Decimal perHour);
/// A price that was computed: at least 2 and at most `derivedRateDecimals` decimals.
Cell derivedRateCell(Decimal perHour, Rounding rounding);
Cell hoursCell(Decimal hours, Rounding rounding);
Cell countCell(std::int64_t count);
Cell ratioCell(const std::optional<Decimal> &fraction, Rounding rounding, Message reason);
Cell monthCell(YearMonth month);
Cell dateCell(const Date &date);
/// Only a reason: the figure has no value.
Cell missingCell(CellKind kind, Message reason);
Cell metricCell(const MetricValue &figure, MetricUnit unit, Currency currency, Rounding rounding);
CellKind kindOf(MetricUnit unit);

/// A column headed by a metric; `key` when CSV and JSON call it otherwise there.
ReportColumn metricColumn(Metric metric, Currency currency, std::string key = {});
ReportColumn textColumn(Message label, std::string key);

/// Sets the total row and, where the sum of the printed rows differs from it, the rounding row (total minus sum).
/// `total` has a cell a column; its Amount and Hours cells are compared.
void setTotal(ReportTable &table, std::vector<Cell> total);

} // namespace gpufolio
