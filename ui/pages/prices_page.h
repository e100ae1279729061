// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/price_filter_model.h"
#include "page.h"
#include "session/project_session.h"

#include <QWidget>

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;
class QTabWidget;
class QToolButton;

namespace gpufolio::ui
{

class PricesChanges;
class PricesFilterPanel;
class PricesHistory;

/// The price book: what every offer costs per machine-hour and per GPU-hour, from where and of when.
class PricesPage : public QWidget, public Page
{
    Q_OBJECT

public:
    explicit PricesPage(ProjectSession &session, QWidget *parent = nullptr);

    /// Reads a price file, shows what would become of its rows and uses it when the user says so.
    void importFile(const QString &path);

    /// "price:OFFER|OPTION": selects the price of that option; filters that hide it are taken back.
    bool reveal(const QString &target) override;
    QByteArray layoutState() const override;
    void restoreLayoutState(const QByteArray &state) override;

Q_SIGNALS:
    /// A plan was made of a price: "plans/plan:ID" (Page::reveal()).
    void goRequested(const QString &link);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void setUpTable();
    void setUpBelow();
    /// A price as the table shows it now.
    struct ShownPrice {
        const Offer *offer = nullptr;
        const PurchaseOption *option = nullptr; ///< null = the offer isn't sold so
    };
    std::optional<ShownPrice> currentPrice() const;
    void makePlan();
    void showActions();
    void showNewer();
    void readBook();
    void refreshPrices();
    void chooseImport();
    void acceptHeldBack();
    void search(const QString &text);
    void showAll();
    void showCounts();
    void showEmptyState();
    void widen();
    void retranslate();

    ProjectSession &m_session;
    PriceTableModel *m_model;
    PriceFilterModel *m_filtered;
    QLineEdit *m_search;
    QToolButton *m_showFilters;
    QLabel *m_count;
    QLabel *m_rates; ///< which rates of exchange the project keeps; hidden when none
    QLabel *m_heldBack;
    QPushButton *m_acceptHeldBack;
    QPushButton *m_import;
    QPushButton *m_pull;
    QPushButton *m_refresh;
    QAction *m_makePlan;
    QToolButton *m_makePlanButton;
    QSplitter *m_splitter;
    PricesFilterPanel *m_filters;
    QToolButton *m_showBelow;
    QSplitter *m_upright; ///< the table and below it the tabs
    QTabWidget *m_below;
    PricesHistory *m_history;
    PricesChanges *m_changes;
    QStackedWidget *m_centre; ///< the table, or why it is empty
    QTableView *m_table;
    QLabel *m_emptyText;
    QPushButton *m_widen;
    std::optional<bool> m_room;                 ///< for the filters, at the last change of size
    std::optional<bool> m_roomBelow;            ///< for the tabs below the table
    std::optional<PriceFilter::Group> m_widest; ///< the group whose choices hide most
};

} // namespace gpufolio::ui
