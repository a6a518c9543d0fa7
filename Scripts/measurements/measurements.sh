# shellcheck shell=bash disable=SC2086,SC2154 # variables of words; support.sh sets temporary and plain
# Counts of instructions by callgrind, sizes, the speed of the tool, and the picture of the README.

# count SUBJECT WORKLOAD [PASSES]: prints instructions and matches or builds; nothing if the subject cannot do the workload.
count() {
    local output subject=$1
    shift
    output=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$temporary/stripped" "$command" "$@" --subject "$subject" 2>&1) || {
        grep -q 'cannot do' <<<"$output" || fail "$output"
        return 0
    }
    sed -nE 's/.*Collected *: *([0-9]+).*/\1/p; s/^([0-9]+) (matches|builds)$/\1/p' <<<"$output" | sort -rn | tr '\n' ' '
}

# per_match SUBJECT WORKLOAD: prints instructions per match or build with one decimal, or those of a process.
per_match() {
    local few many
    if [ "$command" = first ]; then
        count "$1" "$2"
        return
    fi
    few=$(count "$1" "$2" 1)
    [ -n "$few" ] || return 0
    many=$(count "$1" "$2" 5)
    echo "$few $many" | awk '{ printf "%.1f", ($3 - $1) / ($4 - $2) }'
}

## instructions: instructions of a match, the same on every run (WORKLOADS=github, SUBJECTS, COMMAND=loop|build|first, CONFIGURATION=release, PROGRAM)
measure_instructions() {
    # COMMAND=build counts those of building the table, once, and COMMAND=first those of the first table and the first match of a
    # process. CONFIGURATION=debug counts without optimisation. PROGRAM is a build of the benchmarks that is finished.
    #
    # Two loops of different length, and the difference per match: so the start of the program and the building of the table drop
    # out. The cost of the loop itself is subtracted as well. What happens once in a process is counted once.
    local command=${COMMAND:-loop} each program=${PROGRAM:-} configuration=${CONFIGURATION:-release} workload loop subject instructions
    shopt -s inherit_errexit
    require valgrind valgrind
    export SWIFT_DETERMINISTIC_HASHING=1
    case $command in
    loop) each=match ;; build) each=build ;; first) each='table and match' ;;
    *) fail "expected loop, build or first, not '$command'" ;;
    esac
    if [ -z "$program" ]; then
        swift build -c "$configuration" --package-path Benchmarks --scratch-path "$plain" --disable-build-manifest-caching >&2
        program=$(swift build -c "$configuration" --package-path Benchmarks --scratch-path "$plain" --show-bin-path)/waymark-benchmarks
    fi
    # Valgrind cannot read the debug information of some programs, and ends.
    make_temporary
    strip --strip-debug "$program" -o "$temporary/stripped"

    for workload in ${WORKLOADS:-github}; do
        loop=$(per_match empty-loop "$workload")
        [ -n "$loop" ] || fail "no workload is called $workload; see: swift run --package-path Benchmarks waymark-benchmarks list"
        for subject in ${SUBJECTS:-waymark textbook-trie url-components}; do
            instructions=$(per_match "$subject" "$workload")
            [ -z "$instructions" ] || printf '%-20s %-16s %12s instructions per %s\n' "$workload" "$subject" \
                "$(awk "BEGIN { printf \"%.1f\", $instructions - $loop }")" "$each"
        done
    done
}

## functions: functions and files of Waymark that one Router.match of a constant route executes, in a debug build (WORKLOAD=github)
measure_functions() {
    # Callgrind names the functions that run below Router.match(for:), and the debug information the file of each.
    local match program workload=${WORKLOAD:-github}
    require valgrind valgrind
    swift build --package-path Benchmarks --scratch-path "$plain" --disable-build-manifest-caching >&2
    program=$(swift build --package-path Benchmarks --scratch-path "$plain" --show-bin-path)/waymark-benchmarks
    make_temporary
    strip --strip-debug "$program" -o "$temporary/stripped"
    match=$(nm "$program" | awk '$3 ~ /^\$s11WaymarkCore6RouterV5match3for.*SS_tF$/ { print $3; exit }')
    [ -n "$match" ] || fail "the program has no Router.match(for:)"
    valgrind --tool=callgrind --demangle=no --compress-strings=no --collect-atstart=no --toggle-collect="$match" \
        --callgrind-out-file="$temporary/calls" "$temporary/stripped" loop "$workload" 1 --subject waymark >/dev/null 2>&1
    sed -n 's/^fn=//p' "$temporary/calls" | sort -u >"$temporary/names"
    nm "$program" | awk 'NR == FNR { ran[$1]; next } $3 in ran { print "0x" $1 }' "$temporary/names" - |
        llvm-symbolizer --obj="$program" --functions=linkage --no-inlines --output-style=GNU |
        paste - - | sed -nE 's,^(\S+)\s.*/Sources/Library/([^:]*):.*,\2 \1,p' | sort -u >"$temporary/executed"
    awk '{ print $1 " " $2 }' "$temporary/executed" | swift demangle --simplified
    echo "functions: $(cut -d' ' -f2 "$temporary/executed" | sort -u | wc -l)," \
        "files: $(cut -d' ' -f1 "$temporary/executed" | sort -u | wc -l)"
}

