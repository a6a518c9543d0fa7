#!/usr/bin/env bash
# At least 95 of 100 lines of each library are run by the tests; the lines that are not are listed.
#
# usage: Scripts/check-coverage.sh [FLOOR] [SCRATCH-PATH]     of tests that have run already, and left SCRATCH-PATH/counts/*.profraw
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

floor=${1:-95}
libraries=(
    WaymarkEngine WaymarkLanguages WaymarkPatterns WaymarkCore WaymarkPrinting WaymarkProofs WaymarkExplain WaymarkRoutes
    WaymarkCoding WaymarkDispatch WaymarkFoundation WaymarkNotations WaymarkAssociation
)
build=${2:-.build-coverage}
if [ $# -le 1 ]; then
    rm -rf "$build/counts"
    export LLVM_PROFILE_FILE=$PWD/$build/counts/%m.profraw
    WAYMARK_TRIED=1 swift test --enable-all-traits --disable-xctest --scratch-path "$build" --quiet
fi
lines=$(mktemp)
trap 'rm -f "$lines"' EXIT

# The toolchain's own: others cannot read what this compiler counts.
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
tests=$(find "$build/debug/" -maxdepth 1 -name '*PackageTests.xctest' | head -1)
"$tools/llvm-profdata" merge -sparse "$build"/counts/*.profraw -o "$build/counts/all.profdata"
"$tools/llvm-cov" export -format=lcov -instr-profile="$build/counts/all.profdata" "$tests" \
    --ignore-filename-regex='/(Tests|\.build[^/]*)/' >"$lines"

# Sums up by library, and names the lines that no test runs.
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
' "$lines" "$floor" "${libraries[@]}" || fail "less than $floor % of the lines of a library are run by the tests"
