// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/fitting_offers_model.h"

#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/roles.h"
#include "report/why.h"

#include <QFont>

#include <algorithm>
#include <tuple>

namespace gpufolio::ui
{

namespace
{

constexpr int rateDecimals = 4; ///< shown in the table; Why has all of them

OptionKind kindOf(int column)
{
    return column == FittingOffersModel::SpotAccelerator ? OptionKind::Spot : OptionKind::OnDemand;
}

bool isPrice(int column)
{
    return column == FittingOffersModel::OnDemandAccelerator || column == FittingOffersModel::OnDemandMachine ||
           column == FittingOffersModel::SpotAccelerator;
}

} // namespace

void FittingOffersModel::setOffers(std::vector<Offer> offers, const Inputs &inputs, const std::string &pinned)
{
    beginResetModel();
    m_pinned = pinned;
    m_inputs = {};
    m_inputs.currency = inputs.currency;
    m_inputs.rounding = inputs.rounding;
    m_rows.clear();
    for (Offer &offer : offers) {
        Row row;
        row.currency = currencyOf(inputs, offer);
        row.isOwn = findOffer(inputs, offer.id) != nullptr;
        const PurchaseOption *onDemand = findOption(offer, OptionKind::OnDemand);
        if (onDemand != nullptr && !offer.acceleratorCount.isZero())
            row.onDemandPerAccelerator = divide(onDemand->hourly, offer.acceleratorCount, Rounding::HalfEven);
        row.offer = std::move(offer);
        m_rows.push_back(std::move(row));
    }
    const auto rank = [&inputs](const Row &row) {
        return std::tuple(row.currency != inputs.currency, row.currency, !row.onDemandPerAccelerator,
                          row.onDemandPerAccelerator.value_or(Decimal()), std::string_view(row.offer.id));
    };
    std::sort(m_rows.begin(), m_rows.end(), [&](const Row &a, const Row &b) { return rank(a) < rank(b); });
    endResetModel();
}

int FittingOffersModel::rowOf(const std::string &id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&id](const Row &row) { return row.offer.id == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

void FittingOffersModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int FittingOffersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FittingOffersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant FittingOffersModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::FontRole && row.offer.id == m_pinned) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    return isPrice(index.column()) ? priceData(row, index.column(), role) : textData(row, index.column(), role);
}

QVariant FittingOffersModel::priceData(const Row &row, int column, int role) const
{
    const PurchaseOption *option = findOption(row.offer, kindOf(column));
    if (option == nullptr) {
        if (role == Qt::AccessibleTextRole)
            return tr("no price");
        return missingCell(tr("No price: this offer is not sold so, or our sources don't say."), role);
    }
    if (role == WhyRole)
        return QVariant::fromValue(explainPrice(m_inputs, row.offer, *option));
    if (role == Qt::ToolTipRole) {
        const auto date = priceDate(option->provenance);
        return date ? tr("%1, %2").arg(fromUtf8(option->provenance.source), dateText(*date))
                    : fromUtf8(option->provenance.source);
    }
    const bool perMachine = column == OnDemandMachine || row.offer.acceleratorCount.isZero();
    const Decimal price =
        perMachine ? option->hourly : divide(option->hourly, row.offer.acceleratorCount, Rounding::HalfEven);
    return figureCell(rateText(price, rateDecimals), fromUtf8(toText(price)), role);
}

QVariant FittingOffersModel::textData(const Row &row, int column, int role) const
{
    const Offer &offer = row.offer;
    if (role == Qt::ToolTipRole && column == Machine)
        return fromUtf8(offer.id);
    if (role == Qt::ToolTipRole && column == InProject)
        return row.isOwn ? tr("This offer stands in the project: the plan may choose it.")
                         : tr("From the price book. “Use this offer” takes it into the project.");
    switch (column) {
    case Accelerator:
        return role == Qt::ToolTipRole ? fromUtf8(offer.accelerator) : textCell(fromUtf8(offer.accelerator), role);
    case AcceleratorCount:
        return figureCell(groupedText(toText(offer.acceleratorCount, 0, 3)), fromUtf8(toText(offer.acceleratorCount)),
                          role);
    case Provider:
        return textCell(fromUtf8(offer.provider), role);
    case Region:
        return textCell(fromUtf8(offer.zone.empty() ? offer.region : offer.region + " / " + offer.zone), role);
    case Machine:
        return textCell(fromUtf8(offer.instanceType.empty() ? offer.id : offer.instanceType), role);
    case CurrencyCode:
        return textCell(fromUtf8(row.currency.code()), role);
    case InProject:
        return textCell(offer.id == m_pinned ? tr("in use") : row.isOwn ? tr("yes") : QString(), role);
    default:
        return {};
    }
}

QVariant FittingOffersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    if (role == Qt::ToolTipRole)
        return section == InProject ? tr("Offers that stand in the project; the plan chooses among these") : QString();
    switch (section) {
    case Accelerator:
        return tr("GPU");
    case AcceleratorCount:
        return tr("GPUs");
    case Provider:
        return tr("Provider");
    case Region:
        return tr("Region");
    case Machine:
        return tr("Machine");
    case OnDemandAccelerator:
        return tr("On-demand\n/ GPU-h");
    case OnDemandMachine:
        return tr("On-demand\n/ machine-h");
    case SpotAccelerator:
        return tr("Spot\n/ GPU-h");
    case CurrencyCode:
        return tr("Currency");
    case InProject:
        return tr("In project");
    default:
        return {};
    }
}

} // namespace gpufolio::ui
