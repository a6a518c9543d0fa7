#!/usr/bin/env bash
# Hides each route of Examples/github and of the app table in turn, feeds its links among the others' and among wrong ones to
# `waymark infer`, and says of other links what the proposals take: the page "At scale".
# usage: Scripts/measure-infer.sh [LINKS [EVERY [TABLE…]]]     1,000 links of each route, every route; github, app
#
# Precision: of the links that proposals take, how many are of a hidden route. Recall: of the hidden route's links that no
# route takes while it is hidden, and that come from a source of the table, how many they take. Fails where a proposal is below 0.9 or 0.8, does not pass 'check' or
# 'test', or changes an answer, as 'diff' says. WAYMARK_TOOL names another build to be measured.
set -euo pipefail
cd "$(dirname "$0")/.."

count=${1:-1000} every=${2:-1}
shift 2 2>/dev/null || shift $#
[ $# -gt 0 ] || set -- github app
if [ -z "${WAYMARK_TOOL:-}" ]; then
    swift build -c release --product waymark --traits Tool,Hashing --scratch-path .build-tool >&2
    WAYMARK_TOOL=$(swift build -c release --traits Tool,Hashing --scratch-path .build-tool --show-bin-path)/waymark
fi
python3 Scripts/measure-infer.py "$WAYMARK_TOOL" "$count" "$every" "$@"
