"""Writes the lines of a log as Parquet, for engines that read tables.

usage: python3 parquet.py LINKS LINKS.parquet

link  The bytes of the line.
text  The line as text; bytes that are no UTF-8 are U+FFFD.
"""
import sys

import pyarrow
import pyarrow.parquet

schema = pyarrow.schema([("link", pyarrow.binary()), ("text", pyarrow.string())])


def rows(block):
    links = [line[:-1] if line.endswith(b"\r") else line for line in block.split(b"\n")]
    return pyarrow.record_batch([links, [link.decode("utf-8", "replace") for link in links]], schema)


def main(source, target):
    with open(source, "rb") as file, pyarrow.parquet.ParquetWriter(target, schema) as writer:
        rest = b""
        while block := file.read(1 << 24):
            block, end, rest = (rest + block).rpartition(b"\n")
            if end:
                writer.write_batch(rows(block))
        if rest:
            writer.write_batch(rows(rest))


main(*sys.argv[1:])
