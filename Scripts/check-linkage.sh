#!/usr/bin/env bash
# A program of WaymarkRoutes, WaymarkDispatch and WaymarkNotations links neither Foundation, nor ICU, nor the mathematics of the
# C library (which Foundation brings), and fetches no dependency: in debug and release, by every linker that is there, with
# the runtime as a library and inside. A program of Waymark does load Foundation, which shows that the check finds it, and
# does not load FoundationNetworking.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

package=Tests/LinkageTest
modules=(
    WaymarkEngine WaymarkLanguages WaymarkPatterns WaymarkCore WaymarkPrinting WaymarkExplain
    WaymarkRoutes WaymarkCoding WaymarkDispatch WaymarkNotations
)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# symbols OPTIONS FILE…: the names that nm lists.
symbols() { nm "$@" 2>/dev/null | awk 'NF > 1 { sub(/@.*/, "", $NF); print $NF }' | sort -u; }

# mathematics: what only libm has.
mathematics() {
    comm -23 <(symbols -D --defined-only "$(clang -print-file-name=libm.so.6)") \
        <(symbols -D --defined-only "$(clang -print-file-name=libc.so.6)")
}

# expect_no_mathematics BUILD: fails if an object of a module needs a function of libm.
expect_no_mathematics() {
    local module found
    for module in "${modules[@]}"; do
        [ -d "$1/$module.build" ] || fail "$module was not built: the check is broken"
        found=$(find "$1/$module.build" -name '*.o' -exec nm -u {} + | awk '$1 == "U" { print $2 }' | sort -u |
            comm -12 - "$scratch/mathematics" | tr '\n' ' ')
        [ -z "$found" ] || fail "$module calls the C library's mathematics: $found"
    done
}

# loaded PROGRAM: the libraries that it should not load.
loaded() { (ldd "$1" || true) 2>&1 | grep -iE 'foundation|icu' || true; }

# expect_links BUILD NAME OPTION…: links the objects of the build once more, runs the program, and looks at what it loads.
expect_links() {
    local build=$1 program=$scratch/$2 libraries
    shift 2
    # SwiftPM gives the entry points of programs names of their own.
    swiftc "$@" -Xlinker --defsym=main=linkage_test_main \
        "@$build/linkage-test.product/Objects.LinkFileList" -o "$program" ||
        fail "a program without Foundation does not link with: $*"
    "$program" >/dev/null
    libraries=$(loaded "$program")
    [ -z "$libraries" ] || fail "a program of ${modules[*]} loads these ($*):"$'\n'"$libraries"
    links=$((links + 1))
}

mathematics >"$scratch/mathematics"
grep -qx trunc "$scratch/mathematics" || fail "the names of the C library's mathematics were not found"
forget_fetched "$plain"
links=0
for configuration in debug release; do
    swift build --package-path "$package" --scratch-path "$plain" --configuration "$configuration" --disable-build-manifest-caching
    expect_nothing_fetched "$plain"
    build=$(swift build --package-path "$package" --scratch-path "$plain" --configuration "$configuration" --show-bin-path)
    "$build/linkage-test"
    [ -z "$(loaded "$build/linkage-test")" ] || fail "the program loads these:"$'\n'"$(loaded "$build/linkage-test")"
    [ -n "$(loaded "$build/umbrella-test")" ] || fail "Foundation is not found where it is loaded: the check is broken"
    ! ldd "$build/umbrella-test" | grep -i FoundationNetworking || fail "a program of Waymark loads FoundationNetworking"
    expect_no_mathematics "$build"
    for linker in lld gold bfd; do
        command -v "ld.$linker" >/dev/null || continue
        expect_links "$build" "$configuration-$linker" "-use-ld=$linker"
        expect_links "$build" "$configuration-$linker-static" "-use-ld=$linker" -static-stdlib
    done
done
[ "$links" -ge 4 ] || fail "no linker was found to link with"
echo "neither Foundation nor ICU nor mathematics is linked, $links ways"
