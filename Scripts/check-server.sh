#!/usr/bin/env bash
# The examples of servers build, and a client on this machine gets the files of associations from the first as systems do.
set -euo pipefail
cd "$(dirname "$0")/.."

swift test --package-path Examples/Server --disable-xctest
swift build --package-path Examples/HummingbirdServer
