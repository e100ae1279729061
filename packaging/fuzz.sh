# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Every reader under libFuzzer with the address and undefined-behaviour sanitizers, for check.sh. Sourced after common.sh.
#
# What libFuzzer finds worth keeping stays in build/fuzz/corpus/TARGET for the next run; an input that crashes, hangs for
# 5 s or takes more than 1 GiB is build/fuzz/found/TARGET-*, and fuzz_readers --target=TARGET FILE repeats it.

FUZZ_FOLDER=$BUILD/fuzz
FUZZ_LONGEST_INPUT=4096

# Words that the readers know, as a dictionary of libFuzzer: the plain string literals of their sources.
fuzz_dictionary() {
    # shellcheck disable=SC2016 # a $ in the brackets is one
    grep -ohE --include='*.cpp' -r '"[A-Za-z_][][A-Za-z0-9_ /.:$()-]{1,31}"' \
        "$ROOT/model/prices" "$ROOT/model/plan" "$ROOT/model/support" | sort -u
}

# fuzz_target NAME SECONDS: seeds are small texts of all formats, so that a reader also meets those of the others.
fuzz_target() {
    local target=$1 seconds=$2 corpus=$FUZZ_FOLDER/corpus/$1
    mkdir -p -- "$corpus"
    (
        cd -- "$FUZZ_FOLDER" || exit
        fuzz/fuzz_readers "--target=$target" -max_total_time="$seconds" -max_len="$FUZZ_LONGEST_INPUT" -timeout=5 \
            -rss_limit_mb=1024 -dict=words.dict -artifact_prefix="found/$target-" -print_final_stats=1 -verbosity=1 \
            "corpus/$target" "$ROOT/tests/fuzz/seeds" "$ROOT/tests/data/pull/site" "$ROOT/tests/data/scenarios"
    ) >"$FUZZ_FOLDER/log/$target.log" 2>&1
}

# fuzz_all SECONDS: all targets one after the other, each with its share of the seconds.
fuzz_all() {
    local targets=() target share failed=()
    mkdir -p -- "$FUZZ_FOLDER"/{corpus,found,log}
    fuzz_dictionary >"$FUZZ_FOLDER/words.dict"
    mapfile -t targets < <("$FUZZ_FOLDER/fuzz/fuzz_readers" --list)
    share=$(($1 / ${#targets[@]}))
    ((share > 0)) || share=1
    say "${#targets[@]} targets, $share s each"
    for target in "${targets[@]}"; do
        if fuzz_target "$target" "$share"; then
            awk -v target="$target" '/number_of_executed_units/ { runs = $2 } /peak_rss_mb/ { peak = $2 }
                match($0, /cov: [0-9]+/) { cov = substr($0, RSTART + 5, RLENGTH - 5) }
                END { printf "%-24s %9d inputs, %6d edges reached, at most %5d MiB\n", target, runs, cov, peak }' \
                "$FUZZ_FOLDER/log/$target.log"
        else
            failed+=("$target")
            printf '%-24s FAILED: ' "$target"
            grep -m 1 -E '^broken:|ERROR:|runtime error:' "$FUZZ_FOLDER/log/$target.log" ||
                tail -n 1 "$FUZZ_FOLDER/log/$target.log"
        fi
    done
    ((${#failed[@]} == 0)) || {
        printf 'error: inputs that break %s are in %s\n' "${failed[*]}" "$FUZZ_FOLDER/found" >&2
        return 1
    }
}
