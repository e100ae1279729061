// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/workloads_checkpoint_fields.h"

#include "i18n/duration_input.h"
#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "i18n/quantity_input.h"
#include "plan/spot_outlook.h"
#include "report/why_text.h"
#include "session/edit_workload.h"
#include "widgets/flow_layout.h"
#include "widgets/labelled.h"
#include "widgets/understood_field.h"

#include <QComboBox>
#include <QDate>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace gpufolio::ui
{

namespace
{

using Understood = UnderstoodField::Understood;

/// What a workload that may stop begins with: the best interval, checkpoints of a minute, restarts of five.
Interruptible usualInterruptible()
{
    Interruptible job;
    job.checkpointEverySeconds = OptimalInterval{};
    job.checkpointSeconds = Decimal::fromInteger(60);
    job.restartSeconds = Decimal::fromInteger(300);
    return job;
}

/// A rate of at least 0; outer nothing = not understood, inner nothing = not known.
std::optional<std::optional<Decimal>> rateFrom(const QString &text)
{
    if (text.trimmed().isEmpty())
        return std::optional<Decimal>();
    const auto rate = parseQuantity(text);
    if (!rate || rate->isNegative() || *rate > Decimal::fromInteger(1000))
        return std::nullopt;
    return rate;
}

/// The source of a price, and that somebody entered its interruption rate. Data of the project, the same in every
/// language.
std::string withEnteredRate(const std::string &source, const QDate &day)
{
    static const QRegularExpression entered(
        QStringLiteral("(; )?interruption rate entered [0-9]{4}-[0-9]{2}-[0-9]{2}$"));
    QString text = fromUtf8(source);
    text.remove(entered);
    if (!text.isEmpty())
        text += QStringLiteral("; ");
    return (text + QStringLiteral("interruption rate entered ") + day.toString(Qt::ISODate)).toStdString();
}

} // namespace

WorkloadsCheckpointFields::WorkloadsCheckpointFields(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_mayStopLabel(new QLabel(this)), m_mayStop(new QComboBox(this)),
      m_modeLabel(new QLabel(this)), m_mode(new QComboBox(this)), m_source(new QLabel(this)), m_notice(new QLabel(this))
{
    m_mayStop->setObjectName(QStringLiteral("interruptionMayStop"));
    m_mayStop->addItems({QString(), QString()});
    m_mode->setObjectName(QStringLiteral("interruptionMode"));
    m_mode->addItems({QString(), QString(), QString()});
    m_source->setObjectName(QStringLiteral("interruptionSource"));
    m_notice->setObjectName(QStringLiteral("interruptionNotice"));
    for (QLabel *note : {m_source, m_notice}) {
        note->setProperty("muted", true);
        note->setWordWrap(true);
        note->setTextFormat(Qt::PlainText);
    }
    addTimes();
    m_nodes = {new QLabel(this),
               new UnderstoodField(
                   [](const QString &text) {
                       const auto nodes = parseCount(text, 1);
                       return nodes ? Understood{true, {}} : Understood{false, tr("expected a whole number from 1 on")};
                   },
                   6, this)};
    m_nodes.field->field()->setObjectName(QStringLiteral("interruptionNodes"));
    m_rate = {new QLabel(this), new UnderstoodField(
                                    [this](const QString &text) {
                                        return Understood{rateFrom(text).has_value(), rateNote(text)};
                                    },
                                    8, this)};
    m_rate.field->field()->setObjectName(QStringLiteral("interruptionRate"));
    layOut();

    connect(m_mayStop, &QComboBox::activated, this, [this](int index) { takeMayStop(index == 1); });
    connect(m_mode, &QComboBox::activated, this, [this](int index) { takeMode(static_cast<Mode>(index)); });
    connect(m_nodes.field, &UnderstoodField::edited, this, &WorkloadsCheckpointFields::takeNodes);
    connect(m_nodes.field, &UnderstoodField::committed, this, [this] { ++m_typing; });
    connect(m_rate.field, &UnderstoodField::committed, this, &WorkloadsCheckpointFields::takeRate);
    retranslate();
}

void WorkloadsCheckpointFields::addTimes()
{
    const std::array names = {QStringLiteral("interruptionInterval"), QStringLiteral("interruptionCheckpoint"),
                              QStringLiteral("interruptionRestart"), QStringLiteral("interruptionSetUp")};
    for (std::size_t i = 0; i < m_times.size(); ++i) {
        const auto time = static_cast<Time>(i);
        m_times[i].label = new QLabel(this);
        m_times[i].field = new UnderstoodField(
            [this, time](const QString &text) {
                const auto seconds = parseDuration(text);
                if (!seconds)
                    return Understood{false, tr("such as 45 s, 30 min, 2 h")};
                if (seconds->isZero() && time == Interval)
                    return Understood{false, tr("must be above 0")};
                const bool isBest = m_mode->currentIndex() == Best;
                if (seconds->isZero() && time == Checkpoint && isBest)
                    return Understood{false, tr("the best interval needs a time above 0")};
                const QString understood = durationText(*seconds);
                return Understood{true, understood == text.trimmed() ? QString() : understood};
            },
            8, this);
        m_times[i].field->field()->setObjectName(names[i]);
        connect(m_times[i].field, &UnderstoodField::edited, this, [this, time] { takeTime(time); });
        connect(m_times[i].field, &UnderstoodField::committed, this, [this] { ++m_typing; });
    }
}

void WorkloadsCheckpointFields::layOut()
{
    auto *fields = new QWidget;
    auto *flow = new FlowLayout(16, 6, fields);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(labelled(m_mayStopLabel, m_mayStop));
    flow->addWidget(labelled(m_modeLabel, m_mode));
    for (const Field &time : m_times)
        flow->addWidget(labelled(time.label, time.field));
    flow->addWidget(labelled(m_nodes.label, m_nodes.field));
    flow->addWidget(labelled(m_rate.label, m_rate.field));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(fields);
    layout->addWidget(m_source);
    layout->addWidget(m_notice);
}

Decimal WorkloadsCheckpointFields::timeOf(const Interruptible &job, Time time)
{
    switch (time) {
    case Interval: {
        const auto &every = job.checkpointEverySeconds;
        const Decimal *seconds = every ? std::get_if<Decimal>(&*every) : nullptr;
        return seconds != nullptr ? *seconds : Decimal();
    }
    case Checkpoint:
        return job.checkpointSeconds;
    case Restart:
        return job.restartSeconds;
    case SetUp:
    case TimeCount:
        break;
    }
    return job.setupSeconds;
}

void WorkloadsCheckpointFields::edit(const QString &name, const std::function<void(Interruptible &)> &change,
                                     const QString &field)
{
    if (!m_workload)
        return;
    const QString id = fromUtf8(m_workload->id);
    const QString key =
        field.isEmpty() ? QString() : QStringLiteral("interruption:%1:%2:%3").arg(id, field).arg(m_typing);
    editWorkload(
        m_session, id, name,
        [&change](ScenarioSet &, Workload &workload) {
            if (workload.interruptible)
                change(*workload.interruptible);
        },
        key);
}

void WorkloadsCheckpointFields::takeMayStop(bool mayStop)
{
    if (!m_workload)
        return;
    const QString id = fromUtf8(m_workload->id);
    if (!mayStop) {
        m_before = m_workload->interruptible;
        m_beforeOf = id;
    }
    const Interruptible settings = m_before && m_beforeOf == id ? *m_before : usualInterruptible();
    editWorkload(m_session, id, mayStop ? tr("Let the workload stop") : tr("Never stop the workload"),
                 [&](ScenarioSet &, Workload &workload) {
                     workload.interruptible = mayStop ? std::optional(settings) : std::nullopt;
                 });
}

void WorkloadsCheckpointFields::takeMode(Mode mode)
{
    if (!m_workload || !m_workload->interruptible)
        return;
    edit(tr("Change the checkpoint interval"), [mode](Interruptible &job) {
        constexpr std::int64_t usualSeconds = 1800;
        const bool isGiven = job.checkpointEverySeconds && std::holds_alternative<Decimal>(*job.checkpointEverySeconds);
        if (mode == Best)
            job.checkpointEverySeconds = OptimalInterval{};
        else if (mode == None)
            job.checkpointEverySeconds.reset();
        else if (!isGiven)
            job.checkpointEverySeconds = Decimal::fromInteger(usualSeconds);
    });
}

void WorkloadsCheckpointFields::takeTime(Time time)
{
    const UnderstoodField &field = *m_times[time].field;
    const auto seconds = parseDuration(field.text());
    if (!field.isValid() || !seconds)
        return;
    const std::array names = {tr("Change the checkpoint interval"), tr("Change the checkpoint time"),
                              tr("Change the restart time"), tr("Change the set-up time")};
    edit(
        names[time],
        [&](Interruptible &job) {
            if (time == Interval)
                job.checkpointEverySeconds = *seconds;
            else
                (time == Checkpoint ? job.checkpointSeconds
                 : time == Restart  ? job.restartSeconds
                                    : job.setupSeconds) = *seconds;
        },
        QString::number(time));
}

void WorkloadsCheckpointFields::takeNodes()
{
    const auto nodes = parseCount(m_nodes.field->text(), 1);
    if (nodes)
        edit(
            tr("Change the number of nodes"), [&nodes](Interruptible &job) { job.nodes = *nodes; },
            QStringLiteral("nodes"));
}

/// The rate belongs to the price, so it is the offer that changes; one of the price book becomes the project's own.
void WorkloadsCheckpointFields::takeRate()
{
    const auto rate = rateFrom(m_rate.field->text());
    if (!m_offer || !rate)
        return;
    ScenarioSet set = m_session.scenarioSet();
    Offer *own = ownOffer(set, *m_session.priceBook(), m_offer->id);
    if (own == nullptr)
        return;
    for (PurchaseOption &option : own->options) {
        if (option.kind != OptionKind::Spot || option.interruptionsPerHour == *rate)
            continue;
        option.interruptionsPerHour = *rate;
        option.provenance.source = withEnteredRate(option.provenance.source, QDate::currentDate());
        m_session.edit(tr("Enter the interruption rate of %1").arg(fromUtf8(m_offer->id)), std::move(set));
        return;
    }
}

void WorkloadsCheckpointFields::showWorkload(const Workload *workload, const Offer *offer)
{
    m_workload = workload != nullptr ? std::optional(*workload) : std::nullopt;
    m_offer = offer != nullptr ? std::optional(*offer) : std::nullopt;
    const bool writable = workload != nullptr && !m_session.isReadOnly();
    setToolTip(m_session.isReadOnly() ? tr("The project is open in another window.") : QString());
    const bool mayStop = workload != nullptr && workload->interruptible;
    m_mayStop->setCurrentIndex(mayStop ? 1 : 0);
    m_mayStop->setEnabled(writable);
    showMode();
    const Interruptible job = mayStop ? *workload->interruptible : Interruptible();
    for (std::size_t i = 0; i < m_times.size(); ++i) {
        const Decimal seconds = timeOf(job, static_cast<Time>(i));
        const bool isAsked = mayStop && (i != Interval || m_mode->currentIndex() == Given);
        UnderstoodField &field = *m_times[i].field;
        const auto typed = parseDuration(field.text());
        if (!isAsked)
            field.setText(QString()); // no time is not a time of 0
        else if (!field.field()->hasFocus() || !typed || *typed != seconds)
            field.setText(durationText(seconds));
        field.refresh(); // what is valid depends on the mode
        field.setEnabled(writable);
        field.parentWidget()->setVisible(isAsked);
    }
    const auto nodes = parseCount(m_nodes.field->text(), 1);
    if (!mayStop)
        m_nodes.field->setText(QString());
    else if (!m_nodes.field->field()->hasFocus() || nodes != job.nodes)
        m_nodes.field->setText(countText(job.nodes));
    m_nodes.field->setEnabled(writable);
    m_nodes.field->parentWidget()->setVisible(mayStop);
    showRate();
}

void WorkloadsCheckpointFields::showMode()
{
    const bool mayStop = m_workload && m_workload->interruptible;
    m_mode->parentWidget()->setVisible(mayStop);
    m_mode->setEnabled(!m_session.isReadOnly());
    if (!mayStop)
        return;
    const Interruptible &job = *m_workload->interruptible;
    const bool given = job.checkpointEverySeconds && std::holds_alternative<Decimal>(*job.checkpointEverySeconds);
    m_mode->setCurrentIndex(!job.checkpointEverySeconds ? None : given ? Given : Best);
    // Checkpoints that cost nothing have no best interval, and no file may say so.
    const bool hasBest = !job.checkpointSeconds.isZero() || m_mode->currentIndex() == Best;
    if (QStandardItem *best = qobject_cast<QStandardItemModel *>(m_mode->model())->item(Best)) {
        best->setEnabled(hasBest);
        best->setToolTip(hasBest ? QString() : tr("Enter the time that a checkpoint takes first."));
    }
}

void WorkloadsCheckpointFields::showRate()
{
    const PurchaseOption *spot = m_offer ? findOption(*m_offer, OptionKind::Spot) : nullptr;
    const bool shown = spot != nullptr && m_workload && m_workload->interruptible;
    m_rate.field->parentWidget()->setVisible(shown);
    m_source->setVisible(shown);
    m_notice->setVisible(shown && (spot->noticeSeconds || spot->protectedHours || spot->zoneInterruptionsPerHour));
    if (!shown)
        return;
    m_rate.field->setEnabled(!m_session.isReadOnly());
    const auto typed = rateFrom(m_rate.field->text());
    if (!m_rate.field->field()->hasFocus() || !typed || *typed != spot->interruptionsPerHour)
        m_rate.field->setText(spot->interruptionsPerHour ? groupedText(toText(*spot->interruptionsPerHour))
                                                         : QString());
    m_source->setText(tr("Spot price of %1; %2").arg(fromUtf8(m_offer->id), modelText(sourceText(spot->provenance))));
    QStringList notes;
    if (spot->zoneInterruptionsPerHour)
        notes.append(tr("The whole zone falls %1 times an hour besides; that is counted once for all nodes.")
                         .arg(groupedText(toText(*spot->zoneInterruptionsPerHour))));
    if (spot->noticeSeconds)
        notes.append(
            tr("Notice of %1 before an interruption: not counted in these figures, which stay on the dear side.")
                .arg(durationText(Decimal::fromInteger(*spot->noticeSeconds))));
    if (spot->protectedHours)
        notes.append(tr("Free of interruptions for the first %1 h: not counted in these figures.")
                         .arg(groupedText(toText(*spot->protectedHours))));
    m_notice->setText(notes.join(QLatin1Char(' ')));
}

QString WorkloadsCheckpointFields::rateNote(const QString &text) const
{
    const auto rate = rateFrom(text);
    if (!rate)
        return tr("expected a number such as 0.02");
    if (!*rate)
        return tr("not known");
    if ((*rate)->isZero())
        return tr("never interrupted");
    return tr("one every %1").arg(modelText(durationMessage(1 / (*rate)->toLongDouble())));
}

void WorkloadsCheckpointFields::retranslate()
{
    m_mayStopLabel->setText(tr("May stop"));
    m_mayStop->setAccessibleName(tr("May the workload be stopped"));
    m_mayStop->setItemText(0, tr("no"));
    m_mayStop->setItemText(1, tr("yes"));
    m_mayStop->setToolTip(tr("Work that may stop and goes on from its last checkpoint can run on spot"));
    m_modeLabel->setText(tr("Checkpoints"));
    m_mode->setAccessibleName(tr("How often a checkpoint is written"));
    m_mode->setItemText(Best, tr("at the best interval"));
    m_mode->setItemText(Given, tr("every…"));
    m_mode->setItemText(None, tr("none"));
    const std::array labels = {tr("Interval"), tr("A checkpoint takes"), tr("A restart takes"), tr("Set-up, once")};
    const std::array help = {tr("Work between two checkpoints"), tr("Time in which the machines write and don't work"),
                             tr("Billed after each interruption until the work goes on"),
                             tr("Billed once at the start; not part of the cost of an hour of work")};
    for (std::size_t i = 0; i < m_times.size(); ++i) {
        m_times[i].label->setText(labels[i]);
        m_times[i].label->setToolTip(help[i]);
        m_times[i].field->field()->setAccessibleName(tr("%1: %2").arg(labels[i], help[i]));
        m_times[i].field->refresh();
    }
    m_nodes.label->setText(tr("Nodes that stop together"));
    m_nodes.label->setToolTip(tr("When one of them is taken back, all stop and restart"));
    m_nodes.field->field()->setAccessibleName(tr("Nodes that stop together"));
    m_nodes.field->refresh();
    m_rate.label->setText(tr("Interruptions per node and hour"));
    m_rate.label->setToolTip(
        tr("Belongs to the spot price of the offer; what is entered here holds for all workloads on "
           "it. Empty: not known, and spot is not used"));
    m_rate.field->field()->setAccessibleName(tr("Interruptions per node and hour of the spot price"));
    m_rate.field->refresh();
}

void WorkloadsCheckpointFields::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        const std::optional<Workload> workload = m_workload;
        const std::optional<Offer> offer = m_offer;
        showWorkload(workload ? &*workload : nullptr, offer ? &*offer : nullptr);
    }
    QWidget::changeEvent(event);
}

} // namespace gpufolio::ui
