#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The arrows between the rooms, read from the #include lines, and the folders a file may stand in.
#
#   check_rooms.sh ROOT          prints each arrow that is not allowed; status 1 when there is one
#   check_rooms.sh --self-test   plants violations in a temporary folder and demands that each is found
#
# What links what (CMake) already keeps a room's code out of another's symbols; headers alone slip through that, so the
# includes are read too.
set -euo pipefail

# A room of model/ and the rooms it may include, beside itself. DESIGN.md's arrows: change them there and here together.
declare -A MAY_USE=(
    [support]=''
    [prices]='support'
    [pull]='support prices'
    [workload]='support prices'
    [spot]='support workload'
    [plan]='support prices workload spot'
    [report]='support prices workload spot plan'
    [project]='support prices workload spot plan report'
)
TOP_LEVEL='^(app|model|pricing-data|tests|ui|packaging)/|^(CMakeLists\.txt|CMakePresets\.json|README\.md|LICENSE|NOTICE|CHANGELOG\.md|\.[^/]+(/.*)?)$'

# #include lines below the given folders of ROOT as FILE:LINE:<name> or FILE:LINE:"name"
includes() {
    local root=$1 folder present=()
    shift
    for folder in "$@"; do
        [[ ! -d $root/$folder ]] || present+=("$folder")
    done
    ((${#present[@]} > 0)) || return 0
    (cd -- "$root" && { grep -rnE --include='*.cpp' --include='*.h' --include='*.hpp' --include='*.cu' \
        '^[[:space:]]*#[[:space:]]*include[[:space:]]*[<"]' "${present[@]}" || true; }) |
        sed -E 's/^([^:]+:[0-9]+):[[:space:]]*#[[:space:]]*include[[:space:]]*([<"][^>"]*[>"]).*/\1:\2/'
}

# Standard input: includes. Output: a line for each that is not allowed.
forbidden() {
    local known=" ${!MAY_USE[*]} " line place file include name room target
    while IFS= read -r line; do
        include=${line##*:}
        place=${line%:*}
        file=${place%:*}
        name=${include:1:-1}
        target=${name%%/*}
        [[ $name == */* ]] || target=''
        if [[ $name == ../* || $name == */../* ]]; then
            echo "$place: $include: name a file by its room, not by a way up the folders"
            continue
        fi
        case $file in
        model/*/*)
            room=${file#model/}
            room=${room%%/*}
            if [[ $known != *" $room "* ]]; then
                echo "$place: the room model/$room has no line in tests/architecture/check_rooms.sh"
            elif [[ $name =~ ^(Q[A-Z]|Qt) || $name == */Q[A-Zt]* || $include == '<q'*'.h>' ]]; then
                echo "$place: $include: model/ has no Qt"
            elif [[ $target == ui || $target == app || $target == tests ]]; then
                echo "$place: $include: model/ knows nothing of $target/"
            elif [[ $known == *" $target "* && $target != "$room" && " ${MAY_USE[$room]} " != *" $target "* ]]; then
                echo "$place: $include: $room may not use $target (it may use: ${MAY_USE[$room]:-nothing})"
            fi
            ;;
        ui/*)
            [[ $target != app && $target != desktop && $target != cli && $target != tests ]] ||
                echo "$place: $include: ui/ knows nothing of $target/"
            ;;
        app/*)
            [[ $target != tests ]] || echo "$place: $include: app/ knows nothing of tests/"
            ;;
        esac
    done
}

# Standard input: files relative to the root. Output: a line for each that has no place in the layout.
misplaced() { { grep -vE "$TOP_LEVEL" || true; } | sed 's/$/: no file belongs there; the layout stands in DESIGN.md/'; }

tracked() {
    if ! git -c safe.directory='*' -C "$1" ls-files 2>/dev/null; then
        echo "note: $1 is no git checkout, so only the includes are looked at" >&2
    fi
}

check() {
    local found
    found=$(
        includes "$1" model ui app | forbidden
        tracked "$1" | misplaced
    )
    [[ -z $found ]] || {
        printf '%s\n' "$found"
        return 1
    }
}

self_test() {
    local scratch status=0
    scratch=$(mktemp -d "${TMPDIR:-/tmp}/gpufolio-rooms.XXXXXX")
    # shellcheck disable=SC2064 # the folder of now
    trap "rm -rf -- '$scratch'" EXIT

    # expect found|clean FILE LINE: a tree with this one line
    expect() {
        local expected=$1 file=$2 line=$3 got=clean output tree=$scratch/tree
        rm -rf -- "$tree"
        mkdir -p -- "$tree/$(dirname -- "$file")"
        printf '%s\n' "$line" >"$tree/$file"
        output=$(includes "$tree" model ui app | forbidden)
        [[ -z $output ]] || got=found
        [[ $got == "$expected" ]] || {
            printf 'FAIL: %s with %s: %s, expected %s\n' "$file" "$line" "$got" "$expected"
            status=1
        }
    }
    expect clean model/prices/book.h '#include "support/money.h"'
    expect clean model/prices/book.cpp '#include "prices/book.h"'
    expect clean model/prices/sources/csv.cpp '#include "prices/book.h"'
    expect clean model/support/money.cpp '#include <boost/multiprecision/cpp_int.hpp>'
    expect clean model/report/table.cpp '#include <xlsxwriter.h>'
    expect clean model/plan/evaluate.cpp '#include "queue.h"'
    expect clean ui/main_window.cpp '#include "plan/evaluate.h"'
    expect clean ui/main_window.cpp '#include <QMainWindow>'
    expect clean app/desktop/main.cpp '#include "ui/main_window.h"'
    expect found model/support/money.h '#include "prices/book.h"'
    expect found model/prices/sources/csv.cpp '  #  include "plan/scenario.h" // one line'
    expect found model/workload/demand.h '#include "spot/factor.h"'
    expect found model/spot/factor.cpp '#include "plan/scenario.h"'
    expect found model/plan/evaluate.cpp '#include "report/table.h"'
    expect found model/report/table.cpp '#include "project/store.h"'
    expect found model/plan/evaluate.cpp '#include <QString>'
    expect found model/plan/evaluate.cpp '#include <QtCore/QString>'
    expect found model/plan/evaluate.cpp '#include <QtGlobal>'
    expect found model/plan/evaluate.cpp '#include <qglobal.h>'
    expect found model/plan/evaluate.cpp '#include "ui/main_window.h"'
    expect found model/plan/evaluate.cpp '#include "app/cli/commands.h"'
    expect found model/plan/evaluate.cpp '#include "../report/table.h"'
    expect found model/novelty/thing.h '#include "support/money.h"'
    expect found ui/main_window.cpp '#include "app/desktop/arguments.h"'
    expect found ui/pages/start.cpp '#include "../../app/desktop/arguments.h"'

    local path
    for path in CMakeLists.txt README.md .ci/run .clang-tidy app/cli/main.cpp tests/data/a.json packaging/run.sh; do
        [[ -z $(misplaced <<<"$path") ]] || { echo "FAIL: $path is refused" && status=1; }
    done
    for path in src/main.cpp notes.txt model.txt docs/plan.md README.md/x; do
        [[ -n $(misplaced <<<"$path") ]] || { echo "FAIL: $path is accepted" && status=1; }
    done

    # and through the whole way, as it is called
    rm -rf -- "$scratch/tree"
    mkdir -p -- "$scratch/tree/model/support"
    echo '#include "plan/evaluate.h"' >"$scratch/tree/model/support/money.h"
    echo >"$scratch/tree/stray.txt"
    git -C "$scratch/tree" init -q
    git -C "$scratch/tree" add -A
    local output
    if output=$("${BASH_SOURCE[0]}" "$scratch/tree"); then
        echo 'FAIL: a planted violation left status 0' && status=1
    fi
    [[ $output == *model/support/money.h:1:* && $output == *stray.txt:* ]] || { echo "FAIL: reported: $output" && status=1; }
    return "$status"
}

case ${1:-} in
--self-test) self_test ;;
'' | -*)
    echo "usage: $0 ROOT | --self-test" >&2
    exit 2
    ;;
*) check "$1" ;;
esac
