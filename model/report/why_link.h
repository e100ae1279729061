// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/metric_info.h"

#include <cstddef>
#include <optional>
#include <string>

namespace gpufolio
{

/// Where an input of Why leads: to the Why of another figure, or to the thing itself.
struct WhyLink {
    enum class To {
        Nothing,
        Figure,   ///< `metric` of the plan, or of `month`
        Purchase, ///< `metric` of the purchase `index` of the result
        Workload, ///< `metric` of the workload `index` of the result
        Price,    ///< the price row of `offer` and `option`
        Rule,     ///< an assumption of the inputs; `offer` holds its key, such as "discountRate"
    };
    To to = To::Nothing;
    Metric metric = Metric::Billed;
    std::optional<std::size_t> month;
    std::size_t index = 0;
    std::string offer;
    std::string option;

    static WhyLink figure(Metric metric, std::optional<std::size_t> month = {})
    {
        return {To::Figure, metric, month, 0, {}, {}};
    }
    static WhyLink purchase(std::size_t index, Metric metric) { return {To::Purchase, metric, {}, index, {}, {}}; }
    static WhyLink workload(std::size_t index, Metric metric) { return {To::Workload, metric, {}, index, {}, {}}; }
    static WhyLink price(std::string offer, std::string option)
    {
        return {To::Price, Metric::InstanceHourly, {}, 0, std::move(offer), std::move(option)};
    }
    static WhyLink rule(std::string key) { return {To::Rule, Metric::Billed, {}, 0, std::move(key), {}}; }

    friend bool operator==(const WhyLink &, const WhyLink &) = default;
};

} // namespace gpufolio
