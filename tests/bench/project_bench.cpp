// SPDX-License-Identifier: GPL-3.0-or-later
// Time of a large price book: sorted from rows, written into a project file, read back, against the named baseline:
// plain SQLite inserts of the same texts into a table of the same columns, one prepared statement, one transaction.
//
//   project_bench [ROWS]   default 1,000,000
#include "project/project_file.h"

#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <optional>
#include <random>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

using namespace gpufolio;

namespace
{

struct Seconds {
    double wall = 0;
    double cpu = 0;
};

template <typename Work> Seconds measure(Work &&work)
{
    const auto start = std::chrono::steady_clock::now();
    const std::clock_t cpu = std::clock();
    work();
    return {std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(),
            static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC};
}

void print(const char *name, Seconds seconds, std::size_t rows)
{
    std::printf("%-34s %6.2f s CPU %6.2f s wall %9.0f rows/s CPU\n", name, seconds.cpu, seconds.wall,
                static_cast<double>(rows) / seconds.cpu);
}

void demand(bool holds, const char *what)
{
    if (!holds) {
        std::printf("failed: %s\n", what);
        std::exit(1);
    }
}

struct Way {
    OptionKind kind;
    std::int64_t termHours;
    const char *payment;
    const char *offeringClass;
    std::int64_t percent; ///< of the on-demand price
};

/// Ten providers, 40 regions of three zones each, as many machines as it takes; on demand, spot and commitments.
std::vector<PriceRow> makeRows(std::size_t count)
{
    static const std::vector<std::string> providers = {"aws",    "azure",  "gcp",    "oci",       "alibaba",
                                                       "lambda", "runpod", "nebius", "coreweave", "ibm"};
    static const std::vector<std::string> accelerators = {"H100-SXM-80GB", "A100-SXM-80GB", "L40S", "T4",
                                                          "H200",          "MI300X"};
    const std::vector<Way> ways = {{OptionKind::OnDemand, 0, "", "", 100},
                                   {OptionKind::Spot, 0, "", "", 35},
                                   {OptionKind::Commitment, 8760, "noUpfront", "standard", 70},
                                   {OptionKind::Commitment, 8760, "allUpfront", "standard", 65},
                                   {OptionKind::Commitment, 26280, "noUpfront", "standard", 45},
                                   {OptionKind::SpendCommitment, 26280, "noUpfront", "", 50}};
    std::vector<PriceRow> rows;
    rows.reserve(count);
    for (std::size_t i = 0; rows.size() < count; ++i) {
        const Way &way = ways[i % ways.size()];
        const std::size_t place = i / ways.size() % 120;
        const std::size_t machine = i / ways.size() / 120;
        PriceRow row;
        row.provider = providers[machine % providers.size()];
        row.region = "region-" + std::to_string(1 + place / 3);
        row.zone = row.region + std::string(1, static_cast<char>('a' + place % 3));
        row.instanceType = "g" + std::to_string(machine / providers.size()) + ".24xlarge";
        row.operatingSystem = "linux";
        row.tenancy = "shared";
        row.kind = way.kind;
        row.termHours = way.termHours;
        row.paymentOption = way.payment;
        row.offeringClass = way.offeringClass;
        row.currency = Currency::of("USD");
        row.accelerator = accelerators[machine % accelerators.size()];
        row.acceleratorCount = Decimal::fromInteger(8);
        const Decimal hourly = *Decimal::parse(std::to_string(1 + i % 97) + "." + std::to_string(1000 + i % 8999));
        const Decimal price = scale(hourly, way.percent, 100, Rounding::HalfEven);
        const bool isPaidUpfront = row.paymentOption == "allUpfront";
        row.hourly = isPaidUpfront ? Decimal() : price;
        row.upfront = isPaidUpfront ? times(price, way.termHours) : Decimal();
        row.vcpus = Decimal::fromInteger(192);
        row.memoryGb = Decimal::fromInteger(2048);
        row.provenance.source = "price list of " + row.provider;
        row.provenance.retrieved = Date::parse("2026-11-30").value();
        row.provenance.validFrom = Date::parse("2026-09-01").value();
        row.sourceUrl = "https://prices.example/" + row.provider + "/offers.json";
        rows.push_back(std::move(row));
    }
    std::shuffle(rows.begin(), rows.end(), std::mt19937(4)); // sources are in an order of their own
    return rows;
}

using Cells = std::vector<std::optional<std::string>>;

void bindTexts(sqlite3_stmt *insert, const Cells &texts)
{
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const int place = static_cast<int>(i) + 1;
        if (texts[i])
            sqlite3_bind_text(insert, place, texts[i]->data(), static_cast<int>(texts[i]->size()), SQLITE_STATIC);
        else
            sqlite3_bind_null(insert, place);
    }
}

