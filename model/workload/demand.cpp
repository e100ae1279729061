// SPDX-License-Identifier: GPL-3.0-or-later
#include "workload/demand.h"

#include <boost/multiprecision/cpp_dec_float.hpp>

#include <algorithm>
#include <map>
#include <type_traits>

namespace gpufolio
{

namespace
{

// (1 + growth)^m has up to 12 m decimals; a hundred digits keep far more than the nine that are looked at.
using Factor = boost::multiprecision::cpp_dec_float_100;

Factor toFactor(Decimal value)
{
    return Factor(toText(value));
}

// ceil(round(value x factor, 9 decimals)), half-even.
std::int64_t wholeUnits(Decimal value, const Factor &factor)
{
    const Factor billionths = toFactor(value) * factor * 1'000'000'000;
    Factor below = floor(billionths);
    const Factor rest = billionths - below;
    const Factor half("0.5");
    const bool odd = fmod(below, Factor(2)) != 0;
    if (rest > half || (rest == half && odd))
        below += 1;
    const Factor units = ceil(below / 1'000'000'000);
    if (units > Factor("1e15"))
        throw ArithmeticError(
            Error::Code::Overflow,
            {GPUFOLIO_TEXT("model", "A demand of more than 1e15 was reached; check the growth."), {}});
    return units.convert_to<std::int64_t>();
}

// Values repeat from hour to hour: each distinct one of a month is computed once.
class UnitsOfMonth
{
public:
    UnitsOfMonth(Factor growth, std::optional<Decimal> weekendFactor) : m_growth(std::move(growth))
    {
        if (weekendFactor)
            m_weekend = m_growth * toFactor(*weekendFactor);
    }

    std::int64_t of(Decimal value, bool weekend)
    {
        const bool scaled = weekend && m_weekend;
        auto &known = scaled ? m_knownWeekend : m_known;
        const auto found = known.find(value);
        if (found != known.end())
            return found->second;
        const std::int64_t units = wholeUnits(value, scaled ? *m_weekend : m_growth);
        known.emplace(value, units);
        return units;
    }

private:
    Factor m_growth;
    std::optional<Factor> m_weekend;
    std::map<Decimal, std::int64_t> m_known;
    std::map<Decimal, std::int64_t> m_knownWeekend;
};

// The base value of an hour; 0 after the end of a series.
class BaseValue
{
public:
    BaseValue(const DemandSeries &series, const Period &period, const Calendar &calendar) : m_series(series)
    {
        if (std::holds_alternative<WeeklySeries>(series) || std::holds_alternative<DailySeries>(series))
            m_hoursOfWeek = calendar.hoursOfWeek(period);
    }

    Decimal at(std::size_t hour, std::size_t month) const
    {
        return std::visit(
            [&](const auto &series) -> Decimal {
                using Series = std::decay_t<decltype(series)>;
                if constexpr (std::is_same_v<Series, ConstantSeries>)
                    return series.value;
                else if constexpr (std::is_same_v<Series, MonthlySeries>)
                    return valueOr0(series.values, month);
                else if constexpr (std::is_same_v<Series, WeeklySeries>)
                    return valueOr0(series.values, m_hoursOfWeek[hour]);
                else if constexpr (std::is_same_v<Series, DailySeries>)
                    return valueOr0(series.values, m_hoursOfWeek[hour] % 24);
                else
                    return valueOr0(series.values, hour);
            },
            m_series);
    }
    bool isWeekend(std::size_t hour) const { return !m_hoursOfWeek.empty() && m_hoursOfWeek[hour] >= 5 * 24; }

private:
    static Decimal valueOr0(const std::vector<Decimal> &values, std::size_t index)
    {
        return index < values.size() ? values[index] : Decimal();
    }

    const DemandSeries &m_series;
    std::vector<std::uint8_t> m_hoursOfWeek;
};

} // namespace

Result<std::vector<std::int64_t>> hourlyDemand(const Demand &demand, const Period &period, const Calendar &calendar)
{
    std::vector<std::int64_t> units(static_cast<std::size_t>(std::max<std::int64_t>(0, period.hours())), 0);
    const BaseValue base(demand.series, period, calendar);
    const auto *daily = std::get_if<DailySeries>(&demand.series);
    const Factor growth = Factor(1) + toFactor(demand.growthPerMonth);
    const UtcHour from = std::max(period.start, demand.from.value_or(period.start));
    const UtcHour until = std::min(period.end, demand.until.value_or(period.end));
    try {
        Factor grown = 1;
        std::size_t month = 0;
        for (const MonthSpan &span : calendar.months(period)) {
            UnitsOfMonth unitsOf(grown, daily ? daily->weekendFactor : std::nullopt);
            for (UtcHour at = std::max(span.period.start, from); at < std::min(span.period.end, until); at = at + 1) {
                const auto hour = static_cast<std::size_t>(at - period.start);
                units[hour] = unitsOf.of(base.at(hour, month), base.isWeekend(hour));
            }
            grown *= growth;
            ++month;
        }
    } catch (const ArithmeticError &error) {
        return error.error();
    }
    return units;
}

std::int64_t instancesFor(std::int64_t accelerators, Decimal acceleratorsPerInstance)
{
    return divide(Decimal::fromInteger(accelerators), acceleratorsPerInstance, Rounding::HalfEven).ceil();
}

} // namespace gpufolio
