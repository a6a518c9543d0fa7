# Sourced by other scripts: compiles the modules that the routes depend on, as Embedded Swift for wasm32, to objects.

# In the order of their imports.
modules=(WaymarkEngine WaymarkLanguages WaymarkCore WaymarkPrinting WaymarkProofs WaymarkExplain)
triple=wasm32-unknown-none-wasm
optimization=${optimization:--Osize} # the sourcing script may override it
build=.build-embedded$optimization
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
library=$(dirname "$tools")/lib/swift/embedded/$triple
[ -d "$library" ] || fail "this toolchain has no Embedded Swift for $triple: $library"

# The source files of the tool that are part of the report's engine.
engine_files=(
    Sources/Tool/WaymarkTool/Output/{Escaping,JSONObject,OutputBuffer+json,OutputBuffer,Style}.swift
    Sources/Tool/WaymarkTool/Matching/{LinkPart,LinkRenderer,NearMissTrie+unmatched,NearMissTrie,NearMissWalk,VariantJSON}.swift
    Sources/Tool/WaymarkTool/Rows/{OutputBuffer+cells,RowFormat}.swift
    Sources/Tool/WaymarkTool/Printing/PrintRequest.swift
    Sources/Tool/WaymarkTool/Explaining/Explanation+json.swift
    Sources/Tool/WaymarkTool/{ToolError,ExitStatus,Listing/RouteDeprecation,Listing/RoutePattern+sources,Streaming/InputLine}.swift
    Sources/Tool/WaymarkManifest/RouteMonth.swift
)
mapfile -t -O ${#engine_files[@]} engine_files < <(find "Sources/Tool/WaymarkTool/Reporting/Engine" -name '*.swift' ! -name '*+writing.swift' | LC_ALL=C sort)

# compile MODULE FILE…: compiles a module to an object. Prints the compiler's output only after a failure.
compile() {
    local features=() feature
    for feature in $(sed -n '/^let settings/,/^]/p' Package.swift | sed -nE 's/.*enableUpcomingFeature\("([A-Za-z]+)"\).*/\1/p'); do
        features+=(-enable-upcoming-feature "$feature")
    done
    swiftc -target "$triple" -enable-experimental-feature Embedded -Werror EmbeddedRestrictions -D LongIntegers "$optimization" -wmo \
        -parse-as-library -swift-version 6 ${features[@]+"${features[@]}"} -package-name waymark -I "$build" \
        -module-name "$1" -emit-module -emit-module-path "$build/$1.swiftmodule" -c -o "$build/$1.o" "${@:2}" \
        2>"$build/$1.log" || { cat "$build/$1.log" >&2 && fail "$1 does not compile as Embedded Swift"; }
}

# compile_modules: compiles the changed modules and all later ones in the list.
compile_modules() {
    local stamp module files
    mkdir -p "$build"
    stamp=$({ swiftc --version 2>/dev/null; cat Scripts/Embedded/modules.sh Package.swift; } | sha256sum)
    for module in "${modules[@]}"; do
        mapfile -t files < <(find Sources/*/"$module" -name '*.swift' | LC_ALL=C sort)
        stamp=$({ echo "$stamp" && sha256sum "${files[@]}"; } | sha256sum)
        [ "$(cat "$build/$module.stamp" 2>/dev/null)" != "$stamp" ] || continue
        compile "$module" "${files[@]}"
        echo "$stamp" >"$build/$module.stamp"
        echo "$module compiles as Embedded Swift"
    done
    "$tools/clang" --target="$triple" -O2 -ffreestanding -fno-builtin -mbulk-memory -c Scripts/Embedded/support.c \
        -o "$build/support.o"
}

# link PROGRAM OBJECT FLAG…: links an object with those of the modules.
link() {
    local objects=() module
    for module in "${modules[@]}"; do objects+=("$build/$module.o"); done
    "$tools/wasm-ld" --no-entry -z stack-size=1048576 "${@:3}" "$2" "${objects[@]}" "$build/support.o" \
        "$library/libswiftUnicodeDataTables.a" -o "$1"
}

# shrink PROGRAM: optimizes a linked program for size. Programs use no memory below the address 1,024.
shrink() {
    command -v wasm-opt >/dev/null || fail "wasm-opt is missing: apt-get install binaryen"
    wasm-opt -Oz --converge --low-memory-unused --enable-bulk-memory --enable-mutable-globals --enable-sign-ext \
        --enable-nontrapping-float-to-int "$1" -o "$1.small"
    mv "$1.small" "$1"
}
