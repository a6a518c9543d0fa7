#!/usr/bin/env bash
# What `waymark generate` writes is compiled by the compilers of its languages and run: for Examples/github, a table of every
# type and shape, the routes of the benchmarks, the example of the page, and random tables. Every link and every refusal is the one
# that Waymark's own printer gives for the same values, and what was printed is matched again by Waymark.
# The enum of Swift opens each link that it prints as the same case again, by its frozen table.
# usage: Scripts/check-generated.sh [SCRATCH-PATH]     of a build of tool and tests that is finished already
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

for command in node tsc java kotlinc; do
    command -v "$command" >/dev/null ||
        fail "$command is missing: apt-get install nodejs node-typescript default-jre-headless kotlin"
done
scratch=${1:-.build}
[ $# -gt 0 ] || swift build --enable-all-traits --build-tests --scratch-path "$scratch"
waymark=$(swift build --enable-all-traits --scratch-path "$scratch" --show-bin-path)/waymark
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export JAVA_OPTS=${JAVA_OPTS:--Xmx3G}
page=Sources/Library/Waymark/Waymark.docc/Articles/GeneratedCode.md

# block LANGUAGE: the first block of a language on the page.
block() { awk -v start="\`\`\`$1" '$0 == start { on = 1; next } on && /^```/ { exit } on' "$page"; }

# generate NAME ROUTES LIMIT: code and vectors of a route file, in both languages.
generate() {
    mkdir -p "$work/kt/$1"
    "$waymark" generate typescript --routes "$2" --output "$work/ts/$1.ts" 2>>"$work/notes" &&
        "$waymark" vectors typescript --routes "$2" --limit "$3" --module "./$1" --output "$work/ts/try-$1.ts" &&
        "$waymark" generate typescript --routes "$2" --output "$work/ts/$1.ts" --check >/dev/null 2>&1 &&
        "$waymark" generate kotlin --routes "$2" --package "$1" --output "$work/kt/$1/Links.kt" 2>>"$work/notes" &&
        "$waymark" vectors kotlin --routes "$2" --limit "$3" --package "$1" --output "$work/kt/$1/Vectors.kt"
}

# run_vectors NAME ROUTES: both programs agree with Waymark, and Waymark with them.
run_vectors() {
    node "$work/ts/try-$1.js" >"$work/$1.ts.out" || fail "$1: TypeScript does not write what Waymark writes"
    java -cp "$work/kt/classes:$standard" "$1.VectorsKt" >"$work/$1.kt.out" ||
        fail "$1: Kotlin does not write what Waymark writes"
    cut -f2 "$work/$1.ts.out" "$work/$1.kt.out" | sort -u >"$work/links"
    sort -u "$work/$1.ts.out" "$work/$1.kt.out" | cut -f1,2 | awk -F'\t' '{ print $2 "\t" $1 }' | sort -u >"$work/expected"
    "$waymark" match --rows --exit-zero --routes "$2" --select url,route --format tsv <"$work/links" |
        sort -u >"$work/found"
    diff "$work/expected" "$work/found" >"$work/difference" ||
        fail "$1: Waymark opens something else:"$'\n'"$(head -5 "$work/difference")"
    links=$((links + $(cat "$work/$1.ts.out" "$work/$1.kt.out" | wc -l)))
}

# The objects of the modules that an enum links: those of files that are still there.
objects=()
for module in Engine Patterns Core Printing Languages Proofs Explain Routes; do
    for object in "${waymark%/*}/Waymark$module.build"/*.o; do
        name=${object##*/}
        [ -z "$(find "Sources/Library/Waymark$module" -name "${name%.o}")" ] || objects+=("$object")
    done
done

