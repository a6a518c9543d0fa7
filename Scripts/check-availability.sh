#!/usr/bin/env bash
# The targets that import no Foundation compile for the oldest Apple systems in Package.swift. No Apple SDK is needed:
# the toolchain's own interface files of the standard library carry Apple's availability, and are compiled here for an
# Apple triple, once, into a cache. Simulator triples, because the interfaces of x86-64 Linux do not fit arm64.
set -euo pipefail
cd "$(dirname "$0")/.."

# In the order of their imports. A target that imports Foundation cannot be checked in this way.
targets=(
    WaymarkEngine WaymarkLanguages WaymarkPatterns WaymarkCore WaymarkPrinting WaymarkProofs WaymarkExplain
    WaymarkNotations WaymarkRoutes WaymarkCoding WaymarkDispatch
)

swiftc=$(readlink -f "$(command -v swiftc)")
frontend=$(dirname "$swiftc")/swift-frontend
library=$(dirname "$(dirname "$swiftc")")/lib/swift
cache=.build-availability/$(swiftc --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9.]+).*/\1/p')

# The version of a platform in the manifest: `platform iOS` prints 16 for `.iOS(.v16)`.
platform() { sed -nE "s/.*\.$1\(\.v([0-9]+)\).*/\1/p" Package.swift; }
triples=("x86_64-apple-ios$(platform iOS).0-simulator" "x86_64-apple-macos$(platform macOS).0")

features=()
for feature in $(sed -nE 's/.*enableUpcomingFeature\("([A-Za-z]+)"\).*/\1/p' Package.swift); do
    features+=(-enable-upcoming-feature "$feature")
done

# compile_library MODULE: one module of the standard library, from its interface, into $modules.
compile_library() {
    local module=$1 interface=$modules/$1.swiftinterface flags=()
    [ -f "$modules/$module.swiftmodule" ] && return
    sed "s/-target x86_64-unknown-linux-gnu/-target $triple/g" \
        "$library/linux/$module.swiftmodule/x86_64-unknown-linux-gnu.swiftinterface" >"$interface"
    case $module in
    Swift)
        flags=(-parse-stdlib)
        # One back-deployed function has no body in the Linux interface.
        perl -0pi -e 's/\@backDeployed\([^)]*\)\n(?=(?:\@[^\n]*\n)?[^\n]*_diagnoseUnavailableCodeReached\(\))//' \
            "$interface"
        ;;
    _Concurrency) sed -i -E 's/@backDeployed\([^)]*\)//g' "$interface" ;;
    Synchronization) sed -i -e '/^import Glibc/d' -e 's/_swift_stdlib_gettid()/UInt32(0)/g' "$interface" ;;
    esac
    "$frontend" -compile-module-from-interface "$interface" -o "$modules/$module.swiftmodule" \
        -module-name "$module" ${flags[@]+"${flags[@]}"} -target "$triple" -disable-objc-interop \
        -disable-availability-checking -I "$modules" -resource-dir "$resources" 2>"$modules/$module.log" ||
        { cat "$modules/$module.log" >&2 && return 1; }
}

# check_target TARGET: type-checks a target of ours and leaves its module for the targets that import it.
check_target() {
    local files
    mapfile -t files < <(find Sources/*/"$1" -name '*.swift' | sort)
    "$frontend" -emit-module "${files[@]}" -o "$modules/$1.swiftmodule" -module-name "$1" -package-name waymark \
        -swift-version 6 -parse-as-library "${features[@]}" -enable-bare-slash-regex -target "$triple" \
        -disable-objc-interop -I "$modules" -resource-dir "$resources"
}

# check_triple TRIPLE: all targets, for one system.
check_triple() {
    local triple=$1 module target
    local modules=$cache/$triple resources=$cache/resources-$triple
    mkdir -p "$modules" "$resources"
    ln -sfn "$library/shims" "$resources/shims"
    ln -sfn "$library/clang" "$resources/clang"
    for module in Swift _Concurrency _Builtin_float _RegexParser _StringProcessing RegexBuilder Synchronization \
        SwiftOnoneSupport; do
        compile_library "$module"
    done
    for target in "${targets[@]}"; do
        check_target "$target"
        echo "$target is available on $triple"
    done
}

checks=()
for triple in "${triples[@]}"; do
    check_triple "$triple" &
    checks+=($!)
done
result=0
for check in "${checks[@]}"; do wait "$check" || result=1; done
exit "$result"
