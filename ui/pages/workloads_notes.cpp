// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/workloads_notes.h"

#include "i18n/number_format.h"
#include "session/edit_workload.h"
#include "session/new_workload.h"
#include "widgets/labelled.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>

namespace gpufolio::ui
{

namespace
{

constexpr int gap = 8;

std::string Workload::*const textFields[] = {&Workload::name, &Workload::id, &Workload::team, &Workload::costCentre};

} // namespace

WorkloadsNotes::WorkloadsNotes(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_idNote(new QLabel), m_notesLabel(new QLabel), m_notes(new QPlainTextEdit)
{
    setObjectName(QStringLiteral("workloadsNotes"));
    const std::array names = {QStringLiteral("workloadName"), QStringLiteral("workloadId"),
                              QStringLiteral("workloadTeam"), QStringLiteral("workloadCostCentre")};
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_labels[i] = new QLabel;
        m_fields[i] = new QLineEdit;
        m_fields[i]->setObjectName(names[i]);
        layout->addWidget(labelled(m_labels[i], m_fields[i]), static_cast<int>(i) / 2, static_cast<int>(i) % 2);
        const auto field = static_cast<Field>(i);
        if (field == Id) {
            connect(m_fields[i], &QLineEdit::editingFinished, this, &WorkloadsNotes::takeId);
            continue;
        }
        connect(m_fields[i], &QLineEdit::textEdited, this, [this, field] { take(field); });
        connect(m_fields[i], &QLineEdit::editingFinished, this, [this] { ++m_typing; });
    }
    m_idNote->setObjectName(QStringLiteral("workloadIdNote"));
    m_idNote->setProperty("muted", true);
    m_idNote->setWordWrap(true);
    m_notes->setObjectName(QStringLiteral("workloadNotes"));
    m_notes->setTabChangesFocus(true);
    m_notes->setMinimumHeight(m_notes->fontMetrics().lineSpacing() * 3);
    layout->addWidget(m_idNote, 2, 0, 1, 2);
    layout->addWidget(labelled(m_notesLabel, m_notes), 3, 0, 1, 2);
    layout->setRowStretch(4, 1);
    connect(m_notes, &QPlainTextEdit::textChanged, this, &WorkloadsNotes::takeNotes);
    connect(&m_session, &ProjectSession::scenarioChanged, this, &WorkloadsNotes::showState);
    connect(&m_session, &ProjectSession::projectOpened, this, [this] { setWorkload({}); });
    retranslate();
    showState();
}

void WorkloadsNotes::setWorkload(const QString &workloadId)
{
    if (workloadId != m_workload)
        ++m_typing;
    m_workload = workloadId;
    m_idNote->hide();
    showState();
}

void WorkloadsNotes::editName()
{
    m_fields[Name]->setFocus();
    m_fields[Name]->selectAll();
}

void WorkloadsNotes::showState()
{
    const Workload *workload = findWorkload(m_session.scenarioSet(), m_workload);
    setEnabled(workload != nullptr && !m_session.isReadOnly());
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const QString text = workload == nullptr ? QString() : fromUtf8(workload->*textFields[i]);
        if (m_fields[i]->text() != text)
            m_fields[i]->setText(text);
    }
    const QString notes = workload == nullptr ? QString() : fromUtf8(workload->notes);
    if (m_notes->toPlainText() != notes) {
        const QSignalBlocker quiet(m_notes);
        m_notes->setPlainText(notes);
    }
}

void WorkloadsNotes::take(Field field)
{
    const std::array steps = {tr("Change the name of a workload"), QString(), tr("Change the team"),
                              tr("Change the cost centre")};
    const std::string text = m_fields[field]->text().toStdString();
    editWorkload(
        m_session, m_workload, steps[field],
        [&](ScenarioSet &, Workload &workload) { workload.*textFields[field] = text; },
        QStringLiteral("workload:%1:%2:%3").arg(m_workload).arg(field).arg(m_typing));
}

void WorkloadsNotes::takeId()
{
    const QString wanted = m_fields[Id]->text().trimmed();
    if (m_workload.isEmpty() || wanted == m_workload) {
        m_fields[Id]->setText(m_workload);
        m_idNote->hide();
        return;
    }
    const QString before = m_workload;
    m_workload = wanted; // so that what changes is found again
    if (renameWorkloadId(m_session, before, wanted)) {
        m_idNote->hide();
        Q_EMIT idChanged(wanted);
        return;
    }
    m_workload = before;
    m_fields[Id]->setText(before);
    m_idNote->setText(wanted.isEmpty()
                          ? tr("A workload needs an id; it stays “%1”.").arg(before)
                          : tr("Another workload has the id “%1” already; it stays “%2”.").arg(wanted, before));
    m_idNote->show();
}

void WorkloadsNotes::takeNotes()
{
    const std::string text = m_notes->toPlainText().toStdString();
    editWorkload(
        m_session, m_workload, tr("Change the notes"),
        [&text](ScenarioSet &, Workload &workload) { workload.notes = text; },
        QStringLiteral("workload:%1:notes:%2").arg(m_workload).arg(m_typing));
}

void WorkloadsNotes::retranslate()
{
    const std::array texts = {tr("Name of the workload"), tr("Id, in files and reports"), tr("Team"),
                              tr("Cost centre")};
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_labels[i]->setText(texts[i]);
        m_fields[i]->setAccessibleName(texts[i]);
    }
    m_notesLabel->setText(tr("Notes"));
    m_notes->setAccessibleName(m_notesLabel->text());
}

void WorkloadsNotes::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace gpufolio::ui
