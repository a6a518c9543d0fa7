#!/usr/bin/env bash
# libwaymark answers C and Python as the tool answers, exports what its header declares, loads nothing but the run-time
# libraries of C and C++, and works where there is no Swift: in a root that holds those, Python, and nothing else.
# Linux alone.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

library=.build-c example=Examples/CLibrary routes=Examples/github/waymark.yaml
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
Scripts/build-c-library.sh "$library"
tool=$(Integrations/build-tool.sh)

# What is loaded, and what is seen from outside.
allowed='linux-vdso|ld-linux[a-z0-9-]*|libc|libm|libdl|libpthread|librt|libutil|libgcc_s|libstdc\+\+'
loaded=$(ldd "$library/lib/libwaymark.so" | awk '{ print $1 }' | sed 's,.*/,,' | grep -vxE "($allowed)\.so\.[0-9]+" || true)
[ -z "$loaded" ] || fail "the library loads more than the run-time libraries of C and C++:"$'\n'"$loaded"
nm -D --defined-only "$library/lib/libwaymark.so" | awk '$2 == "T" { sub(/@.*/, "", $3); print $3 }' | sort >"$scratch/exported"
grep -oE '\bwaymark_[a-z_]+\(' "$library/include/waymark.h" | tr -d '(' | sort -u >"$scratch/declared"
diff "$scratch/declared" "$scratch/exported" || fail "the library does not export what its header declares"
echo "$(stat -Lc %s "$library/lib/libwaymark.so") bytes, $(wc -l <"$scratch/exported") functions"

# Programs, dynamic and static; and the header in C++.
strict=(-Wall -Wextra -Wpedantic -Werror -I "$library/include")
cc -std=c99 "${strict[@]}" -O2 "$example/match.c" -o "$scratch/match" -L "$library/lib" -lwaymark
cc -std=c99 "${strict[@]}" -O2 "$example/match.c" -o "$scratch/match-static" "$library/lib/libwaymark.a" -lstdc++ -lm -ldl -lpthread
echo '#include <waymark.h>' | c++ -std=c++11 "${strict[@]}" -x c++ -fsyntax-only -

# Links of the example, and hostile lines: no line of the two may make a difference.
cat Examples/github/urls.txt >"$scratch/links"
python3 - >>"$scratch/links" <<'PYTHON'
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
# Why no route takes a link is what the tool alone says.
"$tool" match --rows --exit-zero --format tsv --routes "$routes" --select "$columns" <"$scratch/links" |
    LC_ALL=C awk -F '\t' -v OFS='\t' '$1 != "rejected" { $3 = "\\N" } { print }' >"$scratch/expected"
[ "$(wc -l <"$scratch/expected")" -gt 600 ] || fail "there are not as many links as there should be"
"$tool" freeze --routes "$routes" --output "$scratch/routes.wmt"

# expect WHO COMMAND…: fails unless a program answers as the tool.
expect() {
    local who=$1
    shift
    "$@" <"$scratch/links" >"$scratch/answers" || fail "$who failed: $*"
    cmp -s "$scratch/expected" "$scratch/answers" ||
        fail "$who answers otherwise than the tool:"$'\n'"$(diff -a "$scratch/expected" "$scratch/answers" | head -6)"
    echo "$who answers $(wc -l <"$scratch/expected") links as the tool does"
}
export LD_LIBRARY_PATH=$PWD/$library/lib
expect "C" "$scratch/match" "$routes" "${parameters[@]}"
expect "C, with a frozen table" "$scratch/match" "$scratch/routes.wmt" "${parameters[@]}"
expect "C, linked into the program" "$scratch/match-static" "$routes" "${parameters[@]}"
expect "Python" python3 "$example/match.py" "$routes" "${parameters[@]}"

# What the page and the header show.
python3 - "$scratch" <<'PYTHON'
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
    sys.exit("the header shows what Examples/CLibrary/first.c has not")
PYTHON
cc -std=c99 "${strict[@]}" "$example/first.c" -o "$scratch/first" -L "$library/lib" -lwaymark
[ "$(cd Examples/github && "$scratch/first")" = "explore -1" ] || fail "first.c prints something else"
printed=$(cd Examples/github && WAYMARK_LIBRARY=$LD_LIBRARY_PATH/libwaymark.so python3 ../CLibrary/first.py)
[ "$printed" = "['issue', None]"$'\n'"b'octocat'" ] || fail "first.py prints something else: $printed"

# A root with Python and the libraries that it and ours load, as the package manager of Debian has put them here.
root=$scratch/root
mkdir -p "$root/waymark"
# add FILE…: copies files with all that they load, to where they are.
add() {
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
unset LD_LIBRARY_PATH
mapfile -t python < <(python3 -c 'import os, sys, sysconfig
print(os.path.realpath(sys.executable), sysconfig.get_path("stdlib"), sysconfig.get_path("platstdlib"), sys.base_prefix, sep="\n")')
prefix=${python[3]}
mkdir -p "$root${python[1]}"
(cd "${python[1]}" && tar -cf - --exclude=site-packages --exclude=test --exclude=__pycache__ --exclude='config-*' .) |
    tar -xf - -C "$root${python[1]}"
mapfile -t extensions < <(find "${python[2]}/lib-dynload" -name '_ctypes*.so' -o -name 'array*.so' -o -name '_struct*.so')
add "${python[0]}" "${extensions[@]}" "$(readlink -f "$library/lib/libwaymark.so")" "$scratch/match"
cp "$(readlink -f "$library/lib/libwaymark.so")" "$root/waymark/libwaymark.so.1"
cp "$scratch/match" "$example"/*.py "$routes" "$scratch/routes.wmt" "$root/waymark/"
swift=$(find "$root" -iname '*swift*' -o -iname '*foundation*' | head -3)
[ -z "$swift" ] || fail "the root is not without Swift:"$'\n'"$swift"
# Nothing of this machine's environment either.
enter=(env -i LD_LIBRARY_PATH=/waymark WAYMARK_LIBRARY=/waymark/libwaymark.so.1 PYTHONHOME="$prefix")
if [ "$(id -u)" -eq 0 ]; then enter+=("$(command -v chroot)" "$root"); else enter+=(unshare --map-root-user chroot "$root"); fi
expect "C, in a root without Swift," "${enter[@]}" /waymark/match /waymark/waymark.yaml "${parameters[@]}"
expect "Python, in a root without Swift," "${enter[@]}" "${python[0]}" /waymark/match.py /waymark/waymark.yaml "${parameters[@]}"
