#!/usr/bin/env bash
# The app in the terminal shows what it should: its sessions are run, and their screens compared with snapshots.
# With --record the snapshots are written instead.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

app=Examples/TerminalApp record=${1:-}
[ -z "$record" ] || [ "$record" = --record ] || fail "'$record' is unknown, expected --record or nothing"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

binary=$(built "$app" terminal-app)

# session NAME FILE [OPTION…]: runs a session whose links wait in a file, and compares what it shows. SNAPSHOT is its name
# if the session is run more than once, and DIES says that the app is killed.
session() {
    local script=$app/Scripts/$1.txt name=${SNAPSHOT:-$1} code=0 expected=0
    local snapshot=$app/Snapshots/$name.txt shown=$scratch/$name.txt
    [ -z "${DIES:-}" ] || expected=137
    touch "$scratch/$1.ran"
    { "$binary" "$scratch/$2" "${@:3}" <"$script" >"$shown" 2>"$scratch/errors" || code=$?; } 2>/dev/null
    [ "$code" -eq "$expected" ] || fail "the session $1 ended with exit code $code and not $expected: $(<"$scratch/errors")"
    if grep -q $'\e' "$shown"; then fail "the session $name is coloured, but nobody sees it"; fi
    if [ -n "$record" ]; then
        cp "$shown" "$snapshot"
        echo "recorded $name"
    else
        diff -u "$snapshot" "$shown" || fail "the session $name does not show what $snapshot says"
        echo "the session $name shows what it should"
    fi
}

session tour tour.json
session cold-start cold-start.json
session login login.json
session not-found not-found.json
session relaunch relaunch.json
session next-launch relaunch.json
echo '{"version": 1, "lin' >"$scratch/damaged.json"
session damaged-file damaged.json
[ -f "$scratch/damaged.json.unreadable" ] || fail "a file that cannot be read is not set aside"

session stuck-server stuck-server.json
# At most once: the link in the middle of which the app was killed is gone.
DIES=yes session jam once.json
SNAPSHOT=after-jam-at-most-once session after-jam once.json
# At least once: it is opened at the next launch, and given up after three launches that it has killed.
DIES=yes SNAPSHOT=jam-at-least-once session jam again.json --at-least-once
SNAPSHOT=after-jam-at-least-once session after-jam again.json --at-least-once
DIES=yes SNAPSHOT=jam-at-least-once session jam loop.json --at-least-once
DIES=yes session jam-again loop.json --at-least-once
DIES=yes session jam-again loop.json --at-least-once
SNAPSHOT=after-jam-loop session after-jam loop.json --at-least-once
SNAPSHOT=after-jam-at-most-once session after-jam loop.json --at-least-once

session windows windows.json
session doors doors.json
session restore restore.json
cp "$app/Scripts/stale.screens" "$scratch/stale.json.screens"
session stale-restore stale.json

for script in "$app"/Scripts/*.txt; do
    [ -f "$scratch/$(basename "$script" .txt).ran" ] || fail "$script is not run"
done

excerpt=$(sed -n '/^```text$/,/^```$/p' "$app/README.md" | sed '1d;$d')
[[ -n $excerpt && $(<"$app/Snapshots/tour.txt") == *"$excerpt"* ]] || fail "$app/README.md has another tour"
