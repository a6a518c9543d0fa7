#!/usr/bin/env bash
# Every Swift file of the tree is formatted as .swift-format says, and every public declaration is documented.
set -euo pipefail
cd "$(dirname "$0")/.."

swift format lint --strict --recursive --parallel .
