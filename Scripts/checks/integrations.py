"""Helpers for Scripts/check integrations.

usage: integrations.py action ACTION FOLDER LOG INPUT=VALUE…    runs the steps of a composite action as a GitHub runner does: with
                                                                substituted inputs, outputs and expressions, in separate shells
       integrations.py site FOLDER                              serves a folder as a static host does, and requests every file
                                                                that the pages name
"""
import http.server
import json
import os
import pathlib
import re
import subprocess
import sys
import threading
import urllib.request

from ruamel.yaml import YAML


def run_action(path, folder, log, arguments):
    action = YAML(typ="safe").load(path.read_text())
    inputs = {name: given.get("default", "") for name, given in action["inputs"].items()}
    for argument in arguments:
        name, given = argument.split("=", 1)
        if name not in inputs:
            sys.exit(f"the action has no input '{name}'")
        inputs[name] = given
    github = {
        "action_path": str(path.parent), "server_url": "https://github.com", "action_repository": "owner/waymark",
        "action_ref": "v1", "repository": "owner/app", "sha": "0" * 40, "base_ref": "",
    }
    outputs = {}

    def value(name):
        """Returns the value of a context name or of a quoted string."""
        name = name.strip()
        if name.startswith("'"):
            return name[1:-1]
        if name.startswith("(") and "&&" in name:
            return value(name[1:].split("&&")[0]) and "origin/" + value(name[1:].split("&&")[0])
        kind, rest = name.split(".", 1)
        if kind == "inputs":
            return inputs[rest]
        if kind == "github":
            return github[rest]
        step, output = re.fullmatch(r"(\w+)\.outputs\.(\w+)", rest).groups()
        return outputs[step].get(output, "")

    def filled(text):
        def expression(match):
            return next((v for v in map(value, match.group(1).split("||")) if v), "")

        return re.sub(r"\$\{\{(.*?)\}\}", expression, str(text))

    code = 0
    with log.open("w") as written:
        for step in action["runs"]["steps"]:
            output = log.with_suffix(".output")
            output.write_text("")
            environment = dict(
                os.environ, GITHUB_OUTPUT=str(output), GITHUB_STEP_SUMMARY=f"{log}.summary", GITHUB_WORKSPACE=str(folder),
                **{name: filled(text) for name, text in step.get("env", {}).items()})
            command = [step["shell"], "--noprofile", "--norc", "-eo", "pipefail", "-c", filled(step["run"])]
            code = subprocess.run(command, cwd=folder, env=environment, stdout=written, stderr=subprocess.STDOUT).returncode
            outputs[step["id"]] = dict(line.split("=", 1) for line in output.read_text().splitlines())
            if code:
                break
    result = filled(action["outputs"]["result"]["value"])
    if result != ("no" if code else "yes"):
        sys.exit(f"the action says '{result}' and ends with {code}")
    sys.exit(code)


def check_site(root):
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *arguments):
            super().__init__(*arguments, directory=str(root))

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Quiet)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def get(path):
        with urllib.request.urlopen(f"http://127.0.0.1:{server.server_address[1]}{path}", timeout=600) as answer:
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


if sys.argv[1] == "action":
    run_action(*map(pathlib.Path, sys.argv[2:5]), sys.argv[5:])
else:
    check_site(pathlib.Path(sys.argv[2]))
