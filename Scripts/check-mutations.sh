#!/usr/bin/env bash
# Edits the example as people do, hundreds of times: 'diff' finds each difference that the routers show for the links of the
# example, and for those links in other spellings.
#
# usage: Scripts/check-mutations.sh
set -euo pipefail
cd "$(dirname "$0")/.."
WAYMARK_THOROUGH=${WAYMARK_THOROUGH:-1} swift test -c release --traits Tool,Hashing --disable-xctest \
    --scratch-path .build-mutations -Xswiftc -enable-testing --filter MutationTests
