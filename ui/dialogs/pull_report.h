// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pull/pull_prices.h"

#include <QTreeWidget>

namespace gpufolio::ui
{

/// What became of the rows of each part of a pull, and what to look at.
class PullReport : public QTreeWidget
{
    Q_OBJECT

public:
    explicit PullReport(QWidget *parent = nullptr);
    void show(const PullOutcome &outcome);
    void showFailure(const Diagnostics &findings);

private:
    void addPart(const ImportReport &report);
};

/// "3 of 22 files · 1.2 MB · 840 rows"
QString pullStateText(const PullState &state);
/// The rows of all parts: "840 rows read: 12 kept, …".
QString pullSummary(const PullOutcome &outcome);

} // namespace gpufolio::ui
