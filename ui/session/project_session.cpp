// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/project_session.h"

#include "i18n/number_format.h"
#include "plan/fill_rates.h"
#include "plan/hand_over.h"
#include "plan/resolve_offers.h"
#include "plan/scenario_reader.h"
#include "prices/bundled.h"
#include "project/project_file.h"
#include "session/autosave.h"
#include "session/edit_command.h"
#include "session/evaluation_worker.h"
#include "session/example.h"
#include "session/project_copy.h"
#include "session/project_paths.h"
#include "support/file_io.h"

#include <QFileInfo>
#include <QUndoStack>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

std::string toPath(const QString &path)
{
    return QFile::encodeName(path).toStdString();
}

} // namespace

/// What the session is made of. The value is shared with undo steps and the worker; nobody changes it in place.
class ProjectSession::State
{
public:
    explicit State(ProjectSession *session) : q(session) {}

    struct Opened {
        std::shared_ptr<ProjectFile> file; ///< null: the project is not on disk
        ProjectContents contents;
        std::shared_ptr<const PriceBook> book;
        std::shared_ptr<const ExchangeRates> rates = std::make_shared<ExchangeRates>();
        ViewSettings view;
        std::optional<Error> saveError;
    };
    Result<Opened> open(const QString &path) const;
    Result<Opened> create(ScenarioSet value, const QString &path) const;
    void adopt(Opened opened);
    void apply(const std::shared_ptr<const ScenarioSet> &value);
    void keepActivePlan();
    void compute() { worker.compute(set, {book, rates}, whatIf, revision); }
    Status use(const std::string &id, PriceBook snapshot);
    void scheduleSave();
    ProjectContents contents() const { return {*set, activePlan.toStdString()}; }

    ProjectSession *q;
    std::shared_ptr<const ScenarioSet> set = std::make_shared<ScenarioSet>();
    quint64 revision = 0;
    QString activePlan;
    ViewSettings view;
    WhatIf whatIf;
    std::shared_ptr<const PriceBook> book = std::make_shared<PriceBook>();
    std::shared_ptr<const ExchangeRates> rates = std::make_shared<ExchangeRates>();
    std::shared_ptr<const SessionResults> results;
    std::shared_ptr<ProjectFile> file;
    std::unique_ptr<Autosave> autosave;
    std::optional<Error> openError; ///< why there is no file
    QUndoStack undo;
    EvaluationWorker worker;
};

Result<ProjectSession::State::Opened> ProjectSession::State::open(const QString &path) const
{
    auto opened = ProjectFile::open(toPath(path), ProjectFile::Access::ReadWrite);
    if (!opened && opened.error().code == Error::Code::InUse)
        opened = ProjectFile::open(toPath(path), ProjectFile::Access::ReadOnly);
    if (!opened)
        return opened.error();
    Opened project;
    project.file = std::move(*opened);
    const auto contents = project.file->contents();
    if (!contents)
        return contents.error();
    if (*contents)
        project.contents = **contents;

    const auto bookId = project.file->setting(priceBookSetting);
    const auto snapshot = project.file->snapshot(bookId && *bookId ? **bookId : bundledSnapshotId());
    project.book = std::make_shared<PriceBook>(snapshot ? *snapshot : bundledPriceBook());
    auto kept = project.file->exchangeRates();
    if (!kept)
        return kept.error();
    project.rates = std::make_shared<ExchangeRates>(std::move(*kept));

    project.view = view;
    project.view.fiscalYearStartMonth = 1;
    if (const auto month = project.file->setting(fiscalYearSetting); month && *month)
        project.view.fiscalYearStartMonth = std::clamp(fromUtf8(**month).toInt(), 1, 12);
    return project;
}

/// A snapshot of the file becomes the book in use.
Status ProjectSession::State::use(const std::string &id, PriceBook snapshot)
{
    if (const Status chosen = file->setSetting(priceBookSetting, id); !chosen)
        return chosen.error();
    book = std::make_shared<PriceBook>(std::move(snapshot));
    ++revision;
    compute();
    Q_EMIT q->priceBookChanged();
    return Done{};
}

