#if Tool
    import ArgumentParser
    import WaymarkManifest

    struct SchemaCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Writes the JSON Schema of route files, by which editors complete and check them.",
            discussion: """
                The schema (2020-12) is made from what the reader of route files reads by. A file names it in its first \
                line: '# yaml-language-server: $schema=waymark.schema.json'. What it refuses, the reader refuses; patterns, \
                sources and all that one key says of another are for 'waymark check'.

                Exit codes: 0 it was written, or is the same with --check; 1 it is not; 2 bad input.
                """)

        @Option(
            help: ArgumentHelp("The file to write (default: standard output).", valueName: "file"), completion: .file())
        var output: String?

        @Flag(help: "Write nothing, and say whether --output is the schema.")
        var check = false

        func validate() throws {
            if check, output == nil || output == "-" { throw ValidationError("--check compares the file of --output") }
        }

        var writesJSON: Bool { false }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let text = JSONSchema.text
            guard let output, output != "-" else {
                out.buffer.write(text)
                return .yes
            }
            if check {
                let file = WrittenFile(path: output, writer: "waymark schema")
                return try file.compare(with: Array(text.utf8), writingTo: &out)
            }
            try FileWriter.write(text, to: output)
            return .yes
        }
    }
#endif
