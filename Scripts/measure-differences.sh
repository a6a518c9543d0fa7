#!/usr/bin/env bash
# How long 'waymark check' and 'waymark diff' take for tables of growing size, and how much memory: one row for each edit and
# each number of routes, in processor time. Twice the routes should take little more than twice as long.
#
# usage: Scripts/measure-differences.sh [ROUTES…]   250 to 4000 unless told otherwise
# WAYMARK_TOOL names a build of the tool; otherwise one is made.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

if [ -z "${WAYMARK_TOOL:-}" ]; then
    swift build -c release --product waymark --traits Tool,Hashing
    WAYMARK_TOOL=$(swift build -c release --product waymark --traits Tool,Hashing --show-bin-path)/waymark
fi
[ $# -gt 0 ] || set -- 250 500 1000 2000 4000
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
example=$PWD/Examples/github/waymark.yaml
cd "$folder"

# routes NUMBER: ten below each first segment, as in the workload 'wide'.
routes() {
    printf 'waymark: 1\nsources: [https://example.com, myapp://]\nsyntax: braces\nroutes:\n'
    for ((index = 0; index < $1 / 10; index++)); do
        local number=0
        for path in '' '/{id}' '/{id}/edit' '/{id}/share' '/{id}/edit/{sub}' /new '/by/{key}' '/by/{key}/all' \
            '/by/{key}/all/{leaf}' /new/first; do
            printf "  r%d-%d: '/section-%d%s'\n" "$index" "$number" "$index" "$path"
            number=$((number + 1))
        done
    done
}

# row NAME COMMAND…: runs the tool, which may say no.
row() {
    local name=$1 status=0
    shift
    /usr/bin/time -f "%U %M" -o times "$WAYMARK_TOOL" "$@" > /dev/null || status=$?
    [ "$status" -le 1 ] || fail "'$name' ended with $status"
    # With a status beside zero a sentence stands in front.
    tail -1 times | awk -v name="$name" '{ printf "%-28s %6.2f s %5.0f MB\n", name, $1, $2 / 1024 }'
}

# edit FILE NAME EXPRESSION: what 'diff' says of a change with sed.
edit() {
    sed -E "$3" "$1.yaml" > edited.yaml
    cmp -s "$1.yaml" edited.yaml && fail "the edit changes nothing: $2"
    row "$1, $2" diff "$1.yaml" edited.yaml
}

cp "$example" github.yaml
for count in "$@"; do routes "$count" > "wide_$count.yaml"; done
for table in github "${@/#/wide_}"; do
    row "$table, check" check --routes "$table.yaml"
    edit "$table" "one source less" 's/^(sources: \[[^,]*), .*\]$/\1]/'
    edit "$table" "case folded" 's/^syntax: braces$/&\npolicy: { isCaseInsensitive: true }/'
    edit "$table" "first item counts" 's/^syntax: braces$/&\npolicy: { repeatedItems: first }/'
    edit "$table" "order of the file" 's/^syntax: braces$/&\nprecedence: declaration/'
done
