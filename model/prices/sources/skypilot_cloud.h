// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gpufolio
{

/// The cloud whose instance types look like this one: "Standard_NC6s_v3" is azure; empty when that can't be told.
std::string skyPilotCloudOfInstance(std::string_view instanceType);

/// The location that a local or wavelength zone of AWS is priced as: "us-east-1-atl-2" of region "us-east-1" and zone
/// "use1-atl2-az1", "us-west-2-lax-1" of zone "us-west-2-lax-1a"; nothing for other zones.
std::optional<std::string> awsLocalZoneGroup(std::string_view region, std::string_view zone);

/// Number of accelerators that the name of a GCP machine tells: 8 of "a3-highgpu-8g" and "a3-edgegpu-8g-nolssd".
std::optional<int> gcpAcceleratorCountOf(std::string_view instanceType);

} // namespace gpufolio
