#!/usr/bin/env bash
# The plugins of the package, as packages use them: the examples of committed routes and of routes that are written while
# building are built and open links, the command writes the file that is committed, and fails where a file is another one.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

# Both examples share what is built: the tool, for the machine that builds, and the modules that the routes use.
scratch=$PWD/.build-plugins
committed=Examples/GeneratedRoutes built=Examples/BuiltRoutes
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# command OPTIONS…: a command of the package with the committed routes.
command() { swift package --package-path "$committed" --scratch-path "$scratch" "$@"; }

# opens PACKAGE: builds the example and prints what its program says of four links.
opens() {
    swift build --package-path "$1" --scratch-path "$scratch" --disable-build-manifest-caching >&2
    "$(swift build --package-path "$1" --scratch-path "$scratch" --show-bin-path)/App" https://shop.example.com/ \
        'shop://c/garden/tools?order=price' https://shop.example.com/a/AB12CD34/rake https://shop.example.com/a/AB12
}

cp "$committed/Sources/App/AppRoute.swift" "$work/AppRoute.swift"
command waymark-check
command --allow-writing-to-package-directory waymark-generate
cmp "$committed/Sources/App/AppRoute.swift" "$work/AppRoute.swift" ||
    fail "waymark-generate writes another file than the one that is committed"

# With a language the arguments are those of 'waymark generate'.
command --allow-writing-to-package-directory --allow-writing-to-directory "$work" waymark-generate typescript \
    --routes Sources/App/waymark.yaml --output "$work/links.ts"
command waymark-check typescript --routes Sources/App/waymark.yaml --output "$work/links.ts"
echo '// changed' >>"$work/links.ts"
! command waymark-check typescript --routes Sources/App/waymark.yaml --output "$work/links.ts" >"$work/log" 2>&1 ||
    fail "waymark-check takes a file that was changed"
grep -q 'links.ts is not what' "$work/log" || fail "waymark-check does not say what is wrong: $(cat "$work/log")"

cat >"$work/expected" <<'END'
home https://shop.example.com/
category(path: ["garden", "tools"], order: App.AppRoute.Order.price) https://shop.example.com/c/garden/tools?order=price
article(code: App.AppRoute.ArticleCode(parameterText: "AB12CD34"), title: Optional("rake")) https://shop.example.com/a/AB12CD34/rake
https://shop.example.com/a/AB12 opens nothing
END
opens "$committed" | diff "$work/expected" - || fail "the committed routes open something else"
sed 's/AppRoute/Shop/' "$work/expected" | diff - <(opens "$built") || fail "the routes that were built open something else"
[ ! -e "$scratch/checkouts/swift-syntax" ] || fail "the plugins fetch swift-syntax, which they do not need"
echo "the plugins write and check what the tool writes and checks"
