# shellcheck shell=bash disable=SC2154 # Scripts/support.sh sets temporary and plain
# Code that is compiled as Embedded Swift, the report, and the documentation of the libraries.

## embedded: the modules that the routes depend on compile as Embedded Swift for wasm32, and a program of them gives the right results (optimization=-Onone)
check_embedded() {
    # Compiles objects for a target without an operating system, with a 32-bit Int. The program makes a table and
    # matches, prints and explains links. It is necessary because generic code is compiled only where it is used. The
    # report is compiled with -Osize; -Onone compiles three times as fast.
    #
    # Conditions `hasFeature(Embedded)` replace unsupported features in five places:
    #
    # - AnyPatternSyntax is the native syntax: there are no existential types
    # - RouteBuildError is a concrete type: there is no `any Error`
    # - Condition is not Codable: there is no Codable
    # - The default name of GlobalItems is constant: types have no names at run time
    # - Bytes has no withContiguousStorageIfAvailable, whose body may throw any error
    local answer optimization=${optimization:--Onone}
    # shellcheck source=Scripts/Embedded/modules.sh
    . Scripts/Embedded/modules.sh
    compile_modules
    compile Program Tests/Embedded/Program.swift
    link "$build/program.wasm" "$build/Program.o" --export=firstFalseFact
    answer=$("$tools/wasmkit" run "$build/program.wasm" firstFalseFact)
    [ "$answer" = "[WasmTypes.Value.i32(0)]" ] || fail "the number of the first fact that does not hold: $answer"
    echo "a program of them gives the right answers"
}

# retried COMMAND…: runs a command, and retries it up to two times after a failure.
retried() { "$@" || { sleep 5 && "$@"; } || { sleep 20 && "$@"; }; }

## report: the report's engine gives the tool's results, compiled from the sources in wasmkit and as committed in Chromium, which also tests the page (REPORT_FOLDER)
check_report() {
    # The cases are hostile links, Examples/github, a table of every parameter type and 10,000 random links. The scripts
    # of the page are type-checked. In Chromium the page sends no requests, logs nothing, and executes no code of a
    # hostile route file; axe finds no problem. REPORT_FOLDER keeps the pages, and the screenshots of the tests.
    local tool work environment=.build-report page size
    require 'chromium zbar-tools node-typescript python3-venv' chromium zbarimg tsc python3
    tool=$(finished_products)/waymark
    make_temporary
    work=${REPORT_FOLDER:-$temporary}
    mkdir -p "$work"

    # The browser driver is a Python package, in a separate environment.
    if ! "$environment/bin/python3" -c 'import playwright, axe_playwright_python' 2>/dev/null; then
        python3 -m venv "$environment"
        retried "$environment/bin/pip" --quiet --disable-pip-version-check install 'playwright==1.65.*' 'axe-playwright-python==0.1.*'
    fi

    local optimization=-Onone # compiles faster than the optimization of the page
    # shellcheck source=Scripts/Embedded/modules.sh
    . Scripts/Embedded/modules.sh
    compile_modules
    compile ReportEngine "${engine_files[@]}"

    # The tool's results.
    WAYMARK_REPORT_CASES=$work run_finished_tests --filter ReportAnswersTests >"$work/log" 2>&1 || {
        show_failed_tests "$work/log"
        fail "the engine does not answer as the tool does"
    }
    grep -aoE '^[0-9]+ tables, .*' "$work/log" || fail "no answer was compared"

    # The engine's results without a page: a program with a driver for wasmkit.
    "$tools/clang" --target="$triple" -O2 -ffreestanding -fno-builtin -mbulk-memory -c Scripts/Embedded/driver.c -o "$build/driver.o"
    link "$build/driver.wasm" "$build/ReportEngine.o" "$build/driver.o"
    "$tools/wasmkit" run "$build/driver.wasm" <"$work/questions" >"$work/wasmkit"
    cmp "$work/answers" "$work/wasmkit" || fail "wasmkit does not answer as the tool does"
    echo "wasmkit: $(wc -l <"$work/wasmkit") answers are the tool's"

    # The pages.
    (
        cd Examples/github || exit
        "$tool" report --output "$work/github.html" --aasa apple-app-site-association --assetlinks assetlinks.json \
            --manifest AndroidManifest.xml --host github.com --log urls.txt --title 'Links of github.com'
    )
    "$tool" report --routes Tests/Report/hostile.yaml --output "$work/hostile.html"
    python3 - "$work/thousand.yaml" <<'PY'
import sys
routes = "".join(
    f"  r{n}: {{ pattern: ['/r{n}/{{name}}/items/{{id: Int}}?page={{page: Int = 1}}', '/r{n}/x{n}y/items/{{id: Int}}'], summary: 'Route {n}' }}\n"
    for n in range(1000))
open(sys.argv[1], "w").write("waymark: 1\nsources: [https://example.com]\nroutes:\n" + routes)
PY
    "$tool" report --routes "$work/thousand.yaml" --output "$work/thousand.html"
    for page in github hostile thousand; do
        size=$(stat -c %s "$work/$page.html")
        echo "$page.html has $size bytes"
        [ "$page" = thousand ] || [ "$size" -le 1500000 ] || fail "$page.html has $size bytes, and may have 1,500,000"
    done

    # The scripts of the page.
    local scripts=(Sources/Tool/WaymarkResources/Files/*.js)
    tsc --checkJs --allowJs --strict --noEmit --target es2022 --lib es2022,dom,dom.iterable "${scripts[@]}"
    echo "the scripts are typed: ${scripts[*]##*/}"

    "$environment/bin/python3" Tests/Report/page_tests.py "$work"
    "$environment/bin/python3" Tests/Report/server_tests.py "$tool"
}

