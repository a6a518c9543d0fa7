"""Waymark from Python: which route of a table takes a link, for many links at once.

Needs libwaymark, and nothing else: no build, no package. WAYMARK_LIBRARY says where the library is, unless the system finds it.

    table = Table("waymark.yaml")
    answers = table.match([b"https://example.com/home", b"https://example.com/nowhere"])
    [table.routes[route] if route >= 0 else None for route in answers.routes]    # ['home', None]
"""
import array
import ctypes
import os

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
    """What a call could not do: the status as a number, and the sentence."""

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
    """What became of links, column by column; every column has an element for each link.

    routes, patterns    The number of the route and of its pattern, or NO_ROUTE.
    outcomes, reasons   The index among OUTCOMES; 0, or the number of the reason why a link was rejected.
    captures            By the name of a parameter: states, and where the capture begins and ends in the bytes of the links.
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
    """Where a column stands; null if it is empty, or left out."""
    if not column:
        return None
    return ctypes.addressof((ctypes.c_char * 1).from_buffer(column))


class Table:
    """A table of routes. Any number of threads may match with it at once; `match` lets other threads run."""

    def __init__(self, file=None, *, routes=None, compiled=None):
        """Opens a file, the text of a route file (str or bytes), or the bytes of a compiled table; one of the three."""
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
        self.routes = self._names("route")
        self.parameters = self._names("parameter")

    def close(self):
        """Gives the table back. Nothing of it may be used afterwards."""
        self._call("waymark_close", ctypes.byref(self._table), table=False)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _call(self, function, *arguments, table=True):
        status = getattr(self._library, function)(*([self._table] if table else []), *arguments)
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
        """The patterns of the route of a number."""
        count = self._count("waymark_pattern_count", ctypes.c_size_t(route))
        return [self._text("waymark_pattern", route, number) for number in range(count)]

    @property
    def compiled(self):
        """The table as bytes, to be opened in other processes: Table(compiled=…)."""
        start, length = ctypes.c_void_p(), ctypes.c_size_t()
        self._call("waymark_compiled", ctypes.byref(start), ctypes.byref(length))
        return ctypes.string_at(start, length.value)

    def reason(self, number):
        """The word for a reason, or None."""
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
        """Matches an array of Apache Arrow, of texts or of bytes, where it stands: nothing is copied unless it holds nulls.

        Nulls are answered as links without a byte.
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
        """Matches links that stand in one memory, by addresses; see waymark.h."""
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
        """The decoded text of a capture of one link, or of one element of a list; None if there is none."""
        room, needed = ctypes.create_string_buffer(max(1, len(link))), ctypes.c_size_t()
        status = self._library.waymark_read_capture(
            self._table, link, ctypes.c_size_t(len(link)), ctypes.c_size_t(self._parameter(parameter)),
            ctypes.c_size_t(element), room, ctypes.c_size_t(len(room)), ctypes.byref(needed))
        if status == NOT_FOUND:
            return None
        if status != OK:
            raise WaymarkError(status, self._library.waymark_status_text(status).decode())
        return room.raw[:needed.value]
