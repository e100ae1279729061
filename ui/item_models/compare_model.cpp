// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/compare_model.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "plan/cash_crossings.h"
#include "report/metric_value.h"
#include "report/why.h"
#include "theme/theme.h"

#include <QFont>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

/// Whether less of it is better, more of it, or neither.
enum class Better { Less, More, Neither };

Better betterOf(Metric metric)
{
    switch (metric) {
    case Metric::Billed:
    case Metric::Amortised:
    case Metric::DearestMonth:
    case Metric::Npv:
    case Metric::NpvAfterTail:
    case Metric::UnusedCommitment:
        return Better::Less;
    case Metric::Savings:
    case Metric::EffectiveSavingsRate:
    case Metric::CommitmentUtilisation:
        return Better::More;
    default:
        return Better::Neither; // more to sign is neither good nor bad by itself
    }
}

/// A long name broken at the blank that is nearest to its middle.
QString inTwoLines(const QString &name)
{
    constexpr qsizetype longest = 14;
    if (name.size() <= longest)
        return name;
    const qsizetype middle = name.size() / 2;
    qsizetype best = -1;
    for (qsizetype at = name.indexOf(QLatin1Char(' ')); at >= 0; at = name.indexOf(QLatin1Char(' '), at + 1)) {
        const bool isStar = name.mid(at + 1) == QLatin1String("*"); // the mark of the base stays with its word
        if (!isStar && (best < 0 || std::abs(at - middle) < std::abs(best - middle)))
            best = at;
    }
    return best < 0 ? name : name.left(best) + QLatin1Char('\n') + name.mid(best + 1);
}

} // namespace

void CompareModel::setState(const PlanState &state)
{
    const bool sameShape = m_state.set.plans.size() == state.set.plans.size() && !m_rows.empty();
    if (sameShape) { // keeps the current cell while sliders are dragged
        const std::vector<std::size_t> before = m_shown;
        m_state = state;
        fill();
        if (before == m_shown) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
            Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
            return;
        }
    }
    beginResetModel();
    m_state = state;
    fill();
    endResetModel();
}

void CompareModel::retranslate()
{
    beginResetModel();
    fill();
    endResetModel();
}

void CompareModel::fill()
{
    const bool billed = m_state.view.view == ViewSettings::View::Billed;
    m_rows = {Metric::ToSign,
              Metric::Upfront,
              Metric::DearestMonth,
              billed ? Metric::Billed : Metric::Amortised,
              Metric::Savings,
              Metric::EffectiveSavingsRate,
              Metric::Npv,
              Metric::NpvAfterTail,
              Metric::BreakEvenUtilisation,
              Metric::CommitmentCoverage,
              Metric::CommitmentUtilisation,
              Metric::UnusedCommitment,
              Metric::OwedIfStopped,
              Metric::OwedAfterHorizon};
    m_shown.clear();
    for (std::size_t plan = 0; plan < m_state.set.plans.size(); ++plan) {
        if (!m_hidden.contains(fromUtf8(m_state.set.plans[plan].id)))
            m_shown.push_back(plan);
    }
    for (std::size_t plan = 0; plan < m_state.set.plans.size(); ++plan) {
        if (const PlanResult *of = result(plan))
            m_stopMonth = std::clamp(m_stopMonth, 0, std::max(0, static_cast<int>(of->months.size()) - 1));
    }
}

bool CompareModel::setBase(const QString &planId)
{
    if (columnOfPlan(planId) < 0)
        return false;
    beginResetModel();
    m_base = planId;
    endResetModel();
    return true;
}

QString CompareModel::base() const
{
    const auto plan = basePlan();
    return plan ? fromUtf8(m_state.set.plans[*plan].id) : QString();
}

void CompareModel::setHidden(const QString &planId, bool hidden)
{
    beginResetModel();
    if (hidden)
        m_hidden.insert(planId);
    else
        m_hidden.remove(planId);
    fill();
    endResetModel();
}

bool CompareModel::hasHidden() const
{
    return std::any_of(m_state.set.plans.begin(), m_state.set.plans.end(),
                       [this](const Plan &plan) { return m_hidden.contains(fromUtf8(plan.id)); });
}

QStringList CompareModel::shownPlans() const
{
    QStringList ids;
    for (int column = 1; column < columnCount(); ++column)
        ids += planIdOfColumn(column);
    return ids;
}

void CompareModel::showAll()
{
    beginResetModel();
    m_hidden.clear();
    fill();
    endResetModel();
}

void CompareModel::setStopMonth(int month)
{
    m_stopMonth = month;
    fill();
    if (const int row = rowOf(QStringLiteral("owedIfStopped")); row >= 0 && columnCount() > 1)
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
}

