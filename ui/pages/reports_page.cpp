// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/reports_page.h"

#include "layout_memory.h"
#include "pages/reports_files.h"
#include "pages/reports_preview.h"
#include "pages/reports_settings.h"
#include "pages/reports_templates.h"
#include "report_files.h"

#include <QDataStream>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtConcurrent>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr int gap = 10;
constexpr int afterChangeMs = 120; ///< while a slider is dragged, only the last of its values is laid out
constexpr double zoomStep = 1.2;
constexpr int sideWidth = 236;
constexpr int roomForWords = 900; ///< narrower than this the templates have their names only
constexpr int wideList = 190;
constexpr int narrowList = 112;

QToolButton *makeButton(const char *name, const QString &text)
{
    auto *button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

ReportsPage::ReportsPage(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_stack(new QStackedWidget), m_splitter(new QSplitter(Qt::Horizontal)),
      m_templates(new ReportsTemplates), m_preview(new ReportsPreview(m_pool)),
      m_settings(new ReportsSettings(session)), m_emptyText(new QLabel), m_example(new QPushButton),
      m_back(makeButton("reportsBack", QStringLiteral("◀"))),
      m_forward(makeButton("reportsForward", QStringLiteral("▶"))), m_place(new QLabel),
      m_smaller(makeButton("reportsSmaller", QStringLiteral("−"))), m_fit(makeButton("reportsFit", QString())),
      m_larger(makeButton("reportsLarger", QStringLiteral("+"))), m_files(new ReportsFiles(m_pool))
{
    setObjectName(QStringLiteral("reportsPage"));
    m_pool.setMaxThreadCount(1);
    m_splitter->setObjectName(QStringLiteral("reportsSplitter"));
    m_templates->setMinimumWidth(narrowList);
    m_splitter->addWidget(m_templates);
    m_splitter->addWidget(makeCentre());
    m_splitter->addWidget(makeSide());
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setStretchFactor(2, 0);
    m_splitter->setChildrenCollapsible(false);
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(makeEmpty());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->addWidget(m_stack);
    m_timer.setSingleShot(true);
    connectAll();
    retranslate();
    m_settings->setTemplate(m_templates->current());
    showState();
}

ReportsPage::~ReportsPage()
{
    m_laying.disconnect(this);
    m_preview->disconnect(this);
    delete m_preview; // these work on the pool, which goes before the widgets do
    delete m_files;
    m_pool.waitForDone();
}

QWidget *ReportsPage::makeCentre()
{
    m_place->setObjectName(QStringLiteral("reportsPlace"));
    m_place->setProperty("muted", true);
    auto *tools = new QHBoxLayout;
    tools->setSpacing(2);
    tools->addWidget(m_back);
    tools->addWidget(m_place);
    tools->addWidget(m_forward);
    tools->addStretch(1);
    tools->addWidget(m_smaller);
    tools->addWidget(m_fit);
    tools->addWidget(m_larger);
    auto *centre = new QWidget;
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(tools);
    layout->addWidget(m_preview, 1);
    return centre;
}

QWidget *ReportsPage::makeSide()
{
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(gap, 0, gap, 0);
    layout->setSpacing(gap);
    layout->addWidget(m_settings);
    layout->addWidget(m_files);
    layout->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("reportsSide"));
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it takes the focus
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(side);
    scroll->setMinimumWidth(sideWidth);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

QWidget *ReportsPage::makeEmpty()
{
    auto *empty = new QWidget;
    auto *layout = new QVBoxLayout(empty);
    m_emptyText->setObjectName(QStringLiteral("reportsEmpty"));
    m_emptyText->setWordWrap(true);
    m_emptyText->setProperty("title", true);
    m_example->setObjectName(QStringLiteral("reportsExample"));
    layout->addStretch(1);
    layout->addWidget(m_emptyText, 0, Qt::AlignHCenter);
    layout->addWidget(m_example, 0, Qt::AlignHCenter);
    layout->addStretch(2);
    return empty;
}

void ReportsPage::connectAll()
{
    connect(m_templates, &ReportsTemplates::chosen, m_settings, &ReportsSettings::setTemplate);
    connect(m_settings, &ReportsSettings::changed, this, [this] {
        m_stale = true;
        m_timer.start(0);
        showState();
    });
    connect(&m_timer, &QTimer::timeout, this, &ReportsPage::remake);
    connect(&m_session, &ProjectSession::resultsChanged, this, &ReportsPage::schedule);
    connect(&m_session, &ProjectSession::projectOpened, this, &ReportsPage::schedule);
    connect(&m_session, &ProjectSession::viewChanged, this, &ReportsPage::schedule);
    connect(&m_session, &ProjectSession::activePlanChanged, this, &ReportsPage::schedule);
    connect(m_preview, &ReportsPreview::viewChanged, this, &ReportsPage::showPlace);
    connect(&m_laying, &QFutureWatcherBase::finished, this, &ReportsPage::takePages);
    connect(m_example, &QPushButton::clicked, this, &ReportsPage::exampleRequested);
    connect(m_back, &QToolButton::clicked, this, [this] {
        if (m_preview->currentPage() > 0)
            m_preview->showPage(m_preview->currentPage() - 1);
    });
    connect(m_forward, &QToolButton::clicked, this, [this] { m_preview->showPage(m_preview->currentPage() + 1); });
    connect(m_smaller, &QToolButton::clicked, this, [this] { m_preview->zoomBy(1 / zoomStep); });
    connect(m_larger, &QToolButton::clicked, this, [this] { m_preview->zoomBy(zoomStep); });
    connect(m_fit, &QToolButton::clicked, this, [this] { m_preview->setZoom({}); });
}

void ReportsPage::schedule()
{
    m_stale = true;
    showState();
    if (isVisible())
        m_timer.start(afterChangeMs);
}

void ReportsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        m_timer.start(0);
}

void ReportsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < roomForWords;
    if (m_narrow == narrow) // only when the border is crossed: what the user has chosen since stays
        return;
    m_narrow = narrow;
    const int list = narrow ? narrowList : wideList;
    m_splitter->setSizes({list, std::max(240, width() - list - sideWidth), sideWidth});
    m_templates->setNarrow(narrow);
}

