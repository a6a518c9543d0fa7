# Read by the other scripts; does nothing by itself.

# fail TEXT: says what is wrong and stops.
fail() {
    printf '%s\n' "$1" >&2
    exit 1
}

# forget_fetched BUILD: has the next build resolve its dependencies again, without compiling everything again.
forget_fetched() {
    rm -rf "$1"/{checkouts,repositories,workspace-state.json}
}

# expect_nothing_fetched BUILD: fails if a build fetched any dependency.
expect_nothing_fetched() {
    local fetched
    fetched=$(find "$1"/{checkouts,repositories} -mindepth 1 -maxdepth 1 2>/dev/null || true)
    [ -z "$fetched" ] || fail "nothing should be fetched without traits, but these were:"$'\n'"$fetched"
    echo "nothing is fetched without traits"
}

# The build that packages share which have Waymark without traits, and fetch nothing: what they have in common is compiled once.
plain=.build-plain

# Has the manifest add a product for each module: packages of the repository depend on some that have none.
export WAYMARK_MODULES=1

# built PACKAGE PROGRAM: builds a package of its own, which fetches nothing, and prints where its program is.
built() {
    swift build --package-path "$1" --scratch-path "$plain" --disable-build-manifest-caching >&2
    expect_nothing_fetched "$plain" >&2
    printf '%s/%s\n' "$(swift build --package-path "$1" --scratch-path "$plain" --show-bin-path)" "$2"
}

# python_tools FOLDER PACKAGE…: a virtual environment with packages of PyPI, made once; installing is tried again when it fails.
python_tools() {
    local folder=$1
    shift
    [ -x "$folder/bin/python" ] || python3 -m venv "$folder" || {
        local root=()
        [ "$(id -u)" -eq 0 ] || root=(sudo)
        "${root[@]}" apt-get update -qq -o Acquire::Retries=5
        "${root[@]}" apt-get install -y -qq -o Acquire::Retries=5 --no-install-recommends python3-venv
        python3 -m venv --clear "$folder"
    }
    local try
    for try in 1 2 3 4; do
        "$folder/bin/python" -m pip install --quiet --disable-pip-version-check --retries 5 "$@" && return
        sleep $((5 * try))
    done
    fail "these packages cannot be installed: $*"
}
