# shellcheck shell=bash disable=SC2154 # Scripts/support.sh sets temporary and plain
# The documentation of the libraries.

# extract MODULE FOLDER: extracts the symbol graphs of a compiled module. The umbrella's graphs include the symbols of
# the modules that it exports.
extract() {
    local folder
    for folder in "$scratch"/checkouts/*/Sources/*/include; do
        [ ! -f "$folder/module.modulemap" ] || set -- "$@" -I "$folder"
    done
    swift symbolgraph-extract -module-name "$1" -I "$2" "${@:3}" "${options[@]}" -output-dir "$graphs" \
        -minimum-access-level public -skip-inherited-docs -emit-extension-block-symbols \
        -experimental-allowed-reexported-modules="$exported"
}

## documentation: the documentation of every library builds without a warning into .build-docs/site, and every public type is on a page (SITE_PATH=waymark, DOCUMENTATION_ALONE=1)
check_documentation() {
    # Warnings are errors, for example links to missing symbols, and articles without a parent page. SITE_PATH is the
    # path of the site on its host. DOCUMENTATION_ALONE=1 also builds the libraries into .build-docs, and needs no
    # finished build.
    local scratch build=$PWD/.build-docs graphs=$PWD/.build-docs/symbol-graphs module
    local modules=(Waymark WaymarkTesting WaymarkNotations WaymarkManifest WaymarkAssociation)
    local products information options exported umbrella
    unset WAYMARK_MODULES
    # Graphs and pages of removed modules would be checked as well.
    rm -rf "$graphs" "$build"/{archives,site}
    mkdir -p "$graphs" "$build/archives"

    if [ -n "${DOCUMENTATION_ALONE:-}" ]; then
        scratch=$build
        for module in "${modules[@]}"; do
            swift build --target "$module" --disable-default-traits --scratch-path "$scratch"
        done
    else
        scratch=$(finished_build)
    fi
    products=$(products_of "$scratch")
    information=$(swiftc -print-target-info)
    options=(-target "$(sed -nE 's/.*"triple": "([^"]*)".*/\1/p' <<<"$information" | head -1)")
    exported=$(grep -rhE '^@_exported public import ' Sources | awk '{ print $NF }' | sort -u | paste -sd, -)
    umbrella=$exported
    [ "$(uname)" = Linux ] || options+=(-sdk "$(xcrun --show-sdk-path)")
    for module in "${modules[@]}"; do
        # The pages of Waymark document all modules that WaymarkTesting exports, except WaymarkProofs.
        [ "$module" != WaymarkTesting ] || exported=WaymarkProofs
        extract "$module" "$products/Modules"
        exported=$umbrella
    done
    if [ "$(uname)" = Linux ]; then # against the stubs of Apple's modules, which Scripts/check adapters has built
        for module in WaymarkSwiftUI WaymarkUIKit WaymarkAppKit; do
            swift build --package-path Tests/AppleStubs --target "$module" -Xswiftc -warnings-as-errors
            extract "$module" "$(swift build --package-path Tests/AppleStubs --show-bin-path)/Modules"
            modules+=("$module")
        done
    fi
    # Macro declarations are compiled without their implementations, which avoids compiling swift-syntax for three
    # declarations.
    swiftc -emit-module -module-name WaymarkMacros -D Macros -suppress-warnings -swift-version 6 \
        -enable-upcoming-feature InternalImportsByDefault -I "$products/Modules" -o "$build/WaymarkMacros.swiftmodule" \
        -emit-symbol-graph -emit-symbol-graph-dir "$graphs" Sources/Macros/WaymarkMacros/Macros.swift
    modules+=(WaymarkMacros)

    # Each module has its own archive.
    for module in "${modules[@]}"; do
        mkdir "$graphs/$module" && cp "$graphs/$module.symbols.json" "$graphs/$module/"
        # Extensions of other modules' types are in separate graphs. The umbrella's extension graphs are omitted: they
        # extend types of its own modules.
        [ "$module" = Waymark ] || cp "$graphs/$module@"* "$graphs/$module/" 2>/dev/null || true
        docc convert Sources/*/"$module/$module.docc" \
            --fallback-display-name "$module" --fallback-bundle-identifier "org.waymark.$module" \
            --additional-symbol-graph-dir "$graphs/$module" --hosting-base-path "${SITE_PATH:-waymark}" \
            --warnings-as-errors --output-dir "$build/archives/$module.doccarchive"
    done
    docc merge "$build"/archives/*.doccarchive --synthesized-landing-page-name Waymark --output-path "$build/site"

    # Every symbol has a documentation comment, and every type is listed in a topic section of a page.
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
# Every link between pages, and every image, resolves to an existing file.
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
}
