#!/usr/bin/env bash
# Builds libwaymark for C: libwaymark.so, which needs nothing but the run-time libraries of C and C++, libwaymark.a for who
# links it into a program, waymark.h, and waymark.pc for pkg-config. Linux alone.
# usage: Scripts/build-c-library.sh [FOLDER]    .build-c unless told otherwise
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

folder=${1:-.build-c}
version=1 # of the interface: WAYMARK_INTERFACE
mkdir -p "$folder"/{lib,include}

swift build -c release --product WaymarkC
products=$(swift build -c release --show-bin-path)
objects=$products/WaymarkC.product/Objects.LinkFileList
[ -f "$objects" ] || fail "the list of the library's objects is not where it was: $objects"

# Only what the header declares is seen from outside, so that nothing clashes with another Swift in the same process, and
# what nobody calls of the standard library is left out.
exports=$folder/waymark.exports
{
    echo "WAYMARK_$version { global:"
    grep -oE '\bwaymark_[a-z_]+\(' Sources/WaymarkCHeader/include/waymark.h | sort -u | sed 's/($/;/'
    echo 'local: *; };'
} >"$exports"
swiftc -emit-library -static-stdlib "@$objects" -o "$folder/lib/libwaymark.so.$version" -use-ld=lld \
    -Xlinker --version-script="$exports" -Xlinker --gc-sections -Xlinker -s -Xlinker -z -Xlinker defs \
    -Xlinker -soname=libwaymark.so.$version
ln -sf "libwaymark.so.$version" "$folder/lib/libwaymark.so"

cp Sources/WaymarkCHeader/include/waymark.h "$folder/include/"
