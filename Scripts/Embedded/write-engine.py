#!/usr/bin/env python3
"""Writes the engine of the report as a file of Swift, or says whether a file holds it.

write-engine.py ENGINE.wasm FILE.swift [--check]
"""

import base64
import re
import sys
import zlib

engine = open(sys.argv[1], "rb").read()
path = sys.argv[2]

if sys.argv[3:] == ["--check"]:
    try:
        text = re.search(r'"([A-Za-z0-9+/=]+)"', open(path).read()).group(1)
        held = zlib.decompress(base64.b64decode(text))
    except (OSError, AttributeError, ValueError, zlib.error):
        held = b""
    # Compared as it is when it runs: what packs it may differ from machine to machine.
    sys.exit(0 if held == engine else 1)

text = base64.b64encode(zlib.compress(engine, 9)).decode()
with open(path, "w") as file:
    file.write(
        "// swift-format-ignore-file\n"
        "// Written by Scripts/build-report-engine.sh; that it is what is written is checked by CI.\n\n"
        "/// The engine of the report: WebAssembly, packed (RFC 1950), as Base64.\n"
        "enum ReportEngineText {\n"
        f"    /// How many bytes it has when it runs.\n    static let byteCount = {len(engine)}\n\n"
        f'    static let base64: StaticString = "{text}"\n'
        "}\n"
    )
