#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkEngine
    import WaymarkManifest

    struct CompileCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "compile",
            abstract: "Writes the table as bytes that a program opens without parsing patterns.",
            discussion: """
                A compiled table contains the data for matching, and the names and patterns of its routes. Programs \
                open it with TableRouter, from a file or from their own constants. It is specific to one version of \
                Waymark: compile it again with each new version.

                With --check nothing is written: the file of --output is compared, byte by byte, with the new one.

                Exit codes: 0 the table was written, or is the same; 1 it is not the same; 2 bad input.
                """)

        @Option(help: "The output: bytes, or swift for a Swift file that contains them as a constant.")
        var format = CompiledFormat.bytes

        @Option(value: "name", help: "The name of the Swift constant (default: \(CompiledFile.defaultName)).")
        var name: String?

        @OptionGroup var destination: OutputOptions

        @OptionGroup(title: "Routes") var table: TableOptions

        func validate() throws {
            try reject(if: name != nil && format != .swift, "--name goes with --format swift")
            try GivenName.checkSwiftType(name)
        }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let loaded = try table.load()
            loaded.file?.writeDeveloperNote()
            let compiled = try loaded.compiled()
            let bytes =
                format == .bytes
                ? compiled.bytes : Array(CompiledFile.swift(compiled, named: name ?? CompiledFile.defaultName).utf8)
            if destination.isStandardOutput, out.file.isTerminal, format == .bytes {
                throw ToolError("bytes are not written to a terminal; give a file with --output")
            }
            let sources = loaded.paths + [table.table].compactMap(\.self)
            if format == .bytes { writeNote(about: compiled) }
            return try destination.write(bytes, by: "waymark compile", besides: sources, to: &out)
        }

        /// Notes on standard error if verbs cannot read the compiled table with `--table`.
        private func writeNote(about compiled: CompiledTable) {
            do throws(CompiledTableError) {
                _ = try RouteTable(compiled, types: { .absent($0) }, route: { index, _ in index })
            } catch {
                WaymarkTool.write(Style(for: .standardError).notes(["for --table, \(error.description.escaped())"]))
            }
        }
    }

    enum CompiledFormat: String, ExpressibleByArgument, CaseIterable {
        case bytes, swift
    }
#endif
