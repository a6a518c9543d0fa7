# shellcheck shell=bash disable=SC2154 # Scripts/support.sh sets temporary and plain
# Time-limited searches for mistakes, with separate builds.

# leaks_to_ignore: prints suppressions for false positives of the leak detector.
leaks_to_ignore() {
    cat <<'LEAKS'
# The leak detector does not recognize some pointers: an enum's box stores the case in its highest bits, and the pointer
# to the side table of weak references lacks its lowest bits. `_WZ` ends the names of functions that initialize globals.
leak:_WZ
leak:LinkSourceV4host
leak:formWeakReference

# Foundation on Linux keeps the memory reserved for a file's content if the file is empty.
leak:readBytesFromFile

# Foundation keeps a process that ended before the program waited for it.
leak:Foundation7ProcessC3run

# Foundation's XML elements have reference cycles.
leak:libFoundationXML
LEAKS
}

# use_leaks_to_ignore: suppresses these leaks in the programs that the script runs later.
use_leaks_to_ignore() {
    leaks_to_ignore >"$temporary/sanitizers.supp"
    export LSAN_OPTIONS="suppressions=$temporary/sanitizers.supp:print_suppressions=0"
}

# fuzz FUZZER SECONDS PROGRAMS SEEDS: runs a fuzzer, and writes its output and exit code to $temporary. The corpus of
# earlier runs is kept.
fuzz() {
    local fuzzer=$1 result=0 words=Fuzzers/Words/$1.dict
    local corpus=Fuzzers/.build-corpus/$1 findings=Fuzzers/.build-findings/$1
    mkdir -p "$corpus" "$findings" "$4/$fuzzer"
    local options=(-artifact_prefix="$findings/" -max_total_time="$2" -timeout=10 -rss_limit_mb=1024 -max_len=2048)
    [ ! -f "$words" ] || options+=("-dict=$words")
    "$3/$fuzzer" "$corpus" "$4/$fuzzer" "${options[@]}" -print_final_stats=1 >"$temporary/$fuzzer" 2>&1 || result=$?
    echo "$result" >"$temporary/$fuzzer.result"
}

