#!/usr/bin/env bash
# Builds libwaymark for C: libwaymark.so, which depends only on the C and C++ run-time libraries; libwaymark.a for
# static linking; waymark.h; and waymark.pc for pkg-config. Linux only.
# usage: Scripts/build-c-library.sh [FOLDER]    .build-c by default
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=Scripts/support.sh
. Scripts/support.sh

folder=${1:-.build-c}
header=Sources/Tool/WaymarkCHeader/include/waymark.h
version=$(sed -nE 's/^#define WAYMARK_INTERFACE ([0-9]+)$/\1/p' "$header")
mkdir -p "$folder"/lib/pkgconfig "$folder/include"

# Same scratch path and traits as Integrations/build-tool.sh, which has compiled most modules already.
options=(-c release --product WaymarkC --traits 'Tool,Hashing' --scratch-path .build-tool)
swift build "${options[@]}" >&2
list=$(swift build "${options[@]}" --show-bin-path)/WaymarkC.product/Objects.LinkFileList
[ -f "$list" ] || fail "the list of the library's objects is not where it was: $list"
mapfile -t objects < <(tr -d "'\"" <"$list")
mapfile -t functions < <(grep -oE '\bwaymark_[a-z_]+\(' "$header" | tr -d '(' | sort -u)

# Libraries that Foundation depends on. Objects that were not compiled for static linking do not name them.
libraries=(
    -lCoreFoundation -l_FoundationICU -l_FoundationCShims -l_FoundationCollections -lFoundationInternationalization
    -lFoundationEssentials -lswiftSynchronization
)

# Exports only the functions of the header, which avoids clashes with another Swift runtime in the same process.
exports=$folder/exports
{
    echo "WAYMARK_$version { global:"
    printf '%s;\n' "${functions[@]}"
    echo 'local: *; };'
} >"$exports"
swiftc -emit-library -static-stdlib "${objects[@]}" "${libraries[@]}" -o "$folder/lib/libwaymark.so.$version" -use-ld=lld \
    -Xlinker --version-script="$exports" -Xlinker --gc-sections -Xlinker -s -Xlinker -z -Xlinker defs \
    -Xlinker -soname="libwaymark.so.$version"
ln -sf "libwaymark.so.$version" "$folder/lib/libwaymark.so"

# Creates one object with all required Swift libraries. All symbols are hidden except the exported functions.
swift=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift_static/linux
swift-autolink-extract "${objects[@]}" -o "$folder/autolink"
mapfile -t linked < <(grep -vxE -e '-l(c|m|pthread|util|dl|rt|stdc\+\+)' "$folder/autolink" | sort -u)
ld.bfd -r "${functions[@]/#/--undefined=}" "$swift/$(uname -m)/swiftrt.o" -L "$swift" -o "$folder/whole.o" \
    --start-group "${objects[@]}" "${linked[@]}" "${libraries[@]}" -lswiftCore -ldispatch -lBlocksRuntime --end-group
objcopy --strip-debug "${functions[@]/#/--keep-global-symbol=}" "$folder/whole.o" "$folder/waymark.o"
rm -f "$folder/lib/libwaymark.a"
ar rcs "$folder/lib/libwaymark.a" "$folder/waymark.o"
rm "$folder"/{whole.o,waymark.o,autolink,exports}

cp "$header" "$folder/include/"
cat >"$folder/lib/pkgconfig/waymark.pc" <<PC
prefix=\${pcfiledir}/../..
Name: waymark
Description: Which route of a table takes a link
Version: $version
Cflags: -I\${prefix}/include
Libs: -L\${prefix}/lib -lwaymark
Libs.private: -lstdc++ -lm -ldl -lpthread
PC
