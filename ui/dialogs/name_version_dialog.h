// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;

namespace gpufolio::ui
{

/// Asks under which name what is open shall be kept.
class NameVersionDialog : public QDialog
{
    Q_OBJECT

public:
    NameVersionDialog(const QString &suggestion, QWidget *parent = nullptr);

    QString name() const; ///< without spaces around it; not empty when accepted

private:
    QLineEdit *m_name;
};

} // namespace gpufolio::ui
