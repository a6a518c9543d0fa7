# shellcheck shell=bash disable=SC2154 # Scripts/support.sh sets temporary and plain
# Programs that depend on Waymark: the adapters, the examples, and apps that are killed.

## adapters: the adapters for SwiftUI, UIKit and AppKit and the example app compile against stubs of Apple's modules, and pass their tests
check_adapters() {
    # The stubs declare Apple's signatures, so that this check finds type errors. It does not verify the behaviour of
    # Apple's modules. Each adapter has a line limit, because its code cannot be tested further here.
    local adapter lines file package results
    for adapter in WaymarkSwiftUI WaymarkUIKit WaymarkAppKit; do
        lines=$(cat Sources/Library/$adapter/*.swift | grep -cvE '^[[:space:]]*(//|$)')
        echo "$adapter has $lines lines of code"
        [ "$lines" -le 360 ] || fail "$adapter should have at most 360 lines of code: what decides belongs into WaymarkDispatch"
    done
    # The UIKit stub re-exports Foundation, as Apple's UIKit does. Other Apple modules may not.
    while read -r file; do
        grep -qE 'import Foundation' "$file" || fail "$file uses Foundation and should import it"
    done < <(grep -lE '\b(URL|NSUserActivity|timeIntervalSinceReferenceDate)\b' Sources/Library/Waymark{SwiftUI,UIKit,AppKit}/*.swift)

    [ "$(uname)" = Linux ] || { echo "the stand-ins are for Linux" && return; }

    # A separate build folder: modules with the names of Apple's modules must be invisible to other builds.
    package=Tests/AppleStubs
    swift build --package-path "$package" --build-tests -Xswiftc -warnings-as-errors
    results=$(swift test --package-path "$package" --disable-xctest --skip-build -Xswiftc -warnings-as-errors 2>&1) ||
        fail "$results"
    grep 'Test run with [1-9]' <<<"$results" || fail "no test ran"
}

## servers: the server examples build, and a client downloads the association files from the first one as systems do
check_servers() {
    # Both examples use Waymark with the same trait, and share its compiled modules.
    unset WAYMARK_MODULES
    swift test --package-path Examples/Server --scratch-path .build-servers --disable-xctest --disable-build-manifest-caching
    swift build --disable-index-store --package-path Examples/HummingbirdServer --scratch-path .build-servers --disable-build-manifest-caching
}

terminal_app=Examples/TerminalApp

# session NAME FILE [OPTION…]: runs a session whose pending links are saved in FILE, and compares its output with a
# snapshot. SNAPSHOT is the name of the snapshot if the session is run more than once. DIES is set if the app is killed.
session() {
    local script=$terminal_app/Scripts/$1.txt name=${SNAPSHOT:-$1} code=0 expected=0
    local snapshot=$terminal_app/Snapshots/$name.txt shown=$temporary/$name.txt
    [ -z "${DIES:-}" ] || expected=137
    touch "$temporary/$1.ran"
    { "$terminal" "$temporary/$2" "${@:3}" <"$script" >"$shown" 2>"$temporary/errors" || code=$?; } 2>/dev/null
    [ "$code" -eq "$expected" ] || fail "the session $1 ended with exit code $code and not $expected: $(<"$temporary/errors")"
    if grep -q $'\e' "$shown"; then fail "the session $name is coloured, and should not be"; fi
    if [ -n "${RECORD:-}" ]; then
        cp "$shown" "$snapshot"
        echo "recorded $name"
    else
        diff -u "$snapshot" "$shown" || fail "the session $name does not show what $snapshot says"
        echo "the session $name shows what it should"
    fi
}

## terminal: the sessions of Examples/TerminalApp print the output in their snapshots (RECORD=1 writes the snapshots)
check_terminal() {
    local terminal script excerpt
    make_temporary
    terminal=$(built "$terminal_app" terminal-app)

    session tour tour.json
    session cold-start cold-start.json
    session login login.json
    session not-found not-found.json
    session relaunch relaunch.json
    session next-launch relaunch.json
    echo '{"version": 1, "lin' >"$temporary/damaged.json"
    session damaged-file damaged.json
    [ -f "$temporary/damaged.json.unreadable" ] || fail "a file that cannot be read is not set aside"

    session stuck-server stuck-server.json
    # At most once: the link that was open when the app was killed is dropped.
    DIES=yes session jam once.json
    SNAPSHOT=after-jam-at-most-once session after-jam once.json
    # At least once: the link is opened again at the next launch, and given up after three launches that it ended.
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
    cp "$terminal_app/Scripts/stale.screens" "$temporary/stale.json.screens"
    session stale-restore stale.json

    for script in "$terminal_app"/Scripts/*.txt; do
        [ -f "$temporary/$(basename "$script" .txt).ran" ] || fail "$script is not run"
    done

    # shellcheck disable=SC2016
    excerpt=$(sed -n '/^```text$/,/^```$/p' "$terminal_app/README.md" | sed '1d;$d')
    [[ -n $excerpt && $(<"$terminal_app/Snapshots/tour.txt") == *"$excerpt"* ]] || fail "$terminal_app/README.md has another tour"
}

# killed MILLISECONDS WORD…: runs the program and kills it after a random time below MILLISECONDS. Fails if it ended
# with an error before.
killed() {
    local longest=$1 process
    shift
    "$hand_over" "$@" >>"$temporary/log" 2>&1 &
    process=$!
    sleep "$(printf '0.%03d' $((RANDOM % longest)))"
    kill -9 "$process" 2>/dev/null || true
    wait "$process" 2>/dev/null || [ $? -eq 137 ] || fail "the program ended by itself: $(tail -5 "$temporary/log")"
}

# wait_for_all: waits for the programs in the background, and fails if one of them failed.
wait_for_all() {
    local process
    for process in $(jobs -p); do
        wait "$process" || fail "a program failed: $(tail -5 "$temporary/log")"
    done
}

# expect_crashes GUARANTEE COUNT: fails unless a link that ends the app does so in exactly COUNT launches.
expect_crashes() {
    local folder=$temporary/crash-$1 crashes=0
    mkdir "$folder"
    "$hand_over" prepare "$folder" "$1"
    while [ "$crashes" -le "$2" ]; do
        "$hand_over" drain "$folder" "$1" 2>/dev/null && break
        crashes=$((crashes + 1))
    done 2>/dev/null
    [ "$crashes" -eq "$2" ] || fail "a link that ends the app, $1: $crashes launches ended, expected $2"
    [ "$1" = most ] || grep -q crash "$folder/given-up" || fail "a link that ended the app was not given up"
    echo "a link that ends the app does so in $crashes launches ($1)"
}

## hand-over: an app that is killed while it holds and opens links keeps its delivery guarantees, and two programs with one file lose no link (KILLS=50, COMMITS=800)
check_hand_over() {
    # The app is killed KILLS times at random moments for each guarantee. No at-most-once link is opened twice, and no
    # at-least-once link is lost. A link that ends the app does so only as often as its guarantee allows. Programs that
    # use one file at the same time lose no link, and open no link twice.
    local kills=${KILLS:-50} commits=${COMMITS:-800} hand_over guarantee
    expect_number KILLS "$kills"
    expect_number COMMITS "$commits"
    make_temporary
    hand_over=$(built Tests/HandOver hand-over)

    for guarantee in most least; do
        mkdir "$temporary/$guarantee"
        for _ in $(seq "$kills"); do killed 400 run "$temporary/$guarantee" "$guarantee"; done 2>/dev/null
        for _ in 1 2; do "$hand_over" drain "$temporary/$guarantee" "$guarantee"; done
        printf '%s kills, at %s once: ' "$kills" "$guarantee"
        "$hand_over" count "$temporary/$guarantee" "$guarantee" || fail "a promise was broken"
    done
    expect_crashes most 1
    expect_crashes least 4

    mkdir "$temporary/shared"
    for _ in 1 2; do "$hand_over" share "$temporary/shared" "$commits" >>"$temporary/log" 2>&1 & done
    wait_for_all
    printf '2 programs at once, %s commits each: ' "$commits"
    "$hand_over" survey "$temporary/shared" || fail "what they share is wrong: $(tail -5 "$temporary/log")"
    for _ in 1 2; do
        (for _ in $(seq "$kills"); do killed 400 share "$temporary/shared" 100000; done) 2>/dev/null &
    done
    wait_for_all
    printf '2 programs at once, killed %s times each: ' "$kills"
    "$hand_over" survey "$temporary/shared" || fail "what they share is wrong: $(tail -5 "$temporary/log")"
    [ -z "$(find "$temporary" -name '*.unreadable')" ] || fail "a file was damaged"
}

# The examples of both plugins share a build folder, with the tool for the host and the modules that the routes use.
plugins_build=$PWD/.build-plugins

# package_command OPTION…: runs a command of the package with the committed routes.
package_command() { swift package --package-path Examples/GeneratedRoutes --scratch-path "$plugins_build" "$@"; }

# opens PACKAGE: builds the example and prints its program's results for four links.
opens() {
    swift build --disable-index-store --package-path "$1" --scratch-path "$plugins_build" --disable-build-manifest-caching >&2
    "$(swift build --package-path "$1" --scratch-path "$plugins_build" --show-bin-path)/App" https://shop.example.com/ \
        'shop://c/garden/tools?order=price' https://shop.example.com/a/AB12CD34/rake https://shop.example.com/a/AB12
}

## plugins: the plugins generate and check routes in packages, as consumers do: Examples/GeneratedRoutes and Examples/BuiltRoutes
check_plugins() {
    local committed=Examples/GeneratedRoutes built=Examples/BuiltRoutes
    make_temporary
    cp "$committed/Sources/App/AppRoute.swift" "$temporary/AppRoute.swift"
    package_command waymark-check
    package_command --allow-writing-to-package-directory waymark-generate
    cmp "$committed/Sources/App/AppRoute.swift" "$temporary/AppRoute.swift" ||
        fail "waymark-generate writes another file than the one that is committed"

    # With a language as the first argument, the arguments are those of 'waymark generate'.
    package_command --allow-writing-to-package-directory --allow-writing-to-directory "$temporary" waymark-generate typescript \
        --routes Sources/App/waymark.yaml --output "$temporary/links.ts"
    package_command waymark-check typescript --routes Sources/App/waymark.yaml --output "$temporary/links.ts"
    echo '// changed' >>"$temporary/links.ts"
    ! package_command waymark-check typescript --routes Sources/App/waymark.yaml --output "$temporary/links.ts" >"$temporary/log" 2>&1 ||
        fail "waymark-check takes a file that was changed"
    grep -q 'links.ts differs from the output of' "$temporary/log" || fail "waymark-check does not say what is wrong: $(cat "$temporary/log")"

    local second=$committed/Sources/App/waymark.yml two=accepted
    cp "$committed/Sources/App/waymark.yaml" "$second"
    package_command waymark-check >"$temporary/log" 2>&1 || two=refused
    rm "$second"
    [ $two = refused ] && grep -q "'waymark.yaml' and 'waymark.yml' .* become the same file AppRoute.swift" "$temporary/log" ||
        fail "two route files of one enum are no error: $(cat "$temporary/log")"

    cat >"$temporary/expected" <<'END'
home https://shop.example.com/
category(path: ["garden", "tools"], order: App.AppRoute.Order.price) https://shop.example.com/c/garden/tools?order=price
article(code: App.AppRoute.ArticleCode(parameterText: "AB12CD34"), title: Optional("rake")) https://shop.example.com/a/AB12CD34/rake
https://shop.example.com/a/AB12 opens nothing
END
    opens "$committed" | diff "$temporary/expected" - || fail "the committed routes open something else"
    sed 's/AppRoute/Shop/' "$temporary/expected" | diff - <(opens "$built") || fail "the routes that were built open something else"
    [ ! -e "$plugins_build/checkouts/swift-syntax" ] || fail "the plugins fetch swift-syntax, which they do not need"
    echo "the plugins write and check what the tool writes and checks"
}
