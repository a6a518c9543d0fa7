#!/usr/bin/env bash
# Builds the engine of the report: matching, explaining and printing, compiled to WebAssembly for the page. The tool
# embeds the compressed file (zlib, RFC 1950). Run this script if `Scripts/check report` reports different results of
# engine and tool.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=Scripts/support.sh
. Scripts/support.sh
# shellcheck source=Scripts/Embedded/modules.sh
. Scripts/Embedded/modules.sh

output=Sources/Tool/WaymarkResources/Files/engine.wasm.zlib
compile_modules
compile ReportEngine "${engine_files[@]}"
link "$build/engine.wasm" "$build/ReportEngine.o" --strip-all
shrink "$build/engine.wasm"
size=$(stat -c %s "$build/engine.wasm")
[ "$size" -le 705000 ] || fail "the engine has $size bytes, and may have 705,000"
python3 -c 'import sys, zlib; sys.stdout.buffer.write(zlib.compress(sys.stdin.buffer.read(), 9))' <"$build/engine.wasm" >"$output"
echo "the engine has $size bytes, packed $(stat -c %s "$output")"
