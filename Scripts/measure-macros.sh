#!/usr/bin/env bash
# How long the compiler takes for an enum with @Routes, in debug, after a touch: seconds of the processor, the macro's
# process included.
# usage: Scripts/measure-macros.sh [SCRATCH-PATH [CASES…]]     of a build that is finished already; 50 150 300 cases
set -euo pipefail
cd "$(dirname "$0")/.."

build=${1:-.build}
shift || true
[ $# -gt 0 ] || set -- 50 150 300
products=$(swift build --enable-all-traits --scratch-path "$build" --show-bin-path)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# source_of CASES: three of ten cases are constants, five have one or two parameters, two a query.
source_of() {
    awk -v count="$1" 'BEGIN {
        print "import WaymarkMacros\n@Routes(accepting: .host(\"example.com\"), .scheme(\"myapp\"))\npublic enum AppRoute: Equatable {"
        for (i = 0; i < count; i++) {
            kind = i % 10
            if (kind < 3) printf "@Route(\"/s%d/home\") case c%d\n", i, i
            else if (kind < 6) printf "@Route(\"/s%d/user/{id}\") case c%d(id: Int)\n", i, i
            else if (kind < 8) printf "@Route(\"/s%d/user/{id}/posts/{post}\") case c%d(id: Int, post: String)\n", i, i
            else if (kind < 9) printf "@Route(\"/s%d/search?q={query}&tag={tags}&page={page}\") case c%d(query: String, tags: [String] = [], page: Int = 1)\n", i, i
            else printf "@Route(\"/s%d/a/{a}/b/{b}?c={c}&d={d}\") case c%d(a: Int, b: String, c: Bool?, d: Int?)\n", i, i
        }
        print "}"
    }'
}

TIMEFORMAT='%U'
for count in "$@"; do
    source_of "$count" >"$folder/AppRoute.swift"
    printf '%s cases: ' "$count"
    time swiftc -frontend -c -Onone -parse-as-library -swift-version 6 -module-name App \
        -primary-file "$folder/AppRoute.swift" -I "$products/Modules" \
        -load-plugin-executable "$products/WaymarkMacrosPlugin-tool#WaymarkMacrosPlugin" -o "$folder/AppRoute.o"
done
