# shellcheck shell=bash disable=SC2154 # Scripts/support.sh sets temporary and plain
# The package from a consumer's view: its format, manifest, traits, loaded libraries, and supported systems.

## format: every Swift file follows .swift-format, and every public declaration has a documentation comment
check_format() { swift format lint --strict --recursive --parallel .; }

## prose: the English of comments and Markdown files is within the limits of Scripts/checks/prose.py; PROSE=verbs lists the matches of a rule
check_prose() { python3 Scripts/checks/prose.py ${PROSE:+"$PROSE"}; }

## package: the folders Library, Macros and Tool, the lines of code of "import Waymark" and of the plugin, products, traits and unsafe flags
check_package() {
    unset WAYMARK_MODULES
    python3 Scripts/checks/package.py
}

## traits: without the default traits every target builds, and no dependency is fetched
check_traits() {
    # Builds as a dependency without traits: a Package.resolved of an earlier build with traits would fetch all
    # dependencies.
    local package=Tests/LinkageTest folder
    forget_fetched "$plain"
    for folder in Sources/*/*; do
        swift build --disable-index-store --package-path "$package" --scratch-path "$plain" --target "$(basename "$folder")"
    done
    swift build --disable-index-store --package-path "$package" --scratch-path "$plain" --product waymark
    expect_nothing_fetched "$plain"
}

# The modules that do not link Foundation into programs.
foundationless=(
    WaymarkEngine WaymarkLanguages WaymarkCore WaymarkPrinting WaymarkExplain
    WaymarkRoutes WaymarkCoding WaymarkDispatch WaymarkNotations
)

# symbols OPTION… FILE…: prints the symbols that nm lists.
symbols() { nm "$@" 2>/dev/null | awk 'NF > 1 { sub(/@.*/, "", $NF); print $NF }' | sort -u; }

# mathematics: prints the symbols that only libm defines.
mathematics() {
    comm -23 <(symbols -D --defined-only "$(clang -print-file-name=libm.so.6)") \
        <(symbols -D --defined-only "$(clang -print-file-name=libc.so.6)")
}

# expect_no_mathematics BUILD: fails if an object of a module without Foundation references a function of libm.
expect_no_mathematics() {
    local module found
    for module in "${foundationless[@]}"; do
        [ -d "$1/$module.build" ] || fail "$module was not built: the check is broken"
        found=$(find "$1/$module.build" -name '*.o' -exec nm -u {} + | awk '$1 == "U" { print $2 }' | sort -u |
            comm -12 - "$temporary/mathematics" | tr '\n' ' ')
        [ -z "$found" ] || fail "$module calls the C library's mathematics: $found"
    done
}

# loaded PROGRAM: prints the Foundation and ICU libraries that the program loads.
loaded() { (ldd "$1" || true) 2>&1 | grep -iE 'foundation|icu' || true; }

# expect_links BUILD NAME OPTION…: links the objects of the build again, runs the program, and checks its loaded
# libraries.
expect_links() {
    local build=$1 program=$temporary/$2 libraries
    shift 2
    # SwiftPM renames the entry points of programs.
    swiftc "$@" -Xlinker --defsym=main=linkage_test_main \
        "@$build/linkage-test.product/Objects.LinkFileList" -o "$program" ||
        fail "a program without Foundation does not link with: $*"
    "$program" >/dev/null
    libraries=$(loaded "$program")
    [ -z "$libraries" ] || fail "a program of ${foundationless[*]} loads these ($*):"$'\n'"$libraries"
    links=$((links + 1))
}

