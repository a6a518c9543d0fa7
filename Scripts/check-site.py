"""Serves a folder as a static host does, and follows every file that the pages name."""
import http.server
import json
import pathlib
import re
import sys
import threading
import urllib.request

root = pathlib.Path(sys.argv[1])


class Quiet(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *arguments):
        super().__init__(*arguments, directory=str(root))

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Quiet)
threading.Thread(target=server.serve_forever, daemon=True).start()


def get(path):
    with urllib.request.urlopen(f"http://127.0.0.1:{server.server_address[1]}{path}", timeout=20) as answer:
        return answer.read()


start = get("/waymark/").decode()
target = re.search(r"url=([^\"]+)", start).group(1)
page = get(target).decode()
files = set(re.findall(r'(?:src|href)="(/waymark/[^"]+\.(?:js|css|ico|svg))"', page))
for file in files:
    get(file)
articles = sorted(root.glob("waymark/data/documentation/waymark/*.json"))
for article in articles:
    get(f"/waymark/documentation/waymark/{article.stem}/")
    json.loads(get(f"/waymark/data/documentation/waymark/{article.stem}.json"))
json.loads(get("/waymark/waymark.schema.json"))
server.shutdown()
print(f"the site is served: {len(articles)} pages, {len(files)} scripts and styles")
sys.exit(not files or len(articles) < 20)
