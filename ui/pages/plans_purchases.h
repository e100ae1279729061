// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/purchase_model.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace gpufolio::ui
{

/// "Purchases of ...": the table of the open plan, edited in place, with buttons to add and remove.
class PlansPurchases : public QWidget
{
    Q_OBJECT

public:
    explicit PlansPurchases(ProjectSession &session, QWidget *parent = nullptr);

    void setState(const PlanState &state);
    PurchaseModel &model() const { return *m_model; }
    QTableView *view() const { return m_view; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void addPurchase();
    void removeCurrent();
    void markCurrent();
    void paste(bool held);
    void updateButtons();
    void fitHeight();
    void retranslate();

    ProjectSession &m_session;
    PlanState m_state;
    PurchaseModel *m_model;
    QTableView *m_view;
    QLabel *m_title;
    QLabel *m_empty;
    QPushButton *m_add;
    QPushButton *m_remove;
    QPushButton *m_signed;
    QPushButton *m_paste;
    QPushButton *m_held;
    PlanEdits m_edits;
};

} // namespace gpufolio::ui
