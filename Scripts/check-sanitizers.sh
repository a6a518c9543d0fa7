#!/usr/bin/env bash
# The tests run under the address sanitizer and under the thread sanitizer, each in a build of its own.
#
# usage: Scripts/check-sanitizers.sh [address|thread]   both unless told otherwise
#
# Macros are left out: they run inside the compiler, and to build them takes longer than everything else. So are, with
# threads, the tests that only start the tool as a process of its own: what runs there is not watched.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh
export SWIFT_BACKTRACE=enable=no
export LSAN_OPTIONS="suppressions=$PWD/Scripts/sanitizers.supp:print_suppressions=0"

# run SANITIZER OPTION…: the tests, which must run, pass, and give the sanitizer nothing to say.
run() {
    local sanitizer=$1 result=0 log=.build-$1/tests.log
    mkdir -p ".build-$1"
    shift
    # Without XCTest, whose own leaks would be reported.
    swift test --disable-xctest --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" "$@" >"$log" 2>&1 ||
        result=$?
    grep -aE '^(✘|==[0-9]+==ERROR|WARNING: ThreadSanitizer|SUMMARY:)|error:' "$log" | head -40 || true
    grep -a 'Test run with' "$log" | tail -1 || true
    [ "$result" -eq 0 ] || fail "the tests fail with the $sanitizer sanitizer; $log has all that was said"
    ! grep -aqE 'Sanitizer:|Test run with 0 tests' "$log" ||
        fail "the $sanitizer sanitizer found something, or nothing ran; $log has all that was said"
    echo "nothing found by the $sanitizer sanitizer"
}

case ${1:-both} in address | thread | both) ;; *) fail "expected address or thread, not '$1'" ;; esac
[ "${1:-both}" = thread ] || run address --traits Tool,Hashing
[ "${1:-both}" = address ] || run thread --disable-default-traits --skip WaymarkToolTests