QString CompareModel::planIdOfColumn(int column) const
{
    return column >= 1 && column < columnCount() ? fromUtf8(m_state.set.plans[planOfColumn(column)].id) : QString();
}

int CompareModel::columnOfPlan(const QString &planId) const
{
    for (int column = 1; column < columnCount(); ++column) {
        if (planIdOfColumn(column) == planId)
            return column;
    }
    return -1;
}

int CompareModel::rowOf(const QString &metricId) const
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (fromUtf8(metricInfo(m_rows[row]).id) == metricId)
            return static_cast<int>(row);
    }
    return -1;
}

int CompareModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CompareModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size()) + 1;
}

std::optional<std::size_t> CompareModel::basePlan() const
{
    for (std::size_t plan = 0; plan < m_state.set.plans.size(); ++plan) {
        if (fromUtf8(m_state.set.plans[plan].id) == m_base)
            return plan;
    }
    if (m_state.set.plans.empty())
        return std::nullopt;
    return 0;
}

std::optional<std::size_t> CompareModel::monthOf(Metric metric) const
{
    return metric == Metric::OwedIfStopped ? std::optional(static_cast<std::size_t>(m_stopMonth)) : std::nullopt;
}

CompareModel::Figure CompareModel::figure(std::size_t plan, Metric metric) const
{
    const PlanResult *of = result(plan);
    if (of == nullptr)
        return {{}, {GPUFOLIO_TEXT("model", "Not computed yet"), {}}};
    const std::optional<std::size_t> month = monthOf(metric);
    const auto value =
        month && *month < of->months.size() ? metricValue(*of, metric, *month) : metricValue(*of, metric);
    return value ? Figure{value->value, value->reason} : Figure{};
}

QString CompareModel::valueText(const PlanResult &of, Metric metric, Decimal value) const
{
    if (metricInfo(metric).unit == MetricUnit::Fraction)
        return ratioText(value);
    return amountText(Money(value, of.currency), of.rounding);
}

/// Against the base; nothing where one of the two has no value, is incomplete, or is in another currency.
std::optional<Decimal> CompareModel::difference(std::size_t plan, Metric metric) const
{
    const auto base = basePlan();
    if (!base || *base == plan)
        return std::nullopt;
    const PlanResult *one = result(plan);
    const PlanResult *other = result(*base);
    if (one == nullptr || other == nullptr || one->currency != other->currency ||
        one->status == PlanStatus::Incomplete || other->status == PlanStatus::Incomplete)
        return std::nullopt;
    const Figure mine = figure(plan, metric);
    const Figure theirs = figure(*base, metric);
    if (!mine.value || !theirs.value)
        return std::nullopt;
    return *mine.value - *theirs.value; // exact; rounded once where it is shown, as in the verdict
}

QString CompareModel::differenceText(std::size_t plan, Metric metric) const
{
    const auto gap = difference(plan, metric);
    if (!gap || gap->isZero())
        return gap ? QStringLiteral("=") : QString();
    const Decimal size = gap->isNegative() ? -*gap : *gap;
    const QString arrow = gap->isNegative() ? QStringLiteral("▼ ") : QStringLiteral("▲ ");
    if (metricInfo(metric).unit == MetricUnit::Fraction)
        return arrow + tr("%1 points").arg(ratioText(size).remove(QLatin1Char('%')).trimmed());
    return arrow + valueText(*result(plan), metric, size);
}

/// The best of the complete plans, when they differ.
bool CompareModel::isBest(std::size_t plan, Metric metric) const
{
    const Better better = betterOf(metric);
    const PlanResult *own = result(plan);
    const auto mine = figure(plan, metric).value;
    if (better == Better::Neither || own == nullptr || own->status != PlanStatus::Evaluated || !mine)
        return false;
    bool differs = false;
    for (const std::size_t other : m_shown) {
        const PlanResult *of = result(other);
        const auto value = figure(other, metric).value;
        if (other == plan || of == nullptr || of->status != PlanStatus::Evaluated || !value)
            continue;
        if (better == Better::Less ? *value < *mine : *value > *mine)
            return false;
        differs |= *value != *mine;
    }
    return differs;
}

/// 1 = the lowest amortised cost of the complete plans; incomplete and infeasible ones have none.
std::optional<std::size_t> CompareModel::rankOf(std::size_t plan) const
{
    if (!m_state.results || !m_state.results->comparison)
        return std::nullopt;
    for (const ComparedPlan &compared : m_state.results->comparison->plans) {
        if (compared.result.planId == m_state.set.plans[plan].id)
            return compared.rank;
    }
    return std::nullopt;
}

