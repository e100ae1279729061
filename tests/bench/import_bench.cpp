// SPDX-License-Identifier: GPL-3.0-or-later
// Time and memory of an import of large AWS-like offer files, rows and report included, against the named baseline:
// nlohmann/json's tree of the same JSON file. Each measurement is a process of its own, so that its peak is its own.
//
//   import_bench [MEGABYTES]   default 300
#include "offer_files.h"
#include "prices/price_import.h"

#include <nlohmann/json.hpp>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

using namespace gpufolio;

namespace
{

struct Measured {
    double cpuSeconds = 0;
    double wallSeconds = 0;
    double peakMegabytes = 0;
    bool worked = false;
};

double seconds(const timeval &time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

Measured measure(const std::function<bool()> &work)
{
    std::fflush(stdout);
    const auto start = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        const bool worked = work();
        std::fflush(stdout);
        _exit(worked ? 0 : 1);
    }
    int status = 0;
    rusage usage{};
    Measured measured;
    measured.worked = wait4(child, &status, 0, &usage) == child && status == 0;
    measured.wallSeconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    measured.cpuSeconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    measured.peakMegabytes = static_cast<double>(usage.ru_maxrss) * 1024 / 1e6;
    return measured;
}

bool import(const std::string &path)
{
    const Read<ImportOutcome> outcome = importPrices(PriceFile::at(path), PriceBook(), *Date::parse("2026-09-02"));
    if (!outcome)
        return false;
    const ImportReport &report = outcome->report;
    std::printf("    %zu rows read, %zu kept, %zu merged, %zu refused; %zu prices in the book\n", report.read,
                report.kept, report.merged, report.refused, outcome->book.rows().size());
    return report.read == report.kept + report.merged + report.refused + report.heldBack;
}

bool buildTree(const std::string &path)
{
    std::ifstream file(path, std::ios::binary);
    const nlohmann::json tree = nlohmann::json::parse(file);
    return tree.contains("products");
}

void print(const char *name, const Measured &measured, double megabytes)
{
    if (!measured.worked) {
        std::printf("%-26s failed\n", name);
        std::exit(1);
    }
    std::printf("%-26s %7.2f s CPU %7.2f s wall %7.1f MB/s CPU   peak %7.1f MB\n", name, measured.cpuSeconds,
                measured.wallSeconds, megabytes / measured.cpuSeconds, measured.peakMegabytes);
}

} // namespace

int main(int argc, char **argv)
{
    const std::size_t wanted = (argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 300) * 1'000'000;
    const auto folder = std::filesystem::temp_directory_path() / ("import_bench." + std::to_string(getpid()));
    std::filesystem::create_directory(folder);
    const std::string json = folder / "offers.json";
    const std::string csv = folder / "offers.csv";
    const Measured written = measure([&] { return writeOfferJson(json, wanted) && writeOfferCsv(csv, wanted); });
    if (!written.worked)
        return 1;
    const auto size = [](const std::string &path) {
        return static_cast<double>(std::filesystem::file_size(path)) / 1e6;
    };
    const double jsonSize = size(json);
    const double csvSize = size(csv);
    std::printf("offers.csv %.0f MB, offers.json %.0f MB\n", csvSize, jsonSize);
    const Measured ofCsv = measure([&] { return import(csv); });
    print("import of the CSV", ofCsv, csvSize);
    const Measured ofJson = measure([&] { return import(json); });
    print("import of the JSON", ofJson, jsonSize);
    const Measured baseline = measure([&] { return buildTree(json); });
    print("baseline: nlohmann/json", baseline, jsonSize);
    const Measured nothing = measure([] { return true; });
    print("an empty process", nothing, 0);
    std::printf("CSV speed (wanted: at least 250 MB/s)    %6.0f MB/s\n", csvSize / ofCsv.cpuSeconds);
    std::printf("JSON speed (wanted: at least 120 MB/s)   %6.0f MB/s\n", jsonSize / ofJson.cpuSeconds);
    std::printf("time against the baseline (wanted: 5)    %6.1f times less\n", baseline.cpuSeconds / ofJson.cpuSeconds);
    std::printf("memory against the baseline (wanted: 20) %6.1f times less\n",
                baseline.peakMegabytes / ofJson.peakMegabytes);
    std::filesystem::remove_all(folder);
    return 0;
}
