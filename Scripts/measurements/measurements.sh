# shellcheck shell=bash disable=SC2086,SC2154 # variables of words; support.sh sets temporary and plain
# Instruction counts by callgrind, sizes, the speed of the tool, and the README's image.

# count SUBJECT WORKLOAD [PASSES]: prints the numbers of instructions and of matches or builds, or nothing if the
# subject does not support the workload.
count() {
    local output subject=$1
    shift
    output=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$temporary/stripped" "$command" "$@" --subject "$subject" 2>&1) || {
        grep -q 'cannot do' <<<"$output" || fail "$output"
        return 0
    }
    sed -nE 's/.*Collected *: *([0-9]+).*/\1/p; s/^([0-9]+) (matches|builds)$/\1/p' <<<"$output" | sort -rn | tr '\n' ' '
}

# per_match SUBJECT WORKLOAD: prints instructions per match or build with one decimal, or the instructions of a process.
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
    # COMMAND=build counts the instructions to build the table once. COMMAND=first counts those of the first table and
    # the first match in a process. CONFIGURATION=debug counts without optimization. PROGRAM is the path of a finished
    # build of the benchmarks.
    #
    # The count per match is the difference between a long and a short loop, which excludes the start of the program and
    # the building of the table. The cost of the loop itself is subtracted as well. With COMMAND=first, the process is
    # counted once.
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
    # Valgrind ends with an error on the debug information of some programs.
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
    # Callgrind names the functions that Router.match(for:) calls, and the debug information names their files.
    local match program workload=${WORKLOAD:-github}
    require valgrind valgrind
    swift build --disable-index-store --package-path Benchmarks --scratch-path "$plain" --disable-build-manifest-caching >&2
    program=$(swift build --package-path Benchmarks --scratch-path "$plain" --show-bin-path)/waymark-benchmarks
    make_temporary
    strip --strip-debug "$program" -o "$temporary/stripped"
    match=$(nm "$program" | awk '$3 ~ /^\$s11WaymarkCore6RouterV10firstRoute3for.*SS_tF$/ && !found++ { print $3 }')
    [ -n "$match" ] || fail "the program has no Router.firstRoute(for:), which Router.match(for:) calls"
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

# sources MODULE…: prints the source files of modules.
sources() { (cd Sources/Library && find "$@" -name '*.swift' | sort); }

# code FILE…: prints the lines of files, without comments and blank lines.
code() { sed -E 's,(^|[[:space:]])//.*,,; /^[[:space:]]*$/d' "$@"; }

# folders: reads file paths, and prints the module and the folder in the module, if there is one.
folders() { cut -d/ -f1,2 | sed 's,/[^/]*\.swift$,,'; }

# say_lines MODULE…: prints the numbers of lines and files in modules.
say_lines() {
    local files
    mapfile -t files < <(sources "$@")
    (cd Sources/Library && echo "$*: $(cat "${files[@]}" | wc -l) lines in ${#files[@]} files," \
        "$(code "${files[@]}" | wc -l) without comments and blank lines")
}

# say_unsafe: prints the number of files with unsafe code, by folder.
say_unsafe() {
    local file files=()
    while read -r file; do
        if code "Sources/Library/$file" | grep -E 'Unsafe|unsafe|Unmanaged' >/dev/null; then files+=("$file"); fi
    done < <(sources "${house[@]}")
    echo "files with unsafe code: ${#files[@]}"
    printf '%s\n' "${files[@]}" | folders | sort | uniq -c | sort -k1,1nr -k2 | sed 's/^ */  /'
}

# say_way: prints the number of files under one heading of Documentation/Architecture.md.
say_way() {
    local files
    # shellcheck disable=SC2016
    files=$(sed -n '/^## Matching a link$/,/^## Matching an uncommon link$/p' Documentation/Architecture.md |
        grep -oE '`Waymark[^`]*\.swift`' | sort -u | wc -l)
    echo "files that a look-up goes through: $files"
}

# say_sources: prints the counts that need no build.
say_sources() {
    local module
    say_way
    say_unsafe
    for module in "${house[@]}"; do say_lines "$module"; done
    say_lines "${house[@]}"
}

# say_build WHAT TARGET…: builds targets into one scratch path, and prints the processor time of all builds so far.
say_build() {
    local what=$1 target
    shift
    for target in "$@"; do
        { time swift build -c release --disable-default-traits --target "$target" --scratch-path "$build" \
            "${flags[@]}" >"$build/log" 2>&1; } 2>>"$build/seconds" || fail "$(cat "$build/log")"
    done
    echo "clean release build, processor time, $what: $(awk '{ sum += $1 + $2 } END { print sum }' "$build/seconds") s"
}

# size NAME MODULE…: prints the size of a stripped program with the objects of modules, without the sections that the
# linker removes.
size() {
    local name=$1 objects=() module
    shift
    for module in "$@"; do objects+=("$products/$module.build/"*.o); done
    swiftc -O -swift-version 6 "$build/$name.swift" "${objects[@]}" -I "$products/Modules" -o "$build/$name" \
        -Xlinker --gc-sections -Xlinker --strip-all
    stat -c %s "$build/$name"
}

