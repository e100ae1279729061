// SPDX-License-Identifier: GPL-3.0-or-later
#include "item_models/price_diff_model.h"

#include "i18n/model_text.h"
#include "i18n/number_format.h"
#include "item_models/plan_cells.h"
#include "item_models/purchase_text.h"
#include "item_models/roles.h"
#include "plan/scenario.h"
#include "report/why.h"
#include "theme/theme.h"

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr int shownDecimals = 4;

/// An offer with this one price, for its explanation.
Offer offerWith(const PriceRow &row)
{
    Offer offer;
    offer.id = offerIdOf(row);
    offer.provider = row.provider;
    offer.region = row.region;
    offer.zone = row.zone;
    offer.instanceType = row.instanceType;
    offer.accelerator = row.accelerator;
    offer.acceleratorCount = row.acceleratorCount;
    offer.currency = row.currency;
    offer.options = {optionOf(row)};
    return offer;
}

Why whyOf(const PriceRow &row)
{
    const Offer offer = offerWith(row);
    Inputs inputs;
    inputs.currency = row.currency;
    return explainPrice(inputs, offer, offer.options.front());
}

QString dayText(const std::optional<Date> &day)
{
    return day ? dateText(*day) : QStringLiteral("—");
}

bool isDoubtful(const PriceDifference &difference)
{
    return difference.needsLook || !difference.remarks.empty();
}

} // namespace

QString priceMoveText(PriceMove move)
{
    switch (move) {
    case PriceMove::New:
        return PriceDiffModel::tr("+ new");
    case PriceMove::Gone:
        return PriceDiffModel::tr("− gone");
    case PriceMove::Dearer:
        return PriceDiffModel::tr("▲ dearer");
    case PriceMove::Cheaper:
        break;
    }
    return PriceDiffModel::tr("▼ cheaper");
}

void PriceDiffModel::setDiff(std::shared_ptr<const PriceDiff> diff)
{
    beginResetModel();
    m_diff = std::move(diff);
    endResetModel();
}

int PriceDiffModel::doubtful() const
{
    if (m_diff == nullptr)
        return 0;
    return static_cast<int>(std::count_if(m_diff->prices.begin(), m_diff->prices.end(), isDoubtful));
}

void PriceDiffModel::retranslate()
{
    setDiff(m_diff);
}

int PriceDiffModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_diff == nullptr ? 0 : static_cast<int>(m_diff->prices.size());
}

int PriceDiffModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant PriceDiffModel::priceData(const std::optional<ListedPrice> &price, int role) const
{
    if (!price)
        return missingCell(tr("This price book does not have the price"), role);
    if (role == WhyRole)
        return QVariant::fromValue(whyOf(price->row));
    if (role == Qt::ToolTipRole) {
        const PriceRow &row = price->row;
        return tr("%1 %2 per machine-hour, upfront spread over the term\n%3, read %4, valid from %5")
            .arg(rateText(price->amortisedHourly), fromUtf8(row.currency.code()), fromUtf8(row.provenance.source),
                 dayText(row.provenance.retrieved), dayText(row.provenance.validFrom));
    }
    return figureCell(rateText(price->acceleratorHourly, shownDecimals), fromUtf8(toText(price->acceleratorHourly)),
                      role);
}

QString PriceDiffModel::textOf(const PriceDifference &difference, int column) const
{
    const PriceRow &row = difference.price().row;
    switch (column) {
    case Move:
        return priceMoveText(difference.move);
    case Accelerator:
        return QStringLiteral("%1 × %2").arg(fromUtf8(toText(row.acceleratorCount)), fromUtf8(row.accelerator));
    case Provider:
        return fromUtf8(row.account.empty() ? row.provider : row.provider + ", " + row.account);
    case Region:
        return fromUtf8(row.zone.empty() ? row.region : row.region + " / " + row.zone);
    case Machine:
        return fromUtf8(row.instanceType);
    case Option: {
        const QString name = optionText(optionOf(row));
        return row.offeringClass.empty() ? name : QStringLiteral("%1 (%2)").arg(name, fromUtf8(row.offeringClass));
    }
    case CurrencyCode:
        return fromUtf8(row.currency.code());
    case Dates:
        if (difference.move == PriceMove::New)
            return tr("by %1").arg(dayText(difference.dateAfter));
        if (difference.move == PriceMove::Gone)
            return tr("after %1").arg(dayText(difference.dateBefore));
        return tr("between %1 and %2").arg(dayText(difference.dateBefore), dayText(difference.dateAfter));
    case Remarks: {
        QStringList remarks;
        if (difference.needsLook)
            remarks += tr("moved more than 40%: have a look before you plan with it");
        for (const Message &remark : difference.remarks)
            remarks += modelText(remark);
        return remarks.join(tr("; "));
    }
    default:
        return {};
    }
}

