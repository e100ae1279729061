// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/new_prices.h"

#include "plan/hand_over.h"
#include "plan/price_refresh.h"
#include "prices/bundled.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpufolio::ui
{

Status takeNewBook(ProjectSession &session, PriceBook book, const QString &source)
{
    const ScenarioSet &set = session.scenarioSet();
    if (set.inputs.priceBook && !session.isReadOnly()) {
        auto own = selfContained(set, *session.priceBook(), bundledAccelerators());
        if (!own)
            return own.error();
        session.edit(QCoreApplication::translate("NewPrices", "Keep the prices in use"), std::move(*own));
    }
    return session.usePriceBook(std::move(book), source);
}

int newerPrices(const ProjectSession &session)
{
    const auto lines = comparePrices(session.scenarioSet().inputs, *session.priceBook());
    return static_cast<int>(std::count_if(
        lines.begin(), lines.end(), [](const PriceComparison &line) { return line.state == PriceChange::Changed; }));
}

void refreshPrices(ProjectSession &session)
{
    ScenarioSet set = session.scenarioSet();
    set.inputs = withPricesOf(std::move(set.inputs), *session.priceBook());
    session.edit(QCoreApplication::translate("NewPrices", "Refresh prices"), std::move(set));
}

} // namespace gpufolio::ui
