#!/usr/bin/env bash
# Builds the engine of the report: the matching, explaining and printing of the tool, compiled to WebAssembly for the page, and
# packed (RFC 1950) in the file that the tool embeds. Run it when `Scripts/check report` finds answers that differ from the tool's.
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
