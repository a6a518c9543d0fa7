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

swift build --package-path "$app"
binary=$(swift build --package-path "$app" --show-bin-path)/terminal-app
expect_nothing_fetched "$app/.build"

# session NAME FILE: runs a session whose links wait in a file, and compares what it shows.
session() {
    local script=$app/Scripts/$1.txt snapshot=$app/Snapshots/$1.txt shown=$scratch/$1.txt
    "$binary" "$scratch/$2" <"$script" >"$shown" || fail "the session $1 ended with exit code $?"
    if grep -q $'\e' "$shown"; then fail "the session $1 is coloured, but nobody sees it"; fi
    if [ -n "$record" ]; then
        cp "$shown" "$snapshot"
        echo "recorded $1"
    else
        diff -u "$snapshot" "$shown" || fail "the session $1 does not show what $snapshot says"
        echo "the session $1 shows what it should"
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

for script in "$app"/Scripts/*.txt; do
    [ -f "$scratch/$(basename "$script")" ] || fail "$script is not run"
done

excerpt=$(sed -n '/^```text$/,/^```$/p' "$app/README.md" | sed '1d;$d')
[[ -n $excerpt && $(<"$app/Snapshots/tour.txt") == *"$excerpt"* ]] || fail "$app/README.md has another tour"
