// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/report_export_dialog.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "report_files.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTextDocument>
#include <QUrl>
#include <QtConcurrent>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

/// A name for files: what file systems refuse becomes a dash.
QString fileNameOf(const QString &title)
{
    QString name = title;
    name.replace(QRegularExpression(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]+")), QStringLiteral("-"));
    name = name.trimmed();
    return name.isEmpty() ? QStringLiteral("gpufolio") : name.left(80);
}

} // namespace

ReportExportDialog::ReportExportDialog(ProjectSession &session, QWidget *parent)
    : QDialog(parent), m_session(session), m_english(new QRadioButton(QStringLiteral("English"))),
      m_chinese(new QRadioButton(QStringLiteral("中文"))), m_folder(new QLineEdit), m_name(new QLineEdit),
      m_note(new QLabel), m_outcome(new QLabel), m_progress(new QProgressBar), m_write(new QPushButton(tr("Write")))
{
    setObjectName(QStringLiteral("reportExport"));
    setWindowTitle(tr("Report"));
    m_pool.setMaxThreadCount(1);
    buildForm();
    (currentLanguage() == Language::English ? m_english : m_chinese)->setChecked(true);
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    m_folder->setText(QFileInfo::exists(documents) ? documents : QDir::homePath());
    m_name->setText(fileNameOf(fromUtf8(m_session.scenarioSet().inputs.name)));

    for (const FormatBox &format : m_formats)
        connect(format.box, &QCheckBox::toggled, this, &ReportExportDialog::update);
    connect(m_folder, &QLineEdit::textChanged, this, &ReportExportDialog::update);
    connect(m_name, &QLineEdit::textChanged, this, &ReportExportDialog::update);
    connect(m_write, &QPushButton::clicked, this, &ReportExportDialog::write);
    connect(&m_session, &ProjectSession::computingChanged, this, &ReportExportDialog::update);
    connect(&m_session, &ProjectSession::resultsChanged, this, &ReportExportDialog::update);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ReportExportDialog::finish);
    update();
}

ReportExportDialog::~ReportExportDialog()
{
    m_watcher.disconnect(this);
    m_pool.waitForDone();
}

void ReportExportDialog::buildForm()
{
    auto *formats = new QHBoxLayout;
    for (const auto &[format, text, checked] : {std::tuple(ReportFormat::Pdf, QStringLiteral("PDF"), true),
                                                std::tuple(ReportFormat::Xlsx, QStringLiteral("XLSX"), false),
                                                std::tuple(ReportFormat::Csv, QStringLiteral("CSV"), false),
                                                std::tuple(ReportFormat::Html, QStringLiteral("HTML"), false)}) {
        auto *box = new QCheckBox(text);
        box->setObjectName(QStringLiteral("report%1").arg(text));
        box->setChecked(checked);
        formats->addWidget(box);
        m_formats.push_back({format, box});
    }
    formats->addStretch();
    auto *languages = new QHBoxLayout;
    languages->addWidget(m_english);
    languages->addWidget(m_chinese);
    languages->addStretch();
    m_english->setObjectName(QStringLiteral("reportEnglish"));
    m_chinese->setObjectName(QStringLiteral("reportChinese"));
    m_folder->setObjectName(QStringLiteral("reportFolder"));
    m_name->setObjectName(QStringLiteral("reportName"));
    auto *browse = new QPushButton(tr("Browse…"));
    connect(browse, &QPushButton::clicked, this, &ReportExportDialog::chooseFolder);
    auto *folder = new QHBoxLayout;
    folder->addWidget(m_folder, 1);
    folder->addWidget(browse);

    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(tr("Formats"), formats);
    form->addRow(tr("Language"), languages);
    form->addRow(tr("Folder"), folder);
    form->addRow(tr("Name"), m_name);

    m_note->setProperty("muted", true);
    m_note->setWordWrap(true);
    m_outcome->setObjectName(QStringLiteral("reportOutcome"));
    m_outcome->setWordWrap(true);
    m_outcome->setTextFormat(Qt::RichText);
    m_outcome->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_outcome->setOpenExternalLinks(true);
    m_progress->setRange(0, 0);
    m_progress->hide();
    m_write->setObjectName(QStringLiteral("reportWrite"));
    m_write->setDefault(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_write, QDialogButtonBox::ActionRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_note);
    layout->addWidget(m_progress);
    layout->addWidget(m_outcome);
    layout->addStretch();
    layout->addWidget(buttons);
    setMinimumWidth(460);
}

