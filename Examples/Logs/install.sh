#!/usr/bin/env bash
# Installs the packages of the engines: a virtual environment with Spark, DuckDB, Arrow and ClickHouse, and Java for
# Spark. usage: install.sh FOLDER      the folder of the virtual environment; a complete one is not changed
set -euo pipefail

folder=$1
packages=(pyspark==4.* duckdb pyarrow chdb "pandas<3" numpy)

# root COMMAND…: runs a command as root.
root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi; }

# debian NAME…: installs Debian packages.
debian() {
    root apt-get update -qq -o Acquire::Retries=5
    root apt-get install -y -qq -o Acquire::Retries=5 --no-install-recommends "$@"
}

command -v java >/dev/null || debian default-jre-headless
python3 -c 'import ensurepip' 2>/dev/null || debian python3-venv
[ ! -f "$folder/complete" ] || exit 0
python3 -m venv "$folder"
for try in 1 2 3; do
    "$folder/bin/pip" install --quiet --disable-pip-version-check --no-compile --retries 5 --timeout 60 "${packages[@]}" && break
    [ "$try" -lt 3 ] || exit 1
    sleep $((5 * try))
done
touch "$folder/complete"
