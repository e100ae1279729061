// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/reports_page.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "layout_memory.h"
#include "pages/reports_preview.h"
#include "pages/reports_settings.h"
#include "report_files.h"

#include <QClipboard>
#include <QDataStream>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QTextDocument>
#include <QToolButton>
#include <QUrl>
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

constexpr ReportTemplate templateOrder[] = {ReportTemplate::Memo, ReportTemplate::Approval, ReportTemplate::Full};

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
      m_templates(new QListWidget), m_preview(new ReportsPreview(m_pool)), m_settings(new ReportsSettings(session)),
      m_emptyText(new QLabel), m_example(new QPushButton), m_back(makeButton("reportsBack", QStringLiteral("◀"))),
      m_forward(makeButton("reportsForward", QStringLiteral("▶"))), m_place(new QLabel),
      m_smaller(makeButton("reportsSmaller", QStringLiteral("−"))), m_fit(makeButton("reportsFit", QString())),
      m_larger(makeButton("reportsLarger", QStringLiteral("+"))), m_all(new QPushButton), m_copy(new QPushButton),
      m_outcome(new QLabel)
{
    setObjectName(QStringLiteral("reportsPage"));
    m_pool.setMaxThreadCount(1);
    m_splitter->setObjectName(QStringLiteral("reportsSplitter"));
    m_splitter->addWidget(makeTemplates());
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
    m_templates->setCurrentRow(0);
    showState();
}

ReportsPage::~ReportsPage()
{
    m_laying.disconnect(this);
    m_writing.disconnect(this);
    m_preview->disconnect(this);
    delete m_preview; // draws on the pool, which goes before the widgets do
    m_pool.waitForDone();
}

QWidget *ReportsPage::makeTemplates()
{
    m_templates->setObjectName(QStringLiteral("reportsTemplates"));
    m_templates->setMinimumWidth(narrowList);
    m_templates->setWordWrap(true);
    m_templates->setSpacing(4);
    m_templates->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const ReportTemplate kind : templateOrder) {
        auto *item = new QListWidgetItem(m_templates);
        item->setData(Qt::UserRole, fromUtf8(toText(kind)));
    }
    return m_templates;
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
    auto *files = new QGridLayout;
    files->setSpacing(6);
    int cell = 0;
    for (const auto &[format, text] :
         {std::pair(ReportFormat::Pdf, QStringLiteral("PDF…")), std::pair(ReportFormat::Xlsx, QStringLiteral("XLSX…")),
          std::pair(ReportFormat::Csv, QStringLiteral("CSV…")),
          std::pair(ReportFormat::Html, QStringLiteral("HTML…"))}) {
        auto *button = new QPushButton(text);
        button->setObjectName(QStringLiteral("reports%1").arg(text.chopped(1)));
        connect(button, &QPushButton::clicked, this, [this, chosen = format] { chooseFile(chosen); });
        files->addWidget(button, cell / 2, cell % 2);
        m_formats.emplace_back(format, button);
        ++cell;
    }
    m_all->setObjectName(QStringLiteral("reportsSaveAll"));
    m_copy->setObjectName(QStringLiteral("reportsCopy"));
    files->addWidget(m_all, cell / 2, 0, 1, 2);
    files->addWidget(m_copy, cell / 2 + 1, 0, 1, 2);
    layout->addLayout(files);
    m_outcome->setObjectName(QStringLiteral("reportsOutcome"));
    m_outcome->setWordWrap(true);
    m_outcome->setTextFormat(Qt::RichText);
    m_outcome->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_outcome->setOpenExternalLinks(true);
    m_outcome->setProperty("verdict", true); // its focus can be seen
    layout->addWidget(m_outcome);
    layout->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("reportsSide"));
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it takes the focus
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(side);
    scroll->setMinimumWidth(sideWidth);
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
    connect(m_templates, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            m_settings->setTemplate(templateOrder[row]);
    });
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
    connect(&m_writing, &QFutureWatcherBase::finished, this, &ReportsPage::finishWriting);
    connect(m_example, &QPushButton::clicked, this, &ReportsPage::exampleRequested);
    connect(m_back, &QToolButton::clicked, this, [this] {
        if (m_preview->currentPage() > 0)
            m_preview->showPage(m_preview->currentPage() - 1);
    });
    connect(m_forward, &QToolButton::clicked, this, [this] { m_preview->showPage(m_preview->currentPage() + 1); });
    connect(m_smaller, &QToolButton::clicked, this, [this] { m_preview->zoomBy(1 / zoomStep); });
    connect(m_larger, &QToolButton::clicked, this, [this] { m_preview->zoomBy(zoomStep); });
    connect(m_fit, &QToolButton::clicked, this, [this] { m_preview->setZoom({}); });
    connect(m_all, &QPushButton::clicked, this, &ReportsPage::chooseAll);
    connect(m_copy, &QPushButton::clicked, this, &ReportsPage::copyText);
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
    showTemplates();
}

