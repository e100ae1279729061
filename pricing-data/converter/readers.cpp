// SPDX-License-Identifier: GPL-3.0-or-later
#include "readers.h"

#include <algorithm>
#include <iterator>

namespace gpufolio::converter
{

namespace
{

struct NamedReader {
    const char *name;
    Status (*read)(const SourceFile &, BookBuilder &);
};

constexpr NamedReader namedReaders[] = {
    {"gcosts", readGcosts},
    {"awsKarpenter", readAwsKarpenter},
    {"awsWebsite", readAwsWebsite},
    {"azureKarpenter", readAzureKarpenter},
    {"ociRateCard", readOciRateCard},
    {"fullStack", readFullStack},
    {"digitalOcean", readDigitalOcean},
    {"jarvisLabs", readJarvisLabs},
    {"vultr", readVultr},
    {"skyPilot", readSkyPilot},
    {"vantage", readVantage},
};

} // namespace

BookRow rowOf(const SourceFile &file)
{
    const SourceEntry &entry = *file.entry;
    std::string path = entry.path;
    if (const std::size_t star = path.find('*'); star != std::string::npos)
        path.replace(star, 1, file.matched);
    BookRow row;
    row.provider = entry.provider;
    row.source = entry.repository + "@" + entry.commit;
    row.sourceUrl = "https://github.com/" + entry.repository + "/blob/" + entry.commit + "/" + path;
    row.retrieved = entry.retrieved;
    row.validFrom = entry.validFrom;
    if (entry.dateIsFloor)
        row.note = "date not known; not before " + entry.validFrom;
    return row;
}

Status readSource(const SourceFile &file, BookBuilder &builder)
{
    const auto *reader = std::find_if(std::begin(namedReaders), std::end(namedReaders),
                                      [&](const NamedReader &named) { return named.name == file.entry->reader; });
    if (reader == std::end(namedReaders))
        return Error{Error::Code::BadValue, {"there is no reader '%1'", {file.entry->reader}}, {}};
    return reader->read(file, builder);
}

} // namespace gpufolio::converter
