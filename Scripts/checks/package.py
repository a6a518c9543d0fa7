#!/usr/bin/env python3
"""Checks the cost of the package for its consumers, from `swift package dump-package`, and prints the figures.

Sources/Library depends on nothing in Sources/Macros and Sources/Tool, and `import Waymark` on no module of proofs. No setting
has unsafe flags, the default trait is Macros, and there are at most ten products. Lines of code have limits. The table of
Documentation/Architecture.md lists the dependencies of the manifest.
"""
import json
import os
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent.parent
package = json.loads(
    subprocess.run(["swift", "package", "dump-package"], cwd=root, check=True, capture_output=True, text=True).stdout
)
targets = {target["name"]: target for target in package["targets"]}
bars = {"import Waymark": 34_200, "the plugin": 20_900}
faults: list[str] = []


def expect(holds: bool, fault: str) -> None:
    if not holds:
        faults.append(fault)


def names(target: str) -> list[str]:
    """Returns a target's dependencies in this package."""
    named = [next(iter(dependency.values()))[0] for dependency in targets[target]["dependencies"]]
    return [name for name in named if name in targets]


def reached(start: list[str]) -> set[str]:
    found, open_ = set(), list(start)
    while open_:
        name = open_.pop()
        if name not in found:
            found.add(name)
            open_ += names(name)
    return found


def wing(target: str) -> str:
    path = targets[target].get("path") or ""
    return path.split("/")[1] if path.startswith("Sources/") else ""


def lines(modules: set[str]) -> int:
    return sum(len(file.read_text().splitlines()) for module in modules for file in files(targets[module]))


def files(target: dict) -> list[pathlib.Path]:
    """Returns the Swift files of a target, including those in linked folders."""
    base = root / target["path"]
    excluded = [base / path for path in target["exclude"]]
    found = [pathlib.Path(folder, name) for folder, _, names in os.walk(base, followlinks=True) for name in names]
    return [file for file in found if file.suffix == ".swift" and not any(file.is_relative_to(path) for path in excluded)]


def check_arrows() -> None:
    for target in targets:
        for other in names(target) if wing(target) == "Library" else []:
            expect(wing(other) == "Library", f"{target} is in Library and depends on {other}, which is in {wing(other)}")
    for module in ["WaymarkProofs", "WaymarkLanguages", "WaymarkNetworking", "WaymarkTesting"]:
        expect(module not in reached(["Waymark"]), f"import Waymark brings {module}")
    page = (root / "Documentation/Architecture.md").read_text().split("| module |")[1].split("\n\n")[0]
    rows = [[cell.strip() for cell in row.split("|")[1:]] for row in page.splitlines()[2:]]
    written = {re.findall("`(.*?)`", row[0])[0]: row[1] for row in rows}
    modules = {target for target in targets if wing(target)}
    expect(set(written) == modules, f"Architecture.md and the manifest differ in {set(written) ^ modules}")
    for module in modules & set(written):
        arrows = set(re.findall("`(.*?)`", written[module]))
        expect(arrows == set(names(module)), f"Architecture.md: {module} uses {sorted(names(module))}")


def check_lines() -> None:
    for title, start in [("import Waymark", ["Waymark"]), ("the plugin", ["WaymarkMacrosPlugin"])]:
        count = lines(reached(start))
        print(f"lines that {title} compiles: {count:,}")
        expect(count <= bars[title], f"{title} compiles {count:,} lines, and at most {bars[title]:,} are allowed")
    shared = reached(["WaymarkMacrosPlugin"]) & reached(
        [target for product in package["products"] for target in product["targets"] if wing(target) != "Macros"]
    )
    expect(not shared, f"the plugin and products share {sorted(shared)}")


def check_manifest() -> None:
    unsafe = [name for name, target in targets.items() if "unsafeFlags" in json.dumps(target["settings"])]
    expect(not unsafe, f"these targets have unsafe flags: {unsafe}")
    defaults = [trait["enabledTraits"] for trait in package["traits"] if trait["name"] == "default"]
    expect(defaults == [["Macros"]], f"the default traits are {defaults}")
    products = [product["name"] for product in package["products"]]
    print(f"products: {len(products)}: {', '.join(products)}")
    expect(len(products) <= 10, "there should be at most ten products")


check_arrows()
check_lines()
check_manifest()
for fault in faults:
    print(f"not so: {fault}", file=sys.stderr)
sys.exit(1 if faults else 0)
