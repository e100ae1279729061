// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/fit.h"
#include "session/project_session.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QTableView;

namespace gpufolio::ui
{

class FittingOffersModel;
class NeedEffectsModel;
class WorkloadsNeedFields;

/// The tab "Needs" of a workload: what an offer must have, how many offers have it, which need removes how many, and
/// the offers that fit. Counts only while it is seen.
class WorkloadsNeeds : public QWidget
{
    Q_OBJECT

public:
    explicit WorkloadsNeeds(ProjectSession &session, QWidget *parent = nullptr);

    /// @param workloadId  of the inputs; empty = none chosen
    void setWorkload(const QString &workloadId);

    FittingOffersModel &offers() const { return *m_offers; }
    QTableView *offersView() const { return m_offersView; }

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void setUpTables();
    void refresh();
    void showState();
    void showLine(const Workload &workload, const FitReport &report, const std::vector<Offer> &all, std::int64_t peak);
    static QString nothingText(const Workload &workload, const FitReport &report);
    void useCurrent();
    void updateButton();
    void retranslate();

    ProjectSession &m_session;
    QString m_workload;
    std::shared_ptr<const PriceBook> m_book; ///< of m_bookOffers
    std::vector<Offer> m_bookOffers;
    bool m_isStale = true; ///< something changed since it was last seen

    QScrollArea *m_scroll;
    QLabel *m_empty;
    WorkloadsNeedFields *m_fields;
    QLabel *m_line;
    QLabel *m_notes;
    QBoxLayout *m_tables = nullptr;
    NeedEffectsModel *m_effects;
    QTableView *m_effectsView;
    FittingOffersModel *m_offers;
    QTableView *m_offersView;
    QLabel *m_nothing; ///< in place of the offers when none fits
    QLabel *m_offersTitle;
    QPushButton *m_use;
};

} // namespace gpufolio::ui
