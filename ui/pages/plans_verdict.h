// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/plan_state.h"
#include "report/why.h"

#include <QLabel>

#include <vector>

namespace gpufolio::ui
{

/// The sentence at the top: who wins, by how much, against what, what it commits us to. Its amounts are links; a click
/// (or Enter on one) answers Why, a plan's name opens the plan.
class PlansVerdict : public QLabel
{
    Q_OBJECT

public:
    explicit PlansVerdict(ProjectSession &session, QWidget *parent = nullptr);

    void setState(const PlanState &state);
    /// The sentence without markup.
    QString plainText() const;
    /// The answers behind its links, in the order of the links.
    std::size_t linkCount() const { return m_links.size(); }
    std::optional<Why> whyOfLink(std::size_t link) const;

protected:
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    struct Link {
        std::size_t plan = 0;         ///< index into the comparison's plans
        std::optional<Metric> metric; ///< nothing: the link is the plan's name
        bool isDifference = false;    ///< against `other`
        std::size_t other = 0;
    };

    void render();
    void answer();
    Message withLinks(const Message &message);
    std::string linked(const std::string &value);
    std::optional<Link> meaningOf(const std::string &value) const;
    void follow(const QString &target);
    const Comparison *comparison() const;
    const Scenario *scenarioOf(const PlanResult &result) const;

    ProjectSession &m_session;
    PlanState m_state;
    std::vector<Link> m_links;
    std::size_t m_asked = 0; ///< the link that was clicked last
};

} // namespace gpufolio::ui
