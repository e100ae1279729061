// SPDX-License-Identifier: GPL-3.0-or-later
#include "status_line.h"

#include "i18n/model_text.h"

#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>

namespace gpufolio::ui
{

StatusLine::StatusLine(ProjectSession &session, QWidget *parent)
    : QStatusBar(parent), m_session(session), m_text(new QLabel(this))
{
    setObjectName(QStringLiteral("statusLine"));
    setSizeGripEnabled(false);
    m_text->setObjectName(QStringLiteral("statusText"));
    m_text->setProperty("muted", true);
    m_text->setContentsMargins(8, 0, 8, 0);
    addWidget(m_text, 1);
    connect(&m_session, &ProjectSession::computingChanged, this, &StatusLine::update);
    connect(&m_session, &ProjectSession::resultsChanged, this, &StatusLine::update);
    connect(&m_session, &ProjectSession::savedChanged, this, &StatusLine::update);
    connect(&m_session, &ProjectSession::projectOpened, this, &StatusLine::update);
    update();
}

QString StatusLine::text() const
{
    return m_text->text();
}

void StatusLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        update();
    QStatusBar::changeEvent(event);
}

void StatusLine::update()
{
    QStringList parts = {computed(), saved()};
    if (m_session.isReadOnly())
        parts += tr("read-only");
    if (!m_session.path().isEmpty())
        parts += QFileInfo(m_session.path()).fileName();
    parts.removeAll(QString());
    m_text->setText(parts.join(QStringLiteral(" · ")));
    m_text->setAccessibleName(m_text->text());
    m_text->setToolTip(m_session.path());
}

QString StatusLine::computed() const
{
    if (m_session.isComputing())
        return tr("computing…");
    const auto results = m_session.results();
    if (!results)
        return {};
    const double milliseconds = results->milliseconds;
    return QStringLiteral("✓ ") +
           tr("computed in %1 ms").arg(QLocale().toString(milliseconds, 'f', milliseconds < 10 ? 1 : 0));
}

QString StatusLine::saved() const
{
    if (m_session.isReadOnly())
        return {};
    if (const Error error = m_session.saveError(); !error.what.empty())
        return tr("not saved");
    if (!m_session.isSaved())
        return m_session.path().isEmpty() ? QString() : tr("saving…");
    if (!m_session.lastSaved().isValid())
        return tr("saved");
    return tr("saved %1").arg(m_session.lastSaved().time().toString(QStringLiteral("HH:mm")));
}

} // namespace gpufolio::ui
