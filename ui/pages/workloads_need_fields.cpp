// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/workloads_need_fields.h"

#include "i18n/number_format.h"
#include "i18n/quantity_input.h"
#include "session/edit_workload.h"
#include "widgets/check_list_button.h"
#include "widgets/flow_layout.h"
#include "widgets/labelled.h"
#include "widgets/understood_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>

#include <map>

namespace gpufolio::ui
{

namespace
{

using Understood = UnderstoodField::Understood;

constexpr int fieldCharacters = 7;

/// An amount that is asked for; outer nothing = not understood, inner nothing = nothing is asked for.
std::optional<std::optional<Decimal>> needFrom(const QString &text)
{
    if (text.trimmed().isEmpty())
        return std::optional<Decimal>();
    const auto value = parseQuantity(text);
    if (!value || value->isNegative())
        return std::nullopt;
    return value;
}

/// How many offers have each name, by name; the empty one is left out.
QList<CheckListButton::Choice> choicesOf(const std::vector<Offer> &offers,
                                         const std::function<std::vector<std::string>(const Offer &)> &namesOf)
{
    std::map<std::string, int> counts;
    for (const Offer &offer : offers)
        for (const std::string &name : namesOf(offer))
            ++counts[name];
    counts.erase(std::string());
    QList<CheckListButton::Choice> choices;
    for (const auto &[name, count] : counts)
        choices.append({fromUtf8(name), count});
    return choices;
}

QStringList textsOf(const std::vector<std::string> &names)
{
    QStringList texts;
    for (const std::string &name : names)
        texts.append(fromUtf8(name));
    return texts;
}

/// Sets the text unless it says the same already: what is being typed stays as it is typed.
void setUnlessSame(UnderstoodField &field, const std::optional<Decimal> &value)
{
    const auto now = needFrom(field.text());
    if (!field.field()->hasFocus() || !now || *now != value)
        field.setText(value ? groupedText(toText(*value)) : QString());
}

} // namespace

WorkloadsNeedFields::WorkloadsNeedFields(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_pinnedLabel(new QLabel(this)), m_pinned(new QComboBox(this)),
      m_countLabel(new QLabel(this)),
      m_count(new UnderstoodField(
          [](const QString &text) {
              const auto count = parseCount(text, 1);
              return count ? Understood{true, {}} : Understood{false, tr("expected a number such as 64")};
          },
          fieldCharacters, this)),
      m_singleMachine(new QCheckBox(this)), m_shared(new QCheckBox(this)), m_interconnectLabel(new QLabel(this)),
      m_interconnect(new QComboBox(this))
{
    m_pinned->setObjectName(QStringLiteral("needOffer"));
    m_pinned->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_pinned->setMinimumContentsLength(24);
    m_count->field()->setObjectName(QStringLiteral("needCount"));
    m_singleMachine->setObjectName(QStringLiteral("needSingleMachine"));
    m_shared->setObjectName(QStringLiteral("needShared"));
    m_interconnect->setObjectName(QStringLiteral("needInterconnect"));
    addFigures();
    addLists();
    layOut();

    connect(m_pinned, &QComboBox::activated, this, [this](int index) {
        const std::string offer = m_pinned->itemData(index).toString().toStdString();
        edit(offer.empty() ? tr("Let the plan choose the offer") : tr("Choose the offer"),
             [&offer](Workload &workload) { workload.offer = offer.empty() ? std::nullopt : std::optional(offer); });
    });
    connect(m_count, &UnderstoodField::edited, this, &WorkloadsNeedFields::takeCount);
    connect(m_count, &UnderstoodField::committed, this, [this] { ++m_typing; });
    connect(m_singleMachine, &QCheckBox::clicked, this, [this](bool on) {
        edit(tr("Change “in one machine”"), [on](Workload &workload) { workload.singleMachine = on; });
    });
    connect(m_shared, &QCheckBox::clicked, this, [this](bool on) {
        edit(tr("Change “may share machines”"), [on](Workload &workload) { workload.shared = on; });
    });
    connect(m_interconnect, &QComboBox::activated, this, [this](int index) {
        const std::string name = m_interconnect->itemData(index).toString().toStdString();
        edit(tr("Change the interconnect"), [&name](Workload &workload) {
            workload.needs.interconnect = name.empty() ? std::nullopt : std::optional(name);
        });
    });
    retranslate();
    showWorkload(nullptr, {});
}

void WorkloadsNeedFields::addFigures()
{
    const std::array names = {QStringLiteral("needMemory"), QStringLiteral("needNetwork"), QStringLiteral("needCpu"),
                              QStringLiteral("needDisk")};
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        m_figures[i].label = new QLabel(this);
        m_figures[i].field = new UnderstoodField(
            [i](const QString &text) {
                const auto need = needFrom(text);
                if (!need)
                    return Understood{false, tr("not understood")};
                const std::array units = {tr("GB"), tr("Gb/s"), tr("vCPUs"), tr("TB")};
                return Understood{true, *need ? tr("or more %1").arg(units[i]) : tr("any")};
            },
            fieldCharacters, this);
        m_figures[i].field->field()->setObjectName(names[i]);
        const auto figure = static_cast<Figure>(i);
        connect(m_figures[i].field, &UnderstoodField::edited, this, [this, figure] { takeFigure(figure); });
        connect(m_figures[i].field, &UnderstoodField::committed, this, [this] { ++m_typing; });
    }
}

void WorkloadsNeedFields::addLists()
{
    const std::array names = {QStringLiteral("needAccelerators"), QStringLiteral("needRegions"),
                              QStringLiteral("needCertifications")};
    for (std::size_t i = 0; i < m_lists.size(); ++i) {
        m_lists[i].label = new QLabel(this);
        m_lists[i].button = new CheckListButton(names[i], this);
        const auto list = static_cast<List>(i);
        connect(m_lists[i].button, &CheckListButton::chosenChanged, this,
                [this, list](const QStringList &chosen) { takeList(list, chosen); });
    }
}

void WorkloadsNeedFields::layOut()
{
    auto *flow = new FlowLayout(16, 6, this);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(labelled(m_pinnedLabel, m_pinned));
    flow->addWidget(labelled(m_countLabel, m_count));
    flow->addWidget(labelled(m_lists[Accelerators].label, m_lists[Accelerators].button));
    flow->addWidget(labelled(m_figures[Memory].label, m_figures[Memory].field));
    flow->addWidget(labelled(m_interconnectLabel, m_interconnect));
    flow->addWidget(labelled(m_figures[Network].label, m_figures[Network].field));
    flow->addWidget(labelled(m_figures[Cpu].label, m_figures[Cpu].field));
    flow->addWidget(labelled(m_figures[Disk].label, m_figures[Disk].field));
    flow->addWidget(labelled(m_lists[Regions].label, m_lists[Regions].button));
    flow->addWidget(labelled(m_lists[Certifications].label, m_lists[Certifications].button));
    flow->addWidget(m_singleMachine);
    flow->addWidget(m_shared);
}

std::optional<Decimal> &WorkloadsNeedFields::figureOf(Needs &needs, Figure figure)
{
    switch (figure) {
    case Memory:
        return needs.memoryPerAcceleratorGb;
    case Network:
        return needs.networkGbps;
    case Cpu:
        return needs.vcpuPerAccelerator;
    case Disk:
    case FigureCount:
        break;
    }
    return needs.localDiskTb;
}

std::vector<std::string> &WorkloadsNeedFields::listOf(Workload &workload, List list)
{
    if (list == Accelerators)
        return workload.accelerators;
    return list == Regions ? workload.needs.regions : workload.needs.certifications;
}

void WorkloadsNeedFields::edit(const QString &name, const std::function<void(Workload &)> &change, const QString &field)
{
    if (!m_workload)
        return;
    const QString id = fromUtf8(m_workload->id);
    const QString key = field.isEmpty() ? QString() : QStringLiteral("need:%1:%2:%3").arg(id, field).arg(m_typing);
    editWorkload(
        m_session, id, name, [&change](ScenarioSet &, Workload &workload) { change(workload); }, key);
}

void WorkloadsNeedFields::takeCount()
{
    const auto count = parseCount(m_count->text(), 1);
    if (!count)
        return;
    edit(
        tr("Change the number of GPUs"),
        [&count](Workload &workload) { workload.demand.series = ConstantSeries{Decimal::fromInteger(*count)}; },
        QStringLiteral("count"));
}

void WorkloadsNeedFields::takeFigure(Figure figure)
{
    const auto need = needFrom(m_figures[figure].field->text());
    if (!need)
        return;
    edit(
        tr("Change a need"), [&](Workload &workload) { figureOf(workload.needs, figure) = *need; },
        QString::number(figure));
}

void WorkloadsNeedFields::takeList(List list, const QStringList &chosen)
{
    const std::array names = {tr("Change the allowed GPUs"), tr("Change the regions"), tr("Change the certifications")};
    edit(names[list], [&](Workload &workload) {
        std::vector<std::string> &taken = listOf(workload, list);
        taken.clear();
        for (const QString &name : chosen)
            taken.push_back(name.toStdString());
    });
}

void WorkloadsNeedFields::showWorkload(const Workload *workload, const std::vector<Offer> &offers)
{
    m_workload = workload != nullptr ? std::optional(*workload) : std::nullopt;
    const bool writable = workload != nullptr && !m_session.isReadOnly();
    setEnabled(writable);
    setToolTip(m_session.isReadOnly() ? tr("The project is open in another window.") : QString());
    const Workload shown = m_workload.value_or(Workload());
    showPinned(shown);
    showCount(shown);
    showFigures(shown.needs);
    showInterconnect(shown, offers);
    showLists(shown, offers);
    m_singleMachine->setChecked(shown.singleMachine);
    m_shared->setChecked(shown.shared);
}

void WorkloadsNeedFields::showPinned(const Workload &workload)
{
    const Inputs &inputs = m_session.scenarioSet().inputs;
    m_pinned->clear();
    m_pinned->addItem(tr("The cheapest that fits"), QString());
    for (const Offer &offer : inputs.offers)
        m_pinned->addItem(fromUtf8(offer.id), fromUtf8(offer.id));
    const QString pinned = fromUtf8(workload.offer.value_or(std::string()));
    if (m_pinned->findData(pinned) < 0) {
        const bool inBook = m_session.priceBook()->offer(pinned.toStdString()).has_value();
        m_pinned->addItem(inBook ? pinned : tr("%1 (not in the price book)").arg(pinned), pinned);
    }
    m_pinned->setCurrentIndex(m_pinned->findData(pinned));
    m_pinned->setToolTip(workload.offer
                             ? m_pinned->currentText()
                             : tr("The plan chooses among the offers of the project that fit: the one that is "
                                  "cheapest on demand"));
}

/// The number is one figure only while demand is the same at all hours.
void WorkloadsNeedFields::showCount(const Workload &workload)
{
    const auto *constant = std::get_if<ConstantSeries>(&workload.demand.series);
    m_countLabel->setText(workload.demand.unit == DemandUnit::Accelerators ? tr("GPUs at all hours")
                                                                           : tr("Machines at all hours"));
    const bool one = constant != nullptr;
    m_count->parentWidget()->setVisible(one);
    if (one)
        setUnlessSame(*m_count, constant->value);
}

void WorkloadsNeedFields::showFigures(Needs needs)
{
    for (std::size_t i = 0; i < m_figures.size(); ++i)
        setUnlessSame(*m_figures[i].field, figureOf(needs, static_cast<Figure>(i)));
}

void WorkloadsNeedFields::showInterconnect(const Workload &workload, const std::vector<Offer> &offers)
{
    const auto choices =
        choicesOf(offers, [](const Offer &offer) { return std::vector<std::string>{offer.interconnect}; });
    const QString wanted = fromUtf8(workload.needs.interconnect.value_or(std::string()));
    m_interconnect->clear();
    m_interconnect->addItem(tr("any"), QString());
    for (const CheckListButton::Choice &choice : choices)
        m_interconnect->addItem(tr("%1 (%2)").arg(choice.name, countText(choice.count)), choice.name);
    if (m_interconnect->findData(wanted) < 0)
        m_interconnect->addItem(wanted, wanted);
    m_interconnect->setCurrentIndex(m_interconnect->findData(wanted));
}

void WorkloadsNeedFields::showLists(const Workload &workload, const std::vector<Offer> &offers)
{
    m_lists[Accelerators].button->setChoices(
        choicesOf(offers, [](const Offer &offer) { return std::vector{offer.accelerator}; }),
        textsOf(workload.accelerators));
    m_lists[Regions].button->setChoices(choicesOf(offers, [](const Offer &offer) { return std::vector{offer.region}; }),
                                        textsOf(workload.needs.regions));
    m_lists[Certifications].button->setChoices(
        choicesOf(offers, [](const Offer &offer) { return offer.certifications; }),
        textsOf(workload.needs.certifications));
}

void WorkloadsNeedFields::retranslate()
{
    m_pinnedLabel->setText(tr("Runs on"));
    m_pinned->setAccessibleName(tr("Offer that the workload runs on"));
    m_count->field()->setAccessibleName(tr("Number at all hours"));
    m_interconnectLabel->setText(tr("Interconnect"));
    m_interconnect->setAccessibleName(tr("Interconnect between the GPUs of a machine"));
    m_singleMachine->setText(tr("All in one machine"));
    m_singleMachine->setToolTip(
        tr("All GPUs of this workload must sit in one machine, as a model needs that is not split "
           "over a network. Offers with fewer GPUs don't fit."));
    m_shared->setText(tr("May share machines"));
    m_shared->setToolTip(
        tr("GPUs that are left over in a machine may serve another workload that may share too: the sum "
           "is rounded up to whole machines, not each workload by itself."));
    const std::array figures = {tr("Memory per GPU, GB"), tr("Network, Gb/s"), tr("vCPUs per GPU"),
                                tr("Local disk, TB")};
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        m_figures[i].label->setText(figures[i]);
        m_figures[i].field->field()->setAccessibleName(tr("At least: %1").arg(figures[i]));
        m_figures[i].field->refresh();
    }
    const std::array lists = {tr("Allowed GPUs"), tr("Regions"), tr("Certifications")};
    for (std::size_t i = 0; i < m_lists.size(); ++i) {
        m_lists[i].label->setText(lists[i]);
        m_lists[i].button->setTexts(tr("any"), lists[i]);
    }
    m_lists[Certifications].label->setToolTip(
        tr("Price tables rarely state certifications. Offers that list none don't "
           "fit once one is asked for; the count says how many don't say."));
}

void WorkloadsNeedFields::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace gpufolio::ui
