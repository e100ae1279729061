// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/ledger.h"

#include "plan/present_value.h"

#include <algorithm>
#include <map>
#include <optional>

namespace gpufolio
{

namespace
{

// Smallest split of money that the ledger knows.
constexpr int exactDecimals = Decimal::digits;

// Collects the first error of the exchange; amounts then count as nothing and the ledger is dropped.
class Converter
{
public:
    explicit Converter(const Exchange &exchange) : m_exchange(exchange) {}

    Money operator()(const Money &amount, YearMonth month)
    {
        if (amount.isZero())
            return Money::zero(m_exchange.to());
        const Result<Decimal> rate = m_exchange.rate(amount.currency(), month);
        if (!rate) {
            if (!m_error)
                m_error = rate.error();
            return Money::zero(m_exchange.to());
        }
        return amount.currency() == m_exchange.to() ? amount : convert(amount, *rate, m_exchange.to());
    }
    const std::optional<Error> &error() const { return m_error; }

private:
    const Exchange &m_exchange;
    std::optional<Error> m_error;
};

class Ledger
{
public:
    Ledger(const LedgerInputs &inputs, PlanResult &result)
        : m_in(inputs), m_out(result), m_currency(inputs.scenario.inputs.currency), m_exchange(inputs.scenario.inputs),
          m_convert(m_exchange)
    {
    }

    Status keep()
    {
        openMonths();
        openCommitments();
        openWorkloads();
        for (const OfferService &service : m_in.services)
            for (const Segment &segment : service.segments)
                bookUsage(service, segment);
        for (const OfferService &service : m_in.services)
            bookCommitments(service);
        closeMonths();
        closeTotals();
        dateFlows();
        if (m_in.scenario.inputs.discountRate)
            discount(*m_in.scenario.inputs.discountRate);
        if (m_convert.error())
            return *m_convert.error();
        return Done{};
    }

private:
    Money nothing() const { return Money::zero(m_currency); }

    void openMonths()
    {
        for (const MonthSpan &span : m_in.months) {
            MonthResult month;
            month.month = span.month;
            month.period = span.period;
            for (Money *amount : {&month.billed, &month.amortised, &month.onDemand, &month.spot, &month.commitment,
                                  &month.unused, &month.upfront, &month.recurring, &month.prepaidStart,
                                  &month.prepaidEnd, &month.commitmentEquivalent, &month.spotEquivalent})
                *amount = nothing();
            month.onDemandEquivalent = nothing();
            month.owedEquivalent = nothing();
            m_out.months.push_back(month);
        }
    }

    void openCommitments()
    {
        for (const Lot &lot : m_in.lots) {
            CommitmentResult commitment;
            commitment.purchase = *lot.purchase;
            commitment.purchase.held = lot.held;
            commitment.termHours = lot.option->termHours;
            commitment.active = lot.active;
            commitment.amortised = commitment.upfront = commitment.unused = commitment.toSign = commitment.owedAfter =
                nothing();
            commitment.months.assign(m_in.months.size(), {nothing(), nothing(), nothing()});
            m_out.commitments.push_back(commitment);
        }
    }

    void openWorkloads()
    {
        for (const Placement &placement : m_in.placements) {
            WorkloadResult workload;
            workload.id = placement.workload->id;
            workload.offer = placement.offer ? placement.offer->id : std::string();
            workload.status = placement.offer ? WorkloadStatus::Placed : WorkloadStatus::Infeasible;
            workload.reason = placement.reason;
            workload.amortised = workload.amortisedShown = nothing();
            workload.acceleratorHours = placement.acceleratorHours;
            for (const std::int64_t instances : placement.instances)
                workload.peakInstances = std::max(workload.peakInstances, instances);
            m_out.workloads.push_back(workload);
        }
    }

    Currency currencyOfOffer(const OfferService &service) const
    {
        return currencyOf(m_in.scenario.inputs, *service.offer);
    }

