"""Waymark for Python: matches many links with a table of routes.

Needs only libwaymark. WAYMARK_LIBRARY is its path if the system does not find it.

    table = Table("waymark.yaml")
    answers = table.match([b"https://example.com/home", b"https://example.com/nowhere"])
    [table.routes[route] if route >= 0 else None for route in answers.routes]    # ['home', None]
"""
import array
import ctypes
import os
import weakref

NO_ROUTE = -1
OUTCOMES = ("matched", "unmatched", "rejected", "unreadable")
ABSENT, TEXT, ENCODED, FORM_ENCODED, SEGMENTS, SCATTERED = range(6)
OK, NOT_FOUND = 0, 6


class _Message(ctypes.Structure):
    _fields_ = [("text", ctypes.c_void_p), ("capacity", ctypes.c_size_t), ("length", ctypes.c_size_t)]


class _Text(ctypes.Structure):
    _fields_ = [("bytes", ctypes.c_void_p), ("length", ctypes.c_size_t)]


class _Links(ctypes.Structure):
    _fields_ = [
        ("bytes", ctypes.c_void_p), ("byte_count", ctypes.c_size_t),
        ("offsets", ctypes.c_void_p), ("offset_width", ctypes.c_size_t), ("count", ctypes.c_size_t)]


class _Columns(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_size_t),
        ("routes", ctypes.c_void_p), ("patterns", ctypes.c_void_p),
        ("outcomes", ctypes.c_void_p), ("reasons", ctypes.c_void_p),
        ("capture_count", ctypes.c_size_t), ("parameters", ctypes.c_void_p),
        ("capture_states", ctypes.c_void_p), ("capture_starts", ctypes.c_void_p), ("capture_ends", ctypes.c_void_p)]


class WaymarkError(Exception):
    """A failed call: the number of its status, and a message."""

    def __init__(self, status, text):
        super().__init__(text)
        self.status = status


def _loaded():
    library = ctypes.CDLL(os.environ.get("WAYMARK_LIBRARY", "libwaymark.so.1"))
    for name in ("waymark_status_text", "waymark_outcome_name", "waymark_reason_name"):
        getattr(library, name).restype = ctypes.c_char_p
    library.waymark_reason_name.argtypes = [ctypes.c_uint8]
    return library


class Answers:
    """The results of links as columns, each with one element per link.

    routes, patterns    The number of the route and of its pattern, or NO_ROUTE.
    outcomes, reasons   The index in OUTCOMES; the number of the reason of a rejected link, otherwise 0.
    captures            By the name of a parameter: states, starts and ends of the capture in the bytes of all links.
    """

    def __init__(self, count, parameters):
        self.routes = array.array("i", bytes(4 * count))
        self.patterns = array.array("i", bytes(4 * count))
        self.outcomes = bytearray(count)
        self.reasons = bytearray(count)
        self.captures = {}
        self._states = bytearray(count * len(parameters))
        self._starts = array.array("q", bytes(8 * count * len(parameters)))
        self._ends = array.array("q", bytes(8 * count * len(parameters)))
        for index, name in enumerate(parameters):
            part = slice(index * count, (index + 1) * count)
            self.captures[name] = (
                memoryview(self._states)[part], memoryview(self._starts)[part], memoryview(self._ends)[part])


def _address(column):
    """Returns the address of a column; None if it is empty or omitted."""
    if not column:
        return None
    return ctypes.addressof((ctypes.c_char * 1).from_buffer(column))


