"""Writes a log of links to the site of Examples/github, one a line: the same lines for the same seed.

usage: python3 generate.py LINES FILE [SEED]

Of a hundred lines some 86 open a route, from the start page to single lines of files, with the popularity of people and
repositories falling as it does on sites; 9 open none: pages that are gone, other hosts, typing errors; 5 are hostile, of
which one is a case of Tests/TestSupport/Resources/hostile-urls.json and the others are made: bytes that are no UTF-8,
control characters, escapes that are none, users before hosts, climbing paths, lines of 20,000 bytes, lines without a byte.
"""
import json
import random
import sys
from pathlib import Path

CASES = Path(__file__).resolve().parents[2] / "Tests" / "TestSupport" / "Resources" / "hostile-urls.json"
WORDS = ("app api async auto base bench bin bot cache chat cli cloud code config core craft data deep docs edge engine fast "
         "feed flow forge form frame git go graph grid hub kit lab lib link list live log map mark mesh meta mini mock net node "
         "note open pack page path play plug pod port proto query queue rail react ref rest route run rust scale seed serve "
         "shell site soft spark spec stack state store stream swift sync table task test text thread tiny tool trace tree ui "
         "unit url vault view vim wave way web wire work zen").split()
FILES = "README.md main.swift index.ts app.py lib.rs Package.swift Makefile setup.cfg server.go App.tsx notes%20old.md a+b.txt".split()
TERMS = "router deep+linking swift%206 repo%3Aapple%2Fswift%20Substring state%3Aopen+label%3Abug caf%C3%A9 is%3Apr".split()


