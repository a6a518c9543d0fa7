"""Counts per route in DuckDB.

usage: python3 count_duckdb.py LINKS.parquet function|expressions

function     a function of Python over batches of Arrow, which calls libwaymark
expressions  a CASE of regular expressions
"""
import sys

import duckdb

import waymark_functions
from common import CORES, TABLE, Step, name
from expressions import case

file, way = sys.argv[1:]
database = duckdb.connect()
database.execute(f"SET threads = {CORES}")
table, function = waymark_functions.arrow_function(str(TABLE))
database.create_function("waymark_route", function, ["BLOB"], "INTEGER", type="arrow")
rows = f"read_parquet('{file}')"

with Step("DuckDB", way, file) as step:
    if way == "function":
        found = database.execute(f"SELECT waymark_route(link), count(*) FROM {rows} GROUP BY 1").fetchall()
        step.counts = {name(table.routes, code): count for code, count in found}
    else:
        route = case(table, "text", "regexp_matches({column}, '{expression}')")
        step.counts = dict(database.execute(f"SELECT {route}, count(*) FROM {rows} GROUP BY 1").fetchall())
