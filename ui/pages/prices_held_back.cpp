// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/prices_held_back.h"

#include "i18n/number_format.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

bool isHeldBack(const PriceRow &row)
{
    return row.state == PriceState::HeldBack;
}

const PriceRow *acceptedRow(const PriceBook &book, const PriceRow &heldBack)
{
    for (const PriceRow &row : book.rows()) {
        if (row.state == PriceState::Accepted && sameIdentity(row, heldBack))
            return &row;
    }
    return nullptr;
}

} // namespace

int heldBackCount(const PriceBook &book)
{
    return static_cast<int>(std::count_if(book.rows().begin(), book.rows().end(), isHeldBack));
}

QString heldBackText(const PriceBook &book)
{
    constexpr qsizetype mostLines = 12;
    QStringList lines = {QCoreApplication::translate("PricesPage", "Use these prices in place of the accepted ones?"),
                         QString()};
    int more = 0;
    for (const PriceRow &row : book.rows()) {
        if (!isHeldBack(row))
            continue;
        if (lines.size() >= mostLines) {
            ++more;
            continue;
        }
        const PriceRow *accepted = acceptedRow(book, row);
        lines += QCoreApplication::translate("PricesPage", "%1 instead of %2 %3 an hour: %4")
                     .arg(rateText(amortisedHourly(row), 4),
                          accepted == nullptr ? QStringLiteral("—") : rateText(amortisedHourly(*accepted), 4),
                          fromUtf8(row.currency.code()), fromUtf8(offerIdOf(row) + " " + optionIdOf(row)));
    }
    if (more > 0)
        lines += QCoreApplication::translate("PricesPage", "and %Ln more", nullptr, more);
    return lines.join(QLatin1Char('\n'));
}

PriceBook withHeldBackAccepted(const PriceBook &book)
{
    std::vector<PriceRow> rows;
    rows.reserve(book.rows().size());
    for (const PriceRow &row : book.rows()) {
        if (row.state == PriceState::Accepted &&
            std::any_of(book.rows().begin(), book.rows().end(),
                        [&row](const PriceRow &other) { return isHeldBack(other) && sameIdentity(other, row); }))
            continue;
        rows.push_back(row);
        if (isHeldBack(row))
            rows.back().state = PriceState::Accepted;
    }
    return PriceBook(std::move(rows));
}

} // namespace gpufolio::ui
