#!/usr/bin/env bash
# Every target and every test builds without a warning, imports nothing that its manifest does not declare, and says
# of each public type whether it is Sendable. Dependencies are left alone: their warnings are not ours to mend.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

# A build folder of its own, because other flags mean that everything is compiled again. Our own targets always are:
# a file that is not compiled does not repeat its warnings.
build=.build-strict
rm -rf "$build"/debug/Waymark*.build

# Not an error by itself, because the runner of the tests, which SwiftPM writes, has public classes too.
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The plan is made anew, too: it says where the removed folders' files are. What the tests run most is optimized, and the libraries
# count which of their lines are run, so that one build is enough for the steps after this one.
WAYMARK_TRIED=1 swift build --enable-all-traits --build-tests --scratch-path "$build" \
    -debug-info-format none --disable-build-manifest-caching \
    --explicit-target-dependency-import-check error \
    -Xswiftc -warnings-as-errors \
    -Xswiftc -Wwarning -Xswiftc ExplicitSendable | tee "$log"

unclear=$(grep -E '^[^ ]*/Sources/.*#ExplicitSendable' "$log" | sort -u || true)
[ -z "$unclear" ] || fail "public types should say whether they are Sendable:"$'\n'"$unclear"
echo "no warnings"
