// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/price_refresh.h"
#include "session/project_session.h"

#include <QDialog>

class QTableWidget;

namespace gpufolio::ui
{

/// The project's prices beside those of the price book in use, and what each plan costs with either; on request the
/// project takes the new prices, as one undo step.
class PriceRefreshDialog : public QDialog
{
    Q_OBJECT

public:
    PriceRefreshDialog(ProjectSession &session, QWidget *parent = nullptr);

private:
    void fillPrices(const std::vector<PriceComparison> &lines);
    void fillPlans(const std::vector<PlanPriceChange> &lines);

    ProjectSession &m_session;
    QTableWidget *m_prices;
    QTableWidget *m_plans;
};

} // namespace gpufolio::ui
