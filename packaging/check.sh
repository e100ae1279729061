#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The longer checks, for before a merge or overnight; packaging/test.sh is the quick one.
#
#   packaging/check.sh [PART...]     without a part: format, packaging, tidy and asan
#
#   format     layout of every C++ file
#   packaging  scripts, desktop file and metainfo, each by its own checker where that is installed
#   tidy       clang-tidy of every source that has not passed as it is now
#   asan       every test under the address, leak and undefined-behaviour sanitizers
#   coverage   lines the tests reach, as build/coverage/report.html (needs gcovr, which is not installed for it)
#   fuzz [SECONDS]  random inputs for every reader under sanitizers (fuzz.sh): 600 s in all unless told (needs clang and
#              libclang-rt-dev, which are not installed for it)
set -euo pipefail
export LC_ALL=C.UTF-8

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd -P)
# shellcheck source=packaging/common.sh
source "$here/common.sh"
# shellcheck source=packaging/dependencies.sh
source "$here/dependencies.sh"
# shellcheck source=packaging/lint.sh
source "$here/lint.sh"
# shellcheck source=packaging/fuzz.sh
source "$here/fuzz.sh"

part_format() { check_format; }

# checker COMMAND...: run it from ROOT when it is installed, and say so when it is not.
checker() {
    if command -v "$1" >/dev/null; then
        (cd -- "$ROOT" && "$@")
    else
        say "$1 is not installed: skipped"
    fi
}

part_packaging() {
    local scripts=()
    mapfile -t scripts < <(cd -- "$ROOT" && printf '%s\n' packaging/*.sh tests/architecture/*.sh .ci/run)
    checker shellcheck -x -P . "${scripts[@]}" &&
        checker desktop-file-validate packaging/gpufolio.desktop &&
        checker appstreamcli validate --no-net packaging/io.github.gpufolio.Gpufolio.metainfo.xml
}

# clang-tidy reads what the release build generates (moc files, embedded data), so that is built first.
part_tidy() {
    configure release "$BUILD" && build "$BUILD" && prepare_tidy && tidy_files 0 <"$TIDY/sources"
}

# Nothing is suppressed: a leak or an overflow of a library we call is ours to know as well.
part_asan() {
    local folder=$BUILD/dev-asan
    configure dev-asan "$folder" && build "$folder" &&
        ASAN_OPTIONS=detect_leaks=1:strict_string_checks=1:check_initialization_order=1:detect_stack_use_after_return=1 \
            UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1 \
            run_tests "$folder"
}

part_coverage() {
    command -v gcovr >/dev/null || fail 'coverage needs gcovr: apt-get install gcovr'
    local folder=$BUILD/coverage
    configure dev "$folder" -B "$folder" -DCMAKE_CXX_FLAGS=--coverage -DGPUFOLIO_BUILD_BENCHMARKS=OFF &&
        build "$folder" &&
        run_tests "$folder" &&
        gcovr --root "$ROOT" --filter "$ROOT/(model|ui|app)/" --html-details "$folder/report.html" --print-summary "$folder"
}

fuzz_seconds=600
part_fuzz() {
    [[ -f $(clang++ -print-resource-dir 2>/dev/null)/lib/linux/libclang_rt.fuzzer-$(uname -m).a ]] ||
        fail 'fuzz needs clang with libFuzzer: apt-get install clang libclang-rt-dev'
    configure fuzz "$FUZZ_FOLDER" && build "$FUZZ_FOLDER" --target fuzz_readers && fuzz_all "$fuzz_seconds"
}

parts=()
previous=
for word in "$@"; do
    if [[ $previous == fuzz && $word =~ ^[1-9][0-9]*$ ]]; then
        fuzz_seconds=$word
    else
        parts+=("$word")
    fi
    previous=$word
done
((${#parts[@]} > 0)) || parts=(format packaging tidy asan)
for part in "${parts[@]}"; do
    [[ $part =~ ^(format|packaging|tidy|asan|coverage|fuzz)$ ]] || {
        printf 'error: %s is no part; there are format, packaging, tidy, asan, coverage and fuzz\n' "$part" >&2
        exit 2
    }
done

install_dependencies test
failed=()
for part in "${parts[@]}"; do
    say "check: $part"
    "part_$part" || failed+=("$part")
done
((${#failed[@]} == 0)) || fail "not passed: ${failed[*]}"
say "passed: ${parts[*]}"
