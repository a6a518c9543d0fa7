#!/usr/bin/env bash
# Every fuzzer runs for some seconds and finds nothing: no trap, no hang, no memory without end, no difference to the
# references. What is found is kept as a file, and the command that repeats it is shown.
#
# usage: Scripts/check-fuzzers.sh [SECONDS] [FUZZER…]   15 seconds each unless told otherwise
# With ADDRESS=1 in the environment memory errors and leaks count, too; that is slower, and finds less of the rest.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh
export SWIFT_BACKTRACE=enable=no # the backtracer would hold what the fuzzer needs to keep the input

seconds=${1:-15}
[[ $seconds =~ ^[1-9][0-9]*$ ]] || fail "'$seconds' is no number of seconds"
shift $(($# > 0 ? 1 : 0))
fuzzers=("$@")
[ ${#fuzzers[@]} -gt 0 ] || fuzzers=($(cd Fuzzers/Sources && ls -d Fuzz[A-Z]*))

# The optimiser and both sanitizers together leave nothing of what guides a fuzzer.
configuration=release sanitizers=(--sanitize=fuzzer) build=.build-fuzz
if [ -n "${ADDRESS:-}" ]; then
    export LSAN_OPTIONS=suppressions=$PWD/Scripts/sanitizers.supp:print_suppressions=0
    configuration=debug sanitizers=(--sanitize=fuzzer --sanitize=address) build=.build-fuzz-address
fi
swift build -c "$configuration" --package-path Fuzzers --scratch-path "Fuzzers/$build" "${sanitizers[@]}" \
    -Xswiftc -use-ld=lld -Xswiftc -parse-as-library
programs=$PWD/Fuzzers/$build/$configuration

seeds=$PWD/Fuzzers/.build-seeds
rm -rf "$seeds"
swift Fuzzers/seeds.swift "$seeds"

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT

# fuzz FUZZER: runs one, and leaves what it says, and how it ended. What earlier runs have found to be of interest stays.
fuzz() {
    local fuzzer=$1 result=0 words=Fuzzers/Words/$1.dict
    local corpus=Fuzzers/.build-corpus/$1 findings=Fuzzers/.build-findings/$1
    mkdir -p "$corpus" "$findings" "$seeds/$fuzzer"
    local options=(-artifact_prefix="$findings/" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=1024 -max_len=2048)
    [ ! -f "$words" ] || options+=("-dict=$words")
    "$programs/$fuzzer" "$corpus" "$seeds/$fuzzer" "${options[@]}" -print_final_stats=1 >"$logs/$fuzzer" 2>&1 || result=$?
    echo "$result" >"$logs/$fuzzer.result"
}

# Two at a time.
for fuzzer in "${fuzzers[@]}"; do
    while [ "$(jobs -rp | wc -l)" -ge 2 ]; do wait -n || true; done
    fuzz "$fuzzer" &
done
wait

failed=()
for fuzzer in "${fuzzers[@]}"; do
    log=$logs/$fuzzer result=$(cat "$logs/$fuzzer.result")
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    coverage=$(grep -oE 'cov: [0-9]+' "$log" | tail -1 || true)
    printf '%-16s %9s runs in %4d s, %s\n' "$fuzzer" "${runs:-no}" "$seconds" "${coverage:-}"
    [ "$result" -eq 0 ] && [ "${runs:-0}" -gt 0 ] && continue
    failed+=("$fuzzer")
    grep -avE '^(#|"|=+ *Recommended)' "$log" | tail -40
    echo "to repeat it: $programs/$fuzzer $(ls -t "Fuzzers/.build-findings/$fuzzer"/* 2>/dev/null | head -1)"
done
[ ${#failed[@]} -eq 0 ] || fail "found something: ${failed[*]}"
