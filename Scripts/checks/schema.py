"""Two steps of Scripts/check schema.

usage: schema.py change SCHEMA FOLDER COUNT ROUTE-FILE…    writes route files with random changes, the same on every run
       schema.py compare FOLDER COUNT                      compares the reader's findings about the files (codes.tsv) with those
                                                           of check-jsonschema (*.answer)
"""
import copy
import json
import pathlib
import random
import sys

# The reader's findings about the shape of a file, its keys and its words. A schema cannot express other findings.
SCHEMA_CODES = {
    "unknown-key", "missing-key", "wrong-shape", "nameless-entries", "unknown-word", "conflicting-keys", "empty-name",
    "no-pattern", "no-source", "empty-list",
}
chance = random.Random(20270131)


def instances(schema, node):
    """Returns sample values for a part of the schema, one for each of its alternatives."""
    if "$ref" in node:
        return instances(schema, schema["$defs"][node["$ref"].rsplit("/", 1)[1]])
    if "examples" in node:
        return node["examples"]
    if "anyOf" in node:
        return [value for part in node["anyOf"] for value in instances(schema, part)]
    if "enum" in node:
        return node["enum"]
    if "properties" in node:
        value = {name: chance.choice(instances(schema, part)) for name, part in node["properties"].items()}
        for name in list(value):
            if name not in node.get("required", []) and chance.random() < 0.5:
                del value[name]
        return [value]
    if "additionalProperties" in node:
        return [{name: chance.choice(instances(schema, node["additionalProperties"])) for name in ("a", "B.c", "d e")}]
    if node.get("type") == "array":
        return [[chance.choice(instances(schema, node["items"]))], [chance.choice(instances(schema, node["items"])) for _ in range(2)]]
    if node.get("type") == "integer":
        return [node["minimum"], min(node["maximum"], 40)]
    return ["/a/{b}", "text", 15, True]


def keys(node):
    """Yields every key in a part of the schema."""
    if isinstance(node, dict):
        yield from node.get("properties", {})
        for part in node.values():
            yield from keys(part)
    elif isinstance(node, list):
        for part in node:
            yield from keys(part)


VALUES = [
    None, True, False, 0, 1, 2, -1, 15, 65535, 65536, 2**31 - 1, 2**31, 2**63 - 1, 2**63, 1.5, "", "0", "1", "01", "+1", "65535",
    "65536", str(2**63 - 1), str(2**63), "true", "false", "True", "null", "~", "yes", "text", "/a", "/{b: Int}", "braces", "jlroutes",
    "corridor", "digits", "hex", "Int", "UUID", "first", "app", "web", "declaration", "https://example.com", "myapp://", "2027-01",
    [], [None], ["a"], ["a", "b"], [1, 2], [[]], [{}], {}, {"a": 1}, {"": "a"}, {"pattern": "/a"}, {"pattern": "/a", "patterns": "/b"},
    {"scheme": "https", "host": "example.com"}, {"characters": "hex", "lengths": [7, 40]}, {"oneOf": ["a"], "lengths": 1},
    {"type": "Int", "matches": "a"}, {"opaque": True}, {"opaque": "true"}, {"opaque": False},
]


def places(node, path=()):
    yield path
    items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else []
    for key, part in items:
        yield from places(part, path + (key,))


def at(node, path):
    for key in path:
        node = node[key]
    return node


def change(document, names):
    path = chance.choice(list(places(document)))
    if not path:
        return chance.choice([document] * 30 + VALUES)
    parent, key = at(document, path[:-1]), path[-1]
    kind = chance.randrange(7)
    if kind == 0:
        parent[key] = copy.deepcopy(chance.choice(VALUES))
    elif kind == 1:
        del parent[key]
    elif kind == 2:
        parent[key] = [parent[key]]
    elif kind == 3 and isinstance(parent, dict):
        other = chance.choice([key[:-1], key + "s", key.upper(), "", chance.choice(names)])
        parent[other] = parent.pop(key)
    elif kind == 4 and isinstance(parent, dict):
        parent[chance.choice(names)] = copy.deepcopy(chance.choice(VALUES))
    elif kind == 5:
        parent[key] = copy.deepcopy(at(document, chance.choice(list(places(document)))))
    elif isinstance(at(document, path), dict):
        at(document, path)[chance.choice(names)] = copy.deepcopy(chance.choice(VALUES))
    return document


def few_routes(document):
    """Returns a copy with at most four routes, because one change has little effect among many routes."""
    routes = document["routes"]
    some = chance.sample(sorted(routes), min(4, len(routes)))
    return copy.deepcopy({**document, "routes": {name: routes[name] for name in some}})


def write_changed(schema, folder, count, names):
    from ruamel.yaml import YAML  # from the virtual environment, which the step `compare` does not need

    words = sorted(set(keys(schema)))
    files = [json.loads(json.dumps(YAML(typ="safe").load(pathlib.Path(name).read_text()))) for name in names]
    for number in range(count):
        if number < len(files):
            document = files[number]
        elif number % 100 == 0:
            document = copy.deepcopy(chance.choice(files))
        elif number % 3 == 0:
            document = few_routes(chance.choice(files))
        else:
            document = instances(schema, schema)[0]
            document["waymark"] = 1
        for _ in range(0 if number < len(files) else chance.choice([0, 1, 1, 2, 3])):
            document = change(document, words)
        (folder / f"{number:05}.json").write_text(json.dumps(document))


def compare(folder, count):
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


if sys.argv[1] == "change":
    write_changed(json.loads(pathlib.Path(sys.argv[2]).read_text()), pathlib.Path(sys.argv[3]), int(sys.argv[4]), sys.argv[5:])
else:
    compare(pathlib.Path(sys.argv[2]), int(sys.argv[3]))
