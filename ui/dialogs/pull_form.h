// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pull/pull_prices.h"
#include "session/key_store.h"

#include <QWidget>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;

namespace gpufolio::ui
{

/// Where prices are to be pulled from: the sources, what each holds and the least it needs, and how it is reached.
class PullForm : public QWidget
{
    Q_OBJECT

public:
    PullForm(KeyStore &keys, QWidget *parent = nullptr);

    const PullSource &source() const;
    void choose(const QString &source);
    /// What the fields say. The key is typed, kept in the keyring, or that of the environment.
    PullRequest request() const;
    /// Remembers the fields for the next time, and the key where the user wants that.
    void remember();

Q_SIGNALS:
    void sourceChanged();

private:
    void layOut();
    void showSource();
    void showKey(const QString &kept);
    void chooseCaFile();
    QString keyOfEnvironment() const;

    KeyStore &m_keys;
    QListWidget *m_sources;
    QFormLayout *m_form;
    QLabel *m_title;
    QLabel *m_what;
    QLabel *m_permission;
    QLineEdit *m_regions;
    QLineEdit *m_key;
    QCheckBox *m_keepKey;
    QLabel *m_keyNote;
    QLineEdit *m_mirror;
    QLineEdit *m_proxy;
    QLineEdit *m_caFile;
    QWidget *m_caRow;
    QCheckBox *m_acceptOutliers;
    QCheckBox *m_acceptFewer;
    QString m_keptKey; ///< as the keyring has it
};

} // namespace gpufolio::ui
