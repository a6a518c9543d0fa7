# shellcheck shell=bash
# Shared functions of the scripts. Sourcing this file executes nothing.

# fail TEXT: prints an error and exits with 1.
fail() {
    printf '%s\n' "$1" >&2
    exit 1
}

# list_of FOLDER: prints the declared names in a folder of scripts, each with a tab and its purpose.
list_of() { sed -nE 's/^## ([a-z-]+): (.*)$/\1\t\2/p' "$1"/*.sh; }

# run_by_name KIND FOLDER NAME…: runs the function KIND_NAME from the file that declares NAME. Several names run in
# separate processes, because `set -e` has no effect in a function whose failure the caller handles.
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

# make_temporary: creates the folder $temporary, and removes it when the script ends.
make_temporary() {
    temporary=$(mktemp -d)
    trap 'rm -rf "$temporary"' EXIT
}

# require PACKAGES COMMAND…: fails if a command is missing, and names the Debian packages that contain the commands.
require() {
    local packages=$1 name
    shift
    for name; do
        command -v "$name" >/dev/null || fail "$name is missing: apt-get install $packages"
    done
}

# expect_number NAME VALUE: fails unless the value of an environment variable is a positive number.
expect_number() { [[ $2 =~ ^[1-9][0-9]*$ ]] || fail "$1 is '$2', and should be a positive number"; }

# products_of BUILD: prints the folder of the debug products of a scratch path. The folder depends on the build system.
products_of() { swift build --scratch-path "$1" --show-bin-path; }

# finished_build: prints the scratch path WAYMARK_BUILD. Fails unless it contains a finished build of the tool and the
# tests.
finished_build() {
    local build=${WAYMARK_BUILD:-.build-strict}
    [ -x "$(products_of "$build")/waymark" ] ||
        fail "$build has no finished build of the tests: run Scripts/check warnings, or name another one in WAYMARK_BUILD"
    (cd "$build" && pwd)
}

# finished_products: prints the folder of the finished build's products.
finished_products() {
    local build
    build=$(finished_build) || exit
    products_of "$build"
}

# run_finished_tests OPTION…: runs tests of the finished build. Their files are in memory where the system has a folder
# for that: tests of pending links rename thousands of files, and a disk would delay each.
run_finished_tests() {
    local build folder result=0
    build=$(finished_build)
    folder=$(mktemp -d /dev/shm/waymark.XXXXXX 2>/dev/null || mktemp -d)
    TMPDIR=$folder swift test --enable-all-traits --disable-xctest --skip-build --scratch-path "$build" "$@" || result=$?
    rm -rf "$folder"
    return "$result"
}

# show_failed_tests LOG: prints the failed tests in a log, with the compared values.
show_failed_tests() { grep -aE '^(✘|↳)|error:' "$1" | head -40 || true; }

# shipped_tool: prints the path in WAYMARK_TOOL, or the path of the tool that Integrations/build-tool.sh builds.
shipped_tool() {
    if [ -n "${WAYMARK_TOOL:-}" ]; then readlink -f "$WAYMARK_TOOL"; else Integrations/build-tool.sh; fi
}

# forget_fetched BUILD: removes the fetched dependencies of a scratch path. The next build resolves them again, and
# keeps the compiled modules.
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

# The scratch path of packages that depend on Waymark without traits and fetch nothing. Shared modules are compiled
# once.
plain=.build-plain

# Adds a product for each module to the manifest: packages in this repository depend on modules without a product.
# Checks that build the package as consumers do unset this variable.
export WAYMARK_MODULES=1

# built PACKAGE PROGRAM: builds a separate package that fetches nothing, and prints the path of its program.
built() {
    swift build --disable-index-store --package-path "$1" --scratch-path "$plain" --disable-build-manifest-caching >&2
    expect_nothing_fetched "$plain" >&2
    printf '%s/%s\n' "$(swift build --package-path "$1" --scratch-path "$plain" --show-bin-path)" "$2"
}

# python_tools FOLDER PACKAGE…: creates a virtual environment with PyPI packages, unless it exists. Retries failed
# installations.
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
