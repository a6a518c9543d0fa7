# shellcheck shell=bash disable=SC2154 # Scripts/support.sh sets temporary and plain
# The build of the tests, and the checks that run this build.

## warnings: builds every target and test into .build-strict without a warning; only declared imports, Sendable or not on every public type
check_warnings() {
    # Different compiler flags compile all modules again, hence a separate scratch path. The repository's targets are
    # always recompiled, because a file that is not compiled does not repeat its warnings. Compiled dependencies are
    # kept.
    local build=.build-strict
    rm -rf "$(products_of "$build")"/{Waymark,FoodDelivery,TestSupport,DocumentationTests,MainActorTests,PagesReferenceTests}*.build
    # The build plan is created again as well: it contains the paths of files in the removed folders. WAYMARK_TESTS
    # optimizes the modules that the tests call most, and WAYMARK_COVERAGE adds coverage counters, so that all checks
    # share one build.
    WAYMARK_TESTS=1 WAYMARK_MACROS=1 WAYMARK_COVERAGE=1 swift build --enable-all-traits --build-tests --scratch-path "$build" \
        -debug-info-format none --disable-index-store --disable-build-manifest-caching \
        --explicit-target-dependency-import-check error \
        -Xswiftc -warnings-as-errors -Xswiftc -Werror -Xswiftc ExplicitSendable
    echo "no warnings"
}

## tests: runs all tests of the finished build, and records line coverage
check_tests() {
    local build log
    build=$(finished_build)
    make_temporary
    log=$temporary/log
    rm -rf "$build/counts"
    LLVM_PROFILE_FILE=$build/counts/%m.profraw run_finished_tests --quiet 2>&1 | tee "$log"
    grep -aq 'Test run with [1-9]' "$log" || fail "no test was run"
}

