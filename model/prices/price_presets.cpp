// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/price_presets.h"

#include <algorithm>
#include <utility>

namespace gpufolio
{

namespace
{

using ColumnNames = std::map<std::string, std::vector<std::string>>;

/// Names that the pages of all four clouds, and the tables made from them, have for their columns.
const ColumnNames &commonColumns()
{
    static const ColumnNames columns = {
        {"provider", {"厂商", "云厂商", "云服务商"}},
        {"region", {"地域", "区域", "地区", "地域名称", "region"}},
        {"zone", {"可用区"}},
        {"instanceType",
         {"实例规格", "规格名称", "规格", "实例规格名称", "实例类型", "机型", "实例型号", "云服务器规格", "flavor",
          "instancetype"}},
        {"accelerator",
         {"gpu型号", "gpu卡型号", "gpu类型", "gpu卡类型", "gpu", "gpu卡", "gpu规格", "显卡", "显卡型号", "加速卡",
          "加速芯片", "ai加速卡"}},
        {"acceleratorCount",
         {"gpu数量", "gpu数", "gpu卡数", "卡数", "gpu个数", "gpu颗数", "颗数", "gpu卡数量", "加速卡数量"}},
        {"vcpus", {"vcpu", "vcpu核数", "cpu", "cpu核数", "核数", "vcpus"}},
        {"memoryGb", {"内存", "内存容量", "memory"}},
        {"operatingSystem", {"操作系统", "系统"}},
        {"kind", {"计费方式", "计费模式", "付费方式", "付费类型", "计费类型", "购买方式"}},
        {"termHours", {"购买时长", "时长", "期限", "购买周期"}},
        {"hourly",
         {"按量付费", "按量计费", "按需计费", "按需", "按量", "按需付费", "按量付费价格", "按量计费价格", "按需价格",
          "小时价", "价格", "单价", "目录价", "刊例价"}},
        {"spotHourly", {"抢占式实例", "抢占式", "竞价实例", "竞价计费", "竞价", "竞价价格", "抢占式价格"}},
        {"monthly", {"包年包月", "包月", "包年/包月", "月付", "包月价格", "月价", "1个月", "一个月", "1月"}},
        {"threeMonths", {"3个月", "三个月", "季付"}},
        {"sixMonths", {"6个月", "六个月", "半年"}},
        {"oneYear", {"1年", "一年", "包年", "年付", "包年价格", "年价", "包1年"}},
        {"twoYears", {"2年", "两年", "包2年"}},
        {"threeYears", {"3年", "三年", "包3年"}},
        {"fiveYears", {"5年", "五年", "包5年"}},
        {"currency", {"币种", "货币"}},
        {"note", {"备注", "说明"}},
    };
    return columns;
}

PricePreset makePreset(std::string id, Message name, std::string provider, std::vector<std::string> machineNames)
{
    return {std::move(id),
            std::move(name),
            commonColumns(),
            {{"provider", std::move(provider)}, {"currency", "CNY"}},
            std::move(machineNames)};
}

/// How many of the machines in the first rows begin as those of the preset do.
std::size_t machinesOf(const PricePreset &preset, const CsvTable &table, std::size_t column)
{
    constexpr std::size_t sample = 50;
    std::size_t count = 0;
    for (std::size_t row = 0; row < std::min(sample, table.rowCount()); ++row) {
        const std::string machine = foldedColumn(table.cell(row, column));
        count += std::any_of(preset.machineNames.begin(), preset.machineNames.end(),
                             [&machine](const std::string &beginning) { return machine.starts_with(beginning); })
                     ? 1
                     : 0;
    }
    return count;
}

} // namespace

const std::vector<PricePreset> &pricePresets()
{
    // Families of GPU machines in each vendor's list of instance types. Alibaba Cloud and Volcengine share "ecs.".
    static const std::vector<PricePreset> presets = {
        makePreset("alibaba-cloud", {GPUFOLIO_TEXT("model", "Price page of Alibaba Cloud")}, "alibaba-cloud",
                   {"ecs.gn", "ecs.ebmgn", "ecs.vgn", "ecs.sgn", "ecs.sccgn", "ecs.ga1", "ecs.video-trans"}),
        makePreset("tencent-cloud", {GPUFOLIO_TEXT("model", "Price page of Tencent Cloud")}, "tencent-cloud",
                   {"gn", "gt4", "pnv", "gi", "gnv", "hccp", "hccg", "hccic"}),
        makePreset("huawei-cloud", {GPUFOLIO_TEXT("model", "Price page of Huawei Cloud")}, "huawei-cloud",
                   {"p1.",  "p2s.",  "p2v.", "p2vs.",  "p3v.",       "p3snl.",     "p5.",       "pi1.",
                    "pi2.", "pi3.",  "pi5.", "g5.",    "g5r.",       "g6.",        "g6v.",      "g7.",
                    "ai1.", "ai1s.", "ai2.", "kai1s.", "physical.p", "physical.k", "modelarts."}),
        makePreset("volcengine", {GPUFOLIO_TEXT("model", "Price page of Volcengine")}, "volcengine",
                   {"ecs.gni", "ecs.pni", "ecs.ini", "ecs.vgni", "ecs.g1v", "ecs.p1v", "ecs.hpc", "ecs.ebmgni",
                    "ecs.ebmpni", "ecs.ebmhpc", "ecs.xni", "ml.gni", "ml.pni", "ml.ini", "ml.hpc", "ml.xni"}),
    };
    return presets;
}

const PricePreset *findPreset(std::string_view id)
{
    const std::vector<PricePreset> &presets = pricePresets();
    const auto found =
        std::find_if(presets.begin(), presets.end(), [id](const PricePreset &preset) { return preset.id == id; });
    return found == presets.end() ? nullptr : &*found;
}

std::optional<PriceMapping> presetMapping(const PricePreset &preset, const std::vector<std::string> &header)
{
    PriceMapping mapping;
    for (const auto &[key, names] : preset.columns) {
        for (const std::string &name : names) {
            const auto column = std::find_if(header.begin(), header.end(), [&name](const std::string &candidate) {
                return foldedColumn(candidate) == name;
            });
            if (column != header.end()) {
                mapping.columns.emplace(key, *column);
                break;
            }
        }
    }
    mapping.constants = preset.constants;
    if (!isUsable(mapping))
        return std::nullopt;
    return mapping;
}

const PricePreset *recognisePreset(const CsvTable &table)
{
    const PricePreset *best = nullptr;
    std::size_t most = 0;
    for (const PricePreset &preset : pricePresets()) {
        const std::optional<PriceMapping> mapping = presetMapping(preset, table.header());
        if (!mapping)
            continue;
        const std::size_t count = machinesOf(preset, table, *table.column(mapping->columns.at("instanceType")));
        if (count > most) {
            most = count;
            best = &preset;
        }
    }
    return best;
}

} // namespace gpufolio
