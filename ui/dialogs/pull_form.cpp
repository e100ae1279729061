// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/pull_form.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "pull/pull_cache.h"
#include "session/pull_settings.h"

#include <QCheckBox>
#include <QDate>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QToolButton>

namespace gpufolio::ui
{

namespace
{

void name(QWidget &widget, const char *objectName, const QString &accessibleName)
{
    widget.setObjectName(QLatin1String(objectName));
    widget.setAccessibleName(accessibleName);
}

QLabel *wrapped(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QStringList wordsOf(const QString &list)
{
    static const QRegularExpression between(QStringLiteral("[\\s,;，；、]+"));
    return list.split(between, Qt::SkipEmptyParts);
}

} // namespace

PullForm::PullForm(KeyStore &keys, QWidget *parent)
    : QWidget(parent), m_keys(keys), m_sources(new QListWidget(this)), m_form(nullptr), m_title(wrapped(this)),
      m_what(wrapped(this)), m_permission(wrapped(this)), m_regions(new QLineEdit(this)), m_key(new QLineEdit(this)),
      m_keepKey(new QCheckBox(tr("Keep the key in the system keyring"), this)), m_keyNote(wrapped(this)),
      m_mirror(new QLineEdit(this)), m_proxy(new QLineEdit(this)), m_caFile(new QLineEdit(this)), m_caRow(nullptr),
      m_acceptOutliers(new QCheckBox(tr("Accept prices that moved more than 5x"), this)),
      m_acceptFewer(new QCheckBox(tr("Accept over 5% fewer rows than last time"), this))
{
    name(*m_sources, "pullSources", tr("Sources"));
    name(*m_title, "pullTitle", tr("Source"));
    name(*m_what, "pullWhat", tr("What is fetched"));
    name(*m_permission, "pullPermission", tr("Least permission"));
    name(*m_regions, "pullRegions", tr("Regions"));
    name(*m_key, "pullKey", tr("Key"));
    name(*m_keepKey, "pullKeepKey", m_keepKey->text());
    name(*m_keyNote, "pullKeyNote", tr("About the key"));
    name(*m_mirror, "pullMirror", tr("Mirror"));
    name(*m_proxy, "pullProxy", tr("Proxy"));
    name(*m_caFile, "pullCaFile", tr("CA file"));
    name(*m_acceptOutliers, "pullAcceptOutliers", m_acceptOutliers->text());
    name(*m_acceptFewer, "pullAcceptFewer", m_acceptFewer->text());
    m_key->setEchoMode(QLineEdit::Password);
    m_keyNote->setProperty("muted", true);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_proxy->setPlaceholderText(tr("that of the environment"));
    m_caFile->setPlaceholderText(tr("beside the authorities of the system (PEM)"));
    for (const PullSource &source : pullSources()) {
        auto *item = new QListWidgetItem(fromUtf8(source.title), m_sources);
        item->setToolTip(modelText(source.what));
    }
    layOut();
    connect(m_sources, &QListWidget::currentRowChanged, this, &PullForm::showSource);
    const QString last = PullSettings::load().source;
    choose(last.isEmpty() ? QStringLiteral("skypilot") : last);
}

void PullForm::layOut()
{
    m_caRow = new QWidget(this);
    auto *caLayout = new QHBoxLayout(m_caRow);
    caLayout->setContentsMargins(0, 0, 0, 0);
    auto *browse = new QToolButton(m_caRow);
    browse->setText(QStringLiteral("…"));
    name(*browse, "pullBrowseCaFile", tr("Choose a CA file"));
    browse->setToolTip(browse->accessibleName());
    browse->setFocusPolicy(Qt::StrongFocus);
    caLayout->addWidget(m_caFile, 1);
    caLayout->addWidget(browse);
    connect(browse, &QToolButton::clicked, this, &PullForm::chooseCaFile);

    auto *fields = new QWidget(this);
    m_form = new QFormLayout(fields);
    m_form->setContentsMargins(4, 0, 4, 0);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(m_title);
    m_form->addRow(m_what);
    m_form->addRow(tr("Needs"), m_permission);
    m_form->addRow(tr("Regions"), m_regions);
    m_form->addRow(tr("Key"), m_key);
    m_form->addRow(QString(), m_keepKey);
    m_form->addRow(QString(), m_keyNote);
    m_form->addRow(tr("Mirror"), m_mirror);
    m_form->addRow(tr("Proxy"), m_proxy);
    m_form->addRow(tr("CA file"), m_caRow);
    if (auto *label = qobject_cast<QLabel *>(m_form->labelForField(m_caRow)))
        label->setBuddy(m_caFile);
    m_form->addRow(QString(), m_acceptOutliers);
    m_form->addRow(QString(), m_acceptFewer);

    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("pullFields"));
    scroll->setWidget(fields);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_sources->setMinimumWidth(m_sources->sizeHintForColumn(0) + 24);
    m_sources->setMaximumWidth(m_sources->minimumWidth() + 16);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_sources);
    layout->addWidget(scroll, 1);
}