std::vector<ReportFile> ReportExportDialog::files() const
{
    std::vector<ReportFile> all;
    const QDir folder(m_folder->text());
    for (const FormatBox &format : m_formats)
        if (format.box->isChecked())
            all.push_back({format.format, folder.absoluteFilePath(m_name->text().trimmed() + endingOf(format.format))});
    return all;
}

QString ReportExportDialog::outcome() const
{
    QTextDocument document;
    document.setHtml(m_outcome->text());
    return document.toPlainText();
}

QString ReportExportDialog::whyNotReady() const
{
    if (isWriting())
        return tr("Writing…");
    const auto results = m_session.results();
    if (m_session.isComputing() || !results)
        return tr("The plans are being computed.");
    if (!results->comparison)
        return tr("No plan could be computed.");
    if (std::none_of(m_formats.begin(), m_formats.end(),
                     [](const FormatBox &format) { return format.box->isChecked(); }))
        return tr("Choose a format.");
    const QString name = m_name->text().trimmed();
    if (name.isEmpty() || name.contains(QLatin1Char('/')))
        return tr("Give the files a name without “/”.");
    if (m_folder->text().isEmpty() || !QFileInfo(m_folder->text()).isDir())
        return tr("This folder doesn't exist.");
    return {};
}

void ReportExportDialog::update()
{
    const QString why = whyNotReady();
    m_write->setEnabled(why.isEmpty());
    m_write->setToolTip(why);
    m_progress->setVisible(isWriting());
    if (!why.isEmpty()) {
        m_note->setText(why);
        return;
    }
    QStringList names;
    for (const ReportFile &file : files()) {
        const QString name = QFileInfo(file.path).fileName();
        names.append(QFileInfo::exists(file.path) ? tr("%1 (replaces the one that is there)").arg(name) : name);
    }
    m_note->setText(tr("Will be written: %1").arg(names.join(QStringLiteral(", "))));
}

void ReportExportDialog::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder of the report"), m_folder->text());
    if (!folder.isEmpty())
        m_folder->setText(folder);
}

void ReportExportDialog::write()
{
    if (!whyNotReady().isEmpty())
        return;
    std::optional<ReportDocument> document = reportOf(*m_session.results());
    if (!document)
        return;
    const std::vector<ReportFile> targets = files();
    const ReportLanguage language =
        reportLanguage(m_chinese->isChecked() ? ReportTongue::Chinese : ReportTongue::English);
    std::vector<QPicture> charts;
    if (std::any_of(targets.begin(), targets.end(),
                    [](const ReportFile &file) { return file.format == ReportFormat::Pdf; }))
        charts = drawReportCharts(*document, language);
    m_outcome->clear();
    m_watcher.setFuture(
        QtConcurrent::run(&m_pool, [document = std::move(*document), charts = std::move(charts), language, targets] {
            return std::make_shared<const Status>(writeReportFiles(document, charts, language, targets));
        }));
    update();
}

void ReportExportDialog::finish()
{
    const Status &status = *m_watcher.result();
    if (status) {
        QStringList links;
        for (const ReportFile &file : files())
            links.append(QStringLiteral("<a href='%1'>%2</a>")
                             .arg(QUrl::fromLocalFile(file.path).toString(), file.path.toHtmlEscaped()));
        m_outcome->setText(tr("Written: %1").arg(QStringLiteral("<br/>") + links.join(QStringLiteral("<br/>"))));
    } else {
        m_outcome->setText(tr("Not written, nothing was changed: %1").arg(modelText(status.error()).toHtmlEscaped()));
    }
    update();
    Q_EMIT written(static_cast<bool>(status));
}

} // namespace gpufolio::ui
