#!/usr/bin/env bash
# Fails when a match, or the making of a router, takes more instructions or allocations than were recorded, by more than
# three in a hundred.
# usage: Scripts/check-instructions.sh [--record]     --record writes the counts of today into Benchmarks/counts.tsv
#
# Counts are those of callgrind: they repeat on one machine, and differ a little between compilers and C libraries.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

command -v valgrind >/dev/null || fail "valgrind is missing: apt-get install valgrind"
recorded=Benchmarks/counts.tsv
swift build -c release --package-path Benchmarks --scratch-path "$plain" --disable-build-manifest-caching >&2
program=$(swift build -c release --package-path Benchmarks --scratch-path "$plain" --show-bin-path)/waymark-benchmarks

# instructions SUBJECT WORKLOAD: prints instructions per match, without those of the loop. The subject `build` is the
# making of the router, once.
instructions() {
    local subject=$1 command=loop
    [ "$1" != build ] || subject=waymark command=build
    SUBJECTS=$subject COMMAND=$command PROGRAM=$program Scripts/count-instructions.sh "$2" | awk '{ print $3 }'
}

# allocations SUBJECT WORKLOAD: prints allocations per match.
allocations() {
    if [ "$1" = build ]; then
        "$program" build "$2" 3 --subject waymark | sed -nE 's/^([0-9.]+) allocations.*/\1/p'
        return
    fi
    "$program" run "$2" --subject "$1" --rounds 1 --json | sed -nE "s/.*\"workload\" *: *\"$2\".*\"allocations\": ([0-9.e-]+).*/\1/p"
}

counts() {
    while read -r workload subject; do
        printf '%s\t%s\t%s\t%s\n' "$workload" "$subject" "$(instructions "$subject" "$workload")" \
            "$(allocations "$subject" "$workload")"
    done <<'LIST'
github waymark-view
github waymark
app waymark-view
app waymark
app typed-macro
app typed-frozen
app waymark-typed
app typed-decoding
app print-macro
parts typed-parts
app_miss waymark
app_anywhere waymark-view
app_anywhere_custom waymark-view
escaped waymark-view
mixed waymark-view
long_10 waymark-view
long_10000 waymark-view
app build
github build
wide_1000 build
LIST
}

if [ "${1:-}" = --record ]; then
    counts >"$recorded"
    cat "$recorded"
    exit
fi
counts | awk -F '\t' -v OFS='\t' '
    NR == FNR { instructions[$1, $2] = $3; allocations[$1, $2] = $4; next }
    !(($1, $2) in instructions) { print $1, $2, "was never recorded"; failed = 1; next }
    $3 !~ /^[0-9]/ || $4 !~ /^[0-9]/ { print $1, $2, "cannot be counted"; failed = 1; next }
    {
        grew = $3 > 1.03 * instructions[$1, $2] || $4 > 1.03 * allocations[$1, $2] + 0.005
        print (grew ? "GREW" : "ok"), $1, $2, instructions[$1, $2] " -> " $3 " instructions", allocations[$1, $2] " -> " $4 " allocations"
        failed = failed || grew
    }
    END { exit failed }' "$recorded" -
