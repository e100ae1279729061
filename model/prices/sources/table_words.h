// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/offer.h"
#include "support/csv_dialect.h"
#include "support/decimal.h"
#include "support/instant.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Words that people write into tables of prices.
namespace gpufolio
{

/// ASCII letters in lower case; others stay.
std::string inLowerCase(std::string_view text);

/// A way to buy as a table names it.
struct PurchaseWords {
    OptionKind kind = OptionKind::OnDemand;
    std::int64_t termHours = 0; ///< 0: not said
    std::string paymentOption;  ///< empty: not said
    std::string offeringClass;

    friend bool operator==(const PurchaseWords &, const PurchaseWords &) = default;
};

/// "on-demand", "Reservation", "按量计费", "3yr-partial-upfront-convertible", "capacity block"; nothing for a word that
/// isn't known. An empty text is on demand.
std::optional<PurchaseWords> parsePurchase(std::string_view text);

/// The provider's id for a name that people use: "Oracle Cloud" is "oci", "Datacrunch" (now Verda) "verda", "阿里云"
/// "alibaba-cloud"; other names stay as they are.
std::string providerIdOf(std::string_view name);

/// "linux" and "windows" for their editions ("Windows Server 2022", "CentOS 7.9 64 位"); others in lower case.
std::string operatingSystemOf(std::string_view name);

/// A day in "2026-06-18", "2026-06-18T03:43:41Z", "2019-04-17 23:34:22 UTC", "2026/6/18", "20250703204906".
std::optional<Date> parseDay(std::string_view text);

/// "NVIDIA A10 * 1", "8 × V100", "2x H100 SXM": a model and how many of it.
struct CountedModel {
    std::string model;
    std::optional<Decimal> count; ///< when the text says it

    friend bool operator==(const CountedModel &, const CountedModel &) = default;
};
CountedModel parseModel(std::string_view text, const CsvDialect &dialect);

} // namespace gpufolio