/// The rows of the project's table as texts, and the table's definition.
struct Texts {
    std::string definition;
    std::vector<Cells> rows;
};

Texts readTexts(const std::string &path)
{
    Texts texts;
    sqlite3 *database = nullptr;
    sqlite3_stmt *select = nullptr;
    demand(sqlite3_open_v2(path.c_str(), &database, SQLITE_OPEN_READONLY, nullptr) == SQLITE_OK, "opening the project");
    sqlite3_prepare_v2(database, "SELECT sql FROM sqlite_schema WHERE name = 'prices'", -1, &select, nullptr);
    demand(sqlite3_step(select) == SQLITE_ROW, "the table of prices");
    texts.definition = reinterpret_cast<const char *>(sqlite3_column_text(select, 0));
    sqlite3_finalize(select);
    sqlite3_prepare_v2(database, "SELECT * FROM prices ORDER BY snapshot, position", -1, &select, nullptr);
    while (sqlite3_step(select) == SQLITE_ROW) {
        Cells &row = texts.rows.emplace_back();
        for (int i = 0; i < sqlite3_column_count(select); ++i) {
            const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(select, i));
            row.push_back(text == nullptr ? std::nullopt : std::optional<std::string>(text));
        }
    }
    sqlite3_finalize(select);
    sqlite3_close(database);
    return texts;
}

void insertPlainly(const std::string &path, const Texts &texts)
{
    sqlite3 *database = nullptr;
    demand(sqlite3_open(path.c_str(), &database) == SQLITE_OK, "opening the baseline");
    sqlite3_exec(database, "PRAGMA synchronous = EXTRA", nullptr, nullptr, nullptr);
    sqlite3_exec(database, texts.definition.c_str(), nullptr, nullptr, nullptr);
    std::string sql = "INSERT INTO prices VALUES (?";
    for (std::size_t i = 1; i < texts.rows.front().size(); ++i)
        sql += ", ?";
    sqlite3_stmt *insert = nullptr;
    demand(sqlite3_prepare_v2(database, (sql + ")").c_str(), -1, &insert, nullptr) == SQLITE_OK, "the statement");
    sqlite3_exec(database, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr);
    for (const Cells &row : texts.rows) {
        bindTexts(insert, row);
        demand(sqlite3_step(insert) == SQLITE_DONE, "an insert of the baseline");
        sqlite3_reset(insert);
    }
    demand(sqlite3_exec(database, "COMMIT", nullptr, nullptr, nullptr) == SQLITE_OK, "the commit");
    sqlite3_finalize(insert);
    sqlite3_close(database);
}

} // namespace

int main(int argc, char **argv)
{
    const std::size_t count = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1'000'000;
    const auto folder = std::filesystem::temp_directory_path() / ("project_bench." + std::to_string(getpid()));
    std::filesystem::create_directory(folder);
    const std::string path = folder / "bench.gpufolio";
    std::vector<PriceRow> rows = makeRows(count);
    PriceBook book;
    const Seconds sorting = measure([&] { book = PriceBook(std::move(rows)); });
    demand(book.rows().size() == count, "rows with an identity of their own");
    print("rows into a sorted book", sorting, count);

    Seconds writing;
    Seconds reading;
    {
        Result<std::unique_ptr<ProjectFile>> project = ProjectFile::open(path, ProjectFile::Access::ReadWrite);
        demand(project.hasValue(), "making the project");
        writing = measure([&] {
            const Status added = (*project)->addSnapshot(book, {"bench", "bench", "2026-11-30T00:00:00Z", count});
            demand(added.hasValue(), "adding the snapshot");
        });
        print("book into the project file", writing, count);
        reading = measure([&] {
            const Result<PriceBook> read = (*project)->snapshot("bench");
            demand(read && read->rows() == book.rows(), "reading the same back");
        });
        print("read back and compared", reading, count);
    }
    std::printf("%.0f MB\n", static_cast<double>(std::filesystem::file_size(path)) / 1e6);

    const Texts texts = readTexts(path);
    const Seconds baseline = measure([&] { insertPlainly(folder / "plain.sqlite", texts); });
    print("baseline: plain SQLite inserts", baseline, texts.rows.size());
    std::printf("prices into the project file (wanted: under 6 s per 1,000,000)  %.2f s CPU, %.2f s wall\n",
                writing.cpu, writing.wall);
    std::printf("with sorting them                                               %.2f s CPU, %.2f s wall\n",
                sorting.cpu + writing.cpu, sorting.wall + writing.wall);
    std::printf("writing against the baseline                                    %.2f times the CPU time\n",
                writing.cpu / baseline.cpu * static_cast<double>(texts.rows.size()) / static_cast<double>(count));
    std::filesystem::remove_all(folder);
    return 0;
}
