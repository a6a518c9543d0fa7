#!/usr/bin/env bash
# What the tests try a sample of, in full. Every form of every hostile link is answered (each prefix, every bit flipped,
# escapes): the tool never ends by a signal and says what the library says, and the library opens nothing that the plain
# spelling of a link does not open. On twenty thousand random tables the router finds what the reference finds, and on two
# thousand every accessor, the tool and the dispatcher answer what the pages say; WAYMARK_THOROUGH=5 makes ten thousand of
# them, in some ten minutes. Of five thousand damaged files of waiting links, and after thousands of power cuts, no link is
# opened that must not be. Of two thousand files of each kind that a system reads, an edit loses nothing, and the first route
# file decides as the file does.
# usage: Scripts/check-thorough.sh [SCRATCH-PATH]     of a build of the tests that is finished already
#
# WAYMARK_TOOL names another build of the tool to be asked, such as the one that is shipped.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

build=${1:-.build}
[ $# -gt 0 ] || swift build --enable-all-traits --build-tests
log=$(mktemp)
trap 'rm -f "$log"' EXIT
WAYMARK_THOROUGH=${WAYMARK_THOROUGH:-1} swift test --enable-all-traits --disable-xctest --skip-build --scratch-path "$build" \
    --filter 'HostileStreamTests|HostileFormTests|ReferenceTests/agrees|PagesReferenceTests|DamagedFile|PowerCut|EditedFileRandom|FirstRouteFileRandom|SchemeDriftTests' >"$log" 2>&1 || {
    grep -aE '^(✘|↳)|error:' "$log" | head -40
    fail "not every hostile link, random table or broken file is answered as it should be"
}
grep -aoE '[0-9]+ forms of hostile links.*' "$log" || fail "no hostile link was tried"
grep -aoE 'The router finds.* with 200 test cases passed.*' "$log" || fail "not every random table was tried"
grep -aoE 'The router answers.* with 200 test cases passed.*' "$log" || fail "the pages were not compared"
grep -aoE '[0-9]+ damaged files.*' "$log" || fail "no damaged file was tried"
grep -aoE '[0-9]+ edited files.*' "$log" || fail "no file of a system was edited"
grep -aoE '[0-9]+ first files.*' "$log" || fail "no first route file was compared"
grep -aoE '[0-9]+ manifests with custom schemes.*' "$log" || fail "no manifest was compared with every link"
grep -aoE '[0-9]+ power cuts.*' "$log" || fail "the power was never cut"
grep -aoE 'Test run with [1-9].*' "$log" || fail "no test was run"
