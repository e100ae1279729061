// SPDX-License-Identifier: GPL-3.0-or-later
#include "prices/sources/skypilot_rows.h"

#include "prices/csv_cells.h"
#include "prices/sources/skypilot_cloud.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace gpufolio
{

namespace
{

/// Columns that are read or, like the memory of an accelerator, better known from our own table.
constexpr std::array<std::string_view, 12> knownColumns = {
    "InstanceType", "AcceleratorName", "AcceleratorCount", "vCPUs",      "MemoryGiB",        "GpuInfo",
    "Price",        "SpotPrice",       "Region",           "Generation", "AvailabilityZone", "Arch"};

class RowReader
{
public:
    RowReader(const CsvTable &table, const SourceContext &context, const std::string &cloud, SourceRows &found)
        : m_table(table), m_context(context), m_cloud(cloud), m_found(found)
    {
    }

    CatalogRows read();

private:
    std::optional<CatalogRow> readRow(std::size_t index);
    std::string noteOf(std::size_t index, int line) const;
    void place(CatalogRow row);
    bool identify(CatalogRow &row);

    const CsvTable &m_table;
    const SourceContext &m_context;
    const std::string &m_cloud;
    SourceRows &m_found;
    CatalogRows m_rows;
};

CatalogRows RowReader::read()
{
    for (const Error &error : m_table.refused()) {
        m_found.lines.push_back(error.where.line);
        m_found.refuse(error.where.line, error.what);
    }
    for (std::size_t index = 0; index < m_table.rowCount(); ++index) {
        m_found.lines.push_back(m_table.line(index));
        if (std::optional<CatalogRow> row = readRow(index))
            place(std::move(*row));
    }
    return std::move(m_rows);
}

std::optional<CatalogRow> RowReader::readRow(std::size_t index)
{
    Diagnostics findings;
    const CsvCells cells(m_table, index, findings);
    CatalogRow row;
    row.line = m_table.line(index);
    row.instanceType = cells.text("InstanceType");
    row.accelerator = cells.text("AcceleratorName");
    row.acceleratorCount = cells.decimal("AcceleratorCount");
    row.vcpus = cells.decimal("vCPUs");
    row.memoryGb = cells.decimal("MemoryGiB");
    row.price = cells.decimal("Price");
    row.spotPrice = cells.decimal("SpotPrice");
    row.region = cells.text("Region");
    row.zone = cells.text("AvailabilityZone");
    row.note = noteOf(index, row.line);
    if (findings.empty())
        return row;
    m_found.refuse(row.line, findings.front().what);
    return std::nullopt;
}

/// Where the row stands, and what it says that has no place elsewhere.
std::string RowReader::noteOf(std::size_t index, int line) const
{
    const std::string &path = m_context.fileName;
    std::string note = path.substr(path.rfind('/') + 1) + ":" + std::to_string(line);
    for (std::size_t column = 0; column < m_table.header().size(); ++column) {
        const std::string &name = m_table.header()[column];
        const std::string &cell = m_table.cell(index, column);
        const bool known = std::find(knownColumns.begin(), knownColumns.end(), name) != knownColumns.end();
        if (!cell.empty() && (!known || (name == "Arch" && cell != "x86_64")))
            addNote(note, std::string(name).append(" ").append(cell));
    }
    return note;
}

/// Sorts a row to the machines, the GCP hosts or the accelerators alone, or refuses it.
void RowReader::place(CatalogRow row)
{
    if (m_cloud == "azure") {
        std::transform(row.region.begin(), row.region.end(), row.region.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    }
    if (row.instanceType.empty()) {
        if (m_cloud == "gcp" && !row.accelerator.empty())
            m_rows.parts.push_back(std::move(row));
        else
            m_found.refuse(row.line,
                           {GPUFOLIO_TEXT("model", "no instance type was found, expected the name of a machine"), {}});
        return;
    }
    if (m_cloud == "azure" && row.instanceType.rfind("Standard_", 0) != 0) {
        m_found.refuse(row.line, {GPUFOLIO_TEXT("model", "'%1' was found, which is no size of a virtual machine"),
                                  {row.instanceType}});
        return;
    }
    if (m_cloud == "azure" && row.instanceType.find("_Promo") != std::string::npos) {
        m_found.refuse(row.line, {GPUFOLIO_TEXT("model", "'%1' is a promotion, not a list price"), {row.instanceType}});
        return;
    }
    if (m_cloud == "azure" && row.region.size() > 4 && row.region.substr(row.region.size() - 4) == "euap") {
        m_found.refuse(row.line, {GPUFOLIO_TEXT("model", "'%1' is a test region"), {row.region}});
        return;
    }
    const bool host = m_cloud == "gcp" && row.accelerator.empty();
    if (identify(row))
        (host ? m_rows.hosts : m_rows.machines).push_back(std::move(row));
}

/// Gives the row the model and the number of its accelerators; false when it has none.
bool RowReader::identify(CatalogRow &row)
{
    const InstanceFacts *facts = m_context.instances->find(m_cloud, row.instanceType);
    if (facts != nullptr) {
        const std::string family = facts->accelerator.substr(0, facts->accelerator.find('-'));
        if (!row.accelerator.empty() && row.accelerator.rfind(family, 0) != 0) {
            m_found.noticeOnce(row.line,
                               {GPUFOLIO_TEXT("model", "%1 has %2 in the file and %3 in our table, which is used"),
                                {row.instanceType, row.accelerator, facts->accelerator}});
        }
        if (facts->acceleratorCount && row.acceleratorCount && *facts->acceleratorCount != *row.acceleratorCount) {
            m_found.noticeOnce(
                row.line,
                {GPUFOLIO_TEXT("model", "%1 has %2 accelerators in the file and %3 in our table, which is used"),
                 {row.instanceType, toText(*row.acceleratorCount), toText(*facts->acceleratorCount)}});
        }
        row.accelerator = facts->accelerator;
        if (facts->acceleratorCount)
            row.acceleratorCount = facts->acceleratorCount;
    } else if (row.accelerator.empty()) {
        m_found.refuse(row.line, {GPUFOLIO_TEXT("model", "no accelerator was found, and '%1' is not in our table"),
                                  {row.instanceType}});
        return false;
    } else if (const Accelerator *model = m_context.accelerators->find(row.accelerator)) {
        row.accelerator = model->model;
    } else {
        m_found.noticeOnce(
            row.line, {GPUFOLIO_TEXT("model", "'%1' is in no table; its name is kept as it is"), {row.accelerator}});
    }
    if (!row.acceleratorCount && m_cloud == "gcp") {
        if (const std::optional<int> count = gcpAcceleratorCountOf(row.instanceType))
            row.acceleratorCount = Decimal::fromInteger(*count);
    }
    if (!row.acceleratorCount || *row.acceleratorCount <= Decimal()) {
        m_found.refuse(row.line,
                       {GPUFOLIO_TEXT("model", "the number of accelerators of '%1' is not known"), {row.instanceType}});
        return false;
    }
    return true;
}

} // namespace

void addNote(std::string &note, const std::string &more)
{
    note += (note.empty() ? "" : "; ") + more;
}

CatalogRows readCatalogRows(const CsvTable &table, const SourceContext &context, const std::string &cloud,
                            SourceRows &found)
{
    return RowReader(table, context, cloud, found).read();
}

} // namespace gpufolio
