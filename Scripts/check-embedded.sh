#!/usr/bin/env bash
# The modules below the routes compile as Embedded Swift, to objects, for a machine without an operating system whose Int
# has 32 bits; and a program of them, which makes a table and matches, prints and explains links, is linked and does what
# it should. The program matters: generic code is looked at where it is used, and no sooner.
#
# What Embedded Swift cannot have stands behind `hasFeature(Embedded)`, in five places:
#
# - AnyPatternSyntax is the native syntax: there are no values of any type
# - MakingError is one type: there are no errors of any type
# - Condition is not Codable: there is no Codable
# - GlobalsType has no name of its type: types have none
# - Bytes are read one by one where the standard library would ask for all at once: that may throw any error
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

# In the order of their imports.
modules=(WaymarkEngine WaymarkLanguages WaymarkPatterns WaymarkCore WaymarkPrinting WaymarkProofs WaymarkExplain)
triple=wasm32-unknown-none-wasm
build=.build-embedded
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
library=$(dirname "$tools")/lib/swift/embedded/$triple
[ -d "$library" ] || fail "this toolchain has no Embedded Swift for $triple: $library"
rm -rf "$build" && mkdir -p "$build"

features=()
for feature in $(sed -n '/^let settings/,/^]/p' Package.swift | sed -nE 's/.*enableUpcomingFeature\("([A-Za-z]+)"\).*/\1/p'); do
    features+=(-enable-upcoming-feature "$feature")
done

# compile MODULE FILE…: compiles a module to an object, and shows nothing but what is wrong.
compile() {
    swiftc -target "$triple" -enable-experimental-feature Embedded -Werror EmbeddedRestrictions -Osize -wmo \
        -parse-as-library -swift-version 6 ${features[@]+"${features[@]}"} -package-name waymark -I "$build" \
        -module-name "$1" -emit-module -emit-module-path "$build/$1.swiftmodule" -c -o "$build/$1.o" "${@:2}" \
        2>"$build/$1.log" || { cat "$build/$1.log" >&2 && fail "$1 does not compile as Embedded Swift"; }
    echo "$1 compiles as Embedded Swift"
}

for module in "${modules[@]}"; do
    mapfile -t files < <(find "Sources/$module" -name '*.swift' | sort)
    compile "$module" "${files[@]}"
done
compile Program Tests/Embedded/Program.swift

"$tools/clang" --target="$triple" -O2 -ffreestanding -fno-builtin -mbulk-memory -c Tests/Embedded/support.c \
    -o "$build/support.o"
"$tools/wasm-ld" --no-entry -z stack-size=1048576 --export=firstFalseFact "$build"/*.o \
    "$library/libswiftUnicodeDataTables.a" -o "$build/program.wasm"
answer=$("$tools/wasmkit" run "$build/program.wasm" firstFalseFact)
[ "$answer" = "[WasmTypes.Value.i32(0)]" ] || fail "the number of the first fact that does not hold: $answer"
echo "a program of them does what it should"
