// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/price_order.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <unordered_map>

namespace gpufolio
{

namespace
{

/// The texts in which most prices differ, in the order in which identities are compared.
constexpr std::array<std::string PriceRow::*, 5> leadingTexts = {
    &PriceRow::provider, &PriceRow::account, &PriceRow::region, &PriceRow::zone, &PriceRow::instanceType};

/// A row by the ranks of its leading texts: rows are large, and comparing their texts is waiting for memory.
struct RankedRow {
    std::array<std::uint32_t, leadingTexts.size()> ranks = {};
    PriceRow *row = nullptr;
};

bool comesBefore(const PriceRow &a, const PriceRow &b)
{
    const std::strong_ordering order = compareIdentity(a, b);
    if (order != 0)
        return order < 0;
    return std::make_tuple(isSetAside(a), priceDate(a.provenance)) <
           std::make_tuple(isSetAside(b), priceDate(b.provenance));
}

/// Gives each row the place of its text among all different texts.
void rankBy(std::size_t text, std::vector<RankedRow> &rows)
{
    std::unordered_map<std::string_view, std::uint32_t> numbers;
    std::vector<std::string_view> texts;
    for (RankedRow &ranked : rows) {
        const std::string &value = ranked.row->*leadingTexts[text];
        const auto [entry, isNew] = numbers.try_emplace(value, static_cast<std::uint32_t>(texts.size()));
        if (isNew)
            texts.push_back(entry->first);
        ranked.ranks[text] = entry->second;
    }
    std::vector<std::string_view> sorted = texts;
    std::sort(sorted.begin(), sorted.end());
    std::vector<std::uint32_t> rankOf(texts.size());
    for (std::size_t rank = 0; rank < sorted.size(); ++rank)
        rankOf[numbers[sorted[rank]]] = static_cast<std::uint32_t>(rank);
    for (RankedRow &ranked : rows)
        ranked.ranks[text] = rankOf[ranked.ranks[text]];
}

} // namespace

bool isSetAside(const PriceRow &row)
{
    return row.state != PriceState::Accepted;
}

std::vector<PriceRow> inBookOrder(std::vector<PriceRow> rows)
{
    if (std::is_sorted(rows.begin(), rows.end(), comesBefore))
        return rows;
    std::vector<RankedRow> order(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        order[i].row = &rows[i];
    for (std::size_t text = 0; text < leadingTexts.size(); ++text)
        rankBy(text, order);
    std::stable_sort(order.begin(), order.end(), [](const RankedRow &a, const RankedRow &b) {
        return a.ranks != b.ranks ? a.ranks < b.ranks : comesBefore(*a.row, *b.row);
    });
    std::vector<PriceRow> sorted;
    sorted.reserve(rows.size());
    for (const RankedRow &ranked : order)
        sorted.push_back(std::move(*ranked.row));
    return sorted;
}

} // namespace gpufolio