# extract MODULE FOLDER: extracts the symbol graphs of a compiled module. The umbrella's graphs include the symbols of
# the modules that it exports.
extract() {
    local folder
    for folder in "$scratch"/checkouts/*/Sources/*/include; do
        [ ! -f "$folder/module.modulemap" ] || set -- "$@" -I "$folder"
    done
    swift symbolgraph-extract -module-name "$1" -I "$2" "${@:3}" "${options[@]}" -output-dir "$graphs" \
        -minimum-access-level public -skip-inherited-docs -emit-extension-block-symbols \
        -experimental-allowed-reexported-modules="$exported"
}

## documentation: the documentation of every library builds without a warning into .build-docs/site, and every public type is on a page (SITE_PATH=waymark, DOCUMENTATION_ALONE=1)
check_documentation() {
    # Warnings are errors, for example links to missing symbols, and articles without a parent page. SITE_PATH is the
    # path of the site on its host. DOCUMENTATION_ALONE=1 also builds the libraries into .build-docs, and needs no
    # finished build.
    local scratch build=$PWD/.build-docs graphs=$PWD/.build-docs/symbol-graphs module
    local modules=(Waymark WaymarkTesting WaymarkNotations WaymarkManifest WaymarkAssociation)
    local products information options exported umbrella
    unset WAYMARK_MODULES
    # Graphs and pages of removed modules would be checked as well.
    rm -rf "$graphs" "$build"/{archives,site}
    mkdir -p "$graphs" "$build/archives"

    if [ -n "${DOCUMENTATION_ALONE:-}" ]; then
        scratch=$build
        for module in "${modules[@]}"; do
            swift build --disable-index-store --target "$module" --disable-default-traits --scratch-path "$scratch"
        done
    else
        scratch=$(finished_build)
    fi
    products=$(products_of "$scratch")
    information=$(swiftc -print-target-info)
    options=(-target "$(sed -nE 's/.*"triple": "([^"]*)".*/\1/p' <<<"$information" | head -1)")
    exported=$(grep -rhE '^@_exported public import ' Sources | awk '{ print $NF }' | sort -u | paste -sd, -)
    umbrella=$exported
    [ "$(uname)" = Linux ] || options+=(-sdk "$(xcrun --show-sdk-path)")
    for module in "${modules[@]}"; do
        # The pages of Waymark document all modules that WaymarkTesting exports, except WaymarkProofs.
        [ "$module" != WaymarkTesting ] || exported=WaymarkProofs
        extract "$module" "$products/Modules"
        exported=$umbrella
    done
    if [ "$(uname)" = Linux ]; then # against the stubs of Apple's modules, which Scripts/check adapters has built
        for module in WaymarkSwiftUI WaymarkUIKit WaymarkAppKit; do
            swift build --disable-index-store --package-path Tests/AppleStubs --target "$module" -Xswiftc -warnings-as-errors
            extract "$module" "$(swift build --package-path Tests/AppleStubs --show-bin-path)/Modules"
            modules+=("$module")
        done
    fi
    # Macro declarations are compiled without their implementations, which avoids compiling swift-syntax for three
    # declarations.
    swiftc -emit-module -module-name WaymarkMacros -D Macros -suppress-warnings -swift-version 6 \
        -enable-upcoming-feature InternalImportsByDefault -I "$products/Modules" -o "$build/WaymarkMacros.swiftmodule" \
        -emit-symbol-graph -emit-symbol-graph-dir "$graphs" Sources/Macros/WaymarkMacros/Macros.swift
    modules+=(WaymarkMacros)

    # Each module has its own archive.
    for module in "${modules[@]}"; do
        mkdir "$graphs/$module" && cp "$graphs/$module.symbols.json" "$graphs/$module/"
        # Extensions of other modules' types are in separate graphs. The umbrella's extension graphs are omitted: they
        # extend types of its own modules.
        [ "$module" = Waymark ] || cp "$graphs/$module@"* "$graphs/$module/" 2>/dev/null || true
        docc convert Sources/*/"$module/$module.docc" \
            --fallback-display-name "$module" --fallback-bundle-identifier "org.waymark.$module" \
            --additional-symbol-graph-dir "$graphs/$module" --hosting-base-path "${SITE_PATH:-waymark}" \
            --warnings-as-errors --output-dir "$build/archives/$module.doccarchive"
    done
    docc merge "$build"/archives/*.doccarchive --synthesized-landing-page-name Waymark --output-path "$build/site"

    # Every symbol has a documentation comment, and every type is listed in a topic section of a page.
    python3 - "$graphs" "$build/site" "${modules[@]}" <<'PYTHON'
import json, sys, pathlib
graphs, site = map(pathlib.Path, sys.argv[1:3])
bare, automatic, dead = [], [], set()
for module in sys.argv[3:]:
    graph = json.load(open(graphs / module / f"{module}.symbols.json"))
    synthesized = {r["source"] for r in graph["relationships"] if "::SYNTHESIZED::" in r["source"]}
    bare += [".".join([module] + s["pathComponents"]) for s in graph["symbols"]
             if not s.get("docComment") and s["identifier"]["precise"] not in synthesized and "location" in s]
    page = json.load(open(site / f"data/documentation/{module.lower()}.json"))
    automatic += [f"{module}: {s['title']}" for s in page.get("topicSections", [])
                  if s.get("generated") and s["title"] != "Extended Modules"]
# Every link between pages, and every image, resolves to an existing file.
for file in sorted(site.glob("data/documentation/**/*.json")):
    for reference in json.load(open(file)).get("references", {}).values():
        targets = [reference["url"].split("#")[0]] if reference.get("url", "").startswith("/documentation/") else []
        missing = [t for t in targets if not (site / f"data{t}.json").exists()]
        missing += [v["url"] for v in reference.get("variants", []) if not (site / v["url"].lstrip("/")).exists()]
        dead |= {f"{file.relative_to(site)}: leads to {t}, which is not there" for t in missing}
for line in sorted(dead): print(line)
for name in bare: print(f"without documentation: {name}")
for title in automatic: print(f"symbols that are on no page: {title}")
sys.exit(bool(bare or automatic or dead))
PYTHON
}
