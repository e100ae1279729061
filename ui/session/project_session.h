// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/compare.h"
#include "plan/plan_result.h"
#include "plan/scenario.h"
#include "plan/what_if.h"
#include "prices/exchange_rates.h"
#include "prices/price_book.h"
#include "support/result.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QUndoStack;

namespace gpufolio
{
class ProjectFile;
}

namespace gpufolio::ui
{

/// All plans of one state of the project, computed together; immutable.
struct SessionResults {
    quint64 revision = 0;                         ///< of the scenario they belong to
    WhatIf whatIf;                                ///< the overlay that `scenarios` carry already
    std::vector<Scenario> scenarios;              ///< one per plan, in file order
    std::vector<std::optional<PlanResult>> plans; ///< missing where `errors` says why
    std::vector<Diagnostics> errors;              ///< one per plan, empty when it was computed
    std::optional<Comparison> comparison;         ///< of the plans that were computed; missing when there are none
    double milliseconds = 0;
};

/// What the top bar decides for every table, chart and report at once.
struct ViewSettings {
    enum class View { Billed, Amortised };
    enum class PeriodUnit { Month, Quarter, FiscalYear };
    View view = View::Amortised;
    PeriodUnit period = PeriodUnit::Month;
    int fiscalYearStartMonth = 1;

    friend bool operator==(const ViewSettings &, const ViewSettings &) = default;
};

/// One open project: the value (inputs and plans), its undo history, its results and its file.
///
/// Pages read scenarioSet() and results(), and change the value only through edit(). Each edit is one named undo step,
/// is recomputed at once on a worker thread (the newest input wins) and is on disk within a second.
class ProjectSession : public QObject
{
    Q_OBJECT

public:
    explicit ProjectSession(QObject *parent = nullptr);
    ~ProjectSession() override;

    const ScenarioSet &scenarioSet() const;
    quint64 revision() const;
    QUndoStack *undoStack() const;

    /// Replaces the value as one undo step called `name` (translated, imperative: "Change instances").
    /// Edits in a row with the same `mergeKey` (not empty) become one step, so a drag is one undo.
    /// Does nothing when the value is the same. In a read-only session it is editRefused() and scenarioChanged(), so
    /// that fields show again what is.
    void edit(const QString &name, ScenarioSet after, const QString &mergeKey = {});

    /// Id of the plan that is open in Plans; always one of the plans when there are any.
    QString activePlan() const;
    void setActivePlan(const QString &id);

    /// The overlay that the results are computed under; never saved and no undo step. Also in read-only projects.
    const WhatIf &whatIf() const;
    void setWhatIf(const WhatIf &whatIf);
    /// Makes the overlay part of the inputs, as one undo step, and drops it. Does nothing when read-only.
    void applyWhatIfToInputs(const QString &name);

    /// The newest results, maybe of an older revision while computing; null before the first.
    std::shared_ptr<const SessionResults> results() const;
    bool isComputing() const;

    const ViewSettings &view() const;
    void setView(const ViewSettings &view);

    /// The price book in use (the bundled one unless the project has its own snapshot).
    std::shared_ptr<const PriceBook> priceBook() const;
    /// Keeps a price book as an immutable snapshot of the project and uses it from now on; no undo step, since no plan
    /// changes by it. @return why not: read-only, or the file can't be written.
    Status usePriceBook(PriceBook book, const QString &source);
    /// Uses a snapshot that the project holds. @return why not, as usePriceBook()
    Status useSnapshot(const std::string &id);
    /// Id of the snapshot in use; empty without a file.
    std::string snapshotInUse() const;

    /// Rates of exchange that the project keeps, for scenarios that have none of their own; never null.
    std::shared_ptr<const ExchangeRates> exchangeRates() const;
    /// Keeps rates in the project, in place of those of the same day and currency, and computes with them; no undo
    /// step. @return why not: read-only, or the file can't be written.
    Status keepExchangeRates(const ExchangeRates &rates);

    /// Opens a project file, or a scenario file as a new project; the old project stays on any error.
    Diagnostics openFile(const QString &path);
    /// The worked example, as a new project below the application's data folder.
    Diagnostics openExample();
    /// Replaces everything by a new project with this value.
    /// @param path of its file; empty = one named after the inputs, below the application's data folder
    void startNew(ScenarioSet set, const QString &path = {});
    /// Writes what is open into another file: a scenario for a name that ends in .json, else a project. The open
    /// project stays where it is.
    Status saveCopy(const QString &path) const;
    /// Writes inputs, plans and the prices they use into one scenario file (selfContained()); it computes the same
    /// wherever it is opened. @return why not: a name that leads nowhere, or the file can't be written
    Status handOver(const QString &path) const;

    QString path() const;        ///< of the project file; empty = not on disk (saveError() says why)
    bool isReadOnly() const;     ///< another window holds the project
    bool isSaved() const;        ///< everything up to the last edit is on disk
    QDateTime lastSaved() const; ///< invalid before the first save of this session
    Error saveError() const;     ///< why the last save failed; its sentence is empty when it did not
    /// What keeps named versions (session/project_versions.h); null when not on disk. The value is changed by edit().
    std::shared_ptr<ProjectFile> projectFile() const;
    /// Waits until everything is on disk. @return false when it can't be written
    bool flush();

Q_SIGNALS:
    void scenarioChanged();
    void activePlanChanged();
    void resultsChanged();
    void computingChanged(bool computing);
    void viewChanged();
    void whatIfChanged();
    void savedChanged();
    void priceBookChanged();
    void projectOpened();
    void editRefused(); ///< the project is open for reading only

private:
    class State;
    std::unique_ptr<State> m_state; ///< keeps threads and files out of what every page includes
};

} // namespace gpufolio::ui
