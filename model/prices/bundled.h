// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/accelerator_table.h"
#include "prices/price_book.h"

#include <string>
#include <string_view>

namespace gpufolio
{

/// A file of pricing-data/ as it was when the program was built: "book.csv", "accelerators.csv",
/// "instance_accelerators.csv", "certifications.csv", "examples/NAME.json". Empty when there is none of that name.
std::string_view bundledFile(std::string_view name);

/// Names of the bundled files that begin with `folder`, sorted: bundledFiles("examples/").
std::vector<std::string> bundledFiles(std::string_view folder);

/// The bundled price book, accelerators (with what machines and regions have) and instance types. Read once, immutable,
/// safe from any thread.
const PriceBook &bundledPriceBook();
const AcceleratorTable &bundledAccelerators();
const InstanceTable &bundledInstances();

/// Id of the bundled price book among the snapshots of a project: "bundled".
std::string bundledSnapshotId();

} // namespace gpufolio
