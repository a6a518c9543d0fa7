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
site = pathlib.Path(sys.argv[2])
page = json.load(open(site / "data/documentation/waymark.json"))
automatic = [s["title"] for s in page.get("topicSections", []) if s.get("generated")]
# Every link between pages, and every picture, leads to something that is there.
dead = set()
for file in sorted(site.glob("data/documentation/**/*.json")):
    for reference in json.load(open(file)).get("references", {}).values():
        targets = [reference["url"].split("#")[0]] if reference.get("url", "").startswith("/documentation/") else []
        missing = [t for t in targets if not (site / f"data{t}.json").exists()]
        missing += [v["url"] for v in reference.get("variants", []) if not (site / v["url"].lstrip("/")).exists()]
        dead |= {f"{file.relative_to(site)}: leads to {t}, which is not there" for t in missing}
for line in sorted(dead): print(line)
for name in bare: print(f"without documentation: {name}")
for title in automatic: print(f"symbols that are on no page: {title}")
sys.exit(bool(bare or automatic or dead))
PYTHON