Result<ProjectSession::State::Opened> ProjectSession::State::create(ScenarioSet value, const QString &path) const
{
    const QString place = path.isEmpty() ? freeProjectPath(fromUtf8(value.inputs.name)) : path;
    auto project = open(place);
    if (!project)
        return project.error();
    if (project->file->isReadOnly())
        return Error{
            Error::Code::InUse, {GPUFOLIO_TEXT("model", "'%1' is open in another window"), {place.toStdString()}}, {}};
    project->contents.activePlan = value.plans.empty() ? std::string() : value.plans.front().id;
    project->contents.scenario = std::move(value);
    if (const Status saved = project->file->save(project->contents); !saved)
        return saved.error();
    return project;
}

void ProjectSession::State::adopt(Opened opened)
{
    worker.cancel();
    autosave.reset(); // flushes
    file = std::move(opened.file);
    openError = std::move(opened.saveError);
    set = std::make_shared<ScenarioSet>(std::move(opened.contents.scenario));
    activePlan = fromUtf8(opened.contents.activePlan);
    keepActivePlan();
    book = std::move(opened.book);
    rates = std::move(opened.rates);
    view = opened.view;
    results.reset();
    undo.clear();
    whatIf = {};
    ++revision;
    if (file && !file->isReadOnly()) {
        autosave = std::make_unique<Autosave>(writeTo(file));
        QObject::connect(autosave.get(), &Autosave::changed, q, &ProjectSession::savedChanged);
    }
    compute();
    Q_EMIT q->projectOpened();
    Q_EMIT q->scenarioChanged();
    Q_EMIT q->activePlanChanged();
    Q_EMIT q->viewChanged();
    Q_EMIT q->whatIfChanged();
    Q_EMIT q->resultsChanged();
    Q_EMIT q->savedChanged();
}

void ProjectSession::State::apply(const std::shared_ptr<const ScenarioSet> &value)
{
    set = value;
    ++revision;
    const QString planBefore = activePlan;
    keepActivePlan();
    scheduleSave();
    compute();
    Q_EMIT q->scenarioChanged();
    if (activePlan != planBefore)
        Q_EMIT q->activePlanChanged();
}

/// The open plan is always one of the plans; when it goes, the first takes its place.
void ProjectSession::State::keepActivePlan()
{
    const std::string id = activePlan.toStdString();
    const bool exists =
        std::any_of(set->plans.begin(), set->plans.end(), [&](const Plan &plan) { return plan.id == id; });
    if (!exists)
        activePlan = set->plans.empty() ? QString() : fromUtf8(set->plans.front().id);
}

void ProjectSession::State::scheduleSave()
{
    if (autosave)
        autosave->schedule(contents());
}

ProjectSession::ProjectSession(QObject *parent) : QObject(parent), m_state(std::make_unique<State>(this))
{
    m_state->book = std::make_shared<PriceBook>(bundledPriceBook());
    connect(&m_state->worker, &EvaluationWorker::finished, this,
            [this](const std::shared_ptr<const SessionResults> &results) {
                m_state->results = results;
                Q_EMIT resultsChanged();
            });
    connect(&m_state->worker, &EvaluationWorker::runningChanged, this, &ProjectSession::computingChanged);
}

ProjectSession::~ProjectSession()
{
    m_state->undo.disconnect();
    m_state->worker.disconnect(this);
    if (m_state->autosave)
        m_state->autosave->disconnect(this);
}

const ScenarioSet &ProjectSession::scenarioSet() const
{
    return *m_state->set;
}

quint64 ProjectSession::revision() const
{
    return m_state->revision;
}

QUndoStack *ProjectSession::undoStack() const
{
    return &m_state->undo;
}

void ProjectSession::edit(const QString &name, ScenarioSet after, const QString &mergeKey)
{
    if (after == *m_state->set)
        return;
    if (isReadOnly()) {
        Q_EMIT scenarioChanged();
        Q_EMIT editRefused();
        return;
    }
    m_state->undo.push(new EditCommand(name, m_state->set, std::make_shared<ScenarioSet>(std::move(after)), mergeKey,
                                       [this](const EditCommand::Value &value) { m_state->apply(value); }));
}

QString ProjectSession::activePlan() const
{
    return m_state->activePlan;
}

void ProjectSession::setActivePlan(const QString &id)
{
    const QString before = std::exchange(m_state->activePlan, id);
    m_state->keepActivePlan();
    if (m_state->activePlan == before)
        return;
    m_state->scheduleSave();
    Q_EMIT activePlanChanged();
}

