// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace gpufolio::converter
{

enum class PriceKind { OnDemand, Commitment, Spot };
const char *toText(PriceKind kind);

/// One row of book.csv, field by field as it is written (README.md of pricing-data says what each means).
/// Texts, so that a price stays digit for digit what its source says. Empty = the source doesn't say.
struct BookRow {
    std::string provider;
    std::string region;
    std::string zone;
    std::string instanceType;
    std::string accelerator; ///< the source's own name until BookBuilder has found the model
    std::string acceleratorCount;
    std::string operatingSystem = "linux";
    std::string tenancy = "shared";
    PriceKind kind = PriceKind::OnDemand;
    std::string termHours;
    std::string paymentOption;
    std::string offeringClass;
    std::string upfront;
    std::string hourly;
    std::string currency = "USD";
    std::string vcpus;
    std::string memoryGb;
    std::string source;
    std::string sourceUrl;
    std::string retrieved;
    std::string validFrom;
    std::string note;
};

/// What makes two rows the same price: provider, region, zone, instance type, OS, tenancy, kind, term, payment, class,
/// currency.
std::string identityOf(const BookRow &row);

/// The order of book.csv: provider, region, instance type, zone, kind, term, payment, class, currency.
bool comesBefore(const BookRow &a, const BookRow &b);

/// The whole file: header and rows, LF at the end of each line.
std::string toCsv(const std::vector<BookRow> &rows);

/// A line of CSV; a field is quoted only where it must be. No guard against formulas: the file is read by programs.
std::string csvLine(const std::vector<std::string> &fields);

} // namespace gpufolio::converter
