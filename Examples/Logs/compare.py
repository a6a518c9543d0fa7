"""Counts a generated log in every engine: each must count what the filter counts, and says what it costs.

usage: python3 compare.py LINES EXPRESSION-LINES [FOLDER]

LINES             of the log, for the filter and for the functions of the engines
EXPRESSION-LINES  of the log, the first ones, for the CASE of regular expressions, which takes far longer; 0 for none
FOLDER            where the log is left; a temporary folder unless told otherwise

Needs WAYMARK_TOOL and WAYMARK_LIBRARY, and the packages of install.sh. Exits 1 if counts differ.
"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

here = Path(__file__).resolve().parent


def run(program, *arguments):
    """Runs a program of this folder, and gives what it says of its steps."""
    result = subprocess.run([sys.executable, str(here / program), *map(str, arguments)], stdout=subprocess.PIPE)
    if result.returncode != 0:
        sys.exit(f"{program} {' '.join(map(str, arguments))} failed")
    steps = [json.loads(line) for line in result.stdout.decode().splitlines() if line.startswith("{")]
    if not steps:
        sys.exit(f"{program} says nothing")
    return steps


def log(folder, lines):
    """A log, as lines and as Parquet."""
    text, parquet = folder / f"links-{lines}.txt", folder / f"links-{lines}.parquet"
    if not parquet.exists():
        subprocess.run([sys.executable, here / "generate.py", str(lines), text], check=True)
        subprocess.run([sys.executable, here / "parquet.py", text, parquet], check=True)
    return text, parquet


def others(counts, expected):
    """How many lines are counted elsewhere than they should be."""
    return sum(abs(counts.get(key, 0) - expected.get(key, 0)) for key in {*counts, *expected}) // 2


def main(lines, expression_lines, folder):
    text, parquet = log(folder, lines)
    reference = run("count_filter.py", text)[0]
    steps = [reference]
    steps += run("count_duckdb.py", parquet, "function")
    steps += run("count_clickhouse.py", text, "function")
    steps += run("count_spark.py", text, "pipe", "function")
    wrong = [step for step in steps if step["counts"] != reference["counts"]]
    baselines = []
    if expression_lines:
        text, parquet = log(folder, expression_lines)
        expected = run("count_filter.py", text)[0]["counts"]
        baselines += run("count_duckdb.py", parquet, "expressions")
        baselines += run("count_clickhouse.py", text, "expressions")
        baselines += run("count_spark.py", text, "expressions")

    unit = reference["processor"] / reference["lines"]
    print("| engine | way | lines | seconds | processor seconds | µs a line and core | times the filter | counted elsewhere |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for step in steps + baselines:
        cost = step["processor"] / step["lines"]
        elsewhere = others(step["counts"], reference["counts"] if step in steps else with_hostile(expected))
        print(f"| {step['engine']} | {step['way']} | {step['lines']:,} | {step['seconds']:.1f} | {step['processor']:.1f} "
              f"| {cost * 1e6:.2f} | {cost / unit if unit else 0:.1f} | {elsewhere:,} |", flush=True)
    for step in wrong:
        print(f"{step['engine']} {step['way']}: counts are not those of the filter", file=sys.stderr)
        for key in sorted({*step["counts"], *reference["counts"]}):
            given, right = step["counts"].get(key, 0), reference["counts"].get(key, 0)
            if given != right:
                print(f"  {key}: {given}, and the filter says {right}", file=sys.stderr)
    routes = sum(not key.startswith("(") for key in reference["counts"])
    if wrong or routes < 30 or len(reference["counts"]) != routes + 3:
        sys.exit(f"{routes} routes and {len(reference['counts']) - routes} other outcomes: something is wrong")
    print(f"{len(steps) - 1} ways through engines count what the filter counts: {routes} routes, "
          f"{', '.join(f'{count:,} {key}' for key, count in reference['counts'].items() if key.startswith('('))}")


def with_hostile(counts):
    """Expressions know a link that they do not take, and no reason why."""
    merged = {key: count for key, count in counts.items() if not key.startswith("(")}
    merged["(unmatched)"] = sum(counts.values()) - sum(merged.values())
    return merged


if __name__ == "__main__":
    count, expression_count = int(sys.argv[1]), int(sys.argv[2])
    if len(sys.argv) > 3:
        Path(sys.argv[3]).mkdir(parents=True, exist_ok=True)
        main(count, expression_count, Path(sys.argv[3]))
    else:
        with tempfile.TemporaryDirectory() as temporary:
            main(count, expression_count, Path(temporary))
