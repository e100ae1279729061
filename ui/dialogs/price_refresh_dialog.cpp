// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/price_refresh_dialog.h"

#include "i18n/number_format.h"
#include "plan/resolve_offers.h"
#include "prices/bundled.h"
#include "session/new_prices.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gpufolio::ui
{

namespace
{

constexpr int rateDecimals = 4;

QString stateText(PriceChange state)
{
    switch (state) {
    case PriceChange::Same:
        return PriceRefreshDialog::tr("unchanged");
    case PriceChange::Changed:
        return PriceRefreshDialog::tr("new price");
    case PriceChange::Older:
        return PriceRefreshDialog::tr("older in the price book");
    case PriceChange::NotOffered:
        break;
    }
    return PriceRefreshDialog::tr("no longer offered");
}

QString dash()
{
    return QStringLiteral("—");
}

QString changeText(const std::optional<Decimal> &change)
{
    if (!change)
        return dash();
    return (*change > Decimal() ? QStringLiteral("+") : QString()) + ratioText(*change);
}

QString datedText(const std::optional<Date> &date)
{
    return date ? dateText(*date) : dash();
}

QString moneyText(const std::optional<Money> &money, Rounding rounding)
{
    return money ? amountText(*money, rounding) : dash();
}

/// @param numbers  the first column that is set to the right; those up to `last` follow
void setRow(QTableWidget &table, int row, const QStringList &cells, int numbers, int last)
{
    for (int column = 0; column < cells.size(); ++column) {
        auto *item = new QTableWidgetItem(cells[column]);
        if (column >= numbers && column <= last)
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        item->setToolTip(cells[column]);
        table.setItem(row, column, item);
    }
}

void setUp(QTableWidget &table, const char *name, const QString &accessibleName, const QStringList &headers)
{
    table.setObjectName(QLatin1String(name));
    table.setAccessibleName(accessibleName);
    table.setColumnCount(static_cast<int>(headers.size()));
    table.setHorizontalHeaderLabels(headers);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setTabKeyNavigation(false);
    table.setAlternatingRowColors(true);
    table.setWordWrap(false);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.horizontalHeader()->setSectionResizeMode(0, QHeaderView::Interactive);
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table.horizontalHeader()->resizeSection(0, 230);
}

} // namespace

PriceRefreshDialog::PriceRefreshDialog(ProjectSession &session, QWidget *parent)
    : QDialog(parent), m_session(session), m_prices(new QTableWidget(this)), m_plans(new QTableWidget(this))
{
    setObjectName(QStringLiteral("priceRefreshDialog"));
    setWindowTitle(tr("Refresh prices"));
    resize(820, 520);
    const Inputs &inputs = session.scenarioSet().inputs;
    const auto lines = comparePrices(inputs, *session.priceBook());
    const Inputs after = withPricesOf(inputs, *session.priceBook());
    const auto count = [&lines](PriceChange state) {
        return static_cast<int>(std::count_if(lines.begin(), lines.end(),
                                              [state](const PriceComparison &line) { return line.state == state; }));
    };

    QStringList about;
    about += count(PriceChange::Changed) > 0 ? tr("%Ln price(s) of the project are other ones in the price book.",
                                                  nullptr, count(PriceChange::Changed))
                                             : tr("The price book has no newer prices for this project.");
    if (count(PriceChange::NotOffered) > 0)
        about += tr("%Ln are no longer offered there and stay as they are.", nullptr, count(PriceChange::NotOffered));
    if (inputs.priceBook)
        about += tr("Prices that don't stand in the project come from the price book as it is.");
    auto *text = new QLabel(about.join(QLatin1Char(' ')), this);
    text->setObjectName(QStringLiteral("priceRefreshAbout"));
    text->setWordWrap(true);

    setUp(*m_prices, "priceRefreshPrices", tr("Prices of the project"),
          {tr("Offer"), tr("Option"), tr("Old / machine-h"), tr("New / machine-h"), tr("Change"), tr("Currency"),
           tr("Old date"), tr("New date"), tr("State")});
    fillPrices(lines);
    const bool billed = session.view().view == ViewSettings::View::Billed;
    setUp(*m_plans, "priceRefreshPlans", tr("Cost of the plans"),
          {tr("Plan"), billed ? tr("Billed now") : tr("Amortised now"), tr("With the new prices"), tr("Change")});
    fillPlans(comparePlanCosts(
        resolveOffers(session.scenarioSet(), *session.priceBook(), bundledAccelerators()),
        resolveOffers({after, session.scenarioSet().plans}, *session.priceBook(), bundledAccelerators()).inputs));

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(QStringLiteral("priceRefreshClose"));
    QPushButton *use = buttons->addButton(tr("Use the new prices"), QDialogButtonBox::AcceptRole);
    use->setObjectName(QStringLiteral("priceRefreshUse"));
    use->setEnabled(!session.isReadOnly() && after != inputs);
    use->setToolTip(session.isReadOnly() ? tr("The project is open in another window; here it is read-only.")
                    : after == inputs    ? tr("The price book has no newer prices for this project.")
                                         : tr("All plans are computed with the new prices; undo takes it back."));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        refreshPrices(m_session);
        accept();
    });

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(m_prices, 3);
    layout->addWidget(m_plans, 2);
    layout->addWidget(buttons);
}

/// New prices first, then what is no longer offered.
void PriceRefreshDialog::fillPrices(const std::vector<PriceComparison> &lines)
{
    std::vector<PriceComparison> sorted = lines;
    const auto place = [](const PriceComparison &line) {
        constexpr std::array order = {3, 0, 2, 1}; // of Same, Changed, Older, NotOffered
        return order[static_cast<std::size_t>(line.state)];
    };
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&place](const PriceComparison &a, const PriceComparison &b) { return place(a) < place(b); });
    m_prices->setRowCount(static_cast<int>(sorted.size()));
    for (int row = 0; row < m_prices->rowCount(); ++row) {
        const PriceComparison &line = sorted[static_cast<std::size_t>(row)];
        setRow(*m_prices, row,
               {fromUtf8(line.offer), fromUtf8(line.option), rateText(line.before, rateDecimals),
                line.after ? rateText(*line.after, rateDecimals) : dash(), changeText(line.change),
                fromUtf8(line.currency.code()), datedText(line.dateBefore), datedText(line.dateAfter),
                stateText(line.state)},
               2, 4);
    }
}

void PriceRefreshDialog::fillPlans(const std::vector<PlanPriceChange> &lines)
{
    const bool billed = m_session.view().view == ViewSettings::View::Billed;
    const Rounding rounding = m_session.scenarioSet().inputs.rounding;
    m_plans->setRowCount(static_cast<int>(lines.size()));
    for (int row = 0; row < m_plans->rowCount(); ++row) {
        const PlanPriceChange &line = lines[static_cast<std::size_t>(row)];
        setRow(*m_plans, row,
               {fromUtf8(line.name.empty() ? line.plan : line.name),
                moneyText(billed ? line.billedBefore : line.amortisedBefore, rounding),
                moneyText(billed ? line.billedAfter : line.amortisedAfter, rounding),
                changeText(billed ? line.billedChange : line.amortisedChange)},
               1, 3);
    }
}

} // namespace gpufolio::ui
