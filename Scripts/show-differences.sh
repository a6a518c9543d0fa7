#!/usr/bin/env bash
# Makes ten edits of the example in a git history of its own, and shows what 'waymark diff' says of each, as a reviewer of a
# pull request reads it.
#
# usage: Scripts/show-differences.sh [FORMAT]   text unless told otherwise; or markdown, json
# WAYMARK_TOOL names a build of the tool; otherwise one is made.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

format=${1:-text}
if [ -z "${WAYMARK_TOOL:-}" ]; then
    swift build -c release --product waymark --traits Tool,Hashing
    WAYMARK_TOOL=$(swift build -c release --product waymark --traits Tool,Hashing --show-bin-path)/waymark
fi
example=$PWD/Examples/github/waymark.yaml
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
git init -q
git config user.name example
git config user.email example@example.com
cp "$example" waymark.yaml
git add waymark.yaml
git commit -q -m "The example"

# edit SENTENCE EXPRESSION: changes the file with sed, and shows what follows.
edit() {
    sed -E -i.before "$2" waymark.yaml && rm waymark.yaml.before
    git diff --quiet && fail "the edit changes nothing: $1"
    git commit -q -a -m "$1"
    printf '\n=== %s\n\n' "$1"
    local status=0
    "$WAYMARK_TOOL" diff git:HEAD~1 waymark.yaml --format "$format" || status=$?
    [ "$status" -le 1 ] || fail "the tool ended with $status"
}

edit "Call a route by another name, and say so" "s/^  stars\.list:\$/  stars.named:\n    renamedFrom: stars.list/"
edit "Call a route by another name, and do not say so" "s/^  codespaces\.templates:\$/  codespaces.models:/"
edit "Rename a parameter" "s#/stars/\{user: Login\}/lists/\{list\}#/stars/{user: Login}/lists/{name}#"
edit "Widen a type" "s/lengths: \[7, 40\]/lengths: [4, 40]/"
edit "Narrow a type" "s/GistHash: \{ characters: hex, lengths: \[20, 32\]/GistHash: { characters: hex, lengths: [20, 30]/"
edit "Add a word to a type" "s/Period: \{ oneOf: \[daily,/Period: { oneOf: [hourly, daily,/"
edit "Leave a word out of a type" "s#, weekly, monthly\]\$|daily, weekly, monthly\]#daily, monthly]#"
edit "Print another host" "s#^sources: \[https://github.com, https://www.github.com,#sources: [https://www.github.com, https://github.com,#"
edit "Accept white space around links" "s/^syntax: braces\$/syntax: braces\npolicy: { trimsWhitespace: true }/"
edit "Take no more links of a host" "s#^sources: \[https://www.github.com, https://github.com,#sources: [https://github.com,#"
