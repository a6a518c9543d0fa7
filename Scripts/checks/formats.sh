# shellcheck shell=bash disable=SC2154 # Scripts/support.sh sets temporary and plain
# Output of Waymark for other programs: the schema of route files, and generated code in other languages.

## schema: the JSON Schema rejects the same files as the reader for shape, keys and words, in 10,000 files (WAYMARK_SCHEMA_FILES=10000)
check_schema() {
    # Compares check-jsonschema with the reader, for the examples of the repository and for randomly changed files.
    local count=${WAYMARK_SCHEMA_FILES:-10000} tool schema file
    make_temporary
    tool=$(finished_products)/waymark
    python_tools .build-tools check-jsonschema
    schema=$temporary/waymark.schema.json
    "$tool" schema >"$schema"
    "$tool" schema --check --output Documentation/waymark.schema.json
    .build-tools/bin/check-jsonschema --check-metaschema "$schema"

    # Every example route file of the repository names the schema, and is valid.
    for file in Examples/*/waymark.yaml; do
        # shellcheck disable=SC2016
        head -1 "$file" | grep -q '^# yaml-language-server: \$schema=../../Documentation/waymark.schema.json$' ||
            fail "$file does not name its schema in its first line"
        .build-tools/bin/check-jsonschema --schemafile "$schema" "$file"
        "$tool" check --routes "$file" >/dev/null
    done

    mkdir "$temporary/files"
    .build-tools/bin/python Scripts/checks/schema.py change "$schema" "$temporary/files" "$count" Examples/*/waymark.yaml
    WAYMARK_MANY_FILES=$temporary/files run_finished_tests --filter ManyFilesTests >"$temporary/log" 2>&1 || fail "$(tail -20 "$temporary/log")"
    [ -s "$temporary/files/codes.tsv" ] || fail "no file was read: $(tail -20 "$temporary/log")"

    # In portions of 1,000 files, two in parallel.
    # shellcheck disable=SC2016
    (cd "$temporary/files" && printf '%s\n' *.json | xargs -P 2 -n 1000 bash -c '
        "$0" --schemafile "$1" -o json "${@:2}" >"$2.answer" || true' \
        "$OLDPWD/.build-tools/bin/check-jsonschema" "$schema") || true
    python3 Scripts/checks/schema.py compare "$temporary/files" "$count"
}

generated_page=Sources/Library/Waymark/Waymark.docc/Articles/GeneratedCode.md

# block LANGUAGE: prints the first code block of a language on the page.
block() { awk -v start="\`\`\`$1" '$0 == start { on = 1; next } on && /^```/ { exit } on' "$generated_page"; }

# generate NAME ROUTES LIMIT: writes code and vectors of a route file, in TypeScript and Kotlin.
generate() {
    mkdir -p "$temporary/kt/$1"
    "$tool" generate typescript --routes "$2" --output "$temporary/ts/$1.ts" 2>>"$temporary/notes" &&
        "$tool" vectors typescript --routes "$2" --limit "$3" --module "./$1" --output "$temporary/ts/try-$1.ts" &&
        "$tool" generate typescript --routes "$2" --output "$temporary/ts/$1.ts" --check >/dev/null 2>&1 &&
        "$tool" generate kotlin --routes "$2" --package "$1" --output "$temporary/kt/$1/Links.kt" 2>>"$temporary/notes" &&
        "$tool" vectors kotlin --routes "$2" --limit "$3" --package "$1" --output "$temporary/kt/$1/Vectors.kt"
}

# run_vectors NAME ROUTES: fails unless both programs print Waymark's links, and Waymark matches their links.
run_vectors() {
    node "$temporary/ts/try-$1.js" >"$temporary/$1.ts.out" || fail "$1: TypeScript does not write what Waymark writes"
    java -cp "$temporary/kt/classes:$standard" "$1.VectorsKt" >"$temporary/$1.kt.out" ||
        fail "$1: Kotlin does not write what Waymark writes"
    cut -f2 "$temporary/$1.ts.out" "$temporary/$1.kt.out" | sort -u >"$temporary/links"
    sort -u "$temporary/$1.ts.out" "$temporary/$1.kt.out" | cut -f1,2 | awk -F'\t' '{ print $2 "\t" $1 }' | sort -u >"$temporary/expected"
    "$tool" match --rows --exit-zero --routes "$2" --select url,route --format tsv <"$temporary/links" |
        sort -u >"$temporary/found"
    diff "$temporary/expected" "$temporary/found" >"$temporary/difference" ||
        fail "$1: Waymark opens something else:"$'\n'"$(head -5 "$temporary/difference")"
    links=$((links + $(cat "$temporary/$1.ts.out" "$temporary/$1.kt.out" | wc -l)))
}

# run_swift NAME ROUTES LIMIT: fails unless the Swift program prints Waymark's links.
run_swift() {
    mkdir -p "$temporary/swift/$1"
    # Swift cannot express sources of http alone, which random tables contain.
    "$tool" generate swift --routes "$2" --output "$temporary/swift/$1/AppRoute.swift" 2>"$temporary/error" || {
        grep -q 'cannot express links of http' "$temporary/error" && return
        fail "$(cat "$temporary/error")"
    }
    "$tool" vectors swift --routes "$2" --limit "$3" --output "$temporary/swift/$1/Vectors.swift"
    # The objects may contain coverage counters.
    swiftc -Onone -profile-generate -swift-version 6 -warnings-as-errors -parse-as-library -module-name Try -I "${tool%/*}/Modules" \
        "$temporary/swift/$1"/*.swift "${objects[@]}" -o "$temporary/swift/$1/try"
    "$temporary/swift/$1/try" >"$temporary/$1.swift.out" ||
        fail "$1: Swift does not write what Waymark writes:"$'\n'"$(grep -m5 '^failed' "$temporary/$1.swift.out")"
    links=$((links + $(wc -l <"$temporary/$1.swift.out")))
}

# run_matcher NAME: fails unless the matcher of Navigation 3 finds Waymark's routes and captures, for links and changed
# links.
run_matcher() {
    local routes=Tests/WaymarkToolTests/Fixtures/$1.yaml folder=$temporary/navigation/$1
    mkdir -p "$folder"
    "$tool" generate kotlin --navigation3 --routes "$routes" --package "$1" --output "$folder/Links.kt" 2>>"$temporary/notes"
    sed "s/PACKAGE/$1/" Tests/Navigation3/Main.kt >"$folder/Main.kt"
    kotlinc -nowarn Tests/Navigation3/DeepLinkMatcher.kt "$folder"/*.kt -d "$folder/classes" 2>&1 | grep -v '^OpenJDK' || true
    "$tool" vectors --routes "$routes" --limit 100 2>>"$temporary/notes" | python3 Scripts/checks/navigation3.py links 20000 >"$folder/links"
    java -Dfile.encoding=UTF-8 -cp "$folder/classes:$standard" "$1.MainKt" <"$folder/links" >"$folder/kotlin"
    "$tool" match --rows --exit-zero --routes "$routes" <"$folder/links" >"$folder/waymark"
    python3 Scripts/checks/navigation3.py compare "$folder/waymark" "$folder/kotlin"
}

# add_table NAME ROUTES LIMIT: writes code and vectors of a table, and adds it to the list of tables.
add_table() {
    generate "$@" || fail "$1: no code is written:"$'\n'"$(tail -5 "$temporary/notes")"
    tables+=("$1=$2")
}

## generated: the code of waymark generate compiles in Swift, TypeScript and Kotlin, and prints and refuses the same links as Waymark
check_generated() {
    # The tables are Examples/github, a table of every type and shape, one of a lenient policy, the routes of the
    # benchmarks, the example of the page, and random tables. Every link and every refusal equals the result of Waymark's
    # printer for the same values, and Waymark matches each printed link. The Swift enum opens each printed link as the
    # same case again, by its compiled table.
    local tool standard tables links=0 refusals objects=() module object name table file random
    require 'nodejs node-typescript default-jre-headless kotlin' node tsc java kotlinc
    tool=$(finished_products)/waymark
    make_temporary
    export JAVA_OPTS=${JAVA_OPTS:--Xmx3G}

    # The objects of the modules that an enum links, without objects of removed source files.
    for module in Engine Core Printing Languages Proofs Explain Routes; do
        for object in "${tool%/*}/Waymark$module.build"/*.o; do
            name=${object##*/}
            [ -z "$(find "Sources/Library/Waymark$module" -name "${name%.o}")" ] || objects+=("$object")
        done
    done

    mkdir -p "$temporary/ts" "$temporary/kt" "$temporary/random"
    standard=$(dpkg -L kotlin libkotlin-java 2>/dev/null | grep -m1 '/kotlin-stdlib\.jar$' || true)
    [ -n "$standard" ] || standard=/usr/share/java/kotlin-stdlib.jar

    block yaml >"$temporary/page.yaml"
    cut -f1 Benchmarks/Data/app.tsv | sort -u | awk '{ printf "  r%d: \"%s\"\n", NR, $0 }' |
        { printf 'waymark: 1\nsources: [https://example.com, "myapp://"]\nroutes:\n'; cat; } >"$temporary/app.yaml"
    WAYMARK_ROUTE_FILES=$temporary/random run_finished_tests --filter GeneratedTests >"$temporary/log" 2>&1 || fail "$(tail -20 "$temporary/log")"

    tables=()
    add_table github Examples/github/waymark.yaml 60
    add_table shapes Tests/WaymarkToolTests/Fixtures/shapes.yaml 200
    add_table names Tests/WaymarkToolTests/Fixtures/names.yaml 20
    add_table lenient Tests/WaymarkToolTests/Fixtures/lenient-values.yaml 200
    add_table app "$temporary/app.yaml" 40
    add_table page "$temporary/page.yaml" 200
    for file in "$temporary"/random/*.json; do add_table "$(basename "$file" .json)" "$file" 40; done

    # The programs on the page.
    block ts | sed 's/^links\.\(.*\);  *\/\/ \(.*\)$/if (links.\1 !== "\2") throw new Error("\2");/' |
        sed 's|"./links"|"./page"|' >"$temporary/ts/example.ts"
    block kotlin | sed 's/com.example.links/page/' >"$temporary/kt/page/Example.kt"

    # The comment would turn off the checks of the generated code.
    sed -i '/^\/\/ @ts-nocheck$/d' "$temporary"/ts/*.ts
    tsc --strict --target ES2020 --module commonjs "$temporary"/ts/try-*.ts "$temporary/ts/example.ts"
    kotlinc -nowarn "$temporary"/kt/*/*.kt -d "$temporary/kt/classes" 2>&1 | grep -v '^OpenJDK' || true
    [ -d "$temporary/kt/classes" ] || fail "kotlinc compiled nothing"

    for table in names shapes navigation anywhere; do run_matcher "$table"; done
    for table in "${tables[@]}"; do run_vectors "${table%%=*}" "${table#*=}"; done
    run_swift github Examples/github/waymark.yaml 12
    run_swift shapes Tests/WaymarkToolTests/Fixtures/shapes.yaml 200
    run_swift names Tests/WaymarkToolTests/Fixtures/names.yaml 12
    run_swift app "$temporary/app.yaml" 20
    run_swift page "$temporary/page.yaml" 200
    random=("$temporary"/random/*.json)
    for file in "${random[@]:0:12}"; do run_swift "$(basename "$file" .json)" "$file" 40; done
    refusals=$(cat "$temporary"/ts/try-*.ts "$temporary"/kt/*/Vectors.kt "$temporary"/swift/*/Vectors.swift | grep -c '^ *refused("' || true)
    { [ "$links" -gt 10000 ] && [ "$refusals" -gt 5000 ]; } || fail "only $links links and $refusals refusals were tried"

    node "$temporary/ts/example.js" | diff - <(sed -n 's|^// \(leads-elsewhere .*\)|\1|p' "$generated_page") ||
        fail "the example of TypeScript prints something else"
    java -cp "$temporary/kt/classes:$standard" ExampleKt | diff - <(block kotlin | sed -nE 's|.*println\(.*// (.*)|\1|p') ||
        fail "the example of Kotlin prints something else"

    # A file that differs from the generated one.
    "$tool" generate typescript --routes "$temporary/page.yaml" --output "$temporary/ts/page.ts" >/dev/null
    echo '// changed' >>"$temporary/ts/page.ts"
    ! "$tool" generate typescript --routes "$temporary/page.yaml" --output "$temporary/ts/page.ts" --check >/dev/null ||
        fail "--check takes a file that was changed"

    echo "${#tables[@]} tables, $links links and $refusals refusals of Swift, TypeScript and Kotlin are those of Waymark"
}
