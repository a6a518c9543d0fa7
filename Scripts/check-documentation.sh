#!/usr/bin/env bash
# Builds the documentation of what apps import, with every warning an error: a link to a symbol that is not there, an
# article that nothing leads to. The pages are left in .build-docs/site.
#
# usage: Scripts/check-documentation.sh [--serve]
set -euo pipefail
cd "$(dirname "$0")/.."

build=.build-docs
graphs=$PWD/$build/symbol-graphs
# From the beginning, because a module that is not compiled again leaves no graph.
rm -rf "$build" && mkdir -p "$graphs"
swift build --target Waymark --disable-default-traits --scratch-path "$build" \
    -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs"

# The graph of the umbrella module holds the symbols of the modules that it exports.
mkdir "$graphs/umbrella" && cp "$graphs/Waymark.symbols.json" "$graphs/umbrella/"
docc convert Sources/Waymark/Waymark.docc \
    --fallback-display-name Waymark --fallback-bundle-identifier org.waymark.Waymark \
    --additional-symbol-graph-dir "$graphs/umbrella" --hosting-base-path waymark \
    --warnings-as-errors --output-dir "$build/site"

# Every symbol has a sentence, and every type stands under a topic of its own choosing.
python3 - "$graphs/umbrella/Waymark.symbols.json" "$build/site" <<'PYTHON'
import json, sys, pathlib
graph = json.load(open(sys.argv[1]))
synthesized = {r["source"] for r in graph["relationships"] if "::SYNTHESIZED::" in r["source"]}
bare = [".".join(s["pathComponents"]) for s in graph["symbols"]
        if not s.get("docComment") and s["identifier"]["precise"] not in synthesized and "location" in s]
page = json.load(open(pathlib.Path(sys.argv[2], "data/documentation/waymark.json")))
automatic = [s["title"] for s in page.get("topicSections", []) if s.get("generated")]
for name in bare: print(f"without documentation: {name}")
for title in automatic: print(f"symbols that are on no page: {title}")
sys.exit(bool(bare or automatic))
PYTHON
