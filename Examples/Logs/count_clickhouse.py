"""Counts per route in ClickHouse, which chdb runs inside this process.

usage: python3 count_clickhouse.py LINKS function|expressions

function     a function that is a program: `waymark match --rows`, which answers row by row
expressions  a CASE of regular expressions
"""
import csv
import os
import shlex
import sys
import tempfile
from xml.sax.saxutils import escape

import chdb

from common import CORES, FILTER, TABLE, Step, name_of_cells
from expressions import case

import waymark

FUNCTION = """<functions>
  <function>
    <type>executable</type>
    <name>waymark_answer</name>
    <return_type>String</return_type>
    <argument><type>String</type></argument>
    <format>TabSeparatedRaw</format>
    <command>{command}</command>
    <execute_direct>0</execute_direct>
    <command_read_timeout>600000</command_read_timeout>
    <command_write_timeout>600000</command_write_timeout>
    <command_termination_timeout>60</command_termination_timeout>
  </function>
</functions>
"""

file, way = os.path.abspath(sys.argv[1]), sys.argv[2]
folder = tempfile.mkdtemp()
with open(os.path.join(folder, "waymark_function.xml"), "w") as function:
    function.write(FUNCTION.format(command=escape(shlex.join([*FILTER, "--format", "csv"]))))
rows = f"file('{file}', LineAsString, 'link String')"
settings = f"SETTINGS max_threads = {CORES}"


def rows_of(query):
    return csv.reader(str(chdb.query(query, "CSV", udf_path=folder)).splitlines())


with Step("ClickHouse", way, file) as step:
    if way == "function":
        found = rows_of(f"SELECT waymark_answer(link) AS answer, count() FROM {rows} GROUP BY answer {settings}")
        step.counts = {name_of_cells(*answer.split(",")): int(count) for answer, count in found}
    else:
        with waymark.Table(str(TABLE)) as table:
            route = case(table, "link", "match({column}, '{expression}')", backslash="\\\\")
        found = rows_of(f"SELECT {route} AS route, count() FROM {rows} GROUP BY route {settings}")
        step.counts = {route: int(count) for route, count in found}
