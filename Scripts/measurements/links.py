#!/usr/bin/env python3
"""Writes route files and files of links, the same on every run, and measures `waymark match` with them.

usage: links.py write FOLDER LINKS WORKLOAD…
       links.py filter TOOL FOLDER LINKS WORKLOAD…    as a filter
       links.py rows TOOL FOLDER LINKS WORKLOAD…      in its other modes
"""
import json
import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path

root = Path(__file__).resolve().parent.parent.parent
data = root / "Benchmarks" / "Data"
site = root / "Examples" / "github"
hostile_links = root / "Tests" / "TestSupport" / "Resources" / "hostile-urls.json"

# The number of different lines before they repeat, larger than any cache.
POOL = 200_000


def rows(name):
    """Returns the patterns and links of a table."""
    lines = (data / name).read_text().splitlines()
    return [(row[0], row[1:]) for row in (line.split("\t") for line in lines if line)]


def numbered(link, chance):
    """Returns the link with other random numbers of the same length, so that lines differ."""
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
# The composition of each workload, as lines per hundred.
mixes = {
    # All links of the example, in the proportions of its file, with its own table.
    "site": {"site": 100},
    "app": {"app": 100},
    "github": {"github": 100},
    "half": {"app": 25, "github": 25, "misses": 50},
    "misses": {"misses": 100},
    "mixed": {"app": 40, "github": 30, "misses": 10, "escaped": 10, "hostile": 10},
}


def route_file():
    """Returns a route file with all patterns, each with the sources of its links."""
    lines = ["waymark: 1", "sources: [https://example.com, myapp://]", "routes:"]
    lines += [f"  app.{number}: '{pattern}'" for number, (pattern, _) in enumerate(app)]
    for number, (pattern, _) in enumerate(github):
        lines += [f"  github.{number}:", f"    pattern: '{pattern}'", "    sources: [https://api.github.com]"]
    return "\n".join(lines) + "\n"


def write_links(folder, count, workloads):
    """Writes the route files, and a file of links for each workload."""
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


def run(tool, folder, workload, path, options):
    """Returns the tool's elapsed seconds, processor time and peak memory in MiB for the lines of a file."""
    routes = folder / f"{'site' if workload == 'site' else 'waymark'}.yaml"
    with open(path, "rb") as lines:
        while lines.read(1 << 20):
            pass  # loads the file into the page cache before the measurement
        lines.seek(0)
        start = time.monotonic()
        process = subprocess.Popen([tool, "match", "--routes", routes, *options], stdin=lines, stdout=subprocess.DEVNULL)
        _, status, use = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, 1):
        sys.exit(f"{workload}: exit code {code}")
    return seconds, use.ru_utime + use.ru_stime, use.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def measure_filter(tool, folder, count, workloads):
    print(f"{'workload':8} {'lines':>12} {'lines/s':>14} {'seconds':>12} {'cpu seconds':>12} {'cpu µs a line':>14} {'peak MiB':>10}")
    write_links(folder, count, workloads)
    for workload in workloads:
        seconds, cpu, peak = run(tool, folder, workload, folder / f"{workload}.txt", [])
        print(f"{workload:8} {count:12,} {int(count / seconds):14,} {seconds:12.2f} {cpu:12.2f} {cpu / count * 1e6:14.2f} {peak:10.1f}", flush=True)


def fields(link):
    quoted = '"' + link.replace('"', '""') + '"' if any(character in link for character in ',"') else link
    return f"2026-11-23T15:28:10Z,GET,200,{quoted},Mozilla/5.0 (iPhone)"


def objects(link):
    row = {"time": "2026-11-23T15:28:10Z", "status": 200, "url": link, "client": "Mozilla/5.0 (iPhone)"}
    return json.dumps(row, ensure_ascii=False)


MODES = [
    (None, []), (None, ["--rows"]), (None, ["--rows", "--select", "route,outcome"]),
    (None, ["--rows", "--format", "csv"]), (None, ["--rows", "--format", "tsv", "--select", "route,captures"]),
    (None, ["--rows", "--redact"]), (None, ["--rows", "--redact", "--format", "tsv"]),
    (fields, ["--column", "4", "--format", "csv"]), (fields, ["--column", "4", "--format", "csv", "--redact"]),
    (objects, ["--json-field", "url"]), (objects, ["--json-field", "url", "--select", "route"]), (objects, ["--json-field", "url", "--redact"]),
]


def measure_rows(tool, folder, count, workloads):
    print(f"{'workload':8} {'options':44} {'rows/s':>12} {'seconds':>12} {'cpu µs a row':>14} {'peak MiB':>10}")
    for workload in workloads:
        write_links(folder, count, [workload])
        plain, rows, written = folder / f"{workload}.txt", folder / "rows", None
        for row, options in MODES:
            if row and row != written:
                with open(plain, "rb") as links, open(rows, "w", encoding="utf-8", errors="replace") as file:
                    file.writelines(row(link[:-1].decode("utf-8", "replace")) + "\n" for link in links)
                written = row
            seconds, cpu, peak = run(tool, folder, workload, rows if row else plain, options)
            print(f"{workload:8} {' '.join(options) or '(as a filter)':44} {int(count / seconds):12,} {seconds:12.2f} {cpu / count * 1e6:14.2f} {peak:10.1f}", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write_links(Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
    else:
        measure = {"filter": measure_filter, "rows": measure_rows}[sys.argv[1]]
        measure(sys.argv[2], Path(sys.argv[3]), int(sys.argv[4]), sys.argv[5:])
