#!/usr/bin/env bash
# The JSON Schema of route files refuses what the reader refuses for its shape, keys and words, and nothing that the reader
# takes: for every example of the repository and for 10,000 files with random changes, as check-jsonschema says.
# usage: Scripts/check-schema.sh [SCRATCH-PATH]     of a build of the tests that is finished already
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh

scratch=${1:-.build} count=${WAYMARK_SCHEMA_FILES:-10000}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python_tools .build-tools check-jsonschema
[ $# -gt 0 ] || swift build --enable-all-traits --build-tests --scratch-path "$scratch"
tool=$(swift build --enable-all-traits --scratch-path "$scratch" --show-bin-path)/waymark
schema=$folder/waymark.schema.json
"$tool" schema >"$schema"
"$tool" schema --check --output Documentation/waymark.schema.json
.build-tools/bin/check-jsonschema --check-metaschema "$schema"

# Every route file of the repository that others than Waymark can read names the schema, and is one.
for file in Examples/*/waymark.yaml; do
    head -1 "$file" | grep -q '^# yaml-language-server: \$schema=../../Documentation/waymark.schema.json$' ||
        fail "$file does not name its schema in its first line"
    .build-tools/bin/check-jsonschema --schemafile "$schema" "$file"
    "$tool" check --routes "$file" >/dev/null
done

mkdir "$folder/files"
.build-tools/bin/python Scripts/change-route-files.py "$schema" "$folder/files" "$count" Examples/*/waymark.yaml
WAYMARK_MANY_FILES=$folder/files swift test --enable-all-traits --disable-xctest --skip-build --scratch-path "$scratch" \
    --filter ManyFilesTests >"$folder/log" 2>&1 || fail "$(tail -20 "$folder/log")"
[ -s "$folder/files/codes.tsv" ] || fail "no file was read: $(tail -20 "$folder/log")"

# In portions, so that both cores have something to do.
(cd "$folder/files" && printf '%s\n' *.json | xargs -P 2 -n 1000 bash -c '
    "$0" --schemafile "$1" -o json "${@:2}" >"$2.answer" || true' \
    "$OLDPWD/.build-tools/bin/check-jsonschema" "$schema") || true
python3 Scripts/compare-schema.py "$folder/files" "$count"
