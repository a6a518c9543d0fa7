#!/usr/bin/env python3
"""Hides routes, passes their links and others to `waymark infer`, and counts the links that its proposals match.

usage: infer.py TOOL LINKS EVERY TABLE…     TABLE is github or app; see measure_proposals in measurements.sh
"""
import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

root = Path(__file__).resolve().parent.parent.parent
WORDS = """amber anchor apple arrow autumn beacon birch bridge bronze canyon cedar cherry cloud cobalt copper coral crystal
dawn delta desert ember falcon fern forest garden glacier granite harbor hazel honey island ivory jasmine juniper lagoon
lantern laurel lemon lilac linen maple marble meadow mint moss oak ocean olive onyx opal orchid pearl pebble pine prairie
quartz raven reef river rose ruby sage sand silver sky slate snow spruce stone storm summer sunset thistle timber topaz
valley velvet violet walnut willow winter""".split()
# Path segments of crawlers and mistyped links.
JUNK = ["wp-login.php", "index.html", "admin", ".env", "undefined", "null", "xmlrpc.php", "favicon.ico", "%20", "test"]


# Tables


def app_table():
    """Returns the route file's text before the routes, and the text of each route by its name."""
    rows = [line.split("\t")[0] for line in (root / "Benchmarks/Data/app.tsv").read_text().splitlines() if line]
    head = "waymark: 1\nsources: [https://example.com, myapp://]\nroutes:\n"
    return head, {f"app.{number}": f"  app.{number}: '{row}'\n" for number, row in enumerate(rows)}


def github_table():
    text = (root / "Examples/github/waymark.yaml").read_text()
    head, routes = text.split("\nroutes:\n")
    blocks, name = {}, None
    for line in routes.splitlines(keepends=True):
        if re.match(r"  [\w.-]+:", line):
            name = line.strip().split(":")[0]
            blocks[name] = ""
        if name and line.strip() and not line.strip().startswith("#"):
            blocks[name] += line
    return head + "\nroutes:\n", blocks


def declared_types(head):
    """Returns the definition of each declared type: its strings, or its characters and lengths."""
    types = {}
    block = head.split("\ntypes:\n")[1] if "\ntypes:\n" in head else ""
    for match in re.finditer(r"^  (\w+):(.*(?:\n    .*)*)", block, re.M):
        name, body = match[1], match[2]
        if "oneOf" in body:
            listed = body.split("oneOf:")[1]
            types[name] = ("oneOf", re.findall(r"[\w-]+", listed))
        elif "characters" in body:
            lengths = re.search(r"lengths: \[(\d+), (\d+)\]", body)
            types[name] = (re.search(r"characters: (\w+)", body)[1], (int(lengths[1]), int(lengths[2])))
    return types


# Links


