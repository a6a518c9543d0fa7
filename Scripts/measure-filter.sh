#!/usr/bin/env bash
# How many links a second `waymark match` answers as a filter, in how much memory: goal 20 of Documentation/Speed.md.
# usage: Scripts/measure-filter.sh [LINES [WORKLOAD…]]     10,000,000 lines; site, app, github, half, misses, mixed
#
# `site` is Examples/github, links and table as they stand there.
# Links are those of Benchmarks/Data and, in `mixed`, the hostile ones of the tests, drawn and numbered at random with a
# fixed seed. No macro is compiled. WAYMARK_TOOL names another build to be measured.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

count=${1:-10000000}
shift || true
[ $# -gt 0 ] || set -- site app github half misses mixed
if [ -z "${WAYMARK_TOOL:-}" ]; then
    swift build -c release --product waymark --traits Tool,Hashing --scratch-path .build-tool >&2
    WAYMARK_TOOL=$(swift build -c release --traits Tool,Hashing --scratch-path .build-tool --show-bin-path)/waymark
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 Scripts/filter-links.py "$folder" "$count" "$@"

printf '%-8s %12s %14s %12s %12s %14s %10s\n' workload lines 'lines/s' 'seconds' 'cpu seconds' 'cpu µs a line' 'peak MiB'
for workload in "$@"; do
    python3 - "$WAYMARK_TOOL" "$folder" "$workload" "$count" <<'PYTHON'
import os, resource, subprocess, sys, time
tool, folder, workload, count = sys.argv[1:]
routes = f"{folder}/{'site' if workload == 'site' else 'waymark'}.yaml"
with open(f"{folder}/{workload}.txt", "rb") as links:
    while links.read(1 << 20): pass  # from the disk to memory, before the clock runs
    links.seek(0)
    start = time.monotonic()
    code = subprocess.call([tool, "match", "--routes", routes], stdin=links, stdout=subprocess.DEVNULL)
    seconds = time.monotonic() - start
if code not in (0, 1): sys.exit(f"{workload}: exit code {code}")
use = resource.getrusage(resource.RUSAGE_CHILDREN)
cpu, peak = use.ru_utime + use.ru_stime, use.ru_maxrss / (1 if sys.platform == "darwin" else 1024) / 1024 * (1024 if sys.platform != "darwin" else 1)
print(f"{workload:8} {int(count):12,} {int(int(count) / seconds):14,} {seconds:12.2f} {cpu:12.2f} {cpu / int(count) * 1e6:14.2f} {peak:10.1f}")
PYTHON
done