const WhatIf &ProjectSession::whatIf() const
{
    return m_state->whatIf;
}

void ProjectSession::setWhatIf(const WhatIf &whatIf)
{
    if (whatIf == m_state->whatIf)
        return;
    m_state->whatIf = whatIf;
    ++m_state->revision;
    m_state->compute();
    Q_EMIT whatIfChanged();
}

void ProjectSession::applyWhatIfToInputs(const QString &name)
{
    if (isReadOnly() || m_state->whatIf.isNothing())
        return;
    const WhatIf whatIf = std::exchange(m_state->whatIf, {});
    const quint64 before = m_state->revision;
    // Prices can only fall where they stand: those of the book become prices of the project.
    const bool needsPrices = !whatIf.priceFallPerYear.isZero();
    edit(name,
         applyWhatIf(needsPrices ? resolveOffers(*m_state->set, *m_state->book, bundledAccelerators()) : *m_state->set,
                     whatIf));
    if (m_state->revision == before) { // it changed nothing, such as a use of no demand: the figures lose their mark
        ++m_state->revision;
        m_state->compute();
    }
    Q_EMIT whatIfChanged();
}

std::shared_ptr<const SessionResults> ProjectSession::results() const
{
    return m_state->results;
}

bool ProjectSession::isComputing() const
{
    return m_state->worker.isRunning();
}

const ViewSettings &ProjectSession::view() const
{
    return m_state->view;
}

void ProjectSession::setView(const ViewSettings &view)
{
    if (view == m_state->view)
        return;
    const bool newFiscalYear = view.fiscalYearStartMonth != m_state->view.fiscalYearStartMonth;
    m_state->view = view;
    if (newFiscalYear && m_state->autosave)
        m_state->autosave->scheduleSetting(QString::fromLatin1(fiscalYearSetting),
                                           QString::number(view.fiscalYearStartMonth));
    Q_EMIT viewChanged();
}

std::shared_ptr<const PriceBook> ProjectSession::priceBook() const
{
    return m_state->book;
}

Diagnostics ProjectSession::openFile(const QString &path)
{
    if (!isProjectFile(path)) {
        auto set = loadScenario(toPath(path));
        if (!set)
            return set.error();
        startNew(std::move(*set));
        return {};
    }
    const bool sameFile = m_state->file && QFileInfo(path) == QFileInfo(this->path());
    if (sameFile && !m_state->file->isReadOnly())
        return {}; // it is what is open
    auto project = m_state->open(path);
    if (!project)
        return {project.error()};
    m_state->adopt(std::move(*project));
    return {};
}

Diagnostics ProjectSession::openExample()
{
    auto example = readExample(currentLanguage());
    if (!example)
        return example.error();
    // The example as it was made is used again; one that somebody has worked in, or has open, is left alone.
    const QString name = fromUtf8(example->inputs.name);
    for (int number = 1;; ++number) {
        const QString place = projectPath(name, number);
        if (!QFileInfo::exists(place)) {
            const QString lastPlan = fromUtf8(example->plans.back().id); // the one that mixes everything
            startNew(std::move(*example), place);
            setActivePlan(lastPlan);
            return {};
        }
        if (QFileInfo(place) == QFileInfo(path())) {
            if (*m_state->set == *example)
                return {};
            continue;
        }
        auto project = m_state->open(place);
        if (project && !project->file->isReadOnly() && project->contents.scenario == *example) {
            m_state->adopt(std::move(*project));
            return {};
        }
    }
}

void ProjectSession::startNew(ScenarioSet set, const QString &path)
{
    auto project = m_state->create(set, path);
    if (project) {
        m_state->adopt(std::move(*project));
        return;
    }
    State::Opened unsaved;
    unsaved.contents.scenario = std::move(set);
    unsaved.book = std::make_shared<PriceBook>(bundledPriceBook());
    unsaved.view = m_state->view;
    unsaved.saveError = project.error();
    m_state->adopt(std::move(unsaved));
}

