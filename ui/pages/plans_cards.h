// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/plan_state.h"
#include "report/why.h"

#include <QFrame>

#include <optional>
#include <vector>

class QGridLayout;
class QLabel;

namespace gpufolio::ui
{

/// One figure in large letters with its name; answers Why when it has the focus.
class FigureCard : public QFrame
{
    Q_OBJECT

public:
    explicit FigureCard(Metric metric, QWidget *parent = nullptr);

    Metric metric() const { return m_metric; }
    void setMetric(Metric metric) { m_metric = metric; }
    struct Texts {
        QString name;
        QString figure; ///< shortened
        QString unit;   ///< beside it; may be empty
        QString whole;  ///< all its digits and the unit, or why there is no value
        QString note;   ///< below it; may be empty
    };
    void setTexts(const Texts &texts);
    QString figure() const;
    void setStale(bool stale);
    /// What Why is asked about; it is only answered when somebody asks, since that serves the plan once more.
    void setSubject(std::shared_ptr<const SessionResults> results, std::optional<std::size_t> plan);
    std::optional<Why> why() const;

protected:
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void answer();

    Metric m_metric;
    class Line;

    Line *m_name;
    Line *m_figure;
    QLabel *m_unit;
    Line *m_note;
    std::shared_ptr<const SessionResults> m_results;
    std::optional<std::size_t> m_plan;
};

/// The totals of the open plan, in as many even columns as fit.
class PlansCards : public QWidget
{
    Q_OBJECT

public:
    explicit PlansCards(QWidget *parent = nullptr);

    void setState(const PlanState &state);
    const std::vector<FigureCard *> &cards() const { return m_cards; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void show(FigureCard &card, const PlanResult *result) const;
    static QString shortName(Metric metric);
    QString noteOf(Metric metric, const PlanResult &result) const;

    PlanState m_state;
    std::vector<FigureCard *> m_cards;
    QGridLayout *m_grid;
    int m_columns = 0;
};

} // namespace gpufolio::ui
