"""Two steps of Scripts/check generated: the comparison of Waymark with the generated Kotlin matcher.

usage: navigation3.py links COUNT            reads vectors (waymark vectors) from standard input; writes links, some of them changed
       navigation3.py compare WAYMARK KOTLIN compares the results of 'waymark match' with those of the Kotlin program
"""
import json
import random
import sys

chance = random.Random(20270131)
PARTS = [
    "/", "//", "?", "#", "&", "=", ",", ".", "..", "%", "%2F", "%2f", "%2E", "%41", "%00", "%C3%A4", "%C3", "%ZZ", "+", ":", "@", ";", "é", " ",
    "a", "1", "-1", "[", "]", "\\", "|", "/../", "/./", "?a=1", "&a=1&a=2", "#x", ":443", ":80", ":8443", ":", "http://", "https://",
    "https://[::1]", "HTTPS://", "example.com", "EXAMPLE.COM", "a.example.com", "example.com.", "user@", "myapp://", "shop://", "MyApp:", "javascript:", "//evil.example",
]


def changed(link):
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        place = chance.randrange(len(link) + 1)
        kind = chance.randrange(5)
        if kind == 0:
            link = link[:place] + link[place + 1:]
        elif kind == 1:
            link = link[:place] + chance.choice(PARTS) + link[place:]
        elif kind == 2:
            link = link[:place] + chance.choice(PARTS) + link[place + chance.randrange(4):]
        elif kind == 3:
            link = link[:place] + link[place:].swapcase()
        else:
            link = link[:place]
    return link


def write_links(count):
    routes = json.load(sys.stdin)["routes"]
    links = [vector["link"] for route in routes for vector in route["vectors"] if vector.get("link")]
    for number in range(count):
        link = links[number] if number < len(links) else changed(chance.choice(links))
        if link and "\n" not in link and "\t" not in link and "\r" not in link:
            print(link)


def spelled(value):
    if isinstance(value, list):
        return [spelled(one)[0] for one in value]
    if isinstance(value, bool):
        return ["true" if value else "false"]
    return [str(value)]


def same(one, other):
    """Returns whether two lists of values are equal. Numbers are compared by value."""
    if one == other:
        return True
    try:
        return [float(text) for text in one] == [float(text) for text in other]
    except ValueError:
        return False


def compare(waymark, kotlin):
    wrong, matched = [], 0
    lines = list(zip(open(waymark), open(kotlin)))
    for answer, line in lines:
        answer = json.loads(answer)
        link, route, captures = line.rstrip("\n").split("\t")
        expected = answer.get("route") if answer["outcome"] == "matched" else "-"
        found = {}
        for text in captures.split("\x1f") if captures != "-" else []:
            name, _, values = text.partition("=")
            found[name] = values.split("\x1e")[:-1]
        known = {name: spelled(value) for name, value in answer.get("captures", {}).items()}
        if answer.get("rest"):
            known["**"] = answer["rest"]
        found = {name: values for name, values in found.items() if values or name in known}
        isSame = known.keys() == found.keys() and all(same(known[name], found[name]) for name in known)
        if expected != route or expected != "-" and not isSame:
            wrong.append(f"{link}\n    Waymark: {expected} {known}\n    Kotlin:  {route} {found}")
        matched += expected != "-"
    for text in wrong[:10]:
        print(text)
    if wrong or matched < len(lines) / 10:
        sys.exit(f"{len(wrong)} of {len(lines)} links differ; {matched} are matched")
    print(f"{len(lines)} links, {matched} matched")


if sys.argv[1] == "links":
    write_links(int(sys.argv[2]))
else:
    compare(sys.argv[2], sys.argv[3])
