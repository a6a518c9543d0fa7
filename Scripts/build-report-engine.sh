#!/usr/bin/env bash
# Builds the engine of the report: what matches, explains and prints in the tool, compiled to WebAssembly for the page, and
# writes it as text of Swift that the tool carries. Without an argument it writes the file; --check says whether the file is
# what would be written, and writes nothing. Whoever changes what the engine is made of runs this.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh
. Scripts/Embedded/modules.sh

# The files of the tool that the engine is made of, besides its own.
tool=Sources/WaymarkTool
shared=(
    "$tool"/Output/{Escaping,HiddenCharacter,OutputBuffer+json,OutputBuffer,PlainText,Style}.swift
    "$tool"/Matching/{LinkPart,LinkRenderer+json,LinkRenderer,QueryValues,ShownLink,VariantJSON}.swift
    "$tool"/Rows/{OutputBuffer+cells,RowFormat}.swift
    "$tool"/Printing/{PrintAnswer,PrintRequest}.swift
    "$tool"/Explaining/Explanation+json.swift
    "$tool"/{ToolError,ExitStatus,Commands/OutputFormat,Listing/RouteEnd,Listing/RoutePattern+sources,Streaming/InputLine}.swift
    Sources/WaymarkManifest/RouteMonth.swift
)
output=Sources/WaymarkTool/Reporting/ReportEngineText.swift

compile_modules
mapfile -t own < <(find "$tool/Reporting/Engine" -name '*.swift' ! -name '*+writing.swift' | LC_ALL=C sort)
compile ReportEngine "${own[@]}" "${shared[@]}"
link "$build/engine.wasm" "$build/ReportEngine.o" --strip-all
shrink "$build/engine.wasm"
size=$(stat -c %s "$build/engine.wasm")
[ "$size" -le 1200000 ] || fail "the engine has $size bytes, and may have 1,200,000"
echo "the engine has $size bytes"
if [ "${1:-}" != --check ]; then
    python3 Scripts/Embedded/write-engine.py "$build/engine.wasm" "$output"
elif ! python3 Scripts/Embedded/write-engine.py "$build/engine.wasm" "$output" --check; then
    fail "$output is not what Scripts/build-report-engine.sh writes: run it, and commit the file"
fi
