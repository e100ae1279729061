// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_tables.h"

#include <vector>

namespace gpufolio
{

/// What the new purchases of a plan ask for on one day, over their whole terms: an upfront on the first day of a term,
/// the recurring fee of a month at its start, or at the start of the term if that is later.
struct DuePayment {
    Date day;
    Money upfront;
    Money recurring;
};

/// All payments of the new purchases in the order of their days; held ones are left out. Their sum is
/// totals.toSign, exactly: each is converted as the ledger converts it.
std::vector<DuePayment> duePayments(const PlanView &plan);

/// The upfront of a purchase, converted at the month in which it is paid.
Money upfrontToSign(const PlanView &plan, const CommitmentResult &commitment);

} // namespace gpufolio
