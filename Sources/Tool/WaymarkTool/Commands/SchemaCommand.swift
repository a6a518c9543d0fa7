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

        @OptionGroup var destination: OutputOptions

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            try destination.write(Array(JSONSchema.text.utf8), by: "waymark schema", besides: [], to: &out)
        }
    }
#endif
