// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/rate_tables.h"

namespace gpufolio
{

ExchangeRates readRates(sqlite::Database &database)
{
    ExchangeRates rates;
    sqlite::Statement select(database, "SELECT day, currency, per_euro FROM exchange_rates");
    while (select.step()) {
        const auto day = Date::parse(select.text(0));
        const auto currency = Currency::parse(select.text(1));
        const auto rate = Decimal::parse(select.text(2));
        if (!day || !currency || !rate || *rate <= Decimal())
            throw sqlite::Failure(
                {Error::Code::Syntax,
                 {GPUFOLIO_TEXT("model", "a rate of exchange of %1 can't be read; the file is damaged"),
                  {select.text(0)}},
                 {database.path(), 0, 0, {}}});
        rates.set(*day, *currency, *rate);
    }
    return rates;
}

void writeRates(sqlite::Database &database, const ExchangeRates &rates)
{
    sqlite::Statement insert(database, "INSERT INTO exchange_rates (day, currency, per_euro) VALUES (?1, ?2, ?3) "
                                       "ON CONFLICT (day, currency) DO UPDATE SET per_euro = excluded.per_euro");
    for (const auto &[day, rows] : rates.days()) {
        for (const auto &[currency, rate] : rows)
            insert.bind(1, day.toText()).bind(2, currency.code()).bind(3, toText(rate)).run();
    }
}

} // namespace gpufolio
