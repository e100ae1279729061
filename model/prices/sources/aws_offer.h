// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/sources/source_rows.h"
#include "support/csv_reader.h"
#include "support/result.h"

#include <string_view>

namespace gpufolio
{

/// True for either form.
bool isAwsOffer(std::string_view text);
/// Reads an offer file of the AWS price list (index.json of AmazonEC2), or a page of GetProducts, as a stream: nominal
/// Linux prices on demand, and reserved with every payment option, of machines with accelerators. An item is one term
/// of one SKU; an upfront fee and the hourly rate of a term are one price. A text that doesn't begin as JSON is read as
/// index.csv: readAwsOfferCsv().
Read<SourceRows> readAwsOffer(std::string_view text, const SourceContext &context);
/// The same of a stream, whose beginning is `head`: files of any size in little memory.
Read<SourceRows> streamAwsOffer(ByteSource source, std::string_view head, const SourceContext &context);

bool isAwsOfferCsv(std::string_view text);
/// The same from index.csv: lines about the file, then the header; an upfront fee has a row of its own.
Read<SourceRows> readAwsOfferCsv(CsvReader &reader, const SourceContext &context);

} // namespace gpufolio
