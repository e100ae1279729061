// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace gpufolio
{

/// Writes an AWS-like EC2 offer file (every Linux, Windows and licensed machine of a region, most of them without a
/// GPU, on demand and reserved) of at least `bytes` bytes, in the layout of the real one. The same call gives the same
/// bytes. @return false when it can't be written
bool writeOfferJson(const std::string &path, std::size_t bytes);
bool writeOfferCsv(const std::string &path, std::size_t bytes);

} // namespace gpufolio
