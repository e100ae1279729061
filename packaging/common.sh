# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What run.sh, test.sh and check.sh share. Sourced, never run: needs `set -euo pipefail` from its caller.

ROOT=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
# shellcheck disable=SC2034 # used by the scripts that source this one
BUILD=$ROOT/build

say() { printf '== %s\n' "$*"; }
fail() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

# Compile jobs: one per core, but no more than one per GiB of memory: a Qt Charts file takes most of that.
jobs_for_building() {
    local cores kib
    cores=$(nproc)
    kib=$(awk '/^MemTotal:/ { print $2 }' /proc/meminfo)
    local fit=$((kib / 1048576))
    ((fit >= 1)) || fit=1
    echo $((cores < fit ? cores : fit))
}

# configure PRESET FOLDER [OPTION...]: quick when nothing changed. A build folder that came here from somewhere else
# (a copied or moved checkout) is configured anew instead of being refused by CMake.
configure() {
    local preset=$1 folder=$2
    shift 2
    local fresh=()
    if [[ -f $folder/CMakeCache.txt ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$ROOT" "$folder/CMakeCache.txt"; then
        say "the build folder belongs to another checkout: configuring it anew"
        fresh=(--fresh)
    fi
    (cd -- "$ROOT" && cmake "${fresh[@]}" --preset "$preset" "$@" --log-level=NOTICE)
}

build() {
    local folder=$1
    shift
    cmake --build "$folder" --parallel "$(jobs_for_building)" "$@"
}

# git that also works in a checkout owned by somebody else (CI clones as another user, then runs as root).
project_git() { git -c safe.directory='*' -C "$ROOT" "$@"; }

# A folder of our own under the temporary folder, removed at the end with the processes started for us.
OWN_FOLDER=
OWN_PROCESSES=()
clean_up() {
    local process
    for process in ${OWN_PROCESSES[@]+"${OWN_PROCESSES[@]}"}; do
        kill "$process" 2>/dev/null || true
        wait "$process" 2>/dev/null || true
    done
    [[ -z $OWN_FOLDER ]] || rm -rf -- "$OWN_FOLDER"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

make_own_folder() {
    [[ -z $OWN_FOLDER ]] || return 0
    OWN_FOLDER=$(mktemp -d "${TMPDIR:-/tmp}/gpufolio.XXXXXX")
    mkdir -m 0700 "$OWN_FOLDER/run" "$OWN_FOLDER/home"
}

# Programs of Qt warn about a missing runtime folder, as on a machine without a login session.
set_runtime_folder() {
    [[ -n ${XDG_RUNTIME_DIR:-} && -d ${XDG_RUNTIME_DIR:-} && -O ${XDG_RUNTIME_DIR:-} ]] && return 0
    make_own_folder
    export XDG_RUNTIME_DIR=$OWN_FOLDER/run
}

# Run ctest as on a machine of nobody: own empty home, own runtime folder, own X display with a window manager
# (without one, waiting for an active window times out). Tests that only draw choose Qt's offscreen platform themselves.
run_tests() {
    local folder=$1
    shift
    make_own_folder
    local display_file=$OWN_FOLDER/display tries=0
    rm -f -- "$display_file"
    Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$display_file" 2>"$OWN_FOLDER/xvfb.log" </dev/null &
    OWN_PROCESSES+=($!)
    while [[ ! -s $display_file ]]; do
        if ! kill -0 "${OWN_PROCESSES[-1]}" 2>/dev/null || ((tries++ > 200)); then
            fail "no virtual display: $(cat "$OWN_FOLDER/xvfb.log")"
        fi
        sleep 0.1
    done
    local display
    display=:$(head -n 1 "$display_file")
    HOME=$OWN_FOLDER/home DISPLAY=$display openbox >/dev/null 2>&1 </dev/null &
    OWN_PROCESSES+=($!)
    env -u WAYLAND_DISPLAY -u XDG_CONFIG_HOME -u XDG_DATA_HOME -u XDG_CACHE_HOME -u XDG_STATE_HOME \
        HOME="$OWN_FOLDER/home" XDG_RUNTIME_DIR="$OWN_FOLDER/run" DISPLAY="$display" \
        ctest --test-dir "$folder" --output-on-failure --no-tests=error --timeout 300 -j2 "$@" </dev/null
}
