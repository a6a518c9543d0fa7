"""Runs the steps of a composite action as a runner of GitHub would: inputs, outputs and expressions put in, one shell each.

usage: run-action-steps.py ACTION FOLDER LOG INPUT=VALUE…
"""
import os
import pathlib
import re
import subprocess
import sys

from ruamel.yaml import YAML

action = YAML(typ="safe").load(pathlib.Path(sys.argv[1]).read_text())
folder, log = pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
inputs = {name: value.get("default", "") for name, value in action["inputs"].items()}
for argument in sys.argv[4:]:
    name, value = argument.split("=", 1)
    if name not in inputs:
        sys.exit(f"the action has no input '{name}'")
    inputs[name] = value
github = {
    "action_path": str(pathlib.Path(sys.argv[1]).parent), "server_url": "https://github.com", "action_repository": "owner/waymark",
    "action_ref": "v1", "repository": "owner/app", "sha": "0" * 40, "base_ref": "",
}
outputs = {}


def value(name):
    """The value of one name, or of a text in quotes."""
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
