#!/usr/bin/env bash
# The adapters for SwiftUI and UIKit, and the example app, compile on Linux against stand-ins of Apple's modules, and do
# what their tests say. That proves that they agree with the stand-ins, whose signatures are Apple's; not that Apple's
# modules behave as these do. Each adapter stays small, because nothing else can be said of it here.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

for adapter in WaymarkSwiftUI WaymarkUIKit; do
    lines=$(cat Sources/Library/$adapter/*.swift | grep -cvE '^[[:space:]]*(//|$)')
    echo "$adapter has $lines lines of code"
    [ "$lines" -le 350 ] || fail "$adapter should have at most 350 lines of code: what decides belongs into WaymarkDispatch"
done
# The stand-ins let UIKit bring Foundation along, as Apple's does, and nobody knows for sure what else does.
for file in $(grep -lE '\b(URL|NSUserActivity|timeIntervalSinceReferenceDate)\b' Sources/Library/WaymarkSwiftUI/*.swift Sources/Library/WaymarkUIKit/*.swift); do
    grep -qE 'import Foundation' "$file" || fail "$file uses Foundation and should import it"
done

[ "$(uname)" = Linux ] || { echo "the stand-ins are for Linux" && exit 0; }

# Its own build folder: modules named as Apple's must not be seen by any other build.
package=Tests/AppleStubs
swift build --package-path "$package" --build-tests -Xswiftc -warnings-as-errors
results=$(swift test --package-path "$package" --disable-xctest --skip-build -Xswiftc -warnings-as-errors 2>&1) ||
    fail "$results"
grep 'Test run with [1-9]' <<<"$results" || fail "no test ran"
