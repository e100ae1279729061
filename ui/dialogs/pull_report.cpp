// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/pull_report.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLocale>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr std::size_t mostLines = 200; ///< of each kind below a part; the counts say how many there are

QString count(std::size_t value)
{
    return countText(static_cast<std::int64_t>(value));
}

/// The part of a URL that tells one file from another.
QString shortName(const QString &url)
{
    const QString path = url.section(QLatin1Char('?'), 0, 0);
    return path.section(QLatin1Char('/'), -3);
}

void addLine(QTreeWidgetItem *part, const QString &what, int line, const QString &text)
{
    const QString place = line > 0 ? PullReport::tr("%1, line %2").arg(what, countText(line)) : what;
    auto *item = new QTreeWidgetItem(part, {place + QStringLiteral(": ") + text});
    item->setFirstColumnSpanned(true);
    item->setToolTip(0, text);
}

} // namespace

PullReport::PullReport(QWidget *parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("pullReport"));
    setAccessibleName(tr("What became of the rows"));
    setHeaderLabels({tr("Part"), tr("Read"), tr("Kept"), tr("Merged"), tr("Refused"), tr("Held back")});
    setUniformRowHeights(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
}

void PullReport::show(const PullOutcome &outcome)
{
    clear();
    for (const ImportReport &report : outcome.reports)
        addPart(report);
    for (const std::string &url : outcome.state.missing) {
        auto *item = new QTreeWidgetItem(this, {tr("Not there any more: %1").arg(shortName(fromUtf8(url)))});
        item->setToolTip(0, fromUtf8(url));
        item->setFirstColumnSpanned(true);
    }
    if (topLevelItemCount() > 0)
        setCurrentItem(topLevelItem(0));
}

void PullReport::addPart(const ImportReport &report)
{
    auto *part =
        new QTreeWidgetItem(this, {shortName(fromUtf8(report.fileName)), count(report.read), count(report.kept),
                                   count(report.merged), count(report.refused), count(report.heldBack)});
    part->setToolTip(0, fromUtf8(report.fileName));
    for (int column = 1; column < columnCount(); ++column)
        part->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    const auto firstOf = [](const auto &all) { return std::min(all.size(), mostLines); };
    for (std::size_t i = 0; i < firstOf(report.heldBackPrices); ++i) {
        const HeldBackPrice &held = report.heldBackPrices[i];
        addLine(part, tr("Held back"), held.line,
                fromUtf8(held.offer + " " + held.option) + QStringLiteral(": ") + modelText(held.reason));
    }
    for (std::size_t i = 0; i < firstOf(report.refusedRows); ++i)
        addLine(part, tr("Refused"), report.refusedRows[i].line, modelText(report.refusedRows[i].what));
    for (std::size_t i = 0; i < firstOf(report.notices); ++i)
        addLine(part, tr("Note"), report.notices[i].line, modelText(report.notices[i].what));
}

void PullReport::showFailure(const Diagnostics &findings)
{
    clear();
    for (const Error &error : findings) {
        auto *item = new QTreeWidgetItem(this, {modelText(error)});
        item->setToolTip(0, modelText(error));
        item->setFirstColumnSpanned(true);
    }
}

QString pullStateText(const PullState &state)
{
    const auto translate = [](const char *text) { return QCoreApplication::translate("PullReport", text); };
    QString text = translate(QT_TRANSLATE_NOOP("PullReport", "%1 of %2 files · %3 · %4 rows"))
                       .arg(count(state.done), count(state.files),
                            QLocale().formattedDataSize(static_cast<qint64>(state.bytes), 1, QLocale::DataSizeSIFormat),
                            count(state.rows));
    return text;
}

QString pullSummary(const PullOutcome &outcome)
{
    ImportReport all;
    for (const ImportReport &report : outcome.reports) {
        all.read += report.read;
        all.kept += report.kept;
        all.merged += report.merged;
        all.refused += report.refused;
        all.heldBack += report.heldBack;
    }
    return QCoreApplication::translate(
               "PullReport", "%1 rows read: %2 kept, %3 merged, %4 refused, %5 held back. Nothing is used yet.")
        .arg(count(all.read), count(all.kept), count(all.merged), count(all.refused), count(all.heldBack));
}

} // namespace gpufolio::ui
