#!/usr/bin/env bash
# Compares proofs with every link that can be tried, on thousands of random tables over the whole brace syntax, both
# precedences and all flags of a policy: no route is said to be unreached that is reached, no winner is missed, no shortest
# link is longer than one that was tried, and nothing is left undecided. The same for overlaps.
# usage: Scripts/check-proofs.sh [TIMES]     so many times two hundred tables; 100 unless told otherwise
#
# All tables are tried with all links of one segment, one of ten with two, and one of a hundred with three.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

build=.build-proofs
swift build --enable-all-traits -c release --build-tests -Xswiftc -enable-testing --scratch-path "$build" >&2
log=$(mktemp)
trap 'rm -f "$log"' EXIT
WAYMARK_THOROUGH=${1:-100} swift test --enable-all-traits -c release -Xswiftc -enable-testing --disable-xctest --skip-build --scratch-path "$build" \
    --filter 'WaymarkProofsTests' >"$log" 2>&1 || {
    grep -aE '^(✘|↳)|error:' "$log" | head -40
    fail "not every proof is right"
}
grep -aoE '[0-9]+ tables, .*' "$log" || fail "no table was tried"
grep -aoE '[0-9]+ links, [0-9]+ overlaps.*' "$log" || fail "no overlap was tried"
grep -aoE 'Test run with [1-9].*' "$log" || fail "no test was run"
