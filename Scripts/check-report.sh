#!/usr/bin/env bash
# The report: its engine answers as the tool does, compiled from the sources in wasmkit and as committed in Chromium, for hostile links,
# Examples/github, a table of every parameter type and 10,000 random links; its scripts are type-checked; and the page is driven in a real browser, which
# asks for nothing, says nothing, runs nothing of a hostile route file, and in which axe finds nothing.
# usage: Scripts/check-report.sh [SCRATCH-PATH] [FOLDER]     of a build of tool and tests that is finished already
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

for command in chromium zbarimg tsc python3; do
    command -v "$command" >/dev/null ||
        fail "$command is missing: apt-get install chromium zbar-tools node-typescript python3-venv"
done
scratch=${1:-.build}
[ $# -gt 0 ] || swift build --enable-all-traits --build-tests --scratch-path "$scratch"
waymark=$(swift build --enable-all-traits --scratch-path "$scratch" --show-bin-path)/waymark
work=${2:-$(mktemp -d)}
mkdir -p "$work"
[ $# -gt 1 ] || trap 'rm -rf "$work"' EXIT

# retried COMMAND…: runs a command until it works, three times at most.
retried() { "$@" || { sleep 5 && "$@"; } || { sleep 20 && "$@"; }; }

# The browser's driver is a package of Python, and stands in a folder of its own.
environment=.build-report
if ! "$environment/bin/python3" -c 'import playwright, axe_playwright_python' 2>/dev/null; then
    python3 -m venv "$environment"
    retried "$environment/bin/pip" --quiet --disable-pip-version-check install 'playwright==1.65.*' 'axe-playwright-python==0.1.*'
fi

optimization=-Onone # which compiles faster; the page has the one that is shipped
. Scripts/Embedded/modules.sh
compile_modules
compile ReportEngine "${engine_files[@]}"

# The tool's answers.
WAYMARK_REPORT_CASES=$work swift test --enable-all-traits --disable-xctest --skip-build --scratch-path "$scratch" --filter ReportAnswersTests \
    >"$work/log" 2>&1 || { grep -aE '^(✘|↳)|error:' "$work/log" | head -20 && fail "the engine does not answer as the tool does"; }
grep -aoE '^[0-9]+ tables, .*' "$work/log" || fail "no question was asked"

# The engine's, without a page: linked with what asks it in wasmkit.
"$tools/clang" --target="$triple" -O2 -ffreestanding -fno-builtin -mbulk-memory -c Scripts/Embedded/driver.c -o "$build/driver.o"
link "$build/driver.wasm" "$build/ReportEngine.o" "$build/driver.o"
"$tools/wasmkit" run "$build/driver.wasm" <"$work/questions" >"$work/wasmkit"
cmp "$work/answers" "$work/wasmkit" || fail "wasmkit does not answer as the tool does"
echo "wasmkit: $(wc -l <"$work/wasmkit") answers are the tool's"

# The pages.
(
    cd Examples/github
    "$waymark" report --output "$work/github.html" --aasa apple-app-site-association --assetlinks assetlinks.json \
        --manifest AndroidManifest.xml --host github.com --log urls.txt --title 'Links of github.com'
)
"$waymark" report --routes Tests/Report/hostile.yaml --output "$work/hostile.html"
python3 - "$work/thousand.yaml" <<'PY'
import sys
routes = "".join(
    f"  r{n}: {{ pattern: ['/r{n}/{{name}}/items/{{id: Int}}?page={{page: Int = 1}}', '/r{n}/x{n}y/items/{{id: Int}}'], summary: 'Route {n}' }}\n"
    for n in range(1000))
open(sys.argv[1], "w").write("waymark: 1\nsources: [https://example.com]\nroutes:\n" + routes)
PY
"$waymark" report --routes "$work/thousand.yaml" --output "$work/thousand.html"
for page in github hostile thousand; do
    size=$(stat -c %s "$work/$page.html")
    echo "$page.html has $size bytes"
    [ "$page" = thousand ] || [ "$size" -le 1500000 ] || fail "$page.html has $size bytes, and may have 1,500,000"
done

# The scripts.
scripts=(Sources/Tool/WaymarkResources/Files/*.js)
tsc --checkJs --allowJs --strict --noEmit --target es2022 --lib es2022,dom,dom.iterable "${scripts[@]}"
echo "the scripts are typed: ${scripts[*]##*/}"

"$environment/bin/python3" Tests/Report/page_tests.py "$work"
"$environment/bin/python3" Tests/Report/server_tests.py "$waymark"
