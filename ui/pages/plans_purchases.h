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
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addPurchase();
    void removeCurrent();
    void markCurrent();
    void paste(bool held);
    void updateButtons();
    void fitColumns();
    void showHidden();
    void fitHeight();
    void retranslate();

    ProjectSession &m_session;
    PlanState m_state;
    PurchaseModel *m_model;
    QTableView *m_view;
    QLabel *m_title;
    QLabel *m_empty;
    QLabel *m_hidden; ///< what the columns without room say of the current row
    QPushButton *m_add;
    QPushButton *m_remove;
    QPushButton *m_signed;
    QPushButton *m_paste;
    QPushButton *m_held;
    bool m_isTooWide = false; ///< even without the columns that can give way
    PlanEdits m_edits;
};

} // namespace gpufolio::ui
