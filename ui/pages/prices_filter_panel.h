// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/price_filter_model.h"

#include <QTreeWidget>

namespace gpufolio::ui
{

/// The filters at the left of the price table: groups of choices, each with the number of offers it would give.
class PricesFilterPanel : public QTreeWidget
{
    Q_OBJECT

public:
    explicit PricesFilterPanel(PriceFilterModel &model, QWidget *parent = nullptr);

    /// Counts again, and lists the choices anew when the book has changed.
    void refresh();
    /// Takes back all choices of a group.
    void clearGroup(PriceFilter::Group group);
    static QString groupName(PriceFilter::Group group);

Q_SIGNALS:
    void filterChanged();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void listGroup(PriceFilter::Group group);
    void takeChoices();
    void toggle(QTreeWidgetItem *item);
    QString choiceName(PriceFilter::Group group, const QString &key) const;

    PriceFilterModel &m_model;
    bool m_listing = false;
};

} // namespace gpufolio::ui
