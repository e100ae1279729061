// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_import.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace gpufolio::ui
{

/// What would become of the rows of a price file, before anything changes: kept, merged, refused and why, held back.
class PriceImportDialog : public QDialog
{
    Q_OBJECT

public:
    PriceImportDialog(PriceFile file, const PriceBook &accepted, QWidget *parent = nullptr);

    /// Reads the file and asks. @return the accepted book with the prices of the file, or the rates of exchange that
    /// the file holds in their place; nothing when the user declines
    static std::optional<ImportOutcome> import(const QString &path, const PriceBook &accepted, QWidget *parent);

    /// The book as it would be; nothing when the file can't be read as a whole.
    const std::optional<ImportOutcome> &outcome() const { return m_outcome; }

private:
    void read();
    void showReport();
    void addLine(const QString &what, int line, const QString &text);

    PriceFile m_file;
    const PriceBook &m_accepted;
    std::optional<ImportOutcome> m_outcome;
    QLabel *m_summary;
    QLineEdit *m_provider;
    QCheckBox *m_acceptOutliers;
    QTreeWidget *m_lines;
    QPushButton *m_use;
};

} // namespace gpufolio::ui
