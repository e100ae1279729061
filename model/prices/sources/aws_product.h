// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"

#include <optional>
#include <string>
#include <string_view>

namespace gpufolio
{

/// What the AWS price list says of a product (a SKU); empty = it doesn't say.
struct AwsProduct {
    std::string sku;
    std::string productFamily;
    std::string instanceType;
    std::string regionCode;
    std::string location;
    std::string operatingSystem;
    std::string tenancy;
    std::string capacityStatus;
    std::string marketOption;
    std::string preInstalledSoftware;
    std::string licenseModel;
    std::string usageType;
    std::string operation;
    std::string vcpus;
    std::string memory; ///< "2,048 GiB"
    std::string gpus;
};

/// One price of a SKU: an hourly rate, an upfront fee, or both as the dimensions of one term.
struct AwsTerm {
    bool reserved = false;
    std::string lease;          ///< "1yr", "3yr"
    std::string purchaseOption; ///< "No Upfront", "Partial Upfront", "All Upfront"
    std::string offeringClass;  ///< "standard", "convertible"
    std::string effectiveDate;
    std::optional<Decimal> hourly;
    std::optional<Decimal> upfront;
    std::string currency;
};

/// Why a product has no nominal Linux price of a machine; nothing when it has. Tells machines in use from reserved
/// capacity (W1), on-demand from capacity blocks (W2), and what has a licence or software in it (W4).
std::optional<Message> whyNoMachine(const AwsProduct &product);

/// The same, and whether our table of instance types knows accelerators of the machine: the price list doesn't say
/// which they are.
std::optional<Message> whyNoAwsPrice(const AwsProduct &product, const SourceContext &context);

/// The code of a region from its code, or its name as in "US East (N. Virginia)"; empty when it is not known. Local and
/// wavelength zones keep their own code.
std::string awsRegionCode(const AwsProduct &product);

/// Adds the price of a term of a product, or refuses it. @param line  row or item
void addAwsPrice(const AwsProduct &product, const AwsTerm &term, int line, const SourceContext &context,
                 SourceRows &found);

} // namespace gpufolio
