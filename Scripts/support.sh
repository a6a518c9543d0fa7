# shellcheck shell=bash
# Functions that the scripts share. Reading this file runs nothing.

# fail TEXT: prints an error and ends the script.
fail() {
    printf '%s\n' "$1" >&2
    exit 1
}

# list_of FOLDER: the names that a folder of scripts declares, a tab, and their purposes.
list_of() { sed -nE 's/^## ([a-z-]+): (.*)$/\1\t\2/p' "$1"/*.sh; }

# run_by_name KIND FOLDER NAME…: runs KIND_NAME of the file that declares NAME. Several names run in a process each, because
# `set -e` has no effect in a function whose failure the caller handles.
run_by_name() {
    local kind=$1 folder=$2 name failed=()
    shift 2
    case ${1:---help} in
    -h | --help)
        printf 'usage: Scripts/%s NAME…\n\n' "$kind"
        list_of "$folder" | awk -F '\t' '{ printf "%-14s %s\n", $1, $2 }'
        return
        ;;
    esac
    for name; do
        list_of "$folder" | cut -f1 | grep -xF -e "$name" >/dev/null && continue
        { printf "'%s' is not in the list:\n\n" "$name" && "Scripts/$kind" --help; } >&2
        exit 2
    done
    if [ $# -eq 1 ]; then
        # shellcheck source=/dev/null
        . "$(grep -lE "^## $1: " "$folder"/*.sh)"
        "${kind}_${1//-/_}"
        return
    fi
    for name; do
        printf '\n==> %s\n' "$name"
        "Scripts/$kind" "$name" || failed+=("$name")
    done
    [ ${#failed[@]} -eq 0 ] || fail "failed: ${failed[*]}"
}

# make_temporary: makes a folder, $temporary, which is removed when the script ends.
make_temporary() {
    temporary=$(mktemp -d)
    trap 'rm -rf "$temporary"' EXIT
}

# require PACKAGES COMMAND…: fails if a command is missing, and names the packages of Debian that have the commands.
require() {
    local packages=$1 name
    shift
    for name; do
        command -v "$name" >/dev/null || fail "$name is missing: apt-get install $packages"
    done
}

# expect_number NAME VALUE: fails if the value of an environment variable is not a positive number.
expect_number() { [[ $2 =~ ^[1-9][0-9]*$ ]] || fail "$1 is '$2', and should be a positive number"; }

# products_of BUILD: the folder of the debug products of a scratch path, which depends on the build system.
products_of() { swift build --scratch-path "$1" --show-bin-path; }

# finished_build: the scratch path of a build of the tool and the tests that is finished: WAYMARK_BUILD.
finished_build() {
    local build=${WAYMARK_BUILD:-.build-strict}
    [ -x "$(products_of "$build")/waymark" ] ||
        fail "$build has no finished build of the tests: run Scripts/check warnings, or name another one in WAYMARK_BUILD"
    (cd "$build" && pwd)
}

# finished_products: the folder of the products of the finished build.
finished_products() {
    local build
    build=$(finished_build) || exit
    products_of "$build"
}

# run_finished_tests OPTION…: runs tests of the finished build.
run_finished_tests() {
    local build
    build=$(finished_build)
    swift test --enable-all-traits --disable-xctest --skip-build --scratch-path "$build" "$@"
}

# show_failed_tests LOG: the tests of a log that failed, and what they compared.
show_failed_tests() { grep -aE '^(✘|↳)|error:' "$1" | head -40 || true; }

# shipped_tool: the program that WAYMARK_TOOL names, or the one of Integrations/build-tool.sh.
shipped_tool() {
    if [ -n "${WAYMARK_TOOL:-}" ]; then readlink -f "$WAYMARK_TOOL"; else Integrations/build-tool.sh; fi
}

# forget_fetched BUILD: makes the next build resolve its dependencies again, without compiling everything again.
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

# The scratch path of packages that have Waymark without traits, and fetch nothing: what they have in common is compiled once.
plain=.build-plain

# Makes the manifest add a product for each module: packages of the repository depend on modules that have none. Checks that
# build the package as consumers get it unset this.
export WAYMARK_MODULES=1

# built PACKAGE PROGRAM: builds a package of its own, which fetches nothing, and prints the path of its program.
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
