// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/purchase_paste_dialog.h"

#include "i18n/number_format.h"
#include "item_models/purchase_text.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

enum Column { LineColumn, PastedColumn, UnderstoodColumn, ColumnCount };

} // namespace

PurchasePasteDialog::PurchasePasteDialog(Inputs inputs, bool held, QWidget *parent)
    : QDialog(parent), m_inputs(std::move(inputs)), m_held(held), m_text(new QPlainTextEdit),
      m_preview(new QTableWidget(0, ColumnCount)), m_summary(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setObjectName(QStringLiteral("purchasePasteDialog"));
    setWindowTitle(held ? tr("What we hold: paste") : tr("Purchases: paste"));
    auto *hint = new QLabel(tr(
        "One purchase a line, as a spreadsheet copies it: machine type, region, option or term, machines, day of the "
        "start. The order doesn't matter."));
    hint->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("pasteText"));
    m_text->setAccessibleName(tr("Pasted lines"));
    m_text->setTabChangesFocus(true);
    m_text->setPlaceholderText(QStringLiteral("p5.48xlarge\tus-east-1\t1-year\t2\t2027-01-01"));
    m_preview->setObjectName(QStringLiteral("pastePreview"));
    m_preview->setAccessibleName(tr("What was understood"));
    m_preview->setHorizontalHeaderLabels({tr("Line"), tr("Pasted"), tr("Understood")});
    m_preview->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_preview->horizontalHeader()->setStretchLastSection(true);
    m_preview->verticalHeader()->hide();
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_preview->setTabKeyNavigation(false);
    m_summary->setObjectName(QStringLiteral("pasteSummary"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(hint);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_preview, 2);
    layout->addWidget(m_summary);
    layout->addWidget(m_buttons);
    resize(720, 480);
    m_buttons->button(QDialogButtonBox::Ok)->setText(held ? tr("Hold these") : tr("Add these"));
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_text, &QPlainTextEdit::textChanged, this, &PurchasePasteDialog::read);
    const QString copied = QGuiApplication::clipboard()->text();
    if (copied.contains(QLatin1Char('\t')) || copied.contains(QLatin1Char('\n')))
        setText(copied);
    read();
}

void PurchasePasteDialog::setText(const QString &text)
{
    m_text->setPlainText(text);
}

void PurchasePasteDialog::read()
{
    m_read = PastedPurchases::read(m_text->toPlainText(), m_inputs, m_held);
    const Calendar calendar = calendarOf(m_inputs);
    m_preview->setRowCount(static_cast<int>(m_read.size()));
    int good = 0;
    for (std::size_t i = 0; i < m_read.size(); ++i) {
        const PastedPurchase &line = m_read[i];
        QString understood = line.problem;
        if (line.purchase) {
            ++good;
            const Offer *offer = findOffer(m_inputs, line.purchase->offer);
            const PurchaseOption *option = offer != nullptr ? findOption(*offer, line.purchase->option) : nullptr;
            understood = tr("%1 × %2 from %3")
                             .arg(countText(line.purchase->instances),
                                  option != nullptr ? purchaseText(*offer, *option) : QString(),
                                  startText(line.purchase->start, calendar));
        }
        const QStringList cells = {QString::number(line.line), line.text,
                                   line.purchase ? understood : QStringLiteral("✕ ") + understood};
        for (int column = 0; column < ColumnCount; ++column)
            m_preview->setItem(static_cast<int>(i), column, new QTableWidgetItem(cells[column]));
    }
    const int bad = static_cast<int>(m_read.size()) - good;
    m_summary->setText(m_read.empty() ? tr("Nothing is pasted yet.")
                                      : tr("%1 understood, %2 left out.").arg(good).arg(bad));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(good > 0);
}

std::vector<CommitmentPurchase> PurchasePasteDialog::purchases() const
{
    std::vector<CommitmentPurchase> all;
    for (const PastedPurchase &line : m_read) {
        if (line.purchase)
            all.push_back(*line.purchase);
    }
    return all;
}

} // namespace gpufolio::ui