Status ProjectSession::usePriceBook(PriceBook book, const QString &source)
{
    if (!m_state->file || isReadOnly() || !flush())
        return Error{Error::Code::InUse,
                     {GPUFOLIO_TEXT("model", "the project can't be written, so it can't keep other prices"), {}},
                     {}};
    const QDateTime now = QDateTime::currentDateTimeUtc();
    SnapshotInfo info;
    info.id = (now.toString(QStringLiteral("yyyy-MM-dd'T'HHmmss.zzz-")) + source).toStdString();
    info.source = source.toStdString();
    info.created = now.toString(Qt::ISODate).toStdString();
    info.rows = book.rows().size();
    if (const Status added = m_state->file->addSnapshot(book, info); !added)
        return added.error();
    return m_state->use(info.id, std::move(book));
}

Status ProjectSession::useSnapshot(const std::string &id)
{
    if (!m_state->file || isReadOnly() || !flush())
        return Error{Error::Code::InUse,
                     {GPUFOLIO_TEXT("model", "the project can't be written, so it can't keep other prices"), {}},
                     {}};
    Result<PriceBook> book = m_state->file->snapshot(id);
    if (!book)
        return book.error();
    return m_state->use(id, std::move(*book));
}

std::string ProjectSession::snapshotInUse() const
{
    if (!m_state->file)
        return {};
    const auto id = m_state->file->setting(priceBookSetting);
    return id && *id ? **id : bundledSnapshotId();
}

std::shared_ptr<const ExchangeRates> ProjectSession::exchangeRates() const
{
    return m_state->rates;
}

Status ProjectSession::keepExchangeRates(const ExchangeRates &rates)
{
    if (!m_state->file || isReadOnly() || !flush())
        return Error{Error::Code::InUse,
                     {GPUFOLIO_TEXT("model", "the project can't be written, so it can't keep rates of exchange"), {}},
                     {}};
    if (const Status added = m_state->file->addExchangeRates(rates); !added)
        return added.error();
    ExchangeRates all = *m_state->rates;
    all.merge(rates);
    m_state->rates = std::make_shared<ExchangeRates>(std::move(all));
    ++m_state->revision;
    m_state->compute();
    return Done{};
}

Status ProjectSession::saveCopy(const QString &path) const
{
    if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return writeFileAtomically(toPath(path), writeScenario(*m_state->set));
    const QString place =
        path.endsWith(QString::fromUtf16(projectSuffix)) ? path : path + QString::fromUtf16(projectSuffix);
    if (m_state->file && QFileInfo(place) == QFileInfo(this->path()))
        return Error{
            Error::Code::InUse, {GPUFOLIO_TEXT("model", "'%1' is the open project itself"), {place.toStdString()}}, {}};
    return writeProject(toPath(place), m_state->contents(), *m_state->book,
                        {{fiscalYearSetting, std::to_string(m_state->view.fiscalYearStartMonth)}}, m_state->file.get());
}

Status ProjectSession::handOver(const QString &path) const
{
    Result<ScenarioSet> set = selfContained(*m_state->set, *m_state->book, bundledAccelerators());
    if (!set)
        return set.error();
    fillExchangeRates(*set, *m_state->rates);
    std::string text = writeScenario(*set);
    if (const Read<ScenarioSet> again = readScenario(text, toPath(path)); !again) // nothing is given away unread
        return again.error().front();
    return writeFileAtomically(toPath(path), text);
}

QString ProjectSession::path() const
{
    return m_state->file ? QFile::decodeName(QByteArray::fromStdString(m_state->file->path())) : QString();
}

std::shared_ptr<ProjectFile> ProjectSession::projectFile() const
{
    return m_state->file;
}

bool ProjectSession::isReadOnly() const
{
    return m_state->file && m_state->file->isReadOnly();
}

bool ProjectSession::isSaved() const
{
    return m_state->file && (!m_state->autosave || m_state->autosave->isSaved());
}

QDateTime ProjectSession::lastSaved() const
{
    return m_state->autosave ? m_state->autosave->lastSaved() : QDateTime();
}

Error ProjectSession::saveError() const
{
    if (m_state->openError)
        return *m_state->openError;
    return m_state->autosave && m_state->autosave->error() ? *m_state->autosave->error() : Error();
}

bool ProjectSession::flush()
{
    return m_state->file && (!m_state->autosave || m_state->autosave->flush());
}

} // namespace gpufolio::ui
