#!/usr/bin/env bash
# The benchmarks build, and every subject gives the right answers on every small workload. Times are
# judged in one way: sixteen times the text of a pattern takes no more than a few times sixteen times as long to read.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

forget_fetched Benchmarks/.build
swift build -c release --package-path Benchmarks --disable-build-manifest-caching
expect_nothing_fetched Benchmarks/.build
swift run -c release --package-path Benchmarks waymark-benchmarks check
swift run -c release --package-path Benchmarks --skip-build waymark-benchmarks patterns
swift run -c release --package-path Benchmarks --skip-build held-links 1000 10000