void ReportsPage::remake()
{
    const auto results = m_session.results();
    if (!isVisible() || m_making) // when that has ended, this is asked again
        return;
    m_stale = false;
    std::optional<ReportDocument> document = results ? reportOf(*results, m_settings->options()) : std::nullopt;
    if (!document) {
        m_pages.reset();
        m_preview->setPages({});
        showState();
        return;
    }
    ReportLanguage language = reportLanguage(m_settings->tongue());
    std::vector<QPicture> charts = drawReportCharts(*document, language);
    m_making = true;
    m_laying.setFuture(QtConcurrent::run(
        &m_pool, [made = std::move(*document), charts = std::move(charts), language = std::move(language)] {
            return std::make_shared<const ReportPages>(made, charts, language);
        }));
    showState();
}

void ReportsPage::takePages()
{
    m_making = false;
    if (!m_stale) {
        m_pages = m_laying.result();
        m_preview->setPages(m_pages);
    } else {
        m_timer.start(0);
    }
    showState();
}

bool ReportsPage::isReady() const
{
    return m_pages && !m_stale && !m_making && !m_session.isComputing();
}

void ReportsPage::showState()
{
    const auto results = m_session.results();
    const bool any = results && results->comparison;
    m_stack->setCurrentIndex(any ? 0 : 1);
    m_files->setKind(m_templates->currentItem()->text());
    m_files->setPages(isReady() ? m_pages : nullptr);
    showPlace();
}

void ReportsPage::showPlace()
{
    const std::size_t count = m_preview->pageCount();
    const std::size_t page = m_preview->currentPage();
    m_place->setText(count == 0 ? QString() : tr("Page %1 of %2").arg(page + 1).arg(count));
    m_back->setEnabled(page > 0);
    m_forward->setEnabled(page + 1 < count);
    const QString percent = QStringLiteral("%1%").arg(qRound(m_preview->zoom() * 100));
    m_fit->setText(m_preview->chosenZoom() ? percent : tr("Fit"));
}

bool ReportsPage::reveal(const QString &target)
{
    const QString kind = target.section(QLatin1Char(':'), 0, 0);
    const QString id = target.section(QLatin1Char(':'), 1);
    if (kind == QLatin1String("plan"))
        return m_settings->choosePlan(id);
    if (kind != QLatin1String("template") || !m_templates->choose(id))
        return false;
    m_templates->setFocus();
    return true;
}

QByteArray ReportsPage::layoutState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << savedLayout(*this) << m_templates->currentRow() << static_cast<int>(m_settings->tongue())
        << m_preview->chosenZoom().value_or(0);
    return state;
}

void ReportsPage::restoreLayoutState(const QByteArray &state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_6_4);
    QByteArray layout;
    int row = 0;
    int tongue = 0;
    double zoom = 0;
    in >> layout >> row >> tongue >> zoom;
    if (in.status() != QDataStream::Ok)
        return;
    restoreLayout(*this, layout);
    m_templates->setCurrentRow(std::clamp(row, 0, m_templates->count() - 1));
    m_settings->setTongue(static_cast<ReportTongue>(std::clamp(tongue, 0, static_cast<int>(ReportTongue::Both))));
    m_preview->setZoom(zoom > 0 ? std::optional(zoom) : std::nullopt);
    m_stale = true;
}

void ReportsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showState();
    }
    QWidget::changeEvent(event);
}

void ReportsPage::retranslate()
{
    m_emptyText->setText(tr("Nothing computed yet."));
    m_example->setText(tr("Open the example"));
    const auto name = [](QToolButton *button, const QString &text, const QString &key) {
        button->setAccessibleName(text);
        button->setToolTip(key.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, key));
    };
    name(m_back, tr("Page before"), tr("Page Up"));
    name(m_forward, tr("Next page"), tr("Page Down"));
    name(m_smaller, tr("Smaller"), QStringLiteral("−"));
    name(m_larger, tr("Larger"), QStringLiteral("+"));
    name(m_fit, tr("Fit the width"), QStringLiteral("0"));
}

} // namespace gpufolio::ui