## linkage: programs of modules without Foundation link neither Foundation nor ICU nor libm, by every linker; Waymark does not load FoundationNetworking
check_linkage() {
    # In debug and release, by every installed linker, with a dynamic and a static runtime. Nothing is fetched. As a
    # control, a program of Waymark loads Foundation, and the check finds it.
    local package=Tests/LinkageTest configuration build linker links=0
    make_temporary
    mathematics >"$temporary/mathematics"
    grep -qx trunc "$temporary/mathematics" || fail "the names of the C library's mathematics were not found"
    forget_fetched "$plain"
    for configuration in debug release; do
        swift build --disable-index-store --package-path "$package" --scratch-path "$plain" --configuration "$configuration" --disable-build-manifest-caching
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
}

# platform NAME: prints the minimum version of a platform in the manifest. "platform iOS" prints 16 for `.iOS(.v16)`.
platform() { sed -nE "s/.*\.$1\(\.v([0-9]+)\).*/\1/p" Package.swift; }

# compile_library MODULE: compiles one module of the standard library from its interface, into $modules.
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

# compile_target TARGET: type-checks a target of the package, and keeps its module for the targets that import it.
compile_target() {
    local files
    mapfile -t files < <(find Sources/*/"$1" -name '*.swift' | sort)
    "$frontend" -emit-module "${files[@]}" -o "$modules/$1.swiftmodule" -module-name "$1" -package-name waymark \
        -swift-version 6 -parse-as-library "${features[@]}" -enable-bare-slash-regex -target "$triple" \
        -disable-objc-interop -I "$modules" -resource-dir "$resources"
}

# compile_for TRIPLE: compiles all targets for one system.
compile_for() {
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
        compile_target "$target"
        echo "$target is available on $triple"
    done
}

## availability: targets without Foundation compile for the oldest Apple systems of Package.swift, without an Apple SDK
check_availability() {
    # The toolchain's interface files of the standard library include Apple's availability. They are compiled for an
    # Apple triple once, and cached. The triples are for simulators, because the interfaces of x86-64 Linux do not
    # compile for arm64. Targets are in the order of their imports. Targets that import Foundation cannot be checked in
    # this way.
    local targets=(
        WaymarkEngine WaymarkLanguages WaymarkCore WaymarkPrinting WaymarkProofs WaymarkExplain
        WaymarkNotations WaymarkRoutes WaymarkCoding WaymarkDispatch
    )
    local swiftc frontend library cache features=() feature triples triple checks result check
    swiftc=$(readlink -f "$(command -v swiftc)")
    frontend=$(dirname "$swiftc")/swift-frontend
    library=$(dirname "$(dirname "$swiftc")")/lib/swift
    cache=.build-availability/$(swiftc --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9.]+).*/\1/p')
    triples=("x86_64-apple-ios$(platform iOS).0-simulator" "x86_64-apple-macos$(platform macOS).0")
    while read -r feature; do features+=(-enable-upcoming-feature "$feature"); done < <(
        sed -nE 's/.*enableUpcomingFeature\("([A-Za-z]+)"\).*/\1/p' Package.swift
    )
    checks=()
    for triple in "${triples[@]}"; do
        compile_for "$triple" &
        checks+=($!)
    done
    result=0
    for check in "${checks[@]}"; do wait "$check" || result=1; done
    [ "$result" -eq 0 ] || fail "a target is not available on the oldest systems of Package.swift"
}


# manifest FOLDER DEPENDENCIES TARGETS: writes a manifest with a dynamic library of the target Wrapped.
manifest() {
    cat >"$temporary/$1/Package.swift" <<SWIFT
// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription
let package = Package(
    name: "$1", platforms: [.macOS(.v13)],
    products: [.library(name: "Wrapper", type: .dynamic, targets: ["Wrapped"])],
    dependencies: [$2], targets: [$3])
SWIFT
}

# seconds BEFORE AFTER: prints the CPU seconds of child processes between two outputs of `times`.
seconds() {
    cat "$1" "$2" | awk '{ gsub("[ms]", " "); $0 = $0; sum[NR] = $1 * 60 + $2 + $3 * 60 + $4 } END { print sum[4] - sum[2] }'
}

# expect_program FOLDER CONFIGURATION: builds a package, runs its programs, which must print true, and prints the cost
# of the build.
expect_program() {
    local folder=$temporary/$1 programs program
    times >"$temporary/before"
    swift build --package-path "$folder" -c "$2" >"$temporary/log" 2>&1 || fail "$1, $2: $(tail -20 "$temporary/log")"
    times >"$temporary/after"
    programs=$(swift build --package-path "$folder" -c "$2" --show-bin-path)
    for program in app wrapped-app; do
        [ "$("$programs/$program")" = true ] || fail "$1, $2: $program prints '$("$programs/$program")' and should print 'true'"
    done
    strip "$programs/app" -o "$temporary/stripped"
    printf '%-7s %-7s %4.0f s of CPU, %8d bytes stripped\n' "$1" "$2" "$(seconds "$temporary/before" "$temporary/after")" "$(stat -c %s "$temporary/stripped")"
}

# consumer FOLDER MODULE DEPENDENCIES TARGETS CODE: creates a package whose programs print the result of the function
# `opens` in CODE. `app` links the module, and `wrapped-app` links a dynamic library that wraps the module.
consumer() {
    local product=".product(name: \"$2\", package: \"waymark\")"
    mkdir -p "$temporary/$1"/Sources/{app,Wrapped,wrapped-app}
    manifest "$1" "$3" "
        .target(name: \"Wrapped\", dependencies: [$product]),
        .executableTarget(name: \"app\", dependencies: [$product]),
        .executableTarget(name: \"wrapped-app\", dependencies: [\"Wrapped\"])$4"
    printf '%s\n' "$5" >"$temporary/$1/Sources/Wrapped/Wrapped.swift"
    printf '%s\nprint(try opens())\n' "$5" >"$temporary/$1/Sources/app/main.swift"
    printf 'import Wrapped\nprint(try opens())\n' >"$temporary/$1/Sources/wrapped-app/main.swift"
}

## consumers: packages that depend on a version of Waymark build and run, debug and release: without traits, with a dynamic library that wraps Waymark, and with another package's swift-syntax; prints seconds and bytes
check_consumers() {
    unset WAYMARK_MODULES
    make_temporary
    git clone --quiet . "$temporary/waymark"
    git -C "$temporary/waymark" tag 0.1.0
    local version="url: \"file://$temporary/waymark\", from: \"0.1.0\""
    consumer plain Waymark ".package($version, traits: [])" '' 'import Waymark
public func opens() throws -> Bool {
    var table = RouteTable<Int>(accepting: [.host("example.com")])
    table.add("/user/{id}") { (id: Int) in id } inverse: { $0 }
    return try Router(table).route(for: "https://example.com/user/7") == 7
}'
    # A package with its own macros, which accepts fewer versions of swift-syntax.
    local syntax='.package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"603.0.0")'
    consumer macros WaymarkMacros ".package($version), $syntax" ',
        .macro(name: "OtherMacros", dependencies: [
            .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            .product(name: "SwiftCompilerPlugin", package: "swift-syntax")]),
        .target(name: "Other", dependencies: ["OtherMacros"])' 'import WaymarkMacros
@Routes(accepting: [.host("example.com")])
enum AppRoute: Equatable {
    @Route("/user/{id}") case user(id: Int)
}
public func opens() throws -> Bool { AppRoute("https://example.com/user/7") == .user(id: 7) }'
    mkdir -p "$temporary"/macros/Sources/{OtherMacros,Other}
    echo 'public let other = 1' >"$temporary/macros/Sources/Other/Other.swift"
    cat >"$temporary/macros/Sources/OtherMacros/OtherMacros.swift" <<'SWIFT'
import SwiftCompilerPlugin
import SwiftSyntaxMacros
@main struct OtherMacros: CompilerPlugin { let providingMacros: [any Macro.Type] = [] }
SWIFT
    expect_program plain debug
    expect_program plain release
    expect_program macros debug
}
