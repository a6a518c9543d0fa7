#!/usr/bin/env bash
# Spark, DuckDB and ClickHouse count the links of a log per route as the filter does, each in its own way: Examples/Logs.
# Installs them, once, into a folder that git does not know.
# usage: Scripts/check-logs.sh [LINES [EXPRESSION-LINES]]    100,000 and 2,000; 10000000 200000 for the figures of the page
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

Examples/Logs/install.sh .build-logs
WAYMARK_TOOL=$(Integrations/build-tool.sh)
[ -f .build-c/lib/libwaymark.so ] || Scripts/build-c-library.sh
export WAYMARK_TOOL WAYMARK_LIBRARY=$PWD/.build-c/lib/libwaymark.so
.build-logs/bin/python Examples/Logs/compare.py "${1:-100000}" "${2:-2000}"
