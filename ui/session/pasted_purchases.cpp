// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/pasted_purchases.h"

#include "i18n/number_format.h"
#include "i18n/quantity_input.h"
#include "prices/price_cell.h"
#include "support/calendar.h"

#include <QStringList>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

QStringList cellsOf(const QString &line)
{
    const QChar separator = line.contains(QLatin1Char('\t'))  ? QLatin1Char('\t')
                            : line.contains(QLatin1Char(';')) ? QLatin1Char(';')
                                                              : QLatin1Char(',');
    QStringList cells;
    for (const QString &cell : line.split(separator)) {
        if (!cell.trimmed().isEmpty())
            cells += cell.trimmed();
    }
    return cells;
}

/// One line, cell by cell.
class LineReader
{
public:
    LineReader(const Inputs &inputs, bool held) : m_inputs(inputs), m_held(held) {}

    PastedPurchase read(int line, const QStringList &cells)
    {
        PastedPurchase pasted;
        pasted.line = line;
        pasted.text = cells.join(QStringLiteral(" | "));
        for (const QString &cell : cells)
            take(cell);
        pasted.problem = problem(cells);
        if (!pasted.problem.isEmpty())
            return pasted;
        CommitmentPurchase purchase;
        purchase.offer = m_offers.front()->id;
        purchase.option = m_option->id;
        purchase.instances = *m_machines;
        purchase.start = *m_start;
        purchase.held = m_held;
        pasted.purchase = std::move(purchase);
        return pasted;
    }

    bool isHeading() const { return !m_understood; }

private:
    void take(const QString &cell)
    {
        const std::string plain = halfWidth(cell).toStdString();
        if (const auto day = Date::parse(plain); day && !m_start) {
            const Result<Calendar> calendar = Calendar::forZone(m_inputs.timeZone);
            m_start = (calendar ? *calendar : Calendar::utc()).startOf(*day);
            m_understood = true;
            return;
        }
        if (takeOffer(fromUtf8(plain)))
            return;
        if (const auto count = parseCount(cell, 1); count && !m_machines) {
            m_machines = *count;
            m_understood = true;
            return;
        }
        m_options += fromUtf8(plain);
    }

    bool takeOffer(const QString &cell)
    {
        std::vector<const Offer *> found;
        for (const Offer &offer : m_inputs.offers) {
            const bool isIt = fromUtf8(offer.id) == cell || fromUtf8(offer.instanceType) == cell;
            const bool isRegion = fromUtf8(offer.region) == cell || fromUtf8(offer.provider) == cell;
            const bool isCandidate =
                m_offers.empty() || std::find(m_offers.begin(), m_offers.end(), &offer) != m_offers.end();
            if ((isIt || isRegion) && isCandidate)
                found.push_back(&offer);
        }
        if (found.empty())
            return false;
        m_offers = std::move(found); // narrowed by each cell that names a part of it
        m_understood = true;
        return true;
    }

    /// The option that a cell names, by its id or by its term.
    void findOption()
    {
        for (const QString &cell : m_options) {
            std::vector<const PurchaseOption *> found;
            QString term = cell;
            term.replace(QLatin1Char('-'), QLatin1Char(' '));
            const auto hours = parseTermHours(term.toStdString());
            for (const PurchaseOption &option : m_offers.front()->options) {
                if (option.kind != OptionKind::Commitment)
                    continue;
                if (fromUtf8(option.id) == cell) {
                    m_option = &option;
                    return;
                }
                if (hours && option.termHours == *hours)
                    found.push_back(&option);
            }
            if (found.size() == 1) {
                m_option = found.front();
                return;
            }
            m_severalOptions |= found.size() > 1;
        }
        // an offer with one commitment needs no word for it
        std::vector<const PurchaseOption *> all;
        for (const PurchaseOption &option : m_offers.front()->options) {
            if (option.kind == OptionKind::Commitment)
                all.push_back(&option);
        }
        if (m_options.isEmpty() && all.size() == 1)
            m_option = all.front();
    }

    QString problem(const QStringList &cells)
    {
        if (m_offers.empty())
            return PastedPurchases::tr("No offer of this project is named; expected a machine type such as %1.")
                .arg(m_inputs.offers.empty() ? QStringLiteral("p5.48xlarge")
                                             : fromUtf8(m_inputs.offers.front().instanceType));
        if (m_offers.size() > 1)
            return PastedPurchases::tr("%n offers have this machine type; name the region, too.", nullptr,
                                       static_cast<int>(m_offers.size()));
        findOption();
        if (m_option == nullptr && m_severalOptions)
            return PastedPurchases::tr("Several options have this term; expected the option's id.");
        if (m_option == nullptr)
            return PastedPurchases::tr("No option of this offer is named; expected a term such as 1-year.");
        if (!m_machines)
            return PastedPurchases::tr("No number of machines was found.");
        if (!m_start)
            return PastedPurchases::tr("No start was found; expected a day such as 2027-01-01.");
        if (cells.size() > 6)
            return PastedPurchases::tr("Too many cells: %1").arg(cells.size());
        const Period horizon = m_inputs.horizon();
        if (!m_held && !horizon.contains(*m_start))
            return PastedPurchases::tr("The start lies outside the horizon.");
        if (m_held && (*m_start + m_option->termHours <= horizon.start || *m_start >= horizon.end))
            return PastedPurchases::tr("No hour of its term lies inside the horizon.");
        return {};
    }

    const Inputs &m_inputs;
    bool m_held;
    std::vector<const Offer *> m_offers;
    const PurchaseOption *m_option = nullptr;
    bool m_severalOptions = false;
    std::optional<std::int64_t> m_machines;
    std::optional<UtcHour> m_start;
    QStringList m_options;
    bool m_understood = false;
};

} // namespace

std::vector<PastedPurchase> PastedPurchases::read(const QString &text, const Inputs &inputs, bool held)
{
    std::vector<PastedPurchase> all;
    const QStringList lines =
        QString(text).replace(QLatin1String("\r\n"), QLatin1String("\n")).split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QStringList cells = cellsOf(lines[i]);
        if (cells.isEmpty())
            continue;
        LineReader reader(inputs, held);
        PastedPurchase pasted = reader.read(static_cast<int>(i) + 1, cells);
        if (all.empty() && reader.isHeading() && lines.size() > 1)
            continue; // words only: headings
        all.push_back(std::move(pasted));
    }
    return all;
}

} // namespace gpufolio::ui
