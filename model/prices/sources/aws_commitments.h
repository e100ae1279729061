// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/result.h"

#include <string_view>

namespace gpufolio
{

bool isAwsSavingsPlans(std::string_view text);

/// Reads a savings-plan file of the AWS price list: the rate of each machine under a plan, a row each. Kept are Linux
/// machines on shared hosts with accelerators; the kind of plan ("compute", "ec2Instance") is the offering class.
///
/// A plan owes an hourly spend whatever runs; only the rates stand here, and no upfront, which is a share of the spend.
/// @source https://docs.aws.amazon.com/savingsplans/latest/userguide/ (price list bulk files)
Read<SourceRows> readAwsSavingsPlans(std::string_view text, const SourceContext &context);

bool isAwsCapacityBlocks(std::string_view text);

/// Reads an answer of DescribeCapacityBlockOfferings: windows of hours of a number of machines, all paid when bought.
/// A row is a block; its price is that of one machine: fee / machines, half-even to 1e-12. The cheapest block of a
/// machine, zone and length is kept; dearer ones of other days count as merged.
Read<SourceRows> readAwsCapacityBlocks(std::string_view text, const SourceContext &context);

} // namespace gpufolio
