// SPDX-License-Identifier: GPL-3.0-or-later
// CPU time from the start of a program to its usable window: Gpufolio with the worked example computed, against the
// named baseline, a bare Qt window with one empty chart. Both draw offscreen and leave by themselves when they are
// ready.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace
{

constexpr int runs = 7;

double seconds(const timeval &time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

// User and system seconds of one run; negative when the program failed.
double cpuSeconds(const std::vector<std::string> &command)
{
    const pid_t child = fork();
    if (child == 0) {
        std::vector<char *> arguments;
        arguments.reserve(command.size() + 1);
        for (const std::string &word : command)
            arguments.push_back(const_cast<char *>(word.c_str()));
        arguments.push_back(nullptr);
        execv(arguments[0], arguments.data());
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    if (wait4(child, &status, 0, &usage) != child || status != 0)
        return -1;
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double median(const char *name, const std::vector<std::string> &command)
{
    std::vector<double> all;
    for (int i = 0; i < runs; ++i) {
        const double used = cpuSeconds(command);
        if (used < 0) {
            std::fprintf(stderr, "%s: %s failed\n", name, command.front().c_str());
            std::exit(1);
        }
        all.push_back(used);
    }
    std::sort(all.begin(), all.end());
    const double middle = all[all.size() / 2];
    std::printf("%-28s %.3f s CPU (median of %d; %.3f to %.3f)\n", name, middle, runs, all.front(), all.back());
    return middle;
}

} // namespace

int main()
{
    char folder[] = "/tmp/gpufolio-bench-XXXXXX";
    if (!mkdtemp(folder))
        return 1;
    for (const char *variable : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR"})
        setenv(variable, folder, 1);
    setenv("QT_QPA_PLATFORM", "offscreen", 1);
    const double baseline = median("baseline: bare Qt window", {GPUFOLIO_BENCH_DIR "/empty_window"});
    const std::string program = GPUFOLIO_BIN_DIR "/gpufolio";
    const double example =
        median("gpufolio, example computed", {program, "--example", "--page", "plans", "--exit-when-ready"});
    std::printf("%-28s %.2f\n", "ratio", example / baseline);
    const std::string remove = std::string("rm -rf ") + folder;
    return std::system(remove.c_str()) == 0 ? 0 : 1;
}
