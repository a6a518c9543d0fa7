#!/usr/bin/env bash
# The benchmarks build, and every subject gives the right answers on every small workload. No time is judged here.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

forget_fetched Benchmarks/.build
swift build -c release --package-path Benchmarks --disable-build-manifest-caching
expect_nothing_fetched Benchmarks/.build
swift run -c release --package-path Benchmarks waymark-benchmarks check
swift run -c release --package-path Benchmarks --skip-build held-links 1000 10000
