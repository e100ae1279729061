// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/new_workload.h"

#include "i18n/number_format.h"
#include "plan/fit.h"
#include "prices/bundled.h"
#include "session/edit_workload.h"
#include "session/plan_from_number.h"

#include <QCoreApplication>
#include <QDate>

#include <algorithm>
#include <map>

namespace gpufolio::ui
{

namespace
{

constexpr int hoursPerDay = 24;
constexpr int workDays = 5;
constexpr int firstOfficeHour = 8;
constexpr int officeHoursEnd = 18;
constexpr std::size_t hoursPerWeek = 168;

QString translated(const char *text)
{
    return QCoreApplication::translate("gpufolio::ui::NewWorkload", text);
}

bool isTaken(const ScenarioSet &set, const std::string &id)
{
    return std::any_of(set.inputs.workloads.begin(), set.inputs.workloads.end(),
                       [&id](const Workload &workload) { return workload.id == id; });
}

/// "Chat service 2" -> "chat-service-2"; unique in the set.
std::string idFor(const QString &name, const ScenarioSet &set)
{
    QString plain;
    for (const QChar c : name.toLower()) {
        if (c.isLetterOrNumber())
            plain += c;
        else if (!plain.isEmpty() && !plain.endsWith(QLatin1Char('-')))
            plain += QLatin1Char('-');
    }
    while (plain.endsWith(QLatin1Char('-')))
        plain.chop(1);
    const std::string stem = plain.isEmpty() ? "workload" : plain.toStdString();
    std::string id = stem;
    for (int i = 2; isTaken(set, id); ++i)
        id = stem + "-" + std::to_string(i);
    return id;
}

/// A project without a horizon plans next year.
void giveHorizon(ScenarioSet &set)
{
    Inputs &inputs = set.inputs;
    if (inputs.hours > 0)
        return;
    const Period horizon = horizonOf(inputs);
    inputs.start = horizon.start;
    inputs.hours = horizon.hours();
    if (inputs.currency == Currency())
        inputs.currency = Currency::of("USD");
    if (inputs.name.empty())
        inputs.name = translated(QT_TRANSLATE_NOOP("gpufolio::ui::NewWorkload", "New project")).toStdString();
}

std::int64_t highest(const Demand &demand, const Inputs &inputs)
{
    Workload workload;
    workload.demand = demand;
    const auto peak = peakDemand(inputs, workload);
    return peak ? std::max<std::int64_t>(1, *peak) : 1;
}

void chooseOfferFor(Workload &workload, const std::string &accelerator, ScenarioSet &set, const PriceBook &book,
                    const std::vector<Offer> &all)
{
    NumberRequest request;
    request.accelerator = accelerator;
    request.accelerators = highest(workload.demand, set.inputs);
    request.currency = set.inputs.currency;
    const auto choice = chooseOffer(request, all);
    if (!choice) {
        workload.accelerators = {accelerator};
        return;
    }
    workload.offer = choice->offer.id;
    if (!set.inputs.priceBook)
        ownOffer(set, book, choice->offer.id);
}

} // namespace

std::vector<Decimal> officeWeek(Decimal gpus)
{
    std::vector<Decimal> values(hoursPerWeek);
    for (int day = 0; day < workDays; ++day)
        for (int hour = firstOfficeHour; hour < officeHoursEnd; ++hour)
            values[static_cast<std::size_t>(day * hoursPerDay + hour)] = gpus;
    return values;
}

Demand demandOf(DemandPattern pattern, std::int64_t gpus, int months)
{
    Demand demand;
    demand.unit = DemandUnit::Accelerators;
    const Decimal count = Decimal::fromInteger(gpus);
    switch (pattern) {
    case DemandPattern::Always:
        demand.series = ConstantSeries{count};
        break;
    case DemandPattern::ByMonth:
        demand.series = MonthlySeries{std::vector<Decimal>(static_cast<std::size_t>(std::max(1, months)), count)};
        break;
    case DemandPattern::OfficeHours:
        demand.series = WeeklySeries{officeWeek(count)};
        break;
    }
    return demand;
}

Calendar projectCalendar(const Inputs &inputs)
{
    auto calendar = Calendar::forZone(inputs.timeZone);
    return calendar ? *calendar : Calendar::utc();
}

Period horizonOf(const Inputs &inputs)
{
    if (inputs.hours > 0)
        return inputs.horizon();
    const Calendar calendar = projectCalendar(inputs);
    const int year = QDate::currentDate().year() + 1;
    return {calendar.startOf(YearMonth{year, 1}), calendar.startOf(YearMonth{year + 1, 1})};
}

std::string usualAccelerator(const ProjectSession &session)
{
    const ScenarioSet &set = session.scenarioSet();
    std::map<std::string, int> counts;
    for (const Workload &workload : set.inputs.workloads) {
        if (const auto offer = offerOfWorkload(session, workload); offer && !offer->accelerator.empty())
            ++counts[offer->accelerator];
    }
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    if (most != counts.end())
        return most->first;
    for (Offer offer : set.inputs.offers) {
        fillFromTable(offer, bundledAccelerators());
        if (!offer.accelerator.empty())
            return offer.accelerator;
    }
    return "H100-SXM-80GB";
}

QStringList addWorkloads(ProjectSession &session, const QString &step, const std::vector<NewWorkload> &workloads)
{
    ScenarioSet set = session.scenarioSet();
    const bool isEmpty = session.path().isEmpty() && set.inputs.hours == 0;
    giveHorizon(set);
    const std::vector<Offer> all = offersToChoose(set.inputs, session.priceBook()->offers(), bundledAccelerators());
    QStringList ids;
    for (const NewWorkload &wanted : workloads) {
        Workload workload;
        workload.id = idFor(wanted.name, set);
        workload.name = wanted.name.toStdString();
        workload.demand = wanted.demand;
        chooseOfferFor(workload, wanted.accelerator, set, *session.priceBook(), all);
        ids += fromUtf8(workload.id);
        set.inputs.workloads.push_back(std::move(workload));
    }
    if (isEmpty)
        session.startNew(std::move(set));
    else
        session.edit(step, std::move(set));
    return ids;
}

QString duplicateWorkload(ProjectSession &session, const QString &id)
{
    ScenarioSet set = session.scenarioSet();
    const Workload *found = findWorkload(set, id);
    if (found == nullptr)
        return {};
    Workload copy = *found;
    const auto place = found - set.inputs.workloads.data();
    const QString name = fromUtf8(copy.name.empty() ? copy.id : copy.name);
    copy.name = translated(QT_TRANSLATE_NOOP("gpufolio::ui::NewWorkload", "%1 (copy)")).arg(name).toStdString();
    copy.id = idFor(id + QStringLiteral("-2"), set);
    const QString made = fromUtf8(copy.id);
    set.inputs.workloads.insert(set.inputs.workloads.begin() + place + 1, std::move(copy));
    session.edit(translated(QT_TRANSLATE_NOOP("gpufolio::ui::NewWorkload", "Duplicate “%1”")).arg(name),
                 std::move(set));
    return made;
}

void removeWorkload(ProjectSession &session, const QString &id)
{
    ScenarioSet set = session.scenarioSet();
    const Workload *found = findWorkload(set, id);
    if (found == nullptr)
        return;
    const QString name = fromUtf8(found->name.empty() ? found->id : found->name);
    set.inputs.workloads.erase(set.inputs.workloads.begin() + (found - set.inputs.workloads.data()));
    session.edit(translated(QT_TRANSLATE_NOOP("gpufolio::ui::NewWorkload", "Remove “%1”")).arg(name), std::move(set));
}

bool renameWorkloadId(ProjectSession &session, const QString &id, const QString &newId)
{
    const std::string wanted = newId.trimmed().toStdString();
    if (wanted.empty() || isTaken(session.scenarioSet(), wanted))
        return false;
    editWorkload(session, id, translated(QT_TRANSLATE_NOOP("gpufolio::ui::NewWorkload", "Change the id of a workload")),
                 [&wanted](ScenarioSet &, Workload &workload) { workload.id = wanted; });
    return true;
}

} // namespace gpufolio::ui
