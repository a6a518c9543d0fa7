# shellcheck shell=bash disable=SC2154 # Scripts/support.sh sets temporary and plain
# The cost of a match, a router and a launch.

## benchmarks: the benchmarks build, every subject gives the right result, and parsing time is about linear in the length of a pattern
check_benchmarks() {
    local products
    forget_fetched "$plain"
    swift build -c release --package-path Benchmarks --scratch-path "$plain" --disable-build-manifest-caching
    expect_nothing_fetched "$plain"
    products=$(swift build -c release --package-path Benchmarks --scratch-path "$plain" --show-bin-path)
    "$products/waymark-benchmarks" check
    "$products/waymark-benchmarks" patterns
    "$products/held-links" 1000 10000
}

# instructions_per_match SUBJECT WORKLOAD: prints instructions per match, without those of the loop. For the subject
# `build`, prints the instructions to make the router once.
instructions_per_match() {
    local subject=$1 command=loop
    [ "$1" != build ] || subject=waymark command=build
    SUBJECTS=$subject COMMAND=$command PROGRAM=$program WORKLOADS=$2 Scripts/measure instructions | awk '{ print $3 }'
}

# allocations_per_match SUBJECT WORKLOAD: prints allocations per match.
allocations_per_match() {
    if [ "$1" = build ]; then
        "$program" build "$2" 3 --subject waymark | sed -nE 's/^([0-9.]+) allocations.*/\1/p'
        return
    fi
    "$program" run "$2" --subject "$1" --rounds 1 --json | sed -nE "s/.*\"workload\" *: *\"$2\".*\"allocations\": ([0-9.e-]+).*/\1/p"
}

# The counted subjects, by workload. The subject `build` makes the router.
counted=(
    'github waymark-view'
    'github waymark'
    'github waymark-captures'
    'github waymark-elements'
    'github waymark-value'
    'oci waymark-view'
    'app waymark-view'
    'app waymark'
    'app typed-macro'
    'app typed-compiled'
    'app waymark-typed'
    'app typed-decoding'
    'app print-macro'
    'parts typed-parts'
    'app_custom waymark-view'
    'app_miss waymark'
    'app_anywhere waymark-view'
    'app_anywhere_custom waymark-view'
    'escaped waymark-view'
    'mixed waymark-view'
    'long_10 waymark-view'
    'long_10000 waymark-view'
    'app build'
    'github build'
    'wide_1000 build'
)

# print_counts: prints a row of instructions and allocations for each counted subject.
print_counts() {
    local workload subject
    while read -r workload subject; do
        printf '%s\t%s\t%s\t%s\n' "$workload" "$subject" "$(instructions_per_match "$subject" "$workload")" \
            "$(allocations_per_match "$subject" "$workload")"
    done < <(printf '%s\n' "${counted[@]}")
}

## instructions: a match and a router need at most 3 % more instructions and allocations than Benchmarks/counts.tsv states (RECORD=1 writes it)
check_instructions() {
    # Callgrind counts the instructions. The counts repeat on one machine, and differ slightly between compilers and C
    # libraries.
    local recorded=Benchmarks/counts.tsv program
    require valgrind valgrind
    swift build -c release --package-path Benchmarks --scratch-path "$plain" --disable-build-manifest-caching >&2
    program=$(swift build -c release --package-path Benchmarks --scratch-path "$plain" --show-bin-path)/waymark-benchmarks
    if [ -n "${RECORD:-}" ]; then
        print_counts >"$recorded"
        cat "$recorded"
        return
    fi
    print_counts | awk -F '\t' -v OFS='\t' '
        NR == FNR { instructions[$1, $2] = $3; allocations[$1, $2] = $4; next }
        !(($1, $2) in instructions) { print $1, $2, "was never recorded"; failed = 1; next }
        $3 !~ /^[0-9]/ || $4 !~ /^[0-9]/ { print $1, $2, "cannot be counted"; failed = 1; next }
        {
            grew = $3 > 1.03 * instructions[$1, $2] || $4 > 1.03 * allocations[$1, $2] + 0.005
            print (grew ? "GREW" : "ok"), $1, $2, instructions[$1, $2] " -> " $3 " instructions", allocations[$1, $2] " -> " $4 " allocations"
            failed = failed || grew
        }
        END { exit failed }' "$recorded" -
}

# compile_launch CONFIGURATION PROGRAM FILE…: compiles a program from Swift files and objects.
compile_launch() {
    local configuration=$1 program=$2 options=(-Onone)
    shift 2
    [ "$configuration" = debug ] || options=(-O -wmo)
    swiftc "${options[@]}" -swift-version 6 -parse-as-library -module-name Launch -I "$build/Modules" "$@" \
        -Xlinker --gc-sections -o "$program"
}

# instructions_of PROGRAM LINK: prints the instructions of the whole process.
instructions_of() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 | sed -nE 's/.*Collected *: *([0-9]+).*/\1/p'
}

# is_constant PROGRAM: succeeds if the program's data section contains a compiled table.
is_constant() {
    objcopy -O binary --only-section=.data "$1" "$temporary/constants"
    grep -aq 'WMCT' "$temporary/constants"
}

