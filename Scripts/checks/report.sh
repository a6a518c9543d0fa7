# shellcheck shell=bash disable=SC2154 # Scripts/support.sh sets temporary and plain
# Code that is compiled as Embedded Swift: the modules that the routes depend on, and the engine of the report.

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