class Maker:
    """Generates links of one route. The set of values of a parameter is fixed; each link draws a random value."""

    def __init__(self, patterns, sources, types, seed):
        self.patterns, self.sources, self.types = patterns, sources, types
        self.traits = random.Random(seed)
        self.styles = {}

    def link(self, chance):
        pattern, source = chance.choice(self.patterns), chance.choice(self.sources)
        own = re.match(r"(\w+://[^/]*)(/.*)", pattern)
        if own:
            source, pattern = own[1], own[2]
        pattern = pattern.split("#")[0]
        path, query = self.split(pattern)
        text = re.sub("/+$", "", self.path(path, chance)) or "/"
        items = [item for item in (self.item(part, chance) for part in query) if item]
        chance.shuffle(items)
        if chance.random() < 0.05:
            items.append("utm_source=mail")
        host = source.replace("*", f"{chance.choice(WORDS)}-{chance.randrange(99)}")
        start = host.rstrip("/") if not host.endswith("://") else host
        link = (host + text.lstrip("/")) if host.endswith("://") else start + text
        return link + ("?" + "&".join(items) if items else "")

    @staticmethod
    def split(pattern):
        """Returns the path and the query items of a pattern. `?` and `&` in braces do not separate items."""
        depth, parts, current = 0, [], ""
        mark = None
        for character in pattern:
            depth += {"{": 1, "}": -1}.get(character, 0)
            if depth == 0 and (character == "?" and mark is None or character == "&" and mark):
                parts.append(current)
                current, mark = "", "?"
            else:
                current += character
        parts.append(current)
        return parts[0], parts[1:]

    def path(self, path, chance):
        text, index = "", 0
        while index < len(path):
            character = path[index]
            if character in "[(":
                end = self.closing(path, index)
                inside = path[index + 1:end]
                if character == "(":
                    text += self.path(chance.choice(inside.split("|")), chance)
                elif chance.random() < 0.5:
                    text += self.path(inside, chance)
                index = end + 1
            elif character == "{":
                end = path.index("}", index)
                text += self.value(path[index + 1:end], chance)
                index = end + 1
            elif path.startswith("**", index):
                text += "/".join(chance.choice(WORDS) for _ in range(chance.randrange(1, 4)))
                index += 3 if path.startswith("**+", index) else 2
            elif character == "*":
                text += chance.choice(WORDS)
                index += 1
            else:
                text += character
                index += 1
        return text

    @staticmethod
    def closing(path, start):
        depth = 0
        for index in range(start, len(path)):
            depth += {"[": 1, "(": 1, "]": -1, ")": -1}.get(path[index], 0)
            if depth == 0:
                return index
        raise ValueError(path)

    def item(self, part, chance):
        name, _, value = part.partition("=")
        if not value.startswith("{"):
            return part
        parameter = value[1:-1]
        isOptional = "?" in parameter or "=" in parameter or "[" in parameter
        share = self.style(("share", name), lambda traits: traits.choice([0.1, 0.3, 0.6]))
        if isOptional and chance.random() > share:
            return None
        return f"{name}={self.value(parameter, chance)}"

    def style(self, key, make):
        if key not in self.styles:
            self.styles[key] = make(self.traits)
        return self.styles[key]

    def value(self, parameter, chance):
        name, _, kind = parameter.partition(":")
        name, kind = name.strip().rstrip("?"), kind.split("=")[0].strip().rstrip("?")
        if kind in ("**", "**+"):
            return "/".join(self.text(name, chance) for _ in range(chance.randrange(1, 4)))
        kind = kind.strip("[]")
        if "|" in kind:
            return chance.choice([word.strip() for word in kind.split("|")])
        if kind in ("Int", "Int64", "UInt", "UInt64", "Int32"):
            return str(chance.randrange(1, 10 ** chance.randrange(1, 7)))
        if kind == "UUID":
            digits = f"{chance.getrandbits(128):032x}"
            return "-".join([digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]])
        if kind in self.types:
            characters, rest = self.types[kind]
            if characters == "oneOf":
                return chance.choice(rest)
            if characters == "hex":
                least, most = rest
                return "".join(chance.choice("0123456789abcdef") for _ in range(chance.choice([least, most])))
            if rest[0] == rest[1]:
                return "GHSA-" + "-".join("".join(chance.choice("23456789cfghjmpqrvwx") for _ in range(4)) for _ in range(3))
        return self.text(name, chance)

    def text(self, name, chance):
        """Returns a value from a few strings, a slug from a skewed distribution, or a random token."""
        style = self.style(name, lambda traits: traits.choice(["few", "slugs", "slugs", "tokens"]))
        if style == "few":
            return chance.choice(self.style((name, "few"), lambda traits: traits.sample(WORDS, traits.randrange(6, 30))))
        if style == "tokens":
            return "".join(chance.choice("abcdefghijkmnopqrstuvwxyz0123456789") for _ in range(12))
        first = WORDS[min(int(chance.paretovariate(0.6)) - 1, len(WORDS) - 1)]
        return f"{first}-{chance.choice(WORDS)}" + ("" if chance.random() < 0.7 else f"-{chance.randrange(99)}")


def noise(link, chance):
    """Returns a wrong link: one segment is replaced, deleted or appended."""
    start, _, path = link.partition("://")
    segments = path.split("?")[0].split("/")
    place = chance.randrange(1, len(segments)) if len(segments) > 1 else 0
    if place == 0 or chance.random() < 0.4:
        segments.append(chance.choice(JUNK))
    elif chance.random() < 0.5:
        segments[place] = chance.choice(JUNK)
    else:
        del segments[place]
    return f"{start}://" + "/".join(segments)


# Trials


