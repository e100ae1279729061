// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "book_builder.h"
#include "support/result.h"

#include <string>

namespace gpufolio::converter
{

/// One file to read.
struct SourceFile {
    const SourceEntry *entry = nullptr;
    std::string path;    ///< on this machine
    std::string matched; ///< what the '*' of the entry stands for
};

/// A row with what the entry says of its source: provider, source, address, dates.
BookRow rowOf(const SourceFile &file);

/// Reads a file with the reader its entry names and hands every price to the builder.
/// @return what is wrong with the file; a price that can't be used is no error but counted by the builder.
Status readSource(const SourceFile &file, BookBuilder &builder);

// One per format; each file says what its source looks like.
Status readGcosts(const SourceFile &file, BookBuilder &builder);
Status readAwsKarpenter(const SourceFile &file, BookBuilder &builder);
Status readAwsWebsite(const SourceFile &file, BookBuilder &builder);
Status readAzureKarpenter(const SourceFile &file, BookBuilder &builder);
Status readOciRateCard(const SourceFile &file, BookBuilder &builder);
Status readFullStack(const SourceFile &file, BookBuilder &builder);
Status readDigitalOcean(const SourceFile &file, BookBuilder &builder);
Status readJarvisLabs(const SourceFile &file, BookBuilder &builder);
Status readVultr(const SourceFile &file, BookBuilder &builder);
Status readSkyPilot(const SourceFile &file, BookBuilder &builder);
Status readVantage(const SourceFile &file, BookBuilder &builder);

} // namespace gpufolio::converter
