// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/new_prices.h"

#include "plan/hand_over.h"
#include "plan/price_refresh.h"
#include "prices/bundled.h"
#include "project/project_file.h"

#include <QCoreApplication>
#include <QUndoStack>

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

namespace
{

/// From one snapshot of the project to another and back; what fails leaves the book in use as it is.
class BookCommand : public QUndoCommand
{
public:
    BookCommand(ProjectSession &session, std::string before, std::string after)
        : m_session(session), m_before(std::move(before)), m_after(std::move(after))
    {
    }
    void undo() override { static_cast<void>(m_session.useSnapshot(m_before).hasValue()); }
    void redo() override
    {
        if (m_session.snapshotInUse() != m_after)
            static_cast<void>(m_session.useSnapshot(m_after).hasValue());
    }

private:
    ProjectSession &m_session;
    std::string m_before;
    std::string m_after;
};

} // namespace

Status takeNewBookAsStep(ProjectSession &session, PriceBook book, const ExchangeRates &rates, const QString &source,
                         const QString &step)
{
    if (!session.projectFile() || session.isReadOnly())
        return Error{Error::Code::InUse,
                     {GPUFOLIO_TEXT("model", "the project can't be written, so it can't keep other prices"), {}},
                     {}};
    if (!rates.empty()) {
        if (const Status kept = session.keepExchangeRates(rates); !kept)
            return kept.error();
    }
    if (book.rows() == session.priceBook()->rows())
        return Done{};
    const std::string before = session.snapshotInUse();
    QUndoStack *stack = session.undoStack();
    stack->beginMacro(step);
    Status taken = takeNewBook(session, std::move(book), source);
    if (taken)
        stack->push(new BookCommand(session, before, session.snapshotInUse()));
    stack->endMacro();
    return taken;
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
