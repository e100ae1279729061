// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/accelerator_table.h"
#include "prices/exchange_rates.h"
#include "prices/price_book.h"
#include "prices/price_mapping.h"
#include "support/csv_dialect.h"
#include "support/instant.h"
#include "support/text.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace gpufolio
{

/// A message that many rows share: a large file is refused by the hundred thousand rows for a handful of reasons.
class SharedMessage
{
public:
    SharedMessage() : SharedMessage(Message()) {}
    SharedMessage(Message message) : m_message(std::make_shared<const Message>(std::move(message))) {}

    operator const Message &() const { return *m_message; }
    const Message *operator->() const { return m_message.get(); }

    friend bool operator==(const SharedMessage &a, const SharedMessage &b)
    {
        return a.m_message == b.m_message || *a.m_message == *b.m_message;
    }

private:
    std::shared_ptr<const Message> m_message;
};

/// Something about a row of a source, for the report of an import.
struct ImportIssue {
    int line = 0; ///< at which the row begins
    SharedMessage what;

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
    std::optional<CsvDialect> dialect = {};   ///< of tables; missing: detected
    const PriceBook *accepted = nullptr;      ///< for sources that only add to prices that are known
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
    ExchangeRates rates;     ///< of sources that have those in place of prices
    std::vector<int> taken;  ///< rows that are of use though they hold no price: rates of exchange

    void refuse(int line, Message why) { refused.push_back({line, shared(std::move(why))}); }
    void refuse(int line, SharedMessage why) { refused.push_back({line, std::move(why)}); }
    /// One message for all that are equal, as far as they come within a short while.
    SharedMessage shared(Message what)
    {
        std::size_t hash = std::hash<std::string>()(what.text);
        for (const std::string &value : what.args)
            hash = hash * 31 + std::hash<std::string>()(value);
        SharedMessage &kept = m_recent[hash % m_recent.size()];
        if (static_cast<const Message &>(kept) != what)
            kept = SharedMessage(std::move(what));
        return kept;
    }
    /// Says a thing once, at the first row that it is about.
    void noticeOnce(int line, Message what)
    {
        if (m_said.insert(render(what)).second)
            notices.push_back({line, std::move(what)});
    }

private:
    std::set<std::string> m_said;
    std::array<SharedMessage, 64> m_recent; ///< by hash
};

} // namespace gpufolio
