// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "item_models/price_diff_model.h"
#include "project/project_file.h"
#include "session/newest_run.h"
#include "session/project_session.h"
#include "support/result.h"

#include <QWidget>

#include <array>
#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace gpufolio::ui
{

/// The tab What changed of the page Prices: two price books of the project, and what is new, gone, dearer and cheaper
/// from the first to the second.
class PricesChanges : public QWidget
{
    Q_OBJECT

public:
    explicit PricesChanges(ProjectSession &session, QWidget *parent = nullptr);

    const PriceDiffModel &model() const { return *m_model; }
    QTableView *table() const { return m_table; }

Q_SIGNALS:
    /// Somebody wants to see an offer: "price:OFFER|OPTION" (Page::reveal()).
    void priceAsked(const QString &target);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    using Compared = std::shared_ptr<const Result<PriceDiff>>;

    void layOut();
    void readSnapshots();
    void fillChoosers();
    void compare();
    void show(const Compared &compared);
    void showCounts();
    void save();
    void retranslate();

    ProjectSession &m_session;
    std::vector<SnapshotInfo> m_snapshots; ///< in the order in which they were added
    bool m_outdated = true;                ///< to be read when the tab is shown
    PriceDiffModel *m_model;
    PriceDiffFilter *m_filtered;
    QLabel *m_beforeLabel;
    QComboBox *m_before;
    QLabel *m_afterLabel;
    QComboBox *m_after;
    std::array<QToolButton *, priceMoves> m_moves;
    QToolButton *m_doubtful;
    QLineEdit *m_search;
    QPushButton *m_save;
    QLabel *m_summary;
    QStackedWidget *m_centre; ///< the table, or why it is empty
    QTableView *m_table;
    QLabel *m_empty;
    NewestRun<Compared> m_run;
};

} // namespace gpufolio::ui
