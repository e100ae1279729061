// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/why_text.h"

/// How the answers of Why are filled; `why` has its metric, value, formula and rounding already.
namespace gpufolio
{

struct WhyContext {
    const Scenario &scenario;
    const PlanResult &result;

    Currency currency() const { return result.currency; }
    Rounding rounding() const { return result.rounding; }
    std::string amount(const Money &money) const
    {
        return printed(money, result.rounding) + " " + result.currency.code();
    }
};

/// A figure of one month.
void explainMonth(const WhyContext &context, std::size_t month, Why &why);
/// A figure of the whole plan.
void explainPlan(const WhyContext &context, Why &why);
/// The present value of what is billed, with and without what lies after the horizon.
void explainNpv(const WhyContext &context, Why &why);

/// value, formula and rounding of a metric, and its reason as the first input when it isn't defined.
Why beginWhy(const WhyContext &context, Metric metric, const MetricValue &figure);
/// Sets numbers and rounding of a sum of printed amounts.
void setSum(const WhyContext &context, const std::vector<Money> &added, const std::vector<Money> &taken,
            const Money &value, Why &why);
/// The prices in use of these kinds of option.
void addPricesOf(const WhyContext &context, const std::vector<OptionKind> &kinds, Why &why);
/// "8 x h100-east, 1y from 2027-01-01"
Message purchaseName(const CommitmentPurchase &purchase);

} // namespace gpufolio
