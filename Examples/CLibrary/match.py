"""Prints the matching route for each line of standard input, like match.c.

usage: python3 match.py waymark.yaml [PARAMETER…] < links.txt
"""
import sys

import waymark


def escaped(text):
    for character, spelling in ((b"\\", rb"\\"), (b"\t", rb"\t"), (b"\n", rb"\n"), (b"\r", rb"\r"), (b"\0", rb"\0")):
        text = text.replace(character, spelling)
    return text


def lines(file):
    """Returns the lines. A line ends with a line feed; a carriage return before it is not part of the line."""
    all = file.read().split(b"\n")
    if not all[-1]:
        all.pop()
    return [line[:-1] if line.endswith(b"\r") else line for line in all]


def main(file, *names):
    table = waymark.Table(file)
    links = lines(sys.stdin.buffer)
    answers = table.match(links, captures=names)
    nothing = rb"\N"

    def cells(index):
        route = answers.routes[index]
        yield waymark.OUTCOMES[answers.outcomes[index]].encode()
        yield nothing if route < 0 else table.routes[route].encode()
        reason = table.reason(answers.reasons[index])
        yield nothing if reason is None else reason.encode()
        for name in names:
            yield capture(index, name)

    def capture(index, name):
        states, starts, ends = answers.captures[name]
        if states[index] == waymark.ABSENT:
            return nothing
        if states[index] == waymark.TEXT:
            return escaped(data[starts[index]:ends[index]])
        return escaped(table.read_capture(links[index], name))

    data = b"".join(links)
    for index in range(len(links)):
        sys.stdout.buffer.write(b"\t".join(cells(index)) + b"\n")
    table.close()


main(*sys.argv[1:])
