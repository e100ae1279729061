// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/prices_history.h"

#include "charts/price_history_panel.h"
#include "project/project_file.h"

#include <QEvent>
#include <QVBoxLayout>

namespace gpufolio::ui
{

PricesHistory::PricesHistory(ProjectSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_panel(new PriceHistoryPanel(this)),
      m_run([this](const Found &found) { show(found); })
{
    setObjectName(QStringLiteral("pricesHistory"));
    m_panel->setObjectName(QStringLiteral("pricesHistoryChart"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_panel);
    connect(&m_session, &ProjectSession::priceBookChanged, this, &PricesHistory::read);
    connect(&m_session, &ProjectSession::projectOpened, this, &PricesHistory::read);
    m_panel->setHistory(nullptr); // it has its name from the first moment on
    retranslate();
}

void PricesHistory::setOffer(const QString &offerId)
{
    if (m_offer == offerId)
        return;
    m_offer = offerId;
    read();
}

/// Only what is seen is read; the rest when it is shown.
void PricesHistory::read()
{
    m_outdated = !isVisible();
    if (m_outdated)
        return;
    if (m_offer.isEmpty()) {
        show(nullptr);
        return;
    }
    m_run.start(
        [file = m_session.projectFile(), book = m_session.priceBook(), offer = m_offer.toStdString()]() -> Found {
            std::vector<DatedOffer> books;
            if (file != nullptr) {
                if (auto found = file->offerInSnapshots(offer))
                    books = std::move(*found);
            }
            if (books.empty()) // not on disk: the book in use is all there is
                books = {{std::string(), std::string(), std::nullopt, book->offer(offer)}};
            Result<PriceHistory> history = priceHistory(offer, books);
            return history ? std::make_shared<const PriceHistory>(std::move(*history)) : nullptr;
        });
}

void PricesHistory::show(const Found &found)
{
    m_panel->setHistory(found);
    retranslate();
}

void PricesHistory::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_outdated)
        read();
}

void PricesHistory::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PricesHistory::retranslate()
{
    setAccessibleName(tr("Price history"));
    m_panel->setEmptyText(m_offer.isEmpty() ? tr("Select an offer in the table above to see how its prices went.")
                                            : tr("No price book of this project has a dated price of this offer."));
}

} // namespace gpufolio::ui
