// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/price_history_model.h"

#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/purchase_text.h"
#include "item_models/roles.h"
#include "report/why.h"

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr int shownDecimals = 4;

/// The price as a way to buy.
PurchaseOption optionAt(const OptionHistory &option, const PriceStretch &stretch)
{
    PurchaseOption at;
    at.id = option.option;
    at.kind = option.kind;
    at.termHours = option.termHours;
    at.hourly = stretch.hourly;
    at.upfront = stretch.upfront;
    at.provenance = stretch.provenance;
    return at;
}

QString dayText(const std::optional<Date> &day)
{
    return day ? dateText(*day) : QStringLiteral("—");
}

} // namespace

void PriceHistoryModel::setHistory(std::shared_ptr<const PriceHistory> history)
{
    beginResetModel();
    m_history = std::move(history);
    m_rows.clear();
    if (m_history != nullptr) {
        for (const OptionHistory &option : m_history->options)
            for (const PriceStretch &stretch : option.prices)
                m_rows.push_back({&option, &stretch});
    }
    endResetModel();
}

void PriceHistoryModel::retranslate()
{
    setHistory(m_history);
}

Currency PriceHistoryModel::currency() const
{
    return m_history != nullptr ? m_history->offer.currency.value_or(Currency()) : Currency();
}

QString PriceHistoryModel::labelOf(const OptionHistory &option) const
{
    const auto nameOf = [](const OptionHistory &of) { return optionText(optionAt(of, of.prices.back())); };
    const QString name = nameOf(option);
    const auto alike = std::count_if(m_history->options.begin(), m_history->options.end(),
                                     [&](const OptionHistory &other) { return nameOf(other) == name; });
    return alike > 1 ? QStringLiteral("%1 (%2)").arg(name, fromUtf8(option.option)) : name;
}

int PriceHistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PriceHistoryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QString PriceHistoryModel::textOf(const Row &row, int column) const
{
    const PriceStretch &stretch = *row.stretch;
    switch (column) {
    case OptionColumn:
        return labelOf(*row.option);
    case From:
        return dayText(stretch.from);
    case Until:
        return row.option->gone && &stretch == &row.option->prices.back() ? tr("%1, gone").arg(dayText(stretch.until))
                                                                          : dayText(stretch.until);
    case Source:
        return fromUtf8(stretch.provenance.source);
    case Snapshots:
        return stretch.firstSnapshot == stretch.lastSnapshot
                   ? fromUtf8(stretch.firstSnapshot)
                   : tr("%1 to %2").arg(fromUtf8(stretch.firstSnapshot), fromUtf8(stretch.lastSnapshot));
    default:
        return {};
    }
}

QVariant PriceHistoryModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const PriceStretch &stretch = *row.stretch;
    switch (index.column()) {
    case PerMachine:
    case PerAccelerator: {
        if (role == WhyRole) {
            Inputs inputs;
            inputs.currency = currency();
            return QVariant::fromValue(explainPrice(inputs, m_history->offer, optionAt(*row.option, stretch)));
        }
        const Decimal price = index.column() == PerMachine ? stretch.amortisedHourly : stretch.acceleratorHourly;
        return figureCell(rateText(price, shownDecimals), fromUtf8(toText(price)), role);
    }
    case Change:
        if (!stretch.change)
            return missingCell(tr("The first price that is known"), role);
        return figureCell((stretch.change->isNegative() ? QStringLiteral("▼ ") : QStringLiteral("▲ +")) +
                              ratioText(*stretch.change),
                          fromUtf8(toText(*stretch.change)), role);
    default:
        return textCell(textOf(row, index.column()), role);
    }
}

QVariant PriceHistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString code = fromUtf8(currency().code());
    switch (section) {
    case OptionColumn:
        return tr("Option");
    case From:
        return tr("Known from");
    case Until:
        return tr("Known until");
    case PerMachine:
        return headerWithUnit(tr("Price"), tr("%1 per machine-hour").arg(code));
    case PerAccelerator:
        return headerWithUnit(tr("Price"), tr("%1 per GPU-hour").arg(code));
    case Change:
        return tr("Change");
    case Source:
        return tr("Source");
    case Snapshots:
        return tr("Snapshot");
    default:
        return {};
    }
}

} // namespace gpufolio::ui