    // On-demand and spot hours of a segment, and everybody's hours.
    void bookUsage(const OfferService &service, const Segment &segment)
    {
        MonthResult &month = m_out.months[segment.month];
        const Currency currency = currencyOfOffer(service);
        for (std::size_t i = 0; i < segment.workloads.size(); ++i) {
            const ServedHours &served = segment.workloads[i];
            WorkloadResult &workload = m_out.workloads[service.workloads[i]];
            workload.demandHours += InstanceHours(served.demand);
            workload.commitmentHours += InstanceHours(served.commitment);
            workload.spotUsefulHours += InstanceHours(served.spot);
            workload.onDemandHours += InstanceHours(served.onDemand);
            workload.unservedHours += InstanceHours(served.unserved);
            month.demandHours += InstanceHours(served.demand);
            month.spotUsefulHours += InstanceHours(served.spot);
            month.onDemandHours += InstanceHours(served.onDemand);
            month.commitmentUsedHours += InstanceHours(served.commitment);
            if (served.onDemand > 0) {
                const Money cost = m_convert(
                    HourlyRate(*segment.onDemandHourly, currency) * InstanceHours(served.onDemand), month.month);
                month.onDemand += cost;
                workload.amortised += cost;
            }
            if (served.spot > 0) {
                const InstanceHours billed(times(*service.spot[i].factor, served.spot));
                const Money cost = m_convert(HourlyRate(*segment.spotHourly, currency) * billed, month.month);
                month.spotHours += billed;
                month.spot += cost;
                workload.amortised += cost;
                if (!workload.spotFactor) {
                    workload.spotFactor = service.spot[i].factor;
                    workload.spotHourly = multiply(*segment.spotHourly, *service.spot[i].factor);
                    workload.checkpointIntervalSeconds = service.spot[i].intervalSeconds;
                }
            }
            // Without an on-demand price there is nothing to compare with; placed hours only.
            const std::int64_t placed = served.demand - served.unserved;
            if (placed > 0 && month.onDemandEquivalent) {
                const PurchaseOption *list = findOption(*service.offer, OptionKind::OnDemand);
                if (list) {
                    const HourlyRate rate(priceAt(*list, segment.period.start).hourly, currency);
                    *month.onDemandEquivalent += m_convert(rate * InstanceHours(placed), month.month);
                    month.commitmentEquivalent += m_convert(rate * InstanceHours(served.commitment), month.month);
                    month.spotEquivalent += m_convert(rate * InstanceHours(served.spot), month.month);
                } else {
                    month.onDemandEquivalent.reset();
                }
            }
        }
        std::int64_t owed = 0;
        for (std::size_t i = 0; i < segment.lotUsed.size(); ++i) {
            month.commitmentUnusedHours += InstanceHours(segment.lotOwed[i] - segment.lotUsed[i]);
            owed += segment.lotOwed[i];
        }
        if (owed > 0 && month.owedEquivalent) {
            if (const PurchaseOption *list = findOption(*service.offer, OptionKind::OnDemand))
                *month.owedEquivalent +=
                    m_convert(HourlyRate(priceAt(*list, segment.period.start).hourly, currency) * InstanceHours(owed),
                              month.month);
            else
                month.owedEquivalent.reset();
        }
    }

    void bookCommitments(const OfferService &service)
    {
        const Currency currency = currencyOfOffer(service);
        for (std::size_t i = 0; i < service.lots.size(); ++i) {
            const Lot &lot = m_in.lots[service.lots[i]];
            CommitmentResult &commitment = m_out.commitments[service.lots[i]];
            // An upfront is converted once, at the rate of the month in which it is paid.
            const Money upfront = m_convert(Money(times(lot.price.upfront, lot.purchase->instances), currency),
                                            m_in.calendar.monthOf(lot.term.start));
            const HourlyRate recurring(times(lot.price.hourly, lot.purchase->instances), currency);
            bookLotMonths(service, i, lot, upfront, recurring, commitment);
            bookTail(lot, upfront, recurring, commitment);
            if (!commitment.owedHours.isZero())
                commitment.utilisation =
                    divide(commitment.usedHours.count(), commitment.owedHours.count(), Rounding::HalfEven);
            if (!commitment.usedHours.isZero())
                commitment.perUsedHour =
                    perInstanceHour(commitment.amortised, commitment.usedHours, Rounding::HalfEven);
        }
    }

