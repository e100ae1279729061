// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/bundled.h"

#include "embedded_files.h"
#include "prices/book_file.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace gpufolio
{

namespace
{

/// The tests read every bundled file; one that can't be read is a program built wrongly.
template <typename T> T orAbort(Read<T> read)
{
    if (read)
        return std::move(*read);
    for (const Error &error : read.error())
        std::fprintf(stderr, "%s\n", toText(error).c_str());
    std::abort();
}

} // namespace

std::string_view bundledFile(std::string_view name)
{
    const auto *const found = std::find_if(embedded::begin(), embedded::end(),
                                           [name](const embedded::File &file) { return file.name == name; });
    if (found == embedded::end())
        return {};
    return {found->begin, static_cast<std::size_t>(found->end - found->begin)};
}

std::vector<std::string> bundledFiles(std::string_view folder)
{
    std::vector<std::string> names;
    for (const embedded::File *file = embedded::begin(); file != embedded::end(); ++file) {
        if (std::string_view(file->name).substr(0, folder.size()) == folder)
            names.emplace_back(file->name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

const PriceBook &bundledPriceBook()
{
    static const PriceBook book = orAbort(readBook(bundledFile("book.csv"), "book.csv"));
    return book;
}

const AcceleratorTable &bundledAccelerators()
{
    static const AcceleratorTable table = [] {
        AcceleratorTable read = orAbort(AcceleratorTable::parse(bundledFile("accelerators.csv"), "accelerators.csv"));
        read.describeMachinesBy(bundledInstances(), orAbort(CertificationTable::parse(bundledFile("certifications.csv"),
                                                                                      "certifications.csv")));
        return read;
    }();
    return table;
}

const InstanceTable &bundledInstances()
{
    static const InstanceTable table =
        orAbort(InstanceTable::parse(bundledFile("instance_accelerators.csv"), "instance_accelerators.csv"));
    return table;
}

std::string bundledSnapshotId()
{
    return "bundled";
}

} // namespace gpufolio
