// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/reports_files.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"

#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTextDocument>
#include <QUrl>
#include <QtConcurrent>

namespace gpufolio::ui
{

ReportsFiles::ReportsFiles(QThreadPool &pool, QWidget *parent)
    : QWidget(parent), m_pool(pool), m_all(new QPushButton), m_copy(new QPushButton), m_outcome(new QLabel)
{
    setObjectName(QStringLiteral("reportsFiles"));
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    int cell = 0;
    for (const auto &[format, text] :
         {std::pair(ReportFormat::Pdf, QStringLiteral("PDF…")), std::pair(ReportFormat::Xlsx, QStringLiteral("XLSX…")),
          std::pair(ReportFormat::Csv, QStringLiteral("CSV…")),
          std::pair(ReportFormat::Html, QStringLiteral("HTML…"))}) {
        auto *button = new QPushButton(text);
        button->setObjectName(QStringLiteral("reports%1").arg(text.chopped(1)));
        connect(button, &QPushButton::clicked, this, [this, chosen = format] { chooseFile(chosen); });
        layout->addWidget(button, cell / 2, cell % 2);
        m_formats.emplace_back(format, button);
        ++cell;
    }
    m_all->setObjectName(QStringLiteral("reportsSaveAll"));
    m_copy->setObjectName(QStringLiteral("reportsCopy"));
    layout->addWidget(m_all, cell / 2, 0, 1, 2);
    layout->addWidget(m_copy, cell / 2 + 1, 0, 1, 2);
    m_outcome->setObjectName(QStringLiteral("reportsOutcome"));
    m_outcome->setProperty("verdict", true); // its frame shows the focus
    m_outcome->setWordWrap(true);
    m_outcome->hide(); // until there is something to say
    m_outcome->setTextFormat(Qt::RichText);
    m_outcome->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_outcome->setOpenExternalLinks(true);
    layout->addWidget(m_outcome, cell / 2 + 2, 0, 1, 2);
    connect(m_all, &QPushButton::clicked, this, &ReportsFiles::chooseAll);
    connect(m_copy, &QPushButton::clicked, this, &ReportsFiles::copyText);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ReportsFiles::finish);
    showState();
}

ReportsFiles::~ReportsFiles()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished(); // a file that was begun is finished
}

void ReportsFiles::setPages(std::shared_ptr<const ReportPages> pages)
{
    m_pages = std::move(pages);
    showState();
}

QString ReportsFiles::proposedPath(ReportFormat format) const
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QDir folder(QFileInfo::exists(documents) ? documents : QDir::homePath());
    const QString project = m_pages ? fromUtf8(m_pages->document().project) : QString();
    return folder.absoluteFilePath(reportFileName(project, m_kind) + endingOf(format));
}

void ReportsFiles::chooseFile(ReportFormat format)
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

void ReportsFiles::chooseAll()
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

void ReportsFiles::write(const std::vector<ReportFile> &files)
{
    if (!m_pages || m_isWriting)
        return;
    m_files = files;
    m_outcome->clear();
    m_outcome->hide();
    m_isWriting = true;
    m_watcher.setFuture(QtConcurrent::run(
        &m_pool, [pages = m_pages, files] { return std::make_shared<const Status>(writeReportFiles(*pages, files)); }));
    showState();
}

void ReportsFiles::finish()
{
    m_isWriting = false;
    const Status &status = *m_watcher.result();
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
    m_outcome->show();
    showState();
    Q_EMIT written(static_cast<bool>(status));
}

QString ReportsFiles::outcome() const
{
    QTextDocument document;
    document.setHtml(m_outcome->text());
    return document.toPlainText();
}

void ReportsFiles::copyText() const
{
    if (!m_pages)
        return;
    const ReportLanguage &language = m_pages->language();
    QGuiApplication::clipboard()->setText(fromUtf8(writeText(m_pages->document(), language.words)));
}

void ReportsFiles::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        showState();
    QWidget::changeEvent(event);
}

void ReportsFiles::showState()
{
    const QString why = m_isWriting ? tr("Writing…") : m_pages ? QString() : tr("The pages are being made.");
    for (const auto &[format, button] : m_formats) {
        button->setEnabled(why.isEmpty());
        button->setToolTip(why.isEmpty() ? tr("Writes this report as %1").arg(button->text().chopped(1)) : why);
    }
    m_outcome->setAccessibleName(tr("What was written"));
    m_all->setText(tr("Save all…"));
    m_all->setEnabled(why.isEmpty());
    m_all->setToolTip(why.isEmpty() ? tr("PDF, XLSX, CSV and HTML with the same figures") : why);
    m_copy->setText(tr("Copy as text"));
    m_copy->setEnabled(why.isEmpty());
    m_copy->setToolTip(why.isEmpty() ? tr("The whole report as text for a mail or a sheet") : why);
}

} // namespace gpufolio::ui
