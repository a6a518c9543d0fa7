#if Tool
    import ArgumentParser
    import WaymarkManifest

    /// `waymark check`
    struct CheckCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Reports everything that is wrong with the table, all at once.",
            discussion: """
                Errors: patterns that cannot be read, unknown types, routes that no link tells apart. Warnings: routes \
                that are never reached, patterns that cannot be printed.

                Exit codes: 0 no error (with --strict: nothing at all); 1 problems were found; 2 the route file itself \
                cannot be read.
                """)

        @Flag(help: "Say no to warnings too.")
        var strict = false

        @Flag(help: "Also show where several routes take the same links, each with the shortest one.")
        var overlaps = false

        @Option(help: "How to write the problems: text or json.")
        var format = OutputFormat.text

        @OptionGroup(title: "Routes")
        var table: TableOptions

        var answersInJSON: Bool { format == .json }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let report = try table.load().check(isStrict: strict, showsOverlaps: overlaps)
            switch format {
            case .text: out.buffer.write(report.text(Style(for: out.file)))
            case .json: report.writeJSON(to: &out.buffer)
            }
            return report.status
        }

        /// What keeps a file from being read is a report, too.
        func write(_ failure: Failure, to out: inout OutputBuffer) {
            guard answersInJSON else { return }
            CheckReport(file: failure.file, routeCount: nil, problems: failure.problems, isStrict: strict)
                .writeJSON(to: &out)
        }
    }
#endif
