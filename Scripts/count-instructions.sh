#!/usr/bin/env bash
# Counts the instructions of one match by callgrind: the same on every run, whatever else the machine does.
# usage: Scripts/count-instructions.sh [WORKLOAD…]     SUBJECTS="waymark textbook-trie" chooses the subjects
#        COMMAND=build counts those of building the table, once     PROGRAM=… takes a program that is built already
#        COMMAND=first counts those of the first table and the first match of a process
#        CONFIGURATION=debug counts without optimisation
#
# Two loops of different length, and the difference per match: so the start of the program and the building of the
# table drop out. The cost of the loop itself is taken off as well. What happens once in a process is counted once.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")/.."
. Scripts/support.sh

command -v valgrind >/dev/null || fail "valgrind is missing: apt-get install valgrind"
export SWIFT_DETERMINISTIC_HASHING=1

command=${COMMAND:-loop}
case $command in
loop) each=match ;; build) each=build ;; first) each='table and match' ;;
*) fail "expected loop, build or first, not '$command'" ;;
esac
program=${PROGRAM:-}
if [ -z "$program" ]; then
    configuration=${CONFIGURATION:-release}
    swift build -c "$configuration" --package-path Benchmarks --scratch-path "$plain" --disable-build-manifest-caching >&2
    program=$(swift build -c "$configuration" --package-path Benchmarks --scratch-path "$plain" --show-bin-path)/waymark-benchmarks
fi

# Valgrind gives up on programs whose debug information it cannot read.
stripped=$(mktemp)
trap 'rm -f "$stripped"' EXIT
strip --strip-debug "$program" -o "$stripped"

# count SUBJECT WORKLOAD [PASSES]: prints instructions and matches or builds; nothing if the subject cannot do the workload.
count() {
    local output subject=$1
    shift
    output=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$stripped" "$command" "$@" --subject "$subject" 2>&1) || {
        grep -q 'cannot do' <<<"$output" || fail "$output"
        return 0
    }
    sed -nE 's/.*Collected *: *([0-9]+).*/\1/p; s/^([0-9]+) (matches|builds)$/\1/p' <<<"$output" | sort -rn | tr '\n' ' '
}

# per_match SUBJECT WORKLOAD: prints instructions per match or build with one decimal, or those of a process.
per_match() {
    local few many
    if [ "$command" = first ]; then
        count "$1" "$2"
        return
    fi
    few=$(count "$1" "$2" 1)
    [ -n "$few" ] || return 0
    many=$(count "$1" "$2" 5)
    echo "$few $many" | awk '{ printf "%.1f", ($3 - $1) / ($4 - $2) }'
}

subjects=${SUBJECTS:-waymark textbook-trie url-components}
for workload in "${@:-github}"; do
    loop=$(per_match empty-loop "$workload")
    [ -n "$loop" ] || fail "no workload is called $workload; see: swift run --package-path Benchmarks waymark-benchmarks list"
    for subject in $subjects; do
        instructions=$(per_match "$subject" "$workload")
        [ -z "$instructions" ] || printf '%-20s %-16s %12s instructions per %s\n' "$workload" "$subject" \
            "$(awk "BEGIN { printf \"%.1f\", $instructions - $loop }")" "$each"
    done
done
