// SPDX-License-Identifier: GPL-3.0-or-later
// Makes accelerators.csv and book.csv of the bundled price book (see ../README.md).
//
//   gpufolio-book-converter SOURCES RULES [OUT]
//
// SOURCES holds the collected files (prices/ and gpus/specs.csv), RULES the tables we keep by hand (pricing-data/);
// the two files are written to OUT, by default RULES. Prints what was read, kept and left out.
#include "accelerator_table.h"
#include "book_builder.h"
#include "readers.h"
#include "support/decimal.h"
#include "support/file_io.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <system_error>

namespace gpufolio::converter
{

namespace
{

/// The files an entry names; an Io error when there is none.
Result<std::vector<SourceFile>> filesOf(const SourceEntry &entry, const std::string &folder)
{
    const std::size_t star = entry.file.find('*');
    if (star == std::string::npos)
        return std::vector<SourceFile>{{&entry, folder + "/" + entry.file, {}}};
    const std::size_t slash = entry.file.rfind('/', star);
    const std::string subfolder = folder + "/" + entry.file.substr(0, slash);
    const std::string before = entry.file.substr(slash + 1, star - slash - 1);
    const std::string after = entry.file.substr(star + 1);
    std::vector<SourceFile> files;
    std::error_code failed;
    for (const auto &item : std::filesystem::directory_iterator(subfolder, failed)) {
        const std::string name = item.path().filename().string();
        if (name.size() > before.size() + after.size() && name.compare(0, before.size(), before) == 0 &&
            name.compare(name.size() - after.size(), after.size(), after) == 0)
            files.push_back(
                {&entry, item.path().string(), name.substr(before.size(), name.size() - before.size() - after.size())});
    }
    if (failed || files.empty())
        return Error{Error::Code::Io, {"there is no file '%1'", {folder + "/" + entry.file}}, {}};
    std::sort(files.begin(), files.end(), [](const auto &a, const auto &b) { return a.matched < b.matched; });
    return files;
}

Status convert(const std::string &sources, const std::string &rulesFolder, const std::string &out)
{
    const auto rules = Rules::read(rulesFolder);
    if (!rules)
        return rules.error();
    const auto accelerators = makeAcceleratorTable(sources + "/gpus/specs.csv", *rules);
    if (!accelerators)
        return accelerators.error();
    Tally tally;
    BookBuilder builder(*rules, tally);
    for (const SourceEntry &entry : rules->sources()) {
        const auto files = filesOf(entry, sources + "/prices");
        if (!files)
            return files.error();
        for (const SourceFile &file : *files)
            if (const Status read = readSource(file, builder); !read)
                return read.error();
    }
    const std::string book = toCsv(builder.finish());
    std::cout << tally.report();
    if (const Status written = writeFileAtomically(out + "/accelerators.csv", *accelerators); !written)
        return written;
    return writeFileAtomically(out + "/book.csv", book);
}

} // namespace

} // namespace gpufolio::converter

int main(int argc, char **argv)
{
    if (argc != 3 && argc != 4) {
        std::cerr << "usage: gpufolio-book-converter SOURCES RULES [OUT]\n";
        return 2;
    }
    try {
        const gpufolio::Status done = gpufolio::converter::convert(argv[1], argv[2], argv[argc - 1]);
        if (!done)
            std::cerr << gpufolio::toText(done.error()) << '\n';
        return done ? 0 : 1;
    } catch (const gpufolio::ArithmeticError &error) {
        std::cerr << gpufolio::toText(error.error()) << '\n';
        return 1;
    }
}
