#!/usr/bin/env bash
# Every form of every hostile link is answered: each prefix, every bit flipped, escapes. The tool never ends by a signal
# and says what the library says, and the library opens nothing that the plain spelling of a link does not open.
# usage: Scripts/check-hostile.sh [SCRATCH-PATH]     of a build of the tests that is finished already
#
# WAYMARK_TOOL names another build of the tool to be asked, such as the one that is shipped.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

build=${1:-.build}
[ $# -gt 0 ] || swift build --build-tests
log=$(mktemp)
trap 'rm -f "$log"' EXIT
WAYMARK_ALL_FORMS=1 swift test --disable-xctest --skip-build --scratch-path "$build" \
    --filter 'HostileStreamTests|HostileFormTests' >"$log" 2>&1 || {
    grep -aE '^(✘|↳)|error:' "$log" | head -40
    fail "not every form of every hostile link is answered as it should be"
}
grep -aoE '[0-9]+ forms of hostile links.*' "$log" || fail "nothing was tried"
grep -aoE 'Test run with [1-9].*' "$log" || fail "no test was run"
