// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/diff_books.h"

#include "cli/clock.h"
#include "prices/price_import.h"
#include "support/file_io.h"

#include <filesystem>
#include <fstream>

namespace gpufolio::cli
{

namespace
{

bool isProject(const std::string &path)
{
    constexpr std::string_view magic("SQLite format 3", 16); // with the NUL at its end
    std::ifstream file(path, std::ios::binary);
    std::string begins(magic.size(), ' ');
    file.read(begins.data(), static_cast<std::streamsize>(begins.size()));
    return file && begins == magic;
}

/// The newest book of a project, or the one of that id.
Read<PriceBooks::Book> bookOfProject(const std::string &path, const std::string &id)
{
    const Result<PriceBooks> project = PriceBooks::open(path);
    if (!project)
        return Diagnostics{project.error()};
    Result<PriceBooks::Book> book = id.empty() ? project->newest() : project->named(id);
    if (!book)
        return Diagnostics{book.error()};
    return std::move(*book);
}

/// A file is compared as it is: nothing in it is held back, since there is no accepted book.
Read<PriceBooks::Book> bookOfFile(const std::string &path, std::vector<std::string> &notes)
{
    Result<std::string> text = readFile(path);
    if (!text)
        return Diagnostics{text.error()};
    PriceFile file;
    file.text = std::move(*text);
    file.fileName = path;
    Read<ImportOutcome> outcome = importPrices(file, PriceBook(), today(), true);
    if (!outcome)
        return outcome.error();
    const ImportReport &report = outcome->report;
    if (report.refused > 0) {
        notes.push_back(path + ": " + std::to_string(report.refused) + " of " + std::to_string(report.read) +
                        " rows are refused and not compared; prices import says why.");
    }
    return PriceBooks::Book(std::make_shared<PriceBook>(std::move(outcome->book)));
}

} // namespace

Read<PriceBooks::Book> bookOf(const std::string &word, const PriceBooks &books, std::vector<std::string> &notes)
{
    Result<PriceBooks::Book> named = books.named(word);
    if (named)
        return std::move(*named);
    if (named.error().code != Error::Code::UnknownReference)
        return Diagnostics{named.error()};
    std::error_code failed;
    if (word == "-" || std::filesystem::exists(word, failed))
        return word != "-" && isProject(word) ? bookOfProject(word, {}) : bookOfFile(word, notes);
    const std::size_t hash = word.rfind('#');
    if (hash != std::string::npos && isProject(word.substr(0, hash)))
        return bookOfProject(word.substr(0, hash), word.substr(hash + 1));
    Error unknown = named.error();
    unknown.what.text += ", or a file";
    return Diagnostics{unknown};
}

} // namespace gpufolio::cli
