// SPDX-License-Identifier: GPL-3.0-or-later
// The program that libFuzzer runs, for one target at a time.
//
//   fuzz_readers --target=NAME [libFuzzer's options] [CORPUS...]
//   fuzz_readers --list           names of the targets, one a line
#include "fuzz/fuzz_targets.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

using gpufolio::test::FuzzTarget;
using gpufolio::test::fuzzTargets;

namespace
{

const FuzzTarget *chosen = nullptr; // libFuzzer's interface is two functions that share nothing else

} // namespace

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    constexpr std::string_view option = "--target="; // libFuzzer leaves options with two dashes to us
    for (int i = 1; i < *argc; ++i) {
        const std::string_view argument = (*argv)[i];
        if (argument == "--list") {
            for (const FuzzTarget &target : fuzzTargets())
                std::printf("%s\n", target.name.c_str());
            std::exit(0);
        }
        if (argument.substr(0, option.size()) != option)
            continue;
        const auto found = std::find_if(fuzzTargets().begin(), fuzzTargets().end(), [&](const FuzzTarget &target) {
            return target.name == argument.substr(option.size());
        });
        chosen = found == fuzzTargets().end() ? nullptr : &*found;
    }
    if (chosen == nullptr) {
        std::fprintf(stderr, "usage: fuzz_readers --target=NAME [OPTION...] [CORPUS...] | --list\n");
        std::exit(2);
    }
    return 0;
}

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer's name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    chosen->feed({reinterpret_cast<const char *>(data), size});
    return 0;
}