    void bookLotMonths(const OfferService &service, std::size_t lotIndex, const Lot &lot, const Money &upfront,
                       const HourlyRate &recurring, CommitmentResult &commitment)
    {
        const bool paidInside = lot.term.start >= m_in.months.front().period.start;
        for (std::size_t m = 0; m < m_in.months.size(); ++m) {
            MonthResult &month = m_out.months[m];
            const UtcHour from = std::max(lot.active.start, month.period.start);
            const UtcHour to = std::min(lot.active.end, month.period.end);
            // Prepaid before and after the month: what has been paid by then less what has been amortised by then.
            month.prepaidStart += prepaid(lot, upfront, month.period.start, paidInside);
            month.prepaidEnd += prepaid(lot, upfront, month.period.end, paidInside);
            if (from >= to)
                continue;
            CommitmentMonth &own = commitment.months[m];
            if (paidInside && month.period.contains(lot.term.start)) {
                month.upfront += upfront;
                commitment.upfront += upfront;
                own.billed += upfront;
            }
            const Money fee = m_convert(recurring * InstanceHours(to - from), month.month);
            month.recurring += fee;
            own.billed += fee;
            const Money amortised =
                amortisedUpfront(upfront, lot.option->termHours, from - lot.term.start, to - lot.term.start) + fee;
            month.commitment += amortised;
            commitment.amortised += amortised;
            own.amortised += amortised;
            bookUse(service, lotIndex, m, amortised, commitment);
        }
    }

    // Splits a month's cost of a lot into its unused part and the parts of those who used it.
    void bookUse(const OfferService &service, std::size_t lotIndex, std::size_t m, const Money &amortised,
                 CommitmentResult &commitment)
    {
        std::int64_t used = 0;
        std::int64_t owed = 0;
        std::vector<std::int64_t> byWorkload(service.workloads.size(), 0);
        for (const Segment &segment : service.segments) {
            if (segment.month != m)
                continue;
            used += segment.lotUsed[lotIndex];
            owed += segment.lotOwed[lotIndex];
            for (std::size_t i = 0; i < byWorkload.size(); ++i)
                byWorkload[i] += segment.workloads[i].byLot[lotIndex];
        }
        commitment.usedHours += InstanceHours(used);
        commitment.owedHours += InstanceHours(owed);
        const Money unused = share(amortised, owed - used, owed);
        m_out.months[m].unused += unused;
        commitment.unused += unused;
        commitment.months[m].unused += unused;
        if (used == 0)
            return;
        const std::vector<Money> parts = split(amortised - unused, byWorkload, exactDecimals);
        for (std::size_t i = 0; i < parts.size(); ++i)
            m_out.workloads[service.workloads[i]].amortised += parts[i];
    }

    // Paid less amortised at an hour. A lot from before the horizon was paid before it.
    Money prepaid(const Lot &lot, const Money &upfront, UtcHour at, bool paidInside) const
    {
        const bool paid = !paidInside || lot.term.start < at;
        if (!paid || at >= lot.term.end)
            return nothing();
        return upfront -
               amortisedUpfront(upfront, lot.option->termHours, 0, std::max<std::int64_t>(0, at - lot.term.start));
    }

    // What is owed after the horizon, and what a new purchase signs up to.
    void bookTail(const Lot &lot, const Money &upfront, const HourlyRate &recurring, CommitmentResult &commitment)
    {
        const UtcHour end = m_in.months.back().period.end;
        const Period tail{std::max(end, lot.term.start), std::max(end, lot.term.end)};
        for (const MonthSpan &span : m_in.calendar.months(tail)) {
            const Money fee = m_convert(recurring * InstanceHours(span.period.hours()), span.month);
            m_owedAfter += fee;
            commitment.owedAfter += fee;
            m_tailFees.push_back({feeDay(span.month, lot), fee});
        }
        m_totalUnamortised += prepaid(lot, upfront, end, lot.term.start >= m_in.months.front().period.start);
        if (lot.held)
            return;
        commitment.toSign += upfront;
        for (const MonthSpan &span : m_in.calendar.months(lot.term))
            commitment.toSign += m_convert(recurring * InstanceHours(span.period.hours()), span.month);
    }

    // A recurring fee is due at the start of its month, or of the term if that is later.
    Date feeDay(YearMonth month, const Lot &lot) const
    {
        return std::max(month.firstDay(), m_in.calendar.dayOf(lot.term.start));
    }

    void closeMonths()
    {
        for (MonthResult &month : m_out.months) {
            month.billed = month.onDemand + month.spot + month.recurring + month.upfront;
            month.amortised = month.onDemand + month.spot + month.commitment;
        }
    }

