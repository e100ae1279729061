// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/report_tables.h"

/// The tables of the approval form. Purchases are numbered; held ones stand in none of them.
namespace gpufolio
{

/// What: provider, region, machine, option, number and term.
ReportTable boughtTable(const PlanView &plan);
/// For how much: upfront, recurring fee by month and over the term, to sign; the last column sums to totals.toSign.
ReportTable boughtCostTable(const PlanView &plan);
/// At which prices, from where and of which day.
ReportTable boughtPriceTable(const PlanView &plan);
/// When what is to be paid, over the whole terms; sums to totals.toSign.
ReportTable paymentsTable(const PlanView &plan);
/// The demand on the offers that are bought, by cost centre and team.
ReportTable usersTable(const PlanView &plan);
/// Lines to be signed.
ReportTable signaturesTable();

} // namespace gpufolio
