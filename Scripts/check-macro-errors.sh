#!/usr/bin/env bash
# The compiler says of mistakes what it should, at the line and column where they are: every comment such as
# `// error: text @ 7:19` in Tests/MacroErrors is said, and nothing else is. Only types are checked, which takes seconds. A
# comment `// flags: …` has flags of the compiler for its file.
# usage: Scripts/check-macro-errors.sh [SCRATCH-PATH]     of a build that is finished already
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

build=${1:-.build}
[ $# -gt 0 ] || swift build --enable-all-traits --target WaymarkMacros
products=$(swift build --enable-all-traits --scratch-path "$build" --show-bin-path)

# said FILE: the errors, warnings and notes of ours, one a line; fixes are notes too, and left to the tests.
said() {
    local flags
    flags=$(sed -n 's|^// flags: ||p' "$1")
    # shellcheck disable=SC2086
    swiftc -typecheck -parse-as-library -swift-version 6 -package-name waymark -diagnostic-style llvm "$1" \
        -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
        -enable-upcoming-feature MemberImportVisibility $flags -I "$products/Modules" \
        -load-plugin-executable "$products/WaymarkMacrosPlugin-tool#WaymarkMacrosPlugin" 2>&1 |
        sed -nE 's|^[^ ]*:([0-9]+:[0-9]+): (error\|warning\|note): (.*)$|\2: \3 @ \1|p' |
        sed -E "s/ \(from macro '[A-Za-z]+ ?'\) @/ @/; s/ +\[#[A-Za-z]+\] @/ @/" |
        grep -vE "^note: ('[^']+' (declared here|has been explicitly marked unavailable here)|isolate this|turn data races)" |
        grep -vE "^note: (write|add|make it|leave it out|do not capture it|put the routes)" | sort -u || true
}

# expected FILE: what its comments say.
expected() {
    sed -nE 's|^.*// ((error\|warning\|note): .* @ [0-9]+:[0-9]+)$|\1|p' "$1" | sort -u
}

for file in Tests/MacroErrors/*.swift; do
    diff -u --label "expected of $file" --label "said of it" <(expected "$file") <(said "$file") ||
        fail "the compiler does not say what it should"
    echo "$file: $(expected "$file" | grep -c . || true) messages, each in its place"
done
