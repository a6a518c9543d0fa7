#!/usr/bin/env bash
# Makes the site of the documentation, as files for any static host, and pushes it to a branch if one is named.
# usage: Integrations/publish-site.sh FOLDER [REMOTE BRANCH]
#
# SITE_PATH is the path that the site is served at ("waymark" for https://example.com/waymark/). WAYMARK_BUILD is the scratch path
# of a finished build of the tests; without it the libraries are built. SITE_SKIP_BUILD=1 takes the documentation that is built.
set -euo pipefail
caller=$PWD
cd "$(dirname "$0")/.."
# shellcheck source=Scripts/support.sh
. Scripts/support.sh

[ $# -eq 1 ] || [ $# -eq 3 ] || fail "usage: Integrations/publish-site.sh FOLDER [REMOTE BRANCH]"
folder=$1 path=${SITE_PATH:-waymark}
# The folder of the caller, not that of the package, is the base of relative paths.
[[ $folder == /* ]] || folder=$caller/$folder
[ ! -e "$folder" ] || [ -z "$(ls -A "$folder")" ] || [ -f "$folder/.waymark-site" ] ||
    fail "$folder has other files in it; give an empty folder"

if [ -z "${SITE_SKIP_BUILD:-}" ]; then
    [ -n "${WAYMARK_BUILD:-}" ] || export DOCUMENTATION_ALONE=1
    SITE_PATH=$path Scripts/check documentation >&2
fi
rm -rf "$folder"
mkdir -p "$folder"
cp -R .build-docs/site/. "$folder/"
cp Documentation/waymark.schema.json "$folder/"
# Hosts with Jekyll would leave out files whose names begin with an underscore.
touch "$folder/.nojekyll" "$folder/.waymark-site"
cat >"$folder/index.html" <<HTML
<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Waymark</title>
<meta http-equiv="refresh" content="0; url=/$path/documentation/waymark/"></head>
<body><a href="/$path/documentation/waymark/">Waymark: the documentation</a></body>
</html>
HTML
echo "$(find "$folder" -type f | wc -l | tr -d ' ') files in $folder, to be served at /$path/"

if [ $# -eq 3 ]; then
    revision=$(git rev-parse --short HEAD)
    remote=$(git remote get-url "$2" 2>/dev/null || printf '%s' "$2")
    [[ $remote == /* ]] || [ ! -d "$caller/$remote" ] || remote=$caller/$remote
    # A branch of one commit, without the history of earlier sites.
    git -C "$folder" init --quiet --initial-branch="$3"
    git -C "$folder" add --all
    git -C "$folder" -c user.name=waymark -c user.email=waymark@localhost commit --quiet -m "Publish the documentation of $revision"
    git -C "$folder" push --quiet --force "$remote" "$3"
    rm -rf "$folder/.git"
    echo "pushed to $3 of $2"
fi
