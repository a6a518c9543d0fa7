# shellcheck shell=bash disable=SC2154 # Scripts/support.sh sets temporary and plain
# The C library, and the database engines that use it.

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
