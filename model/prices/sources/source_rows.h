// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/accelerator_table.h"
#include "prices/price_book.h"
#include "prices/price_mapping.h"
#include "support/instant.h"
#include "support/text.h"

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace gpufolio
{

/// Something about a row of a source, for the report of an import.
struct ImportIssue {
    int line = 0; ///< at which the row begins
    Message what;

    friend bool operator==(const ImportIssue &, const ImportIssue &) = default;
};

/// What a reader of a source needs besides the text.
struct SourceContext {
    const AcceleratorTable *accelerators = nullptr;
    const InstanceTable *instances = nullptr;
    std::string fileName;                     ///< as the user gave it
    std::string provider;                     ///< when the user says whose prices these are; else empty
    Date today;                               ///< the day of reading
    std::optional<PriceMapping> mapping = {}; ///< of tables without a format of their own
};

/// A price that a row of a source holds.
struct SourcePrice {
    int line = 0;
    PriceRow row;
};

/// What a reader of a source found. Every row of the source is in `lines`.
struct SourceRows {
    bool countsItems = false; ///< a `line` is the number of an item of a JSON text, from 1
    std::vector<int> lines;
    std::vector<SourcePrice> prices;
    std::vector<ImportIssue> refused; ///< why a row, or one of the prices that it holds, is of no use
    std::vector<ImportIssue> notices;
    std::vector<int> joined; ///< rows that became a part of the price of another row

    void refuse(int line, Message why) { refused.push_back({line, std::move(why)}); }
    /// Says a thing once, at the first row that it is about.
    void noticeOnce(int line, Message what)
    {
        if (m_said.insert(render(what)).second)
            notices.push_back({line, std::move(what)});
    }

private:
    std::set<std::string> m_said;
};

} // namespace gpufolio
