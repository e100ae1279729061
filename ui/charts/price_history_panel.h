// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_panel.h"
#include "prices/price_history.h"

#include <memory>
#include <vector>

namespace gpufolio::ui
{

class PriceHistoryModel;

/// "History": what a GPU-hour of one offer cost over the price books of the project, a line of steps per way to buy.
class PriceHistoryPanel : public ChartPanel
{
    Q_OBJECT

public:
    explicit PriceHistoryPanel(QWidget *parent = nullptr);

    /// Null = nothing to show.
    void setHistory(std::shared_ptr<const PriceHistory> history);
    QString hoverText(int period) const override;

protected:
    QChart *makeChart(const ChartDress &dress) override;
    void retranslateNumbers() override;
    QString titleText() const override;
    std::optional<Why> whyOfPeriod(int period) const override;

private:
    /// The steps of the bottom axis: days where the history is short, else months.
    struct Steps {
        bool months = false;
        Date first;
        Date last;

        int count() const;
        QString labelOf(int step) const;
        Date endOf(int step) const;     ///< its last day
        double placeOf(Date day) const; ///< of the beginning of a day on the axis
    };

    std::optional<Steps> steps() const;
    /// Row of the model with the price of an option on a day; -1 = none is known.
    int rowAt(const OptionHistory &option, const Date &day) const;
    void showNote();

    PriceHistoryModel *m_model;
};

} // namespace gpufolio::ui