    void closeTotals()
    {
        PlanTotals &totals = m_out.totals;
        for (Money *amount : {&totals.amortised, &totals.billed, &totals.unusedCommitment, &totals.upfront,
                              &totals.recurring, &totals.onDemand, &totals.spot, &totals.commitment, &totals.toSign})
            *amount = nothing();
        totals.onDemandEquivalent = nothing();
        for (const MonthResult &month : m_out.months) {
            totals.amortised += month.amortised;
            totals.billed += month.billed;
            totals.unusedCommitment += month.unused;
            totals.upfront += month.upfront;
            totals.recurring += month.recurring;
            totals.onDemand += month.onDemand;
            totals.spot += month.spot;
            totals.commitment += month.commitment;
            totals.onDemandHours += month.onDemandHours;
            totals.commitmentUsedHours += month.commitmentUsedHours;
            totals.commitmentUnusedHours += month.commitmentUnusedHours;
            totals.spotHours += month.spotHours;
            totals.spotUsefulHours += month.spotUsefulHours;
            totals.demandHours += month.demandHours;
            if (totals.onDemandEquivalent && month.onDemandEquivalent)
                *totals.onDemandEquivalent += *month.onDemandEquivalent;
            else
                totals.onDemandEquivalent.reset();
        }
        for (const CommitmentResult &commitment : m_out.commitments)
            totals.toSign += commitment.toSign;
        totals.prepaidAfterHorizon = nothing() + m_totalUnamortised;
        totals.owedAfterHorizon = nothing() + m_owedAfter;
        totals.committedAfterHorizon = totals.prepaidAfterHorizon + totals.owedAfterHorizon;
        if (totals.onDemandEquivalent) {
            totals.savings = *totals.onDemandEquivalent - totals.amortised;
            if (!totals.onDemandEquivalent->isZero())
                totals.effectiveSavingsRate =
                    divide(totals.savings->amount(), totals.onDemandEquivalent->amount(), Rounding::HalfEven);
        }
    }

    void dateFlows()
    {
        std::map<Date, Money> byDay;
        const auto pay = [&byDay](const Date &day, const Money &amount) {
            if (!amount.isZero())
                byDay[day] += amount;
        };
        const UtcHour start = m_in.months.front().period.start;
        for (const MonthResult &month : m_out.months)
            pay(month.month.plus(1).firstDay(), month.onDemand + month.spot);
        for (const Lot &lot : m_in.lots) {
            const Currency currency = currencyOf(m_in.scenario.inputs, *lot.offer);
            const HourlyRate recurring(times(lot.price.hourly, lot.purchase->instances), currency);
            for (const MonthSpan &span : m_in.calendar.months(lot.active))
                pay(feeDay(span.month, lot), m_convert(recurring * InstanceHours(span.period.hours()), span.month));
            if (lot.term.start >= start && lot.active.start < lot.active.end)
                pay(m_in.calendar.dayOf(lot.term.start),
                    m_convert(Money(times(lot.price.upfront, lot.purchase->instances), currency),
                              m_in.calendar.monthOf(lot.term.start)));
        }
        for (const auto &[day, amount] : byDay)
            m_out.flows.push_back({day, amount});
    }

    void discount(Decimal annualRate)
    {
        const UtcHour start = m_in.months.front().period.start;
        PresentValue npv(m_in.calendar, start, annualRate, m_currency);
        for (const CashFlow &flow : m_out.flows)
            npv.add(flow.day, flow.amount);
        PresentValue tail(m_in.calendar, start, annualRate, m_currency);
        tail.add(m_in.calendar.dayOf(m_in.months.back().period.end), -m_out.totals.prepaidAfterHorizon);
        for (const DatedFee &fee : m_tailFees)
            tail.add(fee.day, fee.amount);
        m_out.totals.npv = npv.sum();
        m_out.totals.npvAfterTail = npv.sum() + tail.sum();
    }

    struct DatedFee {
        Date day;
        Money amount;
    };

    const LedgerInputs &m_in;
    PlanResult &m_out;
    Currency m_currency;
    Exchange m_exchange;
    Converter m_convert;
    Money m_totalUnamortised;
    Money m_owedAfter;
    std::vector<DatedFee> m_tailFees;
};

} // namespace

Money amortisedUpfront(const Money &upfront, std::int64_t termHours, std::int64_t from, std::int64_t to)
{
    return share(upfront, to, termHours) - share(upfront, from, termHours);
}

Status keepLedger(const LedgerInputs &inputs, PlanResult &result)
{
    return Ledger(inputs, result).keep();
}

} // namespace gpufolio
