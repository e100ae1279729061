// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/price_import_dialog.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "support/file_io.h"

#include <QCheckBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QFile>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace gpufolio::ui
{

namespace
{

constexpr std::size_t mostLines = 500; ///< of each kind; the counts above say how many there are

Date today()
{
    const QDate date = QDate::currentDate();
    return {date.year(), date.month(), date.day()};
}

QString count(std::size_t value)
{
    return countText(static_cast<std::int64_t>(value));
}

} // namespace

PriceImportDialog::PriceImportDialog(PriceFile file, const PriceBook &accepted, QWidget *parent)
    : QDialog(parent), m_file(std::move(file)), m_accepted(accepted), m_summary(new QLabel(this)),
      m_provider(new QLineEdit(this)),
      m_acceptOutliers(new QCheckBox(tr("Accept prices that moved more than 5x"), this)),
      m_lines(new QTreeWidget(this)), m_use(nullptr)
{
    setObjectName(QStringLiteral("priceImport"));
    setWindowTitle(tr("Import prices"));
    resize(760, 480);
    m_summary->setObjectName(QStringLiteral("importSummary"));
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_provider->setObjectName(QStringLiteral("importProvider"));
    m_provider->setPlaceholderText(tr("only where the file doesn't say, such as aws"));
    m_provider->setAccessibleName(tr("Provider"));
    m_acceptOutliers->setObjectName(QStringLiteral("importAcceptOutliers"));
    m_lines->setObjectName(QStringLiteral("importLines"));
    m_lines->setAccessibleName(tr("Rows to look at"));
    m_lines->setHeaderLabels({tr("What"), tr("Line"), tr("Reason")});
    m_lines->setRootIsDecorated(false);
    m_lines->setUniformRowHeights(true);
    m_lines->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_lines->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);

    auto *buttons = new QDialogButtonBox(this);
    m_use = buttons->addButton(tr("Use these prices"), QDialogButtonBox::AcceptRole);
    m_use->setObjectName(QStringLiteral("importUse"));
    buttons->addButton(QDialogButtonBox::Cancel);
    auto *form = new QFormLayout;
    form->addRow(tr("Provider"), m_provider);
    form->addRow(QString(), m_acceptOutliers);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addLayout(form);
    layout->addWidget(m_lines, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_provider, &QLineEdit::editingFinished, this, [this] {
        const std::string provider = m_provider->text().trimmed().toStdString();
        if (std::exchange(m_file.provider, provider) != provider)
            read();
    });
    connect(m_acceptOutliers, &QCheckBox::toggled, this, &PriceImportDialog::read);
    read();
    m_use->setFocus();
}

std::optional<ImportOutcome> PriceImportDialog::import(const QString &path, const PriceBook &accepted, QWidget *parent)
{
    PriceFile file;
    file.fileName = QFile::encodeName(path).toStdString();
    auto text = readFile(file.fileName);
    if (!text) {
        QMessageBox::warning(parent, tr("Import prices"), modelText(text.error()));
        return std::nullopt;
    }
    file.text = std::move(*text);
    PriceImportDialog dialog(std::move(file), accepted, parent);
    if (dialog.exec() != QDialog::Accepted || !dialog.m_outcome)
        return std::nullopt;
    return std::move(dialog.m_outcome);
}

void PriceImportDialog::read()
{
    auto outcome = importPrices(m_file, m_accepted, today(), m_acceptOutliers->isChecked());
    m_lines->clear();
    if (outcome) {
        m_outcome = std::move(*outcome);
        showReport();
    } else {
        m_outcome.reset();
        m_summary->setText(
            tr("%1 can't be read as a price table. The price book stays as it is.").arg(fromUtf8(m_file.fileName)));
        for (const Error &error : outcome.error())
            addLine(tr("Error"), error.where.line, modelText(error.what));
    }
    const bool areRates = m_outcome && !m_outcome->rates.empty();
    m_use->setText(areRates ? tr("Keep these rates") : tr("Use these prices"));
    m_provider->setEnabled(!areRates);
    m_acceptOutliers->setEnabled(!areRates);
    m_use->setEnabled(m_outcome && m_outcome->report.kept > 0);
    m_use->setToolTip(m_use->isEnabled() ? QString() : tr("There is no price to use."));
}

void PriceImportDialog::showReport()
{
    const ImportReport &report = m_outcome->report;
    m_summary->setText(tr("%1, read as %2: %3 rows read, %4 kept, %5 merged, %6 refused, %7 held back.")
                           .arg(fromUtf8(report.fileName), fromUtf8(report.source), count(report.read),
                                count(report.kept), count(report.merged), count(report.refused),
                                count(report.heldBack)));
    if (!m_outcome->rates.empty())
        m_summary->setText(
            m_summary->text() + QLatin1Char('\n') +
            tr("Rates of exchange up to %1. The project keeps them, for scenarios without rates of their "
               "own; the price book stays as it is.")
                .arg(fromUtf8(m_outcome->rates.days().rbegin()->first.toText())));
    const auto firstOf = [](const auto &all) { return std::min(all.size(), mostLines); };
    for (std::size_t i = 0; i < firstOf(report.refusedRows); ++i)
        addLine(tr("Refused"), report.refusedRows[i].line, modelText(report.refusedRows[i].what));
    for (std::size_t i = 0; i < firstOf(report.heldBackPrices); ++i) {
        const HeldBackPrice &held = report.heldBackPrices[i];
        addLine(tr("Held back"), held.line,
                fromUtf8(held.offer + " " + held.option) + QStringLiteral(": ") + modelText(held.reason));
    }
    for (std::size_t i = 0; i < firstOf(report.conflicts); ++i) {
        const PriceConflict &conflict = report.conflicts[i];
        addLine(tr("Two sources"), 0,
                tr("%1: %2 of %3 is used, %4 of %5 is not.")
                    .arg(fromUtf8(conflict.offer + " " + conflict.option), rateText(conflict.used, 4),
                         fromUtf8(conflict.usedFrom.source), rateText(conflict.other, 4),
                         fromUtf8(conflict.otherFrom.source)));
    }
    for (std::size_t i = 0; i < firstOf(report.notices); ++i)
        addLine(tr("Note"), report.notices[i].line, modelText(report.notices[i].what));
}

void PriceImportDialog::addLine(const QString &what, int line, const QString &text)
{
    auto *item = new QTreeWidgetItem(m_lines, {what, line > 0 ? countText(line) : QString(), text});
    item->setTextAlignment(1, Qt::AlignRight);
    item->setToolTip(2, text);
}

} // namespace gpufolio::ui
