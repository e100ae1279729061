// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/scenario.h"
#include "prices/price_book.h"

#include <QCoreApplication>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace gpufolio::test
{

/// A home folder of nobody for as long as it lives; made before the first session or window.
class Home
{
public:
    Home()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("gpufolio-test"));
        QCoreApplication::setApplicationName(QStringLiteral("gpufolio-test"));
        for (const char *variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            qputenv(variable, m_folder.path().toUtf8());
    }
    QString file(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

inline PurchaseOption option(const char *id, OptionKind kind, const char *hourly, std::int64_t termHours = 0)
{
    PurchaseOption made;
    made.id = id;
    made.kind = kind;
    made.hourly = *Decimal::parse(hourly);
    made.termHours = termHours;
    made.provenance = {"price list", Date{2026, 11, 1}, Date{2026, 10, 1}};
    return made;
}

/// Eight H100 a machine: 80 an hour on demand, 50 on a 1-year commitment, 30 on spot.
inline Offer h100()
{
    Offer offer;
    offer.id = "acme:east:h100x8";
    offer.provider = "acme";
    offer.region = "east";
    offer.instanceType = "h100x8";
    offer.accelerator = "H100-SXM-80GB";
    offer.acceleratorCount = Decimal::fromInteger(8);
    offer.currency = Currency::of("USD");
    offer.options = {option("onDemand", OptionKind::OnDemand, "80"), option("1y", OptionKind::Commitment, "50", 8760),
                     option("spot", OptionKind::Spot, "30")};
    return offer;
}

/// 16 H100 around the clock through 2027, in two plans: on demand (1,401,600), and both machines on 1-year (876,000).
inline ScenarioSet twoPlans()
{
    ScenarioSet set;
    set.inputs.name = "Test project";
    set.inputs.currency = Currency::of("USD");
    set.inputs.start = *UtcHour::parse("2027-01-01T00:00:00Z");
    set.inputs.hours = 8760;
    set.inputs.discountRate = *Decimal::parse("0.08");
    set.inputs.offers = {h100()};
    Workload workload;
    workload.id = "serve";
    workload.name = "Serving";
    workload.offer = "acme:east:h100x8";
    workload.demand = {DemandUnit::Accelerators, ConstantSeries{Decimal::fromInteger(16)}, {}, {}, {}};
    set.inputs.workloads = {workload};
    Plan onDemand;
    onDemand.id = "on-demand";
    onDemand.name = "All on-demand";
    Plan base;
    base.id = "base";
    base.name = "Base on 1-year";
    base.commitments = {{"acme:east:h100x8", "1y", 2, set.inputs.start, false}};
    set.plans = {onDemand, base};
    return set;
}

} // namespace gpufolio::test
