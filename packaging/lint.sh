# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Layout (clang-format) and clang-tidy for test.sh and check.sh. Sourced after common.sh.
#
# What clang-tidy has passed is remembered in build/tidy/passed: one file per source, holding a hash of that source, of
# every header of ours it includes and of the checks. It is looked at again only when one of these changed.

CODE_FOLDERS=(app model pricing-data tests ui)
TIDY=$BUILD/tidy

# Our C++ files relative to ROOT, one a line; what git ignores is not ours.
code_files() {
    if project_git rev-parse --git-dir >/dev/null 2>&1; then
        project_git ls-files --cached --others --exclude-standard -- '*.cpp' '*.h' | while IFS= read -r file; do
            [[ ! -f $ROOT/$file ]] || printf '%s\n' "$file"
        done
    else
        (cd -- "$ROOT" && find "${CODE_FOLDERS[@]}" -type f \( -name '*.cpp' -o -name '*.h' \))
    fi | sort
}

check_format() {
    local files=()
    mapfile -t files < <(code_files)
    say "clang-format: ${#files[@]} files"
    ((${#files[@]} > 0)) || return 0
    if ! (cd -- "$ROOT" && printf '%s\0' "${files[@]}" | xargs -0 -n 20 -P "$(nproc)" clang-format --dry-run -Werror); then
        printf 'error: the layout differs; clang-format -i FILE mends it\n' >&2
        return 1
    fi
}

# The compile commands as clang can use them: g++'s precompiled headers are no use to it (a copy of the header beside
# them has none), and which warnings are errors is .clang-tidy's business.
prepare_tidy() {
    mkdir -p -- "$TIDY/passed"
    sed -e 's/ -Werror//; s/ -Winvalid-pch//; s/cmake_pch\.hxx/cmake_pch_for_tidy.hxx/g' \
        "$BUILD/compile_commands.json" >"$TIDY/compile_commands.json"
    find "$BUILD" -name cmake_pch.hxx -execdir cp -u {} cmake_pch_for_tidy.hxx ';'

    # sources: what is compiled, without what moc and others write
    sed -n 's/^ *"file": "\(.*\)"$/\1/p' "$BUILD/compile_commands.json" | under_root | sort -u >"$TIDY/sources"
    # uses: SOURCE<tab>FILE OF OURS IT INCLUDES (itself too), from what the compiler told ninja (ccache makes paths
    # relative to the build folder)
    ninja -C "$BUILD" -t deps 2>/dev/null | sed -n 's/^ \{4\}//p; s/^[^ ].*: #deps .*/#/p' | under_root '#' |
        awk -v OFS='\t' '
            function flush(   i, j) {
                for (i = 1; i <= n; i++) if (file[i] ~ /\.cpp$/) for (j = 1; j <= n; j++) print file[i], file[j]
                n = 0
            }
            $0 == "#" { flush(); next }
            { file[++n] = $0 }
            END { flush() }' | sort -u >"$TIDY/uses"
}

# Standard input with ROOT taken off; lines that are not in a code folder are dropped, except those equal to $1.
under_root() {
    awk -v root="$ROOT/" -v keep="${1:-}" -v folders="${CODE_FOLDERS[*]}" '
        BEGIN { count = split(folders, folder, " ") }
        index($0, "../") == 1 { $0 = root substr($0, 4) }
        keep != "" && $0 == keep { print; next }
        index($0, root) == 1 {
            path = substr($0, length(root) + 1)
            for (i = 1; i <= count; i++) if (index(path, folder[i] "/") == 1) { print path; next }
        }'
}

# Standard input: sources. Output: SOURCE<tab>KEY for those that have not passed as they are now.
not_passed() {
    local version checks source key
    version=$(clang-tidy --version | tr -d '\n')
    checks=$(sha256sum <"$ROOT/.clang-tidy")
    (cd -- "$ROOT" && cut -f 2 "$TIDY/uses" | sort -u | tr '\n' '\0' | xargs -0 -r sha256sum --) >"$TIDY/hashes" || true
    awk -F '\t' '
        FILENAME == ARGV[1] { hash[substr($0, 67)] = substr($0, 1, 64); next }
        FILENAME == ARGV[2] { parts[$1] = parts[$1] " " hash[$2]; next }
        { print $0 "\t" parts[$0] }' "$TIDY/hashes" "$TIDY/uses" - |
        while IFS=$'\t' read -r source key; do
            # nothing is known of a source that the compiler has not seen: never passed
            [[ -n $key ]] && key=$(printf '%s' "$version $checks $key" | sha256sum | cut -c 1-64)
            if [[ -z $key || ! -f $TIDY/passed/${source//\//__} || $(<"$TIDY/passed/${source//\//__}") != "$key" ]]; then
                printf '%s\t%s\n' "$source" "$key"
            fi
        done
}

# One file, called by tidy_files through xargs with SOURCE<tab>KEY; says something only when there is something to say.
tidy_one() {
    local source=${1%%$'\t'*} key=${1#*$'\t'} output
    if output=$(cd -- "$ROOT" && clang-tidy --quiet -p "$TIDY" "$ROOT/$source" 2>&1); then
        printf '%s' "$key" >"$TIDY/passed/${source//\//__}"
    else
        printf -- '--- %s\n%s\n' "$source" "$(grep -vE '^[0-9]+ warnings?( and [0-9]+ errors?)? generated\.$' <<<"$output")" >&2
        return 1
    fi
}

# tidy_files LIMIT: standard input: sources. Looks at no more than LIMIT files (0: all) and says how many that leaves.
tidy_files() {
    local limit=$1 asked=() open=() now=()
    mapfile -t asked
    mapfile -t open < <(if ((${#asked[@]} > 0)); then printf '%s\n' "${asked[@]}" | not_passed; fi)
    now=("${open[@]}")
    ((limit == 0)) || now=("${open[@]:0:limit}")
    local left=$((${#open[@]} - ${#now[@]})) note=''
    ((left == 0)) || note=", $left left to packaging/check.sh tidy"
    say "clang-tidy: ${#asked[@]} files, $((${#asked[@]} - ${#open[@]})) passed earlier, ${#now[@]} looked at now$note"
    ((${#now[@]} > 0)) || return 0
    export -f tidy_one
    export ROOT TIDY
    # shellcheck disable=SC2016 # the inner shell expands it
    if ! printf '%s\0' "${now[@]}" | xargs -0 -n 1 -P "$(nproc)" bash -c 'tidy_one "$1"' tidy; then
        printf 'error: clang-tidy has findings\n' >&2
        return 1
    fi
}

# Sources touched since the commit GPUFOLIO_TIDY_BASE (default: the one before), committed or not. A changed header is
# looked at through its own source, or through the first one that includes it. Without such a commit (a shallow or a
# first one): the first source of each room of model/.
changed_sources() {
    local base=${GPUFOLIO_TIDY_BASE:-HEAD~1} file source
    if ! project_git rev-parse --verify --quiet "$base^{commit}" >/dev/null 2>&1; then
        awk -F / '$1 == "model" && !seen[$2]++' "$TIDY/sources"
        return 0
    fi
    {
        project_git diff --name-only --no-renames --diff-filter=d "$base" -- '*.cpp' '*.h'
        project_git ls-files --others --exclude-standard -- '*.cpp' '*.h'
    } | sort -u | while IFS= read -r file; do
        if [[ $file == *.h ]]; then
            source=${file%.h}.cpp
            grep -qxF -- "$source" "$TIDY/sources" || source=$(awk -F '\t' -v file="$file" '$2 == file { print $1; exit }' "$TIDY/uses")
        else
            source=$file
        fi
        [[ -z $source ]] || printf '%s\n' "$source"
    done | sort -u | comm -12 - "$TIDY/sources"
}