## coverage: the tests run 95 of 100 lines of each library, and the other lines are listed; after "tests" (COVERAGE_FLOOR=95)
check_coverage() {
    local build floor=${COVERAGE_FLOOR:-95} tools tests
    local libraries=(
        WaymarkEngine WaymarkLanguages WaymarkCore WaymarkPrinting WaymarkProofs WaymarkExplain WaymarkRoutes
        WaymarkCoding WaymarkDispatch WaymarkFoundation WaymarkNotations WaymarkAssociation
    )
    build=$(finished_build)
    [ -n "$(find "$build/counts" -name '*.profraw' 2>/dev/null)" ] || fail "$build has no counts: run Scripts/check tests first"
    make_temporary

    # The toolchain's own tools: other versions cannot read this compiler's coverage format.
    tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
    tests=$(find "$(products_of "$build")" -maxdepth 1 -name '*PackageTests.xctest' | head -1)
    "$tools/llvm-profdata" merge -sparse "$build"/counts/*.profraw -o "$build/counts/all.profdata"
    "$tools/llvm-cov" export -format=lcov -instr-profile="$build/counts/all.profdata" "$tests" \
        --ignore-filename-regex='/(Tests|\.build[^/]*)/' >"$temporary/lines"

    # Sums up the lines by library, and lists lines without coverage.
    perl -e '
        my ($report, $floor, @libraries) = @ARGV;
        my (%lines, %missed, %places, $file, $library);
        open my $lines, "<", $report or die "$report: $!";
        while (<$lines>) {
            if (m{^SF:.*/(Sources/[^/]+/([^/]+)/.*)}) { ($file, $library) = ($1, $2) }
            elsif (m{^SF:}) { $library = undef }
            elsif (defined $library && /^DA:(\d+),(\d+)/) {
                $lines{$library}++;
                next if $2 > 0;
                $missed{$library}++;
                push @{$places{$library}{$file}}, $1;
            }
        }
        my $bad = 0;
        for my $name (@libraries) {
            my $all = $lines{$name} or next;
            my $share = 100 * ($all - ($missed{$name} // 0)) / $all;
            printf "%-16s %6.2f %% of %d lines\n", $name, $share, $all;
            $bad = 1 if $share < $floor;
            for my $file (sort keys %{$places{$name} // {}}) {
                my (@runs, $from, $to);
                for my $line (@{$places{$name}{$file}}, undef) {
                    if (defined $to && defined $line && $line == $to + 1) { $to = $line; next }
                    push @runs, $from == $to ? $from : "$from-$to" if defined $to;
                    ($from, $to) = ($line, $line);
                }
                print "  $file: ", join(", ", @runs), "\n";
            }
        }
        exit $bad;
    ' "$temporary/lines" "$floor" "${libraries[@]}" || fail "less than $floor % of the lines of a library are run by the tests"
}

# said_of FILE PRODUCTS: prints the compiler's errors, warnings and notes for a file, one a line. Notes about fix-its
# are omitted: the tests of the macros compare them.
said_of() {
    local flags
    flags=$(sed -n 's|^// flags: ||p' "$1")
    # shellcheck disable=SC2086
    swiftc -typecheck -parse-as-library -swift-version 6 -package-name waymark -diagnostic-style llvm "$1" \
        -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
        -enable-upcoming-feature MemberImportVisibility $flags -I "$2/Modules" \
        -load-plugin-executable "$2/WaymarkMacrosPlugin-tool#WaymarkMacrosPlugin" 2>&1 |
        sed -nE 's|^[^ ]*:([0-9]+:[0-9]+): (error\|warning\|note): (.*)$|\2: \3 @ \1|p' |
        sed -E "s/ \(from macro '[A-Za-z]+ ?'\) @/ @/; s/ +\[#[A-Za-z]+\] @/ @/" |
        grep -vE "^note: ('[^']+' (declared here|has been explicitly marked unavailable here)|isolate this|turn data races)" |
        grep -vE "^note: (write|add|make it|leave it out|do not capture it|put the routes|did you mean to use|where ')" | sort -u || true
}

# expected_of FILE: prints the messages in the file's comments.
expected_of() {
    sed -nE 's|^.*// ((error\|warning\|note): .* @ [0-9]+:[0-9]+)$|\1|p' "$1" | sort -u
}

## macros: the compiler reports exactly the messages in the comments of Tests/MacroErrors about mistakes in macros, at the same columns
check_macros() {
    # Every comment such as `// error: text @ 7:19` is an expected message, and the compiler reports no others. Files
    # are only type-checked, which needs seconds. A comment `// flags: …` contains compiler flags for its file.
    local products file
    products=$(finished_products)
    for file in Tests/MacroErrors/*.swift; do
        diff -u --label "expected of $file" --label "said of $file" <(expected_of "$file") <(said_of "$file" "$products") ||
            fail "the compiler gives other messages"
        echo "$file: $(expected_of "$file" | grep -c . || true) messages, each in its place"
    done
}

## thorough: the tests that try samples run in full: hostile links, random tables, damaged files, power cuts (WAYMARK_THOROUGH=1; 5 makes 10,000 tables; WAYMARK_TOOL)
check_thorough() {
    # Every variant of every hostile link (each prefix, every bit flipped, escapes): the tool never ends by a signal and
    # prints the library's result, and the library opens nothing that the plain spelling of a link does not open. On
    # 20,000 random tables the router agrees with the reference. On 2,000 tables every accessor, the tool and the
    # dispatcher behave as documented; WAYMARK_THOROUGH=5 makes 10,000 tables, in about ten minutes. With 5,000 damaged
    # files of pending links, and after thousands of power cuts, no forbidden link is opened. In 2,000 association files
    # of each kind, an edit loses nothing, and the first route file has the file's results. WAYMARK_TOOL is the path of
    # another build of the tool, such as the shipped one.
    local log
    make_temporary
    log=$temporary/log
    WAYMARK_THOROUGH=${WAYMARK_THOROUGH:-1} run_finished_tests \
        --filter 'HostileStreamTests|RowLawTests/edges|HostileFormTests|ReferenceTests/agrees|PagesReferenceTests|DamagedFile|PowerCut|EditedFileRandom|FirstRouteFileRandom|SchemeDriftTests|MountedPropertyTests|FailingDiskTests|SiteAssociationRandomTests|ExpressionTests|GeneratedManifestTests|GeneratedFileTests|AndroidDriftTests|ChangedFileTests|AndroidPatternReferenceTests|OverlapTests/|SourceTests|CompiledWriterTests|CheckBoundTests/formsAreLinear' >"$log" 2>&1 || {
        show_failed_tests "$log"
        fail "a hostile link, random table or broken file is answered wrongly"
    }
    grep -aoE '[0-9]+ forms of hostile links.*' "$log" || fail "no hostile link was tried"
    grep -aoE 'The router finds.* with 200 test cases passed.*' "$log" || fail "some random tables were not tried"
    grep -aoE 'The router answers.* with 200 test cases passed.*' "$log" || fail "the pages were not compared"
    grep -aoE '[0-9]+ damaged files.*' "$log" || fail "no damaged file was tried"
    grep -aoE '[0-9]+ edited files.*' "$log" || fail "no file of a system was edited"
    grep -aoE '[0-9]+ first files.*' "$log" || fail "no first route file was compared"
    grep -aoE '[0-9]+ manifests with custom schemes.*' "$log" || fail "no manifest was compared with every link"
    grep -aoE '[0-9]+ power cuts.*' "$log" || fail "the power was never cut"
    grep -aoE '[0-9]+ tables compiled by four writers' "$log" || fail "the writers of compiled tables were not compared"
    grep -aoE 'Test run with [1-9].*' "$log" || fail "no test was run"
}
