# shellcheck shell=bash disable=SC2154 # Scripts/support.sh sets temporary and plain
# Programs that have Waymark: the adapters, the examples, and apps that are killed.

## adapters: the adapters for SwiftUI, UIKit and AppKit and the example app compile against stand-ins of Apple's modules, and pass their tests
check_adapters() {
    # That proves that they agree with the stand-ins, whose signatures are Apple's; not that Apple's modules behave as these do.
    # Each adapter stays small, because nothing else can be checked of it here.
    local adapter lines file package results
    for adapter in WaymarkSwiftUI WaymarkUIKit WaymarkAppKit; do
        lines=$(cat Sources/Library/$adapter/*.swift | grep -cvE '^[[:space:]]*(//|$)')
        echo "$adapter has $lines lines of code"
        [ "$lines" -le 350 ] || fail "$adapter should have at most 350 lines of code: what decides belongs into WaymarkDispatch"
    done
    # The stand-ins let UIKit bring Foundation along, as Apple's does, and it is not known which other modules do.
    while read -r file; do
        grep -qE 'import Foundation' "$file" || fail "$file uses Foundation and should import it"
    done < <(grep -lE '\b(URL|NSUserActivity|timeIntervalSinceReferenceDate)\b' Sources/Library/Waymark{SwiftUI,UIKit,AppKit}/*.swift)

    [ "$(uname)" = Linux ] || { echo "the stand-ins are for Linux" && return; }

    # Its own build folder: modules named as Apple's must not be seen by any other build.
    package=Tests/AppleStubs
    swift build --package-path "$package" --build-tests -Xswiftc -warnings-as-errors
    results=$(swift test --package-path "$package" --disable-xctest --skip-build -Xswiftc -warnings-as-errors 2>&1) ||
        fail "$results"
    grep 'Test run with [1-9]' <<<"$results" || fail "no test ran"
}

## servers: the examples of servers build, and a client gets the files of associations from the first as systems do
check_servers() {
    # Both have Waymark with the same trait, which is compiled once.
    unset WAYMARK_MODULES
    swift test --package-path Examples/Server --scratch-path .build-servers --disable-xctest
    swift build --package-path Examples/HummingbirdServer --scratch-path .build-servers --disable-build-manifest-caching
}

terminal_app=Examples/TerminalApp

# session NAME FILE [OPTION…]: runs a session whose links wait in a file, and compares what it shows. SNAPSHOT is its name
# if the session is run more than once, and DIES says that the app is killed.
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

## terminal: the sessions of Examples/TerminalApp show what their snapshots say (RECORD=1 writes the snapshots)
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
    cp "$terminal_app/Scripts/stale.screens" "$temporary/stale.json.screens"
    session stale-restore stale.json

    for script in "$terminal_app"/Scripts/*.txt; do
        [ -f "$temporary/$(basename "$script" .txt).ran" ] || fail "$script is not run"
    done

    # shellcheck disable=SC2016
    excerpt=$(sed -n '/^```text$/,/^```$/p' "$terminal_app/README.md" | sed '1d;$d')
    [[ -n $excerpt && $(<"$terminal_app/Snapshots/tour.txt") == *"$excerpt"* ]] || fail "$terminal_app/README.md has another tour"
}

# killed MILLISECONDS WORD…: runs the program and kills it after a random time, up to that. Whether it was still running.
killed() {
    local longest=$1 process
    shift
    "$hand_over" "$@" >>"$temporary/log" 2>&1 &
    process=$!
    sleep "$(printf '0.%03d' $((RANDOM % longest)))"
    kill -9 "$process" 2>/dev/null || true
    wait "$process" 2>/dev/null || [ $? -eq 137 ] || fail "the program ended by itself: $(tail -5 "$temporary/log")"
}

# expect_crashes GUARANTEE COUNT: a link that ends the app, which is started again and again.
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

## hand-over: an app that is killed while it holds and opens links keeps the promises about both, and two with one file lose none (KILLS=50, COMMITS=800)
check_hand_over() {
    # At random moments, again and again: no link that is to be opened at most once is opened twice, none that is to be opened at
    # least once is lost, one that ends the app does so as often as it may, and programs that have the same file at once lose
    # nothing and share nothing. KILLS is the number for each guarantee.
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
    wait
    printf '2 programs at once, %s commits each: ' "$commits"
    "$hand_over" survey "$temporary/shared" || fail "what they share is wrong: $(tail -5 "$temporary/log")"
    for _ in 1 2; do
        (for _ in $(seq "$kills"); do killed 400 share "$temporary/shared" 100000; done) 2>/dev/null &
    done
    wait
    printf '2 programs at once, killed %s times each: ' "$kills"
    "$hand_over" survey "$temporary/shared" || fail "what they share is wrong: $(tail -5 "$temporary/log")"
    [ -z "$(find "$temporary" -name '*.unreadable')" ] || fail "a file was damaged"
}

# Both examples of plugins share a build: the tool, for the machine that builds, and the modules that the routes use.
plugins_build=$PWD/.build-plugins

# package_command OPTION…: a command of the package with the committed routes.
package_command() { swift package --package-path Examples/GeneratedRoutes --scratch-path "$plugins_build" "$@"; }

# opens PACKAGE: builds the example and prints the answers of its program to four links.
opens() {
    swift build --package-path "$1" --scratch-path "$plugins_build" --disable-build-manifest-caching >&2
    "$(swift build --package-path "$1" --scratch-path "$plugins_build" --show-bin-path)/App" https://shop.example.com/ \
        'shop://c/garden/tools?order=price' https://shop.example.com/a/AB12CD34/rake https://shop.example.com/a/AB12
}

## plugins: the plugins write and check routes as packages use them: Examples/GeneratedRoutes and Examples/BuiltRoutes
check_plugins() {
    local committed=Examples/GeneratedRoutes built=Examples/BuiltRoutes
    make_temporary
    cp "$committed/Sources/App/AppRoute.swift" "$temporary/AppRoute.swift"
    package_command waymark-check
    package_command --allow-writing-to-package-directory waymark-generate
    cmp "$committed/Sources/App/AppRoute.swift" "$temporary/AppRoute.swift" ||
        fail "waymark-generate writes another file than the one that is committed"

    # With a language the arguments are those of 'waymark generate'.
    package_command --allow-writing-to-package-directory --allow-writing-to-directory "$temporary" waymark-generate typescript \
        --routes Sources/App/waymark.yaml --output "$temporary/links.ts"
    package_command waymark-check typescript --routes Sources/App/waymark.yaml --output "$temporary/links.ts"
    echo '// changed' >>"$temporary/links.ts"
    ! package_command waymark-check typescript --routes Sources/App/waymark.yaml --output "$temporary/links.ts" >"$temporary/log" 2>&1 ||
        fail "waymark-check takes a file that was changed"
    grep -q 'links.ts differs from the output of' "$temporary/log" || fail "waymark-check does not say what is wrong: $(cat "$temporary/log")"

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
