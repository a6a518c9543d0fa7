#!/usr/bin/env bash
# How many rows a second `waymark match` answers in each of its modes, in how much memory: Documentation/Speed.md.
# usage: Scripts/measure-rows.sh [LINES [WORKLOAD…]]     10,000,000 rows; site, app, mixed
#
# Links are those of measure-filter.sh. In rows of fields they stand behind a time, a method and a status, and before the
# name of a client; in objects, too. WAYMARK_TOOL names another build to be measured.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

count=${1:-10000000}
shift || true
[ $# -gt 0 ] || set -- site app mixed
if [ -z "${WAYMARK_TOOL:-}" ]; then
    swift build -c release --product waymark --traits Tool,Hashing --scratch-path .build-tool >&2
    WAYMARK_TOOL=$(swift build -c release --traits Tool,Hashing --scratch-path .build-tool --show-bin-path)/waymark
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

printf '%-8s %-44s %12s %12s %14s %10s\n' workload options 'rows/s' 'seconds' 'cpu µs a row' 'peak MiB'
for workload in "$@"; do
    python3 Scripts/filter-links.py "$folder" "$count" "$workload"
    python3 - "$WAYMARK_TOOL" "$folder" "$workload" "$count" <<'PYTHON'
import json, os, resource, subprocess, sys, time
tool, folder, workload, count = sys.argv[1:]
routes, count = f"{folder}/{'site' if workload == 'site' else 'waymark'}.yaml", int(count)

def lines():
    with open(f"{folder}/{workload}.txt", "rb") as links:
        for line in links: yield line[:-1].decode("utf-8", "replace")

def csv(link): return '"' + link.replace('"', '""') + '"' if any(c in link for c in ',"') else link

def shape(row):
    """The rows of one form, in a file that is read once before the clock runs."""
    with open(f"{folder}/rows", "w", encoding="utf-8", errors="replace") as rows:
        for link in lines(): rows.write(row(link) + "\n")
    return f"{folder}/rows"

plain = lambda: f"{folder}/{workload}.txt"
fields = lambda: shape(lambda link: f"2026-11-23T15:28:10Z,GET,200,{csv(link)},Mozilla/5.0 (iPhone)")
objects = lambda: shape(lambda link: json.dumps({"time": "2026-11-23T15:28:10Z", "status": 200, "url": link, "client": "Mozilla/5.0 (iPhone)"}, ensure_ascii=False))
modes = [
    (plain, []), (plain, ["--rows"]), (plain, ["--rows", "--select", "route,outcome"]),
    (plain, ["--rows", "--format", "csv"]), (plain, ["--rows", "--format", "tsv", "--select", "route,captures"]),
    (plain, ["--rows", "--redact"]), (plain, ["--rows", "--redact", "--format", "tsv"]),
    (fields, ["--column", "4", "--format", "csv"]), (fields, ["--column", "4", "--format", "csv", "--redact"]),
    (objects, ["--json-field", "url"]), (objects, ["--json-field", "url", "--select", "route"]), (objects, ["--json-field", "url", "--redact"]),
]
made, use = None, None
for make, options in modes:
    if make != made: made, path = make, make()
    with open(path, "rb") as rows:
        while rows.read(1 << 20): pass  # from the disk to memory, before the clock runs
        rows.seek(0)
        start = time.monotonic()
        process = subprocess.Popen([tool, "match", "--routes", routes, *options], stdin=rows, stdout=subprocess.DEVNULL)
        _, status, use = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
    if os.waitstatus_to_exitcode(status) not in (0, 1): sys.exit(f"{workload}: exit code {os.waitstatus_to_exitcode(status)}")
    peak = use.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)
    print(f"{workload:8} {' '.join(options) or '(as a filter)':44} {int(count / seconds):12,} {seconds:12.2f} {(use.ru_utime + use.ru_stime) / count * 1e6:14.2f} {peak:10.1f}", flush=True)
PYTHON
done
