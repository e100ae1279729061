#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# From a fresh checkout to the window with the worked example: installs what is missing, configures, builds, opens.
# Without a display it plans the example in the terminal and writes its report instead.
#
#   packaging/run.sh [OPTION OF gpufolio...]     for instance --theme dark --language zh_CN
set -euo pipefail

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd -P)
# shellcheck source=packaging/common.sh
source "$here/common.sh"
# shellcheck source=packaging/dependencies.sh
source "$here/dependencies.sh"

EXAMPLE=$ROOT/pricing-data/examples/serving-and-training.json
REPORT_FOLDER=$BUILD/sample-report

# Why no window can be shown, as far as the environment tells; nothing when it can be tried.
reason_against_window() {
    case ${QT_QPA_PLATFORM:-} in
    '' | xcb* | wayland*)
        if [[ -z ${DISPLAY:-} && -z ${WAYLAND_DISPLAY:-} ]]; then
            echo 'neither DISPLAY nor WAYLAND_DISPLAY is set'
        fi
        ;;
    offscreen* | minimal*) echo "QT_QPA_PLATFORM=$QT_QPA_PLATFORM draws no window" ;;
    esac
}

# Opens the window and stays until it is closed. Returns 1 when Qt found no display behind the name it was given;
# any other failure is the program's own and ends this script with its status.
open_window() {
    local status=0
    make_own_folder
    { "$BUILD/bin/gpufolio" --example "$@" 2>&1 >&3 | tee -- "$OWN_FOLDER/window.log" >&2; } 3>&1 || status=$?
    ((status == 0)) && return 0
    if grep -qE 'could not connect to display|no Qt platform plugin could be initialized' "$OWN_FOLDER/window.log"; then
        return 1
    fi
    printf 'error: gpufolio ended with status %d\n' "$status" >&2
    exit "$status"
}

write_sample_report() {
    local cli=$BUILD/bin/gpufolio-cli base=$REPORT_FOLDER/serving-and-training
    mkdir -p -- "$REPORT_FOLDER"
    say "the example's plans, side by side"
    "$cli" plan compare "$EXAMPLE" --format table
    "$cli" report "$EXAMPLE" --pdf "$base.pdf" --csv "$base.csv" --xlsx "$base.xlsx" --html "$base.html"
    say 'its report:'
    local kind
    for kind in pdf csv xlsx html; do
        [[ -s $base.$kind ]] || fail "the report $base.$kind was not written"
        printf '   %s\n' "$base.$kind"
    done
}

install_dependencies run
say 'building (minutes the first time, seconds after that)'
configure release "$BUILD"
build "$BUILD" --target gpufolio gpufolio-cli
set_runtime_folder

reason=$(reason_against_window)
if [[ -z $reason ]]; then
    say 'opening the worked example; close the window to come back here'
    open_window "$@" && exit 0
    reason='the display cannot be reached'
fi
say "no window here: $reason. Planning the worked example instead."
write_sample_report
say 'on a machine with a display this command opens the window'
