// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of price books for the tests of this folder.
#pragma once

#include "prices/price_book.h"

#include <cassert>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace gpufolio::test
{

inline Decimal decimal(std::string_view text)
{
    return *Decimal::parse(text);
}

inline Date date(std::string_view text)
{
    return *Date::parse(text);
}

/// An on-demand price of an 8-GPU machine.
inline PriceRow onDemandRow(std::string_view hourly, std::string_view zone = "")
{
    PriceRow row;
    row.provider = "aws";
    row.region = "us-east-1";
    row.zone = zone;
    row.instanceType = "p5.48xlarge";
    row.operatingSystem = "linux";
    row.tenancy = "shared";
    row.currency = Currency::of("USD");
    row.accelerator = "H100-SXM-80GB";
    row.acceleratorCount = Decimal::fromInteger(8);
    row.hourly = decimal(hourly);
    row.provenance = {"price list", date("2026-09-01"), date("2026-09-01")};
    return row;
}

inline PriceRow spotRow(std::string_view hourly, std::string_view zone = "")
{
    PriceRow row = onDemandRow(hourly, zone);
    row.kind = OptionKind::Spot;
    return row;
}

inline PriceRow commitmentRow(std::string_view hourly, std::string_view upfront, std::int64_t termHours,
                              std::string_view payment = "", std::string_view offeringClass = "")
{
    PriceRow row = onDemandRow(hourly);
    row.kind = OptionKind::Commitment;
    row.upfront = decimal(upfront);
    row.termHours = termHours;
    row.paymentOption = payment;
    row.offeringClass = offeringClass;
    return row;
}

/// Rows with many equal identities, all dates different.
inline std::vector<PriceRow> randomRows(std::mt19937 &random, int count)
{
    const auto pick = [&random](std::initializer_list<std::string_view> choices) {
        return std::string(*(choices.begin() + static_cast<std::ptrdiff_t>(random() % choices.size())));
    };
    std::vector<PriceRow> rows;
    for (int i = 0; i < count; ++i) {
        PriceRow row;
        row.provider = pick({"aws", "gcp"});
        row.account = pick({"", "", "4711"});
        row.region = pick({"us-east-1", "eu-west-1"});
        row.zone = pick({"", "a", "b"});
        row.instanceType = pick({"p5.48xlarge", "g6.xlarge"});
        row.operatingSystem = pick({"linux", "linux", "windows"});
        row.tenancy = pick({"shared", "dedicated"});
        row.currency = Currency::of(pick({"USD", "CNY"}));
        row.accelerator = row.instanceType == "g6.xlarge" ? "L4" : "H100-SXM-80GB";
        row.acceleratorCount = decimal(row.instanceType == "g6.xlarge" ? "0.125" : "8");
        row.hourly = Decimal::fromUnits(static_cast<Int128>(1 + random() % 1'000'000'000) * 100'000);
        switch (random() % 3) {
        case 0:
            row.kind = OptionKind::OnDemand;
            break;
        case 1:
            row.kind = OptionKind::Spot;
            break;
        default:
            row.kind = OptionKind::Commitment;
            row.termHours = random() % 2 == 0 ? 8760 : 26280;
            row.paymentOption = pick({"", "noUpfront", "partialUpfront", "allUpfront"});
            row.offeringClass = pick({"", "standard", "convertible"});
            row.upfront = decimal(row.paymentOption == "partialUpfront" ? "1234.5" : "0");
            break;
        }
        if (random() % 2 == 0)
            row.vcpus = decimal("30.5");
        row.provenance.source = pick({"price list", "=quote, of \"ACME\"\n2", "目录"});
        row.provenance.retrieved = Date::fromDaysSinceEpoch(20'000 + i);
        row.provenance.validFrom = Date::fromDaysSinceEpoch(20'000 + i);
        row.note = pick({"", "-1", "'x"});
        if (random() % 5 == 0)
            row.maxInstances = static_cast<std::int64_t>(random() % 100);
        if (random() % 5 == 0)
            row.availableFrom = UtcHour(500'000 + i);
        if (random() % 5 == 0) {
            QuoteTerms terms;
            terms.instances = i + 1;
            terms.deposit = decimal("0.000000000001");
            if (random() % 2 == 0) {
                terms.billingDay = 31;
                terms.paymentDays = 0;
                terms.billedInAdvance = true;
                terms.ramp = {{UtcHour(500'000), 1}, {UtcHour(500'730), i}};
                terms.deliveryDay = date("2027-02-28");
                terms.exitFee = decimal("99999.5");
                terms.serviceCredit = decimal("0.1");
            }
            row.quote = terms;
        }
        row.state = random() % 4 == 0 ? PriceState::HeldBack : PriceState::Accepted;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace gpufolio::test