# sources MODULE…: the files of modules.
sources() { (cd Sources/Library && find "$@" -name '*.swift' | sort); }

# code FILE…: the lines of files, without comments and blank lines.
code() { sed -E 's,(^|[[:space:]])//.*,,; /^[[:space:]]*$/d' "$@"; }

# folders: of paths of files, the module, and the folder in it if there is one.
folders() { cut -d/ -f1,2 | sed 's,/[^/]*\.swift$,,'; }

# say_lines MODULE…: the number of their lines and files.
say_lines() {
    local files
    mapfile -t files < <(sources "$@")
    (cd Sources/Library && echo "$*: $(cat "${files[@]}" | wc -l) lines in ${#files[@]} files," \
        "$(code "${files[@]}" | wc -l) without comments and blank lines")
}

# say_unsafe: the number of files that handle memory by hand, by folder.
say_unsafe() {
    local file files=()
    while read -r file; do
        if code "Sources/Library/$file" | grep -E 'Unsafe|unsafe|Unmanaged' >/dev/null; then files+=("$file"); fi
    done < <(sources "${house[@]}")
    echo "files with unsafe code: ${#files[@]}"
    printf '%s\n' "${files[@]}" | folders | sort | uniq -c | sort -k1,1nr -k2 | sed 's/^ */  /'
}

# say_way: the number of files that are named under a heading of the page.
say_way() {
    local files
    # shellcheck disable=SC2016
    files=$(sed -n '/^## Matching a link$/,/^## Matching an uncommon link$/p' Documentation/Architecture.md |
        grep -oE '`Waymark[^`]*\.swift`' | sort -u | wc -l)
    echo "files that a look-up goes through: $files"
}

# say_sources: what is counted without building.
say_sources() {
    local module
    say_way
    say_unsafe
    for module in "${house[@]}"; do say_lines "$module"; done
    say_lines "${house[@]}"
}

# say_build WHAT TARGET…: builds targets into the same scratch path, and adds to the processor time of all.
say_build() {
    local what=$1 target
    shift
    for target in "$@"; do
        { time swift build -c release --disable-default-traits --target "$target" --scratch-path "$build" \
            "${flags[@]}" >"$build/log" 2>&1; } 2>>"$build/seconds" || fail "$(cat "$build/log")"
    done
    echo "clean release build, processor time, $what: $(awk '{ sum += $1 + $2 } END { print sum }' "$build/seconds") s"
}

# size NAME MODULE…: the bytes of a program with the objects of modules, stripped, without the sections that the linker
# may drop.
size() {
    local name=$1 objects=() module
    shift
    for module in "$@"; do objects+=("$products/$module.build/"*.o); done
    swiftc -O -swift-version 6 "$build/$name.swift" "${objects[@]}" -I "$products/Modules" -o "$build/$name" \
        -Xlinker --gc-sections -Xlinker --strip-all
    stat -c %s "$build/$name"
}

# say_size WHAT NAME MODULE…: how much larger a program is than an empty one.
say_size() {
    local what=$1 bytes
    shift
    bytes=$(size "$@")
    echo "a program that $what: $((bytes - empty)) bytes more than an empty one"
}

# write_programs: the programs whose size is measured.
write_programs() {
    echo 'print(CommandLine.arguments.count)' >"$build/empty.swift"
    cat >"$build/splits.swift" <<'SWIFT'
import WaymarkEngine

print(try ParsedURL(CommandLine.arguments[0]).host as Any)
SWIFT
    cat >"$build/matches.swift" <<'SWIFT'
import WaymarkCore

var table = RouteTable<Int>(accepting: [.host("example.com"), .scheme("myapp")])
table.add("/user/{id: Int}", to: 1)
print(try Router(table).match(for: CommandLine.arguments[0])?.captures["id"] as Any)
SWIFT
    cat >"$build/prints.swift" <<'SWIFT'
import WaymarkPrinting

var table = RouteTable<Int>(accepting: [.host("example.com"), .scheme("myapp")])
table.add("/user/{id: Int}", named: "user", to: 1)
let router = try Router(table)
print(router.match(for: CommandLine.arguments[0])?.captures["id"] as Any)
print(try router.url(named: "user", captures: ["id": 1]))
SWIFT
    cat >"$build/explains.swift" <<'SWIFT'
import WaymarkExplain

var table = RouteTable<Int>(accepting: [.host("example.com"), .scheme("myapp")])
table.add("/user/{id: Int}", to: 1)
print(try Router(table).explanation(for: CommandLine.arguments[0]))
SWIFT
    cat >"$build/routes.swift" <<'SWIFT'
import WaymarkCore
import WaymarkRoutes

var table = RouteTable<Int>(accepting: [.host("example.com"), .scheme("myapp")])
table.add("/user/{id}") { (id: Int) in id } inverse: { $0 }
let router = try Router(table)
print(router.route(for: CommandLine.arguments[0]) as Any, try router.url(for: 1))
SWIFT
}