# measure_launch PROGRAM LINK: prints the program's instructions and bytes, without those of an empty program.
measure_launch() {
    answer=$("$1" "$2")
    [ "$answer" -ge 0 ] 2>/dev/null || fail "$configuration, $table: the link is not matched: $answer"
    [ "$configuration" = debug ] || is_constant "$1" || fail "$configuration, $table: the table is not among the constants"
    cost=$(($(instructions_of "$1" "$2") - empty))
    strip "$1" -o "$temporary/stripped"
    strip "$temporary/empty" -o "$temporary/stripped-empty"
    weight=$(($(stat -c %s "$temporary/stripped") - $(stat -c %s "$temporary/stripped-empty")))
    printf '%-8s %-6s routes: %7d instructions to the first match, %8d bytes, compiled in %5d ms\n' \
        "$configuration" "$table" "$cost" "$weight" "$taken"
}

## compiled: a compiled table is constant data of its program, and costs at most 200,000 instructions at launch and 264,000 bytes
check_compiled() {
    # The check finds the table in the data section of release programs. Instructions are counted up to the first match,
    # without those of a program without a table. A table of 1,000 routes costs as many as one of ten. The bytes are
    # those of a program with 60 routes. The compile time is printed too. "release" is built with the flags of
    # WAYMARK_SIZE, and has limits; "plain" is a consumer's release build, without limits on cost and bytes.
    #
    # The routes of an enum, in the format that `@Routes` generates, are measured up to the first route. Such a program
    # also links the code that makes tables and prints links. Most of its cost is the loader's.
    local limit=200000 weight_limit=264000 routes_limit=380000 package=Tests/LinkageTest
    local configuration folder options product build empty table link start taken answer cost weight few objects object module
    require valgrind valgrind
    require binutils objcopy
    export SWIFT_DETERMINISTIC_HASHING=1
    make_temporary
    for configuration in plain release debug; do
        folder=$plain options=(--configuration release)
        unset WAYMARK_SIZE
        case $configuration in
        release) folder=.build-size && export WAYMARK_SIZE=1 ;;
        debug) options=(--configuration debug) ;;
        esac
        for product in compiled-maker linkage-test; do
            swift build --package-path "$package" --scratch-path "$folder" "${options[@]}" --product "$product" \
                --disable-build-manifest-caching >&2
        done
        build=$(swift build --package-path "$package" --scratch-path "$folder" "${options[@]}" --show-bin-path)
        # SwiftPM keeps the objects of deleted source files.
        for module in Engine Core Printing Routes; do
            for object in "$build/Waymark$module.build"/*.swift.o; do
                [ -n "$(find "Sources/Library/Waymark$module" -name "$(basename "$object" .o)" -print -quit)" ] ||
                    rm -f "$object"
            done
        done
        compile_launch "$configuration" "$temporary/empty" "$package/Launch/empty.swift"
        empty=$(instructions_of "$temporary/empty" https://example.com/)
        for table in app 10 1000; do
            if [ "$table" = app ]; then
                cut -f1 Benchmarks/Data/app.tsv | sort -u | "$build/compiled-maker" >"$temporary/table.swift"
                link=https://example.com/home
            else
                "$build/compiled-maker" "$table" >"$temporary/table.swift"
                link=https://example.com/group7/route7/15
            fi
            start=$(date +%s%N)
            compile_launch "$configuration" "$temporary/program" "$package/Launch/launch.swift" "$temporary/table.swift" \
                "$build"/WaymarkEngine.build/*.o
            taken=$((($(date +%s%N) - start) / 1000000))
            measure_launch "$temporary/program" "$link"
            [ "$table" != 10 ] || few=$cost
            [ "$configuration" != release ] || [ "$cost" -le "$limit" ] ||
                fail "more than $limit instructions to the first match of $table routes: $cost"
            [ "$configuration" != release ] || [ "$table" != app ] || [ "$weight" -le "$weight_limit" ] ||
                fail "a program with $table routes has more than $weight_limit bytes beyond an empty one: $weight"
            [ "$configuration" = debug ] || [ "$table" != 1000 ] || [ $((cost - few)) -le 5000 ] ||
                fail "$configuration: a table of 1,000 routes costs $((cost - few)) instructions more than one of ten"
        done
        table=enum
        objects=()
        for module in Engine Core Printing Routes; do
            objects+=("$build/Waymark$module.build"/*.o)
        done
        start=$(date +%s%N)
        compile_launch "$configuration" "$temporary/routes" "$package/Launch/routes.swift" \
            Benchmarks/Sources/WaymarkBenchmarks/AppRoute.swift Benchmarks/Sources/WaymarkBenchmarks/AppRoute+table.swift \
            "${objects[@]}"
        taken=$((($(date +%s%N) - start) / 1000000))
        measure_launch "$temporary/routes" https://example.com/user/15/posts/3
        [ "$configuration" != release ] || [ "$cost" -le "$routes_limit" ] ||
            fail "more than $routes_limit instructions to the first route of an enum: $cost"
    done
}
