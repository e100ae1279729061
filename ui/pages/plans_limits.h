// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/plan_edits.h"
#include "item_models/plan_state.h"

#include <QWidget>

#include <array>

class QLabel;
class QLineEdit;

namespace gpufolio::ui
{

/// The limits of the open plan: upfronts, billed per month, share of spot, machines committed at the same time. An
/// empty field is no limit; what was understood of a field stands beside it.
class PlansLimits : public QWidget
{
    Q_OBJECT

public:
    explicit PlansLimits(ProjectSession &session, QWidget *parent = nullptr);

    void setState(const PlanState &state);
    /// The field of a limit by its key in a scenario file ("upfrontTotal", "monthlyBilled", "spotShare",
    /// "activeCommitted"); null for other keys.
    QLineEdit *field(const QString &key) const;

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Field { Upfront, Monthly, Spot, Active, FieldCount };
    struct Entry {
        QLabel *label;
        QLineEdit *edit;
        QLabel *understood;
    };

    Entry &entry(Field field) { return m_entries[static_cast<std::size_t>(field)]; }
    void take(Field field);
    /// Why the text can't be used; empty when it was taken over.
    QString apply(Field field, const QString &text);
    void showLimits();
    void retranslate();

    ProjectSession &m_session;
    PlanEdits m_edits;
    PlanState m_state;
    QLabel *m_title;
    std::array<Entry, FieldCount> m_entries;
};

} // namespace gpufolio::ui