class Table:
    """A table of routes. Several threads may use it at the same time; other Python threads run during `match`."""

    def __init__(self, file=None, *, routes=None, compiled=None):
        """Opens a file, the text of a route file (str or bytes), or the bytes of a compiled table: exactly one."""
        if sum(given is not None for given in (file, routes, compiled)) != 1:
            raise TypeError("expected one of file, routes and compiled")
        routes = routes.encode() if isinstance(routes, str) else routes
        compiled = compiled if compiled is None else bytes(compiled)
        self._library, self._table = _loaded(), ctypes.c_void_p()
        text = ctypes.create_string_buffer(1 << 16)
        message = _Message(ctypes.addressof(text), len(text), 0)
        if file is not None:
            status = self._library.waymark_open_file(
                os.fsencode(file), ctypes.byref(self._table), ctypes.byref(message))
        elif routes is not None:
            status = self._library.waymark_open_routes(
                routes, ctypes.c_size_t(len(routes)), None, ctypes.byref(self._table), ctypes.byref(message))
        else:
            status = self._library.waymark_open_compiled(
                compiled, ctypes.c_size_t(len(compiled)), ctypes.byref(self._table), ctypes.byref(message))
        if status != OK:
            raise WaymarkError(status, text.value.decode())
        # Closes a table that the caller forgets.
        self._closing = weakref.finalize(self, self._library.waymark_close, ctypes.byref(self._table))
        self.routes = self._names("route")
        self.parameters = self._names("parameter")

    def close(self):
        """Releases the table, which must not be used afterwards."""
        self._closing()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _call(self, function, *arguments):
        status = getattr(self._library, function)(self._table, *arguments)
        if status != OK:
            raise WaymarkError(status, self._library.waymark_status_text(status).decode())

    def _count(self, function, *arguments):
        count = ctypes.c_size_t()
        self._call(function, *arguments, ctypes.byref(count))
        return count.value

    def _text(self, function, *numbers):
        text = _Text()
        self._call(function, *map(ctypes.c_size_t, numbers), ctypes.byref(text))
        return None if text.bytes is None else ctypes.string_at(text.bytes, text.length).decode()

    def _names(self, kind):
        return [self._text(f"waymark_{kind}_name", number) for number in range(self._count(f"waymark_{kind}_count"))]

    def patterns(self, route):
        """Returns the patterns of a route, by its number."""
        count = self._count("waymark_pattern_count", ctypes.c_size_t(route))
        return [self._text("waymark_pattern", route, number) for number in range(count)]

    @property
    def compiled(self):
        """The compiled table, which other processes open with Table(compiled=…)."""
        start, length = ctypes.c_void_p(), ctypes.c_size_t()
        self._call("waymark_compiled", ctypes.byref(start), ctypes.byref(length))
        return ctypes.string_at(start, length.value)

    def reason(self, number):
        """Returns the name of a reason, or None."""
        name = self._library.waymark_reason_name(number)
        return name and name.decode()

    def match(self, links, captures=()):
        """Matches links, each of them bytes."""
        offsets = array.array("q", [0])
        for link in links:
            offsets.append(offsets[-1] + len(link))
        data = b"".join(links)
        return self.match_at(data, len(data), offsets.buffer_info()[0], 8, len(links), captures)

    def match_arrow(self, links, captures=()):
        """Matches an Apache Arrow array of strings or bytes in place; it is copied only if it has nulls.

        A null counts as an empty link.
        """
        kind = str(links.type)
        if kind not in ("string", "binary", "large_string", "large_binary"):
            raise TypeError(f"links are an array of {kind}: expected string, binary, large_string or large_binary")
        if links.null_count:  # A null may have bytes in the buffer.
            links = links.fill_null("" if kind.endswith("string") else b"")
        wide = kind.startswith("large_")
        _, offsets, data = links.buffers()
        width = 8 if wide else 4
        start = offsets.address + width * links.offset if offsets else None
        return self.match_at(
            data.address if data else None, data.size if data else 0, start, width, len(links), captures)

    def match_at(self, data, size, offsets, width, count, captures=()):
        """Matches links in one block of memory, by addresses; see waymark.h."""
        answers = Answers(count, captures)
        parameters = array.array("i", [self._parameter(name) for name in captures])
        links = _Links(data if data is None or isinstance(data, int) else ctypes.cast(data, ctypes.c_void_p).value,
                       size, offsets, width, count)
        columns = _Columns(
            ctypes.sizeof(_Columns), _address(answers.routes), _address(answers.patterns), _address(answers.outcomes),
            _address(answers.reasons), len(captures), _address(parameters), _address(answers._states),
            _address(answers._starts), _address(answers._ends))
        text = ctypes.create_string_buffer(1 << 10)
        message = _Message(ctypes.addressof(text), len(text), 0)
        status = self._library.waymark_match(
            self._table, ctypes.byref(links), ctypes.byref(columns), ctypes.byref(message))
        if status != OK:
            raise WaymarkError(status, text.value.decode())
        return answers

    def _parameter(self, name):
        name = name.encode()
        return self._count("waymark_find_parameter", name, ctypes.c_size_t(len(name)))

    def read_capture(self, link, parameter, element=0):
        """Returns the decoded text of a capture of a link (bytes), or of one element of a list; None if it is absent."""
        if not isinstance(link, bytes):
            raise TypeError(f"the link is {type(link).__name__}: expected bytes")
        room, needed = ctypes.create_string_buffer(max(1, len(link))), ctypes.c_size_t()
        status = self._library.waymark_read_capture(
            self._table, link, ctypes.c_size_t(len(link)), ctypes.c_size_t(self._parameter(parameter)),
            ctypes.c_size_t(element), room, ctypes.c_size_t(len(room)), ctypes.byref(needed))
        if status == NOT_FOUND:
            return None
        if status != OK:
            raise WaymarkError(status, self._library.waymark_status_text(status).decode())
        return room.raw[:needed.value]
