// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/result.h"

#include <string_view>

namespace gpufolio
{

bool isGcpSkus(std::string_view text);

/// Reads pages of the Google Cloud Billing Catalog (skus of Compute Engine) and puts machines together from their
/// parts:
///
///   machine = vCPUs x core + GiB x memory + GPUs x GPU, or GPUs x slice where a slice holds the whole machine
///
/// on demand, spot and 1- and 3-year commitments, in each region and currency that has all parts. A price is
/// units + nanos / 1e9 per hour. A machine that lacks a part has no price. A SKU that went into a machine counts as
/// merged, the GPU's own as kept. Refused: parts of machines without GPUs, calendar and flex-start SKUs.
///
/// @source https://cloud.google.com/billing/docs/reference/rest/v1/services.skus/list
Read<SourceRows> readGcpSkus(std::string_view text, const SourceContext &context);

} // namespace gpufolio
