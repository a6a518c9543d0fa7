#!/usr/bin/env bash
# The modules below the routes compile as Embedded Swift, to objects, for a machine without an operating system whose Int
# has 32 bits; and a program of them, which makes a table and matches, prints and explains links, is linked and does what
# it should. The program matters: generic code is looked at where it is used, and no sooner.
#
# What Embedded Swift cannot have stands behind `hasFeature(Embedded)`, in five places:
#
# - AnyPatternSyntax is the native syntax: there are no values of any type
# - MakingError is one type: there are no errors of any type
# - Condition is not Codable: there is no Codable
# - GlobalsType has no name of its type: types have none
# - Bytes are read one by one where the standard library would ask for all at once: that may throw any error
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/support.sh
optimization=${optimization:--Onone} # which compiles three times as fast; -Osize is what the report has
. Scripts/Embedded/modules.sh

compile_modules
compile Program Tests/Embedded/Program.swift
link "$build/program.wasm" "$build/Program.o" --export=firstFalseFact
answer=$("$tools/wasmkit" run "$build/program.wasm" firstFalseFact)
[ "$answer" = "[WasmTypes.Value.i32(0)]" ] || fail "the number of the first fact that does not hold: $answer"
echo "a program of them does what it should"
