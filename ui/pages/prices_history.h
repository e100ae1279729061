// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_history.h"
#include "session/newest_run.h"
#include "session/project_session.h"

#include <QWidget>

#include <memory>

namespace gpufolio::ui
{

class PriceHistoryPanel;

/// The tab History of the page Prices: how the prices of the selected offer went over the project's price books.
class PricesHistory : public QWidget
{
    Q_OBJECT

public:
    explicit PricesHistory(ProjectSession &session, QWidget *parent = nullptr);

    /// Shows another offer; empty = none is selected.
    void setOffer(const QString &offerId);
    PriceHistoryPanel *panel() const { return m_panel; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    using Found = std::shared_ptr<const PriceHistory>;

    void read();
    void show(const Found &found);
    void retranslate();

    ProjectSession &m_session;
    QString m_offer;
    bool m_outdated = false; ///< to be read when the tab is shown
    PriceHistoryPanel *m_panel;
    NewestRun<Found> m_run;
};

} // namespace gpufolio::ui