## weight: size in a program, build time, lines and unsafe files of the four core modules, for Documentation/Speed.md (FLAGS=-Osize; SOURCE=1 builds nothing)
measure_weight() {
    # How much larger they make a stripped program, the processor time of their clean release build, their lines, the number of
    # their files that handle memory by hand, and of the files that a look-up goes through. FLAGS are flags of swiftc for the
    # modules. Linux alone.
    local build=.build-size house=(WaymarkEngine WaymarkCore WaymarkPrinting WaymarkExplain)
    local flags=() flag products empty core
    export WAYMARK_SIZE=1
    if [ -n "${SOURCE:-}" ]; then
        say_sources
        return
    fi

    rm -rf "$build"
    mkdir "$build"
    for flag in ${FLAGS:-}; do flags+=(-Xswiftc "$flag"); done
    TIMEFORMAT='%U %S'
    say_build "the engine" WaymarkEngine
    say_build "engine and core" WaymarkCore
    say_build "all four, with proofs" WaymarkPrinting WaymarkExplain
    swift build -c release --disable-default-traits --target WaymarkRoutes --scratch-path "$build" "${flags[@]}" >&2
    products=$(swift build -c release --disable-default-traits --scratch-path "$build" --show-bin-path)

    write_programs
    empty=$(size empty)
    core=("${house[@]::2}")
    say_size "splits links" splits WaymarkEngine
    say_size "matches links with a table made at run time" matches "${core[@]}"
    say_size "prints links too" prints "${core[@]}" WaymarkPrinting
    say_size "explains links" explains "${core[@]}" WaymarkExplain
    say_size "has typed routes" routes "${core[@]}" WaymarkPrinting WaymarkRoutes
    say_sources
}

# measured_tool: the program that WAYMARK_TOOL names, or a release build.
measured_tool() {
    local options=(-c release --traits 'Tool,Hashing' --scratch-path .build-tool)
    if [ -n "${WAYMARK_TOOL:-}" ]; then
        printf '%s\n' "$WAYMARK_TOOL"
        return
    fi
    swift build "${options[@]}" --product waymark >&2
    printf '%s/waymark\n' "$(swift build "${options[@]}" --show-bin-path)"
}

## filter: lines a second, processor time and memory of waymark match as a filter, for Documentation/Speed.md (LINKS=10000000, WORKLOADS="site app", WAYMARK_TOOL)
measure_filter() {
    # The workloads are site, app, github, half, misses and mixed. `site` is Examples/github, links and table. The others are links
    # of Benchmarks/Data and, in `mixed`, the hostile ones of the tests, drawn and numbered at random with a fixed seed.
    local tool
    tool=$(measured_tool)
    make_temporary
    python3 Scripts/measurements/links.py filter "$tool" "$temporary" "${LINKS:-10000000}" \
        ${WORKLOADS:-site app github half misses mixed}
}

## rows: rows a second, processor time and memory of waymark match in its other modes, for Documentation/Speed.md (LINKS=10000000, WORKLOADS="site app", WAYMARK_TOOL)
measure_rows() {
    # Links are those of the filter. In rows of fields they are behind a time, a method and a status, and before the name of a
    # client; in objects, too.
    local tool
    tool=$(measured_tool)
    make_temporary
    python3 Scripts/measurements/links.py rows "$tool" "$temporary" "${LINKS:-10000000}" ${WORKLOADS:-site app mixed}
}

## proposals: precision and recall of waymark infer, for the page "At scale"; fails below 0.9 and 0.8 (LINKS=1000, EVERY=1, TABLES="github app", WAYMARK_TOOL)
measure_proposals() {
    # Hides each route of Examples/github and of the app table in turn, or each EVERYth, feeds LINKS of its links among the others'
    # and among wrong ones to `waymark infer`, and compares the proposals with other links.
    #
    # Precision: of the links that proposals take, how many are of a hidden route. Recall: of the hidden route's links that no
    # route takes while it is hidden, and that come from a source of the table, how many they take. Fails, too, where a proposal does
    # not pass 'check' or 'test', or changes an answer, as 'diff' says.
    local tool
    tool=$(measured_tool)
    python3 Scripts/measurements/infer.py "$tool" "${LINKS:-1000}" "${EVERY:-1}" ${TABLES:-github app}
}

## picture: draws the picture of the report in the README, by Chromium: the page of Examples/github, on which a link is tried (WAYMARK_TOOL)
measure_picture() {
    local tool picture=$PWD/Documentation/Pictures/report.png
    require chromium chromium
    tool=$(readlink -f "$(measured_tool)")
    make_temporary
    (cd Examples/github && "$tool" report --output "$temporary/report.html" --title 'Links of github.com' --log urls.txt)
    chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=1200,680 --virtual-time-budget=4000 \
        --user-data-dir="$temporary/browser" --screenshot="$picture" \
        "file://$temporary/report.html#link=https://github.com/octocat/Hello-World/issues/42?tab=x" 2>/dev/null
    [ -s "$picture" ] || fail "no picture was drawn"
    echo "$(stat -c %s "$picture") bytes"
}
