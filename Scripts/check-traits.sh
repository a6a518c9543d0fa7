#!/usr/bin/env bash
# Without the default traits the package builds, and no dependency is fetched.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

# Seen through links from a folder of its own: a Package.resolved left by a build with traits would fetch everything.
copy=.build-traits
mkdir -p "$copy"
for part in Package.swift Sources Tests; do
    ln -sfn "../$part" "$copy/$part"
done
rm -f "$copy/Package.resolved"
forget_fetched "$copy/.build"
swift build --package-path "$copy" --disable-default-traits
expect_nothing_fetched "$copy/.build"
