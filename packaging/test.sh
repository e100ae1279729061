#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, configures, builds everything with warnings as errors, looks at layout and at what changed,
# and runs every test. This is what CI runs; packaging/check.sh holds the longer checks.
#
#   packaging/test.sh [OPTION OF ctest...]       for instance -R test_money
#
# GPUFOLIO_TIDY_BASE    the commit to which clang-tidy compares (default HEAD~1)
# GPUFOLIO_TIDY_LIMIT   clang-tidy looks at no more files than this (default 24: under four minutes on two cores)
set -euo pipefail
export LC_ALL=C.UTF-8

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd -P)
# shellcheck source=packaging/common.sh
source "$here/common.sh"
# shellcheck source=packaging/dependencies.sh
source "$here/dependencies.sh"
# shellcheck source=packaging/lint.sh
source "$here/lint.sh"

install_dependencies test

lint=()
say 'the arrows between the rooms'
"$ROOT/tests/architecture/check_rooms.sh" "$ROOT" || lint+=(architecture)
check_format || lint+=(clang-format)

say 'building everything (minutes the first time, seconds after that)'
configure release "$BUILD" -DGPUFOLIO_WARNINGS_ARE_ERRORS=ON -DGPUFOLIO_BUILD_TESTS=ON
build "$BUILD"

prepare_tidy
changed_sources | tidy_files "${GPUFOLIO_TIDY_LIMIT:-24}" || lint+=(clang-tidy)

# Last, so that its closing line is the last thing to be read; lint findings stand above and still fail the run.
((${#lint[@]} == 0)) || say "findings above of: ${lint[*]}; the tests run all the same"
run_tests "$BUILD" "$@"
if ((${#lint[@]} > 0)); then
    fail "the tests passed, but not: ${lint[*]}"
fi
