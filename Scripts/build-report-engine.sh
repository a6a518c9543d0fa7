#!/usr/bin/env bash
# Builds the engine of the report: what matches, explains and prints in the tool, compiled to WebAssembly for the page, and
# writes it as text of Swift that the tool carries. Without an argument it writes the file; --check says whether the engine in the
# file was built from the sources of today, and builds nothing. Whoever changes what the engine is made of runs this.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh
. Scripts/Embedded/modules.sh

output=Sources/Tool/WaymarkTool/Reporting/ReportEngineText.swift
mapfile -t sources < <(for module in "${modules[@]}"; do find Sources/*/"$module" -name '*.swift'; done | LC_ALL=C sort)
digest=$(cat "${sources[@]}" "${engine_files[@]}" Scripts/Embedded/{modules.sh,support.c} | sha256sum | cut -d ' ' -f 1)
if [ "${1:-}" = --check ]; then
    grep -qFx "// Its sources: $digest" "$output" || fail "$output has an engine of other sources: run Scripts/build-report-engine.sh, and commit the file"
    echo "the engine of the report was built from the sources of today"
    exit
fi

compile_modules
compile ReportEngine "${engine_files[@]}"
link "$build/engine.wasm" "$build/ReportEngine.o" --strip-all
shrink "$build/engine.wasm"
size=$(stat -c %s "$build/engine.wasm")
[ "$size" -le 705000 ] || fail "the engine has $size bytes, and may have 705,000"
echo "the engine has $size bytes"
python3 Scripts/Embedded/write-engine.py "$build/engine.wasm" "$digest" "$output"
