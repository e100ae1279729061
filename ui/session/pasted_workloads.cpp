// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/pasted_workloads.h"

#include "i18n/day_input.h"
#include "i18n/number_format.h"
#include "i18n/pasted_cells.h"
#include "i18n/quantity_input.h"
#include "prices/bundled.h"

#include <QCoreApplication>

#include <set>

namespace gpufolio::ui
{

namespace
{

constexpr qsizetype leastCells = 3;
constexpr qsizetype fromCell = 3;
constexpr qsizetype untilCell = 4;

QString translated(const char *text)
{
    return QCoreApplication::translate("gpufolio::ui::PastedWorkloads", text);
}

/// The models that a name may mean: the one of the table or the price book, else all whose name begins with it.
std::set<std::string> modelsNamed(const QString &name, const std::vector<Offer> &offers)
{
    if (const Accelerator *found = bundledAccelerators().find(name.toStdString()))
        return {found->model};
    std::set<std::string> models;
    for (const Offer &offer : offers) {
        const QString model = fromUtf8(offer.accelerator);
        if (model.compare(name, Qt::CaseInsensitive) == 0)
            return {offer.accelerator};
        if (!name.isEmpty() && model.startsWith(name + QLatin1Char('-'), Qt::CaseInsensitive))
            models.insert(offer.accelerator);
    }
    return models;
}

void readRow(PastedWorkload &row, const std::vector<Offer> &offers, const Calendar &calendar, const Period &horizon)
{
    const QStringList &cells = row.cells;
    if (cells.size() < leastCells) {
        row.problem = translated(QT_TRANSLATE_NOOP("gpufolio::ui::PastedWorkloads",
                                                   "Expected at least three cells: name, GPU and how many."));
        return;
    }
    row.workload.name = cells[0];
    if (cells[0].isEmpty()) {
        row.problem = translated(QT_TRANSLATE_NOOP("gpufolio::ui::PastedWorkloads", "The name is missing."));
        return;
    }
    const std::set<std::string> models = modelsNamed(cells[1], offers);
    if (models.size() != 1) {
        QStringList names;
        for (const std::string &model : models)
            names += fromUtf8(model);
        row.problem = models.empty()
                          ? translated(QT_TRANSLATE_NOOP("gpufolio::ui::PastedWorkloads", "The GPU “%1” is not known."))
                                .arg(cells[1])
                          : translated(QT_TRANSLATE_NOOP("gpufolio::ui::PastedWorkloads", "“%1” may be any of %2."))
                                .arg(cells[1], names.join(QStringLiteral(", ")));
        return;
    }
    row.workload.accelerator = *models.begin();
    const auto count = parseCount(cells[2], 1);
    if (!count) {
        row.problem =
            translated(QT_TRANSLATE_NOOP("gpufolio::ui::PastedWorkloads", "“%1” is no number of GPUs.")).arg(cells[2]);
        return;
    }
    Demand &demand = row.workload.demand;
    demand = demandOf(DemandPattern::Always, *count, 0);
    const auto readDay = [&](qsizetype cell, auto parse) -> std::optional<UtcHour> {
        if (cell >= cells.size() || cells[cell].isEmpty())
            return std::nullopt;
        const auto day = parse(cells[cell], calendar);
        if (!day)
            row.problem = translated(QT_TRANSLATE_NOOP("gpufolio::ui::PastedWorkloads", "“%1” is no day and no month."))
                              .arg(cells[cell]);
        return day;
    };
    demand.from = readDay(fromCell, parseFirstDay);
    demand.until = readDay(untilCell, parseLastDay);
    if (!row.problem.isEmpty())
        return;
    const UtcHour from = demand.from.value_or(horizon.start);
    const UtcHour until = demand.until.value_or(horizon.end);
    if (from >= until)
        row.problem = translated(QT_TRANSLATE_NOOP("gpufolio::ui::PastedWorkloads", "It ends before it begins."));
    else if (from >= horizon.end || until <= horizon.start)
        row.problem =
            translated(QT_TRANSLATE_NOOP("gpufolio::ui::PastedWorkloads", "It lies outside the horizon, %1 to %2."))
                .arg(firstDayText(horizon.start, calendar), lastDayText(horizon.end, calendar));
}

} // namespace

std::vector<PastedWorkload> readPastedWorkloads(const QString &text, const std::vector<Offer> &offers,
                                                const Calendar &calendar, const Period &horizon)
{
    std::vector<PastedWorkload> rows;
    for (const QStringList &cells : pastedRows(text)) {
        PastedWorkload &row = rows.emplace_back();
        row.cells = cells;
        row.isHeading = rows.size() == 1 && cells.size() >= leastCells && !cells[2].isEmpty() &&
                        !halfWidth(cells[2]).front().isDigit() && modelsNamed(cells[1], offers).empty();
        if (!row.isHeading)
            readRow(row, offers, calendar, horizon);
    }
    return rows;
}

} // namespace gpufolio::ui
