"""What people do without a table: a CASE of regular expressions, here made of the patterns of the table.

An expression for each pattern, the ones with the most literal text first. It is what a careful person writes, and not all
that the table says: items of the query are looked for one by one, escapes are not decoded, and hostile links are not refused.
"""
import re

# The start of links to the site. Patterns with their own source start with that source.
SITE = r"(?:https://(?:www\.)?github\.com/|github://)"
SEGMENT = "[^/?#]+"
TYPES = {
    "String": SEGMENT, "Int": "-?[0-9]+", "UInt": "[0-9]+", "UInt64": "[0-9]+", "Bool": "(?:true|false)",
    "UUID": "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}",
    "Login": "[A-Za-z0-9_-]{1,39}", "Repository": r"[A-Za-z0-9._~-]{1,100}", "CommitHash": "[0-9A-Fa-f]{7,40}",
    "GistHash": "[0-9A-Fa-f]{20,32}", "AdvisoryID": "[A-Za-z0-9_-]{19}",
}
OPENING = {"{": "}", "[": "]", "(": ")"}


def quoted(text):
    """A text as RE2, Java and Python take it."""
    return re.sub(r"([.^$*+?()\[\]{}|\\])", r"\\\1", text)


def parameter(text):
    """What a parameter takes, from what stands in its braces."""
    declared = text.partition(":")[2].partition("=")[0].strip().rstrip("?").strip("[]")
    if "|" in declared:
        return "(?:" + "|".join(quoted(choice) for choice in declared.split("|")) + ")"
    return TYPES.get(declared, SEGMENT)


def closing(text, start):
    """Where the bracket ends that begins at a place."""
    depth = 0
    for index in range(start, len(text)):
        depth += (text[index] in OPENING) - (text[index] in OPENING.values())
        if depth == 0:
            return index
    raise ValueError(text)


def path(text):
    expression, index = "", 0
    while index < len(text):
        rest = text[index:]
        run = re.match(r"/(?:\{\w*: *\*\*(\+?)\}|\*\*(\+?))", rest)
        if run:
            expression += "/[^?#]+" if "+" in run[0] else "(?:/[^?#]*)?"
            index += len(run[0])
        elif rest[0] == "{":
            end = closing(text, index)
            expression, index = expression + parameter(text[index + 1:end]), end + 1
        elif rest[0] == "[":
            end = closing(text, index)
            expression, index = f"{expression}(?:{path(text[index + 1:end])})?", end + 1
        else:
            expression += {"(": "(?:", ")": ")", "|": "|", "*": SEGMENT}.get(rest[0], quoted(rest[0]))
            index += 1
    return expression


def items(query):
    """An expression for each item that a link must have."""
    for item in query.split("&") if query else ():
        name, equals, value = item.partition("=")
        end = "(?:[&#]|$)"
        if not value.startswith("{"):
            yield f"[?&]{quoted(name)}{equals}{quoted(value)}{end}"
            continue
        declared = value[1:-1]
        if "=" not in declared and not declared.rstrip().endswith("?") and "?:" not in declared:
            takes = parameter(declared).replace("/?#", "&#")
            yield f"[?&]{quoted(name)}={takes}{end}"


def expressions(pattern):
    """How much literal text a pattern has, and the expressions of which a link must fit all."""
    pattern, _, _ = pattern.partition("#")
    head, question, query = split_query(pattern)
    source = re.match(r"([a-z]+)://([^/\[]*)", head)
    if source:
        host = source[2].replace("*", "\x00")
        beginning, rest = f"{source[1]}://{quoted(host)}".replace("\x00", "[^/?#]+"), head[len(source[0]):]
    else:
        beginning, rest = SITE, head[1:]
    required = list(items(query)) if question else []
    literal = len(re.sub(r"\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|\*", "", head)) + 20 * len(required)
    return literal, [f"^{beginning}{path(rest)}/?(?:[?][^#]*)?(?:#.*)?$", *required]


def split_query(pattern):
    """A pattern at the first question mark that stands in no bracket."""
    index = 0
    while index < len(pattern):
        if pattern[index] in OPENING:
            index = closing(pattern, index)
        elif pattern[index] == "?":
            return pattern[:index], "?", pattern[index + 1:]
        index += 1
    return pattern, "", ""


def case(table, column, test, backslash="\\"):
    """The CASE of a table, for an engine that writes a test so."""
    arms = []
    for number, route in enumerate(table.routes):
        for pattern in table.patterns(number):
            literal, tests = expressions(pattern)
            texts = (expression.replace("\\", backslash).replace("'", "''") for expression in tests)
            arms.append((-literal, " AND ".join(test.format(column=column, expression=text) for text in texts), route))
    arms.sort(key=lambda arm: arm[0])
    return "CASE " + " ".join(f"WHEN {tests} THEN '{route}'" for _, tests, route in arms) + " ELSE '(unmatched)' END"
