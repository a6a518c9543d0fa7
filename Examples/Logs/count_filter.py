"""Counts per route by the filter alone: what every engine is compared with.

usage: python3 count_filter.py LINKS
"""
import subprocess
import sys
from collections import Counter

from common import FILTER, Step, name_of_cells

with open(sys.argv[1], "rb") as links, Step("filter", "match --rows", sys.argv[1]) as step:
    answers, rest = Counter(), b""
    process = subprocess.Popen([*FILTER, "--format", "tsv"], stdin=links, stdout=subprocess.PIPE)
    while block := process.stdout.read(1 << 24):
        lines = (rest + block).split(b"\n")
        rest = lines.pop()
        answers.update(lines)
    if process.wait() != 0:
        sys.exit("the filter failed")
    step.counts = Counter()
    for cells, count in answers.items():
        step.counts[name_of_cells(*cells.decode().split("\t"))] += count
