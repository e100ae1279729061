// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/price_table_model.h"

#include "i18n/number_format.h"
#include "item_models/roles.h"
#include "plan/scenario.h"
#include "report/why.h"

#include <QDate>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr std::int64_t yearHours = 8760;
constexpr int rateDecimals = 4; ///< shown in the table; Why has all of them

const PurchaseOption *cheapest(const Offer &offer, PriceColumnKind kind)
{
    const PurchaseOption *best = nullptr;
    for (const PurchaseOption &option : offer.options) {
        const bool wanted =
            kind == PriceColumnKind::OnDemand ? option.kind == OptionKind::OnDemand
            : kind == PriceColumnKind::Spot
                ? option.kind == OptionKind::Spot
                : option.kind == OptionKind::Commitment &&
                      option.termHours == (kind == PriceColumnKind::OneYear ? yearHours : 3 * yearHours);
        if (wanted && (best == nullptr || amortisedHourly(option) < amortisedHourly(*best)))
            best = &option;
    }
    return best;
}

PriceTableRow rowOf(const Offer &offer)
{
    PriceTableRow row;
    row.offer = &offer;
    for (std::size_t kind = 0; kind < priceColumnKinds; ++kind) {
        const PurchaseOption *option = cheapest(offer, static_cast<PriceColumnKind>(kind));
        if (option == nullptr)
            continue;
        row.options[kind] = option;
        row.perMachine[kind] = amortisedHourly(*option);
        if (!offer.acceleratorCount.isZero())
            row.perAccelerator[kind] = divide(row.perMachine[kind], offer.acceleratorCount, Rounding::HalfEven);
        const auto date = priceDate(option->provenance);
        if (date && (!row.date || *date > *row.date))
            row.date = date;
    }
    row.search = fromUtf8(offer.accelerator + " " + offer.provider + " " + offer.region + " " + offer.zone + " " +
                          offer.instanceType)
                     .toLower();
    return row;
}

QString sourcesOf(const PriceTableRow &row)
{
    QStringList sources;
    for (const PurchaseOption *option : row.options) {
        const QString source = option == nullptr ? QString() : fromUtf8(option->provenance.source);
        if (!source.isEmpty() && !sources.contains(source))
            sources += source;
    }
    return sources.join(QStringLiteral(", "));
}

QString regionOf(const Offer &offer)
{
    return fromUtf8(offer.zone.empty() ? offer.region : offer.region + " / " + offer.zone);
}

} // namespace

QString priceKindName(PriceColumnKind kind)
{
    switch (kind) {
    case PriceColumnKind::OnDemand:
        return PriceTableModel::tr("On-demand");
    case PriceColumnKind::OneYear:
        return PriceTableModel::tr("1-year");
    case PriceColumnKind::ThreeYear:
        return PriceTableModel::tr("3-year");
    case PriceColumnKind::Spot:
        break;
    }
    return PriceTableModel::tr("Spot");
}

PriceTableModel::PriceTableModel(QObject *parent) : QAbstractTableModel(parent) {}

void PriceTableModel::setBook(const PriceBook &book)
{
    beginResetModel();
    m_offers = book.offers();
    m_rows.clear();
    m_rows.reserve(m_offers.size());
    for (const Offer &offer : m_offers)
        m_rows.push_back(rowOf(offer));
    endResetModel();
}

std::optional<PriceColumnKind> PriceTableModel::kindOf(int column)
{
    if (column < OnDemandMachine || column > SpotAccelerator)
        return std::nullopt;
    return static_cast<PriceColumnKind>((column - OnDemandMachine) / 2);
}

bool PriceTableModel::isPerAccelerator(int column)
{
    return kindOf(column) && (column - OnDemandMachine) % 2 == 1;
}

QModelIndex PriceTableModel::cellOf(std::string_view offer, std::string_view option) const
{
    const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                  [offer](const PriceTableRow &one) { return one.offer->id == offer; });
    if (row == m_rows.end())
        return {};
    int column = Accelerator;
    for (std::size_t kind = 0; kind < priceColumnKinds; ++kind) {
        if (row->options[kind] != nullptr && row->options[kind]->id == option)
            column = OnDemandMachine + 2 * static_cast<int>(kind);
    }
    return index(static_cast<int>(row - m_rows.begin()), column);
}

void PriceTableModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int PriceTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PriceTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant PriceTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PriceTableRow &row = m_rows[static_cast<std::size_t>(index.row())];
    return kindOf(index.column()) ? priceData(row, index.column(), role) : textData(row, index.column(), role);
}

QVariant PriceTableModel::priceData(const PriceTableRow &row, int column, int role) const
{
    const auto kind = static_cast<std::size_t>(*kindOf(column));
    const PurchaseOption *option = row.options[kind];
    const bool perAccelerator = isPerAccelerator(column);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (option == nullptr) {
        if (role == Qt::ToolTipRole)
            return tr("No price: this offer is not sold so, or our sources don't say.");
        if (role == Qt::DisplayRole)
            return QStringLiteral("\u2014");
        return role == Qt::AccessibleTextRole ? tr("no price") : QVariant();
    }
    const Decimal price = perAccelerator ? row.perAccelerator[kind] : row.perMachine[kind];
    switch (role) {
    case Qt::DisplayRole:
        return rateText(price, rateDecimals);
    case ValueRole:
        return price.toDouble();
    case WhyRole: {
        Inputs inputs;
        inputs.currency = row.offer->currency.value_or(Currency::of("USD"));
        return QVariant::fromValue(explainPrice(inputs, *row.offer, *option));
    }
    case Qt::ToolTipRole: {
        QString text = fromUtf8(option->provenance.source);
        if (const auto date = priceDate(option->provenance))
            text += QLatin1Char(' ') + dateText(*date);
        if (!option->upfront.isZero())
            text += QLatin1Char('\n') +
                    tr("%1 upfront and %2 an hour, over %3 hours")
                        .arg(rateText(option->upfront), rateText(option->hourly), countText(option->termHours));
        return text;
    }
    default:
        return {};
    }
}

QVariant PriceTableModel::textData(const PriceTableRow &row, int column, int role) const
{
    const Offer &offer = *row.offer;
    if (role == Qt::TextAlignmentRole && column == AcceleratorCount)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == ValueRole && column == AcceleratorCount)
        return offer.acceleratorCount.toDouble();
    if (role == Qt::ToolTipRole && column == InstanceType)
        return fromUtf8(offer.id);
    if (role != Qt::DisplayRole && role != ValueRole && !(role == Qt::ToolTipRole && column == Source))
        return {};
    switch (column) {
    case Accelerator:
        return fromUtf8(offer.accelerator);
    case AcceleratorCount:
        return groupedText(toText(offer.acceleratorCount, 0, 3));
    case Provider:
        return fromUtf8(offer.provider);
    case Region:
        return regionOf(offer);
    case InstanceType:
        return fromUtf8(offer.instanceType);
    case CurrencyCode:
        return offer.currency ? fromUtf8(offer.currency->code()) : QString();
    case PriceDate:
        return row.date ? dateText(*row.date) : QString();
    case Source:
        return sourcesOf(row);
    default:
        return {};
    }
}

QVariant PriceTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    if (const auto kind = kindOf(section)) {
        const QString unit = isPerAccelerator(section) ? tr("/ GPU-h") : tr("/ machine-h");
        if (role == Qt::DisplayRole)
            return priceKindName(*kind) + QLatin1Char('\n') + unit;
        const bool commitment = *kind == PriceColumnKind::OneYear || *kind == PriceColumnKind::ThreeYear;
        return commitment ? tr("The cheapest commitment of that term; an upfront is spread over it")
                          : tr("As published, in the currency of the row");
    }
    if (role == Qt::ToolTipRole)
        return section == AcceleratorCount ? tr("GPUs of one machine") : QVariant();
    switch (section) {
    case Accelerator:
        return tr("GPU");
    case AcceleratorCount:
        return tr("GPUs");
    case Provider:
        return tr("Provider");
    case Region:
        return tr("Region");
    case InstanceType:
        return tr("Machine");
    case CurrencyCode:
        return tr("Currency");
    case PriceDate:
        return tr("Date");
    case Source:
        return tr("Source");
    default:
        return {};
    }
}

} // namespace gpufolio::ui
