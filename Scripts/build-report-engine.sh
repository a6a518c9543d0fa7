#!/usr/bin/env bash
# Builds the engine of the report: the matching, explaining and printing of the tool, compiled to WebAssembly for the page, and
# writes it as text of Swift that the tool has in it. Without an argument it writes the file; --check says whether the engine in the
# file was built from the current sources, and builds nothing. Run this after a change of a file that the engine is made of.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=Scripts/support.sh
. Scripts/support.sh
# shellcheck source=Scripts/Embedded/modules.sh
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
python3 - "$build/engine.wasm" "$digest" "$output" <<'PYTHON'
import base64
import sys
import zlib

engine = open(sys.argv[1], "rb").read()
text = base64.b64encode(zlib.compress(engine, 9)).decode()
with open(sys.argv[3], "w") as file:
    file.write(
        "// swift-format-ignore-file\n"
        "// Written by Scripts/build-report-engine.sh; CI says whether it is of the sources of today.\n"
        f"// Its sources: {sys.argv[2]}\n\n"
        "/// The engine of the report: WebAssembly, packed (RFC 1950), as Base64.\n"
        "enum ReportEngineText {\n"
        f"    /// How many bytes it has when it runs.\n    static let byteCount = {len(engine)}\n\n"
        f'    static let base64: StaticString = "{text}"\n'
        "}\n"
    )
PYTHON
