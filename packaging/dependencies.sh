#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The Debian 12 packages of Gpufolio, in one place, and how to install those that are missing.
#
#   packaging/dependencies.sh [run|test]     install what building and using needs, or also what testing needs (default)
#   packaging/dependencies.sh list [run|test]
#
# Nothing is asked of the network, and nobody of a password, when all of it is there. run.sh and test.sh source this file.

# To build it and to use it. libbenchmark-dev is here because one configuration serves run.sh and test.sh alike.
RUN_PACKAGES=(
    # compiler and build
    build-essential g++ cmake ninja-build pkg-config ccache
    # window, charts, PDF, translations (Charts' CMake files ask for libqt6opengl6-dev)
    qt6-base-dev libqt6opengl6-dev qt6-charts-dev qt6-svg-dev libqt6svg6 libxkbcommon-dev
    qt6-l10n-tools qt6-tools-dev qt6-tools-dev-tools qt6-translations-l10n
    # keys of price sources in the system keyring
    qtkeychain-qt6-dev
    # model: JSON, project file, HTTPS, XLSX, command line, 128-bit arithmetic, time zones
    nlohmann-json3-dev rapidjson-dev libsqlite3-dev libcurl4-openssl-dev libxlsxwriter-dev libcli11-dev
    libboost-dev libhowardhinnant-date-dev tzdata
    # fonts: without the first one Chinese is empty boxes
    fonts-wqy-microhei fonts-dejavu-core
    libbenchmark-dev
)
# To test it: a display nobody looks at, readers of what the reports write, lint.
TEST_PACKAGES=(
    xvfb xauth openbox imagemagick poppler-utils unzip gnumeric
    clang-tidy clang-format git
)

# missing_packages PACKAGE...: those that are not installed, one a line.
missing_packages() {
    local installed package
    installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
    for package in "$@"; do
        [[ $'\n'$installed$'\n' == *$'\n'"installed $package"$'\n'* ]] || printf '%s\n' "$package"
    done
}

# install_dependencies run|test
install_dependencies() {
    local wanted=("${RUN_PACKAGES[@]}") missing=() root=()
    [[ $1 == run ]] || wanted+=("${TEST_PACKAGES[@]}")
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        printf 'note: no apt here. Going on with what is installed; on Debian 12 these packages are used:\n  %s\n' "${wanted[*]}" >&2
        return 0
    fi
    mapfile -t missing < <(missing_packages "${wanted[@]}")
    ((${#missing[@]} > 0)) || return 0

    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null; then
            printf 'error: %d packages are missing and only root can install them. As root:\n  apt-get update && apt-get install --no-install-recommends %s\n' \
                "${#missing[@]}" "${missing[*]}" >&2
            return 1
        fi
        root=(sudo)
    fi
    printf '== installing %d packages: %s\n' "${#missing[@]}" "${missing[*]}"
    local apt=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3)
    "${apt[@]}" update -qq || printf 'note: the package lists could not be refreshed; trying with the old ones\n' >&2
    if ! "${apt[@]}" install -y -q --no-install-recommends "${missing[@]}" </dev/null; then
        printf 'error: apt could not install all of: %s\n' "${missing[*]}" >&2
        return 1
    fi
}

if [[ ${BASH_SOURCE[0]} == "$0" ]]; then
    set -euo pipefail
    case ${1:-test} in
    run | test) install_dependencies "${1:-test}" ;;
    list)
        printf '%s\n' "${RUN_PACKAGES[@]}"
        [[ ${2:-test} == run ]] || printf '%s\n' "${TEST_PACKAGES[@]}"
        ;;
    *)
        printf 'usage: %s [run|test] | list [run|test]\n' "$0" >&2
        exit 2
        ;;
    esac
fi
