#!/usr/bin/env bash
# Draws the picture of the report in the README anew, by Chromium: the page of Examples/github, on which a link is tried.
# usage: Scripts/draw-report.sh [TOOL]     .build/debug/waymark unless told otherwise
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

command -v chromium >/dev/null || fail "chromium is missing: apt-get install chromium"
tool=$(readlink -f "${1:-.build/debug/waymark}") picture=$PWD/Documentation/Pictures/report.png
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
(cd Examples/github && "$tool" report --output "$folder/report.html" --title 'Links of github.com' --log urls.txt)
chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1200,680 --virtual-time-budget=4000 \
    --user-data-dir="$folder/browser" --screenshot="$picture" \
    "file://$folder/report.html#link=https://github.com/octocat/Hello-World/issues/42?tab=x" 2>/dev/null
[ -s "$picture" ] || fail "no picture was drawn"
echo "$(stat -c %s "$picture") bytes"
