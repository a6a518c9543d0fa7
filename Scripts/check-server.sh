#!/usr/bin/env bash
# The examples of servers build, and a client on this machine gets the files of associations from the first as systems do.
set -euo pipefail
cd "$(dirname "$0")/.."

# Both have Waymark with the same trait, which is compiled once.
swift test --package-path Examples/Server --scratch-path .build-servers --disable-xctest
swift build --package-path Examples/HummingbirdServer --scratch-path .build-servers --disable-build-manifest-caching
