#!/usr/bin/env bash
# Builds the tool as one program that runs without Swift, and packs it with its manual and completions for shells:
# .build-tool/waymark-SYSTEM-ARCHITECTURE.tar.gz, which `tar -xzf FILE -C /usr/local` installs. Prints where the program is.
set -euo pipefail
cd "$(dirname "$0")/.."

build=$PWD/.build-tool
options=(-c release --product waymark --traits 'Tool,Hashing' --scratch-path "$build")
# Systems of Apple have the library of Swift themselves.
[ "$(uname)" != Linux ] || options+=(--static-swift-stdlib -Xlinker -s)
swift build "${options[@]}" >&2
tool=$(swift build "${options[@]}" --show-bin-path)/waymark

# The manual is written by the package that reads the arguments, from what the tool says of itself.
parser=$build/checkouts/swift-argument-parser
swift build --package-path "$parser" --scratch-path "$build/manual" --product generate-manual >&2
manual=$(swift build --package-path "$parser" --scratch-path "$build/manual" --show-bin-path)/generate-manual

root=$build/root
rm -rf "$root"
mkdir -p "$root"/{bin,share/{man/man1,bash-completion/completions,zsh/site-functions,fish/vendor_completions.d}}
cp "$tool" "$root/bin/"
"$manual" "$tool" --multi-page --output-directory "$root/share/man/man1" >&2
"$tool" --generate-completion-script bash >"$root/share/bash-completion/completions/waymark"
"$tool" --generate-completion-script zsh >"$root/share/zsh/site-functions/_waymark"
"$tool" --generate-completion-script fish >"$root/share/fish/vendor_completions.d/waymark.fish"

archive=$build/waymark-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m).tar.gz
# Files alone, as root's: folders of the system keep their owner and mode where it is unpacked.
(cd "$root" && find . -type f | sed 's,^\./,,' | LC_ALL=C sort) >"$build/files"
chmod -R u=rwX,go=rX "$root"
owner=(--owner=0 --group=0 --numeric-owner)
[ "$(uname)" = Linux ] || owner=(--uid 0 --gid 0)
tar -czf "$archive" "${owner[@]}" -C "$root" -T "$build/files"
printf 'packed: %s (%s bytes)\n' "$archive" "$(wc -c <"$archive" | tr -d ' ')" >&2
printf '%s\n' "$tool"
