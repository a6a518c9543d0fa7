#!/usr/bin/env bash
# Packages that depend on a version of Waymark build and run: one without traits, debug and release, whose dynamic library wraps
# Waymark, and one with macros and another macro package that asks for swift-syntax 602. Prints seconds of CPU for each
# clean build, and the bytes of each stripped program.
# usage: Scripts/check-consumers.sh [plain|macros]     both unless told otherwise
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh
unset WAYMARK_MODULES # as consumers have it

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git clone --quiet . "$work/waymark"
git -C "$work/waymark" tag 0.1.0

# manifest FOLDER DEPENDENCIES TARGETS: a package that depends on the version.
manifest() {
    cat >"$work/$1/Package.swift" <<SWIFT
// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription
let package = Package(name: "$1", platforms: [.macOS(.v13)], dependencies: [$2], targets: [$3])
package.products = [.library(name: "Wrapper", type: .dynamic, targets: ["Wrapped"])]
SWIFT
}

# build FOLDER CONFIGURATION EXPECTED: builds a package, runs its program, and prints the cost.
build() {
    local program before after seconds
    before=$(children)
    swift build --package-path "$work/$1" -c "$2" >"$work/log" 2>&1 || fail "$(tail -20 "$work/log")"
    after=$(children)
    seconds=$(awk "BEGIN { print $after - $before }")
    program=$(swift build --package-path "$work/$1" -c "$2" --show-bin-path)/app
    [ "$("$program")" = "$3" ] || fail "$1, $2: the program says $("$program") and not $3"
    strip "$program" -o "$work/stripped"
    printf '%-8s %-8s %4.0f s of CPU, %8d bytes\n' "$1" "$2" "$seconds" "$(stat -c %s "$work/stripped")"
}

# children: seconds of CPU that the processes which this script has started took.
children() { times | awk 'NR == 2 { gsub("[ms]", " "); print $1 * 60 + $2 + $3 * 60 + $4 }'; }

version="url: \"file://$work/waymark\", from: \"0.1.0\""
waymark='.product(name: "Waymark", package: "waymark")' macros='.product(name: "WaymarkMacros", package: "waymark")'

plain() {
    mkdir -p "$work"/plain/Sources/{app,Wrapped,wrapped-app}
    manifest plain ".package($version, traits: [])" "
        .target(name: \"Wrapped\", dependencies: [$waymark]),
        .executableTarget(name: \"app\", dependencies: [$waymark]),
        .executableTarget(name: \"wrapped-app\", dependencies: [\"Wrapped\"])"
    cat >"$work/plain/Sources/app/main.swift" <<'SWIFT'
import Waymark
var table = RouteTable<Int>(accepting: .host("example.com"))
table.add("/user/{id}") { (id: Int) in id } inverse: { $0 }
let router = try Router(table)
print(router.route(for: "https://example.com/user/7") ?? 0)
SWIFT
    cat >"$work/plain/Sources/Wrapped/Wrapped.swift" <<'SWIFT'
import Waymark
public func opens(_ link: String) throws -> Bool {
    var table = RouteTable<Int>(accepting: .host("example.com"))
    table.add("/home", to: 1)
    return try Router(table).route(for: link) != nil
}
SWIFT
    cat >"$work/plain/Sources/wrapped-app/main.swift" <<'SWIFT'
import Wrapped
print(try opens("https://example.com/home"))
SWIFT
    for configuration in debug release; do
        build plain "$configuration" 7
        [ "$("$(swift build --package-path "$work/plain" -c "$configuration" --show-bin-path)/wrapped-app")" = true ] ||
            fail "$configuration: a program of a dynamic library that wraps Waymark does not match"
    done
}

macros() {
    mkdir -p "$work"/macros/Sources/{app,Wrapped,OtherMacros}
    manifest macros ".package($version), .package(url: \"https://github.com/swiftlang/swift-syntax\", \"602.0.0\"..<\"604.0.0\")" "
        .macro(name: \"OtherMacros\", dependencies: [
            .product(name: \"SwiftSyntaxMacros\", package: \"swift-syntax\"),
            .product(name: \"SwiftCompilerPlugin\", package: \"swift-syntax\")]),
        .target(name: \"Wrapped\", dependencies: [$macros]),
        .executableTarget(name: \"app\", dependencies: [$macros, \"OtherMacros\"])"
    cat >"$work/macros/Sources/app/main.swift" <<'SWIFT'
import WaymarkMacros
@Routes(accepting: .host("example.com"))
enum AppRoute: Equatable {
    @Route("/user/{id}") case user(id: Int)
}
print(AppRoute("https://example.com/user/7") == .user(id: 7) ? 7 : 0)
SWIFT
    echo 'import WaymarkMacros' >"$work/macros/Sources/Wrapped/Wrapped.swift"
    cat >"$work/macros/Sources/OtherMacros/OtherMacros.swift" <<'SWIFT'
import SwiftCompilerPlugin
import SwiftSyntaxMacros
@main struct OtherMacros: CompilerPlugin { let providingMacros: [any Macro.Type] = [] }
SWIFT
    build macros debug 7
}

case ${1:-both} in
plain | macros) "$1" ;;
both) plain && macros ;;
*) fail "expected plain or macros, not '$1'" ;;
esac
