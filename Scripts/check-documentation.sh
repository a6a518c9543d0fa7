#!/usr/bin/env bash
# Builds the documentation of what apps import, with every warning an error: a link to a symbol that is not there, an
# article that nothing leads to. The pages are left in .build-docs/site.
set -euo pipefail
cd "$(dirname "$0")/.."

build=$PWD/.build-docs
graphs=$build/symbol-graphs
# From the beginning, because a module that is not compiled again leaves no graph.
rm -rf "$build" && mkdir -p "$graphs" "$build/archives"

# compile FOLDER TARGET [OPTION…]: leaves the graphs of a target and of all that it is made of.
compile() {
    local package=$1 target=$2
    shift 2
    swift build --package-path "$package" --target "$target" "$@" \
        -Xswiftc -emit-symbol-graph -Xswiftc -emit-extension-block-symbols \
        -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs"
}
for target in Waymark WaymarkTesting WaymarkManifest; do
    compile . "$target" --disable-default-traits --scratch-path "$build"
done
modules=(Waymark WaymarkMacros WaymarkTesting WaymarkNotations WaymarkManifest)
if [ "$(uname)" = Linux ]; then # against the stand-ins of Apple's modules
    for target in WaymarkSwiftUI WaymarkUIKit; do
        compile Tests/AppleStubs "$target" --scratch-path "$build/stubs"
        modules+=("$target")
    done
fi
# Macros are declared without what expands them, or swift-syntax would be compiled for three declarations.
swiftc -emit-module -module-name WaymarkMacros -D Macros -suppress-warnings -swift-version 6 \
    -enable-upcoming-feature InternalImportsByDefault -I "$build/debug/Modules" -o "$build/WaymarkMacros.swiftmodule" \
    -emit-symbol-graph -emit-symbol-graph-dir "$graphs" Sources/WaymarkMacros/Macros.swift

# Each module is an archive of its own. The graph of the umbrella holds the symbols of the modules that it exports.
for module in "${modules[@]}"; do
    mkdir "$graphs/$module" && cp "$graphs/$module.symbols.json" "$graphs/$module/"
    # What a module adds to types of others stands in graphs of its own; those of the umbrella are the modules' own types.
    [ "$module" = Waymark ] || cp "$graphs/$module@"* "$graphs/$module/" 2>/dev/null || true
    docc convert "Sources/$module/$module.docc" \
        --fallback-display-name "$module" --fallback-bundle-identifier "org.waymark.$module" \
        --additional-symbol-graph-dir "$graphs/$module" --hosting-base-path waymark \
        --warnings-as-errors --output-dir "$build/archives/$module.doccarchive"
done
docc merge "$build"/archives/*.doccarchive --synthesized-landing-page-name Waymark --output-path "$build/site"

# Every symbol has a sentence, and every type stands under a topic of its own choosing.
python3 - "$graphs" "$build/site" "${modules[@]}" <<'PYTHON'
import json, sys, pathlib
graphs, site = map(pathlib.Path, sys.argv[1:3])
bare, automatic, dead = [], [], set()
for module in sys.argv[3:]:
    graph = json.load(open(graphs / module / f"{module}.symbols.json"))
    synthesized = {r["source"] for r in graph["relationships"] if "::SYNTHESIZED::" in r["source"]}
    bare += [".".join([module] + s["pathComponents"]) for s in graph["symbols"]
             if not s.get("docComment") and s["identifier"]["precise"] not in synthesized and "location" in s]
    page = json.load(open(site / f"data/documentation/{module.lower()}.json"))
    automatic += [f"{module}: {s['title']}" for s in page.get("topicSections", [])
                  if s.get("generated") and s["title"] != "Extended Modules"]
# Every link between pages, and every picture, leads to something that is there.
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
