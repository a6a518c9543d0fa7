#!/usr/bin/env bash
# Every target and every test builds without a warning, imports nothing that its manifest does not declare, and says
# of each public type whether it is Sendable. Dependencies are left alone: their warnings are not ours to mend.
set -euo pipefail
cd "$(dirname "$0")/.."

# A build folder of its own, because other flags mean that everything is compiled again.
swift build --build-tests --scratch-path .build-strict \
    --explicit-target-dependency-import-check error \
    -Xswiftc -warnings-as-errors \
    -Xswiftc -Werror -Xswiftc ExplicitSendable