const PullSource &PullForm::source() const
{
    return pullSources()[static_cast<std::size_t>(std::max(m_sources->currentRow(), 0))];
}

void PullForm::choose(const QString &source)
{
    const std::vector<PullSource> &all = pullSources();
    const auto found =
        std::find_if(all.begin(), all.end(), [&source](const PullSource &one) { return fromUtf8(one.name) == source; });
    m_sources->setCurrentRow(found == all.end() ? 0 : static_cast<int>(found - all.begin()));
}

void PullForm::showSource()
{
    const PullSource &chosen = source();
    const PullSettings settings = PullSettings::load(fromUtf8(chosen.name), fromUtf8(chosen.region));
    m_title->setText(fromUtf8(chosen.title));
    m_what->setText(modelText(chosen.what));
    m_permission->setText(modelText(chosen.permission));
    m_regions->setText(chosen.takesRegions ? settings.regions : QString());
    m_regions->setEnabled(chosen.takesRegions);
    m_regions->setPlaceholderText(chosen.takesRegions ? tr("all; such as %1").arg(fromUtf8(chosen.region))
                                                      : tr("all regions come at once"));
    m_mirror->setText(settings.mirror);
    m_mirror->setPlaceholderText(fromUtf8(chosen.origin));
    m_proxy->setText(settings.proxy);
    m_caFile->setText(settings.caFile);
    const bool takesKey = !chosen.keyVariable.empty();
    m_form->setRowVisible(m_key, takesKey);
    m_form->setRowVisible(m_keepKey, takesKey && m_keys.isThere());
    m_form->setRowVisible(m_keyNote, takesKey);
    m_keepKey->setChecked(false);
    m_key->clear();
    m_keptKey.clear();
    if (takesKey) {
        showKey({});
        const QString wanted = fromUtf8(chosen.name);
        m_keys.read(wanted, this, [this, wanted](const QString &key) {
            if (fromUtf8(source().name) == wanted && m_key->text().isEmpty())
                showKey(key);
        });
    }
    Q_EMIT sourceChanged();
}

QString PullForm::keyOfEnvironment() const
{
    return source().keyVariable.empty() ? QString() : qEnvironmentVariable(source().keyVariable.c_str());
}

/// Says where the key comes from, or what can be done to have one.
void PullForm::showKey(const QString &kept)
{
    m_keptKey = kept;
    m_key->setText(kept);
    m_keepKey->setChecked(!kept.isEmpty());
    const QString variable = fromUtf8(source().keyVariable);
    if (!kept.isEmpty())
        m_keyNote->setText(tr("From the system keyring."));
    else if (!keyOfEnvironment().isEmpty())
        m_keyNote->setText(tr("Left empty, the key of the environment variable %1 is used.").arg(variable));
    else if (m_keys.isThere())
        m_keyNote->setText(tr("The key is sent to this source only. It is never written into the project or a log."));
    else
        m_keyNote->setText(
            tr("This program was built without a keyring: the key is used for this pull only. The environment "
               "variable %1 is read, too.")
                .arg(variable));
}

void PullForm::chooseCaFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a CA file"), m_caFile->text(),
                                                      tr("Certificates (*.pem *.crt *.cer);;All files (*)"));
    if (!path.isEmpty())
        m_caFile->setText(path);
}

PullRequest PullForm::request() const
{
    const QDate today = QDate::currentDate();
    PullRequest request;
    request.source = &source();
    if (source().takesRegions) {
        for (const QString &region : wordsOf(m_regions->text()))
            request.regions.push_back(region.toStdString());
    }
    request.baseUrl = m_mirror->text().trimmed().toStdString();
    if (!source().keyVariable.empty())
        request.key = (m_key->text().isEmpty() ? keyOfEnvironment() : m_key->text().trimmed()).toStdString();
    request.cacheFolder = defaultPullCacheFolder();
    request.http.proxy = m_proxy->text().trimmed().toStdString();
    request.http.caFile = QFile::encodeName(m_caFile->text().trimmed()).toStdString();
    request.today = {today.year(), today.month(), today.day()};
    request.acceptOutliers = m_acceptOutliers->isChecked();
    request.acceptFewerRows = m_acceptFewer->isChecked();
    return request;
}

void PullForm::remember()
{
    const QString chosen = fromUtf8(source().name);
    const PullSettings settings{chosen, m_proxy->text().trimmed(), m_caFile->text().trimmed(),
                                m_regions->text().trimmed(), m_mirror->text().trimmed()};
    settings.save();
    if (source().keyVariable.empty() || !m_keys.isThere())
        return;
    const QString key = m_keepKey->isChecked() ? m_key->text().trimmed() : QString();
    if (key == m_keptKey)
        return;
    m_keptKey = key;
    m_keys.write(chosen, key, this, [this](const QString &failure) {
        if (failure.isEmpty())
            return;
        m_keptKey.clear();
        m_keyNote->setText(
            tr("The system keyring did not take the key: %1. It is used for this pull only.").arg(failure));
    });
}

} // namespace gpufolio::ui
