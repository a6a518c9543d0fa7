#!/usr/bin/env python3
"""Asks `waymark report --serve` for its page, and changes the route file under it.

server_tests.py WAYMARK
"""

import http.client
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

PATIENCE = 600  # seconds until an answer counts as missing; a busy machine needs minutes for a large page

folder = pathlib.Path(tempfile.mkdtemp())
routes = folder / "waymark.yaml"


def write(name: str) -> None:
    routes.write_text(f"waymark: 1\nsources: [https://example.com]\nroutes:\n  {name}: /{name}\n")


def answer(port: int, path: str, host: str | None = None, method: str = "GET") -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request(method, path, headers={"Host": host or f"127.0.0.1:{port}"})
    response = connection.getresponse()
    return response.status, response.read().decode()


def changes(port: int) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    connection.sendall(f"GET /changes HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n".encode())
    return connection


def told(connection: socket.socket) -> bool:
    """Whether the server writes that something has changed, and closes the connection."""
    text = b""
    while part := connection.recv(4096):
        text += part
    return text.endswith(b"data: changed\n\n")


write("first")
server = subprocess.Popen(
    [sys.argv[1], "report", "--serve", "0", "--routes", str(routes)], stderr=subprocess.PIPE, text=True)
try:
    port = int(re.search(r"127\.0\.0\.1:(\d+)/", server.stderr.readline()).group(1))
    status, page = answer(port, "/")
    assert status == 200 and "route-first" in page, "the page is served"
    assert answer(port, "/other")[0] == 404, "nothing else is served"
    assert answer(port, "/", host="evil.example")[0] == 400, "another name for this machine is refused"
    assert answer(port, "/", method="HEAD") == (200, ""), "what asks for the head gets no page"
    assert answer(port, "/", method="POST")[0] == 400, "nothing else is answered"
    silent = [socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) for _ in range(3)]
    silent[0].sendall(b"GET / HTTP/1.1\r\nHo")
    assert answer(port, "/")[0] == 200, "connections without a request delay no other"
    silent[0].sendall(f"st: localhost:{port}\r\n\r\n".encode())
    assert silent[0].recv(4096).startswith(b"HTTP/1.1 200 OK"), "a request that arrives in parts is answered"
    stream = changes(port)
    time.sleep(0.5)
    variant = folder / "variant.yaml"
    base = routes.read_text()
    variant.write_text(base)
    routes.write_text("waymark: 1\nextends: variant.yaml\n")
    assert told(stream), "a change of the route file is told"
    assert told(changes(port)), "a page that was loaded before the change is told of it later"
    assert answer(port, "/")[0] == 200
    stream = changes(port)
    time.sleep(0.5)
    variant.write_text(base.replace("first", "zero"))
    assert told(stream), "a change of a file that is extended since the start is told"
    assert "route-zero" in answer(port, "/")[1], "the page is made of the extended file"
    stream = changes(port)
    time.sleep(0.5)
    variant.write_text(base.replace("/first", "{ pattern: /first, summary: " + 6_000_000 * "x" + " }"))
    assert told(stream), "a large page is made"
    slow = socket.socket()
    slow.settimeout(PATIENCE)
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.connect(("127.0.0.1", port))
    slow.sendall(f"GET / HTTP/1.1\r\nHost: localhost:{port}\r\n\r\n".encode())
    page = answer(port, "/")[1]
    assert len(page) > 6_000_000 and answer(port, "/other")[0] == 404, "a slow client delays no other"
    text = b""
    while part := slow.recv(1 << 16):
        text += part
    assert text.endswith(page.encode()), "a slow client gets the whole page"
    write("first")
    time.sleep(1)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        visit = browser.new_page()
        visit.set_default_timeout(1000 * PATIENCE)
        messages: list[str] = []
        visit.on("console", lambda message: messages.append(message.text))
        visit.goto(f"http://127.0.0.1:{port}/")
        visit.wait_for_selector("html[data-ready]")
        write("second")
        visit.wait_for_selector("[id=route-second]")
        routes.write_text("waymark: 1\nroutes:\n  broken: /{\n")
        visit.wait_for_selector("text=No report")
        assert "waymark.yaml:3" in visit.inner_text("pre"), visit.inner_text("pre")
        write("third")
        visit.wait_for_selector("[id=route-third]")
        visit.fill("#link", "https://example.com/third")
        assert "Opens" in visit.inner_text("#outcome"), "links are tried in a page that is served"
        assert not messages, messages
        browser.close()
    assert server.poll() is None, "the server goes on"
finally:
    server.terminate()
    server.wait()
print("the page is served, and read anew when its file changes")
