#!/usr/bin/env bash
# Says what the five modules weigh: how much larger they make a stripped program, the processor time of their clean
# release build, their lines, how many of their files handle memory by hand, and how many files one look-up goes through.
# Nothing is judged; figures stand in Documentation/Speed.md. Linux alone.
# usage: Scripts/measure-house.sh [FLAG…]    flags of swiftc for the modules, for example: -Osize
#        Scripts/measure-house.sh --source   only what can be read in the sources: nothing is built
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

build=.build-size
export WAYMARK_SIZE=1
house=(WaymarkEngine WaymarkPatterns WaymarkCore WaymarkPrinting WaymarkExplain)

# sources MODULE…: their files.
sources() { (cd Sources/Library && find "$@" -name '*.swift' | sort); }

# code FILE…: their lines, without comments and blank lines.
code() { sed -E 's,(^|[[:space:]])//.*,,; /^[[:space:]]*$/d' "$@"; }

# folder FILE: its module, and its folder in it if it stands in one.
folder() { cut -d/ -f1,2 | sed 's,/[^/]*\.swift$,,'; }

say_lines() {
    local files
    mapfile -t files < <(sources "$@")
    (cd Sources/Library && echo "$*: $(cat "${files[@]}" | wc -l) lines in ${#files[@]} files," \
        "$(code "${files[@]}" | wc -l) without comments and blank lines")
}

say_unsafe() {
    local file files=()
    while read -r file; do
        if code "Sources/Library/$file" | grep -E 'Unsafe|unsafe|Unmanaged' >/dev/null; then files+=("$file"); fi
    done < <(sources "${house[@]}")
    echo "files with unsafe code: ${#files[@]}"
    printf '%s\n' "${files[@]}" | folder | sort | uniq -c | sort -k1,1nr -k2 | sed 's/^ */  /'
}

# The files that are named under a heading of the page.
say_way() {
    local files
    files=$(sed -n '/^## The way of a link$/,/^## The way of an uncommon link$/p' Documentation/Architecture.md |
        grep -oE '`Waymark[^`]*\.swift`' | sort -u | wc -l)
    echo "files that a look-up goes through: $files"
}

say_sources() {
    local module
    say_way
    say_unsafe
    for module in "${house[@]}"; do say_lines "$module"; done
    say_lines "${house[@]}"
}

# say_build WHAT TARGET…: builds targets into what stands already, and adds to the processor time of all.
say_build() {
    local what=$1 target
    shift
    for target in "$@"; do
        { time swift build -c release --disable-default-traits --target "$target" --scratch-path "$build" \
            "${flags[@]}" >"$build/log" 2>&1; } 2>>"$build/seconds" || fail "$(cat "$build/log")"
    done
    echo "clean release build, processor time, $what: $(awk '{ sum += $1 + $2 } END { print sum }' "$build/seconds") s"
}

# size NAME MODULE…: the bytes of a program with the objects of modules, stripped, without the sections that the linker
# may drop.
size() {
    local name=$1 objects=() module
    shift
    for module in "$@"; do objects+=("$products/$module.build/"*.o); done
    swiftc -O -swift-version 6 "$build/$name.swift" "${objects[@]}" -I "$products/Modules" -o "$build/$name" \
        -Xlinker --gc-sections -Xlinker --strip-all
    stat -c %s "$build/$name"
}

# say_size WHAT NAME MODULE…: how much larger a program is than an empty one.
say_size() {
    local what=$1 bytes
    shift
    bytes=$(size "$@")
    echo "a program that $what: $((bytes - empty)) bytes more than an empty one"
}

write_programs() {
    echo 'print(CommandLine.arguments.count)' >"$build/empty.swift"
    cat >"$build/splits.swift" <<'SWIFT'
import WaymarkEngine

print(try ParsedURL(CommandLine.arguments[0]).host as Any)
SWIFT
    cat >"$build/matches.swift" <<'SWIFT'
import WaymarkCore

var table = RouteTable<Int>(accepting: .host("example.com"), .scheme("myapp"))
table.add("/user/{id: Int}", to: 1)
print(try Router(table).match(for: CommandLine.arguments[0])?.captures["id"] as Any)
SWIFT
    cat >"$build/prints.swift" <<'SWIFT'
import WaymarkPrinting

var table = RouteTable<Int>(accepting: .host("example.com"), .scheme("myapp"))
table.add("/user/{id: Int}", named: "user", to: 1)
let router = try Router(table)
print(router.match(for: CommandLine.arguments[0])?.captures["id"] as Any)
print(try router.url(named: "user", captures: ["id": 1]))
SWIFT
    cat >"$build/explains.swift" <<'SWIFT'
import WaymarkExplain

var table = RouteTable<Int>(accepting: .host("example.com"), .scheme("myapp"))
table.add("/user/{id: Int}", to: 1)
print(try Router(table).explanation(for: CommandLine.arguments[0]))
SWIFT
    cat >"$build/routes.swift" <<'SWIFT'
import WaymarkCore
import WaymarkRoutes

var table = RouteTable<Int>(accepting: .host("example.com"), .scheme("myapp"))
table.add("/user/{id}") { (id: Int) in id } inverse: { $0 }
let router = try Router(table)
print(router.route(for: CommandLine.arguments[0]) as Any, try router.url(for: 1))
SWIFT
}

if [ "${1:-}" = --source ]; then
    say_sources
    exit
fi

rm -rf "$build"
mkdir "$build"
flags=()
for flag in "$@"; do flags+=(-Xswiftc "$flag"); done
TIMEFORMAT='%U %S'
say_build "the engine" WaymarkEngine
say_build "engine, patterns, core" WaymarkPatterns WaymarkCore
say_build "all five, with proofs" WaymarkPrinting WaymarkExplain
swift build -c release --disable-default-traits --target WaymarkRoutes --scratch-path "$build" "${flags[@]}" >&2
products=$(swift build -c release --disable-default-traits --scratch-path "$build" --show-bin-path)

write_programs
empty=$(size empty)
core=("${house[@]::3}")
say_size "splits links" splits WaymarkEngine
say_size "matches links with a table made at run time" matches "${core[@]}"
say_size "prints links too" prints "${core[@]}" WaymarkPrinting
say_size "explains links" explains "${core[@]}" WaymarkExplain
say_size "has typed routes" routes "${core[@]}" WaymarkPrinting WaymarkRoutes
say_sources
