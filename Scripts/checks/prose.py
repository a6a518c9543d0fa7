"""Measures the English of comments in Sources, Plugins and the manifest, and of all Markdown files outside Tests.

usage: prose.py [RULE]    with a rule, lists its matches

Exits with 1 if a figure is above its limit. The figures find sentences that describe a thing instead of naming it. They do not
measure the quality of other sentences.
"""

import collections
import os
import re
import subprocess
import sys

# Words per 10,000 words.
WORDS = {
    "what": r"what|who|whom|whose|whoever|whatever",
    "agents": r"nobody|somebody|anybody|everybody",
    "verbs": r"stands?|stood|(?:is|are|was|were|be|been) (?:asked|told|taken|believed|had|meant)|says?|said|has a say"
    r"|knows? of|behind|so many|as ever|anew|no more than",
}
WORDS = {rule: re.compile(rf"\b(?:{words})\b", re.I) for rule, words in WORDS.items()}
# lead: percentage of documentation comments that begin with a question word. long: percentage of sentences with more
# than 30 words. wide: number of comment lines with more than 120 columns.
LIMITS = {
    "comments": {"lead": 3, "what": 20, "agents": 1, "verbs": 15, "long": 3, "wide": 0},
    "pages": {"what": 25, "agents": 1, "verbs": 20, "long": 9},
}
QUESTIONS = re.compile(r"\W*(?:what|whether|how|who|where|which|when|why|whoever|whatever)\b", re.I)
WORD = re.compile(r"[A-Za-z']+")


def files(*ends):
    names = subprocess.run(["git", "ls-files", "-z"], capture_output=True, text=True, check=True).stdout.split("\0")
    return [name for name in names if name.endswith(ends) and not os.path.islink(name)]


def comments(text):
    """Yields the kind of each run of comment lines, its text without code blocks, and the number of its first line."""
    lines, kind, first, in_code = [], "", 0, False
    for number, line in enumerate([*text.split("\n"), ""], 1):
        match = re.match(r"\s*(///?)(?!/)\s?(.*)", line)
        if lines and (not match or match[1] != kind):
            yield kind == "///", "\n".join(lines), first
            lines = []
        if not match:
            continue
        if not lines:
            kind, first, in_code = match[1], number, False
        is_fence = match[2].lstrip().startswith("```")
        in_code ^= is_fence
        lines.append("" if is_fence or in_code else match[2])


def plain(text):
    """Returns the text without code, link destinations, tables and HTML comments."""
    text = re.sub(r"```.*?```|<!--.*?-->", " ", text, flags=re.S)
    text = re.sub(r"^\s*\|.*$", " ", text, flags=re.M)
    text = re.sub(r"`[^`]*`|<doc:[^>]*>", " X ", text)
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)


def sentences(text):
    text = re.sub(r"\n\s*[-*] |\n\s*\n", ". ", text).replace("\n", " ")
    return re.split(r"(?<=[.!?:])\s+(?=[A-Z0-9\"`\-*])", text)


class Count:
    def __init__(self):
        self.found = collections.Counter()
        self.places = collections.defaultdict(list)

    def add(self, rule, place, text, amount=1):
        self.found[rule] += amount
        if amount:
            self.places[rule].append(f"{place}: {' '.join(text.split())[:160]}")

    def read(self, text, place):
        text = plain(text)
        self.found["words"] += len(WORD.findall(text))
        for rule, pattern in WORDS.items():
            self.add(rule, place, text, len(pattern.findall(text)))
        for sentence in sentences(text):
            length = len(WORD.findall(sentence))
            self.found["sentences"] += length > 2
            self.add("long", place, sentence, length > 30)

    def figure(self, rule):
        found = self.found[rule]
        if rule in WORDS:
            return found / max(1, self.found["words"]) * 10_000
        whole = {"lead": "blocks", "long": "sentences"}.get(rule)
        return found / max(1, self.found[whole]) * 100 if whole else found


def measured():
    swift, pages = Count(), Count()
    for name in files(".swift"):
        if not name.startswith(("Sources/", "Plugins/", "Package")):
            continue
        with open(name, encoding="utf-8") as file:
            text = file.read()
        for number, line in enumerate(text.split("\n"), 1):
            swift.add("wide", f"{name}:{number}", line, line.lstrip().startswith("//") and len(line) > 120)
        for is_documentation, block, line in comments(text):
            swift.found["blocks"] += is_documentation
            swift.add("lead", f"{name}:{line}", block, is_documentation and bool(QUESTIONS.match(block)))
            swift.read(block, f"{name}:{line}")
    for name in files(".md"):
        if not name.startswith(("Tests/", "Benchmarks/Data")):
            with open(name, encoding="utf-8") as file:
                pages.read(file.read(), name)
    return {"comments": swift, "pages": pages}


def main():
    listed = sys.argv[1] if len(sys.argv) > 1 else None
    failed = False
    for name, count in measured().items():
        for rule, limit in LIMITS[name].items():
            figure = count.figure(rule)
            failed |= figure > limit
            print(f"{name:8} {rule:6} {figure:6.1f}, limit {limit}" + (": too many" if figure > limit else ""))
        if listed:
            print("\n".join(count.places[listed]))
    sys.exit(failed)


if __name__ == "__main__":
    main()