class Site:
    """People, repositories and what else links name, each drawn with a popularity."""

    def __init__(self, seed):
        chance = random.Random(seed)
        self.draw = chance.random
        word = lambda: self.pick(WORDS)
        self.logins = [f"{word()}{word()}{int(self.draw() * 90)}" for _ in range(20_000)]
        self.repositories = [
            f"{self.popular(self.logins)}/{word()}-{word()}" for _ in range(50_000)]
        self.paths = ["/".join([word() for _ in range(int(self.draw() * 4))] + [self.pick(FILES)]) for _ in range(20_000)]
        self.hashes = ["%040x" % chance.getrandbits(160) for _ in range(20_000)]
        self.hostile = [case["input"] for case in json.loads(CASES.read_text())["cases"] if usable(case.get("input"))]

    def pick(self, texts):
        return texts[int(self.draw() * len(texts))]

    def popular(self, texts):
        """Any of them, the first ones far more often than the last ones."""
        return texts[int(self.draw() ** 4 * len(texts))]

    def number(self):
        return int(self.draw() ** 3 * 60_000) + 1

    def rows(self):
        """How many of a thousand lines each function makes."""
        pick, popular, number = self.pick, self.popular, self.number
        repo = lambda: popular(self.repositories)
        user = lambda: popular(self.logins)
        sha = lambda: pick(self.hashes)
        path = lambda: popular(self.paths)
        term = lambda: pick(TERMS)
        word = lambda: pick(WORDS)
        web = "https://github.com/"
        return [
            (60, lambda: web),
            (12, lambda: web + pick(("explore", "trending", "notifications", "pulls", "issues", "new"))),
            (12, lambda: f"{web}trending/{word()}?since={pick(('daily', 'weekly', 'monthly'))}"),
            (45, lambda: f"{web}search?q={term()}&type={pick(('code', 'issues', 'repositories'))}&p={number() % 9 + 1}"),
            (20, lambda: f"{web}search?utm_source=mail&q={term()}&ref={number()}"),
            (70, lambda: f"{web}{user()}"),
            (15, lambda: f"{web}{user()}?tab={pick(('followers', 'stars', 'repositories', 'packages'))}"),
            (170, lambda: f"{web}{repo()}"),
            (25, lambda: f"https://www.github.com/{repo()}/"),
            (90, lambda: f"{web}{repo()}/issues/{number()}"),
            (20, lambda: f"{web}{repo()}/issues?q={term()}&page={number() % 20 + 1}"),
            (20, lambda: f"{web}{repo()}/issues/{number()}#issuecomment-{number()}{number()}"),
            (75, lambda: f"{web}{repo()}/pull/{number()}"),
            (20, lambda: f"{web}{repo()}/pull/{number()}/files?w=1"),
            (65, lambda: f"{web}{repo()}/blob/main/{path()}"),
            (20, lambda: f"{web}{repo()}/blob/{sha()}/{path()}#L{number()}"),
            (30, lambda: f"{web}{repo()}/tree/main/{word()}/{word()}"),
            (20, lambda: f"{web}{repo()}/commit/{sha()}"),
            (10, lambda: f"{web}{repo()}/compare/v1.{number() % 30}...main"),
            (15, lambda: f"{web}{repo()}/releases/tag/v{number() % 9}.{number() % 30}.0"),
            (10, lambda: f"{web}{repo()}/releases/download/v1.{number() % 30}/{word()}.zip"),
            (15, lambda: f"{web}{repo()}/actions/runs/{number()}{number()}"),
            (8, lambda: f"{web}settings/{pick(('profile', 'keys', 'emails', 'billing', 'tokens'))}"),
            (8, lambda: f"{web}orgs/{user()}/{pick(('repositories', 'people', 'teams', 'packages'))}"),
            (10, lambda: f"https://gist.github.com/{user()}/{sha()[:32]}"),
            (15, lambda: f"https://{user()}.github.io/{word()}/{word()}.html"),
            (5, lambda: f"github://{repo()}/issues/{number()}"),
            (5, lambda: f"https://avatars.githubusercontent.com/u/{number()}?v=4"),
            # Links that no route matches.
            (25, lambda: f"{web}{repo()}/{word()}s/{word()}"),
            (20, lambda: f"{web}{repo()}/issues/{word()}"),
            (10, lambda: f"https://gitlab.com/{repo()}"),
            (10, lambda: f"http://github.com/{repo()}"),
            (10, lambda: f"{web}{repo()}/pull/0{number()}"),
            (8, lambda: f"{web}{word()}/{word()}/{word()}/{word()}"),
            (7, lambda: f"ftp://{word()}.example/{word()}"),
            # Links that must be rejected.
            (10, lambda: pick(self.hostile)),
            (10, lambda: f"{web}{repo()}/blob/main/%{pick(('zz', 'C0%AF', '00', 'FF', '2e%2e/x'))}"),
            (5, lambda: f"https://{user()}@github.com/{repo()}"),
            (5, lambda: f"{web}{repo()}/../{word()}"),
            (5, lambda: f"{web}{user()}\udcff\udcfe"),
            (4, lambda: f"{web}{user()}/\x00{word()}\x07"),
            (4, lambda: f" {web}{repo()} "),
            (3, lambda: ""),
            (3, lambda: f"{web}{repo()}\r"),
            (1, lambda: f"{web}{word()}/" + 2_500 * "a/b%2Fc/" if self.draw() < 0.1 else f"{web}{user()}\ufffd"),
        ]


def usable(text):
    """Whether a text can be a line: one that another carriage return ends would lose that one, too."""
    return text is not None and "\n" not in text and not text.endswith("\r") and not text.startswith("\ufeff")


def write(count, file, seed=20):
    site = Site(seed)
    makers = [make for share, make in site.rows() for _ in range(share)]
    draw, total = site.draw, len(makers)
    for start in range(0, count, 100_000):
        block = [makers[int(draw() * total)]() for _ in range(min(100_000, count - start))]
        file.write(("\n".join(block) + "\n").encode("utf-8", "surrogateescape"))


if __name__ == "__main__":
    with open(sys.argv[2], "wb") as output:
        write(int(sys.argv[1]), output, *map(int, sys.argv[3:]))
