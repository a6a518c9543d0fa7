#!/usr/bin/env bash
# A program that uses WaymarkCore and WaymarkRoutes loads neither Foundation nor ICU, and fetches no dependency.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

package=Tests/LinkageTest
forget_fetched "$package/.build"
swift build --package-path "$package" --disable-build-manifest-caching
expect_nothing_fetched "$package/.build"

program=$(swift build --package-path "$package" --show-bin-path)/linkage-test
"$program"
libraries=$(ldd "$program" | grep -iE 'foundation|icu' || true)
[ -z "$libraries" ] || fail "a program that uses WaymarkCore and WaymarkRoutes loads these:"$'\n'"$libraries"
echo "neither Foundation nor ICU is loaded"
