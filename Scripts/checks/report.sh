# shellcheck shell=bash disable=SC2154 # Scripts/support.sh sets temporary and plain
# What is compiled as Embedded Swift: the modules below the routes, and the engine of the report.

## embedded: the modules below the routes compile as Embedded Swift for wasm32, and a program of them gives the right answers (optimization=-Onone)
check_embedded() {
    # To objects, for a machine without an operating system whose Int has 32 bits. The program makes a table and matches, prints
    # and explains links. It matters, because generic code is compiled where it is used, and no sooner. -Osize is the optimization
    # of the report; -Onone compiles three times as fast.
    #
    # What Embedded Swift cannot have is behind `hasFeature(Embedded)`, in five places:
    #
    # - AnyPatternSyntax is the native syntax: there are no values of any type
    # - RouteBuildError is one type: there are no errors of any type
    # - Condition is not Codable: there is no Codable
    # - GlobalsType has no name of its type: types have none
    # - Bytes are read one by one where the standard library would ask for all at once: that may throw any error
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

# retried COMMAND…: runs a command until it works, three times at most.
retried() { "$@" || { sleep 5 && "$@"; } || { sleep 20 && "$@"; }; }

## report: the report's engine gives the tool's answers, compiled from the sources in wasmkit and as committed in Chromium, where the page is driven (REPORT_FOLDER)
check_report() {
    # The answers are about hostile links, Examples/github, a table of every parameter type and 10,000 random links. The scripts of the page are type-checked. In
    # Chromium the page requests nothing, logs nothing, runs nothing of a hostile route file, and axe finds nothing in it.
    # REPORT_FOLDER keeps the pages, and the screenshots of the tests.
    local tool work environment=.build-report page size
    require 'chromium zbar-tools node-typescript python3-venv' chromium zbarimg tsc python3
    tool=$(finished_products)/waymark
    make_temporary
    work=${REPORT_FOLDER:-$temporary}
    mkdir -p "$work"

    # The browser's driver is a package of Python, in a folder of its own.
    if ! "$environment/bin/python3" -c 'import playwright, axe_playwright_python' 2>/dev/null; then
        python3 -m venv "$environment"
        retried "$environment/bin/pip" --quiet --disable-pip-version-check install 'playwright==1.65.*' 'axe-playwright-python==0.1.*'
    fi

    local optimization=-Onone # which compiles faster than the optimization of the page
    # shellcheck source=Scripts/Embedded/modules.sh
    . Scripts/Embedded/modules.sh
    compile_modules
    compile ReportEngine "${engine_files[@]}"

    # The tool's answers.
    WAYMARK_REPORT_CASES=$work run_finished_tests --filter ReportAnswersTests >"$work/log" 2>&1 || {
        show_failed_tests "$work/log"
        fail "the engine does not answer as the tool does"
    }
    grep -aoE '^[0-9]+ tables, .*' "$work/log" || fail "no answer was compared"

    # The engine's answers, without a page: linked with a driver for wasmkit.
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
