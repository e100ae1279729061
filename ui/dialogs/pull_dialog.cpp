// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/pull_dialog.h"

#include "dialogs/price_refresh_dialog.h"
#include "dialogs/pull_form.h"
#include "dialogs/pull_report.h"
#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "session/new_prices.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace gpufolio::ui
{

PullDialog::PullDialog(ProjectSession &session, KeyStore &keys, QWidget *parent)
    : QDialog(parent), m_session(session), m_form(new PullForm(keys, this)), m_report(new PullReport(this)),
      m_pages(new QStackedWidget(this)), m_status(new QLabel(this)), m_bar(new QProgressBar(this)), m_start(nullptr),
      m_stop(nullptr), m_back(nullptr), m_use(nullptr), m_close(nullptr)
{
    setObjectName(QStringLiteral("pullDialog"));
    setWindowTitle(tr("Pull prices"));
    resize(760, 470);
    layOut();
    connect(&m_worker, &PullWorker::progressed, this, &PullDialog::showState);
    connect(&m_worker, &PullWorker::finished, this, &PullDialog::take);
    connect(m_form, &PullForm::sourceChanged, this, &PullDialog::showButtons);
    showForm();
}

void PullDialog::layOut()
{
    m_status->setObjectName(QStringLiteral("pullStatus"));
    m_status->setAccessibleName(tr("State of the pull"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_bar->setObjectName(QStringLiteral("pullProgress"));
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setTextVisible(false);
    m_bar->setMaximumHeight(10);
    m_pages->addWidget(m_form);
    m_pages->addWidget(m_report);

    auto *buttons = new QDialogButtonBox(this);
    const auto add = [buttons](const char *name, const QString &text, QDialogButtonBox::ButtonRole role) {
        QPushButton *button = buttons->addButton(text, role);
        button->setObjectName(QLatin1String(name));
        return button;
    };
    m_back = add("pullBack", tr("Back"), QDialogButtonBox::ResetRole);
    m_start = add("pullStart", tr("Pull"), QDialogButtonBox::ActionRole);
    m_stop = add("pullStop", tr("Stop"), QDialogButtonBox::ActionRole);
    m_use = add("pullUse", tr("Use these prices"), QDialogButtonBox::ActionRole);
    m_close = buttons->addButton(QDialogButtonBox::Close);
    m_close->setObjectName(QStringLiteral("pullClose"));
    connect(m_back, &QPushButton::clicked, this, &PullDialog::showForm);
    connect(m_start, &QPushButton::clicked, this, &PullDialog::start);
    connect(m_stop, &QPushButton::clicked, &m_worker, &PullWorker::stop);
    connect(m_use, &QPushButton::clicked, this, &PullDialog::use);
    connect(m_close, &QPushButton::clicked, this, &PullDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_status);
    layout->addWidget(m_bar);
    layout->addWidget(buttons);
}

void PullDialog::run(ProjectSession &session, QWidget *parent)
{
    PullDialog dialog(session, systemKeyStore(), parent);
    if (dialog.exec() == QDialog::Accepted && newerPrices(session) > 0)
        PriceRefreshDialog(session, parent).exec();
}

void PullDialog::start()
{
    if (m_worker.isRunning())
        return;
    m_outcome.reset();
    m_form->remember();
    m_worker.start(m_form->request(), m_session.priceBook());
    m_bar->setRange(0, 0);
    m_status->setText(tr("Asking %1…").arg(fromUtf8(m_form->source().title)));
    showButtons();
    m_stop->setFocus();
}

void PullDialog::showState(const PullState &state)
{
    if (state.phase == PullState::Phase::Importing) {
        constexpr int whole = 1000;
        m_bar->setRange(0, whole);
        m_bar->setValue(static_cast<int>(state.importedShare * whole));
    }
    const QString url = fromUtf8(state.current);
    m_status->setText(pullStateText(state) + QStringLiteral("\n") + url.left(120));
}

void PullDialog::take(const std::shared_ptr<Read<PullOutcome>> &outcome)
{
    const bool wasStopped = !*outcome && outcome->error().front().code == Error::Code::Cancelled;
    m_bar->setRange(0, 1);
    m_bar->setValue(*outcome ? 1 : 0);
    if (wasStopped) {
        m_status->setText(tr("Stopped. The price book stays as it is."));
    } else if (!*outcome) {
        m_status->setText(tr("%1\nThe price book stays as it is. Everything else works without the network.")
                              .arg(modelText(outcome->error().front())));
    } else {
        m_outcome = outcome;
        m_report->show(**outcome);
        m_pages->setCurrentWidget(m_report);
        m_status->setText(pullSummary(**outcome) + QStringLiteral("\n") + pullStateText((*outcome)->state));
    }
    showButtons();
    (m_use->isEnabled() && m_use->isVisible() ? m_use : m_start)->setFocus();
}

void PullDialog::use()
{
    if (!m_outcome || !*m_outcome)
        return;
    const PullOutcome &pulled = **m_outcome;
    const Status used =
        takeNewBookAsStep(m_session, pulled.book, pulled.rates, fromUtf8(m_form->source().name), tr("Pull prices"));
    if (used)
        accept();
    else
        m_status->setText(modelText(used.error()));
}

void PullDialog::showForm()
{
    m_outcome.reset();
    m_pages->setCurrentWidget(m_form);
    m_status->setText(
        tr("Nothing is fetched before you say so. Only the address of the source is asked; nothing of the "
           "project is sent."));
    m_bar->setRange(0, 1);
    m_bar->setValue(0);
    showButtons();
}

void PullDialog::showButtons()
{
    const bool running = m_worker.isRunning();
    const bool pulled = m_outcome != nullptr;
    m_form->setEnabled(!running);
    m_bar->setVisible(running);
    m_start->setVisible(!running && !pulled);
    m_stop->setVisible(running);
    m_back->setVisible(pulled);
    m_use->setVisible(pulled);
    bool hasNew = false;
    if (pulled)
        hasNew = !(*m_outcome)->rates.empty() || (*m_outcome)->book.rows() != m_session.priceBook()->rows();
    m_use->setEnabled(hasNew && !m_session.isReadOnly());
    m_use->setToolTip(m_session.isReadOnly() ? tr("The project is open in another window; here it is read-only.")
                      : pulled && !hasNew    ? tr("The price book has these prices already.")
                                             : tr("One step that undo takes back; the project keeps both."));
    (pulled ? m_use : m_start)->setDefault(true);
}

/// Closes at once, whatever is under way.
void PullDialog::reject()
{
    m_worker.stop();
    QDialog::reject();
}

} // namespace gpufolio::ui
