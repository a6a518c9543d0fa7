"""Compares what the reader says of files (codes.tsv) with what check-jsonschema says of them (*.answer)."""
import json
import pathlib
import sys

# What the reader says of the shape of a file, its keys and its words. All else is more than a schema can say.
SCHEMA_CODES = {
    "unknown-key", "missing-key", "wrong-shape", "nameless-entries", "unknown-word", "conflicting-keys", "empty-name",
    "no-pattern", "no-source", "empty-list",
}

folder, count = pathlib.Path(sys.argv[1]), int(sys.argv[2])
reader = {}
for line in (folder / "codes.tsv").read_text().splitlines():
    name, codes = line.split("\t")
    reader[name] = set(filter(None, codes.split(",")))
refused = {}
for file in folder.glob("*.answer"):
    answer = json.loads(file.read_text())
    if answer.get("parse_errors"):
        sys.exit(f"files that are no JSON: {answer['parse_errors'][:3]}")
    for error in answer["errors"]:
        refused.setdefault(pathlib.Path(error["filename"]).name, f"{error['path']}: {error['message']}")

wrong = []
for name, codes in sorted(reader.items()):
    if name in refused and not codes:
        wrong.append(f"{name}: the schema refuses it, and the reader takes it: {refused[name]}")
    if name not in refused and codes & SCHEMA_CODES:
        wrong.append(f"{name}: the reader refuses it ({', '.join(sorted(codes & SCHEMA_CODES))}), and the schema takes it")
for line in wrong[:20]:
    print(line)
    print("   ", (folder / line.split(":")[0]).read_text()[:600])
both = sum(1 for name in reader if name in refused)
print(f"{len(reader)} files: {both} refused by the schema, {sum(map(bool, reader.values()))} by the reader, "
      f"{len(wrong)} on which they differ")
if len(reader) < count or both < count / 10 or len(reader) - both < count / 10:
    sys.exit("too few files of one kind to mean anything")
sys.exit(bool(wrong))