# run_swift NAME ROUTES LIMIT: the program of Swift agrees with Waymark.
run_swift() {
    mkdir -p "$work/swift/$1"
    # Swift has no words for sources of http alone, which random tables have.
    "$waymark" generate swift --routes "$2" --output "$work/swift/$1/AppRoute.swift" 2>"$work/error" || {
        grep -q 'no words for links of http' "$work/error" && return
        fail "$(cat "$work/error")"
    }
    "$waymark" vectors swift --routes "$2" --limit "$3" --output "$work/swift/$1/Vectors.swift"
    # The objects may count the lines that they run.
    swiftc -Onone -profile-generate -swift-version 6 -warnings-as-errors -parse-as-library -module-name Try -I "${waymark%/*}/Modules" \
        "$work/swift/$1"/*.swift "${objects[@]}" -o "$work/swift/$1/try"
    "$work/swift/$1/try" >"$work/$1.swift.out" ||
        fail "$1: Swift does not write what Waymark writes:"$'\n'"$(grep -m5 '^failed' "$work/$1.swift.out")"
    links=$((links + $(wc -l <"$work/$1.swift.out")))
}

mkdir -p "$work/ts" "$work/kt" "$work/random"
standard=$(dpkg -L kotlin libkotlin-java 2>/dev/null | grep -m1 '/kotlin-stdlib\.jar$' || true)
[ -n "$standard" ] || standard=/usr/share/java/kotlin-stdlib.jar

block yaml >"$work/page.yaml"
cut -f1 Benchmarks/Data/app.tsv | sort -u | awk '{ printf "  r%d: \"%s\"\n", NR, $0 }' |
    { printf 'waymark: 1\nsources: [https://example.com, "myapp://"]\nroutes:\n'; cat; } >"$work/app.yaml"
WAYMARK_ROUTE_FILES="$work/random" swift test --enable-all-traits --disable-xctest --skip-build --scratch-path "$scratch" \
    --filter GeneratedTests >"$work/log" 2>&1 || fail "$(tail -20 "$work/log")"

tables=()
add() {
    generate "$@" || fail "$1: no code is written:"$'\n'"$(tail -5 "$work/notes")"
    tables+=("$1=$2")
}
add github Examples/github/waymark.yaml 60
add shapes Tests/WaymarkToolTests/Fixtures/shapes.yaml 200
add names Tests/WaymarkToolTests/Fixtures/names.yaml 20
add app "$work/app.yaml" 40
add page "$work/page.yaml" 200
for file in "$work"/random/*.json; do add "$(basename "$file" .json)" "$file" 40; done

# The page's own programs.
block ts | sed 's/^links\.\(.*\);  *\/\/ \(.*\)$/if (links.\1 !== "\2") throw new Error("\2");/' |
    sed 's|"./links"|"./page"|' >"$work/ts/example.ts"
block kotlin | sed 's/com.example.links/page/' >"$work/kt/page/Example.kt"

tsc --strict --target ES2020 --module commonjs "$work"/ts/try-*.ts "$work/ts/example.ts"
kotlinc -nowarn "$work"/kt/*/*.kt -d "$work/kt/classes" 2>&1 | grep -v '^OpenJDK' || true
[ -d "$work/kt/classes" ] || fail "kotlinc compiled nothing"

links=0
for table in "${tables[@]}"; do run_vectors "${table%%=*}" "${table#*=}"; done
run_swift github Examples/github/waymark.yaml 12
run_swift shapes Tests/WaymarkToolTests/Fixtures/shapes.yaml 200
run_swift names Tests/WaymarkToolTests/Fixtures/names.yaml 12
run_swift app "$work/app.yaml" 20
run_swift page "$work/page.yaml" 200
for file in $(ls "$work"/random/*.json | head -12); do run_swift "$(basename "$file" .json)" "$file" 40; done
refusals=$(cat "$work"/ts/try-*.ts "$work"/kt/*/Vectors.kt "$work"/swift/*/Vectors.swift | grep -c '^ *refused("' || true)
[ "$links" -gt 10000 ] && [ "$refusals" -gt 5000 ] || fail "only $links links and $refusals refusals were tried"

node "$work/ts/example.js" | diff - <(sed -n 's|^// \(leads-elsewhere .*\)|\1|p' "$page") ||
    fail "the example of TypeScript prints something else"
java -cp "$work/kt/classes:$standard" ExampleKt | diff - <(block kotlin | sed -nE 's|.*println\(.*// (.*)|\1|p') ||
    fail "the example of Kotlin prints something else"

# A file that is not what would be written.
echo '// changed' >>"$work/ts/page.ts"
! "$waymark" generate typescript --routes "$work/page.yaml" --output "$work/ts/page.ts" --check >/dev/null ||
    fail "--check takes a file that was changed"

echo "${#tables[@]} tables, $links links and $refusals refusals of Swift, TypeScript and Kotlin are those of Waymark"
