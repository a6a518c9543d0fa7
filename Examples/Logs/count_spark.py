"""Counts per route in Spark, on a cluster of two workers on this machine.

usage: python3 count_spark.py LINKS pipe|function|expressions…

pipe         each part of the log goes through `waymark match --rows`
function     a function of Python over batches of Arrow, which calls libwaymark
expressions  a CASE of regular expressions
"""
import os
import shlex
import sys
from operator import add, itemgetter

import pyarrow
from pyspark.sql import SparkSession
from pyspark.sql.functions import arrow_udf, expr

import common
from common import FILTER, TABLE, Step, name, name_of_cells
from expressions import case

import waymark

file, ways = sys.argv[1], sys.argv[2:]
# The workers use the same Python, which has the packages.
os.environ["PYSPARK_PYTHON"] = sys.executable
here = os.path.dirname(os.path.abspath(__file__))
path = os.pathsep.join([here, str(common.ROOT / "Examples" / "CLibrary")])
spark = (
    SparkSession.builder.master("local-cluster[2,1,1024]").appName("waymark")
    .config("spark.ui.enabled", "false").config("spark.sql.shuffle.partitions", "2")
    .config("spark.executorEnv.PYTHONPATH", path)
    .config("spark.executorEnv.WAYMARK_LIBRARY", common.LIBRARY)
    .config("spark.sql.execution.arrow.maxRecordsPerBatch", "50000")
    .getOrCreate())
spark.sparkContext.setLogLevel("ERROR")

table = waymark.Table(str(TABLE))
routes, compiled = table.routes, table.compiled
# Only a line feed ends a line; a carriage return before it is not part of the line.
links = spark.read.text(file, lineSep="\n").select(
    expr(r"if(endswith(value, '\r'), left(value, length(value) - 1), value) AS link"))


@arrow_udf("int")
def waymark_route(links: pyarrow.Array) -> pyarrow.Array:
    # Spark sends the compiled table as bytes, and each process opens it once.
    from waymark_functions import opened

    return common.codes(opened(compiled), links)


def counted(way):
    if way == "pipe":
        lines = links.rdd.map(itemgetter(0)).pipe(shlex.join([*FILTER, "--format", "tsv"]), checkCode=True)
        found = lines.map(lambda line: (line, 1)).reduceByKey(add).collect()
        counts = {}
        for line, count in found:
            key = name_of_cells(*line.split("\t"))
            counts[key] = counts.get(key, 0) + count
        return counts
    if way == "function":
        found = links.select(waymark_route("link").alias("code")).groupBy("code").count().collect()
        return {name(routes, code): count for code, count in found}
    route = case(table, "link", "{column} RLIKE '{expression}'", backslash="\\\\")
    return {route: count for route, count in links.select(expr(route).alias("route")).groupBy("route").count().collect()}


for way in ways:
    with Step("Spark", way, file) as step:
        step.counts = counted(way)
spark.stop()
