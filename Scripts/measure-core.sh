#!/usr/bin/env bash
# Says what WaymarkCore costs those who link it: the processor time of a clean build in release, and how much larger a
# stripped program is with it than without. Nothing is judged; figures stand in Documentation/Speed.md. Linux alone.
# usage: Scripts/measure-core.sh [FLAG…]     flags of swiftc for the core, for example: -Osize
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

build=.build-size
rm -rf "$build"
flags=()
for flag in "$@"; do flags+=(-Xswiftc "$flag"); done
TIMEFORMAT='clean release build of WaymarkCore: %U s of user time, %S s of system time'
time swift build -c release --disable-default-traits --target WaymarkCore --scratch-path "$build" "${flags[@]}" >&2
products=$(swift build -c release --disable-default-traits --scratch-path "$build" --show-bin-path)
expect_nothing_fetched "$build"

echo 'print(CommandLine.arguments.count)' >"$build/empty.swift"
cat >"$build/user.swift" <<'SWIFT'
import WaymarkCore

var table = RouteTable<Int>(accepting: .host("example.com"), .scheme("myapp"))
table.add("/user/{id: Int}", to: 1)
print(try Router(table).match(CommandLine.arguments[0])?.captures["id"] as Any)
SWIFT

# size NAME OBJECT…: prints the bytes of a program, stripped, without the sections that the linker may drop.
size() {
    local name=$1
    shift
    swiftc -O -swift-version 6 "$build/$name.swift" "$@" -I "$products/Modules" -o "$build/$name" \
        -Xlinker --gc-sections -Xlinker --strip-all
    stat -c %s "$build/$name"
}

empty=$(size empty) user=$(size user "$products"/WaymarkCore.build/*.o)
echo "an empty program: $empty bytes; one that matches a link: $user bytes; $((user - empty)) more"
