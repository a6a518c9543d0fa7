#!/usr/bin/env bash
# The tool does what the README shows, as a user runs it: by its commands and their exit codes.
# usage: Scripts/check-acceptance.sh [SCRATCH-PATH]     of a build of the tool; the program that is shipped unless told otherwise
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

routes=Examples/github/waymark.yaml urls=Examples/github/urls.txt
output=$(mktemp)
trap 'rm -f "$output"' EXIT

# expect CODE COMMAND…: runs the tool, with standard input as given, and fails on any other exit code.
expect() {
    local expected=$1 code=0
    shift
    "$tool" "$@" >"$output" || code=$?
    [ "$code" -eq "$expected" ] || fail "waymark $* exited with $code instead of $expected:"$'\n'"$(tail -20 "$output")"
    echo "waymark $*: exit code $code, as it should be"
}

if [ $# -gt 0 ]; then tool=$(swift build --enable-all-traits --scratch-path "$1" --show-bin-path)/waymark; else tool=$(Integrations/build-tool.sh); fi

# Some of the URLs match nothing, hence 1.
expect 1 match --routes "$routes" <"$urls"
lines=$(grep -c '' "$output") given=$(grep -c . "$urls")
[ "$lines" -eq "$given" ] || fail "$given URLs gave $lines lines"
odd=$(grep -nvE '^\{"url": ?".*"outcome": ?"(matched|unmatched|rejected)".*\}$' "$output" | head -5 || true)
[ -z "$odd" ] || fail "these lines are not results in JSON:"$'\n'"$odd"
for outcome in matched unmatched; do
    grep -qE "\"outcome\": ?\"$outcome\"" "$output" || fail "no URL is $outcome"
done
echo "$lines URLs gave a line of JSON each"

expect 0 test --routes "$routes"

# The files of systems say what the routes say.
aasa=Examples/github/apple-app-site-association
expect 0 associate aasa --check --routes "$routes" --host github.com --output "$aasa"
expect 0 associate assetlinks --check --routes "$routes" --host github.com --output Examples/github/assetlinks.json
expect 0 associate manifest --check --routes "$routes" --output Examples/github/AndroidManifest.xml
expect 0 drift --routes "$routes" --host github.com --aasa "$aasa" --fail-on unclaimed,uneven,undecided
expect 0 drift --routes "$routes" --host github.com --aasa "$aasa" --assetlinks Examples/github/assetlinks.json \
    --manifest Examples/github/AndroidManifest.xml --fail-on unclaimed,uneven,undecided