QString CompareModel::stateText(std::size_t plan) const
{
    if (!m_state.errors(plan).empty())
        return tr("error");
    const PlanResult *of = result(plan);
    if (of == nullptr)
        return tr("computing…");
    if (of->status == PlanStatus::Incomplete)
        return tr("incomplete: placed so far");
    if (of->status == PlanStatus::Infeasible)
        return tr("breaks a limit");
    const auto rank = rankOf(plan);
    return rank ? tr("rank %1").arg(*rank) : QString();
}

QString CompareModel::rowLabel(Metric metric) const
{
    if (metric != Metric::OwedIfStopped)
        return modelText(metricInfo(metric).label);
    for (const std::size_t plan : m_shown) {
        const PlanResult *of = result(plan);
        if (of != nullptr && static_cast<std::size_t>(m_stopMonth) < of->months.size())
            return tr("Still owed if stopped after %1")
                .arg(monthText(of->months[static_cast<std::size_t>(m_stopMonth)].month));
    }
    return modelText(metricInfo(metric).label);
}

QVariant CompareModel::cell(std::size_t plan, Metric metric, int role) const
{
    const PlanResult *of = result(plan);
    const Figure shown = figure(plan, metric);
    if (role == WhyRole && of != nullptr)
        return QVariant::fromValue(explain(*m_state.scenario(plan), *of, metric, monthOf(metric)));
    if (role == DifferenceRole)
        return differenceText(plan, metric);
    if (role == DifferenceColorRole) {
        const auto gap = difference(plan, metric);
        if (!gap || gap->isZero() || metricInfo(metric).unit == MetricUnit::Fraction)
            return themePalette().mutedText;
        const bool saves = betterOf(metric) == Better::More ? !gap->isNegative() : gap->isNegative();
        return saves ? themePalette().cheaper : themePalette().dearer;
    }
    if (role == IsBestRole)
        return isBest(plan, metric);
    if (role == Qt::ForegroundRole)
        return m_state.isStale || (of != nullptr && of->status == PlanStatus::Incomplete) ? themePalette().mutedText
                                                                                          : themePalette().text;
    if (role == Qt::FontRole && isBest(plan, metric)) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (!shown.value)
        return missingCell(modelText(shown.reason), role);
    const QString text = valueText(*of, metric, *shown.value);
    if (role == Qt::AccessibleTextRole) {
        const QString gap = differenceText(plan, metric);
        const QString best = isBest(plan, metric) ? tr(", best") : QString();
        return rowLabel(metric) + QStringLiteral(", ") + nameOf(m_state.set.plans[plan]) + QStringLiteral(": ") + text +
               (gap.isEmpty() ? QString() : QStringLiteral(", ") + gap) + best;
    }
    if (role == Qt::ToolTipRole)
        return metricInfo(metric).unit == MetricUnit::Fraction
                   ? fromUtf8(toText(*shown.value))
                   : amountWithCode(Money(*shown.value, of->currency), of->rounding);
    return figureCell(text, fromUtf8(plainText(*shown.value, metricInfo(metric).unit, of->currency, of->rounding)),
                      role);
}

QVariant CompareModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const Metric metric = m_rows[static_cast<std::size_t>(index.row())];
    if (index.column() > 0)
        return cell(planOfColumn(index.column()), metric, role);
    if (role == Qt::ToolTipRole)
        return metricToolTip(metric);
    return textCell(rowLabel(metric), role);
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (section == 0)
        return role == Qt::DisplayRole ? headerWithUnit(tr("Figure"), fromUtf8(m_state.set.inputs.currency.code()))
                                       : QVariant();
    const std::size_t plan = planOfColumn(section);
    const bool isBase = basePlan() == std::optional(plan);
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) {
        const QString name = nameOf(m_state.set.plans[plan]) + (isBase ? QStringLiteral(" *") : QString());
        QStringList state;
        if (isBase)
            state += tr("base");
        if (const QString words = stateText(plan); !words.isEmpty())
            state += words;
        if (role == Qt::AccessibleTextRole)
            return (QStringList(name) + state).join(QStringLiteral(", "));
        return inTwoLines(name) + QLatin1Char('\n') +
               (state.isEmpty() ? QStringLiteral(" ") : state.join(QStringLiteral(" · ")));
    }
    if (role == Qt::ToolTipRole) {
        QStringList lines{nameOf(m_state.set.plans[plan])};
        if (isBase)
            lines += tr("The base: differences are counted from it");
        if (const PlanResult *of = result(plan)) {
            for (const Message &reason : of->reasons)
                lines += modelText(reason);
        }
        lines += tr("Right click or menu key: base, duplicate, hide");
        return lines.join(QLatin1Char('\n'));
    }
    return {};
}

} // namespace gpufolio::ui