class Table:
    def __init__(self, tool, head, blocks, folder):
        self.tool, self.head, self.blocks, self.folder = tool, head, blocks, folder
        types = declared_types(head)
        self.makers = {}
        path = self.write("whole.yaml", blocks)
        for row in json.loads(self.run("list", "--format", "json", "--routes", path)):
            sources = [source for source in row["sources"] if source != "anywhere"]
            self.makers[row["route"]] = Maker(row["patterns"], sources, types, row["route"])

    def run(self, *arguments, input=None, codes=(0,)):
        result = subprocess.run([self.tool, *arguments], input=input, capture_output=True, text=True)
        if result.returncode not in codes:
            sys.exit(f"{' '.join(arguments)}: {result.returncode}\n{result.stdout[-2000:]}{result.stderr[-2000:]}")
        return result.stdout

    def write(self, name, blocks, more=""):
        path = self.folder / name
        path.write_text(self.head + "".join(blocks.values()) + more)
        return str(path)

    def log(self, hidden, count, seed):
        """Returns pairs of a route's name and a link. The name of a wrong link is `None`."""
        chance = random.Random(seed)
        names = [name for name in self.makers if name not in hidden]
        lines = [(name, self.makers[name].link(chance)) for name in hidden for _ in range(count)]
        lines += [(name, self.makers[name].link(chance)) for name in names for _ in range(20)]
        lines += [(None, noise(chance.choice(lines)[1], chance)) for _ in range(len(lines) // 20)]
        chance.shuffle(lines)
        return lines

    def answers(self, path, lines):
        """Returns the route of each link, and the reason if there is none."""
        output = self.run("match", "--rows", "--exit-zero", "--format", "tsv", "--select", "route,reason", "--routes", path,
                          input="".join(link + "\n" for _, link in lines))
        return [line.split("\t") for line in output.splitlines()]

    def failures(self, path):
        """Returns the failed examples of a route file."""
        return re.findall(r"^\s+- (.*)$", self.run("test", "--routes", path, codes=(0, 1)), re.M)

    def trial(self, hidden, count):
        """Hides routes, infers proposals from links, and returns precision and recall for other links."""
        rest = {name: block for name, block in self.blocks.items() if name not in hidden}
        old = self.write("old.yaml", rest)
        log = "".join(link + "\n" for _, link in self.log(hidden, count, f"log {hidden}"))
        fragment = self.run("infer", "--routes", old, input=log)
        patterns = re.findall(r"^    pattern: '(.*)'$", fragment, re.M)
        added = "".join(line for line in fragment.splitlines(keepends=True) if line.startswith("  "))
        new = self.write("new.yaml", rest, added)
        self.run("check", "--routes", new)
        # Hiding a route may cause failures without any proposal: an example of a rejected link may depend on the hidden
        # route. Hence the comparison with the old failures.
        if self.failures(new) != self.failures(old):
            sys.exit(f"with the proposals for {hidden} other examples fail: {self.failures(old)}, {self.failures(new)}")
        self.run("diff", old, new, "--fail-on", "lost,moved,changed,undecided")
        names = set(re.findall(r"^  ([\w.~-]+):$", fragment, re.M))
        lines = self.log(hidden, count, f"other {hidden}")
        before, after = self.answers(old, lines), [route for route, _ in self.answers(new, lines)]
        # Links of an unknown source are excluded: `infer` only reports their number, and proposes no routes for them.
        unanswered = [place for place, (name, _) in enumerate(lines)
                      if name in hidden and before[place][0] == "\\N" and before[place][1] in ("route", "value")]
        taken = [place for place, route in enumerate(after) if route in names]
        right = [place for place in taken if lines[place][0] in hidden]
        # For each proposal, only links of its most frequent hidden route count as correct.
        pure = sum(max(sum(lines[place][0] == name for place in taken if after[place] == route) for name in hidden)
                   for route in names)
        return {
            "patterns": patterns, "unanswered": len(unanswered) / (count * len(hidden)),
            "precision": (pure / len(taken)) if taken else None,
            "recall": (len(right) / len(unanswered)) if unanswered and names else None,
        }


def share(value):
    return "      -" if value is None else f"{value:7.3f}"


def main(tool, count, every, names):
    worst, spoken, total = [1.0, 1.0], 0, 0
    for name in names:
        head, blocks = {"app": app_table, "github": github_table}[name]()
        with tempfile.TemporaryDirectory() as folder:
            table = Table(tool, head, blocks, Path(folder))
            trials = [[route] for route in list(blocks)[::every]]
            chance = random.Random(name)
            together = [chance.sample(list(blocks), 10) for _ in range(max(1, 5 // every))]
            print(f"{name + ', hidden':34} no route {'precision':>9} {'recall':>7}  proposals")
            for hidden in trials + together:
                result = table.trial(hidden, count)
                patterns = result["patterns"]
                shown = ", ".join(patterns[:3]) + (f" and {len(patterns) - 3} more" if len(patterns) > 3 else "")
                title = hidden[0] if len(hidden) == 1 else f"{len(hidden)} routes together"
                print(f"{title:34} {result['unanswered']:8.2f} {share(result['precision']):>9} {share(result['recall'])}  {shown or 'silent'}", flush=True)
                total += 1
                if result["recall"] is not None:
                    spoken += 1
                    worst = [min(worst[0], result["precision"] or 0), min(worst[1], result["recall"])]
                    if (result["precision"] or 0) < 0.9 or result["recall"] < 0.8:
                        print("    below the bar")
    print(f"{spoken} of {total} spoken of; worst precision {worst[0]:.3f}, worst recall {worst[1]:.3f}; every proposal passes check, test and diff")
    return 0 if worst[0] >= 0.9 and worst[1] >= 0.8 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]))
