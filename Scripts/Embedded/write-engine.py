#!/usr/bin/env python3
"""Writes the engine of the report, and a digest of its sources, as a file of Swift.

write-engine.py ENGINE.wasm DIGEST FILE.swift
"""

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
