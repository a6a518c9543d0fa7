#!/usr/bin/env bash
# The tool as it is shipped answers every form of every hostile link: each prefix, every bit flipped, escapes. It never
# ends by a signal, and says what the library says.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

swift build -c release --product waymark
WAYMARK_TOOL=$(swift build -c release --show-bin-path)/waymark
export WAYMARK_TOOL WAYMARK_ALL_FORMS=1
log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift test --disable-xctest --filter HostileStreamTests >"$log" 2>&1 || {
    grep -aE '^(✘|↳)|error:' "$log" | head -40
    fail "the tool does not answer hostile links as the library does"
}
grep -aE 'forms of hostile links|Test run with [1-9]' "$log" || fail "nothing was tried"
