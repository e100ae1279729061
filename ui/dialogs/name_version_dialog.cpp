// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/name_version_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace gpufolio::ui
{

NameVersionDialog::NameVersionDialog(const QString &suggestion, QWidget *parent)
    : QDialog(parent), m_name(new QLineEdit(suggestion, this))
{
    setObjectName(QStringLiteral("nameVersionDialog"));
    setWindowTitle(tr("Name this version"));
    m_name->setObjectName(QStringLiteral("versionName"));
    m_name->setAccessibleName(tr("Version name"));
    m_name->setMinimumWidth(320);
    m_name->setMaxLength(200);
    m_name->selectAll();

    auto *what =
        new QLabel(tr("A full copy of inputs and plans is kept in the project. Saving itself is automatic."), this);
    what->setObjectName(QStringLiteral("versionWhat"));
    what->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(this);
    auto *keep = buttons->addButton(tr("Keep version"), QDialogButtonBox::AcceptRole);
    keep->setObjectName(QStringLiteral("keepVersion"));
    keep->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel)->setObjectName(QStringLiteral("cancelVersion"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto check = [this, keep] {
        keep->setEnabled(!name().isEmpty());
        keep->setToolTip(name().isEmpty() ? tr("A version needs a name.") : QString());
    };
    connect(m_name, &QLineEdit::textChanged, this, check);
    check();

    auto *form = new QFormLayout;
    form->addRow(tr("Version name"), m_name);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(what);
    layout->addLayout(form);
    layout->addStretch();
    layout->addWidget(buttons);
    m_name->setFocus();
}

QString NameVersionDialog::name() const
{
    return m_name->text().trimmed();
}

} // namespace gpufolio::ui