QVariant PriceDiffModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PriceDifference &difference = this->difference(index.row());
    if (role == Qt::ForegroundRole && (index.column() == Move || index.column() == Change)) {
        if (difference.move == PriceMove::Dearer)
            return themePalette().dearer;
        return difference.move == PriceMove::Cheaper ? QVariant(themePalette().cheaper) : QVariant();
    }
    switch (index.column()) {
    case Before:
        return priceData(difference.before, role);
    case After:
        return priceData(difference.after, role);
    case Change:
        if (!difference.change)
            return missingCell(tr("Only one of the two price books has the price"), role);
        return figureCell((difference.change->isNegative() ? QStringLiteral("▼ ") : QStringLiteral("▲ +")) +
                              ratioText(*difference.change),
                          fromUtf8(toText(*difference.change)), role);
    default:
        return textCell(textOf(difference, index.column()), role);
    }
}

QVariant PriceDiffModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && section == Dates)
        return tr("A price book knows a price on a day; on which day between two books it changed, no book knows.");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Move:
        return tr("What");
    case Accelerator:
        return tr("GPUs");
    case Provider:
        return tr("Provider");
    case Region:
        return tr("Region");
    case Machine:
        return tr("Machine");
    case Option:
        return tr("Option");
    case Before:
        return headerWithUnit(tr("A"), tr("per GPU-hour"));
    case After:
        return headerWithUnit(tr("B"), tr("per GPU-hour"));
    case Change:
        return tr("Change");
    case CurrencyCode:
        return tr("Currency");
    case Dates:
        return tr("Changed");
    case Remarks:
        return tr("Remarks");
    default:
        return {};
    }
}

PriceDiffFilter::PriceDiffFilter(PriceDiffModel &model, QObject *parent) : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(&model);
}

void PriceDiffFilter::setShown(PriceMove move, bool shown)
{
    m_shown[static_cast<std::size_t>(move)] = shown;
    invalidateFilter();
}

void PriceDiffFilter::setOnlyDoubtful(bool only)
{
    m_onlyDoubtful = only;
    invalidateFilter();
}

void PriceDiffFilter::setWords(const QString &text)
{
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool PriceDiffFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    const PriceDifference &difference = m_model.difference(row);
    if (!isShown(difference.move) || (m_onlyDoubtful && !isDoubtful(difference)))
        return false;
    if (m_words.isEmpty())
        return true;
    const PriceRow &price = difference.price().row;
    const QString text = fromUtf8(price.accelerator + " " + offerIdOf(price) + " " + optionIdOf(price));
    return std::all_of(m_words.begin(), m_words.end(),
                       [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool PriceDiffFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const PriceDifference &a = m_model.difference(left.row());
    const PriceDifference &b = m_model.difference(right.row());
    const auto price = [](const std::optional<ListedPrice> &listed) {
        return listed ? std::optional(listed->acceleratorHourly) : std::nullopt;
    };
    switch (left.column()) {
    case PriceDiffModel::Move:
        return a.move < b.move;
    case PriceDiffModel::Before:
        return price(a.before) < price(b.before);
    case PriceDiffModel::After:
        return price(a.after) < price(b.after);
    case PriceDiffModel::Change:
        return a.change < b.change;
    default:
        return left.data().toString().localeAwareCompare(right.data().toString()) < 0;
    }
}

} // namespace gpufolio::ui
