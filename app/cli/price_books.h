// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_book.h"
#include "project/project_file.h"
#include "support/result.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gpufolio::cli
{

/// The price books a command may use: the snapshots of its project, or the bundled book when it has none.
class PriceBooks
{
public:
    using Book = std::shared_ptr<const PriceBook>;

    /// Opens a project to read from; without a path, or while the file is missing, there is only the bundled book.
    static Result<PriceBooks> open(const std::optional<std::string> &project);
    /// Makes the project when it is missing: the last thing that a command does before it prints its result.
    Status makeMissing() const;

    /// The snapshot that was added last.
    Result<Book> newest() const;
    /// The snapshot of that id. @return UnknownReference with the ids there are
    Result<Book> named(const std::string &id) const;

    /// What each snapshot says of an offer, for priceHistory().
    Result<std::vector<DatedOffer>> offerInAll(const std::string &offer) const;

    /// Rates of exchange that the project keeps; empty without a project.
    Result<ExchangeRates> exchangeRates() const;

private:
    std::unique_ptr<ProjectFile> m_project; ///< null: only the bundled book
    std::optional<std::string> m_missing;   ///< path of a project that is to be made
};

/// Opens a project to write to, and makes it when it is missing; no signal cuts that short.
Result<std::unique_ptr<ProjectFile>> openForWriting(const std::string &path);

/// The snapshot of a project that was added last.
Result<PriceBook> newestBook(const ProjectFile &project);

} // namespace gpufolio::cli
