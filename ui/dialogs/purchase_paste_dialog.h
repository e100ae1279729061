// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "session/pasted_purchases.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;
class QTableWidget;

namespace gpufolio::ui
{

/// Purchases from a spreadsheet: what is pasted, what was understood of each line, and then it is taken over.
class PurchasePasteDialog : public QDialog
{
    Q_OBJECT

public:
    /// @param inputs  with the offers filled in
    /// @param held    what we hold already; else purchases of a plan
    PurchasePasteDialog(Inputs inputs, bool held, QWidget *parent = nullptr);

    /// Those that were understood.
    std::vector<CommitmentPurchase> purchases() const;
    void setText(const QString &text);

private:
    void read();

    Inputs m_inputs;
    bool m_held;
    std::vector<PastedPurchase> m_read;
    QPlainTextEdit *m_text;
    QTableWidget *m_preview;
    QLabel *m_summary;
    QDialogButtonBox *m_buttons;
};

} // namespace gpufolio::ui
