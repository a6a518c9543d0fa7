"""What the engines of this example share: the table, where things are, and what a step costs."""
import json
import os
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Examples" / "CLibrary"))
TABLE = ROOT / "Examples" / "github" / "waymark.yaml"
TOOL = os.environ.get("WAYMARK_TOOL", "waymark")
LIBRARY = os.environ.get("WAYMARK_LIBRARY", "libwaymark.so.1")
CORES = 2

# The result of a link as one number: the index of its route, or one of these.
OUTCOMES = {-1: "(unmatched)", -2: "(rejected)", -3: "(unreadable)"}
FILTER = [TOOL, "match", "--rows", "--exit-zero", "--routes", str(TABLE), "--select", "outcome,route"]


def codes(table, links):
    """What became of each link of an array of Arrow, as a number."""
    import numpy
    import pyarrow

    answers = table.match_arrow(links)
    routes = numpy.frombuffer(answers.routes, dtype=numpy.int32)
    outcomes = numpy.frombuffer(answers.outcomes, dtype=numpy.uint8).astype(numpy.int32)
    return pyarrow.array(numpy.where(routes >= 0, routes, -outcomes))


def name(routes, code):
    return routes[code] if code >= 0 else OUTCOMES[code]


def name_of_cells(outcome, route):
    """The name of what the tool says in two columns."""
    return route if outcome == "matched" else f"({outcome})"


def processor_seconds():
    """What this process and all below it have used, those that ended as well."""
    children, used = {}, {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        children.setdefault(int(fields[1]), []).append(int(folder.name))
        used[int(folder.name)] = sum(map(int, fields[11:15]))
    waiting, total = [os.getpid()], 0
    while waiting:
        process = waiting.pop()
        total += used.get(process, 0)
        waiting += children.get(process, [])
    return total / os.sysconf("SC_CLK_TCK")


class Step:
    """Something that is done, and what it costs."""

    def __init__(self, engine, way, file):
        self.engine, self.way, self.file = engine, way, file

    def __enter__(self):
        self.start, self.used = time.monotonic(), processor_seconds()
        return self

    def __exit__(self, kind, *_):
        if kind is None:
            seconds, used = time.monotonic() - self.start, processor_seconds() - self.used
            counts = {key: self.counts[key] for key in sorted(self.counts)}
            print(json.dumps(dict(
                engine=self.engine, way=self.way, lines=sum(counts.values()), seconds=round(seconds, 2),
                processor=round(used, 2), counts=counts)), flush=True)
