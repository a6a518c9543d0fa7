#!/usr/bin/env bash
# What was promised about links that are kept in a file holds if the app is killed, at random moments, again and again:
# none that is to be opened at most once is opened twice, none that is to be opened at least once is lost, one that ends
# the app does so as often as it may, and programs that have the same file at once lose nothing and share nothing.
#
# usage: Scripts/check-hand-over.sh [KILLS] [COMMITS]     of each guarantee, 50 unless told otherwise; 800 each
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

kills=${1:-50} commits=${2:-800}
[[ $kills =~ ^[1-9][0-9]*$ && $commits =~ ^[1-9][0-9]*$ ]] || fail "'$kills' or '$commits' is no number"
package=Tests/HandOver
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

program=$(built "$package" hand-over)

# killed MILLISECONDS WORD…: runs the program and kills it after a random time, up to that. Whether it was still running.
killed() {
    local longest=$1 process
    shift
    "$program" "$@" >>"$scratch/log" 2>&1 &
    process=$!
    sleep "$(printf '0.%03d' $((RANDOM % longest)))"
    kill -9 "$process" 2>/dev/null || true
    wait "$process" 2>/dev/null || [ $? -eq 137 ] || fail "the program ended by itself: $(tail -5 "$scratch/log")"
}

# expect_crashes GUARANTEE COUNT: a link that ends the app, which is started again and again.
expect_crashes() {
    local folder=$scratch/crash-$1 crashes=0
    mkdir "$folder"
    "$program" prepare "$folder" "$1"
    while [ "$crashes" -le "$2" ]; do
        "$program" drain "$folder" "$1" 2>/dev/null && break
        crashes=$((crashes + 1))
    done 2>/dev/null
    [ "$crashes" -eq "$2" ] || fail "a link that ends the app, $1: $crashes launches ended, expected $2"
    [ "$1" = most ] || grep -q crash "$folder/given-up" || fail "a link that ended the app was not given up"
    echo "a link that ends the app does so in $crashes launches ($1)"
}

for guarantee in most least; do
    mkdir "$scratch/$guarantee"
    for _ in $(seq "$kills"); do killed 400 run "$scratch/$guarantee" "$guarantee"; done 2>/dev/null
    for _ in 1 2; do "$program" drain "$scratch/$guarantee" "$guarantee"; done
    printf '%s kills, at %s once: ' "$kills" "$guarantee"
    "$program" count "$scratch/$guarantee" "$guarantee" || fail "a promise was broken"
done
expect_crashes most 1
expect_crashes least 4

mkdir "$scratch/shared"
for _ in 1 2; do "$program" share "$scratch/shared" "$commits" >>"$scratch/log" 2>&1 & done
wait
printf '2 programs at once, %s commits each: ' "$commits"
"$program" survey "$scratch/shared" || fail "what they share is wrong: $(tail -5 "$scratch/log")"
for _ in 1 2; do
    (for _ in $(seq "$kills"); do killed 400 share "$scratch/shared" 100000; done) 2>/dev/null &
done
wait
printf '2 programs at once, killed %s times each: ' "$kills"
"$program" survey "$scratch/shared" || fail "what they share is wrong: $(tail -5 "$scratch/log")"
[ -z "$(find "$scratch" -name '*.unreadable')" ] || fail "a file was damaged"
