#if Tool
    import ArgumentParser
    import WaymarkManifest

    struct SchemaCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Writes the JSON Schema of route files, for completion and checks in editors.",
            discussion: """
                The schema (2020-12) is generated from the definition that the reader of route files uses. A file \
                names it in its first line: '# yaml-language-server: $schema=waymark.schema.json'. The reader rejects \
                everything that it rejects; patterns, sources and relations between keys are checked by 'waymark \
                check'.

                Exit codes: 0 it was written, or is the same with --check; 1 it is not; 2 bad input.
                """)

        @Option(
            help: ArgumentHelp("The file to write (default: standard output).", valueName: "file"), completion: .file())
        var output: String?

        @Flag(help: "Write nothing, and check whether --output is the schema.")
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
