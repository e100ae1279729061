// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/plan_state.h"
#include "report/why.h"

#include <QFrame>

#include <optional>
#include <vector>

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
    /// @param figure shortened; @param whole all its digits, or why it has no value; @param note below it, may be empty
    void setTexts(const QString &name, const QString &figure, const QString &whole, const QString &note);
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
    QLabel *m_name;
    QLabel *m_figure;
    QLabel *m_note;
    std::shared_ptr<const SessionResults> m_results;
    std::optional<std::size_t> m_plan;
};

/// The totals of the open plan.
class PlansCards : public QWidget
{
    Q_OBJECT

public:
    explicit PlansCards(QWidget *parent = nullptr);

    void setState(const PlanState &state);
    const std::vector<FigureCard *> &cards() const { return m_cards; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void show(FigureCard &card, const PlanResult *result) const;
    QString noteOf(Metric metric, const PlanResult &result) const;

    PlanState m_state;
    std::vector<FigureCard *> m_cards;
};

} // namespace gpufolio::ui
