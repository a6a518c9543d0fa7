#!/usr/bin/env bash
# The benchmarks build, and every subject gives the right answers on every small workload. Times are
# judged in one way: sixteen times the text of a pattern takes no more than a few times sixteen times as long to read.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

forget_fetched "$plain"
swift build -c release --package-path Benchmarks --scratch-path "$plain" --disable-build-manifest-caching
expect_nothing_fetched "$plain"
products=$(swift build -c release --package-path Benchmarks --scratch-path "$plain" --show-bin-path)
"$products/waymark-benchmarks" check
"$products/waymark-benchmarks" patterns
"$products/held-links" 1000 10000
