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

                Exit codes: 0 it was written, or is the same; 1 it is not the same; 2 bad input.
                """)

        @Option(help: "The output: bytes, or swift for a Swift file that contains them as a constant.")
        var format = CompiledFormat.bytes

        @Option(
            help: ArgumentHelp(
                "The name of the Swift constant (default: \(CompiledFile.defaultName)).", valueName: "name"))
        var name: String?

        @Option(help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file())
        var output: String?

        @Flag(help: "Compare the file of --output, and write nothing.")
        var check = false

        @OptionGroup(title: "Routes")
        var table: TableOptions

        func validate() throws {
            if check, output == nil { throw ValidationError("--check goes with --output") }
            if name != nil, format != .swift { throw ValidationError("--name goes with --format swift") }
            try GivenName.checkSwiftType(name)
        }

        var writesJSON: Bool { false }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let loaded = try table.load()
            if case .file(let file) = loaded { file.writeDeveloperNote() }
            let compiled = try loaded.compiled()
            let bytes =
                format == .bytes
                ? compiled.bytes : Array(CompiledFile.swift(compiled, named: name ?? CompiledFile.defaultName).utf8)
            guard let output, output != "-" else {
                if out.file.isTerminal, format == .bytes {
                    throw ToolError("bytes are not written to a terminal; give a file with --output")
                }
                try out.write(bytes)
                return .yes
            }
            if check {
                return try WrittenFile(path: output, writer: "waymark compile").compare(with: bytes, writingTo: &out)
            }
            try FileWriter.write(bytes, to: output, besides: loaded.paths)
            return .yes
        }
    }

    enum CompiledFormat: String, ExpressibleByArgument, CaseIterable {
        case bytes, swift
    }
#endif
