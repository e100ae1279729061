#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Prints tests/data/cli/bad_input.tsv, which bad_input_test.cpp checks, as a Markdown table.
set -euo pipefail
awk -F '\t' '
    NR > 1 && NF == 5 {
        input = $3 == "" ? "" : "; " $3
        if (length(input) > 110) input = substr(input, 1, 107) "..."
        said = $5
        gsub(/\|/, "\\|", input); gsub(/\|/, "\\|", said)
        gsub(/\\n/, "<br>", said)
        printf "| %s | `%s`%s | %s | %s |\n", $1, $2, input, $4, said
    }
    NR == 1 { print "| what | command and input | exit status | what the user is told |\n|---|---|---|---|" }
' "$(dirname -- "${BASH_SOURCE[0]}")/../data/cli/bad_input.tsv"