void ReportsPage::showTemplates()
{
    const std::pair<QString, QString> texts[] = {{tr("Board memo"), tr("One page for those who decide")},
                                                 {tr("Approval form"), tr("New purchases only, to be signed")},
                                                 {tr("Full report"), tr("Every plan with all its figures")}};
    for (int row = 0; row < m_templates->count(); ++row) {
        const auto &[title, purpose] = texts[row];
        m_templates->item(row)->setText(m_narrow.value_or(false) ? title : title + QLatin1Char('\n') + purpose);
        m_templates->item(row)->setToolTip(purpose);
        m_templates->item(row)->setData(Qt::AccessibleDescriptionRole, purpose);
    }
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
    const QString why = m_isWriting ? tr("Writing…") : isReady() ? QString() : tr("The pages are being made.");
    for (const auto &[format, button] : m_formats) {
        button->setEnabled(why.isEmpty());
        button->setToolTip(why.isEmpty() ? tr("Writes this report as %1").arg(button->text().chopped(1)) : why);
    }
    m_all->setEnabled(why.isEmpty());
    m_all->setToolTip(why.isEmpty() ? tr("PDF, XLSX, CSV and HTML with the same figures") : why);
    m_copy->setEnabled(why.isEmpty());
    m_copy->setToolTip(why.isEmpty() ? tr("The whole report as text for a mail or a sheet") : why);
    showPlace();
}

void ReportsPage::showPlace()
{
    const std::size_t count = m_preview->pageCount();
    const std::size_t page = m_preview->currentPage();
    m_place->setText(count == 0 ? QString() : tr("Page %1 of %2").arg(page + 1).arg(count));
    m_back->setEnabled(page > 0);
    m_forward->setEnabled(page + 1 < count);
    m_fit->setText(QStringLiteral("%1%").arg(qRound(m_preview->zoom() * 100)));
}

bool ReportsPage::reveal(const QString &target)
{
    const QString kind = target.section(QLatin1Char(':'), 0, 0);
    const QString id = target.section(QLatin1Char(':'), 1);
    if (kind == QLatin1String("plan"))
        return m_settings->choosePlan(id);
    if (kind != QLatin1String("template"))
        return false;
    for (int row = 0; row < m_templates->count(); ++row) {
        if (m_templates->item(row)->data(Qt::UserRole).toString() != id)
            continue;
        m_templates->setCurrentRow(row);
        m_templates->setFocus();
        return true;
    }
    return false;
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

QString ReportsPage::proposedPath(ReportFormat format) const
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QDir folder(QFileInfo::exists(documents) ? documents : QDir::homePath());
    const QString title = m_templates->currentItem()->text().section(QLatin1Char('\n'), 0, 0);
    const QString project = m_pages ? fromUtf8(m_pages->document().project) : QString();
    return folder.absoluteFilePath(reportFileName(project, title) + endingOf(format));
}

void ReportsPage::chooseFile(ReportFormat format)
{
    const QString ending = endingOf(format);
    QString path = QFileDialog::getSaveFileName(this, tr("Save the report"), proposedPath(format),
                                                QStringLiteral("%1 (*%2)").arg(ending.mid(1).toUpper(), ending));
    if (path.isEmpty())
        return;
    if (!path.endsWith(ending, Qt::CaseInsensitive))
        path += ending;
    write({{format, path}});
}

void ReportsPage::chooseAll()
{
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the report in all formats"), proposedPath(ReportFormat::Pdf),
                                     QStringLiteral("PDF, XLSX, CSV, HTML (*.pdf)"));
    if (path.isEmpty())
        return;
    const QFileInfo chosen(path);
    std::vector<ReportFile> files;
    QStringList replaced;
    for (const auto &[format, button] : m_formats) {
        const QString name = QDir(chosen.path()).filePath(chosen.completeBaseName() + endingOf(format));
        files.push_back({format, name});
        if (name != path && QFileInfo::exists(name))
            replaced.append(QFileInfo(name).fileName());
    }
    if (!replaced.isEmpty() &&
        QMessageBox::question(
            this, tr("Replace files"),
            tr("These files are there already: %1. Replace them?").arg(replaced.join(QStringLiteral(", ")))) !=
            QMessageBox::Yes)
        return;
    write(files);
}

void ReportsPage::write(const std::vector<ReportFile> &files)
{
    if (!isReady() || m_isWriting)
        return;
    m_files = files;
    m_outcome->clear();
    m_isWriting = true;
    m_writing.setFuture(QtConcurrent::run(
        &m_pool, [pages = m_pages, files] { return std::make_shared<const Status>(writeReportFiles(*pages, files)); }));
    showState();
}

void ReportsPage::finishWriting()
{
    m_isWriting = false;
    const Status &status = *m_writing.result();
    if (status) {
        QStringList links;
        for (const ReportFile &file : m_files)
            links.append(
                QStringLiteral("<a href='%1'>%2</a>")
                    .arg(QUrl::fromLocalFile(file.path).toString(), QFileInfo(file.path).fileName().toHtmlEscaped()));
        m_outcome->setText(tr("Written: %1").arg(links.join(QStringLiteral("<br/>"))));
        m_outcome->setToolTip(QFileInfo(m_files.front().path).absolutePath());
    } else {
        m_outcome->setText(tr("Not written, nothing was changed: %1").arg(modelText(status.error()).toHtmlEscaped()));
        m_outcome->setToolTip({});
    }
    showState();
    Q_EMIT written(static_cast<bool>(status));
}

QString ReportsPage::outcome() const
{
    QTextDocument document;
    document.setHtml(m_outcome->text());
    return document.toPlainText();
}

void ReportsPage::copyText() const
{
    if (!m_pages)
        return;
    const ReportLanguage &language = m_pages->language();
    QGuiApplication::clipboard()->setText(fromUtf8(writeText(m_pages->document(), language.words)));
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
    m_outcome->setAccessibleName(tr("What was written"));
    showTemplates();
    m_templates->setAccessibleName(tr("Kinds of report"));
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
    m_all->setText(tr("Save all…"));
    m_copy->setText(tr("Copy as text"));
}

} // namespace gpufolio::ui
