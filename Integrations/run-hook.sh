#!/usr/bin/env bash
# What .pre-commit-hooks.yaml runs: a verb for each route file that is given, with the tool that is on the PATH, or that the
# variable WAYMARK names. Nothing is compiled.
# usage: Integrations/run-hook.sh VERB FILE…
set -euo pipefail

tool=${WAYMARK:-waymark} verb=$1 result=0
shift
command -v "$tool" >/dev/null || {
    echo "there is no tool '$tool'; put waymark on the PATH, or say where it is with the variable WAYMARK" >&2
    exit 2
}
for file; do
    case $verb in
    # What is new has nothing to be compared with.
    diff) ! git cat-file -e "HEAD:./$file" 2>/dev/null || "$tool" diff "git:HEAD:$file" "$file" || result=1 ;;
    *) "$tool" "$verb" --routes "$file" || result=1 ;;
    esac
done
exit $result
