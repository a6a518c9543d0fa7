#!/usr/bin/env bash
# What action.yml runs: each verb, with its findings as annotations, and the differences as a summary of the run.
# Reads WAYMARK, ROUTES, VERBS, BASE, FAIL_ON, COVERAGE and SARIF.
set -euo pipefail

result=0

# ask VERB ARGUMENT…: annotations, and the same findings as SARIF if that was asked for.
ask() {
    local code=0
    "$WAYMARK" "$@" --format github || code=$?
    if [ -n "${SARIF:-}" ]; then
        mkdir -p "$SARIF"
        "$WAYMARK" "$@" --format sarif >"$SARIF/waymark-$1.sarif" || true
    fi
    [ "$code" -le "$result" ] || result=$code
}

has_base() { git cat-file -e "$BASE^{commit}" 2>/dev/null; }

for verb in $VERBS; do
    echo "::group::waymark $verb"
    case $verb in
    check) ask check --routes "$ROUTES" ;;
    test)
        coverage=()
        [ "${COVERAGE:-false}" != true ] || coverage=(--coverage)
        ask test --routes "$ROUTES" ${coverage[@]+"${coverage[@]}"}
        ;;
    diff)
        if ! has_base; then
            # A checkout has one commit unless it is told otherwise.
            if git fetch --quiet --depth=1 origin "${BASE#origin/}" 2>/dev/null; then
                BASE=FETCH_HEAD
            else
                git fetch --quiet --deepen=1 2>/dev/null || true
            fi
        fi
        if ! has_base; then
            echo "::error title=waymark diff::there is no revision $BASE; check out with fetch-depth: 0, or set 'base'"
            result=2
        elif [ -e "$ROUTES" ] &&
            ! git -C "$(dirname "$ROUTES")" cat-file -e "$BASE:./$(basename "$ROUTES")" 2>/dev/null; then
            echo "::notice title=waymark diff::there is no $ROUTES in $BASE to compare with"
        else
            ask diff "git:$BASE:$ROUTES" "$ROUTES" --fail-on "$FAIL_ON"
            "$WAYMARK" diff "git:$BASE:$ROUTES" "$ROUTES" --format markdown >>"${GITHUB_STEP_SUMMARY:-/dev/null}" || true
        fi
        ;;
    *)
        echo "::error title=waymark::unknown verb '$verb'; expected check, test or diff"
        result=2
        ;;
    esac
    echo "::endgroup::"
done
[ "$result" -eq 0 ] && answer=yes || answer=no
echo "result=$answer" >>"${GITHUB_OUTPUT:-/dev/null}"
exit "$result"