## fuzzers: each fuzzer finds no trap, hang, memory exhaustion or difference from the references (FUZZ_SECONDS=15; FUZZERS="FuzzLinks FuzzTables"; ADDRESS=1)
check_fuzzers() {
    # Each finding is saved as a file, and the command that reproduces it is printed. ADDRESS=1 also reports memory
    # errors and leaks; fuzzing is then slower, and finds fewer other mistakes.
    local seconds=${FUZZ_SECONDS:-15} fuzzers fuzzer log result runs coverage failed=()
    local configuration=release sanitizers=(--sanitize=fuzzer) build=.build-fuzz seeds=$PWD/Fuzzers/.build-seeds
    export SWIFT_BACKTRACE=enable=no # the backtracer would block the fuzzer from saving the input
    expect_number FUZZ_SECONDS "$seconds"
    make_temporary
    read -ra fuzzers <<<"${FUZZERS:-}"
    [ ${#fuzzers[@]} -gt 0 ] || mapfile -t fuzzers < <(cd Fuzzers/Sources && printf '%s\n' Fuzz[A-Z]*)

    # The optimizer and both sanitizers together remove the coverage information that guides a fuzzer.
    if [ -n "${ADDRESS:-}" ]; then
        use_leaks_to_ignore
        configuration=debug sanitizers=(--sanitize=fuzzer --sanitize=address) build=.build-fuzz-address
    fi
    swift build -c "$configuration" --package-path Fuzzers --scratch-path "Fuzzers/$build" "${sanitizers[@]}" \
        -Xswiftc -use-ld=lld -Xswiftc -parse-as-library
    local programs=$PWD/Fuzzers/$build/$configuration
    rm -rf "$seeds"
    swift Fuzzers/seeds.swift "$seeds"

    # Two fuzzers in parallel.
    for fuzzer in "${fuzzers[@]}"; do
        while [ "$(jobs -rp | wc -l)" -ge 2 ]; do wait -n || true; done
        fuzz "$fuzzer" "$seconds" "$programs" "$seeds" &
    done
    wait

    for fuzzer in "${fuzzers[@]}"; do
        log=$temporary/$fuzzer result=$(cat "$temporary/$fuzzer.result")
        runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
        coverage=$(grep -oE 'cov: [0-9]+' "$log" | tail -1 || true)
        printf '%-16s %9s runs in %4d s, %s\n' "$fuzzer" "${runs:-no}" "$seconds" "${coverage:-}"
        [ "$result" -eq 0 ] && [ "${runs:-0}" -gt 0 ] && continue
        failed+=("$fuzzer")
        grep -avE '^(#|"|=+ *Recommended)' "$log" | tail -40
        # shellcheck disable=SC2012
        echo "to repeat it: $programs/$fuzzer $(ls -t "Fuzzers/.build-findings/$fuzzer"/* 2>/dev/null | head -1)"
    done
    [ ${#failed[@]} -eq 0 ] || fail "found something: ${failed[*]}"
}

## proofs: proofs agree with exhaustive matching on 20,000 random tables; ten minutes, no step of .ci/run (WAYMARK_THOROUGH=100)
check_proofs() {
    # The tables use the whole brace syntax, both precedences and all policy flags. No reachable route is reported as
    # unreachable, no winner is missing, no shortest link is longer than a tried link, and no result is undecided. The
    # same holds for overlaps. WAYMARK_THOROUGH multiplies two hundred tables. All tables are tried with all links of
    # one segment, one table in ten with two segments, and one in a hundred with three.
    local log options=(--enable-all-traits -c release -Xswiftc -enable-testing --scratch-path .build-proofs)
    make_temporary
    log=$temporary/log
    swift build "${options[@]}" --build-tests >&2
    WAYMARK_THOROUGH=${WAYMARK_THOROUGH:-100} swift test "${options[@]}" --disable-xctest --skip-build \
        --filter 'WaymarkProofsTests' >"$log" 2>&1 || {
        show_failed_tests "$log"
        fail "some proofs are wrong"
    }
    grep -aoE '[0-9]+ tables, .*' "$log" || fail "no table was tried"
    grep -aoE '[0-9]+ links, [0-9]+ overlaps.*' "$log" || fail "no overlap was tried"
    grep -aoE 'Test run with [1-9].*' "$log" || fail "no test was run"
}

## mutations: waymark diff finds each difference of hundreds of edits of the example; ten minutes, no step of .ci/run (WAYMARK_THOROUGH=1)
check_mutations() {
    # The expected differences are those of the routers' results, for the links of the example and for variants of their
    # spelling.
    unset WAYMARK_MODULES
    WAYMARK_THOROUGH=${WAYMARK_THOROUGH:-1} swift test -c release --traits Tool,Hashing --disable-xctest \
        --scratch-path .build-mutations -Xswiftc -enable-testing --filter MutationTests
}

# run_sanitized SANITIZER OPTION…: runs the tests under a sanitizer. Fails if a test fails, no test runs, or the
# sanitizer reports a problem.
run_sanitized() {
    local sanitizer=$1 result=0 log=.build-$1/tests.log
    mkdir -p ".build-$1"
    shift
    # Without XCTest, whose leaks would be reported.
    swift test --disable-xctest --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" "$@" >"$log" 2>&1 ||
        result=$?
    grep -aE '^(✘|==[0-9]+==ERROR|WARNING: ThreadSanitizer|SUMMARY:)|error:' "$log" | head -40 || true
    grep -a 'Test run with' "$log" | tail -1 || true
    [ "$result" -eq 0 ] || fail "the tests fail with the $sanitizer sanitizer; $log has the whole output"
    grep -aq 'Test run with [1-9]' "$log" || fail "no test ran with the $sanitizer sanitizer; $log has the whole output"
    ! grep -aq 'Sanitizer:' "$log" || fail "the $sanitizer sanitizer found something; $log has the whole output"
    echo "nothing found by the $sanitizer sanitizer"
}

## sanitizers: the tests run under the address and the thread sanitizer; half an hour, no step of .ci/run (SANITIZERS="address thread")
check_sanitizers() {
    # Macros are omitted: they run inside the compiler, and take longer to build than all other modules. The thread
    # sanitizer also omits tests that start the tool as a process, because it does not observe the threads of that
    # process.
    local sanitizer
    export SWIFT_BACKTRACE=enable=no
    make_temporary
    use_leaks_to_ignore
    for sanitizer in ${SANITIZERS:-address thread}; do
        case $sanitizer in
        address) run_sanitized address --traits Tool,Hashing ;;
        thread) run_sanitized thread --disable-default-traits --skip WaymarkToolTests ;;
        *) fail "expected address or thread, not '$sanitizer'" ;;
        esac
    done
}
