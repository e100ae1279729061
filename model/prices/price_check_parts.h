// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_book.h"
#include "prices/sources/source_rows.h"

#include <algorithm>
#include <string>
#include <tuple>

/// What the parts of price_checks.h have in common.
namespace gpufolio::price_check
{

inline bool isAccepted(const PriceRow &row)
{
    return row.state == PriceState::Accepted;
}

/// The same thing to buy, whatever the way.
inline bool sameMachine(const PriceRow &a, const PriceRow &b)
{
    const auto key = [](const PriceRow &row) {
        return std::tie(row.instanceType, row.region, row.zone, row.provider, row.account, row.operatingSystem,
                        row.tenancy);
    };
    return key(a) == key(b);
}

/// The end of the prices of the machine at `begin`.
template <typename Iterator> Iterator endOfMachine(Iterator begin, Iterator end)
{
    return std::find_if(begin, end, [begin](const SourcePrice &price) { return !sameMachine(price.row, begin->row); });
}

/// An accepted commitment to a year or more.
inline bool isLongTerm(const PriceRow &row)
{
    constexpr std::int64_t yearHours = 8760;
    return (row.kind == OptionKind::Commitment || row.kind == OptionKind::SpendCommitment) &&
           row.termHours >= yearHours && isAccepted(row);
}

inline bool isDearer(Decimal a, Decimal b)
{
    return a > b && !nearlyEqual(a, b);
}

/// A rate for a message: at most 6 decimals.
inline std::string shown(Decimal amount)
{
    constexpr int decimals = 6;
    return toText(amount, 0, decimals);
}

inline std::string shownPrice(const PriceRow &row)
{
    return shown(amortisedHourly(row));
}

/// "aws:us-east-1:p5.48xlarge 1y-convertible".
inline std::string nameOf(const PriceRow &row)
{
    return offerIdOf(row) + " " + optionIdOf(row);
}

} // namespace gpufolio::price_check
