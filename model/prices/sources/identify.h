// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"

#include <optional>
#include <string>
#include <string_view>

namespace gpufolio
{

/// What a source says of the accelerators of a machine, and what is made of it.
struct Identification {
    std::string provider;
    std::string instanceType;
    std::string accelerator; ///< in: the source's name, may be empty; out: ours, or the source's when we don't know it
    std::optional<Decimal> count; ///< per machine
    std::optional<Decimal> vcpus;
    std::optional<Decimal> memoryGb;
};

/// Why a machine is of no use whose accelerators neither the source nor our table of instance types names.
Message whyUnknownMachine(const std::string &instanceType);

/// Gives a machine the model and the number of its accelerators. Our own table of instance types wins over the source,
/// and the difference is a notice. @return false when it has none; the row is then refused
bool identify(Identification &machine, int line, const SourceContext &context, SourceRows &found);

} // namespace gpufolio
