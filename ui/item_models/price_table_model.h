// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prices/price_book.h"

#include <QAbstractTableModel>

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace gpufolio::ui
{

/// The ways to buy that the price table shows side by side.
enum class PriceColumnKind { OnDemand, OneYear, ThreeYear, Spot };
inline constexpr std::size_t priceColumnKinds = 4;
QString priceKindName(PriceColumnKind kind);

/// An offer of the book with what the table shows of it, found once.
struct PriceTableRow {
    const Offer *offer = nullptr;
    /// Cheapest option of each kind, its upfront spread over the term; null = not sold.
    std::array<const PurchaseOption *, priceColumnKinds> options = {};
    std::array<Decimal, priceColumnKinds> perMachine = {};
    std::array<Decimal, priceColumnKinds> perAccelerator = {};
    std::optional<Date> date; ///< of the newest of these prices
    QString search;           ///< lower-case text that the search field looks into
};

/// Offers of a price book: a row an offer, each price per machine-hour beside per GPU-hour.
class PriceTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Accelerator,
        AcceleratorCount,
        Provider,
        Region,
        InstanceType,
        OnDemandMachine, ///< then GPU; machine and GPU of each PriceColumnKind follow in pairs
        OnDemandAccelerator,
        OneYearMachine,
        OneYearAccelerator,
        ThreeYearMachine,
        ThreeYearAccelerator,
        SpotMachine,
        SpotAccelerator,
        CurrencyCode,
        PriceDate,
        Source,
        ColumnCount
    };

    explicit PriceTableModel(QObject *parent = nullptr);

    void setBook(const PriceBook &book);
    const PriceTableRow &row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
    /// The price a column shows, or nothing for columns that show none.
    static std::optional<PriceColumnKind> kindOf(int column);
    static bool isPerAccelerator(int column);
    /// The cell per machine-hour of an option; the offer's first cell when another option stands in its column or none
    /// is named. Invalid when the book does not have the offer.
    QModelIndex cellOf(std::string_view offer, std::string_view option) const;
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant priceData(const PriceTableRow &row, int column, int role) const;
    QVariant textData(const PriceTableRow &row, int column, int role) const;

    std::vector<Offer> m_offers;
    std::vector<PriceTableRow> m_rows;
};

} // namespace gpufolio::ui
