// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/result.h"

#include <string_view>

namespace gpufolio
{

bool isOciRateCard(std::string_view text);

/// Reads the rate card of Oracle Cloud: a part a row; the parts that are sold per GPU-hour become the prices of the
/// shapes that are made of them, GPUs x rate, in each currency. Processors and memory are included in these rates.
/// All regions have the same price.
///
/// @source https://apexapps.oracle.com/pls/apex/cetools/api/v1/products/
Read<SourceRows> readOciRateCard(std::string_view text, const SourceContext &context);

} // namespace gpufolio
