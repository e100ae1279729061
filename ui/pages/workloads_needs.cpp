// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/workloads_needs.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "item_models/fitting_offers_model.h"
#include "item_models/need_effects_model.h"
#include "pages/workloads_need_fields.h"
#include "plan/resolve_offers.h"
#include "prices/bundled.h"
#include "session/edit_workload.h"
#include "session/rules.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr int roomForBoth = 760; ///< a narrower tab puts the tables below each other
constexpr int needsShown = 3;    ///< in the line

void setUpView(QTableView &view, QAbstractItemModel &model, const QString &name)
{
    view.setObjectName(name);
    view.setModel(&model);
    view.setSelectionMode(QAbstractItemView::SingleSelection);
    view.setEditTriggers(QAbstractItemView::NoEditTriggers);
    view.setAlternatingRowColors(true);
    view.setWordWrap(false);
    view.setTabKeyNavigation(false);
    view.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.verticalHeader()->hide();
    view.verticalHeader()->setDefaultSectionSize(view.fontMetrics().height() + 7);
    view.horizontalHeader()->setHighlightSections(false);
    view.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

} // namespace

WorkloadsNeeds::WorkloadsNeeds(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_scroll(new QScrollArea(this)), m_empty(new QLabel(this)),
      m_fields(new WorkloadsNeedFields(session)), m_line(new QLabel), m_notes(new QLabel),
      m_effects(new NeedEffectsModel(this)), m_effectsView(new QTableView), m_offers(new FittingOffersModel(this)),
      m_offersView(new QTableView), m_nothing(new QLabel), m_offersTitle(new QLabel), m_use(new QPushButton)
{
    setObjectName(QStringLiteral("workloadsNeeds"));
    setUpTables();
    layOut();
    connect(m_use, &QPushButton::clicked, this, &WorkloadsNeeds::useCurrent);
    connect(m_offersView, &QTableView::doubleClicked, this, &WorkloadsNeeds::useCurrent);
    connect(m_offersView->selectionModel(), &QItemSelectionModel::currentChanged, this, &WorkloadsNeeds::updateButton);
    for (const auto signal : {&ProjectSession::scenarioChanged, &ProjectSession::priceBookChanged})
        connect(&m_session, signal, this, &WorkloadsNeeds::refresh);
    connect(&m_session, &ProjectSession::projectOpened, this, [this] { setWorkload({}); });
    retranslate();
}

void WorkloadsNeeds::setUpTables()
{
    setUpView(*m_effectsView, *m_effects, QStringLiteral("needEffects"));
    setUpView(*m_offersView, *m_offers, QStringLiteral("fittingOffers"));
    m_effectsView->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_effectsView->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_effectsView->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_effectsView->horizontalHeader()->setSectionResizeMode(NeedEffectsModel::Need, QHeaderView::Stretch);
    m_effectsView->setMinimumWidth(m_effectsView->fontMetrics().averageCharWidth() * 64);
    m_offersView->horizontalHeader()->setMaximumSectionSize(m_offersView->fontMetrics().averageCharWidth() * 24);
    m_offersView->setMinimumHeight(m_offersView->verticalHeader()->defaultSectionSize() * 7);
}

void WorkloadsNeeds::layOut()
{
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setProperty("muted", true);
    m_line->setObjectName(QStringLiteral("needsLine"));
    m_line->setWordWrap(true);
    QFont larger = m_line->font();
    larger.setPointSizeF(larger.pointSizeF() * 1.1);
    larger.setBold(true);
    m_line->setFont(larger);
    m_notes->setObjectName(QStringLiteral("needsNotes"));
    m_notes->setWordWrap(true);
    m_notes->setProperty("muted", true);
    m_nothing->setObjectName(QStringLiteral("needsNothing"));
    m_nothing->setProperty("muted", true);
    m_nothing->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_nothing->setMargin(12);
    m_nothing->setWordWrap(true);
    m_offersTitle->setProperty("muted", true);
    m_offersTitle->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_use->setObjectName(QStringLiteral("needUseOffer"));

    auto *right = new QWidget;
    auto *rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    auto *head = new QHBoxLayout;
    head->addWidget(m_offersTitle, 1);
    head->addWidget(m_use);
    rightLayout->addLayout(head);
    rightLayout->addWidget(m_offersView, 1);
    rightLayout->addWidget(m_nothing, 1);

    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_fields);
    layout->addWidget(m_line);
    layout->addWidget(m_notes);
    m_tables = new QBoxLayout(QBoxLayout::LeftToRight);
    m_tables->setSpacing(12);
    m_tables->addWidget(m_effectsView, 2, Qt::AlignTop);
    m_tables->addWidget(right, 5);
    layout->addLayout(m_tables, 1);

    m_scroll->setObjectName(QStringLiteral("needsScroll"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(content);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_scroll, 1);
    outer->addWidget(m_empty, 1);
}

void WorkloadsNeeds::setWorkload(const QString &workloadId)
{
    m_workload = workloadId;
    refresh();
}

void WorkloadsNeeds::refresh()
{
    m_isStale = true;
    if (isVisible())
        showState();
}

void WorkloadsNeeds::showEvent(QShowEvent *event)
{
    if (m_isStale)
        showState();
    QWidget::showEvent(event);
}

void WorkloadsNeeds::showState()
{
    m_isStale = false;
    if (m_book != m_session.priceBook()) {
        m_book = m_session.priceBook();
        m_bookOffers = m_book->offers();
    }
    const Inputs &inputs = m_session.scenarioSet().inputs;
    const Workload *found = findWorkload(m_session.scenarioSet(), m_workload);
    m_scroll->setVisible(found != nullptr);
    m_empty->setVisible(found == nullptr);
    if (found == nullptr)
        return;
    Workload workload = *found;
    unifyNames(workload, bundledAccelerators());
    const std::vector<Offer> all = offersToChoose(inputs, m_bookOffers, bundledAccelerators());
    const Result<std::int64_t> demand = peakDemand(inputs, workload);
    const std::int64_t peak = demand ? *demand : 0; // demand that can't be computed is said elsewhere
    const FitReport report = fitOffers(workload, all, peak);

    m_fields->showWorkload(&workload, all);
    showLine(workload, report, all, peak);
    m_effects->setReport(workload, report.effects);
    int height = m_effectsView->horizontalHeader()->sizeHint().height() + 2 * m_effectsView->frameWidth();
    for (int row = 0; row < m_effects->rowCount(); ++row)
        height += m_effectsView->rowHeight(row);
    m_effectsView->setFixedHeight(height);
    m_effectsView->setVisible(m_effects->rowCount() > 0);

    std::vector<Offer> fitting;
    fitting.reserve(report.fitting.size());
    for (const std::size_t i : report.fitting)
        fitting.push_back(all[i]);
    const QModelIndex current = m_offersView->currentIndex();
    const std::string before = current.isValid() ? m_offers->offer(current.row()).id : std::string();
    const std::string pinned = workload.offer.value_or(std::string());
    const int scrolled = m_offersView->verticalScrollBar()->value();
    m_offers->setOffers(std::move(fitting), inputs, pinned);
    const int row = m_offers->rowOf(before.empty() ? pinned : before);
    if (row >= 0) {
        m_offersView->setAutoScroll(false); // what is in sight stays there
        m_offersView->setCurrentIndex(
            m_offers->index(row, current.isValid() ? current.column() : FittingOffersModel::OnDemandAccelerator));
        m_offersView->setAutoScroll(true);
        m_offersView->verticalScrollBar()->setValue(scrolled);
    }
    m_offersView->setVisible(m_offers->rowCount() > 0);
    m_use->setVisible(m_offers->rowCount() > 0);
    m_offersTitle->setVisible(m_offers->rowCount() > 0);
    m_nothing->setVisible(m_offers->rowCount() == 0);
    if (m_offers->rowCount() == 0)
        m_nothing->setText(nothingText(workload, report));
    updateButton();
}

/// "37 of 214 offers fit; network ≥ 400 Gb/s removes 120."
void WorkloadsNeeds::showLine(const Workload &workload, const FitReport &report, const std::vector<Offer> &all,
                              std::int64_t peak)
{
    QString line = tr("%1 of %Ln offer(s) fit", nullptr, static_cast<int>(report.total)).arg(countText(report.fit()));
    std::vector<NeedEffect> effects = report.effects;
    std::stable_sort(effects.begin(), effects.end(),
                     [](const NeedEffect &a, const NeedEffect &b) { return a.removes > b.removes; });
    for (int i = 0; i < needsShown && i < static_cast<int>(effects.size()); ++i) {
        const NeedEffect &effect = effects[static_cast<std::size_t>(i)];
        if (effect.removes > 0)
            line +=
                tr("; %1 removes %2").arg(NeedEffectsModel::needText(workload, effect.need), countText(effect.removes));
    }
    m_line->setText(tr("%1.").arg(line));

    const Inputs &inputs = m_session.scenarioSet().inputs;
    QStringList notes;
    if (workload.offer) {
        const auto pinned =
            std::find_if(all.begin(), all.end(), [&](const Offer &offer) { return offer.id == *workload.offer; });
        const auto reason =
            pinned == all.end() ? std::nullopt : misfit(workload, *pinned, peakAcceleratorsOn(workload, peak, *pinned));
        if (reason)
            notes.append(tr("The offer it runs on doesn't fit: %1.").arg(modelText(*reason)));
    }
    if (report.notStated > 0)
        notes.append(tr("%Ln offer(s) lack nothing, but don't state a figure that is asked for: they don't count as "
                        "fitting, and may fit.",
                        nullptr, static_cast<int>(report.notStated)));
    const auto own = std::count_if(report.fitting.begin(), report.fitting.end(), [&](std::size_t i) {
        return i < inputs.offers.size(); // the inputs' own come first
    });
    if (!workload.offer && !inputs.priceBook && report.fit() > 0)
        notes.append(own == 0
                         ? tr("None of them stands in the project: choose one below.")
                         : tr("%Ln of them stand(s) in the project; the plan takes the cheapest of these on demand.",
                              nullptr, static_cast<int>(own)));
    m_notes->setText(notes.join(QLatin1Char(' ')));
    m_notes->setVisible(!notes.isEmpty());
}

/// Says which need to loosen first.
QString WorkloadsNeeds::nothingText(const Workload &workload, const FitReport &report)
{
    const NeedEffect *widest = nullptr;
    for (const NeedEffect &effect : report.effects)
        if (effect.removes > 0 && (widest == nullptr || effect.removes > widest->removes))
            widest = &effect;
    if (widest == nullptr)
        return report.effects.empty()
                   ? tr("The project has no offers and the price book is empty. Import a price table.")
                   : tr("No offer fits, and loosening one need alone does not help.");
    return tr("No offer fits. Without “%1” %Ln would.", nullptr, static_cast<int>(widest->removes))
        .arg(NeedEffectsModel::needText(workload, widest->need));
}

/// Pins the workload to the chosen offer; one that comes from the price book becomes the project's own.
void WorkloadsNeeds::useCurrent()
{
    const QModelIndex current = m_offersView->currentIndex();
    if (!m_use->isEnabled() || !current.isValid())
        return;
    const Offer offer = m_offers->offer(current.row());
    editWorkload(m_session, m_workload, tr("Use %1").arg(fromUtf8(offer.id)),
                 [&](ScenarioSet &set, Workload &workload) {
                     workload.offer = offer.id;
                     if (!set.inputs.priceBook) // else the offers come from the book by themselves
                         ownOffer(set, *m_session.priceBook(), offer.id);
                 });
}

void WorkloadsNeeds::updateButton()
{
    const QModelIndex current = m_offersView->currentIndex();
    const Workload *workload = findWorkload(m_session.scenarioSet(), m_workload);
    QString why;
    if (m_session.isReadOnly())
        why = tr("The project is open in another window.");
    else if (!current.isValid())
        why = tr("Select an offer first.");
    else if (workload != nullptr && workload->offer == m_offers->offer(current.row()).id)
        why = tr("The workload runs on this offer already.");
    else {
        Inputs inputs = m_session.scenarioSet().inputs;
        const Currency currency = inputs.currency;
        inputs.offers = {m_offers->offer(current.row())};
        const std::vector<Currency> missing = currenciesWithoutRate(inputs, currency);
        if (!missing.empty())
            why = tr("The project has no rate of exchange from %1 to %2.")
                      .arg(fromUtf8(missing.front().code()), fromUtf8(currency.code()));
    }
    m_use->setEnabled(why.isEmpty());
    m_use->setToolTip(why.isEmpty() ? tr("The workload runs on this offer from now on") : why);
}

void WorkloadsNeeds::retranslate()
{
    m_empty->setText(tr("Select a workload to see what it needs and which offers have it."));
    m_effectsView->setAccessibleName(tr("What each need removes"));
    m_offersView->setAccessibleName(tr("Offers that fit"));
    m_offersTitle->setText(tr("Offers that fit, the cheapest GPU-hour on demand first"));
    m_use->setText(tr("Use this offer"));
    m_effects->retranslate();
    m_offers->retranslate();
    refresh();
}

void WorkloadsNeeds::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void WorkloadsNeeds::resizeEvent(QResizeEvent *event)
{
    m_tables->setDirection(width() >= roomForBoth ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    QWidget::resizeEvent(event);
}

} // namespace gpufolio::ui
