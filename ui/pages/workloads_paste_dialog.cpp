// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/workloads_paste_dialog.h"

#include "i18n/day_input.h"
#include "i18n/number_format.h"
#include "plan/fit.h"
#include "prices/bundled.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace gpufolio::ui
{

WorkloadsPasteDialog::WorkloadsPasteDialog(ProjectSession &session, const QString &text, QWidget *parent)
    : QDialog(parent), m_session(session), m_textLabel(new QLabel), m_text(new QPlainTextEdit),
      m_preview(new QTableWidget), m_summary(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("workloadsPasteDialog"));
    m_offers = offersToChoose(m_session.scenarioSet().inputs, m_session.priceBook()->offers(), bundledAccelerators());
    m_text->setObjectName(QStringLiteral("pasteText"));
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setMinimumHeight(m_text->fontMetrics().lineSpacing() * 5);
    m_textLabel->setBuddy(m_text);
    m_textLabel->setWordWrap(true);
    m_preview->setObjectName(QStringLiteral("pastePreview"));
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_preview->setSelectionMode(QAbstractItemView::SingleSelection);
    m_preview->setTabKeyNavigation(false);
    m_preview->setAlternatingRowColors(true);
    m_preview->verticalHeader()->hide();
    m_preview->horizontalHeader()->setHighlightSections(false);
    m_summary->setObjectName(QStringLiteral("pasteSummary"));
    m_summary->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_textLabel);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_summary);
    layout->addWidget(m_preview, 2);
    layout->addWidget(m_buttons);
    m_buttons->button(QDialogButtonBox::Ok)->setObjectName(QStringLiteral("pasteAdd"));
    m_buttons->button(QDialogButtonBox::Cancel)->setObjectName(QStringLiteral("pasteCancel"));
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_text, &QPlainTextEdit::textChanged, this, &WorkloadsPasteDialog::read);
    resize(720, 460);
    m_text->setPlainText(text);
    retranslate();
    read();
}

std::vector<NewWorkload> WorkloadsPasteDialog::workloads() const
{
    std::vector<NewWorkload> all;
    for (const PastedWorkload &row : m_rows) {
        if (!row.isHeading && row.problem.isEmpty())
            all.push_back(row.workload);
    }
    return all;
}

void WorkloadsPasteDialog::read()
{
    const Inputs &inputs = m_session.scenarioSet().inputs;
    const Calendar calendar = projectCalendar(inputs);
    m_rows = readPastedWorkloads(m_text->toPlainText(), m_offers, calendar, horizonOf(inputs));
    m_preview->setRowCount(static_cast<int>(m_rows.size()));
    for (int at = 0; at < static_cast<int>(m_rows.size()); ++at) {
        const PastedWorkload &row = m_rows[static_cast<std::size_t>(at)];
        const bool good = !row.isHeading && row.problem.isEmpty();
        const Demand &demand = row.workload.demand;
        const auto cell = [&row](qsizetype i) { return i < row.cells.size() ? row.cells[i] : QString(); };
        const auto *count = std::get_if<ConstantSeries>(&demand.series);
        const QStringList texts = {cell(0),
                                   good ? fromUtf8(row.workload.accelerator) : cell(1),
                                   good && count != nullptr ? groupedText(toText(count->value)) : cell(2),
                                   good ? (demand.from ? firstDayText(*demand.from, calendar) : tr("start")) : cell(3),
                                   good ? (demand.until ? lastDayText(*demand.until, calendar) : tr("end")) : cell(4),
                                   row.isHeading ? tr("heading, left out")
                                   : good        ? tr("becomes a workload")
                                                 : row.problem};
        for (int column = 0; column < static_cast<int>(texts.size()); ++column) {
            auto *item = new QTableWidgetItem(texts[column]);
            item->setToolTip(texts[column]);
            if (column == 2)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_preview->setItem(at, column, item);
        }
    }
    m_preview->resizeColumnsToContents();
    const auto good = static_cast<int>(workloads().size());
    const auto bad =
        std::count_if(m_rows.begin(), m_rows.end(), [](const PastedWorkload &row) { return !row.problem.isEmpty(); });
    QStringList sentences;
    if (m_rows.empty())
        sentences += tr("Nothing to read yet.");
    else
        sentences += tr("%Ln row(s) become workloads.", nullptr, good);
    if (bad > 0)
        sentences += tr("%Ln row(s) not understood and left out.", nullptr, static_cast<int>(bad));
    m_summary->setText(sentences.join(QLatin1Char(' ')));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(good > 0);
}

void WorkloadsPasteDialog::retranslate()
{
    setWindowTitle(tr("Paste workloads"));
    m_textLabel->setText(tr("A row for each workload, as a spreadsheet copies it: name, GPU, how many, and if needed "
                            "from and until when."));
    m_text->setAccessibleName(tr("Pasted rows"));
    m_text->setPlaceholderText(tr("serve\tH100-SXM-80GB\t16\t2027-03\t2027-12"));
    m_preview->setAccessibleName(tr("What was understood"));
    m_preview->setColumnCount(6);
    m_preview->setHorizontalHeaderLabels(
        {tr("Workload"), tr("GPU"), tr("How many"), tr("From"), tr("To, included"), tr("Understood")});
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Add"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
}

} // namespace gpufolio::ui
