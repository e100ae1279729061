// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/break_even_model.h"

#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/purchase_text.h"
#include "item_models/roles.h"
#include "report/why.h"

namespace gpufolio::ui
{

namespace
{

constexpr int shownDecimals = usedHourDecimals;

} // namespace

void BreakEvenModel::setOffer(std::shared_ptr<const Inputs> inputs, const QString &offerId,
                              const std::optional<Decimal> &spotFactor)
{
    beginResetModel();
    m_inputs = std::move(inputs);
    m_offer = offerId;
    m_spotFactor = spotFactor;
    m_lines.clear();
    if (const Offer *of = offer(); of != nullptr && !of->acceleratorCount.isZero())
        m_lines = breakEvenLines(*of, m_inputs->start, m_spotFactor.value_or(Decimal::fromInteger(1)));
    endResetModel();
}

void BreakEvenModel::retranslate()
{
    setOffer(m_inputs, m_offer, m_spotFactor);
}

const Offer *BreakEvenModel::offer() const
{
    return m_inputs ? findOffer(*m_inputs, m_offer.toStdString()) : nullptr;
}

Currency BreakEvenModel::currency() const
{
    const Offer *of = offer();
    return of != nullptr ? currencyOf(*m_inputs, *of) : Currency();
}

QString BreakEvenModel::labelOf(const BreakEvenLine &line) const
{
    const PurchaseOption *option = offer() != nullptr ? findOption(*offer(), line.option) : nullptr;
    QString label = option != nullptr ? optionText(*option) : fromUtf8(line.option);
    if (line.kind != OptionKind::Spot)
        return label;
    return m_spotFactor ? tr("%1 with lost work").arg(label) : tr("%1 without lost work").arg(label);
}

std::optional<Decimal> BreakEvenModel::costAt(const BreakEvenLine &line, Decimal share) const
{
    const auto perMachine = costPerUsedHour(line, share);
    if (!perMachine)
        return std::nullopt;
    return divide(*perMachine, offer()->acceleratorCount, Rounding::HalfEven);
}

int BreakEvenModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_lines.empty() ? 0 : 100 / stepPercent + 1;
}

int BreakEvenModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_lines.empty() ? 0 : static_cast<int>(m_lines.size()) + 1;
}

QVariant BreakEvenModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const Decimal share = shareOfRow(index.row());
    if (index.column() == 0)
        return figureCell(ratioText(share, 0), fromUtf8(toText(share)), role);
    const BreakEvenLine &line = m_lines[static_cast<std::size_t>(index.column()) - 1];
    if (role == WhyRole)
        return QVariant::fromValue(explainUsedHour(*m_inputs, *offer(), line, share));
    const auto cost = costAt(line, share);
    if (!cost)
        return missingCell(tr("Nothing is used: there is no used hour to pay"), role);
    return figureCell(rateText(*cost, shownDecimals), fromUtf8(toText(*cost)), role);
}

QVariant BreakEvenModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= columnCount())
        return {};
    if (section == 0)
        return tr("Use");
    return headerWithUnit(labelOf(m_lines[static_cast<std::size_t>(section) - 1]),
                          tr("%1 per used GPU-hour").arg(fromUtf8(currency().code())));
}

} // namespace gpufolio::ui