# say_size WHAT NAME MODULE…: prints the difference in size between a program and an empty one.
say_size() {
    local what=$1 bytes
    shift
    bytes=$(size "$@")
    echo "a program that $what: $((bytes - empty)) bytes more than an empty one"
}

# write_programs: writes the measured programs.
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
    # Prints the modules' cost in a stripped program, the processor time of their clean release build, their lines, the
    # number of their files with unsafe code, and the number of files on the path of a match. FLAGS are swiftc flags for
    # the modules. Linux only.
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

# measured_tool: prints the path in WAYMARK_TOOL, or builds the tool in release and prints its path.
measured_tool() {
    local options=(-c release --traits 'Tool,Hashing' --scratch-path .build-tool)
    if [ -n "${WAYMARK_TOOL:-}" ]; then
        printf '%s\n' "$WAYMARK_TOOL"
        return
    fi
    swift build "${options[@]}" --product waymark >&2
    printf '%s/waymark\n' "$(swift build "${options[@]}" --show-bin-path)"
}

## filter: lines per second, processor time and memory of waymark match as a filter, for Documentation/Speed.md (LINKS=10000000, WORKLOADS="site app", WAYMARK_TOOL)
measure_filter() {
    # The workloads are site, app, github, half, misses and mixed. `site` uses the links and the table of
    # Examples/github. The others draw links of Benchmarks/Data and, in `mixed`, hostile links of the tests, with random
    # numbers from a fixed seed.
    local tool
    tool=$(measured_tool)
    make_temporary
    python3 Scripts/measurements/links.py filter "$tool" "$temporary" "${LINKS:-10000000}" \
        ${WORKLOADS:-site app github half misses mixed}
}

## rows: rows per second, processor time and memory of waymark match in its other modes, for Documentation/Speed.md (LINKS=10000000, WORKLOADS="site app", WAYMARK_TOOL)
measure_rows() {
    # The links are those of the filter. In rows of fields, the link follows a time, a method and a status, and precedes
    # the name of a client. Objects contain a time, a status, the link and a client.
    local tool
    tool=$(measured_tool)
    make_temporary
    python3 Scripts/measurements/links.py rows "$tool" "$temporary" "${LINKS:-10000000}" ${WORKLOADS:-site app mixed}
}

## proposals: precision and recall of waymark infer, for the page "At scale"; fails below 0.9 and 0.8 (LINKS=1000, EVERY=1, TABLES="github app", WAYMARK_TOOL)
measure_proposals() {
    # Hides each route, or each EVERYth, of Examples/github and of the app table in turn. Passes LINKS of its links,
    # mixed with links of other routes and wrong links, to `waymark infer`, and compares the proposals with other links.
    #
    # Precision: the share of links matched by proposals that belong to a hidden route. Recall: the share that the
    # proposals match, among the hidden route's links that no other route matches and whose source is in the table. Also
    # fails if a proposal does not pass 'check' or 'test', or if 'diff' reports a changed result.
    local tool
    tool=$(measured_tool)
    python3 Scripts/measurements/infer.py "$tool" "${LINKS:-1000}" "${EVERY:-1}" ${TABLES:-github app}
}

## verbs: processor time and memory of the tool's verbs on large tables, for Documentation/Speed.md (ROUTES="1000 5000", WAYMARK_TOOL)
measure_verbs() {
    # Each word has five routes. The second file of `diff` differs in one pattern. Exit code 1 is accepted: `diff` and
    # `drift` have findings.
    local tool count verb
    tool=$(readlink -f "$(measured_tool)")
    require time /usr/bin/time
    make_temporary
    cd "$temporary"
    for count in ${ROUTES:-1000 5000}; do
        large_table "$count" >waymark.yaml
        sed '6 s/edit/change/' waymark.yaml >new.yaml
        "$tool" associate aasa >aasa.json 2>errors
        for verb in check 'diff waymark.yaml new.yaml' 'associate aasa' 'associate manifest' 'drift --aasa aasa.json' \
            'report --output report.html' 'generate swift' 'generate typescript' 'generate kotlin' vectors \
            'compile --output table' list; do
            # shellcheck disable=SC2086 # the words of a verb are arguments
            /usr/bin/time -o figures -f '%U %M' "$tool" $verb >output 2>errors || [ $? -eq 1 ]
            awk -v verb="$verb" -v count="$count" 'END { printf "%-28s %6d routes %7.2f s %6d MB\n", verb, count, $1, $2 / 1024 }' figures
        done
    done
}

# large_table COUNT: prints a route file with COUNT routes.
large_table() {
    printf '%s\n' 'waymark: 1' 'sources: [https://example.com, shop://]' \
        'apps: { ios: { appIDs: [ABCDE12345.com.example.shop] }, android: { package: com.example.shop, sha256: ["00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF"] } }' \
        'routes:'
    awk -v count="$1" 'BEGIN {
        split("/{id: Int}|/{id: Int}/edit|/new|?page={page?: Int}|/{id: Int}/comments/{comment: UUID}", ends, "|")
        for (route = 0; route < count; route++)
            printf "  r%d: '\''/word%d%s'\''\n", route, int(route / 5), ends[route % 5 + 1]
    }'
}

## picture: draws the README's image of the report with Chromium: the page of Examples/github, with the result of a link (WAYMARK_TOOL)
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
