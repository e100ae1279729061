// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_book.h"
#include "prices/sources/source_rows.h"

#include <vector>

/// What is doubtful about prices by comparison: with others of the same file, and with the accepted book.
namespace gpufolio
{

/// Takes out prices that contradict each other: a commitment of a year or more that costs more than the on-demand price
/// of the same machine and day. One of the two is wrong, and nothing says which, so neither stays.
/// @param prices  sorted by identity, one of each
/// @return why, for each price that was taken out
/// @source Cyclenerd/google-cloud-pricing-cost-calculator, pricing.yml of 2023-01-26: on-demand without the GPU
std::vector<ImportIssue> removeContradictions(std::vector<SourcePrice> &prices);

/// Says what to look at; the prices stay. Each notice names what was found, and what was expected. With noticeSpread():
///
/// - of one machine and day: spot at most 1.02 times on-demand, and not exactly 10, 60 or 70 % of it, which catalogs
///   make up; the longer of two terms not dearer; all upfront <= partial <= none; convertible >= standard;
/// - a commitment dearer than an on-demand price of another day, with both days;
/// - a price per accelerator-hour within 0.02 and 30 (an H100 that isn't spot within 0.8 and 20, a GB200 up to 50), in
/// USD, EUR and GBP;
/// - against the accepted price: moved more than 40 %; on demand for Linux another by 0.046 USD per vCPU-hour, which is
///   what Windows costs more.
///
/// @param rows  with prices sorted by identity, one of each
void noticeDoubts(SourceRows &rows, const PriceBook &accepted);

/// Says which on-demand prices differ from at least two others that they should be near to, per accelerator:
///
/// - sizes of one kind of machine, with one accelerator and one number of vCPUs for each, within 25 % of their median;
/// - one machine in several regions within 0.55 and 2 times its median.
void noticeSpread(SourceRows &rows);

} // namespace gpufolio
