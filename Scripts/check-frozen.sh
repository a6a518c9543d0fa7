#!/usr/bin/env bash
# A frozen table in a program is constant data, in debug and in release: it is found among the constants of the program as
# it was written. At launch it costs at most 190,000 instructions with the first match, beyond a program without it, and one of
# 10,000 routes costs what one of ten does. The program of 60 routes has at most 260,000 bytes more. Prints the time to compile, too.
# "release" is built with the flags of the environment variable WAYMARK_SIZE, and has the bars; "plain" is a release build as
# consumers have it, and is printed.
#
# The routes of an enum, as `@Routes` writes them, are measured to the first route: such a program links what makes tables and
# prints as well, so that most of its cost is the loader's.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

command -v valgrind >/dev/null || fail "valgrind is missing: apt-get install valgrind"
export SWIFT_DETERMINISTIC_HASHING=1
limit=190000
weight_limit=260000
routes_limit=360000
package=Tests/LinkageTest
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# compile CONFIGURATION PROGRAM FILE…: a program of these files of Swift and objects.
compile() {
    local configuration=$1 program=$2 options=(-Onone)
    shift 2
    [ "$configuration" = debug ] || options=(-O -wmo)
    swiftc "${options[@]}" -swift-version 6 -parse-as-library -module-name Launch -I "$build/Modules" "$@" \
        -Xlinker --gc-sections -o "$program"
}

# instructions PROGRAM LINK: those of the whole process.
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 | sed -nE 's/.*Collected *: *([0-9]+).*/\1/p'
}

# is_constant PROGRAM: whether the text of a table stands among its read-only data, before it runs.
is_constant() {
    objcopy -O binary --only-section=.rodata "$1" "$scratch/constants"
    grep -aq 'WMFT' "$scratch/constants"
}

# measure PROGRAM LINK: how many instructions the program takes beyond an empty one, and how many bytes.
measure() {
    answer=$("$1" "$2")
    [ "$answer" -ge 0 ] 2>/dev/null || fail "$configuration, $table: the link is not matched: $answer"
    is_constant "$1" || fail "$configuration, $table: the table is not among the constants"
    cost=$(($(instructions "$1" "$2") - empty))
    strip "$1" -o "$scratch/stripped"
    strip "$scratch/empty" -o "$scratch/stripped-empty"
    weight=$(($(stat -c %s "$scratch/stripped") - $(stat -c %s "$scratch/stripped-empty")))
    printf '%-8s %-6s routes: %7d instructions to the first match, %8d bytes, compiled in %5d ms\n' \
        "$configuration" "$table" "$cost" "$weight" "$taken"
}

for configuration in plain release debug; do
    folder=$plain options=(--configuration release)
    unset WAYMARK_SIZE
    case $configuration in
    release) folder=.build-size && export WAYMARK_SIZE=1 ;;
    debug) options=(--configuration debug) ;;
    esac
    for product in frozen-maker linkage-test; do
        swift build --package-path "$package" --scratch-path "$folder" "${options[@]}" --product "$product" \
            --disable-build-manifest-caching >&2
    done
    build=$(swift build --package-path "$package" --scratch-path "$folder" "${options[@]}" --show-bin-path)
    compile "$configuration" "$scratch/empty" "$package/Launch/empty.swift"
    empty=$(instructions "$scratch/empty" https://example.com/)
    for table in app 10 10000; do
        if [ "$table" = app ]; then
            cut -f1 Benchmarks/Data/app.tsv | sort -u | "$build/frozen-maker" >"$scratch/table.swift"
            link=https://example.com/home
        else
            "$build/frozen-maker" "$table" >"$scratch/table.swift"
            link=https://example.com/group7/route7/15
        fi
        start=$(date +%s%N)
        compile "$configuration" "$scratch/program" "$package/Launch/launch.swift" "$scratch/table.swift" \
            "$build"/WaymarkEngine.build/*.o
        taken=$((($(date +%s%N) - start) / 1000000))
        measure "$scratch/program" "$link"
        [ "$table" != 10 ] || few=$cost
        [ "$configuration" != release ] || [ "$cost" -le "$limit" ] ||
            fail "more than $limit instructions to the first match of $table routes: $cost"
        [ "$configuration" != release ] || [ "$table" != app ] || [ "$weight" -le "$weight_limit" ] ||
            fail "a program with $table routes has more than $weight_limit bytes beyond an empty one: $weight"
        [ "$table" != 10000 ] || [ $((cost - few)) -le 5000 ] ||
            fail "$configuration: a table of 10,000 routes costs $((cost - few)) instructions more than one of ten"
    done
    table=enum
    objects=()
    for module in Engine Patterns Core Printing Routes; do
        objects+=("$build/Waymark$module.build"/*.o)
    done
    start=$(date +%s%N)
    compile "$configuration" "$scratch/routes" "$package/Launch/routes.swift" \
        Benchmarks/Sources/WaymarkBenchmarks/AppRoute.swift Benchmarks/Sources/WaymarkBenchmarks/AppRoute+table.swift \
        "${objects[@]}"
    taken=$((($(date +%s%N) - start) / 1000000))
    measure "$scratch/routes" https://example.com/user/15/posts/3
    [ "$configuration" != release ] || [ "$cost" -le "$routes_limit" ] ||
        fail "more than $routes_limit instructions to the first route of an enum: $cost"
done
