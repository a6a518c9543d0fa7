#!/usr/bin/env bash
# Without the default traits every target builds, and no dependency is fetched.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

# As a dependency without traits: a Package.resolved that a build with traits has left here would fetch everything.
package=Tests/LinkageTest
forget_fetched "$plain"
for folder in Sources/*/*; do
    target=$(basename "$folder")
    swift build --package-path "$package" --scratch-path "$plain" --target "$target"
done
swift build --package-path "$package" --scratch-path "$plain" --product waymark
expect_nothing_fetched "$plain"
