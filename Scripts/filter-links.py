#!/usr/bin/env python3
"""Writes a route file and files of links for measure-filter.sh, the same on every run.

usage: filter-links.py FOLDER LINES WORKLOAD…
"""
import json
import random
import re
import sys
from pathlib import Path

root = Path(__file__).resolve().parent.parent
data = root / "Benchmarks" / "Data"
site = root / "Examples" / "github"
hostile_links = root / "Tests" / "TestSupport" / "Resources" / "hostile-urls.json"

# How many different lines there are before they begin again: more than any cache holds.
POOL = 200_000


def rows(name):
    """The patterns and links of a table."""
    lines = (data / name).read_text().splitlines()
    return [(row[0], row[1:]) for row in (line.split("\t") for line in lines if line)]


def numbered(link, chance):
    """The link with other numbers of the same length, so that no two lines need be the same."""
    return re.sub(r"(?<=/)[1-9][0-9]*(?=[/?#]|$)", lambda match: str(
        chance.randrange(10 ** (len(match[0]) - 1), 10 ** len(match[0]))), link)


app = rows("app.tsv")
github = [(pattern, ["https://api.github.com" + link for link in links]) for pattern, links in rows("github.tsv")]
links = {
    "app": [link for _, links in app for link in links],
    "github": [link for _, links in github for link in links],
    "misses": (data / "app-misses.txt").read_text().split(),
    "escaped": [link for _, links in rows("escaped.tsv") for link in links],
    "site": [link for link in (site / "urls.txt").read_text().split("\n") if link.strip()],
    "hostile": [case["input"] for case in json.loads(hostile_links.read_text())["cases"] if "\n" not in case.get("input", "\n")],
}
# The parts of a workload: what of a hundred lines.
mixes = {
    # All links of the example, as often as they stand there, by its own table.
    "site": {"site": 100},
    "app": {"app": 100},
    "github": {"github": 100},
    "half": {"app": 25, "github": 25, "misses": 50},
    "misses": {"misses": 100},
    "mixed": {"app": 40, "github": 30, "misses": 10, "escaped": 10, "hostile": 10},
}


def route_file():
    """All patterns, each from where its links come."""
    lines = ["waymark: 1", "sources: [https://example.com, myapp://]", "routes:"]
    lines += [f"  app.{number}: '{pattern}'" for number, (pattern, _) in enumerate(app)]
    for number, (pattern, _) in enumerate(github):
        lines += [f"  github.{number}:", f"    pattern: '{pattern}'", "    sources: [https://api.github.com]"]
    return "\n".join(lines) + "\n"


def main(folder, count, workloads):
    (folder / "waymark.yaml").write_text(route_file())
    (folder / "site.yaml").write_text((site / "waymark.yaml").read_text())
    for workload in workloads:
        chance = random.Random(20)
        parts = [part for part, share in mixes[workload].items() for _ in range(share)]
        if workload == "site":
            pool = [links["site"][index % len(links["site"])] + "\n" for index in range(min(POOL, count))]
        else:
            pool = [numbered(chance.choice(links[chance.choice(parts)]), chance) + "\n" for _ in range(min(POOL, count))]
        with open(folder / f"{workload}.txt", "wb") as file:
            whole = "".join(pool).encode("utf-8", "surrogatepass")
            for _ in range(count // len(pool)):
                file.write(whole)
            file.write("".join(pool[: count % len(pool)]).encode("utf-8", "surrogatepass"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
